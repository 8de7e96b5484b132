import { centre, type Hex, type Sheet } from '@hexfront/core'
import { TEXT } from '../../text.ts'
import { Watchable } from '../../watchable.ts'
import type { Pointer } from '../pointer.ts'
import type { MapTool } from './tool.ts'

export interface Distance {
  readonly hexes: number
  /** As the crow flies; 0 where the map is of nowhere. */
  readonly kilometres: number
}

export function distanceBetween({ board: { grid }, kilometres }: Sheet, a: Hex, b: Hex): Distance {
  const [from, to] = [centre(grid, a), centre(grid, b)]
  return { hexes: grid.distance(a, b), kilometres: Math.hypot(from.x - to.x, from.y - to.y) * kilometres }
}

/** `7 hexes, 112 km`. */
export const distanceText = ({ hexes, kilometres }: Distance): string =>
  kilometres === 0 ? TEXT.measure.hexes(hexes) : TEXT.measure.both(hexes, Math.round(kilometres))

/** What is measured now. */
export interface Span {
  readonly from: Hex
  readonly to: Hex
}

/** Measures from a hex that was pressed, or the cursor, to another that was pressed, or the pointer. */
export class Ruler extends Watchable implements MapTool {
  readonly #pointer: Pointer
  readonly #cursor: () => Hex
  #isOn = false
  #from: Hex = 0
  #to: Hex = 0
  #isDragging = false

  constructor(pointer: Pointer, cursor: () => Hex) {
    super()
    this.#pointer = pointer
    this.#cursor = cursor
  }

  get isOn(): boolean {
    return this.#isOn
  }

  get span(): Span | null {
    if (!this.#isOn) return null
    const from = this.#from || this.#cursor()
    const to = this.#to || this.#pointer.over.hex || this.#cursor()
    return from === 0 || to === 0 || from === to ? null : { from, to }
  }

  /** Where it begins, 0 where nothing was pressed yet. */
  get from(): Hex {
    return this.#from
  }

  start(): void {
    this.#set(0, 0)
    this.#isOn = true
    this.changed()
  }

  end(): void {
    if (!this.#isOn) return
    this.#isOn = false
    this.changed()
  }

  /** The first press begins, the second ends, the third begins anew. */
  press(hex: Hex): void {
    if (this.#from === 0 || this.#to !== 0) this.#set(hex, 0)
    else this.#set(this.#from, hex)
  }

  grab(hex: Hex): void {
    this.#isDragging = true
    this.#set(hex, hex)
  }

  carry(hex: Hex): void {
    if (this.#isDragging && hex !== 0 && hex !== this.#to) this.#set(this.#from, hex)
  }

  drop(hex: Hex): void {
    this.carry(hex)
    this.#isDragging = false
  }

  escape(): void {
    if (this.#from === 0) this.end()
    else this.#set(0, 0)
  }

  #set(from: Hex, to: Hex): void {
    this.#from = from
    this.#to = to
    this.changed()
  }
}
