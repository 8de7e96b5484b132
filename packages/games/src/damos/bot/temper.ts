import { NO_WHIMS, type Whims } from '@hexfront/bots'

/** What a player minds, in points of strength. */
export interface Temper {
  /** An enemy point that is destroyed, an own one that is lost. */
  readonly kill: number
  readonly thrift: number
  /** To drive a point of the enemy back, demoralized; to be driven back. */
  readonly rout: number
  readonly shock: number
  /** A point of an exploitation to come. */
  readonly exploit: number
  /** To close the ways out of an enemy hex. */
  readonly ring: number
  /** What danger to a force weighs. */
  readonly danger: number
  /** To be without supply, for each point. */
  readonly supply: number
  /** A movement point on the way to Moscow. */
  readonly advance: number
  /** A hex of railway that is converted, or is not. */
  readonly rail: number
  /** To cover the ways to Moscow. */
  readonly screen: number
  /** Moscow itself. */
  readonly moscow: number
  /** To be in Smolensk early. */
  readonly dash: number
  /** C2.6.1: to be spent by a reaction in one's own next turn, for each point. */
  readonly spent: number
  /** To stand on the enemy's railway. */
  readonly cut: number
  /** To take a city. */
  readonly city: number
  /** To stand together. */
  readonly mass: number
  /** What an activation must promise. */
  readonly least: number
  readonly whims: Whims
}

export type Tempers = Readonly<Record<'german' | 'russian', Temper>>

const GERMAN: Temper = {
  kill: 1,
  thrift: 0.9,
  rout: 0.3,
  shock: 0.25,
  exploit: 0.15,
  ring: 0.8,
  danger: 0.4,
  supply: 0.15,
  advance: 0.6,
  rail: 3,
  screen: 0,
  moscow: 20,
  dash: 4,
  spent: 0.25,
  cut: 0,
  city: 1,
  mass: 0.3,
  least: 0.1,
  whims: NO_WHIMS,
}

const RUSSIAN: Temper = {
  kill: 1,
  thrift: 0.8,
  rout: 0.3,
  shock: 0.25,
  exploit: 0.05,
  ring: 0.3,
  danger: 0.5,
  supply: 0.2,
  advance: 0.05,
  rail: 3,
  screen: 1,
  moscow: 20,
  dash: 0,
  spent: 0.08,
  cut: 3,
  city: 1,
  mass: 0.2,
  least: 0.1,
  whims: NO_WHIMS,
}

export const CAREFUL: Tempers = { german: GERMAN, russian: RUSSIAN }
