import { Guest } from './guest.ts'
import type { Player } from './player.ts'
import { newTable } from './tables.ts'
import { pause } from './waiting.ts'

/** What a crowd is told: who plays where, and for how long it counts. */
export interface CrowdWish {
  readonly name: string
  /** Addresses of the processes: players of a table come in by different ones, if there are several. */
  readonly addresses: readonly string[]
  readonly tables: number
  readonly warmUp: number
  readonly milliseconds: number
}

export interface CrowdTally {
  readonly acknowledged: number
  /** Milliseconds from sending to the answer, in ascending order. */
  readonly latencies: readonly number[]
  readonly codes: readonly string[]
  readonly wrong: readonly string[]
}

/** Players of dagc73 in a process of their own, as fast as they are answered. Says what it has counted as one line of JSON. */
const wish = JSON.parse(process.argv[2]!) as CrowdWish
const latencies: number[] = []
const wrong: string[] = []
const codes = new Set<string>()
let opened = 0
let isCounting = false
let isEnding = false
const players: (readonly Player[])[] = []

for (let at = 0; at < wish.tables; at++) await open(at)
await pause(wish.warmUp)
isCounting = true
await pause(wish.milliseconds)
isCounting = false
isEnding = true
for (const player of players.flat()) player.rest()
await pause(500)
for (const player of players.flat()) player.close()
const tally: CrowdTally = {
  acknowledged: latencies.length,
  latencies: latencies.toSorted((a, b) => a - b),
  codes: [...codes],
  wrong,
}
process.stdout.write(JSON.stringify(tally), () => process.exit(0))

/** Two new guests at a new table, and again when its game is over. */
async function open(at: number): Promise<void> {
  const address = (i: number) => () => wish.addresses[(at + i) % wish.addresses.length]!
  const pair = [new Guest(`${wish.name} left ${++opened}`), new Guest(`${wish.name} right ${opened}`)] as const
  for (const [i, guest] of pair.entries()) await guest.enter(address(i)())
  let isOver = false
  const ears = {
    acknowledged: ({ milliseconds }: { milliseconds: number }) => {
      if (isCounting) latencies.push(milliseconds)
    },
    wrong: (what: string) => wrong.push(what),
    over: () => {
      if (!isOver && !isEnding) void open(at)
      isOver = true
    },
  }
  const table = await newTable(
    pair,
    { game: 'dagc73', scenario: 'historical', addresses: [address(0), address(1)] },
    ears,
  )
  codes.add(table[0]!.code)
  for (const player of players[at] ?? []) player.close()
  players[at] = table
}
