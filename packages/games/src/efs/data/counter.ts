import type { Provenance } from '@hexfront/core'

/** What a unit is. `mg` are machine-gun battalions of the fortified regions, `school` the officer schools of 12.1. */
export type Type =
  | 'armor'
  | 'motorized'
  | 'recon'
  | 'motorcycle'
  | 'engineer'
  | 'artillery'
  | 'rocket'
  | 'super-heavy'
  | 'assault gun'
  | 'flak'
  | 'antiaircraft'
  | 'antitank'
  | 'infantry'
  | 'security'
  | 'airborne'
  | 'substitute'
  | 'cavalry'
  | 'militia'
  | 'school'
  | 'zap'
  | 'mg'
  | 'train'
  | 'hq'
  | 'base'
  | 'air'

type Size = 'battalion' | 'regiment' | 'brigade' | 'division' | 'army'

/** The colour of the box round the movement allowance: when a unit moves, and how (ledger 1). */
const BOXES = ['red', 'orange', 'yellow', 'white', 'green', 'gray'] as const
export type Box = (typeof BOXES)[number]

/** What else a counter shows. `Tk` are those that Armor Reorganization takes (3.32), `reserve` and `moscow` air units of 5.2 and 5.3. */
type Trait = 'attack only' | 'bunker buster' | 'guards' | 'nkvd' | 'untried' | 'removed' | 'Tk' | 'reserve' | 'moscow'

export interface Face {
  readonly attack: number
  readonly defence: number
  readonly movement: number
}

/** 14.12: bombers always fly the mission, dual fighters choose; 14.75, 5.12: transports and dummies do neither. */
export type AirKind = 'bomber' | 'fighter' | 'dual' | 'transport' | 'dummy'

interface AirValues {
  readonly kind: AirKind
  /** Air-combat rating. */
  readonly rating: number
  readonly cas: number
  readonly interdiction: number
  /** 14.4: what its own build does to AA fire at it. */
  readonly aa: number
}

export interface Counter {
  /** Unique in the game. */
  readonly id: string
  /** As on the counter. */
  readonly name: string
  /** How lists call it and what it was, where the lists of the whole order of battle say so. */
  readonly label?: string
  readonly title?: string
  readonly side: number
  readonly type: Type
  readonly size: Size
  /** Corps or army, for lists. */
  readonly formation: string
  /** 15.58: the division whose units count together; empty for the others. */
  readonly division: string
  /** 2.23: one a step, the strongest first; none for a counter that is removed when it is turned. */
  readonly faces: readonly Face[]
  readonly box: Box
  /** A yellow band: no zone of control beyond its own hex. */
  readonly isBanded: boolean
  /** Stacking points. */
  readonly sp: number
  /** 13.1. */
  readonly support: number
  readonly range: number
  /** 21.1, 21.28: of headquarters. */
  readonly command: number
  readonly recovery: number
  readonly traits: readonly Trait[]
  readonly air: AirValues | null
  /** 21.74: the town that militia stays near. */
  readonly home: string
  readonly provenance: Provenance
}
