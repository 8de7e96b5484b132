import { levelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

/** The smallest scenario is played on to its end in the time that the others take for a turn. */
const VETERAN_AT_BORISOV = { rollouts: 32, wide: 8, horizon: 3, caution: 0 }
const STAFF_AT_BORISOV = { rollouts: 128, wide: 16, horizon: 5, caution: 0 }
const VETERAN = { rollouts: 8, wide: 4, horizon: 1, caution: 0 }
const STAFF = { rollouts: 20, wide: 8, horizon: 1, caution: 0 }

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  players: levelsOf(efs, plans, {
    newRecruit: () => newGreedy(),
    veteran: ({ scenario }) => (scenario === 'borisov' ? VETERAN_AT_BORISOV : VETERAN),
    staff: ({ scenario }) => (scenario === 'borisov' ? STAFF_AT_BORISOV : STAFF),
  }),
  plans,
  page: 'docs/games/efs.md',
  effort: { games: 1, every: 40 },
  laws: broken,
}
