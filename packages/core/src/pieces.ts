import type { Dice } from './dice/dice.ts'
import type { PieceLaws, Side } from './game/game.ts'
import type { Ground, Hex } from './search/ground.ts'
import { sortHexes } from './search/sort.ts'
import { addZone, inZone, type Projection, removeZone, zoneCountsLength, zoneOf } from './search/zones.ts'
import { type Codec, type Column, type Table, table, u8, u16 } from './state/columns.ts'
import { MOST_SIDES, type PositionCore } from './state/layout.ts'
import { ANYTHING, memoBySide, moved, piecesOf, touch } from './state/position.ts'
import { brokenTruth, concealPieces, dealPieces, miscounted, type Unknowns } from './unknowns.ts'

export type Unit = number
/** A hex, or a box off the map numbered after the hexes; 0 is out of play. */
export type Place = number

/** The columns that pieces live in: spread them into the `units` table and the schema of a game. */
export const pieceColumns = (place: Codec) => ({ place: u16.as(place), next: u16.derived })

export interface PieceTables extends Readonly<Record<string, Table>> {
  /** The lowest unit of each place. */
  readonly stacks: Table<{ readonly first: Column<'u16'>; readonly count: Column<'u16'> }>
  /** How many units of each side control each hex, one block of hexes a side. */
  readonly zones: Table<{ readonly count: Column<'u8'> }>
}

export function pieceTables(places: number, hexes: number, sides: number): PieceTables {
  if (sides > MOST_SIDES) throw new RangeError(`pieces of ${sides} sides, and there can be ${MOST_SIDES}`)
  return {
    stacks: table(blankIds(places + 1), { first: u16.derived, count: u16.derived }),
    zones: table(blankIds(zoneCountsLength(hexes, sides)), { count: u8.derived }),
  }
}

export interface PiecePosition extends PositionCore<{ readonly ground: Ground }> {
  readonly units: { readonly place: Uint16Array; readonly next: Uint16Array }
  readonly stacks: { readonly first: Uint16Array; readonly count: Uint16Array }
  readonly zones: { readonly count: Uint8Array }
}

/** Hexes in ascending order: the first `count`. */
export interface HexList {
  readonly hexes: Uint16Array
  count: number
}

/** What a game says about its pieces. */
export interface PieceRules<S> {
  sideOf(s: S, unit: Unit): Side
  /** The directions in which a unit in this hex controls its neighbours, a bit each: `ALL_ROUND`, none, or from a table. */
  zone(s: S, unit: Unit, from: Hex): Projection
  /** Rows that stand for pieces a view does not know, where views hide which piece is which. */
  unknowns?(s: S): Unknowns
}

/**
 * The one door through which pieces change place. It keeps stacks sorted by unit number, so that the order of arrival never
 * shows, and zones of control counted.
 */
export class Pieces<S extends PiecePosition> implements PieceLaws<S> {
  readonly #rules: PieceRules<S>
  readonly #held = memoBySide<S, HexList & { readonly bits: Int32Array }>(
    ({ setting: { ground }, units }) => ({
      hexes: new Uint16Array(Math.max(ground.size + 1, units.place.length)),
      count: 0,
      bits: new Int32Array((ground.size >> 5) + 1),
    }),
    (s, held, side) => {
      const { place } = s.units
      const { size } = s.setting.ground
      let count = 0
      for (let unit = 1; unit < place.length; unit++) {
        const hex = place[unit]!
        if (hex !== 0 && hex <= size && this.#rules.sideOf(s, unit) === side) held.hexes[count++] = hex
      }
      held.count = sortHexes(held.hexes, count, held.hexes, held.bits)
    },
    piecesOf,
  )
  readonly #zones = memoBySide<S, Uint8Array>(
    (s, side) => zoneOf(s.zones.count, s.setting.ground, side - 1),
    () => {},
    () => ANYTHING,
  )

  constructor(rules: PieceRules<S>) {
    this.#rules = rules
  }

  place(s: S, unit: Unit, where: Place): void {
    const from = s.units.place[unit]!
    if (from === where) return
    if (from !== 0) this.lift(s, unit, from)
    s.units.place[unit] = where
    if (where !== 0) this.#lay(s, unit, where)
    moved(s, this.#rules.sideOf(s, unit))
  }

  /** Changes a column that a unit's zone of control depends on. */
  alter(s: S, unit: Unit, column: Uint8Array | Uint16Array, value: number): void {
    const where = s.units.place[unit]!
    this.#zone(s, unit, where, removeZone)
    column[unit] = value
    this.#zone(s, unit, where, addZone)
    moved(s, this.#rules.sideOf(s, unit))
  }

  first(s: S, place: Place): Unit {
    return s.stacks.first[place]!
  }

  next(s: S, unit: Unit): Unit {
    return s.units.next[unit]!
  }

  count(s: S, place: Place): number {
    return s.stacks.count[place]!
  }

  /** The side that stands in a hex, or 0. */
  occupier(s: S, place: Place): Side {
    const unit = s.stacks.first[place]!
    return unit === 0 ? 0 : this.#rules.sideOf(s, unit)
  }

  /** The first hex in which two sides stand, those left out where that is how they fight; 0 where there is none. */
  mixedHex(s: S, isFoughtIn: (hex: Hex) => boolean = nowhere): Hex {
    for (let hex = 1; hex <= s.setting.ground.size; hex++) {
      const side = this.occupier(s, hex)
      for (let unit = this.first(s, hex); unit !== 0; unit = this.next(s, unit))
        if (this.#rules.sideOf(s, unit) !== side && !isFoughtIn(hex)) return hex
    }
    return 0
  }

  /** The hexes where a side stands. */
  hexesOf(s: S, side: Side): HexList {
    return this.#held(s, side)
  }

  inZone(s: S, side: Side, hex: Hex): boolean {
    return inZone(s.zones.count, s.setting.ground, side - 1, hex)
  }

  /** By hex, how many units of a side control it. It follows the position. */
  zoneOf(s: S, side: Side): Uint8Array {
    return this.#zones(s, side)
  }

  /** By hex: `value` where the side controls it, 0 elsewhere. */
  markZone(s: S, side: Side, value: number, out: Uint8Array): void {
    const zone = this.#zones(s, side)
    const { size } = s.setting.ground
    for (let hex = 1; hex <= size; hex++) out[hex] = zone[hex] === 0 ? 0 : value
  }

  /** By hex: `value` where a unit of the side stands; the rest is left as it is. */
  markUnits(s: S, side: Side, value: number, out: Uint8Array): void {
    const { place } = s.units
    const { size } = s.setting.ground
    const rules = this.#rules
    for (let unit = 1; unit < place.length; unit++) {
      const hex = place[unit]!
      if (hex !== 0 && hex <= size && rules.sideOf(s, unit) === side) out[hex] = value
    }
  }

  /** Stacks and zones from places alone: after loading, in views, and when weather or turn changes who controls what. */
  rebuild(s: S): void {
    const { first, count } = s.stacks
    const { ground } = s.setting
    const zones = s.zones.count
    const rules = this.#rules
    first.fill(0)
    count.fill(0)
    zones.fill(0)
    const { place, next } = s.units
    for (let unit = place.length - 1; unit > 0; unit--) {
      const where = place[unit]!
      next[unit] = 0
      if (where === 0) continue
      next[unit] = first[where]!
      first[where] = unit
      count[where] = count[where]! + 1
      if (where > ground.size) continue
      const zone = rules.zone(s, unit, where)
      if (zone !== 0) addZone(zones, ground, rules.sideOf(s, unit) - 1, where, zone)
    }
    touch(s)
  }

  /** Turns the pieces that a view does not know into unknown ones; the view is rebuilt after it, as `Game.view` does. */
  conceal(view: S, isKnown: (view: S, unit: Unit) => boolean): void {
    concealPieces(view, this.#unknowns(view), this.#rules.sideOf, isKnown)
  }

  /** Puts units that are nowhere behind the unknown pieces of a view, each where `mayBe` lets it; rebuilt after it, too. */
  deal(view: S, mayBe: (view: S, unit: Unit, unknown: Unit) => boolean, dice: Dice): void {
    dealPieces(view, this.#unknowns(view), this.#rules.sideOf, mayBe, dice)
  }

  isUnknown(s: S, unit: Unit): boolean {
    const rows = this.#rules.unknowns?.(s).rows
    return rows !== undefined && rows[unit] !== 0
  }

  broken(s: S): string {
    const unknowns = this.#rules.unknowns?.(s)
    return unknowns === undefined ? '' : brokenTruth(s, unknowns)
  }

  brokenView(s: S, view: S): string {
    const unknowns = this.#rules.unknowns?.(s)
    return unknowns === undefined ? '' : miscounted(s, view, unknowns, this.#rules.sideOf)
  }

  #unknowns(s: S): Unknowns {
    const unknowns = this.#rules.unknowns?.(s)
    if (unknowns === undefined) throw new Error('these pieces have no rows for unknown ones')
    return unknowns
  }

  #lay(s: S, unit: Unit, where: Place): void {
    const { next } = s.units
    let before = 0
    let after = s.stacks.first[where]!
    while (after !== 0 && after < unit) {
      before = after
      after = next[after]!
    }
    this.layBelow(s, unit, where, before)
  }

  /** Puts a piece into the stack of a place below another one, 0 for on top. */
  protected layBelow(s: S, unit: Unit, where: Place, above: Unit): void {
    const { next } = s.units
    const { first, count } = s.stacks
    if (above === 0) {
      next[unit] = first[where]!
      first[where] = unit
    } else {
      next[unit] = next[above]!
      next[above] = unit
    }
    count[where] = count[where]! + 1
    this.#zone(s, unit, where, addZone)
  }

  /** Says that a piece has changed its place, or its order there. */
  protected hasMoved(s: S, unit: Unit): void {
    moved(s, this.#rules.sideOf(s, unit))
  }

  protected lift(s: S, unit: Unit, from: Place): void {
    this.#zone(s, unit, from, removeZone)
    const { next } = s.units
    const { first, count } = s.stacks
    let before = 0
    for (let at = first[from]!; at !== unit; at = next[at]!) before = at
    if (before === 0) first[from] = next[unit]!
    else next[before] = next[unit]!
    next[unit] = 0
    count[from] = count[from]! - 1
  }

  #zone(s: S, unit: Unit, where: Place, change: typeof addZone): void {
    const { ground } = s.setting
    if (where === 0 || where > ground.size) return
    const zone = this.#rules.zone(s, unit, where)
    if (zone !== 0) change(s.zones.count, ground, this.#rules.sideOf(s, unit) - 1, where, zone)
  }
}

const nowhere = (): boolean => false

/** Row names of tables that are never written. */
const blankIds = (rows: number): readonly string[] => new Array<string>(rows).fill('')
