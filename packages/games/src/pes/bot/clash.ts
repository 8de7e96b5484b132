import type { Spread } from '../../chances.ts'
import { once } from '../../once.ts'
import { ASSAULT_FIRE, GERMAN_FIRE, SOVIET_FIRE } from '../charts.ts'
import type { PesSetting } from '../scenarios.ts'
import { fireSpread } from '../spread.ts'

/** How a group fares against a stack. */
export interface Clash {
  /** The chance that the group is unhurt or reduced when the fight is over; else it is dead. */
  readonly fresh: number
  readonly reduced: number
  /** Full divisions that are reduced in it, on the average. */
  readonly toll: number
}

/** Dice of a division that is not reduced, about; reduced ones have one. */
const FULL_DICE = 4

const MOST_FULL = 6
const MOST_REDUCED = 12
/** What is less likely than this is not followed up. */
const FAINT = 1e-6

export const clashBook = once((setting: PesSetting) => new ClashBook(setting, setting.isAssault.indexOf(1)))
/** 13.5: armies fight as groups do. */
export const armyBook = once((setting: PesSetting) => new ClashBook(setting, setting.armies[0]!))

/**
 * 12.5, 12.6: every fight of a group, worked out from the table of results when it is first asked for. The display reckons exactly
 * for the stack at hand; here divisions are taken to be alike, so that a fight is known for all stacks like it.
 */
export class ClashBook {
  readonly #known: (Clash | undefined)[] = []
  /** How likely a group is to cost 0, 1, 2 ... steps, fresh or reduced, in the first round and later. */
  readonly #first: readonly Spread[]
  readonly #later: readonly Spread[]
  readonly #miss: number

  constructor(setting: PesSetting, unit: number) {
    const { fullDice, reducedDice } = setting
    const hits = (modifier: number) =>
      [reducedDice, fullDice].map((dice) => fireSpread(setting, SOVIET_FIRE, dice[unit]!, modifier))
    this.#first = hits(ASSAULT_FIRE)
    this.#later = hits(0)
    this.#miss = fireSpread(setting, GERMAN_FIRE, 1, 0)[0]!
  }

  /** Fresh is 1 for a group that is unhurt, 0 for a reduced one. */
  fight(fresh: number, full: number, reduced: number): Clash {
    full = Math.min(full, MOST_FULL)
    reduced = Math.min(reduced, MOST_REDUCED)
    const key = (full * 16 + reduced) * 2 + fresh
    const known = this.#known[key]
    if (known) return known
    const sum = { fresh: 0, reduced: 0, toll: 0 }
    this.#round(sum, 1, fresh, full, reduced, this.#first)
    this.#known[key] = sum
    return sum
  }

  /** One round, and those that follow it; two steps kill a fresh group, one kills a reduced one. */
  #round(
    sum: { fresh: number; reduced: number; toll: number },
    chance: number,
    fresh: number,
    full: number,
    reduced: number,
    fire: readonly Spread[],
  ): void {
    if (full + reduced === 0) {
      if (fresh === 1) sum.fresh += chance
      else sum.reduced += chance
      return
    }
    if (chance < FAINT) return
    const hits = fire[fresh]!
    for (let n = 0; n < hits.length; n++) {
      const flipped = Math.min(n, full)
      const strong = full - flipped
      const weak = Math.max(0, reduced + flipped - (n - flipped))
      const part = chance * hits[n]!
      sum.toll += part * flipped
      const dice = strong * FULL_DICE + weak
      const none = this.#miss ** dice
      this.#round(sum, part * none, fresh, strong, weak, this.#later)
      if (fresh === 1 && dice > 0)
        this.#round(sum, part * dice * (1 - this.#miss) * this.#miss ** (dice - 1), 0, strong, weak, this.#later)
    }
  }
}
