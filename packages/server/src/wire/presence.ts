import type { Store } from '../store/store.ts'

/** A word of another process holds for so long; it is said again well before. */
const HOLDS = 75_000

/** Who has a socket, here or at another process, and since when others have none. */
export class Presence {
  readonly #store: Store
  readonly #now: () => number
  readonly #here = new Map<number, number>()
  readonly #elsewhere = new Map<number, number>()
  readonly #gone = new Map<number, number>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** A socket more. Whether he was not here before. */
  came(account: number): boolean {
    const isNew = !this.isHere(account)
    this.#here.set(account, (this.#here.get(account) ?? 0) + 1)
    this.#gone.delete(account)
    if (isNew) this.#store.shout(`here ${account}`)
    return isNew
  }

  /** A socket less. Whether it was the last. */
  went(account: number): boolean {
    const left = (this.#here.get(account) ?? 1) - 1
    if (left > 0) {
      this.#here.set(account, left)
      return false
    }
    this.#here.delete(account)
    if (this.isHere(account)) return false
    this.#gone.set(account, this.#now())
    this.#store.shout(`gone ${account}`)
    return true
  }

  isHere(account: number): boolean {
    return this.#here.has(account) || this.isElsewhere(account)
  }

  /** Whether he has a socket at another process, as far as is known. */
  isElsewhere(account: number): boolean {
    return (this.#elsewhere.get(account) ?? 0) > this.#now()
  }

  /** For how long somebody has been away, in milliseconds; of those who have not been here since the start, since then. */
  awayFor(account: number, since: number): number {
    return this.isHere(account) ? 0 : this.#now() - (this.#gone.get(account) ?? since)
  }

  get people(): number {
    const others = [...this.#elsewhere].filter(([account, until]) => until > this.#now() && !this.#here.has(account))
    return this.#here.size + others.length
  }

  /** Says again who is here. */
  sayAgain(): void {
    for (const account of this.#here.keys()) this.#store.shout(`here ${account}`)
  }

  /** A word of another process; the account it is about, if it changes anything. */
  heard(word: string, account: number): boolean {
    const before = this.isHere(account)
    if (word === 'here') {
      this.#elsewhere.set(account, this.#now() + HOLDS)
      this.#gone.delete(account)
    } else {
      this.#elsewhere.delete(account)
      if (!this.#here.has(account)) this.#gone.set(account, this.#now())
    }
    return before !== this.isHere(account)
  }
}
