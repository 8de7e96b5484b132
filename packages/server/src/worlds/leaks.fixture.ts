import { copyInto, EVERYTHING, type Game, hash, SPECTATOR } from '@hexfront/core'
import type { Frame } from '@hexfront/wire'
import { type RouteName, type RouteSpec, route } from '../http/route.ts'
import { listingsOf } from '../lobby/listing.ts'
import { lobbyFor } from '../lobby/lists.ts'
import { findTable } from '../lobby/tables.ts'
import type { Glance, Leak, Plant } from './worlds.fixture.ts'

/** An answer by HTTP as it is held against another. */
interface HeldAnswer {
  readonly t: 'answer'
  readonly to: string
}

/** Changes answers to questions of a kind. */
const inAnswers =
  (to: RegExp, change: (glance: Glance) => object): Leak =>
  (sent, glance) =>
    sent.map((text) => {
      const held: Frame | HeldAnswer = JSON.parse(text)
      return held.t === 'answer' && to.test(held.to) ? JSON.stringify({ ...held, ...change(glance) }) : text
    })

/** Changes every frame of a kind. */
const inFrames =
  (kind: Frame['t'], change: (glance: Glance) => object): Leak =>
  (sent, glance) =>
    sent.map((text) => {
      const frame: Frame | HeldAnswer = JSON.parse(text)
      return frame.t === kind ? JSON.stringify({ ...frame, ...change(glance) }) : text
    })

/** Adds frames after the others. */
const besides =
  (make: (glance: Glance) => readonly object[]): Leak =>
  (sent, glance) => [...sent, ...make(glance).map((frame) => JSON.stringify(frame))]

const bodies = ({ events }: Glance, kind: string) => events.filter((event) => event.kind === kind)

const choices = (glance: Glance) => bodies(glance, 'choice').map(({ body }) => JSON.parse(body))

/** What must not leave: ways to tell a viewer more than he may know. All of them must be found. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'the hash of the truth as mark': inFrames('ev', ({ table }) => ({ mark: hash(table.course.position) })),
  'the hash of the truth with the whole view': inFrames('at', ({ table }) => ({ mark: hash(table.course.position) })),
  'the truth in place of the view': inFrames('at', ({ table }) => ({
    view: Buffer.from(table.course.position.bytes).toString('base64'),
  })),
  'the dice of the deal': inFrames('at', ({ deal }) => ({ deal })),
  'true numbers': inFrames('ev', ({ table }) => ({ n: table.head })),
  'true counts of choices': inFrames('ok', ({ table }) => ({ n: table.head })),
  'true counts in refusals': inFrames('no', ({ table }) => ({ because: `not now, after ${table.head} events` })),
  'refusals from the truth': inFrames('no', ({ table }) => ({
    because: table.bench.game.prompt(table.course.position) + hash(table.course.position),
  })),
  'raw events': besides((glance) => choices(glance).map(({ say, dice }) => ({ t: 'raw', say, dice }))),
  'hashes of events': besides((glance) => choices(glance).map((body) => ({ t: 'raw', hash: body.hash }))),
  'frames for hidden steps and ideas that were given up': besides((glance) => glance.events.map(() => ({ t: 'tick' }))),
  'what was undone': besides((glance) => bodies(glance, 'undo').map(() => ({ t: 'undone' }))),
  'true differences': besides(({ table, events }) =>
    events.length === 0 ? [] : [{ t: 'diff', words: Array.from(table.course.words.subarray(0, 400)) }],
  ),
  'a record before the end': besides(({ table }) => [{ t: 'record', drawn: table.course.drawn, head: table.head }]),
  'numbers of others': besides(({ table }) => [{ t: 'numbers', n: table.course.streams.numbers }]),
  'how large the truth is': besides(({ table }) => [
    { t: 'size', zeros: table.course.position.words.reduce((sum, word) => sum + (word === 0 ? 1 : 0), 0), SPECTATOR },
  ]),
  'true numbers in a history': inAnswers(/stream\?since=0$/, ({ table }) => ({ n: table.course.streams.numbers })),
  'the length of the log in a refusal by HTTP': inAnswers(/\/record$/, ({ table }) => ({ head: table.head })),
  'what has happened in the card of a table': inAnswers(/^GET \/api\/games\/\w+$/, ({ events }) => ({
    events: events.length,
  })),
  'a hash of the truth in what one keeps of oneself': inAnswers(/export$/, ({ table }) => ({
    hash: hash(table.course.position),
  })),
}

/** The rules of a game with something in them changed. */
const changed =
  (change: (game: Game) => Partial<Game>) =>
  (game: Game): Game => {
    const own = change(game)
    return new Proxy(game, {
      get: (honest, name) => {
        const value: unknown = Reflect.get(Object.hasOwn(own, name) ? own : honest, name)
        return typeof value === 'function' ? value.bind(Object.hasOwn(own, name) ? own : honest) : value
      },
    })
  }

/** A route that answers otherwise. */
const instead = (name: RouteName, run: RouteSpec['run']): Pick<Plant, 'routes'> => ({
  routes: [route(name, { for: 'anybody' }, run)],
})

/** Rules and parts of the server that tell too much, in games as they are played. All of them must be found. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'rules that say they have no secrets': { rules: changed(() => ({ hasSecrets: false })) },
  'a view that shows all': { rules: changed(() => ({ view: (truth, _side, into) => copyInto(into, truth) })) },
  'a view that shows one hidden word': {
    rules: changed((game) => ({
      view(truth, side, into) {
        game.view(truth, side, into)
        const at = truth.words.findIndex((word, index) => index < truth.layout.coreWords && word !== into.words[index])
        if (at >= 0) into.words[at] = truth.words[at]!
      },
    })),
  },
  'a history as the other side has it': {
    errands: (errands) => ({
      ...errands,
      run: (name, order) => errands.run(name, 'viewer' in order ? { ...order, viewer: EVERYTHING } : order),
    }),
  },
  'when somebody last thought of something': {
    store: (store, now) =>
      new Proxy(store, {
        get(honest, name) {
          if (name === 'append')
            return (append: Parameters<typeof store.append>[0]) =>
              honest.append({ ...append, row: { ...append.row, updated: now() } })
          const value: unknown = Reflect.get(honest, name, honest)
          return typeof value === 'function' ? value.bind(honest) : value
        },
      }),
  },
  'a record before the end': instead('GET /api/games/:code/record', async ({ house, params }) => {
    const { id } = await findTable(house, params['code'] ?? '')
    const events = await house.store.tail(id, 0)
    return { play: events.slice(-5).map(({ body }) => body) }
  }),
  'how many events there are, in the card of a table': instead('GET /api/games/:code', async ({ house, params }) => {
    const row = await findTable(house, params['code'] ?? '')
    const [listing] = await listingsOf(house, [row], null)
    return { ...listing, turn: row.head }
  }),
  'how many events there are, in the lobby': instead('GET /api/lobby', async ({ house }) => {
    const lobby = await lobbyFor(house, null)
    const rows = await house.store.db.selectFrom('game').select('head').execute()
    return { ...lobby, people: rows.reduce((sum, { head }) => sum + head, 0) }
  }),
}
