import { isObject } from '@hexfront/core'
import { TEXT } from '../text.ts'

/** Something that went wrong: what people read, and what those read who look into it. */
export interface Trouble {
  readonly text: string
  readonly details: string
}

/** What is said about a file that is no game: what it looks like, and what was expected. */
export const wrongFile = (name: string, bytes: Uint8Array, because: string): Trouble => ({
  text: TEXT.wrongFile.file(name, looksLike(bytes, because)),
  details: because,
})

export const wrongLink = (text: string, because: string): Trouble => ({
  text: text === '' ? TEXT.wrongFile.cutLink : TEXT.wrongFile.link(looksLikeText(text, because)),
  details: because,
})

/** What a file begins with, by what it is. */
const BEGINNINGS: readonly (readonly [keyof typeof TEXT.wrongFile.kinds, readonly number[]])[] = [
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x52, 0x49, 0x46, 0x46]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['packed', [0x1f, 0x8b]],
]
const ZIP = [0x50, 0x4b]
/** Names inside the archives that VASSAL writes. */
const VASSAL = ['savedGame', 'savedata', 'moduledata', 'buildFile']

/** What a file seems to be, in words. */
export function looksLike(bytes: Uint8Array, because: string): string {
  const { kinds } = TEXT.wrongFile
  if (bytes.length === 0) return kinds.empty
  const begins = (with_: readonly number[]): boolean => with_.every((byte, at) => bytes[at] === byte)
  const known = BEGINNINGS.find(([, start]) => begins(start))
  if (known) return kinds[known[0]]
  if (begins(ZIP)) {
    const names = new TextDecoder('latin1').decode(bytes)
    return VASSAL.some((name) => names.includes(name)) ? kinds.vassal : kinds.zip
  }
  if (bytes.subarray(0, 1000).includes(0)) return kinds.binary
  return looksLikeText(new TextDecoder().decode(bytes), because)
}

function looksLikeText(text: string, because: string): string {
  const { kinds } = TEXT.wrongFile
  if (text.trim() === '') return kinds.empty
  const value = jsonIn(text)
  const isOurs = /^\s*\{\s*"hexfront"\s*:/.test(text)
  if (value === undefined) {
    if (isOurs) return kinds.damaged
    if (/^\s*<(!doctype|html)/i.test(text)) return kinds.page
    return /^\s*[{[]/.test(text) ? kinds.brokenJson : kinds.text
  }
  if (!isObject(value) || value['hexfront'] === undefined) return kinds.foreign
  return ofOurs(value, because)
}

function ofOurs(value: Readonly<Record<string, unknown>>, because: string): string {
  const { kinds } = TEXT.wrongFile
  const record = isObject(value['record']) ? value['record'] : value
  if (!['record', 'save', 'journal'].includes(String(value['hexfront']))) return kinds.otherKind
  if (Number(record['format']) > NEWEST || /newer version/.test(because)) return kinds.newer
  return /there is no game/.test(because) ? kinds.otherGame : kinds.faulty
}

/** The newest format of records that is read here. */
const NEWEST = 2

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
