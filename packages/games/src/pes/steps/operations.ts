import { type Choices, dropping, joining, LEGAL, offerHexes, phaseNow, type Verb } from '@hexfront/core'
import { frontGaps } from '../control.ts'
import { GERMAN } from '../counters.ts'
import { endingOf } from '../ending.ts'
import { endActivities, marchOn, marchTo } from '../engagement.ts'
import { allowance, hasReady, joinBarred, marchBarred, offerMarch, pickBarred } from '../movement.ts'
import { isGermanUnit, type Play, pieces, type State, type Step, type Words } from '../state.ts'

/** 9.1: forces act one after another, each to its end. */
export const operations: Step = {
  rule: '9.1',
  prompt: 'Pick a force to move and fight, or end the phase.',
  asks: () => GERMAN,
  verbs: {
    pick: {
      a: 'unit',
      says: 'Move {unit}',
      offers: offerGermans,
      bars: pickBarred,
      takes(s, unit, play) {
        beginForce(s, s.units.place[unit]!, s.setting.isMech[unit]!, play)
        s.units.force[unit] = 1
      },
    },
    mech: wholeStack('Move the mechanized units of {place}', 1),
    leg: wholeStack('Move the units on foot of {place}', 0),
    done: {
      says: 'End the phase',
      bars(s, _, why) {
        const gaps = frontGaps(s)
        return gaps.count === 0 ? LEGAL : why.no('4.10', 'the front is open at {place}', gaps.hexes[0]!)
      },
      takes: (_s, _, play) => play.leave(),
    },
    abandon: {
      says: 'End the phase with an open front: the game is lost',
      bars: (s, _, why) => (frontGaps(s).count > 0 ? LEGAL : why.no('4.10', 'the front holds')),
      takes(s, _, play) {
        play.tell('open', frontGaps(s).hexes[0]!, frontGaps(s).count)
        s.ending = endingOf('front broken')
        play.finish()
      },
    },
  },
}

/** 5.5: the player may give up at any time; he is asked about it before the first move of a phase. */
export const concede: Verb<State, Words> = {
  says: 'Concede the game',
  offers(s, out) {
    if (phaseNow(s).step === 'operations' && s.flow.depth === 1 && !s.units.done.includes(1)) out.add()
  },
  takes(s, _, play) {
    s.ending = endingOf('conceded')
    play.finish()
  },
}

function wholeStack(says: string, mech: number): Verb<State, Words> {
  return {
    a: 'place',
    says,
    offers: offerStacks,
    bars: (s, hex, why) =>
      hex <= s.setting.ground.size && hasReady(s, hex, mech)
        ? LEGAL
        : why.no('9.1', 'no such units in {place} may act', hex),
    takes(s, hex, play) {
      beginForce(s, hex, mech, play)
      for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
        if (s.units.done[unit] === 0 && s.setting.isMech[unit] === mech) s.units.force[unit] = 1
    },
  }
}

function beginForce(s: State, hex: number, mech: number, play: Play): void {
  play.enter('march')
  s.march.at = hex
  s.march.mech = mech
  s.march.points = allowance(s, mech)
}

/** 9.2: the force is made up, moves, fights, drops units, and stops. */
export const march: Step = {
  rule: '9.2',
  prompt: 'Move the force in {place}. Points left: {n}.',
  about: (s) => [s.march.at, s.march.points],
  asks: () => GERMAN,
  resumes: marchOn,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      isExact: true,
      offers: offerMarch,
      bars: marchBarred,
      takes: marchTo,
    },
    join: joining<State, Words>({
      says: 'Add {unit}',
      members: force,
      offers(s, out) {
        if (s.march.moved === 0) offerHere(s, out)
      },
      bars: joinBarred,
    }),
    drop: dropping<State, Words>({
      rule: '9.2',
      says: 'Leave {unit} here',
      notIn: '{unit} is not in the force',
      members: force,
      isUsed: (s) => s.march.moved === 1,
      bars: (s, unit, why) => (forceSize(s) > 1 ? LEGAL : why.no('9.2', '{unit} is the whole force: stop it', unit)),
      after(s, unit, play) {
        // 9.2a: dropped on the way, it is done; left out before the first step, it is not.
        if (s.march.moved === 0) return
        s.units.done[unit] = 1
        play.tell('dropped', unit, s.march.at)
      },
    }),
    stop: {
      says: 'Stop here',
      takes(s, _, play) {
        if (s.march.moved === 1) endActivities(s)
        play.leave()
      },
    },
  },
}

function force(s: State): Uint8Array {
  return s.units.force
}

function forceSize(s: State): number {
  let size = 0
  for (let unit = pieces.first(s, s.march.at); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    size += s.units.force[unit]!
  return size
}

function offerGermans(s: State, out: Choices): void {
  const { size } = s.setting.ground
  for (let unit = 1; isGermanUnit(s, unit); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && hex <= size) out.add(unit)
  }
}

function offerHere(s: State, out: Choices): void {
  for (let unit = pieces.first(s, s.march.at); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    out.add(unit)
}

function offerStacks(s: State, out: Choices): void {
  offerHexes(pieces.hexesOf(s, GERMAN), out)
}
