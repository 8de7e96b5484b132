import type { Label } from './drawing.ts'
import { type Patch, Patches } from './patch.ts'

/** Who finds room before whom, the least first. */
export const RANKS = {
  'hex number': 0,
  tier: { 1: 10, 2: 20, 3: 30, 4: 40 },
  'great river': 15,
  river: 32,
  lake: 38,
  'river again': 45,
} as const

/** A name to be lettered, with the ways to do so. */
export interface Wish {
  readonly rank: number
  /** The best first. */
  readonly options: readonly Option[]
}

export interface Option {
  readonly label: Label
  readonly patches: readonly Patch[]
  /** How much is wrong with it, beside other names. */
  readonly cost: number
}

const ROUNDS = 3
/** The owner of what cannot move. */
const FIXED = -1
/** How many wishes are seen to in one step. */
const STRIDE = 40

/**
 * Letters as many wishes as have room, none over another: first each in its turn, then in a few rounds, in which names move aside
 * for those that found no room, and back to where they are better off.
 */
export class Placing {
  readonly #wishes: Wish[]
  readonly #chosen: (Option | null)[]
  readonly #taken: Patches<number>

  /** Nothing goes where it is `taken`; `span` is about how far a name reaches. */
  constructor(wishes: readonly Wish[], taken: readonly Patch[], span: number) {
    this.#wishes = [...wishes].sort((a, b) => a.rank - b.rank)
    this.#chosen = wishes.map(() => null)
    this.#taken = new Patches(span)
    for (const patch of taken) this.#taken.add(patch, FIXED)
  }

  /** In small steps, since a large map takes longer than a frame. */
  *settleAll(): Generator<undefined, void> {
    for (let round = 0; round <= ROUNDS; round++)
      for (let n = 0; n < this.#wishes.length; n++) {
        if (n % STRIDE === STRIDE - 1) yield
        if (!this.#settle(n) && round > 0) this.#squeeze(n)
      }
  }

  labels(): Label[] {
    return this.#chosen.flatMap((option) => (option ? [option.label] : []))
  }

  isFree({ patches }: Option): boolean {
    return !patches.some((patch) => this.#taken.isMet(patch))
  }

  /** Finds room for one more; what is in its way and can go nowhere else is dropped. */
  forceIn(wish: Wish): void {
    const n = this.#wishes.push(wish) - 1
    this.#chosen.push(null)
    const [best] = wish.options
    if (this.#squeeze(n) || !best) return
    for (const other of this.#inTheWay(best, n)) if (other !== FIXED) this.#choose(other, null)
    this.#choose(n, best)
  }

  /** Gives a name the best place that is free now; says whether it has one. */
  #settle(n: number): boolean {
    const now = this.#chosen[n]
    const best = this.#wishes[n]!.options.find((option) => option === now || this.#isFreeFor(n, option))
    if (best && best !== now) this.#choose(n, best)
    return best !== undefined
  }

  /** Finds room for a name by moving aside those in its way, where all of them can go elsewhere. */
  #squeeze(n: number): boolean {
    for (const option of this.#wishes[n]!.options) {
      if (this.#inTheWay(option, n).includes(FIXED)) continue
      const before = new Map<number, Option | null>()
      const inTheWay = this.#inTheWay(option, n)
      this.#choose(n, option)
      const isRoom = inTheWay.every((other) => {
        before.set(other, this.#chosen[other]!)
        const elsewhere = this.#wishes[other]!.options.find((way) => this.#isFreeFor(other, way))
        if (elsewhere) this.#choose(other, elsewhere)
        return elsewhere !== undefined
      })
      if (isRoom) return true
      for (const [other, was] of before) this.#choose(other, was)
      this.#choose(n, null)
    }
    return false
  }

  #choose(n: number, option: Option | null): void {
    for (const patch of this.#chosen[n]?.patches ?? []) this.#taken.remove(patch, n)
    this.#chosen[n] = option
    for (const patch of option?.patches ?? []) this.#taken.add(patch, n)
  }

  #isFreeFor(n: number, { patches }: Option): boolean {
    return !patches.some((patch) => this.#taken.isMet(patch, n))
  }

  #inTheWay({ patches }: Option, n: number): number[] {
    const found = new Set<number>()
    for (const patch of patches) this.#taken.find(patch, found)
    found.delete(n)
    return [...found]
  }
}
