import { NO_WHIMS, type Whims } from '@hexfront/bots'

/** What a player minds, in points of combat strength. */
export interface Temper {
  /** Whether attacks are planned before units move, or each unit looks for itself. */
  readonly plans: boolean
  /** What an own loss counts against one of the enemy's. */
  readonly thrift: number
  /** What an attack must promise to be made, and what every unit in it could do elsewhere. */
  readonly least: number
  readonly effort: number
  /** What it costs to be where an attack wants a unit instead of where it is best. */
  readonly patience: number
  /** What a column must bring for an air army, or armor concentration, to be spent on it. */
  readonly support: number
  /** A victory point that is taken, or kept from the enemy. */
  readonly prize: number
  readonly hold: number
  /** To get into any hex of the enemy's, and to drive a strength point out of it. */
  readonly breach: number
  readonly push: number
  /** To be near what is worth taking or holding. */
  readonly pull: number
  /** A week's march on the way to one's post. */
  readonly march: number
  /** How far behind the first front a place begins to be worth a post, and what a garrison is worth beside a post in the line. */
  readonly shallow: number
  readonly garrison: number
  /** What a post before the Baltic coast is worth beside others in the line. */
  readonly coast: number
  /** To stand in the enemy's way. */
  readonly screen: number
  /** What danger to a unit weighs. */
  readonly safety: number
  readonly supply: number
  /** To close the ways out of an enemy hex. */
  readonly ring: number
  /** Not to stand on each other's feet. */
  readonly crowd: number
  /** Which share of those who could strike at a hex will. */
  readonly alarm: number
  readonly whims: Whims
}

/** By side; in the bold stroke both sides have further to go, and mind more who is where. */
export type Tempers = Readonly<Record<'german' | 'soviet' | 'boldGerman' | 'boldSoviet', Temper>>

const SENSIBLE: Temper = {
  plans: true,
  thrift: 1,
  least: 0.2,
  effort: 0.03,
  patience: 0.5,
  support: 0.15,
  prize: 2,
  hold: 1.5,
  breach: 0.3,
  push: 0.15,
  pull: 1,
  march: 1,
  shallow: 13,
  garrison: 0.7,
  coast: 1,
  screen: 0.3,
  safety: 1,
  supply: 1,
  ring: 0.3,
  crowd: 0.1,
  alarm: 0.5,
  whims: NO_WHIMS,
}

const GERMAN: Temper = {
  ...SENSIBLE,
  thrift: 1.2,
  patience: 0,
  prize: 4.3,
  hold: 1.2,
  pull: 0.3,
  march: 2.5,
  shallow: 13,
  garrison: 1.2,
  coast: 2.5,
  screen: 0.1,
  safety: 1,
  alarm: 0.6,
}

const SOVIET: Temper = { ...SENSIBLE, thrift: 0.8, patience: 0, alarm: 1 }

/** Weights that did best in some hundred games with slightly different ones. */
export const CAREFUL: Tempers = {
  german: GERMAN,
  soviet: SOVIET,
  boldGerman: { ...GERMAN, patience: 0.6 },
  boldSoviet: { ...SOVIET, patience: 0.1 },
}

const RASH: Temper = {
  plans: false,
  thrift: 1,
  least: 0.2,
  effort: 0,
  patience: 0,
  support: 0,
  prize: 1,
  hold: 0,
  breach: 0.3,
  push: 0,
  pull: 0,
  march: 0,
  shallow: 0,
  garrison: 0,
  coast: 0,
  screen: 0,
  safety: 0,
  supply: 0,
  ring: 0,
  crowd: 0,
  alarm: 0,
  whims: NO_WHIMS,
}

/** The greedy core: the next attack, and nothing else. */
export const GREEDY: Tempers = { german: RASH, soviet: RASH, boldGerman: RASH, boldSoviet: RASH }
