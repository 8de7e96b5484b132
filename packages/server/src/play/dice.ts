import { type Dice, type FairSeeds, fairDice } from '@hexfront/core'

/** A seed of a strict table that is only committed to, not opened. */
export const isClosed = (seed: string): boolean => /^#[0-9a-f]{64}$/.test(seed)

/** The fair dice of a game from its so-manieth draw on, made when the first of them falls: most choices throw none. */
export class TableDice implements Dice {
  readonly #seeds: () => FairSeeds
  #drawn: number
  #dice: Dice | null = null

  constructor(seeds: () => FairSeeds, drawn: number) {
    this.#seeds = seeds
    this.#drawn = drawn
  }

  die(faces: number, why: string): number {
    return this.#source().die(faces, why)
  }

  sum(count: number, faces: number, why: string): number {
    return this.#source().sum(count, faces, why)
  }

  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string): void {
    this.#source().each(count, faces, classOf, tally, why)
  }

  pick(n: number, why: string): number {
    return this.#source().pick(n, why)
  }

  /** So many draws have been made in all, whoever made them. */
  goOnFrom(drawn: number): void {
    if (drawn === this.#drawn && this.#dice === null) return
    this.#drawn = drawn
    this.#dice = null
  }

  #source(): Dice {
    this.#dice ??= fairDice(this.#seeds(), this.#drawn)
    return this.#dice
  }
}
