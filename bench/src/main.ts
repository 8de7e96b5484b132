import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { efsCampaign, efsScale } from './efs-scale.ts'
import { Bench, failures, type Suite, table } from './harness.ts'
import { longRecord } from './long-record.ts'
import { match } from './match.ts'
import { campaignPlay, dagc09Play, dagc73Play, damosPlay, efsPlay, pesPlay, play } from './play.ts'
import { playouts, scaling } from './playouts.ts'
import { scale } from './scale.ts'
import { search } from './search.ts'
import { state } from './state.ts'

/** In this order, since each leaves a larger heap and more kinds of positions behind for those that follow. */
const SUITES: Readonly<Record<string, Suite>> = {
  play,
  dagc73: dagc73Play,
  dagc09: dagc09Play,
  damos: damosPlay,
  pes: pesPlay,
  efs: efsPlay,
  campaign: campaignPlay,
  scale,
  efsScale,
  efsCampaign,
  search,
  state,
  match,
  longRecord,
  playouts,
  scaling,
}

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })

const only = values.only?.split(',') ?? Object.keys(SUITES)
const unknown = only.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  console.error(`no suite ${unknown.join(', ')}: there is ${Object.keys(SUITES).join(', ')}`)
  process.exit(2)
}

const bench = new Bench()
for (const name of only) {
  const before = bench.rows.length
  await SUITES[name]!(bench)
  console.log(`${table(bench.rows.slice(before))}\n`)
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(bench.rows, null, 2)}\n`)

const failed = failures(bench.rows)
for (const { name, ratio, floor } of failed) {
  console.error(`${name}: ${ratio?.toFixed(2)} times the speed of its reference, and the floor is ${floor}`)
}
process.exitCode = failed.length > 0 ? 1 : 0
