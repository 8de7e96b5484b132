import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readScript, runScript } from '@hexfront/core'
import { findGame } from '@hexfront/games'
import { Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

/** What came of a script, or why it could not be run. */
type Checked =
  | ({ readonly file: string } & ReturnType<typeof runScript>)
  | { readonly file: string; readonly error: string }

/** Runs every script and prints its result, each as JSON or all as one; what did not hold is said on the error side. */
export function checkFiles(
  paths: readonly string[],
  { json }: { readonly json?: boolean },
  { out, err }: Voice,
): number {
  const files = paths.flatMap(scriptsIn)
  const results = files.map((file): Checked => {
    const checked = check(file)
    if ('error' in checked) err(checked.error)
    else {
      if (!json) out(JSON.stringify(checked, null, 2))
      for (const failure of checked.failures) err(`${file}: ${failure}`)
    }
    return checked
  })
  const held = results.filter((result) => 'failures' in result && result.failures.length === 0).length
  if (json) out(JSON.stringify({ scripts: files.length, held, results }, null, 2))
  err(`${held} of ${files.length} scripts hold`)
  return held === files.length && files.length > 0 ? 0 : 1
}

function check(file: string): Checked {
  try {
    return { file, ...runScript(readScript(readFileSync(file, 'utf8'), file), findGame, file) }
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) }
  }
}

function scriptsIn(path: string): string[] {
  if (!existsSync(path)) throw new Misuse(`${path}: there is no such file`)
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(path, name))
}
