import { levelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newBot, RASH } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { pes } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

export const registration: Registration = {
  cover,
  rules: pes,
  display,
  players: levelsOf(pes, plans, {
    newRecruit: () => newBot(RASH),
    veteran: { rollouts: 16, wide: 4, horizon: 0, caution: 1 },
    staff: { rollouts: 36, wide: 6, horizon: 0, caution: 1 },
  }),
  plans,
  page: 'docs/games/pes.md',
  effort: { games: 4, every: 40 },
  laws: broken,
  newGauge,
}
