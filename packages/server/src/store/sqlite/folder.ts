import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What lies in the folder is one file, and the log that SQLite keeps beside it. */
export const DATABASE = 'hexfront.db'

/** One process a folder. The system lets go of it however the process ends, so none is ever left over. */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'hexfront.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new Error(`${folder} is in use by another process of the server: stop that one first.`)
  }
  return () => lock.close()
}
