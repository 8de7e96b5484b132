import type { BoardId } from '../boards/index.ts'
import { dagc09 } from './looks/dagc09.ts'
import { dagc73 } from './looks/dagc73.ts'
import { damos } from './looks/damos.ts'
import { efs } from './looks/efs.ts'
import { pes } from './looks/pes.ts'

export type LineLook = 'fortified' | 'enemy fortified' | 'front' | 'limit'
export type SideLook = 'border' | 'boundary'
export type AreaLook = 'hatch' | 'outline' | 'dots' | 'tint' | 'enemy tint'

/** Signs on hexes; arrows stand in the margin, by the edge of the map. */
export type Sign =
  | 'anchor'
  | 'star'
  | 'fortress'
  | 'citadel'
  | 'works'
  | 'strongpoint'
  | 'garrison'
  | 'half garrison'
  | 'railhead'
  | 'disc'
  | 'ring'
  | 'arrow in'
  | 'arrow out'

/** Hexes of a board by what it calls them. */
export type Selection =
  | { readonly area: string }
  | { readonly edge: string }
  | { readonly line: string }
  | { readonly layer: string; readonly class?: string }
  | { readonly attribute: string; readonly value?: string }
  | { readonly place: string }

/** A sign for some hexes. */
export interface Mark {
  readonly sign: Sign
  /** As the key calls it, with the rule that asks for it. */
  readonly title: string
  readonly on: Selection
  /** Whose it is: the first side's, the second's, or nobody's. */
  readonly of?: 'first' | 'second'
  /** Letters on the sign, or beside it; for single hexes by their number or the place in them. */
  readonly text?: string
  readonly texts?: Readonly<Record<string, string>>
}

/** What is drawn of a board beside its ground, by name. */
interface Shown {
  readonly lines: Readonly<Record<string, LineLook>>
  readonly sides: Readonly<Record<string, SideLook>>
  readonly areas: Readonly<Record<string, AreaLook>>
  readonly marks: readonly Mark[]
}

/** Something that can be switched on. */
export interface Extra extends Partial<Shown> {
  readonly id: string
  readonly title: string
}

/** Where a way goes on beyond the map: `to Leningrad`, by the hex it leaves from. */
export interface Beyond {
  readonly way: 'rail' | 'road'
  readonly hex: string
  readonly to: string
}

/** A name lettered across the ground from one hex to another. */
export interface Spread {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** How a board's data is drawn: what always shows, and what can be switched on. Ground, rivers and ways need no word here. */
export interface Look extends Shown {
  readonly extras: readonly Extra[]
  /** What the key calls lines, hexsides and areas: `line german` and so on. */
  readonly titles: Readonly<Record<string, string>>
  readonly beyond: readonly Beyond[]
  /** Regions as the year of the game would print them, and seas and large lakes. */
  readonly regions: readonly Spread[]
  readonly waters: readonly Spread[]
  /** Hexes where counters stand when the game begins: there names make room for them before all others. */
  readonly standing?: readonly string[]
  /** What has no sign of its own on the map, and why. */
  readonly unmarked: Readonly<Record<string, string>>
}

export const LOOKS: Readonly<Record<BoardId, Look>> = { dagc73, dagc09, pes, damos, efs }

const PLAIN: Look = {
  lines: {},
  sides: {},
  areas: {},
  marks: [],
  extras: [],
  titles: {},
  beyond: [],
  regions: [],
  waters: [],
  unmarked: {},
}

/** How a board is drawn, whoever made it. */
export const lookOf = (board: string): Look => Object.entries(LOOKS).find(([id]) => id === board)?.[1] ?? PLAIN

/** The look with some of its extras switched on. */
export function withExtras(look: Look, ids: readonly string[]): Look {
  const on = look.extras.filter(({ id }) => ids.includes(id))
  return {
    ...look,
    lines: together([...on.map(({ lines }) => lines), look.lines]),
    sides: together([...on.map(({ sides }) => sides), look.sides]),
    areas: together([...on.map(({ areas }) => areas), look.areas]),
    marks: [...look.marks, ...on.flatMap(({ marks = [] }) => marks)],
  }
}

const together = <L>(records: readonly (Readonly<Record<string, L>> | undefined)[]): Readonly<Record<string, L>> =>
  Object.fromEntries(records.flatMap((record) => Object.entries(record ?? {})))

/** The extras that would add something to what is shown. */
export const switchesOf = (look: Look): readonly Extra[] =>
  look.extras.filter(
    ({ lines = {}, sides = {}, areas = {}, marks = [] }) =>
      marks.length > 0 ||
      [...missing(lines, look.lines), ...missing(sides, look.sides), ...missing(areas, look.areas)].length > 0,
  )

const missing = (wanted: object, there: object): string[] => Object.keys(wanted).filter((name) => !(name in there))
