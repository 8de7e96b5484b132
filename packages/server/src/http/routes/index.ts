import type { RouteSpec } from '../route.ts'
import { adminRoutes } from './admin.ts'
import { careRoutes } from './care.ts'
import { houseRoutes } from './house.ts'
import { lobbyRoutes } from './lobby.ts'
import { meRoutes } from './me.ts'
import { peopleRoutes } from './people.ts'

/** Every address of the API. What may be asked of whom is read from here by the app, the docs and the tests. */
export const ROUTES: readonly RouteSpec[] = [
  ...houseRoutes,
  ...peopleRoutes,
  ...meRoutes,
  ...lobbyRoutes,
  ...careRoutes,
  ...adminRoutes,
]
