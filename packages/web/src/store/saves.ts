import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Ledger } from '../session/ledger.ts'
import { TEXT } from '../text.ts'
import { fileOf, type Head, type KeptGame } from './save.ts'

/** What the home page shows of a kept game without opening it. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly title: string
  /** `Turn 2 · Soviet combat`. */
  readonly moment: string
  /** The last thing that happened. */
  readonly news: string
  readonly turn: number
  readonly turns: number
  readonly isOver: boolean
  readonly isYours: boolean
  readonly origin: string
  readonly updated: number
  /** Why it could not be opened; it stays all the same. */
  readonly fault: string
  /** What its journal does not hold; games of former clients have none. */
  readonly head?: Head
  /** How many lines its journal has. */
  readonly lines?: number
}

interface Rooms extends DBSchema {
  kept: { key: string; value: Kept }
  /** A whole game as one text, as this client used to keep it; or as it was before newer rules took a part of it. */
  saves: { key: string; value: string }
  /** A few lines of the journal of a game, by the number of the page. */
  pages: { key: [string, number]; value: string }
}

/** The games of this browser. What cannot be kept is said, and stays on the screen. */
export class Saves {
  #rooms: Promise<IDBPDatabase<Rooms>> | null = null
  #last: Promise<unknown> = Promise.resolve()

  async list(): Promise<Kept[]> {
    const kept = await (await this.#open()).getAll('kept')
    return kept.sort((a, b) => b.updated - a.updated)
  }

  async load(id: string): Promise<KeptGame | undefined> {
    const rooms = await this.#open()
    const pages = await rooms.getAll('pages', pagesOf(id))
    const lines = pages.flatMap((page) => page.split('\n'))
    if (lines.length > 0) return { head: (await rooms.get('kept', id))?.head, lines }
    const text = await rooms.get('saves', id)
    return text === undefined ? undefined : { head: null, text }
  }

  /** A game as one file, even one that cannot be opened. */
  async text(id: string): Promise<string | undefined> {
    const kept = await this.load(id)
    return kept && fileOf(kept)
  }

  /**
   * Adds what is new in a ledger, one after the other, so that an older state never lands on a newer one; what could not be
   * written waits for the next time. Answers with what went wrong, or nothing.
   */
  put(ledger: Ledger, summary: () => Kept): Promise<string> {
    const done = this.#last.then(() => this.#write(ledger, summary()))
    this.#last = done
    return done
  }

  async mark(id: string, fault: string): Promise<void> {
    const rooms = await this.#open()
    const kept = await rooms.get('kept', id)
    if (kept) await rooms.put('kept', { ...kept, fault }, id)
  }

  async drop(id: string): Promise<void> {
    const rooms = await this.#open()
    const all = rooms.transaction(['kept', 'saves', 'pages'], 'readwrite')
    await Promise.all([
      all.objectStore('kept').delete(id),
      all.objectStore('saves').delete(id),
      all.objectStore('pages').delete(pagesOf(id)),
      all.done,
    ])
  }

  async #write(ledger: Ledger, kept: Kept): Promise<string> {
    const { written, waiting } = ledger
    const lines = written + waiting.length
    const pages = ledger.pages()
    try {
      const rooms = await this.#open()
      const all = rooms.transaction(['kept', 'saves', 'pages'], 'readwrite')
      const before = await all.objectStore('kept').get(kept.id)
      if (written > 0 && before?.lines !== written) return TEXT.store.elsewhere
      const asked: Promise<unknown>[] = [all.objectStore('kept').put({ ...kept, lines }, kept.id)]
      if (written === 0) {
        const texts = all.objectStore('saves')
        asked.push(all.objectStore('pages').delete(pagesOf(kept.id)))
        asked.push(ledger.former === '' ? texts.delete(kept.id) : texts.put(ledger.former, kept.id))
      }
      for (const { page, text } of pages) asked.push(all.objectStore('pages').put(text, [kept.id, page]))
      await Promise.all([...asked, all.done])
      ledger.wrote(lines)
      return ''
    } catch (error) {
      return isFull(error) ? TEXT.store.full : TEXT.store.failed(reason(error))
    }
  }

  #open(): Promise<IDBPDatabase<Rooms>> {
    this.#rooms ??= openDB<Rooms>('hexfront', 2, {
      upgrade(rooms, from) {
        if (from < 1) {
          rooms.createObjectStore('kept')
          rooms.createObjectStore('saves')
        }
        if (from < 2) rooms.createObjectStore('pages')
      },
    })
    return this.#rooms
  }
}

const pagesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
