import { checkCount, checkFaces, countClasses, type Dice } from './dice.ts'

/** Dice out of random bits: one number a die, dice thrown one after another. */
export abstract class UniformDice implements Dice {
  /** The next 31 random bits. */
  protected abstract bits(): number

  die(faces: number, _why: string): number {
    checkFaces(faces)
    return 1 + this.#below(faces)
  }

  sum(count: number, faces: number, _why: string): number {
    checkCount(count)
    checkFaces(faces)
    let total = count
    for (let i = 0; i < count; i++) total += this.#below(faces)
    return total
  }

  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, _why: string): void {
    checkCount(count)
    checkFaces(faces)
    countClasses(faces, classOf, tally)
    for (let i = 0; i < count; i++) tally[classOf[this.#below(faces)]!]! += 1
  }

  pick(n: number, _why: string, _among?: ArrayLike<number>): number {
    checkFaces(n)
    return this.#below(n)
  }

  /** The last, incomplete run of n numbers below 2^31 is thrown away, or low results would come up more often. */
  #below(n: number): number {
    for (;;) {
      const bits = this.bits()
      const result = bits % n
      if (bits - result <= 0x7fffffff - (n - 1)) return result
    }
  }
}
