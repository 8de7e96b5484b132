import type { Registration } from '../registration.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { drill } from './index.ts'
import { broken } from './laws.ts'

export const registration: Registration = {
  cover,
  rules: drill,
  display,
  players: {},
  page: 'docs/games/drill.md',
  effort: { games: 40, every: 1 },
  laws: broken,
}
