import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readScript, runScript } from '@hexfront/core'
import { findGame } from '@hexfront/games'
import type { Voice } from './voice.ts'

/** Runs every script and prints its result; what did not hold is said on the error side. */
export function checkFiles(paths: readonly string[], { out, err }: Voice): number {
  let failed = 0
  const files = paths.flatMap(scriptsIn)
  for (const file of files) {
    try {
      const result = runScript(readScript(readFileSync(file, 'utf8'), file), findGame, file)
      out(JSON.stringify({ file, ...result }, null, 2))
      if (result.failures.length > 0) failed++
      for (const failure of result.failures) err(`${file}: ${failure}`)
    } catch (error) {
      failed++
      err(error instanceof Error ? error.message : String(error))
    }
  }
  err(`${files.length - failed} of ${files.length} scripts hold`)
  return failed === 0 && files.length > 0 ? 0 : 1
}

function scriptsIn(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path}: there is no such file`)
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(path, name))
}
