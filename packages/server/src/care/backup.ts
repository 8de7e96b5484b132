import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE, holdFolder } from '../store/sqlite/folder.ts'
import type { Store } from '../store/store.ts'

const HOURS = 24
const DAYS = 14

/** Copies everything into the backups of a data folder, and lets go of copies that are too many. Gives the file. */
export async function backUp(store: Store, folder: string, now: number): Promise<string> {
  const backups = join(folder, 'backups')
  await mkdir(backups, { recursive: true, mode: 0o700 })
  const file = join(backups, nameOf(now))
  await store.backup(file)
  for (const name of tooMany(await readdir(backups))) await rm(join(backups, name))
  return file
}

/** `hexfront-2026-05-01T12-00-00Z.db`: names sort by time. */
function nameOf(now: number): string {
  return `hexfront-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

/** Kept are the newest of the last hours and the newest of the last days that have any; files of other names are nobody's. */
export function tooMany(names: readonly string[]): readonly string[] {
  const own = names
    .filter((name) => /^hexfront-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/.test(name))
    .toSorted()
    .toReversed()
  const newestOf = (letters: number, most: number): readonly string[] => {
    const periods = new Map<string, string>()
    for (const name of own) if (!periods.has(name.slice(0, letters))) periods.set(name.slice(0, letters), name)
    return [...periods.values()].slice(0, most)
  }
  const kept = new Set([
    ...newestOf('hexfront-2026-05-01T12'.length, HOURS),
    ...newestOf('hexfront-2026-05-01'.length, DAYS),
  ])
  return own.filter((name) => !kept.has(name))
}

/**
 * Puts a backup in the place of what is in a data folder. The server must not run. What was there is kept beside the backups; gives
 * its file, or null where there was nothing.
 */
export async function restore(folder: string, backup: string): Promise<string | null> {
  await mkdir(join(folder, 'backups'), { recursive: true, mode: 0o700 })
  const letGo = holdFolder(folder)
  try {
    checkBackup(backup)
    const file = join(folder, DATABASE)
    const incoming = `${file}.part`
    await copyFile(backup, incoming)
    const replaced = await setAside(folder, file)
    await rename(incoming, file)
    return replaced
  } finally {
    letGo()
  }
}

async function setAside(folder: string, file: string): Promise<string | null> {
  if (!(await stat(file).catch(() => null))) return null
  const replaced = join(folder, 'backups', `replaced-${Date.now()}.db`)
  for (const end of ['', '-wal', '-shm']) {
    const isThere = await stat(file + end).catch(() => null)
    if (isThere) await rename(file + end, replaced + end)
  }
  return replaced
}

function checkBackup(file: string): void {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true })
    const { integrity_check } = db.prepare('pragma integrity_check').get() ?? {}
    if (integrity_check !== 'ok') throw new Error(String(integrity_check))
    db.prepare('select head from game limit 1').get()
  } catch (error) {
    throw new Error(`${file} is no backup of this server: ${error instanceof Error ? error.message : error}`)
  } finally {
    db?.close()
  }
}
