import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from '@hexfront/server/testing'

/** Finds a PostgreSQL, or installs Debian's where that can be done without asking anybody. */
export function needPostgres(): string {
  const found = findPostgres()
  if (found !== undefined) return found
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing PostgreSQL for the tests ...')
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'postgresql')
  }
  const installed = findPostgres()
  if (installed === undefined)
    throw new Error('No PostgreSQL was found: install it, or set HEXFRONT_POSTGRES to the folder of its programs.')
  return installed
}

function apt(...words: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-q', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
