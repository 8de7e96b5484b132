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
  const cells = new Map<number, Piece[]>()
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

/** No map is so many cells wide. */
const COLUMNS = 1 << 16

const cellOf = ({ left, top, right, bottom }: Box): number =>
  Math.floor((left + right) / 2 / CELL) + Math.floor((top + bottom) / 2 / CELL) * COLUMNS

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

const [M, L, H, V, Q, C, A] = [...'MLHVQCA'].map((letter) => letter.charCodeAt(0))
/** Numbers that each command takes, by its letter's code. */
const COUNTS = new Uint8Array(128)
for (const [letter, count] of [
  [M, 2],
  [L, 2],
  [H, 1],
  [V, 1],
  [Q, 4],
  [C, 6],
  [A, 7],
] as const)
  COUNTS[letter!] = count

const LOWER_CASE = 0x20
const [ZERO, NINE, MINUS, DOT] = [0x30, 0x39, 0x2d, 0x2e]

/** What a command was given so far. */
const numbers = new Float64Array(7)

/**
 * A box that surely holds a path: control points and the radii of arcs count as covered. A map has tens of thousands of strokes,
 * so this reads them letter by letter and makes nothing on the way.
 */
export function boxOfPath(path: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  let command = 0
  let isRelative = false
  let given = 0
  const cover = (px: number, py: number, around: number): void => {
    if (px - around < left) left = px - around
    if (px + around > right) right = px + around
    if (py - around < top) top = py - around
    if (py + around > bottom) bottom = py + around
  }
  const carryOut = (count: number): void => {
    const [fromX, fromY] = [isRelative ? x : 0, isRelative ? y : 0]
    let around = 0
    if (command === H) x = fromX + numbers[0]!
    else if (command === V) y = fromY + numbers[0]!
    else {
      if (command === A) {
        around = Math.max(numbers[0]!, numbers[1]!)
        cover(x, y, around)
      } else for (let n = 0; n < count; n += 2) cover(fromX + numbers[n]!, fromY + numbers[n + 1]!, 0)
      x = fromX + numbers[count - 2]!
      y = fromY + numbers[count - 1]!
    }
    cover(x, y, around)
  }
  for (let at = 0; at < path.length; ) {
    const code = path.charCodeAt(at)
    if (!isNumber(code)) {
      at++
      if (code < 0x41) continue
      command = code & ~LOWER_CASE
      isRelative = code !== command
      given = 0
      continue
    }
    const sign = code === MINUS ? -1 : 1
    if (code === MINUS) at++
    let value = 0
    let digit = path.charCodeAt(at)
    for (; digit >= ZERO && digit <= NINE; digit = path.charCodeAt(++at)) value = value * 10 + digit - ZERO
    if (digit === DOT) {
      digit = path.charCodeAt(++at)
      for (let unit = 0.1; digit >= ZERO && digit <= NINE; digit = path.charCodeAt(++at), unit /= 10)
        value += (digit - ZERO) * unit
    }
    numbers[given++] = sign * value
    const count = COUNTS[command]!
    if (given < count) continue
    if (count > 0) carryOut(count)
    given = 0
  }
  return { left, top, right, bottom }
}

const isNumber = (code: number): boolean => (code >= ZERO && code <= NINE) || code === MINUS || code === DOT
