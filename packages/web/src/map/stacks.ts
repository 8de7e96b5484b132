import type { Hex, Place, Unit } from '@hexfront/core'
import type { Piece } from './scene.ts'

/** Edges of counters that show at a stack; the rest is told by a number. */
export const MOST_SHOWN = 3
/** How far each counter lies off the one above it, as a share of its side. */
const STACK_STEP = 0.085

/** Pieces by where they lie, the top one first. */
export function stacksOf(
  pieces: readonly Piece[],
  isOnMap: (place: Place) => boolean,
  chosen: ReadonlySet<Unit>,
): Map<Hex, Piece[]> {
  const stacks = new Map<Hex, Piece[]>()
  for (const piece of pieces) {
    if (!isOnMap(piece.place)) continue
    const stack = stacks.get(piece.place)
    if (stack) stack.push(piece)
    else stacks.set(piece.place, [piece])
  }
  if (chosen.size > 0) for (const [hex, stack] of stacks) stacks.set(hex, fanOrder(stack, chosen))
  return stacks
}

/** The order in which a stack is seen and fanned out: what is chosen comes first, the rest as it was given. */
export const fanOrder = (stack: readonly Piece[], chosen: ReadonlySet<Unit>): Piece[] => [
  ...stack.filter(({ unit }) => chosen.has(unit)),
  ...stack.filter(({ unit }) => !chosen.has(unit)),
]

/** How far the counter at this depth lies from the middle of its hex, right and down alike; 0 is the top one. */
export function stackOffset(depth: number, count: number, side: number): number {
  const shown = Math.min(count, MOST_SHOWN)
  return (depth - (shown - 1) / 2) * side * STACK_STEP
}
