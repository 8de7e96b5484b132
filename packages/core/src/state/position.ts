import type { Kept, PositionCore } from './layout.ts'

/** What a memo hangs on: a count of the position's that is raised when that changes. */
export type Stamp = number

/** Any column at all: raised by every choice. */
export const ANYTHING: Stamp = 0
/** Where the pieces stand, whosever they are. */
export const PIECES: Stamp = 1
/** Where the pieces of a side stand and what they control. Sides count from 1. */
export const piecesOf = (side: number): Stamp => PIECES + side

/** Makes `target` the same position as `source`, in one pass over a kept buffer. */
export function copyInto(target: PositionCore, source: PositionCore): void {
  target.words.set(source.words)
  touch(target)
}

/** Says that something has changed that any memo may depend on. */
export function touch({ stamps }: PositionCore): void {
  for (let i = 0; i < stamps.length; i++) stamps[i]!++
}

/** Says that a column has changed that only memos of `ANYTHING` depend on. */
export function changed({ stamps }: PositionCore): void {
  stamps[ANYTHING]!++
}

/** Says that a piece of a side has changed its place, or what it controls. */
export function moved({ stamps }: PositionCore, side: number): void {
  stamps[ANYTHING]!++
  stamps[PIECES]!++
  stamps[PIECES + side]!++
}

/** From now on every memo of this position is worked out each time it is asked: so the kit finds those that are stale. */
export function rememberNothing({ stamps }: PositionCore): void {
  stamps.fill(Number.NaN)
}

/** Equal in all that is not derived. */
export function samePosition(a: PositionCore, b: PositionCore): boolean {
  const { coreWords } = a.layout
  if (coreWords !== b.layout.coreWords) return false
  const left = a.words
  const right = b.words
  for (let i = 0; i < coreWords; i++) if (left[i] !== right[i]) return false
  return true
}

/** Two lanes of Murmur3 mixing over the core: equal positions have equal hashes in every engine. */
export function hash(position: PositionCore): string {
  const { words } = position
  const { coreWords } = position.layout
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (let i = 0; i < coreWords; i++) {
    const word = words[i]!
    let k = Math.imul(word, 0xcc9e2d51)
    k = (k << 15) | (k >>> 17)
    a ^= Math.imul(k, 0x1b873593)
    a = (a << 13) | (a >>> 19)
    a = (Math.imul(a, 5) + 0xe6546b64) | 0
    b = Math.imul(b ^ word, 0x01000193)
    b ^= b >>> 15
  }
  return hex8(finish(a ^ coreWords)) + hex8(finish(b ^ a))
}

/**
 * What differs between two positions: pairs of a word's index and the exclusive or of its two values. Applying it turns
 * either position into the other, so one list serves undo and redo.
 */
export type Difference = Uint32Array

export const difference = (before: PositionCore, after: PositionCore): Difference =>
  differenceOf(before.words, after.words, before.layout.coreWords)

/** The same over the first words of two lists. */
export function differenceOf(left: Uint32Array, right: Uint32Array, coreWords: number): Difference {
  if (found.length < 2 * coreWords) found = new Uint32Array(2 * coreWords)
  const pairs = found
  let end = 0
  for (let i = 0; i < coreWords; i++) {
    const word = left[i]! ^ right[i]!
    if (word === 0) continue
    pairs[end++] = i
    pairs[end++] = word
  }
  return pairs.slice(0, end)
}

/** Where a difference is put together. */
let found = new Uint32Array(0)

/** Derived columns are left as they were: the caller rebuilds them. */
export function applyDifference(position: PositionCore, pairs: Difference): void {
  const { words } = position
  for (let i = 0; i < pairs.length; i += 2) {
    const word = pairs[i]!
    words[word] = words[word]! ^ pairs[i + 1]!
  }
  touch(position)
}

/**
 * Remembers what was worked out for a position until what it hangs on changes: a movement range until anything does, supply
 * until a piece moves, what enemies close to a side until one of them moves. A rule that changes a column and then reads a
 * memo must say so (`touch`, `changed`); the kit finds rules that do not.
 */
export function memo<S extends PositionCore, T>(
  make: (s: S) => T,
  compute: (s: S, kept: T) => void,
  until: Stamp = ANYTHING,
): (s: S) => T {
  const slot = slots++
  const isOurs = (kept: Kept | undefined): kept is Kept<T> => kept !== undefined && kept.made === make
  const begin = (s: S): Kept<T> => {
    const kept = { made: make, value: make(s), stamp: Number.NaN }
    s.memos[slot] = kept
    return kept
  }
  return (s) => {
    const there = s.memos[slot]
    const kept = isOurs(there) ? there : begin(s)
    if (kept.stamp !== s.stamps[until]) {
      compute(s, kept.value)
      kept.stamp = s.stamps[until]!
    }
    return kept.value
  }
}

/** The same for each side by itself: `memoBySide(make, lay, (side) => piecesOf(enemyOf(side)))`. */
export function memoBySide<S extends PositionCore, T>(
  make: (s: S, side: number) => T,
  compute: (s: S, kept: T, side: number) => void,
  until: (side: number) => Stamp,
): (s: S, side: number) => T {
  const bySide: ((s: S) => T)[] = []
  return (s, side) => {
    bySide[side] ??= memo<S, T>(
      (at) => make(at, side),
      (at, kept) => compute(at, kept, side),
      until(side),
    )
    return bySide[side](s)
  }
}

/** Every memo has a place of its own in the list of each position. */
let slots = 0

function finish(h: number): number {
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const hex8 = (value: number): string => value.toString(16).padStart(8, '0')
