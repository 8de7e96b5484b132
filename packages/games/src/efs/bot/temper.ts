import { NO_WHIMS, type Whims } from '@hexfront/bots'
import type { EfsSetting } from '../scenarios.ts'

/** What a player minds, in steps of infantry. */
export interface Temper {
  /** What an own step counts against one of the enemy's. */
  readonly thrift: number
  /** What an attack must promise to be made, and what a point of strength in it could do elsewhere. */
  readonly least: number
  readonly effort: number
  /** To get into any hex of the enemy's, and to drive a point of strength out of it. */
  readonly breach: number
  readonly push: number
  /** To be driven out of where one stands. */
  readonly rout: number
  /** What a hex that decides the game is worth to who takes it, and to who has it. */
  readonly prize: number
  readonly hold: number
  /** To be near what is worth taking, and near what is worth holding. */
  readonly pull: number
  readonly guard: number
  /** To stand in the enemy's way where nobody else does, and in a strongpoint. */
  readonly line: number
  readonly fort: number
  /** What danger weighs, and which share of those who could strike at a hex will. */
  readonly safety: number
  readonly alarm: number
  /** Not to stand on each other's feet. */
  readonly crowd: number
  /** What somewhere else must be better to go there. */
  readonly inertia: number
  readonly whims: Whims
}

/** By what the scenario is won by, and by side. */
export type Tempers = Readonly<
  Record<EfsSetting['card']['victory']['kind'], { readonly axis: Temper; readonly soviet: Temper }>
>

const SENSIBLE: Temper = {
  thrift: 1,
  least: 0.25,
  effort: 0.02,
  breach: 0.3,
  push: 0.06,
  rout: 0.4,
  prize: 1,
  hold: 1,
  pull: 1,
  guard: 1,
  line: 0.4,
  fort: 0.4,
  safety: 0.7,
  alarm: 0.5,
  crowd: 0.05,
  inertia: 0.1,
  whims: NO_WHIMS,
}

/** Who has to get somewhere minds his safety less. */
const BOLD: Temper = { ...SENSIBLE, thrift: 1, hold: 0.7, prize: 1.5, safety: 0.4, pull: 1.5, line: 0.1, fort: 0.1 }

/** Who has to hold out stays where he is, and spares himself. */
const STUBBORN: Temper = { ...SENSIBLE, thrift: 1.2, least: 0.4, hold: 1.2, guard: 1.3, inertia: 0.2 }

export const CAREFUL: Tempers = {
  objectives: { axis: BOLD, soviet: STUBBORN },
  points: { axis: { ...BOLD, safety: 0.1, crowd: 0.02 }, soviet: STUBBORN },
  salient: { axis: { ...STUBBORN, thrift: 2, least: 1 }, soviet: BOLD },
  schedule: { axis: { ...BOLD, safety: 0.1, crowd: 0.02 }, soviet: STUBBORN },
  drive: { axis: { ...BOLD, safety: 0.1, crowd: 0.02 }, soviet: STUBBORN },
}
