import { hex, sha256, utf8 } from '../dice/sha256.ts'
import type { Game, Setting } from '../game/game.ts'
import { OVERLAY_KEPT } from '../overlay/overlay.ts'
import {
  dictionary,
  either,
  list,
  literal,
  maybe,
  object,
  plainData,
  readJson,
  readShape,
  type TypeOf,
  textUpTo,
  wholeFrom,
} from '../shape.ts'
import type { PositionCore } from '../state/layout.ts'
import { GIVEN } from './entry.ts'

const MOST_CHOICES = 2_000_000
const COUNT = wholeFrom(0, MOST_CHOICES)
const WORD = textUpTo(100)
const LINE = textUpTo(1000)
const HASH = textUpTo(64, { of: /^[0-9a-f]+$/, what: 'a hash' })
const LINES = maybe(list(LINE, 1000))
const DRAWS = maybe(list(textUpTo(2000), 1000))

/** All that a side heard of a choice; without `say`, no more than that an answer was given. */
const HEARD = object({ say: maybe(LINE), dice: DRAWS, told: LINES })

/** What was told, and what those heard who did not hear all of it, by the name of their side or as `spectator`. */
const TOLD = { told: LINES, heard: maybe(dictionary(HEARD, 20)) }

/** One choice, who made it, the dice it used and the hash of the position after it. */
export const ENTRY_FIELDS = {
  side: WORD,
  say: LINE,
  dice: DRAWS,
  hash: HASH,
  turn: maybe(COUNT),
  phase: maybe(WORD),
  by: maybe(literal(...GIVEN)),
  barrier: maybe(literal('reveal', 'side')),
  ...TOLD,
  /** Taken back over dice: it does not count, but its dice were drawn. */
  struck: maybe(literal(true)),
}

const ENTRY = object(ENTRY_FIELDS)

/** The position at the start of a turn, after `at` choices that count. */
export const TURN_FIELDS = { at: COUNT, turn: COUNT, position: plainData(200_000) }

/** So many exceptions a standing answer may have. */
const MOST_EXCEPTIONS = 1000

/** An answer given beforehand. `at` and `ended` count choices that stand. */
export const STOOD_FIELDS = {
  at: COUNT,
  side: WORD,
  step: WORD,
  say: LINE,
  until: either('"phase", "turn" or a step to be left', literal('phase', 'turn'), object({ left: WORD })),
  endsAbout: maybe(list(WORD, MOST_EXCEPTIONS)),
  asksFor: maybe(list(WORD, MOST_EXCEPTIONS)),
  turn: COUNT,
  phase: WORD,
  ended: maybe(COUNT),
}

const PROVEN = object({
  commitment: LINE,
  serverSeed: maybe(LINE),
  playerSeeds: list(LINE, 20),
  nonce: LINE,
})

/** What a record and a journal begin with. */
export const HEAD_FIELDS = {
  game: WORD,
  rules: wholeFrom(0, 1_000_000),
  data: HASH,
  scenario: WORD,
  options: dictionary(WORD, 100),
  /** Values of the game that were replaced by others. */
  overlay: maybe(OVERLAY_KEPT),
  deal: object({ dice: DRAWS, hash: HASH, ...TOLD }),
  /** Where play does not start from the deal but from a position that older rules left: why, and the story before it. */
  from: maybe(object({ rules: wholeFrom(0, 1_000_000), because: LINE, story: list(ENTRY, MOST_CHOICES) })),
  fair: maybe(PROVEN),
}

/** What players have written and drawn on the map. Only clients know what stands in it. */
export const MARKUP = plainData(20_000, 2_000)

export type Markup = TypeOf<typeof MARKUP>

/** What the host that wrote a record knew beside the match: who sat where, by side, and how the game was set up. */
const TABLE = object({
  seats: list(WORD, 20),
  opening: maybe(literal('by hand')),
  markup: maybe(MARKUP),
})

export const RECORD = object({
  hexfront: literal('record'),
  format: literal(1, 2),
  ...HEAD_FIELDS,
  /** In the order in which they were made. */
  play: list(ENTRY, MOST_CHOICES),
  /** The first is where play starts; the others let a match be watched and gone on from whatever becomes of the rules. */
  turns: list(object(TURN_FIELDS), 10_000),
  standing: maybe(list(object(STOOD_FIELDS), MOST_CHOICES)),
  table: maybe(TABLE),
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

/** How many draws were made in a match, struck ones included: where fair dice go on. */
export function drawsMade({ deal, from, play }: Pick<MatchRecord, 'deal' | 'from' | 'play'>): number {
  let made = deal.dice?.length ?? 0
  for (const { dice } of from?.story ?? []) made += dice?.length ?? 0
  for (const { dice } of play) made += dice?.length ?? 0
  return made
}

/**
 * A short name for all that the rules read and for how positions are laid out: two matches with the same one were played
 * with the same data, and their hashes can be compared. Notes on where data come from (`source`) are not in it; what an overlay
 * changes is, even where a game does not list it among its data.
 */
export function fingerprint<S extends PositionCore, T extends Setting>(game: Game<S, T>, setting: T): string {
  const kept = fingerprints.get(setting)
  if (kept !== undefined) return kept
  const { scalars, cells } = game.blank(setting).layout
  const columns = [...scalars, ...cells]
    .filter(({ column }) => !column.isDerived)
    .map(({ path, column, rows }) => [...path, column.kind, rows].join(' '))
  const overlay = game.overlayOf(setting)
  const changes = overlay && game.book ? game.book.effective(overlay.set) : {}
  const read = [setting.data(), columns, ...(Object.keys(changes).length > 0 ? [changes] : [])]
  const made = hex(sha256(utf8(JSON.stringify(read, withoutSources)))).slice(0, 16)
  fingerprints.set(setting, made)
  return made
}

const withoutSources = (name: string, value: unknown): unknown => (name === 'source' ? undefined : value)

const fingerprints = new WeakMap<Setting, string>()
