import { DIRECTIONS, type Ground, type Hex } from './ground.ts'

/** Whether a hex belongs to what is filled. */
export type Member<C> = (context: C, hex: Hex) => boolean

/** A set of hexes in the order of marking, kept and used again: cleared by walking the list. */
export class Marks {
  /** By hex, 1 where it is marked. */
  readonly on: Uint8Array
  /** The first `count` entries are the hexes marked. */
  readonly hexes: Uint16Array
  count = 0

  constructor(ground: Ground) {
    this.on = new Uint8Array(ground.size + 1)
    this.hexes = new Uint16Array(ground.size + 1)
  }

  has(hex: Hex): boolean {
    return this.on[hex] === 1
  }

  add(hex: Hex): void {
    if (hex === 0 || this.on[hex] === 1) return
    this.on[hex] = 1
    this.hexes[this.count++] = hex
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.on[this.hexes[i]!] = 0
    this.count = 0
  }
}

export const marks = (ground: Ground): Marks => new Marks(ground)

/**
 * Marks all members joined to `from` by members, itself included if it is one, and returns how many were new. What is
 * marked already stays and is not walked through again, so that several calls fill from several hexes.
 */
export function flood<C>(marks: Marks, ground: Ground, from: Hex, context: C, ok: Member<C>): number {
  const before = marks.count
  if (from === 0 || marks.has(from) || !ok(context, from)) return 0
  marks.add(from)
  for (let i = before; i < marks.count; i++) {
    const hex = marks.hexes[i]!
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      const to = ground.neighbours[hex * DIRECTIONS + dir]!
      if (to !== 0 && !marks.has(to) && ok(context, to)) marks.add(to)
    }
  }
  return marks.count - before
}

/**
 * Whether members lead from a hex to one of the `goals` (1 by hex). Looks no further than it must, so it is quicker than a
 * whole flood where the answer is usually near.
 */
export function reaches<C>(
  marks: Marks,
  ground: Ground,
  from: Hex,
  context: C,
  ok: Member<C>,
  goals: Uint8Array,
): boolean {
  const { neighbours } = ground
  marks.clear()
  marks.add(from)
  for (let i = 0; i < marks.count; i++) {
    const hex = marks.hexes[i]!
    if (goals[hex] === 1) return true
    for (let way = hex * DIRECTIONS, end = way + DIRECTIONS; way < end; way++) {
      const to = neighbours[way]!
      if (to !== 0 && marks.on[to] === 0 && ok(context, to)) marks.add(to)
    }
  }
  return false
}

/** Clears the marks, then marks all hexes at most `n` steps from a hex, the nearest first, and returns how many. */
export function within(marks: Marks, ground: Ground, hex: Hex, n: number): number {
  marks.clear()
  marks.add(hex)
  let ringStart = 0
  for (let steps = 0; steps < n && ringStart < marks.count; steps++) {
    const ringEnd = marks.count
    for (let i = ringStart; i < ringEnd; i++) {
      for (let dir = 0; dir < DIRECTIONS; dir++) marks.add(ground.neighbours[marks.hexes[i]! * DIRECTIONS + dir]!)
    }
    ringStart = ringEnd
  }
  return marks.count
}
