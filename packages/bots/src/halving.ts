/** How the tries of one arm went. */
interface Score {
  count: number
  mean: number
  /** Sum of squared distances from the mean. */
  spread: number
}

/**
 * Finds the best of several arms by tries: all of them at first, then the better half with twice as many each, and so on. The first
 * arm stays to the end, and another is chosen only where it is better by so many standard errors: the best of many
 * is partly the luckiest.
 */
export class Halving {
  readonly tries: number
  readonly #scores: Score[]
  readonly #share: number
  readonly #caution: number
  #alive: number[]
  /** Who is tried in this round, and how often yet. */
  #left: number
  #done = 0

  constructor(arms: number, tries: number, caution: number) {
    this.#scores = Array.from({ length: arms }, () => ({ count: 0, mean: 0, spread: 0 }))
    this.#alive = this.#scores.map((_, arm) => arm)
    this.#share = tries / roundsFor(arms)
    this.#caution = caution
    this.#left = this.#due()
    this.tries = triesFor(arms, this.#share)
  }

  get done(): number {
    return this.#done
  }

  /** Who is tried next; -1 when enough have been. */
  next(): number {
    return this.#left === 0 ? -1 : this.#alive[this.#left % this.#alive.length]!
  }

  /** What came of trying the one who was next. */
  note(value: number): void {
    const score = this.#scores[this.next()]!
    score.count++
    const off = value - score.mean
    score.mean += off / score.count
    score.spread += off * (value - score.mean)
    this.#done++
    this.#left--
    if (this.#left > 0 || this.#alive.length <= 2) return
    this.#alive = [0, ...this.#ranked().slice(0, Math.ceil(this.#alive.length / 2) - 1)]
    this.#left = this.#due()
  }

  /** The one to choose by what is known now. */
  best(): number {
    const first = this.#scores[0]!
    const [rival] = this.#ranked()
    if (rival === undefined || first.count === 0) return 0
    const { count, mean } = this.#scores[rival]!
    const error = Math.sqrt(this.#variance() * (1 / first.count + 1 / count))
    return mean - first.mean > this.#caution * error ? rival : 0
  }

  /** Those who are still tried, but for the first, the best of them first. */
  #ranked(): number[] {
    const tried = this.#alive.filter((arm) => arm !== 0 && this.#scores[arm]!.count > 0)
    return tried.sort((a, b) => this.#scores[b]!.mean - this.#scores[a]!.mean || a - b)
  }

  /** Of a single try, whoever it is of. */
  #variance(): number {
    let spread = 0
    let freedom = 0
    for (const score of this.#scores)
      if (score.count > 1) {
        spread += score.spread
        freedom += score.count - 1
      }
    return freedom === 0 ? Number.POSITIVE_INFINITY : spread / freedom
  }

  #due(): number {
    return this.#alive.length < 2 ? 0 : roundOf(this.#alive.length, this.#share)
  }
}

const roundOf = (arms: number, share: number): number => Math.max(1, Math.floor(share / arms)) * arms

function roundsFor(arms: number): number {
  let rounds = 1
  for (let left = arms; left > 2; left = Math.ceil(left / 2)) rounds++
  return rounds
}

function triesFor(arms: number, share: number): number {
  if (arms < 2) return 0
  let tries = roundOf(arms, share)
  for (let left = arms; left > 2; ) {
    left = Math.ceil(left / 2)
    tries += roundOf(left, share)
  }
  return tries
}
