import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of Debian where that can be done without asking anybody. */
export function installFromDebian(what: string, ...packs: readonly string[]): void {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing ${what} for the tests ...`)
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packs)
}

function apt(...words: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-q', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
