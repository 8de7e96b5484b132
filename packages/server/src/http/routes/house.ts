import type { House as HouseInfo } from '@hexfront/wire'
import { isSecure } from '../origin.ts'
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
]
