import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

export interface TemporaryStore {
  readonly store: Store
  readonly folder: string
  /** Closes it and throws it away. */
  remove(): Promise<void>
}

/** A store on SQLite in a folder of its own. */
export async function temporaryStore(): Promise<TemporaryStore> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-store-'))
  const store = await openStore({ folder })
  return {
    store,
    folder,
    async remove() {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
