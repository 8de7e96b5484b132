import { hex, sha256, utf8 } from '../dice/sha256.ts'
import type { Setting } from '../game/game.ts'
import {
  anything,
  dictionary,
  integer,
  list,
  literal,
  maybe,
  object,
  readJson,
  readShape,
  string,
  type TypeOf,
} from '../shape.ts'

const DRAWS = maybe(list(string))

/** One choice, who made it, the dice it used and the hash of the position after it. */
const ENTRY = object({ side: string, say: string, dice: DRAWS, hash: string })

const PROVEN = object({
  commitment: string,
  serverSeed: maybe(string),
  playerSeeds: list(string),
  nonce: string,
})

export const RECORD = object({
  hexfront: literal('record'),
  format: literal(1),
  game: string,
  rules: integer,
  data: string,
  scenario: string,
  options: dictionary(string),
  deal: object({ dice: DRAWS, hash: string }),
  play: list(ENTRY),
  /** The position at the start of each turn, so that a match can be watched whatever becomes of the rules. */
  turns: list(object({ at: integer, turn: integer, position: dictionary(anything) })),
  fair: maybe(PROVEN),
})

export type MatchRecord = TypeOf<typeof RECORD>
export type RecordEntry = TypeOf<typeof ENTRY>

/** A record from a file. Throws a `ShapeError` that names the file and everything that is wrong. */
export const readRecord = (text: string, file = 'record'): MatchRecord => readShape(RECORD, readJson(text, file), file)

/** One choice a line, so that two records can be compared by eye. */
export function writeRecord(record: MatchRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    const isLong = Array.isArray(value) && value.length > 0
    const body = isLong
      ? `[\n${value.map((line) => `    ${JSON.stringify(line)}`).join(',\n')}\n  ]`
      : JSON.stringify(value)
    return `  ${JSON.stringify(name)}: ${body}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** A short name for all that the rules read: two matches with the same one were played with the same data. */
export function fingerprint(setting: Setting): string {
  const kept = fingerprints.get(setting)
  if (kept !== undefined) return kept
  const made = hex(sha256(utf8(JSON.stringify(setting.data)))).slice(0, 16)
  fingerprints.set(setting, made)
  return made
}

const fingerprints = new WeakMap<Setting, string>()
