import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

/** The smallest scenario is played on to its end in the time that the others take for a turn. */
const STAFF_AT_BORISOV = { rollouts: 96, wide: 12, horizon: 5, caution: 0 }
const STAFF = { rollouts: 32, wide: 8, horizon: 1, caution: 0 }

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  ...slowLevelsOf(efs, plans, {
    newRecruit: () => newGreedy(),
    lapses: 50,
    staff: ({ scenario }) => (scenario === 'borisov' ? STAFF_AT_BORISOV : STAFF),
  }),
  plans,
  page: 'docs/games/efs.md',
  effort: { games: 2, every: 40 },
  laws: broken,
}
