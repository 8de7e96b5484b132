import { levelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { GREEDY, newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { dagc09 } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

export const registration: Registration = {
  cover,
  rules: dagc09,
  display,
  ...levelsOf(dagc09, plans, {
    newRecruit: () => newBot(GREEDY),
    veteran: { rollouts: 24, wide: 8, horizon: 1, caution: 0 },
    staff: { rollouts: 72, wide: 16, horizon: 2, caution: 0 },
  }),
  plans,
  page: 'docs/games/dagc09.md',
  effort: { games: 2, every: 20 },
  laws: broken,
  newGauge,
}
