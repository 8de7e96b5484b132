/**
 * An answer to a question in 30 bits: a verb of the step that asks (5), a first operand wide enough for any place (14)
 * and a second one wide enough for any unit (11).
 */
export type Choice = number

const A_BITS = 14
const B_BITS = 11
export const MAX_VERB = (1 << 5) - 1
export const MAX_A = (1 << A_BITS) - 1
export const MAX_B = (1 << B_BITS) - 1

export const choice = (verb: number, a = 0, b = 0): Choice => (verb << (A_BITS + B_BITS)) | (a << B_BITS) | b
export const verbOf = (c: Choice): number => c >> (A_BITS + B_BITS)
export const operandA = (c: Choice): number => (c >> B_BITS) & MAX_A
export const operandB = (c: Choice): number => c & MAX_B

/** What may be answered, to be read. */
export interface Offer {
  readonly length: number
  at(index: number): Choice
  includes(c: Choice): boolean
}

/** A list of choices that is filled again and again. It grows by doubling; nothing is dropped. */
export class Choices implements Offer {
  items = new Int32Array(256)
  length = 0
  /** Asks steps that build a set to offer each set in one order only. */
  isCanonical = false
  /** Whether answers that the host works out, and those that only people ponder, are listed too. */
  isForPeople = false
  #verb = 0

  clear(): void {
    this.length = 0
  }

  /** What is added from now on is added under this verb. */
  under(verb: number): void {
    this.#verb = verb
  }

  add(a = 0, b = 0): void {
    if (this.length === this.items.length) this.#grow()
    this.items[this.length++] = choice(this.#verb, a, b)
  }

  at(index: number): Choice {
    return this.items[index]!
  }

  includes(c: Choice): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === c) return true
    return false
  }

  toArray(): Choice[] {
    return Array.from(this.items.subarray(0, this.length))
  }

  #grow(): void {
    const wider = new Int32Array(2 * this.items.length)
    wider.set(this.items)
    this.items = wider
  }
}
