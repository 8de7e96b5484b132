import {
  isObject,
  list,
  literal,
  MARKUP,
  type Markup,
  type MatchRecord,
  maybe,
  type Opened,
  object,
  openJournal,
  openRecord,
  type PositionCore,
  RECORD,
  readJournal,
  readJson,
  readShape,
  type SeededDice,
  type Setting,
  seededDice,
  type TypeOf,
  textUpTo,
  wholeFrom,
} from '@hexfront/core'
import { type GameTable, playerNamed, TABLES } from '@hexfront/games/tables'
import type { Bots } from '../session/bots.ts'
import { Ledger } from '../session/ledger.ts'
import { PERSON, type Seat, Session, type SessionStart, type Source } from '../session/session.ts'

const SOURCE = object({ by: literal('file', 'link'), name: textUpTo(500) })

/** What a game needs beside its journal to go on in this browser: the dice it goes on with, and where it came from. */
const HEAD = {
  seed: textUpTo(200),
  dice: list(wholeFrom(0, 0xffffffff), 4),
  opening: maybe(literal('by hand')),
  origin: maybe(object({ id: textUpTo(100), at: wholeFrom(0, 2_000_000) })),
  /** Where it came from, if it was not begun here. */
  source: maybe(SOURCE),
  markup: maybe(MARKUP),
}

const KEPT_HEAD = object(HEAD)

/** A game as one file: its record, the dice it goes on with, and who sits where. */
const SAVE = object({ hexfront: literal('save'), ...HEAD, seats: list(textUpTo(100), 20), record: RECORD })

export type Head = TypeOf<typeof KEPT_HEAD>

/** What is kept of a game: the lines of its journal, or the one text that this client used to write. */
export type KeptGame =
  | { readonly head: unknown; readonly lines: readonly string[] }
  | { readonly head: null; readonly text: string }

export const headOf = ({ seed, dice, opening, origin, source, markup }: Session): Head => ({
  seed,
  dice: [...dice.save()],
  ...(opening === 'by hand' ? { opening } : {}),
  ...(origin ? { origin } : {}),
  ...(source ? { source } : {}),
  ...markedIn(markup),
})

/** Whether its record tells what one side still hides from another. */
export const holdsSecrets = ({ table, isOpen }: Session): boolean => table.display.hasSecrets && !isOpen

/** A game as others may have it: the record, who sat where, and what was drawn on the map. Its dice to come stay here. */
export const recordOf = (session: Session): MatchRecord => ({
  ...session.record(),
  table: {
    seats: session.seats,
    ...(session.opening === 'by hand' ? { opening: session.opening } : {}),
    ...markedIn(session.markup),
  },
})

const markedIn = (markup: Markup): { markup?: Markup } => (Object.keys(markup).length > 0 ? { markup } : {})

/** Opens what is kept. Throws what is wrong with it. */
export async function openKept(id: string, kept: KeptGame, bots: Bots): Promise<Session> {
  if ('text' in kept) {
    const save = readShape(SAVE, readJson(kept.text, 'saved game'), 'saved game')
    return openSave(id, save, kept.text, bots)
  }
  const head = readShape(KEPT_HEAD, kept.head, 'saved game')
  const journal = readJournal(kept.lines, 'saved game')
  const table = await tableOf(journal.record.game)
  const dice = diceOf(head)
  const opened = openJournal(table.game, journal, dice, 'saved game')
  const seats = seatsIn(table, journal.seats ?? [])
  const ledger = opened.notice === null ? Ledger.kept(kept.lines) : ledgerOf(opened, seats, fileOf(kept))
  return Session.resume(table, opened, dice, bots, startOf(id, head, seats), ledger)
}

/** A game from a file or link, to be played on by whoever opened it; throws what is wrong with it. */
export async function openText(text: string, source: Source, bots: Bots): Promise<Session> {
  const file = source.by === 'file' ? source.name : 'record'
  if (isJournal(text)) return openFresh(readJournal(text.trimEnd().split('\n'), file).record, source, file, bots)
  const value = readJson(text, file)
  if (isObject(value) && value['hexfront'] === 'save')
    return openSave(newId(), { ...readShape(SAVE, value, file), source }, text, bots)
  return openFresh(readShape(RECORD, value, file), source, file, bots)
}

/** A kept game as one file; one that cannot be read is handed over line by line, as it is. */
export function fileOf(kept: KeptGame): string {
  if ('text' in kept) return kept.text
  try {
    const { record, seats } = readJournal(kept.lines)
    const head = readShape(KEPT_HEAD, kept.head, 'saved game')
    return JSON.stringify({ hexfront: 'save', ...head, seats: seats ?? [], record })
  } catch {
    return `${kept.lines.join('\n')}\n`
  }
}

async function openSave(
  id: string,
  { record, ...save }: TypeOf<typeof SAVE>,
  text: string,
  bots: Bots,
): Promise<Session> {
  const table = await tableOf(record.game)
  const dice = diceOf(save)
  const opened = openRecord<PositionCore, Setting>(table.game, record, dice, 'saved game')
  const seats = seatsIn(table, save.seats)
  return Session.resume(table, opened, dice, bots, startOf(id, save, seats), ledgerOf(opened, seats, text))
}

/** A game that could not be opened whole is kept as it was, too. */
const ledgerOf = ({ match, notice }: Opened<PositionCore, Setting>, seats: readonly string[], former: string): Ledger =>
  Ledger.whole(match.record(), seats, notice !== null && notice.unplayed > 0 ? former : '')

async function openFresh(record: MatchRecord, source: Source, file: string, bots: Bots): Promise<Session> {
  const table = await tableOf(record.game)
  const seed = newSeed()
  const dice = seededDice(seed)
  const opened = openRecord<PositionCore, Setting>(table.game, record, dice, file)
  const { seats, opening, markup } = record.table ?? { seats: [], opening: 'by hand' }
  const start = { seed, source, ...(opening ? { opening } : {}), ...(markup ? { markup } : {}) }
  return Session.resume(table, opened, dice, bots, startOf(newId(), start, seatsIn(table, seats)))
}

const startOf = (
  id: string,
  { seed, opening, origin, source, markup }: Omit<Head, 'dice'>,
  seats: readonly Seat[],
): SessionStart => ({
  id,
  seed,
  seats,
  opening: opening ?? 'ready',
  origin: origin ?? null,
  ...(source ? { source } : {}),
  ...(markup ? { markup } : {}),
})

/** Those who sat at a table, as far as they are known here: a seat of nobody is for the people at this screen. */
export const seatsIn = ({ players, seats: count }: GameTable, seats: readonly Seat[]): Seat[] => {
  const isKnown = (seat: Seat): boolean => playerNamed(players, seat) !== undefined
  return Array.from({ length: count }, (_, at) => (isKnown(seats[at] ?? '') ? seats[at]! : PERSON))
}

function diceOf({ seed, dice: state }: Head): SeededDice {
  const dice = seededDice(seed)
  dice.restore(state)
  return dice
}

const isJournal = (text: string): boolean => /^\{"hexfront":"journal"/.test(text)

export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES[game]
  if (!load)
    throw new Error(`there is no game ${JSON.stringify(game)} here (there are ${Object.keys(TABLES).join(', ')})`)
  return load()
}

export const newId = (): string => random(10)
export const newSeed = (): string => random(8)

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789x'

const random = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]!).join('')
