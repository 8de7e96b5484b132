import type { Listing } from '@hexfront/wire'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What this browser was told when a seat was taken, before any die fell; it is compared when the game is over. */
export interface Receipt {
  readonly code: string
  readonly side: string
  readonly commitment: string
  /** The seed that this browser gave. */
  readonly seed: string
  readonly at: number
}

interface Drawer extends DBSchema {
  receipts: { key: [string, string]; value: Receipt }
}

let drawer: Promise<IDBPDatabase<Drawer>> | null = null

const open = (): Promise<IDBPDatabase<Drawer>> => {
  drawer ??= openDB<Drawer>('hexfront-receipts', 1, {
    upgrade: (room) => void room.createObjectStore('receipts', { keyPath: ['code', 'side'] }),
  })
  return drawer
}

/** A browser that keeps nothing still plays. */
async function keepReceipt(receipt: Receipt): Promise<void> {
  try {
    await (await open()).put('receipts', receipt)
  } catch {
    drawer = null
  }
}

/** What was promised before any die fell, for every seat that one has. */
export async function keepReceipts({ code, me, fair }: Listing, seed: string): Promise<void> {
  for (const side of me) await keepReceipt({ code, side, commitment: fair.commitment, seed, at: Date.now() })
}

/** The receipts of a game, one a side that was taken here. */
export async function receiptsOf(code: string): Promise<readonly Receipt[]> {
  try {
    return await (await open()).getAll('receipts', IDBKeyRange.bound([code, ''], [code, '\uffff']))
  } catch {
    drawer = null
    return []
  }
}
