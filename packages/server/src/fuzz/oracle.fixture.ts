import type { CommandKind } from '@hexfront/wire'
import type { Answer } from '../http/answer.fixture.ts'
import { ACTORS, type Actor, PASSWORD, SEED, type World } from './world.fixture.ts'

/** What one route, or one frame, lets whom do: a request that is right in every way, and those who may make it. */
export interface Case {
  readonly may: readonly Actor[]
  /** Who makes it when it is to succeed; one of those who may. */
  readonly by: Actor
  path?(world: World): string
  body?(world: World): unknown
  /** Where more than the status tells whether it was done. */
  isDone?(answer: Answer): boolean
}

const EVERYBODY = ACTORS
const MEMBERS: readonly Actor[] = ['guest', 'player', 'rival', 'admin']
const PEOPLE: readonly Actor[] = ['player', 'rival', 'admin']
const PLAYERS: readonly Actor[] = ['player', 'rival']
const NOBODY_YET: readonly Actor[] = ['stranger', 'forger']

const anybody: Case = { may: EVERYBODY, by: 'stranger' }
const member: Case = { may: MEMBERS, by: 'guest' }
const admin: Case = { may: ['admin'], by: 'admin' }

/** What happens only where somebody means harm to himself comes last. */
export const ROUTE_CASES: Readonly<Record<string, Case>> = {
  'GET /api/house': anybody,
  'GET /healthz': anybody,
  'GET /readyz': anybody,
  'GET /metrics': anybody,
  'GET /api/me': anybody,
  'GET /api/lobby': anybody,
  'GET /api/archive': { ...anybody, path: () => '/api/archive?game=drill&before=1000' },
  'GET /api/people/:name': { ...anybody, path: () => '/api/people/Player' },
  'GET /api/games/:code': { ...anybody, path: ({ games }) => `/api/games/${games.running}` },
  'GET /api/games/:code/stream': { ...anybody, path: ({ games }) => `/api/games/${games.running}/stream` },
  'GET /api/games/:code/record': { ...anybody, path: ({ games }) => `/api/games/${games.over}/record` },
  'GET /api/invites/:token': { ...anybody, path: ({ invite }) => `/api/invites/${invite}` },
  // Codes of mail are tested with the mail that brings them; without one there is nothing here.
  'GET /api/mail/:code': { may: [], by: 'stranger', path: () => '/api/mail/abcd-abcd-abcd-abcd' },
  'POST /api/guest': { may: EVERYBODY, by: 'stranger', body: () => ({}) },
  'POST /api/signup': {
    may: [...NOBODY_YET, 'guest'],
    by: 'stranger',
    body: () => ({ name: 'Newcomer', password: PASSWORD }),
  },
  'POST /api/signin': { ...anybody, body: () => ({ name: 'Player', password: PASSWORD }) },
  'POST /api/recover/mail': { may: [], by: 'stranger', body: () => ({ name: 'Player' }) },
  'POST /api/passkeys/signin/options': { may: [], by: 'stranger' },
  'POST /api/passkeys/signin': { may: [], by: 'stranger', body: () => ({ response: { id: 'a-passkey' } }) },
  'POST /api/passkeys/options': { may: [], by: 'guest' },
  'POST /api/passkeys': { may: [], by: 'guest', body: () => ({ response: { id: 'a-passkey' }, label: 'phone' }) },
  'GET /api/sessions': member,
  'GET /api/me/export': member,
  'PUT /api/me': { ...member, body: () => ({ settings: { colours: 'dark' } }) },
  'PUT /api/vacation': { ...member, body: () => ({ days: 3 }) },
  'DELETE /api/vacation': member,
  'POST /api/me/codes': { may: PEOPLE, by: 'rival' },
  'POST /api/reports': { ...member, body: () => ({ name: 'Rival', text: 'He is slow.' }) },
  'PUT /api/people/:name': {
    may: ['guest', 'player', 'admin'],
    by: 'guest',
    path: () => '/api/people/Rival',
    body: () => ({ isMuted: true }),
  },
  'POST /api/push': {
    may: [],
    by: 'guest',
    body: () => ({ endpoint: 'https://push.example/x', p256dh: 'x', auth: 'x' }),
  },
  'DELETE /api/push': member,
  'GET /api/webhook': member,
  'PUT /api/webhook': { may: PEOPLE, by: 'player', body: () => ({ address: 'https://hook.example/x' }) },
  'DELETE /api/webhook': member,
  'POST /api/invites': { may: PEOPLE, by: 'player', body: () => ({ uses: 1, days: 1 }) },
  'POST /api/invites/:token': { ...member, path: ({ invite }) => `/api/invites/${invite}` },
  'POST /api/games': {
    ...member,
    body: () => ({
      game: 'drill',
      scenario: 'meeting',
      options: {},
      opening: 'ready',
      pace: 'none',
      visible: 'public',
      isRated: false,
      seats: ['me', 'open'],
      seed: '',
    }),
  },
  'POST /api/games/:code/commands': {
    may: PLAYERS,
    by: 'player',
    path: ({ games }) => `/api/games/${games.running}/commands`,
    body: ({ games }) => ({ t: 'chat', game: games.running, key: 'a-chat-key', room: 'players', text: 'Good luck.' }),
    isDone: ({ status, body }) => status === 200 && JSON.stringify(body).includes('"t":"ok"'),
  },
  'POST /api/records': { may: [], by: 'guest', body: () => ({ record: '{"hexfront":"record"}' }) },
  'POST /api/games/:code/seeds': {
    may: ['player'],
    by: 'player',
    path: ({ games }) => `/api/games/${games.strict}/seeds`,
    body: () => ({ seed: SEED }),
  },
  'POST /api/games/:code/rematch': {
    may: PLAYERS,
    by: 'player',
    path: ({ games }) => `/api/games/${games.over}/rematch`,
    body: () => ({ seed: '' }),
  },
  'GET /api/admin': admin,
  'GET /api/admin/people': { ...admin, path: () => '/api/admin/people?name=play' },
  'GET /api/admin/reports': admin,
  'GET /api/admin/invites': admin,
  'GET /api/admin/games': admin,
  'GET /api/admin/audit': admin,
  'PUT /api/admin/reports/:id': {
    ...admin,
    path: ({ report }) => `/api/admin/reports/${report}`,
    body: () => ({ state: 'done' }),
  },
  'PUT /api/admin/games/:code': {
    ...admin,
    path: ({ games }) => `/api/admin/games/${games.over}`,
    body: () => ({ visible: 'public', chat: 'blank' }),
  },
  'PUT /api/admin/people/:name': { ...admin, path: () => '/api/admin/people/Rival', body: () => ({ recovery: true }) },
  'DELETE /api/admin/invites/:id': { may: [], by: 'admin', path: () => '/api/admin/invites/0123456789abcdef' },
  'DELETE /api/passkeys/:id': { may: ['player'], by: 'player', path: ({ passkey }) => `/api/passkeys/${passkey}` },
  'POST /api/games/:code/seats': {
    may: ['rival'],
    by: 'rival',
    path: ({ games }) => `/api/games/${games.open}/seats`,
    body: () => ({ side: 'red', seed: '' }),
  },
  'DELETE /api/games/:code': { may: PLAYERS, by: 'player', path: ({ games }) => `/api/games/${games.strict}` },
  'DELETE /api/sessions/:id': { may: ['player'], by: 'player', path: ({ session }) => `/api/sessions/${session}` },
  'POST /api/recover': {
    ...anybody,
    body: ({ codes }) => ({ name: 'Player', code: codes[0], password: 'another long password' }),
  },
  'POST /api/signout': { ...member, by: 'guest' },
  'DELETE /api/me': { ...member, by: 'rival' },
}

/** Who may send which frame about the running game; `body` is right but for what only the game can tell. */
export const FRAME_CASES: Readonly<Record<CommandKind, { readonly may: readonly Actor[]; body(): object }>> = {
  do: { may: PLAYERS, body: () => ({ at: 0, say: ['done'] }) },
  undo: { may: PLAYERS, body: () => ({ at: 0, what: 'choice' }) },
  stand: { may: PLAYERS, body: () => ({ at: 0, step: 'move', say: 'done', until: 'phase' }) },
  withdraw: { may: PLAYERS, body: () => ({ at: 0 }) },
  offer: { may: PLAYERS, body: () => ({ at: 0, what: 'draw' }) },
  accept: { may: PLAYERS, body: () => ({ offer: 1 }) },
  decline: { may: PLAYERS, body: () => ({ offer: 1 }) },
  resign: { may: PLAYERS, body: () => ({}) },
  claim: { may: PLAYERS, body: () => ({ what: 'win' }) },
  chat: { may: PLAYERS, body: () => ({ room: 'players', text: 'hello' }) },
}
