import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Guest } from './driver/guest.ts'
import { House } from './driver/house.ts'
import { newTable } from './driver/tables.ts'
import { type Step, stepsOf } from './driver/trace.ts'
import { pause, until } from './driver/waiting.ts'

const ENOUGH = 60
const CALLS = 'trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg'

/** What the system was asked to do while some games were played, in order, and the keys that were acknowledged. */
async function watchedPlay(folder: string): Promise<{ readonly steps: readonly Step[]; readonly keys: Set<string> }> {
  if (!existsSync('/usr/bin/strace'))
    throw new Error('No strace was found: npm test installs it on Debian. It looks on while the server writes.')
  const trace = join(folder, 'trace')
  const house = new House({ folder, database: null }, [
    '/usr/bin/strace',
    '-f',
    '-y',
    '-s',
    '16384',
    '-e',
    CALLS,
    '-o',
    trace,
  ])
  const keys = new Set<string>()
  await house.start()
  const ears = { acknowledged: ({ key }: { key: string }) => keys.add(key), wrong() {}, over() {} }
  const players = []
  for (const at of [1, 2]) {
    const pair = [new Guest(`left ${at}`), new Guest(`right ${at}`)] as const
    for (const guest of pair) await guest.enter(house.address)
    const wish = { game: 'dagc73', scenario: 'historical', addresses: [() => house.address] }
    players.push(...(await newTable(pair, wish, ears)))
  }
  await until(
    () => keys.size >= ENOUGH,
    () => `nothing is acknowledged\n${house.said}`,
  )
  for (const player of players) player.rest()
  await pause(500)
  for (const player of players) player.close()
  await house.stop()
  return { steps: stepsOf(readFileSync(trace, 'latin1')), keys }
}

describe('acknowledged means on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-syscalls-'))
  let steps: readonly Step[]
  let keys: Set<string>

  beforeAll(async () => {
    ;({ steps, keys } = await watchedPlay(folder))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('no ok leaves before the log with its event was synced', () => {
    const { sent, early } = acknowledgedIn(steps)
    expect(early).toEqual([])
    expect([...keys].filter((key) => !sent.has(key))).toEqual([])
  })

  it('would notice a sync that is left out, and one that comes too late', () => {
    expect(acknowledgedIn(steps.filter(({ call }) => call !== 'sync')).early.length).toBeGreaterThanOrEqual(keys.size)
    const last = steps.findLastIndex(({ call, data }) => call === 'send' && keyOf(data) !== null)
    const before = steps.slice(0, last).findLastIndex(({ call }) => call === 'sync')
    const late = [...steps.slice(0, before), ...steps.slice(before + 1, last + 1), steps[before]!]
    expect(acknowledgedIn(late).early).toContain(keyOf(steps[last]!.data))
  })
})

/** The keys of acknowledgements that were sent, and of those that left before their event was on disk. */
function acknowledgedIn(steps: readonly Step[]): { readonly sent: Set<string>; readonly early: readonly string[] } {
  const sent = new Set<string>()
  const early: string[] = []
  for (const [at, { call, data }] of steps.entries()) {
    const key = call === 'send' ? keyOf(data) : null
    if (key === null || sent.has(key)) continue
    sent.add(key)
    const written = steps.findIndex((step) => step.call === 'log' && step.data.includes(key))
    const synced = steps.findIndex((step, i) => step.call === 'sync' && i > written)
    if (written < 0 || synced < 0 || synced > at) early.push(key)
  }
  return { sent, early }
}

/** The key of an acknowledgement on its way out. */
function keyOf(data: string): string | null {
  return /\\"t\\":\\"ok\\",\\"game\\":\\"\w+\\",\\"key\\":\\"([\w-]+)\\"/.exec(data)?.[1] ?? null
}
