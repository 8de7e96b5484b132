import { levelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  players: levelsOf(efs, plans, {
    newRecruit: () => newGreedy(),
    veteran: { rollouts: 16, wide: 8, horizon: 1, caution: 0 },
    staff: { rollouts: 64, wide: 16, horizon: 1, caution: 0 },
  }),
  plans,
  page: 'docs/games/efs.md',
  effort: { games: 1, every: 40 },
  laws: broken,
}
