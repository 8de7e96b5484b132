import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes golden games, count tables and schemas anew. Look at the difference before you commit it. */
const ROOT = join(import.meta.dirname, '..')
const KEPT = ['packages/games/src/kept.test.ts', 'packages/core/src/schemas.test.ts']
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', ...KEPT, '--update'], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(status ?? 1)
