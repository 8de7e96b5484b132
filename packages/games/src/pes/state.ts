import {
  ALL_ROUND,
  flag,
  HERE,
  memory,
  names,
  Pieces,
  type Played,
  type Play as PlayOf,
  pieceColumns,
  pieceTables,
  type Step as StepOf,
  table,
  u8,
  u16,
} from '@hexfront/core'
import { AIMS, AXES, LAST_EARLY_TURN } from './charts.ts'
import { GERMAN } from './counters.ts'
import { ENDINGS } from './ending.ts'
import type { EVENTS } from './events.ts'
import type { PesSetting } from './scenarios.ts'

/** The German side's own hex and the six around it (4.10). */
const ZONE = ALL_ROUND | HERE

const SIDES = names(['Soviet', 'German'])
/** Whom hits fall on. */
export const ON_GERMANS = 1
export const ON_SOVIETS = 2
export const ON_SPECIALISTS = 3
const TARGETS = names(['', 'Germans', 'Soviets', 'specialists'])

/** 10.1: who fires in a round, in this order. */
const VOLLEYS = ['', 'flak', 'specialists', 'Germans', 'regulars']
export const BY_FLAK = 1
export const BY_SPECIALISTS = 2
export const BY_GERMANS = 3
export const BY_REGULARS = 4

export const columns = ({ kinds, unitIds, ground, places }: PesSetting) => {
  const place = u16.as(kinds.place)
  const unit = u16.as(kinds.unit)
  return {
    /** 4.8: units destroyed in failed breakouts. */
    tally: u16,
    /** 13.2: when and where to Southwest Front attacks. */
    plan: { turn: u8, axis: u8.as(names(AXES)) },
    ending: u8.as(names(ENDINGS)),
    units: table(unitIds, {
      ...pieceColumns(kinds.place),
      /** The reduced side shows (2.5). */
      reduced: flag,
      /** Has ended its activities for this phase (9.9). */
      done: flag,
      /** Member of the force that moves. */
      force: flag.of('march'),
    }),
    hexes: table(['', ...Array.from({ length: ground.size }, (_, i) => ground.name(i + 1))], {
      control: u8.as(SIDES),
      /** 3.4: a front line marker stands here (P-R02). */
      front: flag.derived,
      /** What it costs Germans to go on from here: nothing, or no way where the hex is Soviet. */
      closed: u8.derived,
      /** In supply before the force took its last step (P-R18). */
      supplied: flag.of('march'),
      /** The pocket that tries to break out. */
      pocket: flag.of('pocket'),
      /** Fortresses that were dealt with in this capture, and the hex that a breakout has freed. */
      settled: flag.of('pocket'),
    }),
    site: memory('site', { unit }),
    entry: memory('entry', { unit }),
    march: memory('march', { at: place, points: u8, moved: flag, mech: flag }),
    battle: memory('battle', { hex: place, from: place, round: u8 }),
    fire: memory('fire', { volley: u8.as(names(VOLLEYS)) }),
    losses: memory('losses', { target: u8.as(TARGETS), hex: place, hits: u8 }),
    pocket: memory('pocket', { hex: place, units: u8 }),
    clash: memory('clash', { unit, hex: place, round: u8 }),
    stavka: memory('stavka', { left: u8, stage: u8, unit, aim: u8.as(names(AIMS)), target: place, next: place }),
    southwest: memory('southwest', { stage: u8, center: place, army: u8, unit, fought: flag, took: u8 }),
    administration: memory('administration', { stage: u8 }),
    ...pieceTables(places, ground.size, 1),
  }
}

export type State = Played<typeof columns, PesSetting>

/** The words of the game. */
export interface Words {
  readonly step:
    | 'deploy'
    | 'site'
    | 'arrivals'
    | 'entry'
    | 'operations'
    | 'march'
    | 'battle'
    | 'garrison'
    | 'fire'
    | 'losses'
    | 'pocket'
    | 'stavka'
    | 'southwest'
    | 'clash'
    | 'moscow'
    | 'administration'
  readonly event: keyof typeof EVENTS
  readonly kind: keyof PesSetting['kinds']
}

export type Step = StepOf<State, Words>
export type Play = PlayOf<Words>

export const pieces = new Pieces<State>({
  sideOf: (s, unit) => s.setting.sideOf[unit]!,
  // 4.10c: there are no Soviet zones.
  zone: (s, unit) => (s.setting.sideOf[unit] === GERMAN ? ZONE : 0),
})

export const isGermanUnit = (s: State, unit: number): boolean => s.setting.sideOf[unit] === GERMAN
export const unitCount = (s: State): number => s.setting.unitIds.length - 1
/** 1.6. */
export const isLate = (s: State): boolean => s.turn > LAST_EARLY_TURN

/** 2.6: the dice of the side that shows. */
export const diceOf = (s: State, unit: number): number =>
  s.units.reduced[unit] === 1 ? s.setting.reducedDice[unit]! : s.setting.fullDice[unit]!

/** 2.5: on its full side, and with a reduced one behind it. */
export const hasTwoSteps = (s: State, unit: number): boolean =>
  s.setting.reducedDice[unit] !== 0 && s.units.reduced[unit] === 0

export const stepsOf = (s: State, unit: number): number => (hasTwoSteps(s, unit) ? 2 : 1)

/** Whether a German stands in a hex. Germans come first in the roster, so they are first in a stack. */
export function hasGermans(s: State, hex: number): boolean {
  const unit = pieces.first(s, hex)
  return unit !== 0 && isGermanUnit(s, unit)
}

/** Regular and specialist units in a hex: its garrison. */
export const isDefender = (s: State, unit: number): boolean =>
  !isGermanUnit(s, unit) && s.setting.isEntrenchment[unit] === 0 && s.setting.isAssault[unit] === 0

export function defendersIn(s: State, hex: number): number {
  let count = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isDefender(s, unit)) count++
  return count
}

/** The entrenchment in a hex, or 0 (8.8: there is one at most). */
export function entrenchmentIn(s: State, hex: number): number {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isEntrenchment[unit] === 1) return unit
  return 0
}

/** Moves all that lie in one place to another and tells how many. */
export function moveAll(s: State, from: number, to: number): number {
  let count = 0
  for (let unit = pieces.first(s, from); unit !== 0; unit = pieces.first(s, from), count++) pieces.place(s, unit, to)
  return count
}
