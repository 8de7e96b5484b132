import type { PositionCore } from './layout.ts'

/** Makes `target` the same position as `source`, in one pass over a kept buffer. */
export function copyInto(target: PositionCore, source: PositionCore): void {
  target.words.set(source.words)
  touch(target)
}

/** Says that something has changed that any memo may depend on. */
export const touch = (position: PositionCore): void => {
  position.changes++
  position.moves++
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

export function difference(before: PositionCore, after: PositionCore): Difference {
  const { coreWords } = before.layout
  const left = before.words
  const right = after.words
  let changed = 0
  for (let i = 0; i < coreWords; i++) if (left[i] !== right[i]) changed++
  const pairs = new Uint32Array(2 * changed)
  for (let i = 0, at = 0; i < coreWords; i++)
    if (left[i] !== right[i]) {
      pairs[at++] = i
      pairs[at++] = left[i]! ^ right[i]!
    }
  return pairs
}

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
 * Remembers what was computed for a position until that position changes, or only until its pieces move: supply outlives the
 * choice of a unit, its movement range does not.
 */
export function memo<S extends PositionCore, T>(
  make: (s: S) => T,
  compute: (s: S, kept: T) => void,
  until: 'changes' | 'moves' = 'changes',
): (s: S) => T {
  const kept = new WeakMap<S, { value: T; stamp: number }>()
  return (s) => {
    let entry = kept.get(s)
    if (!entry) {
      entry = { value: make(s), stamp: -1 }
      kept.set(s, entry)
    }
    if (entry.stamp !== s[until]) {
      compute(s, entry.value)
      entry.stamp = s[until]
    }
    return entry.value
  }
}

function finish(h: number): number {
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const hex8 = (value: number): string => value.toString(16).padStart(8, '0')
