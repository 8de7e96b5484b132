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
