import { diceOf, hasGermans, isGermanUnit, pieces, type State, stepsOf } from '../state.ts'
import type { ClashBook } from './clash.ts'

/**
 * A group or army on its way: how likely it is to be unhurt or reduced, and the same of a second one that meets what the first has
 * left; and the full divisions that were reduced by all of them.
 */
export const group = { fresh: 0, reduced: 0, fresh2: 0, reduced2: 0, toll: 0 }

/** Less is not followed up. */
export const FAINT = 0.002
/** Steps that the first costs those whom it meets. */
const WEAKENED = 3
/** Fewer dice are worth no more than so many reduced divisions. */
const STRONG = 3

const SIZE = 1024
/** By hex, full and other units that fight, as far as they were counted. */
const full = new Uint8Array(SIZE)
const weak = new Uint8Array(SIZE)
const counted = new Uint8Array(SIZE)

let book: ClashBook

export function begin(s: State): void {
  counted.fill(0, 0, s.setting.ground.size + 1)
  group.toll = 0
}

/** From now on they fight by this book. */
export function arm(by: ClashBook): void {
  book = by
}

export const isGone = (): boolean => group.fresh + group.reduced + group.fresh2 + group.reduced2 < FAINT

/** It fights those who stand in a hex. */
export function meet(s: State, hex: number): void {
  if (hex === 0 || !hasGermans(s, hex)) return
  if (counted[hex] === 0) count(s, hex)
  const strong = full[hex]!
  const others = weak[hex]!
  const unhurt = book.fight(1, strong, others)
  const hurt = book.fight(0, strong, others)
  group.toll += group.fresh * unhurt.toll + group.reduced * hurt.toll
  group.reduced = group.fresh * unhurt.reduced + group.reduced * hurt.reduced
  group.fresh *= unhurt.fresh
  const flipped = Math.min(WEAKENED, strong)
  const left = Math.max(0, others + flipped - (WEAKENED - flipped))
  const unhurt2 = book.fight(1, strong - flipped, left)
  const hurt2 = book.fight(0, strong - flipped, left)
  group.reduced2 = group.fresh2 * unhurt2.reduced + group.reduced2 * hurt2.reduced
  group.fresh2 *= unhurt2.fresh
}

function count(s: State, hex: number): void {
  counted[hex] = 1
  full[hex] = 0
  weak[hex] = 0
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit)) {
    if (s.setting.isFlak[unit] === 1) continue
    if (diceOf(s, unit) >= STRONG) full[hex]!++
    else weak[hex]! += stepsOf(s, unit)
  }
}
