import {
  integer,
  list,
  literal,
  maybe,
  object,
  RECORD,
  readJson,
  readRecord,
  readShape,
  seededDice,
  string,
} from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { Bots } from '../session/bots.ts'
import { PERSON, Session, type SessionStart } from '../session/session.ts'

/** A game as it is kept in this browser: its record, the dice it goes on with, and who sits where. */
const SAVE = object({
  hexfront: literal('save'),
  seed: string,
  seats: list(string),
  dice: list(integer),
  opening: maybe(literal('by hand')),
  origin: maybe(object({ id: string, at: integer })),
  record: RECORD,
})

export function writeSave(session: Session): string {
  const { seed, seats, dice, opening, origin } = session
  return JSON.stringify({
    hexfront: 'save',
    seed,
    seats: [...seats],
    dice: [...dice.save()],
    ...(opening === 'by hand' ? { opening } : {}),
    ...(origin ? { origin } : {}),
    record: session.record(),
  })
}

/** Throws what is wrong with it. */
export async function readSave(id: string, text: string, bots: Bots): Promise<Session> {
  const save = readShape(SAVE, readJson(text, 'saved game'), 'saved game')
  const dice = seededDice(save.seed)
  dice.restore(save.dice)
  const { seed, seats, opening = 'ready', origin = null } = save
  const start: SessionStart = { id, seed, seats, opening, origin }
  return Session.resume(await tableOf(save.record.game), save.record, dice, bots, start)
}

/** A record from a file or link, to be played on by whoever opened it; throws what is wrong with it. */
export async function openRecord(text: string, file: string, bots: Bots): Promise<Session> {
  const record = readRecord(text, file)
  const table = await tableOf(record.game)
  const seed = newSeed()
  const seats = table.game.sides.map(() => PERSON)
  return Session.resume(table, record, seededDice(seed), bots, {
    id: newId(),
    seed,
    seats,
    opening: 'by hand',
    origin: null,
  })
}

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
