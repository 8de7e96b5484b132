import { OVERLAY_KEPT, readShape } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'
import type { Listing, Over, Pace, SeatInfo } from '@hexfront/wire'
import type { House } from '../house.ts'
import { isSlow, readPace } from '../play/clock.ts'
import type { AccountRow, GameRow, SeatRow } from '../store/schema.ts'

type SeatWithName = SeatRow & {
  readonly name: string | null
  readonly kind: AccountRow['kind'] | null
  readonly wanted_name: string | null
  readonly rating: number | null
  readonly back: number | null
}

/** Games as an account, or a stranger, is shown them, in the order given. */
export async function listingsOf(house: House, games: readonly GameRow[], viewer: number | null): Promise<Listing[]> {
  const seats = await seatsOf(house, games)
  return games.map((game) => listingOf(house, game, seats.get(game.id) ?? [], viewer))
}

async function seatsOf({ store }: House, games: readonly GameRow[]): Promise<Map<number, SeatWithName[]>> {
  const found = new Map<number, SeatWithName[]>(games.map(({ id }) => [id, []]))
  if (games.length === 0) return found
  const rows = await store.db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game')
    .leftJoin('account', 'account.id', 'seat.account')
    .leftJoin('account as wanted_one', 'wanted_one.id', 'seat.wanted')
    .leftJoin('rating', (join) =>
      join
        .onRef('rating.account', '=', 'seat.account')
        .onRef('rating.game', '=', 'game.game')
        .onRef('rating.pace', '=', 'game.pace'),
    )
    .leftJoin('vacation', 'vacation.account', 'seat.account')
    .selectAll('seat')
    .select(['account.name', 'account.kind', 'wanted_one.name as wanted_name', 'rating.rating'])
    .select('vacation.until as back')
    .where('seat.game', 'in', [...found.keys()])
    .orderBy('seat.game')
    .orderBy('seat.side')
    .execute()
  for (const row of rows) found.get(row.game)?.push(row)
  return found
}

function listingOf(house: House, game: GameRow, seats: readonly SeatWithName[], viewer: number | null): Listing {
  const { sides } = findRegistration(game.game).rules
  const sideName = (side: number): string => sides[side - 1] ?? ''
  const pace = readPace(game.pace)
  const own = viewer === null ? [] : seats.filter(({ account }) => account === viewer)
  return {
    code: game.code,
    game: game.game,
    scenario: game.scenario,
    options: readOptions(game.options),
    overlay: game.overlay === null ? null : readShape(OVERLAY_KEPT, JSON.parse(game.overlay), 'overlay'),
    rules: game.rules,
    status: game.status,
    pace,
    visible: game.visible,
    isRated: game.is_rated === 1,
    isStrict: game.is_strict === 1,
    isImported: game.is_imported === 1,
    seats: seats.map((seat) => seatInfo(house, sideName(seat.side), seat, pace)),
    me: own.map(({ side }) => sideName(side)),
    isMyTurn: game.status === 'running' && own.some(({ side }) => side === game.asked),
    turn: game.turn,
    deadline: game.deadline,
    over: game.result === null ? null : (JSON.parse(game.result) as Over),
    created: game.created,
    updated: game.updated,
    fair: {
      commitment: game.commitment,
      playerSeeds: seats.map(({ seed }) => seed),
      nonce: game.code,
    },
  }
}

function seatInfo(house: House, side: string, seat: SeatWithName, pace: Pace): SeatInfo {
  if (seat.level !== null) return { side, name: null, kind: 'bot', level: seat.level, isHere: true }
  if (seat.account === null || seat.name === null || seat.kind === null)
    return { side, name: null, kind: 'open', isHere: false, ...(seat.wanted_name ? { wanted: seat.wanted_name } : {}) }
  return {
    side,
    name: seat.name,
    kind: seat.kind,
    ...(seat.rating === null ? {} : { rating: Math.round(seat.rating) }),
    isHere: house.hall.isHere(seat.account),
    ...(isSlow(pace) && (seat.back ?? 0) > house.now() ? { isAway: true } : {}),
  }
}

/** What stands in the column was written from the shape of the same name. */
const readOptions = (text: string): Record<string, string> => JSON.parse(text)

export const writePace = (pace: Pace): string => (typeof pace === 'string' ? pace : `${pace.days}d`)
