import { createHash, randomBytes, randomInt } from 'node:crypto'
import { commitmentTo, fingerprint, type Setting } from '@hexfront/core'
import { REGISTERED, type Registration } from '@hexfront/games'
import type { BodyOf } from '@hexfront/wire'
import type { House } from '../house.ts'
import { badRequest, conflict, forbidden, notFound } from '../http/refusal.ts'
import { findAccount } from '../people/accounts.ts'
import { isBlocked } from '../people/ties.ts'
import { readPace } from '../play/clock.ts'
import type { AccountRow, GameRow, SeatRow } from '../store/schema.ts'
import type { Unit } from '../store/store.ts'
import { writePace } from './listing.ts'

export type NewTable = BodyOf<'POST /api/games'>

const MOST_OPEN = 20

type NewSeat = Pick<SeatRow, 'account' | 'level' | 'wanted' | 'seed'>

export async function findTable({ store }: House, code: string): Promise<GameRow> {
  const found = await store.db.selectFrom('game').selectAll().where('code', '=', code).executeTakeFirst()
  if (!found) throw notFound(`game ${code.slice(0, 20)}`)
  return found
}

const seatsAt = ({ store }: House, game: number): Promise<SeatRow[]> =>
  store.db.selectFrom('seat').selectAll().where('game', '=', game).orderBy('side').execute()

/** Opens a table; it begins at once where nobody else is waited for. */
export async function openTable(house: House, owner: AccountRow, wish: NewTable): Promise<GameRow> {
  const registration = REGISTERED.get(wish.game)
  if (!registration) throw badRequest(`There is no game ${wish.game} here.`)
  const setting = settingOf(registration, wish)
  const seats = await seatsFor(house, owner, wish, registration)
  barRating(owner, wish, seats)
  await barTooMany(house, owner)
  const game = await writeTable(
    house,
    owner,
    wish,
    { rules: registration.rules.rules, data: fingerprint(registration.rules, setting) },
    seats,
  )
  for (const { wanted } of seats)
    if (wanted !== null) house.hall.tell(wanted, { t: 'news', game: game.code, what: 'challenge' })
  await house.hall.seated(game.id)
  return findTable(house, game.code)
}

function settingOf({ rules }: Registration, { scenario, options, overlay }: NewTable): Setting {
  if (!rules.scenarios.some(({ id }) => id === scenario)) throw badRequest(`${rules.name} has no scenario ${scenario}.`)
  for (const [id, value] of Object.entries(options))
    if (!rules.options.some((option) => option.id === id && option.values.includes(value)))
      throw badRequest(`${rules.name} has no option ${id} = ${value}.`)
  try {
    return rules.setting(scenario, options, overlay ?? null)
  } catch (error) {
    throw badRequest(error instanceof Error ? error.message : 'This cannot be set up.')
  }
}

async function seatsFor(
  house: House,
  owner: AccountRow,
  { seats, seed, isStrict }: NewTable,
  { cover, players, rules }: Registration,
): Promise<NewSeat[]> {
  if (seats.length !== cover.sides.length)
    throw badRequest(`${rules.name} is played by ${cover.sides.length}, not by ${seats.length}.`)
  if (!seats.includes('me')) throw badRequest('One seat must be your own.')
  return Promise.all(
    seats.map(async (wish): Promise<NewSeat> => {
      if (wish === 'me') return { account: owner.id, level: null, wanted: null, seed: seedOf(seed, isStrict === true) }
      if (wish === 'open') return { account: null, level: null, wanted: null, seed: null }
      if ('bot' in wish) {
        if (wish.bot !== 'random' && !Object.hasOwn(players, wish.bot))
          throw badRequest(`${rules.name} has no player ${wish.bot}.`)
        return { account: null, level: wish.bot, wanted: null, seed: null }
      }
      return { account: null, level: null, wanted: await findRival(house, owner, wish.name), seed: null }
    }),
  )
}

async function findRival(house: House, owner: AccountRow, name: string): Promise<number> {
  const rival = await findAccount(house.store, name)
  if (!rival || rival.kind === 'gone') throw notFound(`player ${name}`)
  if (rival.id === owner.id) throw badRequest('You cannot challenge yourself.')
  if (await isBlocked(house.store, owner.id, rival.id)) throw forbidden(`${rival.name} cannot be challenged by you.`)
  return rival.id
}

function barRating(owner: AccountRow, { isRated, overlay, pace }: NewTable, seats: readonly NewSeat[]): void {
  if (!isRated) return
  if (owner.kind !== 'person') throw badRequest('Guests play unrated: add a passkey or a password first.')
  if (seats.length < 2 || seats.some(({ level }) => level !== null))
    throw badRequest('Only games between people are rated.')
  if (seats.filter(({ account }) => account === owner.id).length > 1)
    throw badRequest('Against yourself nothing is rated.')
  if (overlay) throw badRequest('Games with values of your own are unrated.')
  if (pace === 'none') throw badRequest('Rated games are played with a clock.')
}

async function barTooMany({ store }: House, owner: AccountRow): Promise<void> {
  const { count } = await store.db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', owner.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OPEN) throw conflict(`You have ${MOST_OPEN} open tables: close one first.`)
}

async function writeTable(
  house: House,
  owner: AccountRow,
  wish: NewTable,
  made: Pick<GameRow, 'rules' | 'data'>,
  seats: readonly NewSeat[],
): Promise<GameRow> {
  const { store, seal } = house
  const code = newCode()
  const serverSeed = randomBytes(32).toString('hex')
  const now = house.now()
  const row: Omit<GameRow, 'id'> = {
    code,
    game: wish.game,
    scenario: wish.scenario,
    options: JSON.stringify(wish.options),
    overlay: wish.overlay ? JSON.stringify(wish.overlay) : null,
    ...made,
    head: 0,
    status: 'open',
    pace: writePace(wish.pace),
    visible: wish.visible,
    is_rated: wish.isRated ? 1 : 0,
    is_strict: wish.isStrict ? 1 : 0,
    is_live: wish.isLive ? 1 : 0,
    is_imported: 0,
    opening: wish.opening,
    commitment: commitmentTo(serverSeed),
    asked: 0,
    turn: 0,
    deadline: null,
    result: null,
    winner: null,
    rated: null,
    created_by: owner.id,
    created: now,
    updated: now,
  }
  const id = () => store.db.selectFrom('game').select('id').where('code', '=', code)
  const unit: Unit = [
    { query: store.db.insertInto('game').values(row), rows: 1 },
    { query: store.db.insertInto('secret').values({ game: id(), server_seed: seal.seal(serverSeed) }), rows: 1 },
    ...seats.map((seat, at) => ({
      query: store.db
        .insertInto('seat')
        .values({ game: id(), side: at + 1, ...seat, clock: null, since: null, told: null }),
      rows: 1,
    })),
  ]
  if (!(await store.write(unit))) throw new Error('a table could not be opened')
  return findTable(house, code)
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The hash of a seed; the seed is told when all are in. */
const COMMITTED = /^#?[0-9a-f]{64}$/

/** What stands in the seat: at a strict table first the hash of a seed, behind a `#`. */
function seedOf(seed: string, strict: boolean): string {
  if (strict) {
    if (COMMITTED.test(seed)) return `#${seed.slice(-64)}`
    throw badRequest('At a strict table a seat first sends the SHA-256 of its seed.')
  }
  if (seed.startsWith('#')) throw badRequest('A seed begins with another sign than #.')
  return seed
}

/** Takes a free seat, or the one that is kept for him. */
export async function takeSeat(
  house: House,
  account: AccountRow,
  code: string,
  { side, seed }: BodyOf<'POST /api/games/:code/seats'>,
): Promise<GameRow> {
  const game = await findTable(house, code)
  if (game.status !== 'open') throw conflict('This game has begun.')
  const number = (REGISTERED.get(game.game)?.rules.sides.indexOf(side) ?? -1) + 1
  const seats = await seatsAt(house, game.id)
  const seat = seats.find((one) => one.side === number)
  if (!seat) throw notFound(`seat ${side}`)
  if (seat.account !== null || seat.level !== null) throw conflict('Somebody sits there.')
  if (seat.wanted !== null && seat.wanted !== account.id) throw forbidden('This seat is kept for somebody else.')
  await barCompany(house, account, game, seats)
  await sitDown(house, account, game, number, seedOf(seed, game.is_strict === 1))
  for (const other of new Set(seats.map((one) => one.account)))
    if (other !== null && other !== account.id) house.hall.tell(other, { t: 'news', game: code, what: 'joined' })
  await house.hall.seated(game.id)
  return findTable(house, code)
}

async function barCompany(house: House, account: AccountRow, game: GameRow, seats: readonly SeatRow[]): Promise<void> {
  if (game.is_rated === 1 && account.kind !== 'person')
    throw forbidden('This game is rated: add a passkey or a password first.')
  for (const { account: other } of seats) {
    if (other === account.id && game.is_rated === 1) throw conflict('Against yourself nothing is rated.')
    if (other !== null && other !== account.id && (await isBlocked(house.store, account.id, other)))
      throw forbidden('You and somebody at this table do not meet.')
  }
}

async function sitDown(
  { store, now }: House,
  account: AccountRow,
  game: GameRow,
  side: number,
  seed: string,
): Promise<void> {
  const sat = await store.write([
    {
      query: store.db
        .updateTable('seat')
        .set({ account: account.id, seed })
        .where('game', '=', game.id)
        .where('side', '=', side)
        .where('account', 'is', null)
        .where('level', 'is', null),
      rows: 1,
    },
    {
      query: store.db
        .updateTable('game')
        .set({ updated: now() })
        .where('id', '=', game.id)
        .where('status', '=', 'open'),
      rows: 1,
    },
  ])
  if (!sat) throw conflict('Somebody was quicker.')
}

/** Opens the seed that a seat of a strict table has committed to. */
export async function openSeed(house: House, account: AccountRow, code: string, seed: string): Promise<GameRow> {
  const game = await findTable(house, code)
  if (game.status !== 'open' || game.is_strict === 0) throw conflict('No seed is waited for.')
  const seats = await seatsAt(house, game.id)
  const own = seats.filter((seat) => seat.account === account.id)
  if (own.length === 0) throw forbidden('You have no seat at this table.')
  if (seats.some(({ account: sitter, level }) => sitter === null && level === null))
    throw conflict('Seeds are opened when everybody has committed to one.')
  const committed = `#${createHash('sha256').update(seed).digest('hex')}`
  if (seed.startsWith('#') || !own.some((seat) => seat.seed === committed))
    throw badRequest('That is not the seed you have committed to.')
  await house.store.write([
    {
      query: house.store.db
        .updateTable('seat')
        .set({ seed })
        .where('game', '=', game.id)
        .where('account', '=', account.id)
        .where('seed', '=', committed),
    },
  ])
  await house.hall.seated(game.id)
  return findTable(house, code)
}

/** The owner closes an open table; who was challenged declines it; who has sat down gets up again. */
export async function withdraw(house: House, account: AccountRow, code: string): Promise<void> {
  const { store } = house
  const game = await findTable(house, code)
  if (game.status !== 'open') throw conflict('This game has begun: it can be resigned, not withdrawn.')
  const seats = await seatsAt(house, game.id)
  const others = seats.map((seat) => seat.account).filter((one) => one !== null && one !== account.id)
  if (
    game.created_by === account.id ||
    seats.some(({ wanted, account: sitter }) => wanted === account.id && sitter === null)
  )
    await removeTable(house, game)
  else if (seats.some((seat) => seat.account === account.id)) {
    const left = await store.write([
      {
        query: store.db
          .updateTable('seat')
          .set({ account: null, seed: null })
          .where('game', '=', game.id)
          .where('account', '=', account.id),
      },
      {
        query: store.db
          .updateTable('game')
          .set({ updated: house.now() })
          .where('id', '=', game.id)
          .where('status', '=', 'open')
          .where('head', '=', 0),
        rows: 1,
      },
    ])
    if (!left) throw conflict('This game has begun.')
    await house.hall.seated(game.id)
  } else throw forbidden('This is not your table.')
  for (const other of others) if (other !== null) house.hall.tell(other, { t: 'news', game: code, what: 'joined' })
}

async function removeTable({ store, hall }: House, game: GameRow): Promise<void> {
  const gone = await store.write([
    {
      query: store.db.deleteFrom('game').where('id', '=', game.id).where('status', '=', 'open').where('head', '=', 0),
      rows: 1,
    },
    { query: store.db.deleteFrom('seat').where('game', '=', game.id) },
    { query: store.db.deleteFrom('secret').where('game', '=', game.id) },
    { query: store.db.deleteFrom('chat').where('game', '=', game.id) },
  ])
  if (!gone) throw conflict('This game has begun.')
  await hall.seated(game.id)
}

/** The same again with sides swapped. Where the other has opened it already, the seat there is taken. */
export async function rematch(house: House, account: AccountRow, code: string, seed: string): Promise<GameRow> {
  const game = await findTable(house, code)
  if (game.status !== 'over' && game.status !== 'closed') throw conflict('This game is not over.')
  const registration = REGISTERED.get(game.game)
  const seats = await seatsAt(house, game.id)
  if (!registration || !seats.some((seat) => seat.account === account.id)) throw forbidden('You have not played here.')
  const waiting = await rematchWaiting(house, account, game)
  if (waiting)
    return takeSeat(house, account, waiting.code, { side: registration.rules.sides[waiting.side - 1]!, seed })
  const names = await namesOf(house, seats)
  const swapped = seats.map((_, at) => seats[(at + 1) % seats.length]!)
  return openTable(house, account, {
    game: game.game,
    scenario: game.scenario,
    options: JSON.parse(game.options),
    ...(game.overlay === null ? {} : { overlay: JSON.parse(game.overlay) }),
    opening: game.opening,
    pace: readPace(game.pace),
    visible: game.visible,
    isRated: game.is_rated === 1,
    isStrict: game.is_strict === 1,
    isLive: game.is_live === 1,
    seats: swapped.map((seat) => {
      if (seat.level !== null) return { bot: seat.level }
      if (seat.account === account.id) return 'me'
      const name = names.get(seat.account ?? 0)
      return name === undefined ? 'open' : { name }
    }),
    seed,
  })
}

async function rematchWaiting({ store }: House, account: AccountRow, game: GameRow) {
  return store.db
    .selectFrom('game')
    .innerJoin('seat', 'seat.game', 'game.id')
    .select(['game.code', 'seat.side'])
    .where('game.status', '=', 'open')
    .where('game.game', '=', game.game)
    .where('game.scenario', '=', game.scenario)
    .where('game.created', '>', game.updated)
    .where('seat.wanted', '=', account.id)
    .where('seat.account', 'is', null)
    .executeTakeFirst()
}

async function namesOf({ store }: House, seats: readonly SeatRow[]): Promise<Map<number, string>> {
  const ids = seats.map(({ account }) => account).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await store.db.selectFrom('account').select(['id', 'name', 'kind']).where('id', 'in', ids).execute()
  return new Map(rows.filter(({ kind }) => kind !== 'gone').map(({ id, name }) => [id, name]))
}
