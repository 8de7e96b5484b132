import type { Over } from '@hexfront/wire'
import type { GameRow, RatingRow } from '../store/schema.ts'
import type { Store, Unit } from '../store/store.ts'
import { biasOf } from './bias.ts'
import { after, NEWCOMER, rated, type Strength } from './glicko.ts'

const MOST_TRIES = 10

/**
 * Works out ratings after a game. However often it is called, and by however many at once, they change once: that a game was
 * rated is written together with the ratings, and each of them only where nobody else has changed it.
 */
export async function rateGame(store: Store, id: number, now: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await store.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst()
    if (!game || game.rated !== null || (game.status !== 'over' && game.status !== 'closed')) return
    const done = await store.write([markRated(store, id, now), ...(await changes(store, game, now))]).catch(raced)
    if (done) return
  }
  throw new Error('others keep rating the same players')
}

/** Two who make the first rating of somebody at once: one of them is refused by the database, and looks again. */
function raced(error: unknown): false {
  if (error instanceof Error && /unique/i.test(error.message)) return false
  throw error
}

const markRated = (store: Store, id: number, now: number): Unit[number] => ({
  query: store.db.updateTable('game').set({ rated: now }).where('id', '=', id).where('rated', 'is', null),
  rows: 1,
})

/** Nothing where the game counts for nobody: unrated, imported, without a result, or not between two people. */
async function changes(store: Store, game: GameRow, now: number): Promise<Unit> {
  const score = scoreOf(game)
  if (score === null) return []
  const seats = await store.db
    .selectFrom('seat')
    .innerJoin('account', 'account.id', 'seat.account')
    .select(['account.id', 'account.kind'])
    .where('seat.game', '=', game.id)
    .orderBy('seat.side')
    .execute()
  const [first, second] = seats
  if (!first || !second || seats.length !== 2 || first.id === second.id) return []
  if (first.kind !== 'person' || second.kind !== 'person') return []
  const [one, other] = [await ratingOf(store, first.id, game), await ratingOf(store, second.id, game)]
  const [won, lost] = rated(strength(one, now), strength(other, now), score, biasOf(game.game, game.scenario))
  return [put(store, first.id, game, one, won, now), put(store, second.id, game, other, lost, now)]
}

/** What the first side made of it; null where it does not count. */
function scoreOf(game: GameRow): number | null {
  if (game.is_rated === 0 || game.is_imported === 1 || game.status !== 'over' || game.result === null) return null
  const { how }: Over = JSON.parse(game.result)
  if (how === 'unrated' || how === 'newRules') return null
  if (game.winner === null || game.winner === 0) return how === 'rules' || how === 'agreed' ? 0.5 : null
  return game.winner === 1 ? 1 : 0
}

const ratingOf = (store: Store, account: number, { game, pace }: GameRow): Promise<RatingRow | undefined> =>
  store.db
    .selectFrom('rating')
    .selectAll()
    .where('account', '=', account)
    .where('game', '=', game)
    .where('pace', '=', pace)
    .executeTakeFirst()

const strength = (row: RatingRow | undefined, now: number): Strength => (row ? after(row, now - row.updated) : NEWCOMER)

function put(
  store: Store,
  account: number,
  { game, pace }: GameRow,
  before: RatingRow | undefined,
  { rating, deviation, volatility }: Strength,
  now: number,
): Unit[number] {
  const values = { rating, deviation, volatility, games: (before?.games ?? 0) + 1, updated: now }
  if (!before) return { query: store.db.insertInto('rating').values({ account, game, pace, ...values }), rows: 1 }
  return {
    query: store.db
      .updateTable('rating')
      .set(values)
      .where('account', '=', account)
      .where('game', '=', game)
      .where('pace', '=', pace)
      .where('games', '=', before.games),
    rows: 1,
  }
}
