import { type Chances, countTallies, sumChances, type TallyChances, tallyChances, together } from './chances.ts'
import { checkCount, checkFaces, countClasses, type Dice, DiceError, MOST_CLASSES } from './dice.ts'

/** A branch has the chance `weight`; exactly, it is `ways / of`, with `of` 0 where that outgrows a double. */
export type Visit = (weight: number, ways: number, of: number) => void

export const MOST_BRANCHES = 100_000

/** There are more ways than were to be walked. */
export class TooManyBranches extends DiceError {}

/**
 * Walks every way chance can go: calls `run` once for each branch of the tree of draws, then `visit` with its chance.
 * Branches are results, not faces: totals for a sum, tallies for dice read one by one. They come depth first, low results
 * first. `run` must start from the same position each time and draw alike as long as the results are alike. Returns the
 * number of branches; more than `limit` are an error.
 */
export function enumerate(run: (dice: Dice) => void, visit: Visit, limit = MOST_BRANCHES): number {
  const dice = spare ?? new Branching()
  spare = null
  try {
    dice.reset(limit)
    let branches = 0
    do {
      if (branches === limit) dice.overrun()
      run(dice)
      dice.finish(visit)
      branches++
    } while (dice.advance())
    return branches
  } finally {
    spare = dice
  }
}

/** Kept from call to call; a walk inside a walk makes its own. */
let spare: Branching | null = null

const DIE = 0
const SUM = 1
const EACH = 2
const PICK = 3
const NO_CHANCES: Chances = { branches: 0, weights: new Float64Array(), ways: new Float64Array(), of: 0 }

/** The path from the root to the branch being run: at each depth the draw and which of its results is on. */
class Branching implements Dice {
  readonly #kinds: number[] = []
  readonly #counts: number[] = []
  readonly #faces: number[] = []
  readonly #branches: number[] = []
  readonly #chosen: number[] = []
  readonly #chances: Chances[] = []
  readonly #tallies: (TallyChances | null)[] = []
  readonly #sizes = new Uint16Array(MOST_CLASSES)
  #depth = 0
  #known = 0
  #limit = 0
  #lastWhy = ''
  #weight = 1
  #ways = 1
  #of = 1

  reset(limit: number): void {
    this.#limit = limit
    this.#known = 0
    this.#lastWhy = ''
    this.#rewind()
  }

  finish(visit: Visit): void {
    if (this.#depth !== this.#known) throw new Error('a run drew less than before on the same results')
    if (this.#of > 0) visit(this.#ways / this.#of, this.#ways, this.#of)
    else visit(this.#weight, 0, 0)
  }

  /** On to the next branch: the deepest draw that has results left; false when all are done. */
  advance(): boolean {
    while (this.#known > 0 && this.#chosen[this.#known - 1]! + 1 === this.#branches[this.#known - 1]) this.#known--
    if (this.#known === 0) return false
    this.#chosen[this.#known - 1]! += 1
    this.#rewind()
    return true
  }

  overrun(): never {
    throw new TooManyBranches(`more than ${this.#limit} outcomes; the last draw was "${this.#lastWhy}"`)
  }

  die(faces: number, why: string): number {
    return 1 + this.#even(DIE, faces, why)
  }

  pick(n: number, why: string): number {
    return this.#even(PICK, n, why)
  }

  sum(count: number, faces: number, why: string): number {
    checkCount(count)
    checkFaces(faces)
    if (this.#depth === this.#known) {
      this.#afford(count * (faces - 1) + 1, why)
      const chances = sumChances(count, faces)
      this.#grow(SUM, count, faces, chances.branches, chances, null)
    }
    this.#expect(SUM, count, faces, why)
    return count + this.#weigh()
  }

  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string, worth?: Uint8Array): void {
    checkCount(count)
    checkFaces(faces)
    const classes = countClasses(faces, classOf, tally)
    if (this.#depth === this.#known) {
      const sizes = this.#sizes.fill(0)
      for (let face = 0; face < faces; face++) sizes[classOf[face]!]! += 1
      if (!worth) this.#afford(countTallies(count, sizes, classes), why)
      const tallies = tallyChances(count, sizes, classes)
      const chances = worth ? together(tallies, worth) : tallies
      this.#afford(chances.branches, why)
      this.#grow(EACH, count, faces, chances.branches, chances, chances)
    }
    this.#expect(EACH, count, faces, why)
    const chances = this.#tallies[this.#depth]
    if (chances?.sizes.length !== classes) this.#changed(why)
    const row = this.#weigh() * classes
    for (let c = 0; c < classes; c++) tally[c]! += chances.tallies[row + c]!
  }

  #even(kind: number, faces: number, why: string): number {
    checkFaces(faces)
    if (this.#depth === this.#known) {
      this.#afford(faces, why)
      this.#grow(kind, 1, faces, faces, NO_CHANCES, null)
    }
    this.#expect(kind, 1, faces, why)
    const chosen = this.#chosen[this.#depth++]!
    this.#multiply(1 / faces, 1, faces)
    return chosen
  }

  #weigh(): number {
    const chances = this.#chances[this.#depth]!
    const chosen = this.#chosen[this.#depth++]!
    this.#multiply(chances.weights[chosen]!, chances.ways[chosen]!, chances.of)
    return chosen
  }

  #multiply(weight: number, ways: number, of: number): void {
    this.#weight *= weight
    this.#ways *= ways
    this.#of *= of
    if (this.#of > Number.MAX_SAFE_INTEGER) this.#of = 0
  }

  #afford(branches: number, why: string): void {
    this.#lastWhy = why
    if (branches > this.#limit)
      throw new TooManyBranches(`"${why}" alone has ${branches} outcomes, more than ${this.#limit} in all`)
  }

  #grow(kind: number, count: number, faces: number, branches: number, chances: Chances, tallies: TallyChances | null) {
    const depth = this.#known++
    this.#kinds[depth] = kind
    this.#counts[depth] = count
    this.#faces[depth] = faces
    this.#branches[depth] = branches
    this.#chosen[depth] = 0
    this.#chances[depth] = chances
    this.#tallies[depth] = tallies
  }

  #expect(kind: number, count: number, faces: number, why: string): void {
    const depth = this.#depth
    if (this.#kinds[depth] !== kind || this.#counts[depth] !== count || this.#faces[depth] !== faces) this.#changed(why)
  }

  #changed(why: string): never {
    throw new Error(`"${why}" is not the draw that was made before on the same results`)
  }

  #rewind(): void {
    this.#depth = 0
    this.#weight = 1
    this.#ways = 1
    this.#of = 1
  }
}
