import { type Choices, changed, LEGAL, type Reach, type Rule, type Why } from '@hexfront/core'
import { dueBarred, hasEntry } from '../arrivals.ts'
import { take } from '../control.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { hearsOf, isKnownTo, uncovers } from '../fog.ts'
import {
  acrossBarred,
  canGoOn,
  marchBarred,
  offerAcross,
  offerMarch,
  offerUnder,
  offerUnmoved,
  pickUpBarred,
  rangeOf,
  settlePoints,
} from '../movement.ts'
import { type Play, phasing, pieces, type State, type Step, sideOf, unitCount } from '../state.ts'

/** 9.2: units move one at a time. */
export const move: Step = {
  rule: '9.2',
  prompt: 'Move your units one after another, or end the phase.',
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      says: 'Move {unit}',
      next: 'to',
      isExact: true,
      offers: (s, out) => offerUnmoved(s, 0, out),
      bars: pickUpBarred,
      hears: hearsOf('move a unit from {place}'),
      takes: pickUp,
    },
    enter: {
      a: 'unit',
      says: 'Bring in {unit}',
      next: 'at',
      offers: offerWaiting,
      bars: entranceBarred,
      takes(s, unit, play) {
        play.enter('entry')
        s.entry.unit = unit
      },
    },
    done: { says: 'End the phase', takes: (_s, _, play) => play.leave() },
  },
}

/** R09-02, option. */
function offerWaiting(s: State, out: Choices): void {
  if (!s.setting.arriveInMovement) return
  for (let unit = 1; unit <= unitCount(s); unit++) if (s.units.waiting[unit] === 1) out.add(unit)
}

function entranceBarred(s: State, unit: number, why: Why): Rule {
  if (!s.setting.arriveInMovement) return why.no('10.1', 'units come in before combat')
  const barred = dueBarred(s, unit, why)
  if (barred !== LEGAL) return barred
  return hasEntry(s, unit) ? LEGAL : why.no('10.1', 'no hex is open to {unit}', unit)
}

/** 7.1: what it may spend is settled now; 9.3: dice may leave it without a step to take. */
function pickUp(s: State, unit: number, play: Play): void {
  play.enter('march')
  s.march.unit = unit
  // The German sees where a hand goes to.
  if (!isKnownTo(s, unit, GERMAN)) play.reveal()
  settlePoints(s, unit, play)
  changed(s)
  if (s.march.isBegun === 1 && !canGoOn(s)) halt(s, play)
}

/** 9.1, 3.3: leg by leg, so that the owner chooses the way; what it enters it takes. */
export const march: Step = {
  rule: '9.1',
  prompt: 'Where does {unit} go? Points left: {n}.',
  about: (s) => [s.march.unit, s.march.points],
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      isExact: true,
      offers: offerMarch,
      bars: marchBarred,
      takes: (s, hex, play) => go(s, hex, rangeOf(s).land, (unit) => pieces.place(s, unit, hex), play),
    },
    under: {
      a: 'place',
      says: 'Go to {place}, below the unit there',
      isExact: true,
      offers: offerUnder,
      bars: underBarred,
      takes: (s, hex, play) => go(s, hex, rangeOf(s).land, (unit) => pieces.placeUnder(s, unit, hex), play),
    },
    across: {
      a: 'place',
      says: 'Go across the narrows to {place}',
      isExact: true,
      offers: offerAcross,
      bars: acrossBarred,
      takes(s, hex, play) {
        const { across } = rangeOf(s)
        s.narrowsCrossed = 1
        play.tell('narrows')
        go(s, hex, across, (unit) => pieces.place(s, unit, hex), play)
      },
    },
    next: {
      a: 'unit',
      says: 'Stop here and move {unit}',
      next: 'to',
      isExact: true,
      offers: offerNext,
      bars: nextBarred,
      hears: hearsOf('stop here and move a unit from {place}'),
      takes(s, unit, play) {
        settle(s)
        play.leave()
        pickUp(s, unit, play)
      },
    },
    halt: { says: 'Stop here', takes: (s, _, play) => halt(s, play) },
  },
}

/** 6.8: below the one that stands there already. */
function underBarred(s: State, hex: number, why: Why): Rule {
  if (phasing(s) !== SOVIET) return why.no('6.8', 'the order of German stacks is open')
  if (pieces.first(s, hex) === 0) return why.no('6.8', 'nobody stands in {place}', hex)
  return marchBarred(s, hex, why)
}

/** Before the first step it is just another unit that is picked, which chance and bots do not ponder. */
function offerNext(s: State, out: Choices): void {
  if (s.march.isBegun === 0 && !out.isForPeople) return
  offerUnmoved(s, s.march.unit, out)
}

function nextBarred(s: State, unit: number, why: Why): Rule {
  return s.march.unit === unit ? why.no('9.2', '{unit} is in hand', unit) : pickUpBarred(s, unit, why)
}

function go(s: State, hex: number, range: Reach, lay: (unit: number) => void, play: Play): void {
  const { unit } = s.march
  const side = sideOf(s, unit)
  const points = s.march.points - range.cost(hex)
  way.length = 0
  range.pathTo(hex, way)
  for (let i = 1; i < way.length; i++) take(s, side, way[i]!, play)
  if (uncovers(s, unit)) play.reveal()
  lay(unit)
  play.tell('moved', unit, hex)
  // 4.2
  if (s.flow.over === 1) return
  s.march.points = points
  s.march.isBegun = 1
  changed(s)
  if (points === 0 || !canGoOn(s)) halt(s, play)
}

const way: number[] = []

/** 9.2: a unit that has moved, or thrown for its points, is done for the phase. */
function halt(s: State, play: Play): void {
  settle(s)
  play.leave()
}

function settle(s: State): void {
  if (s.march.isBegun === 1) s.units.moved[s.march.unit] = 1
}
