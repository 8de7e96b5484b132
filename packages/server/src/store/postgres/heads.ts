import pg from 'pg'
import { configOf } from './connections.ts'

const AGAIN = { from: 250, to: 5000 }
const COMPARE = 30_000

interface Ears {
  /** Games that another process has moved. */
  moved(games: readonly number[]): void
  word(word: string): void
  /** What is held in memory, with its heads. */
  held(): ReadonlyMap<number, number>
}

/** Hears what other processes say. What was said while the connection was lost is found by comparing heads. */
export class Heads {
  readonly #address: string
  readonly #me: string
  readonly #ears: Ears
  #client: pg.Client | undefined
  #pause = AGAIN.from
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(address: string, me: string, ears: Ears) {
    this.#address = address
    this.#me = me
    this.#ears = ears
  }

  /** Kept when it listens. */
  async open(): Promise<void> {
    const client = new pg.Client(configOf(this.#address, 'hears'))
    client.on('error', () => {})
    client.once('end', () => this.#lost(client))
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload))
    this.#client = client
    try {
      await client.connect()
      await client.query('listen heads; listen words')
      this.#pause = AGAIN.from
      await this.#compare()
    } catch (error) {
      this.#lost(client)
      throw error
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }

  #hear(channel: string, payload: string): void {
    const space = payload.indexOf(' ')
    if (payload.slice(0, space) === this.#me) return
    const said = payload.slice(space + 1)
    if (channel === 'heads') this.#ears.moved(said.split(' ').map(Number))
    else this.#ears.word(said)
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.end().catch(() => {})
    this.#later(this.#pause, () => this.open().catch(() => {}))
    this.#pause = Math.min(this.#pause * 2, AGAIN.to)
  }

  async #compare(): Promise<void> {
    const client = this.#client
    if (!client) return
    const games = [...this.#ears.held().keys()]
    if (games.length > 0) {
      const { rows } = await client.query<{ id: number; head: number }>(
        'select id, head from game where id = any($1::bigint[])',
        [games],
      )
      const held = this.#ears.held()
      const moved = rows.filter(({ id, head }) => head > (held.get(id) ?? head)).map(({ id }) => id)
      if (moved.length > 0) this.#ears.moved(moved)
    }
    this.#later(COMPARE, () => this.#compare().catch(() => this.#lost(client)))
  }

  #later(pause: number, then: () => void): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, pause)
    this.#timer.unref()
  }
}
