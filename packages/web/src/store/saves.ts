import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import { writeSave } from './save.ts'

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
}

interface Rooms extends DBSchema {
  kept: { key: string; value: Kept }
  saves: { key: string; value: string }
}

/** The games of this browser. What cannot be kept is said, and stays on the screen. */
export class Saves {
  #rooms: Promise<IDBPDatabase<Rooms>> | null = null
  #last: Promise<void> = Promise.resolve()

  async list(): Promise<Kept[]> {
    const kept = await (await this.#open()).getAll('kept')
    return kept.sort((a, b) => b.updated - a.updated)
  }

  async text(id: string): Promise<string | undefined> {
    return (await this.#open()).get('saves', id)
  }

  /** One after the other, so that an older state never lands on a newer one. Answers with what went wrong, or nothing. */
  put(session: Session, kept: Kept): Promise<string> {
    const text = writeSave(session)
    const done = this.#last.then(() => this.#write(kept, text))
    this.#last = done.then(() => {})
    return done
  }

  async mark(id: string, fault: string): Promise<void> {
    const rooms = await this.#open()
    const kept = await rooms.get('kept', id)
    if (kept) await rooms.put('kept', { ...kept, fault }, id)
  }

  async drop(id: string): Promise<void> {
    const rooms = await this.#open()
    const both = rooms.transaction(['kept', 'saves'], 'readwrite')
    await Promise.all([both.objectStore('kept').delete(id), both.objectStore('saves').delete(id), both.done])
  }

  async #write(kept: Kept, text: string): Promise<string> {
    try {
      const rooms = await this.#open()
      const both = rooms.transaction(['kept', 'saves'], 'readwrite')
      await Promise.all([
        both.objectStore('kept').put(kept, kept.id),
        both.objectStore('saves').put(text, kept.id),
        both.done,
      ])
      return ''
    } catch (error) {
      return isFull(error) ? TEXT.store.full : TEXT.store.failed(reason(error))
    }
  }

  #open(): Promise<IDBPDatabase<Rooms>> {
    this.#rooms ??= openDB<Rooms>('hexfront', 1, {
      upgrade(rooms) {
        rooms.createObjectStore('kept')
        rooms.createObjectStore('saves')
      },
    })
    return this.#rooms
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
