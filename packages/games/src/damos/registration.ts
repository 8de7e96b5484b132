import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { damos } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

export const registration: Registration = {
  cover,
  rules: damos,
  display,
  ...slowLevelsOf(damos, plans, {
    newRecruit: () => newGreedy(),
    lapses: 50,
    staff: { rollouts: 24, wide: 6, horizon: 1, caution: 0 },
  }),
  plans,
  page: 'docs/games/damos.md',
  effort: { games: 2, every: 20 },
  laws: broken,
  newGauge,
}
