import type { House as HouseInfo } from '@hexfront/wire'
import { notReady } from '../../care/health.ts'
import { isSecure } from '../origin.ts'
import { notFound, Refusal } from '../refusal.ts'
import { type RouteSpec, route } from '../route.ts'

export const houseRoutes: readonly RouteSpec[] = [
  route('GET /api/house', { for: 'anybody' }, async ({ house }): Promise<HouseInfo> => {
    const { config } = house
    return {
      accounts: config.accounts,
      hasMail: config.smtp !== null,
      push: config.push?.publicKey ?? null,
      isSecure: isSecure(config),
      version: house.version,
    }
  }),

  route('GET /healthz', { for: 'anybody' }, async () => ({ isWell: true })),

  route('GET /readyz', { for: 'anybody' }, async ({ house }) => {
    const because = await notReady(house)
    if (because) throw new Refusal(503, because)
    return { isReady: true }
  }),

  /** For programs on this machine; what a proxy passes on is not from here. */
  route('GET /metrics', { for: 'anybody' }, async ({ house, request, reply }) => {
    const { 'x-forwarded-for': passedOn, forwarded } = request.headers
    const isHere = LOOPBACK.includes(request.socket.remoteAddress ?? '')
    if (!isHere || passedOn !== undefined || forwarded !== undefined) throw notFound('such address')
    reply.type(house.metrics.contentType)
    return house.metrics.read()
  }),
]

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
