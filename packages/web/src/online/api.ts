import type { MatchRecord } from '@hexfront/core'
import type {
  AdminFigures,
  AdminInvite,
  AdminPerson,
  AdminReport,
  ArchivePage,
  AuditLine,
  BodyOf,
  EventFrame,
  Frame,
  House,
  Listing,
  Lobby,
  Me,
  Person,
  Route,
  SessionInfo,
  Trouble,
} from '@hexfront/wire'

/** What the server said against a request, in its own words. */
class Refused extends Error {
  readonly status: number

  constructor(status: number, because: string) {
    super(because)
    this.status = status
  }
}

/** Codes and names come from addresses: they may hold anything. */
const part = (text: string): string => encodeURIComponent(text)

const game = (code: string): string => `/api/games/${part(code)}`

export const api = {
  house: (): Promise<House> => get('/api/house'),
  me: (): Promise<Me | null> => get('/api/me'),
  guest: (body: BodyOf<'POST /api/guest'>): Promise<Me> => send('POST /api/guest', {}, body),
  signUp: (body: BodyOf<'POST /api/signup'>): Promise<Me> => send('POST /api/signup', {}, body),
  signIn: (body: BodyOf<'POST /api/signin'>): Promise<Me> => send('POST /api/signin', {}, body),
  recover: (body: BodyOf<'POST /api/recover'>): Promise<Me> => send('POST /api/recover', {}, body),
  recoverByMail: (name: string): Promise<unknown> => send('POST /api/recover/mail', {}, { name }),
  signOut: (): Promise<unknown> => request('POST', '/api/signout', {}),
  change: (body: BodyOf<'PUT /api/me'>): Promise<Me> => send('PUT /api/me', {}, body),
  leave: (days: number): Promise<Me> => send('PUT /api/vacation', {}, { days }),
  comeBack: (): Promise<Me> => request('DELETE', '/api/vacation'),
  codes: (): Promise<{ readonly codes: readonly string[] }> => request('POST', '/api/me/codes', {}),
  exported: (): Promise<unknown> => get('/api/me/export'),
  erase: (): Promise<unknown> => request('DELETE', '/api/me'),
  sessions: (): Promise<{ readonly sessions: readonly SessionInfo[] }> => get('/api/sessions'),
  endSession: (id: string): Promise<unknown> => request('DELETE', `/api/sessions/${part(id)}`),
  passkeyOptions: (): Promise<PublicKeyCredentialCreationOptionsJSON> => request('POST', '/api/passkeys/options', {}),
  addPasskey: (response: unknown, label: string): Promise<Me> => request('POST', '/api/passkeys', { response, label }),
  removePasskey: (id: string): Promise<unknown> => request('DELETE', `/api/passkeys/${part(id)}`),
  passkeyQuestion: (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
    request('POST', '/api/passkeys/signin/options', {}),
  passkeySignIn: (response: unknown): Promise<Me> => request('POST', '/api/passkeys/signin', { response }),
  lobby: (): Promise<Lobby> => get('/api/lobby'),
  openTable: (body: BodyOf<'POST /api/games'>): Promise<Listing> => send('POST /api/games', {}, body),
  game: (code: string): Promise<Listing> => get(game(code)),
  closeTable: (code: string): Promise<unknown> => request('DELETE', game(code)),
  takeSeat: (code: string, side: string, seed: string): Promise<Listing> =>
    send('POST /api/games/:code/seats', { code }, { side, seed }),
  openSeed: (code: string, seed: string): Promise<Listing> => send('POST /api/games/:code/seeds', { code }, { seed }),
  rematch: (code: string, seed: string): Promise<Listing> => request('POST', `${game(code)}/rematch`, { seed }),
  record: (code: string): Promise<MatchRecord> => get(`${game(code)}/record`),
  /** Everything that the viewer has heard of a game. */
  async history(code: string): Promise<readonly EventFrame[]> {
    const { frames } = await get<{ readonly frames: readonly Frame[] }>(`${game(code)}/stream?since=0`)
    return frames.filter((frame) => frame.t === 'ev')
  },
  archive: (query: Readonly<Record<string, string>>): Promise<ArchivePage> =>
    get(`/api/archive?${new URLSearchParams(query)}`),
  bringIn: (record: string): Promise<Listing> => send('POST /api/records', {}, { record }),
  person: (name: string): Promise<Person> => get(`/api/people/${part(name)}`),
  tie: (name: string, body: BodyOf<'PUT /api/people/:name'>): Promise<unknown> =>
    send('PUT /api/people/:name', { name }, body),
  report: (body: BodyOf<'POST /api/reports'>): Promise<unknown> => send('POST /api/reports', {}, body),
  dropPush: (): Promise<unknown> => request('DELETE', '/api/push'),
  addPush: (body: BodyOf<'POST /api/push'>): Promise<unknown> => send('POST /api/push', {}, body),
  webhook: (): Promise<{ readonly address: string | null }> => get('/api/webhook'),
  setWebhook: (address: string): Promise<unknown> => send('PUT /api/webhook', {}, { address }),
  dropWebhook: (): Promise<unknown> => request('DELETE', '/api/webhook'),
  invitation: (token: string): Promise<{ readonly by: string | null; readonly isAdmin: boolean }> =>
    get(`/api/invites/${part(token)}`),
  acceptInvitation: (token: string): Promise<Me> => request('POST', `/api/invites/${part(token)}`, {}),
  invite: (body: BodyOf<'POST /api/invites'>): Promise<{ readonly token: string }> =>
    send('POST /api/invites', {}, body),
  figures: (): Promise<AdminFigures> => get('/api/admin'),
  everybody: (name: string): Promise<{ readonly people: readonly AdminPerson[] }> =>
    get(`/api/admin/people?name=${part(name)}`),
  manage: (name: string, body: BodyOf<'PUT /api/admin/people/:name'>): Promise<{ readonly recovery?: string } | null> =>
    send('PUT /api/admin/people/:name', { name }, body),
  reports: (): Promise<{ readonly reports: readonly AdminReport[] }> => get('/api/admin/reports'),
  settleReport: (id: number, state: 'open' | 'done'): Promise<unknown> =>
    send('PUT /api/admin/reports/:id', { id: String(id) }, { state }),
  invites: (): Promise<{ readonly invites: readonly AdminInvite[] }> => get('/api/admin/invites'),
  dropInvite: (id: string): Promise<unknown> => request('DELETE', `/api/admin/invites/${part(id)}`),
  findGame: (code: string): Promise<{ readonly games: readonly Listing[] }> =>
    get(`/api/admin/games?code=${part(code)}`),
  tend: (code: string, body: BodyOf<'PUT /api/admin/games/:code'>): Promise<Listing> =>
    send('PUT /api/admin/games/:code', { code }, body),
  audit: (): Promise<{ readonly lines: readonly AuditLine[] }> => get('/api/admin/audit'),
}

/** A body by the name of its route, so that what is sent is what the server reads. */
function send<R extends Route, T>(route: R, parts: Readonly<Record<string, string>>, body: BodyOf<R>): Promise<T> {
  const [method = '', path = ''] = route.split(' ')
  return request(
    method,
    path.replace(/:(\w+)/g, (_, name: string) => part(parts[name] ?? '')),
    body,
  )
}

const get = <T>(address: string): Promise<T> => request('GET', address)

/** What comes is of our own server, which is held to the same types. */
async function request<T>(method: string, address: string, body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Refused(answer.status, await troubleIn(answer))
  const text = await answer.text()
  return text === '' ? JSON.parse('null') : JSON.parse(text)
}

async function troubleIn(answer: Response): Promise<string> {
  try {
    const trouble: Partial<Trouble> = await answer.json()
    return trouble.error ?? answer.statusText
  } catch {
    return answer.statusText
  }
}
