import type { Dice } from './dice.ts'
import { UniformDice } from './uniform.ts'
import { stateFrom, Xoshiro128 } from './xoshiro.ts'

export interface SeededDice extends Dice {
  /** The state as four 32-bit numbers: what a worker needs to go on from here. */
  save(): Uint32Array
  restore(state: ArrayLike<number>): void
}

/** The same seed gives the same dice everywhere; the seeds 7 and '7' are one. */
export function seededDice(seed: string | number): SeededDice {
  return new Seeded(String(seed))
}

class Seeded extends UniformDice implements SeededDice {
  readonly #generator = new Xoshiro128()

  constructor(seed: string) {
    super()
    this.#generator.restore(stateFrom(seed))
  }

  protected bits(): number {
    return this.#generator.next() >>> 1
  }

  save(): Uint32Array {
    return this.#generator.save()
  }

  restore(state: ArrayLike<number>): void {
    this.#generator.restore(state)
  }
}
