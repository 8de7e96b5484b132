import { levelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { GREEDY, newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { dagc73 } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

export const registration: Registration = {
  cover,
  rules: dagc73,
  display,
  ...levelsOf(dagc73, plans, {
    newRecruit: () => newBot(GREEDY),
    // 15.1: breaking into the line wants more thought than going back from it; without it the Russian seldom wins.
    veteran: ({ id }) =>
      id === 'historical'
        ? { rollouts: 20, wide: 6, horizon: 1, caution: 0 }
        : { rollouts: 10, wide: 4, horizon: 1, caution: 0 },
    staff: { rollouts: 96, wide: 12, horizon: 1, caution: 0 },
  }),
  plans,
  page: 'docs/games/dagc73.md',
  effort: { games: 4, every: 20 },
  records: { bytes: 1_000_000, choices: 20_000 },
  laws: broken,
}
