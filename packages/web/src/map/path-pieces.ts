import type { Box } from './geometry.ts'

/** A part of a path that can be drawn on its own, and what it covers. */
export interface Piece {
  readonly path: string
  readonly box: Box
}

/** Parts of about this size are drawn together. */
const CELL = 400

/**
 * A path cut into parts by where they lie, so that a tile draws only what it shows. Loops stay with the loops round them,
 * so that holes stay holes.
 */
export function piecesOf(path: string): Piece[] {
  const hasLoops = /z/i.test(path)
  const large: Piece[] = []
  const groups: Piece[][] = []
  const small: Piece[] = []
  for (const stroke of strokesOf(path)) {
    if (reach(stroke.box) <= CELL) small.push(stroke)
    else {
      large.push(stroke)
      groups.push([stroke])
    }
  }
  const cells = new Map<string, Piece[]>()
  for (const stroke of small) {
    // What lies within a large loop may be a hole in it.
    const outer = hasLoops ? large.findIndex(({ box }) => holds(box, stroke.box)) : -1
    if (outer >= 0) groups[outer]!.push(stroke)
    else {
      const key = cellOf(stroke.box)
      const cell = cells.get(key)
      if (cell) cell.push(stroke)
      else cells.set(key, [stroke])
    }
  }
  return [...joinedLoops(groups, large), ...cells.values()].map(joined)
}

/** Large loops that lie within one another go together too. */
function joinedLoops(groups: readonly Piece[][], large: readonly Piece[]): Piece[][] {
  const into = large.map(({ box }, i) => large.findIndex((other, j) => j !== i && holds(other.box, box)))
  const root = (i: number): number => (into[i]! < 0 ? i : root(into[i]!))
  const merged = groups.map((): Piece[] => [])
  groups.forEach((group, i) => {
    merged[root(i)]!.push(...group)
  })
  return merged.filter((group) => group.length > 0)
}

const joined = (pieces: readonly Piece[]): Piece => ({
  path: pieces.map(({ path }) => path).join(''),
  box: pieces.map(({ box }) => box).reduce(around),
})

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Strictly: equal boxes do not hold each other. */
const holds = (a: Box, b: Box): boolean => a.left < b.left && a.right > b.right && a.top < b.top && a.bottom > b.bottom

export const reach = ({ left, top, right, bottom }: Box): number => Math.max(right - left, bottom - top)

const cellOf = ({ left, top, right, bottom }: Box): string =>
  `${Math.floor((left + right) / 2 / CELL)},${Math.floor((top + bottom) / 2 / CELL)}`

/** Every stroke from one `M` to the next. */
function strokesOf(path: string): Piece[] {
  const found: Piece[] = []
  for (let from = path.indexOf('M'); from >= 0; ) {
    const next = path.indexOf('M', from + 1)
    const stroke = next < 0 ? path.slice(from) : path.slice(from, next)
    found.push({ path: stroke, box: boxOfPath(stroke) })
    from = next
  }
  return found
}

/** Numbers that each command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }

/** A box that surely holds a path: control points and the radii of arcs count as covered. */
export function boxOfPath(path: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  const cover = (px: number, py: number): void => {
    if (px < left) left = px
    if (px > right) right = px
    if (py < top) top = py
    if (py > bottom) bottom = py
  }
  for (const [, letter = '', text = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const command = letter.toUpperCase()
    const isRelative = letter !== command
    const numbers = text.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const count = COUNTS[command] ?? 0
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const [fromX, fromY] = [isRelative ? x : 0, isRelative ? y : 0]
      if (command === 'H') x = fromX + numbers[at]!
      else if (command === 'V') y = fromY + numbers[at]!
      else if (command === 'A') {
        const around = Math.max(numbers[at]!, numbers[at + 1]!)
        cover(x - around, y - around)
        cover(x + around, y + around)
        x = fromX + numbers[at + 5]!
        y = fromY + numbers[at + 6]!
        cover(x - around, y - around)
        cover(x + around, y + around)
      } else {
        for (let n = at; n < at + count; n += 2) cover(fromX + numbers[n]!, fromY + numbers[n + 1]!)
        x = fromX + numbers[at + count - 2]!
        y = fromY + numbers[at + count - 1]!
      }
      cover(x, y)
    }
  }
  return { left, top, right, bottom }
}
