/**
 * Choices that were taken back over dice. They stay where they were made, since their dice were drawn and are not drawn
 * again: walked in order with the choices that stand, they give every draw of the match.
 */
export class Struck<E> {
  readonly #groups: Group<E>[] = []
  readonly #hasDice: (entry: E) => boolean

  constructor(hasDice: (entry: E) => boolean) {
    this.#hasDice = hasDice
  }

  /** Choices from `to` on are taken back: `gone` in their order. They are kept if dice were among them. */
  strike(to: number, gone: readonly E[]): void {
    const later = this.#later(to)
    const made: (E | Group<E>)[] = []
    const isKept = gone.some(this.#hasDice)
    let next = 0
    for (const [index, entry] of gone.entries()) {
      for (; next < later.length && later[next]!.before <= to + index; next++) made.push(later[next]!)
      if (isKept) made.push(entry)
    }
    made.push(...later.slice(next))
    if (made.length > 0) this.#groups.push({ before: to, made })
  }

  /** Choices that were made here and do not count, whether or not they threw dice. */
  keep(at: number, made: readonly E[]): void {
    if (made.length > 0) this.#groups.push({ before: at, made })
  }

  /** Forgets what was struck after the first `to` choices. */
  forget(to: number): void {
    this.#later(to)
  }

  /** All choices ever made, in the order in which they were made; `null` stands for the next one that still stands. */
  *inOrder(standing: number): Generator<E | null> {
    let at = 0
    for (const group of this.#groups) {
      for (; at < group.before; at++) yield null
      yield* flat(group)
    }
    for (; at < standing; at++) yield null
  }

  #later(to: number): Group<E>[] {
    const first = this.#groups.findIndex(({ before }) => before > to)
    return first < 0 ? [] : this.#groups.splice(first)
  }
}

/** Struck before the choice of this number that stands; what was struck within is nested. */
interface Group<E> {
  readonly before: number
  readonly made: readonly (E | Group<E>)[]
}

const isGroup = <E>(one: E | Group<E>): one is Group<E> => typeof one === 'object' && one !== null && 'made' in one

/** Groups lie as deep in each other as a player took back step by step, so this does not call itself. */
function* flat<E>(group: Group<E>): Generator<E> {
  const open: (E | Group<E>)[] = [group]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (!isGroup(one)) yield one
    else for (let at = one.made.length - 1; at >= 0; at--) open.push(one.made[at]!)
  }
}
