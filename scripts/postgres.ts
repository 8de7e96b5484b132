import { findPostgres } from '@hexfront/server/testing'
import { installFromDebian } from './debian.ts'

/** Finds a PostgreSQL, or installs Debian's where that can be done without asking anybody. */
export function needPostgres(): string {
  const found = findPostgres()
  if (found !== undefined) return found
  installFromDebian('PostgreSQL', 'postgresql')
  const installed = findPostgres()
  if (installed === undefined)
    throw new Error('No PostgreSQL was found: install it, or set HEXFRONT_POSTGRES to the folder of its programs.')
  return installed
}
