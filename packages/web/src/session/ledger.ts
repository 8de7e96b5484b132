import { type JournalLine, journalOf, type MatchRecord, writeLine } from '@hexfront/core'

/** How many lines are kept together: a game is opened page by page, and a choice writes one page at most. */
export const PAGE = 100

/** What of a game is still to be written where it is kept, and how many lines are there already. */
export class Ledger {
  /** What the whole game was before, where some of it is not played any more. */
  readonly former: string
  #written: number
  /** Lines of the page that is not full, then those that are not written yet. */
  #lines: string[]

  private constructor(lines: readonly string[], former: string) {
    this.former = former
    this.#written = lines.length
    this.#lines = lines.slice(lines.length - (lines.length % PAGE))
  }

  /** A game that is kept up to here. */
  static kept(lines: readonly string[]): Ledger {
    return new Ledger(lines, '')
  }

  /** A game that is to be written from its first line, in place of what may be kept of it. */
  static whole(record: MatchRecord, seats: readonly string[], former = ''): Ledger {
    const ledger = new Ledger([], former)
    for (const line of journalOf(record)) ledger.add(line)
    ledger.add({ line: 'seats', seats })
    return ledger
  }

  get written(): number {
    return this.#written
  }

  get waiting(): readonly string[] {
    return this.#lines.slice(this.#written % PAGE)
  }

  add(line: JournalLine): void {
    this.#lines.push(writeLine(line))
  }

  /** Another window has written these. */
  follow(texts: readonly string[]): void {
    this.#lines.push(...texts)
    this.wrote(this.#written + this.waiting.length)
  }

  /** The pages that hold something new, with their numbers. */
  pages(): { readonly page: number; readonly text: string }[] {
    const first = Math.floor(this.#written / PAGE)
    return Array.from({ length: Math.ceil(this.#lines.length / PAGE) }, (_, n) => ({
      page: first + n,
      text: this.#lines.slice(n * PAGE, (n + 1) * PAGE).join('\n'),
    }))
  }

  /** So many lines are kept now. */
  wrote(lines: number): void {
    const first = Math.floor(this.#written / PAGE)
    this.#written = lines
    this.#lines = this.#lines.slice((Math.floor(lines / PAGE) - first) * PAGE)
  }
}
