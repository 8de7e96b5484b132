import { UNREACHED } from './field.ts'
import { DIRECTIONS, type Ground, type Hex } from './ground.ts'
import { turnRound, writeHex } from './path.ts'

const UNSEEN = 0xffff

/** The line of hexes from one edge to another with the fewest open hexes, both ends counted; kept and used again. */
export class Gap {
  readonly ground: Ground
  /** The number of open hexes, or `UNREACHED`. */
  open = UNREACHED
  /** How many open hexes lead to each hex, itself counted. */
  readonly #costs: Uint16Array
  /** How many held hexes lie behind it since the last open one, or since the start: its wave. */
  readonly #waves: Uint16Array
  /** Hexes of the cost in hand, and of the next. */
  #now: Uint16Array
  #later: Uint16Array
  #holes: Uint8Array = new Uint8Array(0)
  #from: ArrayLike<Hex> = []
  #end: Hex = 0

  constructor(ground: Ground) {
    this.ground = ground
    this.#costs = new Uint16Array(ground.size + 1)
    this.#waves = new Uint16Array(ground.size + 1)
    this.#now = new Uint16Array(ground.size + 1)
    this.#later = new Uint16Array(ground.size + 1)
  }

  /**
   * `holes` by hex: 1 where a line is open, 0 where it is held, `TABLE_BARRED` where none may run. Cost after cost, and the
   * search ends with the first that comes to the other edge. Of several best ends the lowest hex counts.
   */
  find(from: ArrayLike<Hex>, to: ArrayLike<Hex>, holes: Uint8Array): number {
    this.#holes = holes
    this.#from = from
    this.#costs.fill(UNSEEN)
    // Off the map everything is known.
    this.#costs[0] = 0
    let held = this.#start(from, 0, this.#now)
    let open = this.#start(from, 1, this.#later)
    for (let cost = 0; held > 0 || open > 0; cost++) {
      open = this.#walk(cost, held, open)
      this.#end = this.#lowest(to, cost)
      if (this.#end !== 0) {
        this.open = cost
        return cost
      }
      const walked = this.#now
      this.#now = this.#later
      this.#later = walked
      held = open
      open = 0
    }
    this.#end = 0
    this.open = UNREACHED
    return UNREACHED
  }

  /** Writes the line that was found and returns its length. What lies behind it in `out` stays. */
  line(out: number[] | Uint16Array): number {
    let length = 0
    for (let at = this.#end; at !== 0; at = this.#isStart(at) ? 0 : this.#before(at)) length = writeHex(out, length, at)
    return turnRound(out, length)
  }

  #start(from: ArrayLike<Hex>, cost: number, list: Uint16Array): number {
    let count = 0
    for (let i = 0; i < from.length; i++) {
      const hex = from[i]!
      if (this.#holes[hex] !== cost || this.#costs[hex] !== UNSEEN) continue
      this.#costs[hex] = cost
      this.#waves[hex] = 0
      list[count++] = hex
    }
    return count
  }

  /** All hexes of a cost, wave by wave; open ones beside them are of the next. Returns how many of those there are. */
  #walk(cost: number, held: number, open: number): number {
    const { neighbours } = this.ground
    const costs = this.#costs
    const waves = this.#waves
    const holes = this.#holes
    const now = this.#now
    const later = this.#later
    for (let i = 0; i < held; i++) {
      const hex = now[i]!
      for (let way = hex * 6, end = way + 6; way < end; way++) {
        const to = neighbours[way]!
        if (costs[to] !== UNSEEN) continue
        const hole = holes[to]!
        if (hole === 0) {
          costs[to] = cost
          waves[to] = waves[hex]! + 1
          now[held++] = to
        } else if (hole === 1) {
          costs[to] = cost + 1
          waves[to] = 0
          later[open++] = to
        }
      }
    }
    return open
  }

  #lowest(to: ArrayLike<Hex>, cost: number): Hex {
    let best = 0
    for (let i = 0; i < to.length; i++) if (this.#costs[to[i]!] === cost && (best === 0 || to[i]! < best)) best = to[i]!
    return best
  }

  #isStart(hex: Hex): boolean {
    for (let i = 0; i < this.#from.length; i++) if (this.#from[i] === hex) return true
    return false
  }

  /** The lowest hex of the wave before, or, for an open hex, of the cost before. */
  #before(hex: Hex): Hex {
    const { neighbours } = this.ground
    const costs = this.#costs
    const waves = this.#waves
    const isOpen = this.#holes[hex] === 1
    const cost = costs[hex]! - (isOpen ? 1 : 0)
    const wave = waves[hex]! - 1
    let best = 0
    for (let way = hex * DIRECTIONS; way < (hex + 1) * DIRECTIONS; way++) {
      const from = neighbours[way]!
      if (from === 0 || costs[from] !== cost || (best !== 0 && from > best)) continue
      if (isOpen || waves[from] === wave) best = from
    }
    return best
  }
}

export const gap = (ground: Ground): Gap => new Gap(ground)
