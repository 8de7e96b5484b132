import type { House } from '../house.ts'
import { listingsOf } from '../lobby/listing.ts'
import { meOf, personOf } from '../people/me.ts'
import { sessionsOf } from '../people/sessions.ts'
import type { AccountRow } from '../store/schema.ts'

/** Everything that is kept about somebody, for himself. What others wrote about him is theirs. */
export async function exportOf(house: House, account: AccountRow) {
  const { db } = house.store
  const own = account.id
  const [sessions, seats, chat, reports, pushes, webhook, vacation] = await Promise.all([
    sessionsOf(house.store, own, house.now()),
    db.selectFrom('seat').select(['game', 'side', 'seed']).where('account', '=', own).execute(),
    db
      .selectFrom('chat')
      .innerJoin('game', 'game.id', 'chat.game')
      .select(['game.code', 'chat.room', 'chat.at', 'chat.text'])
      .where('chat.account', '=', own)
      .orderBy('chat.id')
      .execute(),
    db.selectFrom('report').select(['at', 'text']).where('account', '=', own).execute(),
    db.selectFrom('push').select(['endpoint', 'created']).where('account', '=', own).execute(),
    db.selectFrom('webhook').select('address').where('account', '=', own).executeTakeFirst(),
    db.selectFrom('vacation').select(['since', 'until', 'days']).where('account', '=', own).executeTakeFirst(),
  ])
  const ids = [...new Set(seats.map(({ game }) => game))]
  const games = await db
    .selectFrom('game')
    .selectAll()
    .where((eb) =>
      eb.or([eb('id', 'in', [0, ...ids]), eb.and([eb('is_imported', '=', 1), eb('created_by', '=', own)])]),
    )
    .execute()
  return {
    hexfront: 'account',
    made: house.now(),
    me: await meOf(house, account),
    created: account.created,
    seen: account.seen,
    ratings: (await personOf(house, account)).ratings,
    sessions: sessions.map(({ created, seen, device }) => ({ created, seen, device })),
    games: await listingsOf(house, games, own),
    seeds: seats.map(({ game, seed }) => ({ game: games.find(({ id }) => id === game)?.code, seed })),
    chat,
    reports,
    push: pushes,
    webhook: webhook?.address ?? null,
    vacation: vacation ?? null,
  }
}
