import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { needBrowser } from './browser.ts'
import { needPostgres } from './postgres.ts'
import { needStrace } from './strace.ts'

/** Everything that must hold before a change goes in. `--only types,unit` runs a part of it. */
const ROOT = join(import.meta.dirname, '..')
const LEFT = join(ROOT, '.hexfront')

interface Tally {
  passed: number
  failed: number
}

const SUITES: Readonly<Record<string, () => Tally>> = {
  types: () =>
    sum(
      ['packages/core', 'packages/atlas', 'packages/bots', 'packages/games', 'packages/wire', 'packages/web', '.'].map(
        (folder) => tool('typescript', 'tsc', '-p', folder),
      ),
    ),
  lint: () => tool('@biomejs/biome', 'biome', 'ci', '--error-on-warnings', '--colors=off', '.'),
  arrows: () => sum([tool('dependency-cruiser', 'depcruise', 'packages', 'bench', 'e2e', 'scripts'), countModules()]),
  exports: () => tool('knip', 'knip'),
  unit: () => vitest('unit'),
  machines: () => {
    needPostgres()
    needStrace()
    return vitest('machines')
  },
  browser: () => {
    needBrowser()
    return vitest('browser')
  },
}

mkdirSync(LEFT, { recursive: true })
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = values.only?.split(',') ?? Object.keys(SUITES)
const total: Tally = { passed: 0, failed: 0 }
for (const name of chosen) {
  const suite = SUITES[name]
  if (!suite) {
    console.error(`There is no suite ${name}: there are ${Object.keys(SUITES).join(', ')}`)
    process.exit(1)
  }
  console.log(`\n${name}`)
  const { passed, failed } = suite()
  console.log(`${name}: ${failed === 0 ? 'good' : `${failed} failed`}`)
  total.passed += passed
  total.failed += failed
}
const line = `${total.passed} passed, ${total.failed} failed`
writeFileSync(join(LEFT, 'tally'), `${line}\n`)
console.log(`\n${line}`)
process.exit(total.failed === 0 ? 0 : 1)

/** A check that is one test: it holds or it does not. */
function tool(pack: string, bin: string, ...words: readonly string[]): Tally {
  return outcome(run(pack, bin, words) === 0)
}

function run(pack: string, bin: string, words: readonly string[]): number {
  const { status, error } = spawnSync(process.execPath, [pathOf(pack, bin), ...words], { cwd: ROOT, stdio: 'inherit' })
  if (error) console.error(error.message)
  return status ?? 1
}

/** The script behind a package's command, to be run by this Node and no other. */
function pathOf(pack: string, name: string): string {
  const folder = join(ROOT, 'node_modules', pack)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string> | string
  }
  return join(folder, typeof bin === 'string' ? bin : bin[name]!)
}

/** A checker of imports that saw no module has checked nothing. */
function countModules(): Tally {
  const { stdout } = spawnSync(
    process.execPath,
    [pathOf('dependency-cruiser', 'depcruise'), '--output-type', 'json', 'packages'],
    {
      cwd: ROOT,
      maxBuffer: 1 << 28,
    },
  )
  const { summary } = JSON.parse(stdout.toString()) as { summary: { totalCruised: number } }
  console.log(`${summary.totalCruised} modules seen`)
  return outcome(summary.totalCruised > 20)
}

function vitest(project: string): Tally {
  const report = join(LEFT, `${project}.json`)
  rmSync(report, { force: true })
  const status = run('vitest', 'vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >
    const failed = Math.max(
      numFailedTests ?? 0,
      numFailedTests === 0 ? (numFailedTestSuites ?? 0) : 0,
      status === 0 ? 0 : 1,
    )
    return { passed: numPassedTests ?? 0, failed }
  } catch {
    return outcome(false)
  }
}

function outcome(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
}
