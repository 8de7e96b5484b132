import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { sealOfFile } from '../src/care/seal.ts'
import { openStore } from '../src/store/open.ts'
import { newServer } from '../src/testing/postgres.ts'
import type { CrowdTally, CrowdWish } from './driver/crowd.ts'
import type { GalleryWish } from './driver/gallery.ts'
import { Guest } from './driver/guest.ts'
import { House } from './driver/house.ts'
import { inspect } from './driver/inspect.ts'
import { newTable } from './driver/tables.ts'
import { pause, until } from './driver/waiting.ts'

/** `npm run load`: how many choices a second are stored, and how long whoever waits has to wait. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    players: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
  },
})
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  sqlite: () => crowd('one process, SQLite', 1, null),
  spectators,
  postgres: () => onPostgres((url) => crowd('one process, PostgreSQL', 1, url)),
  three: () => onPostgres((url) => crowd('three processes, PostgreSQL', 3, url)),
}
const WARM_UP = 3000
const DRIVERS = 2
const SPECTATORS = 1000

for (const name of values.only?.split(',') ?? Object.keys(PARTS)) {
  const part = PARTS[name]
  if (!part) throw new Error(`There is no part ${name}: there are ${Object.keys(PARTS).join(', ')}`)
  await part()
}

async function crowd(title: string, processes: number, database: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-load-'))
  const houses = Array.from({ length: processes }, () => new House({ folder, database }))
  try {
    for (const house of houses) await house.start()
    const tables = Number(values.players) / 2
    const milliseconds = Number(values.seconds) * 1000
    const wish = { addresses: houses.map(({ address }) => address), warmUp: WARM_UP, milliseconds }
    const shares = Array.from({ length: DRIVERS }, (_, i) => Math.floor((tables + i) / DRIVERS))
    const tallies = await Promise.all(shares.map((share, i) => drive({ ...wish, name: `crowd ${i}`, tables: share })))
    const figures = await Promise.all(houses.map(({ address }) => lostRaces(address)))
    for (const house of houses) await house.stop()
    const latencies = tallies.flatMap((tally) => tally.latencies).sort((a, b) => a - b)
    const ledger = new Map(
      tallies.flatMap(({ codes }) => codes).map((code) => [code, new Map<string, number | null>()]),
    )
    const store = await openStore(database === null ? { folder } : { database })
    const found = await inspect(store, sealOfFile(join(folder, 'key')), ledger)
    await store.close()
    print(`${title}, ${values.players} players of dagc73`, {
      'choices a second': Math.round((latencies.length / milliseconds) * 1000),
      ...percentiles(latencies),
      'events stored': found.events,
      holes: found.holes.length,
      'lost races': figures.reduce((sum, races) => sum + races, 0),
      ...(database === null ? {} : { deadlocks: await deadlocksOf(database) }),
      wrong: [...tallies.flatMap(({ wrong }) => wrong), ...found.wrong, ...found.dice].length,
    })
  } finally {
    await Promise.all(houses.map((house) => house.kill()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function spectators(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-load-'))
  const house = new House({ folder, database: null })
  try {
    await house.start()
    const address = () => house.address
    const pair = [new Guest('left'), new Guest('right')] as const
    for (const guest of pair) await guest.enter(house.address)
    const sent = new Map<number, number>()
    const players = await newTable(
      pair,
      { game: 'dagc73', scenario: 'historical', isLive: true, addresses: [address] },
      { acknowledged() {}, wrong() {}, over() {}, sent: (n, at) => sent.set(n, at) },
    )
    for (const player of players) player.pace(100)
    const gallery = await look({ address: house.address, code: players[0]!.code, many: SPECTATORS })
    // What came while they were coming in does not count.
    await pause(WARM_UP)
    sent.clear()
    await pause(Number(values.seconds) * 1000)
    for (const player of players) player.rest()
    await pause(1000)
    const came = await gallery.end()
    const latencies = [...came].flatMap(([n, times]) => {
      const at = sent.get(n)
      return at === undefined ? [] : times.map((time) => time - at)
    })
    print(`${SPECTATORS} spectators of one game, a choice every tenth of a second`, {
      frames: latencies.length,
      ...percentiles(latencies.sort((a, b) => a - b)),
    })
    for (const player of players) player.close()
  } finally {
    await house.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(then: (url: string) => Promise<void>): Promise<void> {
  const server = await newServer({ fsync: 'on' })
  try {
    await then(server.url)
  } finally {
    server.remove()
  }
}

async function drive(wish: CrowdWish): Promise<CrowdTally> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'driver', 'crowd.ts'), JSON.stringify(wish)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await once(child, 'exit')
  return JSON.parse(said)
}

async function look(wish: GalleryWish): Promise<{ end(): Promise<Map<number, number[]>> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'driver', 'gallery.ts'), JSON.stringify(wish)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await until(
    () => lines.length > 0,
    () => 'the spectators do not come in',
  )
  return {
    async end() {
      const gone = once(child, 'close')
      child.kill('SIGTERM')
      await gone
      return new Map(JSON.parse(lines[1] ?? '[]'))
    },
  }
}

/** Read from the figures that the server itself gives. */
async function lostRaces(address: string): Promise<number> {
  const text = await fetch(`${address}metrics`).then((response) => response.text())
  return Number(/^\w*lost_races\w* (\d+)/m.exec(text)?.[1] ?? 0)
}

async function deadlocksOf(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ many: string }>('select sum(deadlocks) as many from pg_stat_database')
  await client.end()
  return Number(rows[0]?.many)
}

/** Of milliseconds in ascending order. */
function percentiles(sorted: readonly number[]): Record<string, string> {
  const at = (part: number): string => `${(sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)} ms`
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function print(title: string, figures: Readonly<Record<string, string | number>>): void {
  const width = Math.max(...Object.keys(figures).map(({ length }) => length))
  console.log(`\n${title}`)
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(width)}  ${figure}`)
}
