import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sealOfFile } from '../../src/care/seal.ts'
import { openStore } from '../../src/store/open.ts'
import type { Server } from '../../src/testing/postgres.ts'
import { Guest } from './guest.ts'
import { compileFor, House } from './house.ts'
import { type Findings, inspect, type Ledger } from './inspect.ts'
import type { Ears, Player } from './player.ts'
import { newTable } from './tables.ts'
import { pause, until } from './waiting.ts'

/** One process killed; one of three on PostgreSQL; the database itself, under three. */
export const WAYS = ['sqlite', 'postgres', 'database'] as const
export type Way = (typeof WAYS)[number]

export interface Tally {
  readonly way: Way
  readonly cycles: number
  readonly acknowledged: number
  readonly inFlight: number
  readonly games: number
  readonly events: number
  readonly draws: number
  readonly lost: number
  readonly holes: number
  readonly dice: number
  /** All that must not be, in words. */
  readonly wrong: readonly string[]
}

interface Wish {
  readonly way: Way
  readonly cycles: number
  readonly folder: string
  /** The PostgreSQL to play on; null for SQLite in the folder. */
  readonly database: Server | null
  say?(line: string): void
}

const PLAYED = [
  { game: 'drill', scenario: 'meeting' },
  { game: 'dagc73', scenario: 'historical' },
  { game: 'drill', scenario: 'meeting' },
  { game: 'dagc73', scenario: 'historical' },
] as const
const SAY_EVERY = 50

/** Random games over sockets; something is killed at a random moment, again and again; each time all that is stored is looked at. */
export async function killTest({ way, cycles, folder, database, say = () => {} }: Wish): Promise<Tally> {
  const place = { folder, database: database?.url ?? null }
  const houses = (way === 'sqlite' ? [1] : [1, 2, 3]).map(() => new House(place))
  const match = new Match(houses)
  const findings: Findings[] = []
  let inFlight = 0
  try {
    compileFor(place)
    // One after the other: the first lays out the database and the key.
    for (const house of houses) await house.start()
    await match.begin()
    for (let cycle = 1; cycle <= cycles; cycle++) {
      for (const house of houses) house.prepare()
      const goal = match.acknowledged + 20
      await until(
        () => match.acknowledged >= goal,
        () => `cycle ${cycle}: nothing is acknowledged\n${complaints(houses)}`,
      )
      await pause(Math.random() * 150)
      inFlight += match.waiting
      const victim = houses[Math.floor(Math.random() * houses.length)]!
      if (way === 'database') database!.crash()
      else await victim.kill()
      if (way === 'sqlite') findings.push(await look(place, match.ledger))
      if (way === 'database') database!.start()
      else await victim.start()
      await match.repeat()
      if (way !== 'sqlite') findings.push(await look(place, match.ledger))
      match.forgetFinished()
      if (findings.at(-1)!.wrong.length + match.wrong.length > 20) break
      if (cycle % SAY_EVERY === 0) say(`${way}: ${cycle} cycles, ${match.acknowledged} acknowledged`)
    }
    await match.rest()
  } finally {
    match.close()
    await Promise.all(houses.map((house) => house.stop()))
  }
  const last = await look(place, match.everything)
  return tallyOf(way, cycles, match, inFlight, [...findings, last], last)
}

function tallyOf(
  way: Way,
  cycles: number,
  match: Match,
  inFlight: number,
  all: readonly Findings[],
  last: Findings,
): Tally {
  const lost = new Set(all.flatMap((found) => found.lost))
  const holes = new Set(all.flatMap((found) => found.holes))
  const dice = new Set(all.flatMap((found) => found.dice))
  const wrong = new Set([...match.wrong, ...lost, ...holes, ...dice, ...all.flatMap((found) => found.wrong)])
  const { games, events, draws } = last
  const { acknowledged } = match
  const counts = { lost: lost.size, holes: holes.size, dice: dice.size, wrong: [...wrong] }
  return { way, cycles, acknowledged, inFlight, games, events, draws, ...counts }
}

async function look(
  { folder, database }: { folder: string; database: string | null },
  ledger: Ledger,
): Promise<Findings> {
  const store = await openStore(database === null ? { folder } : { database })
  try {
    const found = await inspect(store, sealOfFile(join(folder, 'key')), ledger)
    if (database === null) found.wrong.push(...integrityOf(folder))
    return found
  } finally {
    await store.close()
  }
}

function integrityOf(folder: string): readonly string[] {
  const db = new DatabaseSync(join(folder, 'hexfront.db'), { readOnly: true })
  try {
    const answers = db.prepare('pragma integrity_check').all()
    return answers.map(({ integrity_check }) => String(integrity_check)).filter((answer) => answer !== 'ok')
  } finally {
    db.close()
  }
}

/** Guests who play on, whatever happens to the house, and open another table when a game is over. */
class Match {
  readonly #houses: readonly House[]
  readonly #guests: (readonly [Guest, Guest])[] = []
  readonly #players: (readonly Player[])[] = []
  /** What was acknowledged in games that are looked at each time. */
  readonly ledger: Ledger = new Map()
  /** And in all that were played. */
  readonly everything: Ledger = new Map()
  readonly wrong: string[] = []
  readonly #over = new Set<string>()
  acknowledged = 0

  constructor(houses: readonly House[]) {
    this.#houses = houses
  }

  async begin(): Promise<void> {
    for (const at of PLAYED.keys()) {
      const pair = [new Guest(`left ${at}`), new Guest(`right ${at}`)] as const
      for (const guest of pair) await guest.enter(this.#houses[0]!.address)
      this.#guests.push(pair)
      await this.#open(at)
    }
  }

  /** Commands whose answer has not come. */
  get waiting(): number {
    return this.#players.flat().filter((player) => player.isWaiting).length
  }

  /** Everybody says again what was acknowledged last, and all get their answers. */
  async repeat(): Promise<void> {
    const goal = this.acknowledged + 1
    await until(
      () => this.acknowledged >= goal,
      () => `nobody plays on\n${complaints(this.#houses)}`,
    )
    for (const player of this.#players.flat()) player.repeat()
    // Whose game ends meanwhile leaves it without an answer, and others sit down in his place.
    await until(
      () => !this.#players.flat().some((player) => player.isRepeating),
      () => `keys are not answered\n${complaints(this.#houses)}`,
    )
  }

  async rest(): Promise<void> {
    for (const player of this.#players.flat()) player.rest()
    await until(
      () => this.waiting === 0,
      () => `commands are not answered\n${complaints(this.#houses)}`,
    )
  }

  /** Games that are over were looked at for the last time but one. */
  forgetFinished(): void {
    for (const code of this.#over) this.ledger.delete(code)
    this.#over.clear()
  }

  close(): void {
    for (const player of this.#players.flat()) player.close()
  }

  async #open(at: number): Promise<void> {
    const [left, right] = this.#guests[at]!
    const house = (i: number) => () => this.#houses[(at + i) % this.#houses.length]!.address
    const keys = new Map<string, number | null>()
    const ears: Ears = {
      acknowledged: ({ key }) => {
        this.acknowledged++
        keys.set(key, null)
      },
      wrong: (what) => this.wrong.push(what),
      over: (code) => {
        if (this.#over.has(code) || this.#players[at]?.[0]?.code !== code) return
        this.#over.add(code)
        this.#again(at)
      },
    }
    const players = await newTable([left, right], { ...PLAYED[at]!, addresses: [house(0), house(1)] }, ears)
    this.ledger.set(players[0]!.code, keys)
    this.everything.set(players[0]!.code, keys)
    for (const player of this.#players[at] ?? []) player.close()
    this.#players[at] = players
  }

  /** The house may be down just now. */
  #again(at: number): void {
    this.#open(at).catch(() => setTimeout(() => this.#again(at), 300))
  }
}

function complaints(houses: readonly House[]): string {
  return houses.map(({ said }) => said.slice(-2000)).join('\n')
}
