import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { newServer, type Server } from '@hexfront/server/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts')
const started = new Set<ChildProcess>()
let server: Server

beforeAll(async () => {
  server = await newServer()
})

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  server.remove()
})

interface Running {
  readonly process: ChildProcess
  /** What it printed, when it has ended by itself. */
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>
}

function hexfront(...words: readonly string[]): Running {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => {
    said.out += data
  })
  child.stderr.on('data', (data) => {
    said.err += data
  })
  const ended = new Promise<Awaited<Running['ended']>>((resolve) => {
    child.on('close', (code) => {
      started.delete(child)
      resolve({ code, ...said })
    })
  })
  return { process: child, ended }
}

const worker = (): Running => hexfront('worker', '--database', server.url, '--workers', '1')

/** How many games of all experiments are played. */
async function played(): Promise<number> {
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select count(*)::int as count from hexfront_lab.result')
    return rows[0].count
  } catch {
    return 0
  } finally {
    await client.end().catch(() => {})
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** What one process prints for the same games, without a database. */
const alone = async (words: readonly string[]): Promise<string> =>
  (await hexfront(...words, '--workers', '1').ended).out

describe('games spread over workers', { timeout: 240_000 }, () => {
  const drill = (seed: string, games: number) => [
    'simulate',
    'drill',
    '--players',
    'random,random',
    '--games',
    String(games),
    '--seed',
    seed,
    '--format',
    'json',
  ]

  it('come to the same totals as in one process', async () => {
    const words = drill('office', 60)
    const workers = [worker(), worker()]
    const { code, out } = await hexfront(...words, '--database', server.url).ended
    for (const each of workers) each.process.kill('SIGTERM')
    const ends = await Promise.all(workers.map(({ ended }) => ended))
    expect(code).toBe(0)
    expect(out).toBe(await alone(words))
    expect(ends.map((end) => end.code)).toEqual([0, 0])
    expect(await played()).toBe(60)
  })

  it('survive a worker killed in mid-game, a killed coordinator and a crash of the database', async () => {
    const words = ['simulate', 'pes', '--games', '8', '--seed', 'kill', '--format', 'json']
    const before = await played()
    const coordinator = hexfront(...words, '--database', server.url)
    const doomed = worker()
    await until(async () => (await played()) >= before + 2)
    doomed.process.kill('SIGKILL')
    coordinator.process.kill('SIGKILL')
    await Promise.all([doomed.ended, coordinator.ended])
    const helper = worker()
    const again = hexfront(...words, '--database', server.url)
    await until(async () => (await played()) >= before + 4)
    server.crash()
    server.start()
    const { code, out } = await again.ended
    helper.process.kill('SIGTERM')
    await helper.ended
    expect(code).toBe(0)
    expect(out).toBe(await alone(words))
    expect(await played()).toBe(before + 8)
  })

  it('come to the same standings of a tournament, but for the time it takes', async () => {
    const words = [
      'tournament',
      'efs',
      '--scenario',
      'borisov',
      '--levels',
      'regular,recruit',
      '--pairs',
      '4',
      '--json',
    ]
    const before = await played()
    const helper = worker()
    const { code, out } = await hexfront(...words, '--database', server.url).ended
    helper.process.kill('SIGTERM')
    await helper.ended
    expect(code).toBe(0)
    const untimed = (json: string): unknown =>
      JSON.parse(json, (key, value) => (key === 'milliseconds' || key === 'worst' ? 0 : value))
    expect(untimed(out)).toEqual(untimed(await alone(words)))
    expect(await played()).toBe(before + 4)
  })

  it('tell of a game that cannot be played', async () => {
    const { code, err } = await hexfront('simulate', 'drill', '--players', 'bot,bot', '--database', server.url).ended
    expect(code).toBe(2)
    expect(err).toContain('drill has no player "bot"')
  })
})
