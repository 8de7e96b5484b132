import { type JournalLine, journalOf, type MatchRecord, writeLine } from '@hexfront/core'

/** What of a game is still to be written where it is kept, line by line, and how many lines are there already. */
export class Ledger {
  /** What the whole game was before, where some of it is not played any more. */
  readonly former: string
  #written: number
  #waiting: string[] = []

  private constructor(written: number, former: string) {
    this.#written = written
    this.former = former
  }

  /** A game that is kept up to here. */
  static kept(lines: number): Ledger {
    return new Ledger(lines, '')
  }

  /** A game that is to be written from its first line, in place of what may be kept of it. */
  static whole(record: MatchRecord, seats: readonly string[], former = ''): Ledger {
    const ledger = new Ledger(0, former)
    for (const line of journalOf(record)) ledger.add(line)
    ledger.add({ line: 'seats', seats })
    return ledger
  }

  get written(): number {
    return this.#written
  }

  get waiting(): readonly string[] {
    return this.#waiting
  }

  add(line: JournalLine): void {
    this.#waiting.push(writeLine(line))
  }

  /** So many of the waiting lines are kept now. */
  wrote(lines: number): void {
    this.#written += lines
    this.#waiting = this.#waiting.slice(lines)
  }
}
