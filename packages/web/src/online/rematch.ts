import { go } from '../router.ts'
import { api } from './api.ts'
import { newPlayerSeed } from './keys.ts'
import { keepReceipts } from './receipts.ts'

/** The same once more with the sides swapped; the other joins by the same wish. */
export async function askForRematch(code: string): Promise<void> {
  const seed = newPlayerSeed()
  const listing = await api.rematch(code, seed)
  await keepReceipts(listing, seed)
  go(`#/game/${listing.code}`)
}
