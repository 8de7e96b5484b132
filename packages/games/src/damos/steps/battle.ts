import { LEGAL, losing, NATURE, type Rule, type Why } from '@hexfront/core'
import { holdCity, largestOf } from '../aftermath.ts'
import { dieAt, fly, rollAgain } from '../air.ts'
import { BATTLE, overfullSide } from '../battle.ts'
import { defenderOf, firstFighter, nextFighter } from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { hasToChoose, layLines, layOne, lossBarred, payRelief, reliefLeft } from '../losses.ts'
import { type State, type Step, sideOf, type Words } from '../state.ts'

/** C8.0: the battle in a hex. */
export const battle: Step = {
  rule: 'C8.0',
  prompt: 'The battle of {place}.',
  about: (s) => [s.assault.hex],
  asks: () => NATURE,
  stages: BATTLE,
  verbs: { roll: { says: 'Roll', takes: (_s, _, play) => play.proceed() } },
}

/** D-R59: where too many are in the hex, their owner says who stands aside. */
export const muster: Step = {
  rule: 'C2.3',
  prompt: 'Who stands aside in {place}?',
  about: (s) => [s.assault.hex],
  asks: overfullSide,
  verbs: {
    aside: {
      a: 'unit',
      says: '{unit} stands aside',
      offers(s, out) {
        for (let unit = firstFighter(s, overfullSide(s)); unit !== 0; unit = nextFighter(s, unit)) out.add(unit)
      },
      bars(s, unit, why) {
        const isThere = s.units.place[unit] === s.assault.hex && sideOf(unit) === overfullSide(s)
        return isThere && s.units.idle[unit] === 0 ? LEGAL : why.no('C2.3', '{unit} is not among those who fight', unit)
      },
      takes(s, unit, play) {
        const side = overfullSide(s)
        s.units.idle[unit] = 1
        play.tell('aside', unit)
        if (overfullSide(s) !== side) play.leave()
      },
    },
  },
}

/** X4.4: before any dice fall. */
export const support: Step = {
  rule: 'X4.4',
  prompt: 'Does the air unit support the battle of {place}?',
  about: (s) => [s.assault.hex],
  asks: () => GERMAN,
  verbs: {
    fly: {
      says: 'It does',
      takes(s, _, play) {
        fly(s, play)
        play.leave()
      },
    },
    hold: { says: 'It stays on the ground', takes: (_s, _, play) => play.leave() },
  },
}

/** X4.4: one of the German dice, once. */
export const reroll: Step = {
  rule: 'X4.4',
  prompt: 'Throw a die again?',
  asks: () => GERMAN,
  verbs: {
    again: {
      a: 'n',
      says: 'Throw die {n} again',
      offers(s, out) {
        for (let die = 1; die <= 3; die++) if (dieAt(s, die) !== 0) out.add(die)
      },
      bars: (s, die, why) => (dieAt(s, die) !== 0 ? LEGAL : why.no('X4.4', 'there is no such die')),
      takes(s, die, play) {
        rollAgain(s, die, play)
        play.leave()
      },
    },
    keep: { says: 'Keep them', takes: (_s, _, play) => play.leave() },
  },
}

/** X4.5.1: replacement points in place of strength. */
export const relief: Step = {
  rule: 'X4.5.1',
  prompt: 'Points lost: {n}. Are replacement points used?',
  about: (s) => [s.assault.due],
  asks: (s) => s.assault.payer,
  verbs: {
    pay: {
      a: 'n',
      says: 'Use {n}',
      offers(s, out) {
        for (let points = 1; points <= reliefLeft(s); points++) out.add(points)
      },
      bars: payBarred,
      takes(s, points, play) {
        payRelief(s, points, play)
        play.leave()
      },
    },
    endure: { says: 'Use none', takes: (_s, _, play) => play.leave() },
  },
}

function payBarred(s: State, points: number, why: Why): Rule {
  return points > 0 && points <= reliefLeft(s) ? LEGAL : why.no('X4.5.1', 'at most {n} can be used', reliefLeft(s))
}

/** C8.8: its owner lays what a force has incurred; the enemy hears that points are lost, not whose. */
export const losses: Step = losing<State, Words>({
  rule: 'C8.8',
  prompt: 'Who loses a point? {n} to go.',
  about: (s) => [s.assault.due],
  asks: (s) => s.assault.payer,
  verb: 'lose',
  says: '{unit} loses a point',
  offers(s, out) {
    for (let unit = firstFighter(s, s.assault.payer); unit !== 0; unit = nextFighter(s, unit)) out.add(unit)
  },
  bars: lossBarred,
  hears: (s) => (s.setting.isOpen ? 'all' : { template: 'lose a point', operands: [] }),
  lay(s, unit, play) {
    layOne(s, unit, play)
    play.reveal()
  },
  goesOn: hasToChoose,
  rest: { says: 'On the strongest', expands: layLines },
})

/** C8.11, D-R32: the defenders of a major city may give their largest unit to stay. */
export const stand: Step = {
  rule: 'C8.11',
  prompt: 'The defenders of {place} have lost. Do they hold it?',
  about: (s) => [s.assault.hex],
  asks: defenderOf,
  verbs: {
    rout: {
      a: 'unit',
      says: 'Give {unit} and hold the city',
      offers(s, out) {
        for (let unit = firstFighter(s, defenderOf(s)); unit !== 0; unit = nextFighter(s, unit)) out.add(unit)
      },
      bars(s, unit, why) {
        if (s.units.place[unit] !== s.assault.hex || s.units.idle[unit] === 1 || sideOf(unit) !== defenderOf(s))
          return why.no('C8.11', '{unit} does not defend', unit)
        return s.units.strength[unit] === largestOf(s, defenderOf(s))
          ? LEGAL
          : why.no('C8.11', 'the largest unit is routed')
      },
      takes(s, unit, play) {
        holdCity(s, unit, play)
        play.leave()
      },
    },
    retreat: { says: 'Retreat', takes: (_s, _, play) => play.leave() },
  },
}

/** X4.4: the air unit goes on with one benefit for the rest of the turn. */
export const benefit: Step = {
  rule: 'X4.4',
  prompt: 'Which benefit does the air unit keep for this turn?',
  asks: () => GERMAN,
  verbs: {
    shift: {
      says: 'The column shift',
      takes(s, _, play) {
        s.air.reroll = 0
        play.leave()
      },
    },
    reroll: {
      says: 'The die',
      takes(s, _, play) {
        s.air.shift = 0
        play.leave()
      },
    },
  },
}
