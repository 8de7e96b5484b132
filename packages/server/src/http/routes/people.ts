import type { Me, SessionInfo } from '@hexfront/wire'
import { newAccount, newGuest } from '../../people/accounts.ts'
import { meOf } from '../../people/me.ts'
import { endSession, sessionsOf } from '../../people/sessions.ts'
import { beginSession, clearToken } from '../cookies.ts'
import { notFound } from '../refusal.ts'
import { type RouteSpec, route } from '../route.ts'

const HOUR = 3_600_000

export const peopleRoutes: readonly RouteSpec[] = [
  route('GET /api/me', { for: 'session' }, async ({ house, who }): Promise<Me> => meOf(house, who.account)),

  route(
    'POST /api/guest',
    { for: 'anybody', limitOfAddress: { most: 5, per: HOUR } },
    async ({ house, who, body, request, reply }): Promise<Me> => {
      if (who) return meOf(house, who.account)
      const { store } = house
      const now = house.now()
      const guest =
        body.name === undefined
          ? await newGuest(store, now)
          : await newAccount(store, { name: body.name, kind: 'guest' }, now)
      await beginSession(house, request, reply, guest.id)
      return meOf(house, guest)
    },
  ),

  route('POST /api/signout', { for: 'session' }, async ({ house, who, reply }) => {
    await endSession(house.store, who.account.id, who.session)
    house.hall.drop({ session: who.session })
    clearToken(house.config, reply)
  }),

  route('GET /api/sessions', { for: 'session' }, async ({ house, who }): Promise<{ sessions: SessionInfo[] }> => {
    const rows = await sessionsOf(house.store, who.account.id, house.now())
    return {
      sessions: rows.map(({ hash, seen, device }) => ({
        id: sessionId(hash),
        seen,
        device,
        isThis: hash === who.session,
      })),
    }
  }),

  route('DELETE /api/sessions/:id', { for: 'session' }, async ({ house, who, params }) => {
    const rows = await sessionsOf(house.store, who.account.id, house.now())
    const found = rows.find(({ hash }) => sessionId(hash) === params['id'])
    if (!found || !(await endSession(house.store, who.account.id, found.hash))) throw notFound('such session')
    house.hall.drop({ session: found.hash })
  }),
]

/** The beginning of a hash tells one's sessions apart and is good for nothing else. */
const sessionId = (hash: string): string => hash.slice(0, 16)
