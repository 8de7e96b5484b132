import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Store } from '../store/store.ts'

/** Locks what must not be read by whoever gets hold of the database alone. */
export interface Seal {
  seal(text: string): string
  /** Throws where it was sealed with another key, or changed. */
  open(sealed: string): string
  /** The same for the same text, and of no use to whoever does not have the key. */
  tag(text: string): string
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM: nonce, tag and text, in base64. */
export function sealWith(key: Uint8Array): Seal {
  if (key.length !== KEY_BYTES) throw new Error(`a key has ${KEY_BYTES} bytes, this one ${key.length}`)
  const tagKey = createHmac('sha256', key).update('tags').digest()
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
    },
    tag: (text) => createHmac('sha256', tagKey).update(text).digest('base64url'),
  }
}

/** The seal of a key file, which is made where there is none. It lies beside the database and is in no backup of it. */
export function sealOfFile(file: string): Seal {
  return sealWith(readKey(file) ?? makeKey(file) ?? readKey(file) ?? new Uint8Array())
}

function readKey(file: string): Uint8Array | null {
  try {
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Null where another process was quicker. */
function makeKey(file: string): Uint8Array | null {
  const key = randomBytes(KEY_BYTES)
  try {
    writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    return key
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  }
}

/** Holds the key against what the database was sealed with first, before anything is sealed with another. */
export async function checkSeal(store: Store, seal: Seal): Promise<void> {
  const value = seal.seal('hexfront')
  await store.write([
    {
      query: store.db
        .insertInto('meta')
        .values({ name: 'seal', value })
        .onConflict((same) => same.doNothing()),
    },
  ])
  const kept = await store.db.selectFrom('meta').select('value').where('name', '=', 'seal').executeTakeFirstOrThrow()
  try {
    seal.open(kept.value)
  } catch {
    throw new Error(
      'This database was sealed with another key: put the file `key` back that belongs to it, or set HEXFRONT_KEY.',
    )
  }
}
