import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newServer } from '../src/testing/postgres.ts'
import { killTest, type Tally, WAYS, type Way } from './driver/killing.ts'

/** `npm run test:kill -- --cycles 1000 --way sqlite`: plays, kills, looks, and says what was lost. */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '40' }, way: { type: 'string' } } })
const ways = WAYS.filter((way) => values.way === undefined || values.way === way)
if (ways.length === 0) throw new Error(`There is no way ${values.way}: there are ${WAYS.join(', ')}`)

const tallies: Tally[] = []
for (const way of ways) {
  const tally = await kill(way)
  tallies.push(tally)
  console.log(linesOf(tally))
}
process.exit(tallies.some(({ wrong }) => wrong.length > 0) ? 1 : 0)

async function kill(way: Way): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-kill-'))
  const database = way === 'sqlite' ? null : await newServer()
  try {
    return await killTest({ way, cycles: Number(values.cycles), folder, database, say: console.log })
  } finally {
    database?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function linesOf({
  way,
  cycles,
  acknowledged,
  inFlight,
  games,
  events,
  draws,
  lost,
  holes,
  dice,
  wrong,
}: Tally): string {
  return [
    `${way}: ${cycles} cycles, ${games} games, ${events} events, ${draws} draws of dice`,
    `  acknowledged ${acknowledged}, lost ${lost}, holes ${holes}, dice repeated ${dice}`,
    `  on their way when it happened ${inFlight}`,
    ...wrong.map((what) => `  WRONG ${what}`),
  ].join('\n')
}
