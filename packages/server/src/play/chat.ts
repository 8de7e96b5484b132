import { SPECTATOR, type Viewer } from '@hexfront/core'
import type { ChatFrame } from '@hexfront/wire'
import type { Store } from '../store/store.ts'
import type { Table } from './table.ts'

type Room = ChatFrame['room']

/** Lines that are shown to one who comes. */
const LINES_SHOWN = 100

/** Rooms that a viewer hears: players and spectators are apart until the game is over. */
export const roomsOf = ({ over }: Pick<Table, 'over'>, viewer: Viewer): readonly Room[] =>
  over ? ['players', 'spectators'] : viewer === SPECTATOR ? ['spectators'] : ['players']

/** Why somebody may not talk there; null where he may. */
export function chatBarred(viewer: Viewer, room: Room, account: number | null, text: string): string | null {
  if (account === null) return 'Sign in to talk, or come as a guest.'
  if (text.trim() === '') return 'There is nothing to say.'
  const own = viewer === SPECTATOR ? 'spectators' : 'players'
  return room === own ? null : 'This is talked about elsewhere.'
}

/** Keeps a line. */
export async function keepLine(
  store: Store,
  game: number,
  account: number,
  at: number,
  room: Room,
  text: string,
): Promise<number> {
  const line = { game, room, account, at, text: text.replaceAll('\0', '') }
  const ids = await store.write([{ query: store.db.insertInto('chat').values(line).returning('id'), rows: 1 }])
  if (ids === false) throw new Error('a line could not be kept')
  return ids[0]!
}

/** A line as it is read, with who wrote it. */
export interface ReadLine extends ChatFrame {
  readonly account: number
}

export async function lineOf({ db }: Store, code: string, id: number): Promise<ReadLine | null> {
  const row = await linesIn(db, code).where('chat.id', '=', id).executeTakeFirst()
  return row ? { t: 'chat', game: code, ...row } : null
}

/** The last lines of these rooms, oldest first, but for those of people whom the reader does not want to hear. */
export async function lastLines(
  { db }: Store,
  code: string,
  rooms: readonly Room[],
  reader: number | null,
): Promise<ChatFrame[]> {
  const rows = await linesIn(db, code)
    .where('chat.room', 'in', rooms)
    .$if(reader !== null, (lines) =>
      lines.where('chat.account', 'not in', (eb) =>
        eb
          .selectFrom('tie')
          .select('tie.other')
          .where('tie.account', '=', reader ?? 0),
      ),
    )
    .orderBy('chat.id', 'desc')
    .limit(LINES_SHOWN)
    .execute()
  return rows.reverse().map(({ account: _account, ...line }) => ({ t: 'chat', game: code, ...line }))
}

/** Those who do not want to hear somebody: they have muted or blocked him, on whichever device. */
export async function deafTo({ db }: Store, account: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('tie').select('account').where('other', '=', account).execute()
  return new Set(rows.map((row) => row.account))
}

const linesIn = (db: Store['db'], code: string) =>
  db
    .selectFrom('chat')
    .innerJoin('game', 'game.id', 'chat.game')
    .innerJoin('account', 'account.id', 'chat.account')
    .select(['chat.room', 'chat.id', 'chat.at', 'account.name', 'chat.text', 'chat.account'])
    .where('game.code', '=', code)
