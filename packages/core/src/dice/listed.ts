import { checkCount, checkFaces, countClasses, type Dice, DiceError } from './dice.ts'
import { type Draw, faultOf, nameOf, writeDraw } from './draw.ts'

/** What a list says of a draw: all of it, or as much as a hand-written script needs. */
export type Given =
  | Draw
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'index'; readonly value: number }
  | { readonly kind: 'label'; readonly label: string }

/** Finds the piece called `label` among the n that may be picked: its index, or -1. */
export type Resolve = (label: string, n: number, why: string, among?: ArrayLike<number>) => number

export interface SpentDice extends Dice {
  /** What was not used, as text. */
  left(): string[]
  assertSpent(): void
}

/** Dice that fall as a list says; whatever does not fit is an error that names the draw and the place in the list. */
export class ListedDice implements SpentDice {
  readonly #list: readonly Given[]
  readonly #source: string
  readonly #resolve: Resolve
  #used = 0

  constructor(list: readonly Given[], source: string, resolve: Resolve) {
    this.#list = list
    this.#source = source
    this.#resolve = resolve
  }

  die(faces: number, why: string): number {
    checkFaces(faces)
    const given = this.#next()
    if (given?.kind === 'number') return this.#fitting({ kind: 'die', faces, value: given.value }, why).value
    if (given?.kind === 'die' && given.faces === faces) return this.#fitting(given, why).value
    return this.#refuse({ kind: 'die', faces, value: 0 }, why)
  }

  sum(count: number, faces: number, why: string): number {
    checkCount(count)
    if (count === 1) return this.die(faces, why)
    checkFaces(faces)
    const given = this.#next()
    if (given?.kind === 'sum' && given.count === count && given.faces === faces) return this.#fitting(given, why).value
    return this.#refuse({ kind: 'sum', count, faces, value: 0 }, why)
  }

  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string): void {
    checkCount(count)
    checkFaces(faces)
    countClasses(faces, classOf, tally)
    const given = this.#next()
    if (
      given?.kind !== 'each' ||
      given.count !== count ||
      given.faces !== faces ||
      !sameClasses(given.classes, classOf)
    )
      this.#refuse({ kind: 'each', count, faces, tally: [], classes: Array.from(classOf) }, why)
    const draw = this.#fitting({ ...given, classes: Array.from(classOf) }, why)
    for (let c = 0; c < draw.tally.length; c++) tally[c]! += draw.tally[c]!
  }

  pick(n: number, why: string, among?: ArrayLike<number>): number {
    checkFaces(n)
    const given = this.#next()
    if (given?.kind === 'index') return this.#fitting({ kind: 'pick', n, value: given.value }, why).value
    if (given?.kind === 'pick' && given.n === n) return this.#fitting(given, why).value
    if (given?.kind !== 'label') return this.#refuse({ kind: 'pick', n, value: 0 }, why)
    const index = this.#resolve(given.label, n, why, among)
    if (!Number.isInteger(index) || index < 0 || index >= n)
      throw new DiceError(`"${why}" picks one of ${n}: ${this.#here()} is ${given.label}, which is not among them`)
    return index
  }

  left(): string[] {
    return this.#list.slice(this.#used).map(write)
  }

  assertSpent(): void {
    const left = this.left()
    if (left.length > 0)
      throw new DiceError(`dice left over: ${left.length} of ${this.#list.length} were not used: ${left.join(' · ')}`)
  }

  #next(): Given | undefined {
    return this.#list[this.#used++]
  }

  #fitting<D extends Draw>(draw: D, why: string): D {
    const fault = faultOf(draw)
    if (fault) throw new DiceError(`dice out of range: "${why}", ${this.#here()}: ${fault}`)
    return draw
  }

  #refuse(wanted: Draw, why: string): never {
    const given = this.#list[this.#used - 1]
    if (given)
      throw new DiceError(`dice do not fit: "${why}" wants ${nameOf(wanted)}, ${this.#here()} is ${write(given)}`)
    throw new DiceError(`dice ran out: "${why}" wants ${nameOf(wanted)}, ${this.#list.length} were given`)
  }

  #here(): string {
    return `number ${this.#used} of ${this.#source}`
  }
}

function write(given: Given): string {
  switch (given.kind) {
    case 'number':
      return `${given.value}`
    case 'index':
      return `pick:${given.value}`
    case 'label':
      return `draw:${given.label}`
    default:
      return writeDraw(given)
  }
}

/** A list that leaves the classes open fits any. */
function sameClasses(given: readonly number[] | undefined, classOf: Uint8Array): boolean {
  return !given || (given.length === classOf.length && given.every((c, face) => c === classOf[face]))
}
