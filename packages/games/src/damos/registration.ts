import { newLapsing } from '@hexfront/bots'
import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { damos } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

/** Of a hundred phases that the regular plans, how many are a recruit's. */
const LAPSES = 50

export const registration: Registration = {
  cover,
  rules: damos,
  display,
  ...slowLevelsOf(damos, plans, {
    newRecruit: () => newGreedy(),
    newRegular: (seed) => newLapsing(plans, { careful: newBot(), careless: newGreedy(), lapses: () => LAPSES }, seed),
    staff: { rollouts: 24, wide: 6, horizon: 1, caution: 0 },
  }),
  plans,
  page: 'docs/games/damos.md',
  effort: { games: 2, every: 20 },
  records: { bytes: 2_000_000, choices: 40_000 },
  laws: broken,
  newGauge,
}
