import { findRegistration } from '@hexfront/games'
import type { HandOver } from '../hall.ts'
import type { House } from '../house.ts'
import { pageAt } from '../http/where.ts'
import { jobUnit, queueJob } from '../jobs/queue.ts'
import type { AccountRow, GameRow } from '../store/schema.ts'
import type { Store, Unit } from '../store/store.ts'
import { letterUnit } from './mail.ts'

/** So long somebody may be without a socket before he is told in another way. */
const AWAY = 60_000
const LATELY = 2 * 86_400_000

/** When somebody wants to be told that it is his turn: when he is away, always, never. */
type When = 'away' | 'always' | 'never'

function whenOf({ settings }: AccountRow): When {
  const { notify }: Record<string, string> = JSON.parse(settings)
  return notify === 'always' || notify === 'never' ? notify : 'away'
}

/** Notes that a hand-over may have to be told. */
export function noteHandOver(store: Store, { game, side, n }: HandOver, now: number): Promise<void> {
  return queueJob(store, { kind: 'turn', ref: `${game}/${side}/${n}`, due: now })
}

/** Looks after hand-overs whose note was lost in a crash. */
export async function noteLostHandOvers(house: House): Promise<void> {
  const { store } = house
  const waiting = await store.db
    .selectFrom('game')
    .innerJoin('seat', (join) => join.onRef('seat.game', '=', 'game.id').onRef('seat.side', '=', 'game.asked'))
    .select(['game.id', 'game.head', 'game.asked', 'seat.told'])
    .where('game.status', '=', 'running')
    .where('game.updated', '>', house.now() - LATELY)
    .where('seat.account', 'is not', null)
    .execute()
  for (const { id, head, asked, told } of waiting) {
    const events = await store.tail(id, Math.max(0, head - 300))
    const last = events.findLast(({ kind, seat }) => kind === 'choice' && seat !== asked)
    if (last && (told ?? 0) < last.n) await noteHandOver(store, { game: id, side: asked, n: last.n }, house.now())
  }
}

/**
 * Tells a hand-over once: that it was told is written together with the letters and messages that tell it. Gives when to look
 * again, or null when there is nothing more to do.
 */
export async function tellHandOver(house: House, ref: string): Promise<number | null> {
  const { store, hall } = house
  const [gameId = 0, side = 0, n = 0] = ref.split('/').map(Number)
  const game = await store.db.selectFrom('game').selectAll().where('id', '=', gameId).executeTakeFirst()
  if (game?.status !== 'running' || game.asked !== side) return null
  const account = await sitterOf(store, gameId, side, n)
  if (!account || account.kind === 'gone' || whenOf(account) === 'never') return null
  if (whenOf(account) === 'away') {
    const since = (await handedOverAt(store, gameId, n)) ?? game.updated
    if (house.now() < since + AWAY) return since + AWAY
    if (hall.isHere(account.id)) return house.now() + AWAY
  }
  await store.write([
    {
      query: store.db
        .updateTable('seat')
        .set({ told: n })
        .where('game', '=', gameId)
        .where('side', '=', side)
        .where((eb) => eb.or([eb('told', 'is', null), eb('told', '<', n)])),
      rows: 1,
    },
    ...(await messages(house, game, account, n)),
  ])
  return null
}

async function handedOverAt(store: Store, game: number, n: number): Promise<number | undefined> {
  const [event] = await store.tail(game, n - 1)
  return event?.at
}

const sitterOf = (store: Store, game: number, side: number, n: number): Promise<AccountRow | undefined> =>
  store.db
    .selectFrom('seat')
    .innerJoin('account', 'account.id', 'seat.account')
    .selectAll('account')
    .where('seat.game', '=', game)
    .where('seat.side', '=', side)
    .where((eb) => eb.or([eb('seat.told', 'is', null), eb('seat.told', '<', n)]))
    .executeTakeFirst()

/** A message to each device, a letter and a call, as far as they are wanted and this house sends such. */
async function messages(house: House, game: GameRow, account: AccountRow, n: number): Promise<Unit> {
  const { store, config } = house
  const due = house.now()
  const unit: Unit[number][] = []
  const body = JSON.stringify(turnMessage(house, game))
  if (config.push !== null) {
    const devices = await store.db.selectFrom('push').select('id').where('account', '=', account.id).execute()
    for (const { id } of devices) unit.push(jobUnit(store, { kind: 'push', ref: `${id}/${game.id}/${n}`, due, body }))
  }
  const webhook = await store.db.selectFrom('webhook').selectAll().where('account', '=', account.id).executeTakeFirst()
  if (webhook) unit.push(jobUnit(store, { kind: 'webhook', ref: `${account.id}/${game.id}/${n}`, due, body }))
  const { notifyMail }: Record<string, string> = JSON.parse(account.settings)
  if (config.smtp !== null && account.mail !== null && notifyMail === 'on') {
    const { title, link } = turnMessage(house, game)
    const text = `It is your turn in ${title}, ${account.name}.\n\n${link}\n\nWhat mail you get is set on your account page.\n`
    unit.push(letterUnit(house, { to: account.mail, subject: `Hexfront: your turn in ${title}`, text }))
  }
  return unit
}

export interface TurnMessage {
  readonly what: 'turn'
  readonly game: string
  readonly title: string
  readonly link: string
}

function turnMessage({ config }: House, game: GameRow): TurnMessage {
  const { rules } = findRegistration(game.game)
  const scenario = rules.scenarios.find(({ id }) => id === game.scenario)?.name ?? game.scenario
  const origin = config.origin ?? `http://127.0.0.1:${config.port}`
  return {
    what: 'turn',
    game: game.code,
    title: `${rules.name}: ${scenario}`,
    link: pageAt(origin, 'game', game.code),
  }
}
