import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { goldenFile, keptGolden, renewGolden } from '../packages/games/src/golden.fixture.ts'
import { findGame, REGISTERED } from '../packages/games/src/index.ts'

/**
 * Plays the golden games of rules numbers that have none, and writes count tables, wording and schemas anew; of the games
 * named, or of all. Look at the difference before you commit it.
 */
const ROOT = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const games = (named.length === 0 ? [...REGISTERED.keys()] : named).map(findGame)

const fresh = new Map<string, string>()
const refusals: string[] = []
for (const game of games)
  for (const { id: scenario } of game.scenarios) {
    const renewal = await renewGolden(game, scenario, keptGolden(game, scenario))
    if (renewal.kind === 'new') fresh.set(goldenFile(game, scenario), renewal.text)
    if (renewal.kind === 'refused') refusals.push(renewal.because)
  }
if (refusals.length > 0) {
  console.error('A golden game of the same rules is never overwritten, and nothing was written:')
  for (const because of refusals) console.error(`  ${because}`)
  process.exit(1)
}
for (const [file, text] of fresh) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${file.slice(ROOT.length + 1)}`)
}
process.exit(renewSnapshots())

/** What may change freely is compared by the tests themselves, which write it when they are told to. */
function renewSnapshots(): number {
  const kept = `\\b(${games.map(({ id }) => id).join('|')})\\W+(has as many lines|tells what happens)`
  const files = ['packages/games/src/kept.test.ts', 'packages/core/src/schemas.test.ts']
  const words = ['run', '--project', 'unit', ...files, '--update', '-t', `${kept}|the published schema`]
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, ...words], { cwd: ROOT, stdio: 'inherit' })
  return status ?? 1
}
