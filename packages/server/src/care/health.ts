import { statfs } from 'node:fs/promises'
import type { House } from '../house.ts'

/** Below that, SQLite might not be able to go on. */
const LEAST_FREE = 50_000_000

/** Why nobody should be sent here just now; or the empty string. */
export async function notReady(house: House): Promise<string> {
  if (house.isLeaving()) return 'going'
  if (house.store.trouble !== null) return 'nothing can be stored'
  if (house.store.kind === 'sqlite') {
    const { bavail, bsize } = await statfs(house.config.folder)
    if (bavail * bsize < LEAST_FREE) return 'the disk is nearly full'
  }
  return ''
}
