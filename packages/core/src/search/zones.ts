import { DIRECTIONS, type Direction, type Ground, type Hex } from './ground.ts'

/**
 * How many pieces of a side control each hex: a block of `size + 1` counts for each side, 0 upwards, in an array of the
 * caller's, so that it can be part of a position.
 */
export type ZoneCounts = Uint8Array

/** Bits 0 to 5: the directions into which a piece projects. Bit 6: the hex it stands in. */
export type Projection = number

export const ALL_ROUND: Projection = 0b0111111
export const HERE: Projection = 0b1000000

/** How long an array of counts must be. */
export const zoneCountsLength = (hexes: number, sides: number): number => (hexes + 1) * sides

export const inZone = (counts: ZoneCounts, ground: Ground, side: number, hex: Hex): boolean =>
  counts[side * (ground.size + 1) + hex] !== 0

/** The counts of one side by hex: made once, it stays good as long as the array, and marks what to ask about. */
export const zoneOf = (counts: ZoneCounts, ground: Ground, side: number): Uint8Array =>
  counts.subarray(side * (ground.size + 1), (side + 1) * (ground.size + 1))

/** A piece comes to a hex; one that is nowhere projects nothing. */
export function addZone(counts: ZoneCounts, ground: Ground, side: number, hex: Hex, projects: Projection): void {
  if (hex === 0) return
  const { neighbours } = ground
  const block = side * (ground.size + 1)
  const way = hex * DIRECTIONS
  if ((projects & 0b0000001) !== 0) raise(counts, block, neighbours[way]!)
  if ((projects & 0b0000010) !== 0) raise(counts, block, neighbours[way + 1]!)
  if ((projects & 0b0000100) !== 0) raise(counts, block, neighbours[way + 2]!)
  if ((projects & 0b0001000) !== 0) raise(counts, block, neighbours[way + 3]!)
  if ((projects & 0b0010000) !== 0) raise(counts, block, neighbours[way + 4]!)
  if ((projects & 0b0100000) !== 0) raise(counts, block, neighbours[way + 5]!)
  if ((projects & HERE) !== 0) raise(counts, block, hex)
}

/** A piece leaves a hex into which it came with the same projection. */
export function removeZone(counts: ZoneCounts, ground: Ground, side: number, hex: Hex, projects: Projection): void {
  if (hex === 0) return
  const { neighbours } = ground
  const block = side * (ground.size + 1)
  const way = hex * DIRECTIONS
  if ((projects & 0b0000001) !== 0) lower(counts, block, neighbours[way]!)
  if ((projects & 0b0000010) !== 0) lower(counts, block, neighbours[way + 1]!)
  if ((projects & 0b0000100) !== 0) lower(counts, block, neighbours[way + 2]!)
  if ((projects & 0b0001000) !== 0) lower(counts, block, neighbours[way + 3]!)
  if ((projects & 0b0010000) !== 0) lower(counts, block, neighbours[way + 4]!)
  if ((projects & 0b0100000) !== 0) lower(counts, block, neighbours[way + 5]!)
  if ((projects & HERE) !== 0) lower(counts, block, hex)
}

/** The projection of a piece that controls the neighbours for which `into` holds. */
export function projectionInto<C>(
  ground: Ground,
  hex: Hex,
  context: C,
  into: (context: C, from: Hex, dir: Direction, to: Hex) => boolean,
): Projection {
  let projects = 0
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const to = ground.neighbours[hex * DIRECTIONS + dir]!
    if (to !== 0 && into(context, hex, dir, to)) projects |= 1 << dir
  }
  return projects
}

function raise(counts: ZoneCounts, block: number, hex: Hex): void {
  if (hex === 0) return
  const count = counts[block + hex]!
  if (count === 255) throw new RangeError(`more than 255 pieces control one hex (${hex})`)
  counts[block + hex] = count + 1
}

function lower(counts: ZoneCounts, block: number, hex: Hex): void {
  if (hex === 0) return
  const count = counts[block + hex]!
  if (count === 0) throw new RangeError(`a zone is taken away that was never added (hex ${hex})`)
  counts[block + hex] = count - 1
}
