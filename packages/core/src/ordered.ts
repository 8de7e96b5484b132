import { type PiecePosition, Pieces, type Place, pieceColumns, type Unit } from './pieces.ts'
import { type Codec, u8 } from './state/columns.ts'

/** The columns of pieces whose order in a hex is a rule: 1 is on top, 0 is in a box or out of play. */
export const orderedPieceColumns = (place: Codec) => ({ ...pieceColumns(place), order: u8 })

export interface OrderedPosition extends PiecePosition {
  readonly units: { readonly place: Uint16Array; readonly next: Uint16Array; readonly order: Uint8Array }
}

/**
 * Pieces that lie on each other: `first` is the top one of a hex and `next` the one below. A piece comes to lie on top, or
 * below all others. In boxes they stay sorted, since nothing there depends on their order.
 */
export class OrderedPieces<S extends OrderedPosition> extends Pieces<S> {
  override place(s: S, unit: Unit, where: Place): void {
    if (s.units.place[unit] === where) return
    this.#take(s, unit)
    if (this.#isHex(s, where)) this.#put(s, unit, where, 0)
    else super.place(s, unit, where)
  }

  /** The same, at the bottom of the stack. */
  placeUnder(s: S, unit: Unit, where: Place): void {
    if (!this.#isHex(s, where)) this.place(s, unit, where)
    else if (s.units.place[unit] !== where) {
      this.#take(s, unit)
      this.#put(s, unit, where, this.#at(s, where, s.stacks.count[where]!))
    }
  }

  /** Makes a piece the one that is so many from the top of its hex. */
  reorder(s: S, unit: Unit, order: number): void {
    const hex = s.units.place[unit]!
    if (!this.#isHex(s, hex) || order < 1 || order > s.stacks.count[hex]!)
      throw new RangeError(`unit ${unit} cannot be number ${order} in place ${hex}`)
    this.#take(s, unit)
    this.#put(s, unit, hex, this.#at(s, hex, order - 1))
  }

  override rebuild(s: S): void {
    super.rebuild(s)
    const { place, order } = s.units
    for (let unit = 1; unit < place.length; unit++) if (!this.#isHex(s, place[unit]!)) order[unit] = 0
    for (let hex = 1; hex <= s.setting.ground.size; hex++) if (s.stacks.first[hex] !== 0) this.#sort(s, hex)
  }

  override broken(s: S): string {
    return this.#misnumbered(s) || super.broken(s)
  }

  override brokenView(s: S, view: S): string {
    return this.#misnumbered(view) || super.brokenView(s, view)
  }

  /** Orders are 1 to n from the top of each hex, and 0 elsewhere. */
  #misnumbered(s: S): string {
    const { place, order } = s.units
    for (let unit = 1; unit < place.length; unit++)
      if (!this.#isHex(s, place[unit]!) && order[unit] !== 0) return `unit ${unit} has an order, but is in no hex`
    for (let hex = 1; hex <= s.setting.ground.size; hex++) {
      let wanted = 1
      for (let unit = this.first(s, hex); unit !== 0; unit = this.next(s, unit), wanted++)
        if (order[unit] !== wanted) return `unit ${unit} is number ${order[unit]} in place ${hex}, not ${wanted}`
    }
    return ''
  }

  #isHex(s: S, where: Place): boolean {
    return where !== 0 && where <= s.setting.ground.size
  }

  #take(s: S, unit: Unit): void {
    const from = s.units.place[unit]!
    if (!this.#isHex(s, from)) {
      if (from !== 0) super.place(s, unit, 0)
      return
    }
    this.lift(s, unit, from)
    s.units.place[unit] = 0
    s.units.order[unit] = 0
    this.#number(s, from)
    this.hasMoved(s, unit)
  }

  #put(s: S, unit: Unit, hex: Place, above: Unit): void {
    s.units.place[unit] = hex
    this.layBelow(s, unit, hex, above)
    this.#number(s, hex)
    this.hasMoved(s, unit)
  }

  /** The piece that is so many from the top, 0 for none. */
  #at(s: S, hex: Place, order: number): Unit {
    let unit = 0
    for (let n = 0; n < order; n++) unit = n === 0 ? this.first(s, hex) : this.next(s, unit)
    return unit
  }

  #number(s: S, hex: Place): void {
    let order = 1
    for (let unit = this.first(s, hex); unit !== 0; unit = this.next(s, unit)) s.units.order[unit] = order++
  }

  /** By order; pieces that have none, or the same, lie below by number. */
  #sort(s: S, hex: Place): void {
    const { next, order } = s.units
    const { first } = s.stacks
    let unit = first[hex]!
    first[hex] = 0
    while (unit !== 0) {
      const after = next[unit]!
      let above = 0
      let below = first[hex]!
      while (below !== 0 && !liesAbove(order[unit]!, order[below]!)) {
        above = below
        below = next[below]!
      }
      next[unit] = below
      if (above === 0) first[hex] = unit
      else next[above] = unit
      unit = after
    }
    this.#number(s, hex)
  }
}

const liesAbove = (order: number, other: number): boolean => order !== 0 && (other === 0 || order < other)
