import { literal, readShape, wholeFrom, writeRecord } from '@hexfront/core'
import { type ArchivePage, AT, CODE, type Frame, LIMITS, type Listing, type Lobby, MARK } from '@hexfront/wire'
import type { Who } from '../../hall.ts'
import type { House } from '../../house.ts'
import { listingsOf } from '../../lobby/listing.ts'
import { archive, lobbyFor } from '../../lobby/lists.ts'
import { findTable, openSeed, openTable, rematch, takeSeat, withdraw } from '../../lobby/tables.ts'
import type { SignedIn } from '../../people/sessions.ts'
import type { GameRow } from '../../store/schema.ts'
import { badRequest, conflict } from '../refusal.ts'
import { type RouteSpec, route } from '../route.ts'

const MINUTE = 60_000
/** An overlay may replace the whole of a map. */
const WITH_OVERLAY = 512_000
const RECORD = 32_000_000

export const lobbyRoutes: readonly RouteSpec[] = [
  route('GET /api/lobby', { for: 'anybody' }, ({ house, who }): Promise<Lobby> => lobbyFor(house, idOf(who))),

  route(
    'POST /api/games',
    { for: 'session', limit: { most: 30, per: 10 * MINUTE }, most: WITH_OVERLAY },
    async ({ house, who, body }) => listed(house, who, await openTable(house, who.account, body)),
  ),

  route('GET /api/games/:code', { for: 'anybody' }, async ({ house, who, params }) =>
    listed(house, who, await findTable(house, codeOf(params))),
  ),

  route('DELETE /api/games/:code', { for: 'session' }, ({ house, who, params }) =>
    withdraw(house, who.account, codeOf(params)),
  ),

  route('POST /api/games/:code/seats', { for: 'session' }, async ({ house, who, params, body }) =>
    listed(house, who, await takeSeat(house, who.account, codeOf(params), body)),
  ),

  route('POST /api/games/:code/seeds', { for: 'session' }, async ({ house, who, params, body }) =>
    listed(house, who, await openSeed(house, who.account, codeOf(params), body.seed)),
  ),

  route(
    'POST /api/games/:code/rematch',
    { for: 'session', limit: { most: 30, per: 10 * MINUTE } },
    async ({ house, who, params, body }) =>
      listed(house, who, await rematch(house, who.account, codeOf(params), body.seed)),
  ),

  route(
    'POST /api/games/:code/commands',
    {
      for: 'session',
      limit: { most: LIMITS.commandsAtOnce, per: (1000 * LIMITS.commandsAtOnce) / LIMITS.commandsPerSecond },
    },
    async ({ house, who, params, body }): Promise<{ frames: readonly Frame[] }> => {
      if (body.game !== codeOf(params)) throw badRequest('The command is about another game.')
      return { frames: await house.hall.command(visitor(who), body) }
    },
  ),

  route(
    'GET /api/games/:code/stream',
    { for: 'anybody', limit: { most: 120, per: MINUTE } },
    async ({ house, who, params, query }): Promise<{ frames: readonly Frame[] }> => {
      const since = query['since'] === undefined ? undefined : readShape(AT, Number(query['since']), 'since')
      const mark = query['mark'] === undefined ? undefined : readShape(MARK, query['mark'], 'mark')
      return { frames: await house.hall.stream(visitor(who), codeOf(params), since, mark) }
    },
  ),

  route('GET /api/games/:code/record', { for: 'anybody' }, async ({ house, params, reply }) => {
    const game = await findTable(house, codeOf(params))
    if (game.status !== 'over' && game.status !== 'closed') throw conflict('The record is open when the game is over.')
    reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="${game.game}-${game.code}.json"`)
    return writeRecord(await house.hall.record(game.id))
  }),

  route(
    'GET /api/archive',
    { for: 'anybody', limit: { most: 120, per: MINUTE } },
    ({ house, who, query }): Promise<ArchivePage> =>
      archive(house, idOf(who), {
        game: query['game'],
        name: query['name'],
        result: query['result'] === undefined ? undefined : readShape(RESULT, query['result'], 'result'),
        before: query['before'] === undefined ? undefined : readShape(ROW, Number(query['before']), 'before'),
      }),
  ),

  route(
    'POST /api/records',
    { for: 'session', limit: { most: 10, per: 10 * MINUTE }, most: RECORD },
    async ({ house, who, body }) => {
      const code = await house.hall.importRecord(body.record, who.account.id).catch((error: unknown) => {
        throw error instanceof Error ? badRequest(error.message) : error
      })
      return listed(house, who, await findTable(house, code))
    },
  ),
]

const RESULT = literal('won', 'lost', 'drawn')
const ROW = wholeFrom(0, Number.MAX_SAFE_INTEGER)

const idOf = (who: SignedIn | null): number | null => who?.account.id ?? null

const visitor = (who: SignedIn | null): Who => ({
  account: idOf(who),
  name: who?.account.name ?? '',
  session: who?.session ?? '',
})

const codeOf = (params: Readonly<Record<string, string>>): string => readShape(CODE, params['code'], 'address')

async function listed(house: House, who: SignedIn | null, game: GameRow): Promise<Listing> {
  const [listing] = await listingsOf(house, [game], idOf(who))
  return listing!
}
