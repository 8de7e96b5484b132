import {
  ALL_ROUND,
  flag,
  memory,
  names,
  OrderedPieces,
  orderedPieceColumns,
  type Played,
  type Play as PlayOf,
  phaseNow,
  pieceTables,
  type Step as StepOf,
  table,
  u8,
  u16,
} from '@hexfront/core'
import { RESULTS } from './charts.ts'
import { UNKNOWN_ROWS } from './counters.ts'
import type { EVENTS } from './events.ts'
import type { Dagc09Setting } from './scenarios.ts'

/** 13.2: which air armies a mission was flown by. */
export const NO_AIR = 0
export const MAIN_AIR_ARMY = 1
export const UKRAINIAN_AIR_ARMY = 2

const SIDES = names(['', 'German', 'Soviet'])
const RESULT_WORDS = names(['', ...RESULTS])
const AIR = names(['', 'main front', '1st Ukrainian Front'])

export const columns = ({ kinds, unitIds, ground, crt, ports }: Dagc09Setting) => ({
  /** 10.6: replacement steps that the side of the phase has left. */
  replacements: u8,
  /** 13.1, 13.2: air armies there are, and those that have flown this turn. */
  air: { main: u8, mainFlown: u8, ukrainian: u8, ukrainianFlown: u8 },
  /** 12.6: armor concentration was called for this turn. */
  armorCalled: flag,
  /** 9.8: the narrows were crossed. */
  narrowsCrossed: flag,
  units: table(unitIds, {
    ...orderedPieceColumns(kinds.place),
    reduced: flag,
    dead: flag,
    /** On the turn track, or in hand at set-up: neither on the map nor dead. */
    waiting: flag,
    /** 5.4: began turn 1 within nine hexes of the marker. */
    activated: flag,
    moved: flag,
    /** 7.3: where it stood when the movement phase began, and the die of the stack there. */
    began: u16.as(kinds.place),
    die: u8,
    /** 13.3. */
    interdicted: u8.as(AIR),
    /** 10.8: took a replacement step this turn. */
    replaced: flag,
    /** 10.4: a Korps Gruppe was placed on it this turn. */
    received: flag,
    /** 7.9: picked to go without port supply for the rest of the turn. */
    cut: flag,
    /** 11.5: attacked in this phase; 11.3, 11.17: was attacked in this phase. */
    fought: flag,
    attacked: flag,
    /** 6.8: a Soviet unit that has fought in this phase is known to the German until it ends. */
    seen: flag,
    /** Part of the attack in hand. */
    joined: flag.of('assault'),
    /** 7.1: out of supply when the battle began. */
    unsupplied: flag.of('assault'),
    advanced: flag.of('assault'),
  }),
  hexes: table(['', ...Array.from({ length: ground.size }, (_, i) => ground.name(i + 1))], {
    /** 3.3. */
    control: u8.as(SIDES),
    /** 6.8, R09-14: the order of its stack was changed in this phase. */
    swapped: flag,
  }),
  /** 7.9: taken by the Soviets once. */
  ports: table(['', ...ports.map(({ name }) => name)], { lost: flag }),
  site: memory('site', { unit: u16.as(kinds.unit) }),
  entry: memory('entry', { unit: u16.as(kinds.unit) }),
  /** 9.1: the unit in hand, the points it has left, and whether it is committed to its move. */
  march: memory('march', { unit: u16.as(kinds.unit), points: u8, isBegun: flag }),
  /** 11.8: the last attack of the phase. */
  combat: memory('combat', { column: u8.as(names(crt.columns)), result: u8.as(RESULT_WORDS) }),
  assault: memory('assault', {
    target: u16.as(kinds.place),
    /** 6.8, 7.1: the attack cannot be called off, and supply is judged. */
    isDeclared: flag,
    air: flag,
    armor: flag,
    isArdent: flag,
    column: u8.as(names(crt.columns)),
    /** What is carried out, which is not always what was thrown (11.17 to 11.19, 12.2). */
    effect: u8.as(RESULT_WORDS),
    isAvoiding: flag,
    /** 11.17: units that have retreated. */
    sent: u8,
    /** 11.21: steps that the attacker has to lose, and whether he has lost one. */
    due: u8,
    hasPaid: flag,
  }),
  ...pieceTables(ground.size, ground.size, 2),
})

export type State = Played<typeof columns, Dagc09Setting>

/** The words of the game. */
export interface Words {
  readonly step:
    | 'deploy'
    | 'site'
    | 'ports'
    | 'arrivals'
    | 'entry'
    | 'combat'
    | 'assault'
    | 'avoid'
    | 'ardor'
    | 'retreat'
    | 'losses'
    | 'advance'
    | 'interdict'
    | 'move'
    | 'march'
    | 'excess'
  readonly event: keyof typeof EVENTS
  readonly kind: keyof Dagc09Setting['kinds']
}

export type Step = StepOf<State, Words>
export type Play = PlayOf<Words>

export const sideOf = (s: State, unit: number): number => s.setting.sideOf[unit]!
export const enemyOf = (side: number): number => 3 - side
export const isLocality = (s: State, unit: number): boolean => s.setting.isLocality[unit] === 1
export const isCavalryMechanized = (s: State, unit: number): boolean => s.setting.isCavalryMechanized[unit] === 1
export const isUkrainian = (s: State, unit: number): boolean => s.setting.isUkrainian[unit] === 1

/** 2.9, 2.11: the factor of the side that is up. */
export const strengthOf = ({ setting, units }: State, unit: number): number =>
  units.reduced[unit] === 1 ? setting.reduced[unit]! : setting.full[unit]!

/** 2.11: steps left to a unit in play. */
export const stepsOf = ({ setting, units }: State, unit: number): number =>
  setting.reduced[unit] === 0 || units.reduced[unit] === 1 ? 1 : 2

/** The rows of counters; those after them stand for pieces that a view does not know. */
export const unitCount = (s: State): number => s.setting.units

/** What can be seen on a counter without turning it over or lifting the one above it. */
const SHOWN = ['order', 'activated', 'moved', 'began', 'die', 'replaced', 'fought', 'attacked']

const UNKNOWNS = { rows: UNKNOWN_ROWS, shown: SHOWN, areCounted: true }

/** 8.1: every unit controls all six hexes around it; 6.8: what lies below the top of a stack is its owner's to know. */
export const pieces = new OrderedPieces<State>({
  sideOf,
  zone: () => ALL_ROUND,
  unknowns: () => UNKNOWNS,
})

export const inEnemyZone = (s: State, side: number, hex: number): boolean => pieces.inZone(s, enemyOf(side), hex)

/** Who moves and fights now, or sets up. */
export const phasing = (s: State): number => phaseNow(s).side
