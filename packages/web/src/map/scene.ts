import type { Face, Hex, MarkKind, Paint, Place, Tone, Unit } from '@hexfront/core'

export type ThemeId = 'light' | 'dark' | 'colour-blind' | 'dark colour-blind'

/** A counter as it lies on the map. */
export interface Piece {
  readonly unit: Unit
  readonly place: Place
  readonly face: Face
  readonly values: string
  /** Kinds of marks with the letters of their chips. */
  readonly marks: readonly { readonly kind: MarkKind; readonly chip: string }[]
  /** It has nothing to do now, and stands back. */
  readonly isFaint?: true
}

/** What the open question makes of hexes and counters. Each has a shape of its own beside its colour. */
export interface Highlights {
  /** The unit or units that are picked. */
  readonly chosen: ReadonlySet<Unit>
  readonly target: ReadonlySet<Place>
  readonly couldTarget: ReadonlySet<Place>
  /** Units that could be picked or added. */
  readonly couldJoin: ReadonlySet<Unit>
  /** Where something can go, with the text of its disc; empty for no disc. */
  readonly canGo: ReadonlyMap<Place, { readonly label: string; readonly look: 'go' | 'barely' }>
  /** The way that the pointer would take. */
  readonly path: readonly Place[]
  /** Attack arrows from a hex to a target. */
  readonly arrows: readonly { readonly from: Place; readonly to: Place }[]
  readonly chips: readonly { readonly place: Place; readonly text: string; readonly tone: Tone | 'target' | 'chosen' }[]
  /** The keyboard's place on the map, 0 for none. */
  readonly cursor: Place
  /** Places that somebody points at: a guide, the log. */
  readonly pointed: ReadonlySet<Place>
}

/** An overlay that is on; `strength` is 1, or less when newer ones have pushed it back. */
export interface ShownOverlay {
  readonly id: string
  readonly paint: Paint
  readonly strength: number
}

export type ArrowKind = 'attack' | 'move' | 'withdrawal'

/** What the player has put on the map himself. */
export interface ShownMarkup {
  readonly notes: readonly { readonly place: Hex; readonly text: string }[]
  readonly arrows: readonly { readonly from: Hex; readonly to: Hex; readonly kind: ArrowKind }[]
  /** Planned moves: a counter at its goal, and where it comes from; 0 for off the map. */
  readonly ghosts: readonly { readonly from: Place; readonly to: Hex; readonly face: Face; readonly values: string }[]
  /** A distance that is measured, with what it comes to. */
  readonly span: { readonly from: Hex; readonly to: Hex; readonly text: string } | null
  /** Bookmarks with their keys. */
  readonly flags: readonly { readonly place: Hex; readonly text: string }[]
  /** Hexes in hand while drawing. */
  readonly held: readonly Hex[]
}

export const NO_MARKUP: ShownMarkup = { notes: [], arrows: [], ghosts: [], span: null, flags: [], held: [] }

/** What the map tells of what people do with it. */
export interface MapEvents {
  /** A hex and, where the pointer is on a counter, the top unit there; 0 when it leaves the map. */
  hover(hex: Hex, unit: Unit): void
  press(hex: Hex, unit: Unit): void
  /** A press that adds: with Shift, or a finger that rested; of a unit, or with 0 of the whole hex. */
  more(hex: Hex, unit: Unit): void
  /** Units in a frame that was drawn. */
  frame(units: readonly Unit[]): void
  /** Whether a finger that moves over the map draws, so that it takes two to move it. */
  isDrawing(): boolean
  /** Whether something there can be picked up and carried, or drawn from: the stack, where a counter was caught. */
  grab(hex: Hex, unit: Unit): boolean
  /** What is carried is over a hex, at a point of the window; then it falls there, or is put back where it fell on no hex. */
  carry(hex: Hex, x: number, y: number): void
  drop(hex: Hex): void
  /** The stack under the finger is wanted spread out: a long press. */
  fan(hex: Hex): void
  /** The view moved: anything that hangs on the map must follow. */
  moved(): void
}
