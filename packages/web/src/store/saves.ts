import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Ledger, PAGE } from '../session/ledger.ts'
import { TEXT } from '../text.ts'
import { fileOf, type Head, type KeptGame } from './save.ts'

/** What the home page shows of a kept game without opening it. Games of former clients lack what is newer. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Where the game has several. */
  readonly scenario?: string
  /** `Turn 2 · Soviet combat`. */
  readonly moment: string
  /** The last thing that happened. */
  readonly news: string
  readonly turn: number
  readonly turns: number
  readonly isOver: boolean
  readonly isYours: boolean
  /** The game it was branched from, or none. */
  readonly origin: string
  /** In which turn it was branched off. */
  readonly branchTurn?: number
  /** `against Regular`. */
  readonly opponent?: string
  /** What the values are called that it is played with, where they are not those of the house. */
  readonly overlay?: string
  /** `German 8, Soviet 12`. */
  readonly score?: string
  readonly updated: number
  /** Why it could not be opened; it stays all the same. */
  readonly fault: string
  /** What its journal does not hold; games of former clients have none. */
  readonly head?: Head
  /** How many lines its journal has. */
  readonly lines?: number
  /** A detail of the map as it stands, as an address of data. */
  readonly picture?: string
  /** What its player calls it. */
  readonly name?: string
  /** When it was thrown away; for a while it can be had back. */
  readonly dropped?: number
}

/** What came of writing: where another window has written the game too, what is there stays. */
export type Keeping =
  | { readonly outcome: 'kept' | 'elsewhere' }
  | { readonly outcome: 'failed'; readonly because: string }

/** What was thrown away so long ago goes for good. */
const SECOND_THOUGHTS = 10 * 60_000

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
  readonly #listeners = new Set<() => void>()

  /** Told when anything that is listed has changed in this window. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async list(): Promise<Kept[]> {
    const kept = await (await this.#open()).getAll('kept')
    return kept.filter(({ dropped }) => dropped === undefined).sort((a, b) => b.updated - a.updated)
  }

  async load(id: string): Promise<KeptGame | undefined> {
    const rooms = await this.#open()
    const pages = await rooms.getAll('pages', pagesOf(id))
    const lines = pages.flatMap((page) => page.split('\n'))
    if (lines.length > 0) return { head: (await rooms.get('kept', id))?.head, lines }
    const text = await rooms.get('saves', id)
    return text === undefined ? undefined : { head: null, text }
  }

  /** The lines of a journal after the first so many; nothing where it has fewer, since it was written anew. */
  async since(id: string, written: number): Promise<readonly string[] | undefined> {
    const rooms = await this.#open()
    const first = Math.floor(written / PAGE)
    const pages = await rooms.getAll('pages', IDBKeyRange.bound([id, first], [id, Number.POSITIVE_INFINITY]))
    const lines = pages.flatMap((page) => page.split('\n'))
    return first * PAGE + lines.length < written ? undefined : lines.slice(written - first * PAGE)
  }

  /** A game as one file, even one that cannot be opened. */
  async text(id: string): Promise<string | undefined> {
    const kept = await this.load(id)
    return kept && fileOf(kept)
  }

  /**
   * Adds what is new in a ledger, one after the other, so that an older state never lands on a newer one; what could not be
   * written waits for the next time.
   */
  put(ledger: Ledger, summary: () => Kept): Promise<Keeping> {
    const done = this.#last.then(() => this.#write(ledger, summary()))
    this.#last = done
    return done
  }

  mark(id: string, fault: string): Promise<void> {
    return this.#change(id, (kept) => ({ ...kept, fault }))
  }

  rename(id: string, name: string): Promise<void> {
    const called = name.trim().slice(0, LONGEST_NAME)
    return this.#change(id, ({ name: _, ...kept }) => (called === '' ? kept : { ...kept, name: called }))
  }

  picture(id: string, picture: string): Promise<void> {
    return this.#change(id, (kept) => ({ ...kept, picture }))
  }

  /** It is gone from the list; all of it stays for a while, to be had back. */
  drop(id: string): Promise<void> {
    return this.#change(id, (kept) => ({ ...kept, dropped: Date.now() }))
  }

  restore(id: string): Promise<void> {
    return this.#change(id, ({ dropped: _, ...kept }) => kept)
  }

  /** Makes room: what was thrown away some time ago goes for good. */
  async sweep(now = Date.now()): Promise<void> {
    const rooms = await this.#open()
    for (const { id, dropped } of await rooms.getAll('kept'))
      if (dropped !== undefined && now - dropped > SECOND_THOUGHTS) await this.#remove(id)
  }

  async #remove(id: string): Promise<void> {
    const rooms = await this.#open()
    const all = rooms.transaction(['kept', 'saves', 'pages'], 'readwrite')
    await Promise.all([
      all.objectStore('kept').delete(id),
      all.objectStore('saves').delete(id),
      all.objectStore('pages').delete(pagesOf(id)),
      all.done,
    ])
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  async #change(id: string, change: (kept: Kept) => Kept): Promise<void> {
    const all = (await this.#open()).transaction('kept', 'readwrite')
    const kept = await all.store.get(id)
    if (kept) await all.store.put(change(kept), id)
    await all.done
    this.#tell()
  }

  /** All or nothing: what fails half-way leaves what was there. */
  async #write(ledger: Ledger, kept: Kept): Promise<Keeping> {
    const { written, waiting } = ledger
    const lines = written + waiting.length
    const pages = ledger.pages()
    try {
      const rooms = await this.#open()
      const all = rooms.transaction(['kept', 'saves', 'pages'], 'readwrite')
      const [summaries, texts, journal] = [all.objectStore('kept'), all.objectStore('saves'), all.objectStore('pages')]
      const before = await summaries.get(kept.id)
      if (written > 0 && before?.lines !== written) return { outcome: 'elsewhere' }
      const { former } = ledger
      const steps: (() => Promise<unknown>)[] = [
        () => summaries.put({ ...ownOf(before), ...kept, lines }, kept.id),
        ...pages.map(
          ({ page, text }) =>
            () =>
              journal.put(text, [kept.id, page]),
        ),
      ]
      if (written === 0)
        steps.unshift(
          () => journal.delete(pagesOf(kept.id)),
          () => (former === '' ? texts.delete(kept.id) : texts.put(former, kept.id)),
        )
      try {
        await Promise.all([...steps.map(async (step) => step()), all.done])
      } catch (error) {
        undo(all)
        throw error
      }
      ledger.wrote(lines)
      this.#tell()
      return { outcome: 'kept' }
    } catch (error) {
      return { outcome: 'failed', because: isFull(error) ? TEXT.store.full : TEXT.store.failed(reason(error)) }
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

function undo(all: { abort(): void }): void {
  try {
    all.abort()
  } catch {
    // It has ended by itself.
  }
}

/** What the home page has written of a game. */
const ownOf = (kept: Kept | undefined): Pick<Kept, 'name' | 'picture'> => ({
  ...(kept?.name === undefined ? {} : { name: kept.name }),
  ...(kept?.picture === undefined ? {} : { picture: kept.picture }),
})

const LONGEST_NAME = 80

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
