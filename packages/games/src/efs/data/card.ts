import { type Provenance, reconstructed } from '@hexfront/core'
import type { Switches } from '../phases.ts'
import type { Deployment } from './oob/deployment.ts'

/** Units in a hex at the start; `*1` is a unit that has lost a step. */
export interface Stack {
  readonly hex: string
  readonly units: string
}

/** 8.1: a unit that comes in, and where; `road` names the neighbouring hex off the card from which a road leads in. */
export interface Arrival {
  readonly unit: string
  readonly turn: number
  readonly entry: readonly string[]
  /** Areas of the board whose hexes serve where those are blocked. */
  readonly areas?: readonly string[]
  /** 3.12: it may come in at Rzhev instead. */
  readonly byRzhev?: true
  /** The class of road by which it comes in: `motorway`. */
  readonly road?: 'motorway' | 'main' | 'minor'
  /** 10.14: by turn the highest die with which it comes; it comes by itself on the last of them. */
  readonly chances?: Readonly<Record<number, number>>
}

/** 10.25 and its like: hexes from which a side is supplied, from a turn on and up to one. */
interface Source {
  readonly side: number
  /** Area of the board. */
  readonly area: string
  readonly from: number
  readonly to: number
  /** The hex of a road net that it counts as; 0 for a source of its own. */
  readonly count: number
  /** The same, for single hexes of the area. */
  readonly counts?: Readonly<Record<string, number>>
}

/** 6.45, 10.45: a place where Attack Supply Points come in, and what each way costs in points of movement; null where it is shut. */
export interface SupplyEntry {
  /** A hex, or an area of the board. */
  readonly at: string
  /** Points of a journey by rail (4.24). */
  readonly rail: number | null
  readonly road: { readonly dry: number | null; readonly mud: number | null }
  readonly strategic: { readonly dry: number | null; readonly mud: number | null }
}

/** What the cards of the great scenarios say beside that. */
export interface Campaign {
  /** 2.11: the sheets of the map, as far as they lie between the boundaries of the army group (4.4). */
  readonly sheets: readonly string[]
  readonly deployment: Deployment
  readonly sources: readonly Source[]
  /** 4.1: whether it begins on 22 June. */
  readonly isJune: boolean
  /** 3.21: Replacements Tables by turns; 10.44: of which less comes at Smolensk. */
  readonly tables?: readonly { readonly from: number; readonly to: number; readonly table: 'A' | 'B' }[]
  readonly isReduced?: boolean
  /** 10.44, 10.74: what the die of the first turn is taken to have shown. */
  readonly assumed?: number
  /** 10.54: what the Soviets may take instead of their strongpoints of a turn: some of them, and I points. */
  readonly allotment?: { readonly strongpoints: number; readonly infantry: number }
  /** 3.14: Special Groups that may come. */
  readonly groups?: readonly number[]
  /** 4.23: stacking points that go by rail in a turn. */
  readonly railCapacity: { readonly axis: number; readonly soviet: number }
  /** 10.45g and its like: hexes that the Axis converts in a turn, wherever they are; 4.25 where there are none. */
  readonly conversion?: readonly { readonly until: number; readonly hexes: number }[]
  /** Hexes to which trains of the Axis run from a turn on. */
  readonly railheads?: readonly { readonly hex: string; readonly from: number }[]
  /** 6.45: where points of the Axis come in; 6.32: a turn late. Those of the Soviets come in at their sources. */
  readonly supplyEntries?: readonly SupplyEntry[]
  readonly isSupplyLate?: boolean
}

/** 7.31, 7.61: units are moved from box to box where tables bring points, or a choice of each turn does. */
export const hasBoxes = ({ tables, allotment }: Pick<Campaign, 'tables' | 'allotment'>): boolean =>
  tables !== undefined || allotment !== undefined

/** 2.6: cards of the scenarios, as data. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly about: string
  /** Area of the board; none for all five sheets. */
  readonly area: string
  readonly firstTurn: number
  readonly lastTurn: number
  /** 2.4: with segment A or C of the first turn. */
  readonly start: 'A' | 'C'
  readonly switches: Switches
  /** 5.1: the last turn whose weather is Dry by the card. */
  readonly dryUntil: number
  /** 9.0. */
  readonly readinessFrom: number
  readonly stacks: readonly Stack[]
  readonly ready: string
  readonly flown: string
  readonly nonOp: string
  readonly strongpoints: { readonly axis: string; readonly soviet: string }
  /** Markers of interdiction on the map, all of Level 1, and how many more the Axis player places, with our proposal. */
  readonly interdicted: string
  readonly marks: { readonly count: number; readonly prepared: string }
  readonly arrivals: readonly Arrival[]
  /** 3.22: strongpoints that a side begins each turn. */
  readonly newStrongpoints: { readonly axis: number; readonly soviet: number }
  /** 7.3: points that come in each turn, by side, from a turn on. */
  readonly replacements: readonly {
    readonly side: number
    readonly from: number
    readonly armor: number
    readonly infantry: number
    readonly to?: number
    readonly every?: number
  }[]
  /** 15.2: Soviet attacks that are supplied, on the first turn and later. */
  readonly suppliedAttacks: { readonly first: number; readonly later: number }
  /** 12.3: Mandated Attacks that become due, by turn; other odds and steps that count. */
  readonly mandated: Readonly<Record<number, number>>
  readonly mandatedToo: { readonly odds: string; readonly steps: number } | null
  readonly victory: Victory
  readonly campaign?: Campaign
  readonly provenance: { readonly card: Provenance; readonly setUp: Provenance }
}

/** N6 of each scenario. */
type Victory =
  | { readonly kind: 'objectives'; readonly area: string; readonly needed: number; readonly provenance: Provenance }
  | {
      readonly kind: 'points'
      readonly target: number
      readonly start: number
      /** Points of places, while the Axis holds them. */
      readonly places: Readonly<Record<string, number>>
      /** Steps of armor and artillery that make a point. */
      readonly sovietSteps: number
      readonly axisSteps: number
      readonly unmade: number
      /** Stacking points that leave by the edge for a point, and the most points of it. */
      readonly exit: { readonly edge: string; readonly sp: number; readonly most: number }
      /** A Mandated Attack of the first turn that is not made ends the game. */
      readonly strict: boolean
      readonly provenance: Provenance
    }
  | {
      readonly kind: 'salient'
      /** Any hex of it at the end of a turn. */
      readonly prize: string
      /** Two of these at the end; or one, and so many Axis steps. */
      readonly area: string
      readonly steps: number
      readonly provenance: Provenance
    }
  | {
      /** 10.56: so many stacking points off one of the edges, at once. */
      readonly kind: 'drive'
      readonly exits: readonly { readonly edge: string; readonly sp: number }[]
      readonly provenance: Provenance
    }
  | {
      /** 24.2: places with their garrisons, steps, events and exits make points, and points a level. */
      readonly kind: 'schedule'
      /** Points of places by their names on the card; all hexes of one count together. */
      readonly places: Readonly<Record<string, number>>
      readonly sovietSteps: number
      readonly axisSteps: number
      readonly unmade: number
      /** 4.3: the stacking points for a point; nobody leaves where there is none. */
      readonly exit: { readonly edge: string; readonly sp: number } | null
      /** Net points from which on it is a decisive or a marginal victory of the Axis, a draw, a marginal one of the Soviets. */
      readonly levels: {
        readonly decisive: number
        readonly marginal: number
        readonly draw: number
        readonly soviet: number
      }
      readonly provenance: Provenance
    }

export const OFF: Switches = {
  generalSupply: false,
  attackSupply: 'free',
  replacements: false,
  rail: false,
  strategic: false,
  exit: false,
  surrender: false,
  occupation: false,
  plans: false,
  demolition: false,
}

/** Where set-ups come from that are not printed. */
export const OUR_CARD = reconstructed(
  'order of battle and situation maps of the days; the card itself is not to be had',
)
