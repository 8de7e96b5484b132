import { NO_WHIMS, type Whims } from '@hexfront/bots'
import type { ScenarioId } from '../scenarios.ts'

/** What a player minds, in victory points. */
export interface Temper {
  /** Whether attacks are planned before units move, or each unit looks for itself. */
  readonly plans: boolean
  /** What a loss counts against a gain of the same worth. */
  readonly thrift: number
  /** How far the enemy is trusted to find the worst retreats. */
  readonly caution: number
  /** Strength spent on one attack is missing in another. */
  readonly effort: number
  /** To drive a strength point out of its walls, or out of open ground. */
  readonly drive: number
  readonly shove: number
  /** To get into a hex of the enemy's, in the first turns and later. */
  readonly breach: number
  readonly gain: number
  /** To have closed the ways out of an enemy hex when the move is over. */
  readonly ring: number
  /** To be behind the enemy on his railways. */
  readonly rails: number
  /** To be near the enemy, and near the points of main effort. */
  readonly pull: number
  readonly mass: number
  /** What danger to a unit weighs, to tanks on the loose and to Germans in their line. */
  readonly safety: number
  readonly hold: number
  readonly supply: number
  /** Room behind the front is left for those who are thrown back. */
  readonly crowd: number
  /** An open hex in the continuous line. */
  readonly gap: number
  readonly whims: Whims
}

type BothSides = Readonly<Record<'german' | 'soviet', Temper>>

/** By scenario: what is worth having differs, and so does who has time. */
export type Tempers = Readonly<Record<ScenarioId, BothSides>>

const SENSIBLE: Temper = {
  plans: true,
  thrift: 1.1,
  caution: 0.25,
  effort: 0.02,
  drive: 0.8,
  shove: 0.1,
  breach: 1.5,
  gain: 0.3,
  ring: 2,
  rails: 1,
  pull: 0.3,
  mass: 0.05,
  safety: 1,
  hold: 1,
  supply: 1,
  crowd: 0.1,
  gap: 1.2,
  whims: NO_WHIMS,
}

const PURSUING: Temper = {
  ...SENSIBLE,
  caution: 0.1,
  drive: 0.32,
  breach: 0.69,
  supply: 1.2,
  safety: 3,
  gap: 2.2,
  rails: 0.4,
  ring: 1.4,
  gain: 0.18,
  pull: 0.22,
}

/** The line counts most: he keeps it and supply behind him. */
const IN_ORDER: Temper = { ...PURSUING, ring: 0.7, supply: 2.16, gap: 2.86 }

/** 15.1: cities are held to the last. He breaks in where he can, and spares neither strength nor tanks for it. */
const BREAKING_IN: Temper = { ...IN_ORDER, breach: 1.03, ring: 0.45, pull: 0.15, safety: 1.8, effort: 0.01 }

/** 15.2: no city is held to the last, so whoever is to be caught must be caught early. */
const PRESSING: Temper = { ...IN_ORDER, breach: 1.6, gain: 0.3, safety: 2 }

/** 15.4: he needs two points for each of the Russian's, so whoever only saves himself has lost. */
const STRIKING: Temper = { ...SENSIBLE, thrift: 0.55, safety: 0.7, supply: 1.4 }

const USUAL: BothSides = { german: SENSIBLE, soviet: PURSUING }

/** Weights that held their own in some hundred games with slightly different ones (docs/bots.md). */
export const CAREFUL: Tempers = {
  historical: { ...USUAL, soviet: BREAKING_IN },
  sane: { ...USUAL, soviet: PRESSING },
  limited: USUAL,
  maximum: { ...USUAL, german: STRIKING },
}

const RASH: Temper = {
  plans: false,
  thrift: 1,
  caution: 0,
  effort: 0,
  drive: 0,
  shove: 0,
  breach: 0,
  gain: 0,
  ring: 0,
  rails: 0,
  pull: 0.2,
  mass: 0,
  safety: 0,
  hold: 0,
  supply: 0,
  crowd: 0,
  gap: 0,
  whims: NO_WHIMS,
}

const HASTE: BothSides = { german: RASH, soviet: RASH }

/** The greedy core: the next attack, and nothing else. */
export const GREEDY: Tempers = { historical: HASTE, sane: HASTE, limited: HASTE, maximum: HASTE }
