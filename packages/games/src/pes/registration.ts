import { newLapsing } from '@hexfront/bots'
import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { HEEDLESS, newBot, RASH } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { pes } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

/** Of a hundred turns of the recruit, in how many he minds neither pockets nor the road behind. */
const LAPSES = 75

export const registration: Registration = {
  cover,
  rules: pes,
  display,
  ...slowLevelsOf(pes, plans, {
    newRecruit: (seed) =>
      newLapsing(plans, { careful: newBot(RASH), careless: newBot(HEEDLESS), lapses: () => LAPSES }, seed),
    newRegular: () => newBot(RASH),
    staff: { rollouts: 20, wide: 6, horizon: 0, caution: 1 },
  }),
  plans,
  page: 'docs/games/pes.md',
  effort: { games: 4, every: 40 },
  records: { bytes: 1_000_000, choices: 20_000 },
  laws: broken,
  newGauge,
}
