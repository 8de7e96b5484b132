/** Gathers what is asked for while the last group is on its way, so that all of it makes the next. */
export class Group<Order, Answer> {
  readonly #send: (orders: readonly Order[]) => Promise<readonly Settled<Answer>[]>
  #waiting: Waiting<Order, Answer>[] = []
  #isUnderWay = false
  #idle: (() => void)[] = []

  constructor(send: (orders: readonly Order[]) => Promise<readonly Settled<Answer>[]>) {
    this.#send = send
  }

  ask(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject })
      if (this.#isUnderWay) return
      this.#isUnderWay = true
      // Whatever else this turn of the loop reads goes with it.
      setImmediate(() => this.#next())
    })
  }

  /** Kept when nothing waits any more. */
  settled(): Promise<void> {
    return this.#isUnderWay ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  async #next(): Promise<void> {
    const group = this.#waiting.splice(0)
    let answers: readonly Settled<Answer>[]
    try {
      answers = await this.#send(group.map(({ order }) => order))
    } catch (error) {
      answers = group.map(() => ({ error }))
    }
    for (const [i, { resolve, reject }] of group.entries()) {
      const answer = answers[i]!
      if ('error' in answer) reject(answer.error)
      else resolve(answer.is)
    }
    if (this.#waiting.length > 0) return this.#next()
    this.#isUnderWay = false
    for (const hear of this.#idle.splice(0)) hear()
  }
}

export type Settled<Answer> = { readonly is: Answer } | { readonly error: unknown }

interface Waiting<Order, Answer> {
  readonly order: Order
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}
