import type { ArchivePage, Lobby } from '@hexfront/wire'
import type { Expression, SqlBool } from 'kysely'
import type { House } from '../house.ts'
import { nameKey } from '../people/accounts.ts'
import type { GameRow } from '../store/schema.ts'
import { listingsOf } from './listing.ts'

const MOST_SHOWN = 50
const PAGE = 20

/** What somebody finds when he comes in. Tables of those he does not want to meet are left out, and the other way round. */
export async function lobbyFor(house: House, viewer: number | null): Promise<Lobby> {
  const [open, running, mine] = await Promise.all([
    openTables(house, viewer),
    runningGames(house),
    gamesOf(house, viewer),
  ])
  return {
    open: await listingsOf(house, open, viewer),
    running: await listingsOf(house, running, viewer),
    mine: await listingsOf(house, mine, viewer),
    people: house.hall.people(),
  }
}

function openTables({ store }: House, viewer: number | null): Promise<GameRow[]> {
  const { db } = store
  return db
    .selectFrom('game')
    .selectAll()
    .where('status', '=', 'open')
    .where('visible', '=', 'public')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('seat')
          .select('seat.side')
          .whereRef('seat.game', '=', 'game.id')
          .where('seat.account', 'is', null)
          .where('seat.level', 'is', null)
          .where('seat.wanted', 'is', null),
      ),
    )
    .$if(viewer !== null, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('tie')
              .select('tie.kind')
              .where('tie.kind', '=', 'block')
              .where((tie) =>
                tie.or([
                  tie.and([tie('tie.account', '=', viewer), tie('tie.other', '=', tie.ref('game.created_by'))]),
                  tie.and([tie('tie.other', '=', viewer), tie('tie.account', '=', tie.ref('game.created_by'))]),
                ]),
              ),
          ),
        ),
      ),
    )
    .orderBy('created', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

function runningGames({ store }: House): Promise<GameRow[]> {
  return store.db
    .selectFrom('game')
    .selectAll()
    .where('status', 'in', ['running', 'paused'])
    .where('visible', '=', 'public')
    .orderBy('updated', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** Games one has to do with: all that are going on, and the last that are over. */
async function gamesOf({ store }: House, viewer: number | null): Promise<GameRow[]> {
  if (viewer === null) return []
  const mine = store.db
    .selectFrom('game')
    .selectAll()
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('seat')
          .select('seat.side')
          .whereRef('seat.game', '=', 'game.id')
          .where((seat) => seat.or([seat('seat.account', '=', viewer), seat('seat.wanted', '=', viewer)])),
      ),
    )
    .orderBy('updated', 'desc')
  const [going, over] = await Promise.all([
    mine.where('status', 'in', ['open', 'running', 'paused']).limit(500).execute(),
    mine.where('status', 'in', ['over', 'closed']).limit(PAGE).execute(),
  ])
  return [...going, ...over]
}

/** What to look for: a game, a player, how it ended for him or for a side; everything before a moment. */
export interface Search {
  readonly game?: string | undefined
  readonly name?: string | undefined
  readonly result?: 'won' | 'lost' | 'drawn' | undefined
  readonly before?: number | undefined
}

/** Public games that are over, newest first, one's own, and what one has brought in. */
export async function archive(house: House, viewer: number | null, search: Search): Promise<ArchivePage> {
  const { game, name, result, before } = search
  const rows = await house.store.db
    .selectFrom('game')
    .selectAll()
    .where('status', 'in', ['over', 'closed'])
    .where((eb) => {
      const seat = (account: number): Expression<SqlBool> =>
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.side')
            .whereRef('seat.game', '=', 'game.id')
            .where('seat.account', '=', account),
        )
      if (viewer === null) return eb('visible', '=', 'public')
      const broughtIn = eb.and([eb('is_imported', '=', 1), eb('created_by', '=', viewer)])
      return eb.or([eb('visible', '=', 'public'), seat(viewer), broughtIn])
    })
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(name !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('seat')
            .innerJoin('account', 'account.id', 'seat.account')
            .select('seat.side')
            .whereRef('seat.game', '=', 'game.id')
            .where('account.name_key', '=', nameKey(name ?? ''))
            .$if(result === 'won', (one) => one.whereRef('seat.side', '=', 'game.winner'))
            .$if(result === 'lost', (one) =>
              one.where('game.winner', '>', 0).whereRef('seat.side', '!=', 'game.winner'),
            ),
        ),
      ),
    )
    .$if(result === 'drawn', (query) => query.where((eb) => eb.or([eb('winner', '=', 0), eb('winner', 'is', null)])))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  return {
    games: await listingsOf(house, page, viewer),
    before: rows.length > PAGE ? page[PAGE - 1]!.id : null,
  }
}
