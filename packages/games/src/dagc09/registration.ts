import { newLapsing } from '@hexfront/bots'
import { randomPolicy, seededDice } from '@hexfront/core'
import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { GREEDY, newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { dagc09 } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

/** Of a hundred phases of a recruit, how many are left to the lot. */
const LAPSES = 20

const levels = slowLevelsOf(dagc09, plans, {
  newRegular: () => newBot(GREEDY),
  newRecruit: (seed) =>
    newLapsing(
      plans,
      { careful: newBot(GREEDY), careless: randomPolicy(dagc09, seededDice(seed)), lapses: () => LAPSES },
      seed,
    ),
  staff: { rollouts: 72, wide: 16, horizon: 2, caution: 0 },
})

export const registration: Registration = {
  cover,
  rules: dagc09,
  display,
  ...levels,
  greedy: 'regular',
  playerWords: {
    ...levels.playerWords,
    regular: { name: 'Regular', line: 'Goes for the next attack and never looks back. Answers at once.' },
    recruit: {
      name: 'Recruit',
      line: 'Goes for the next attack, and one phase in five it draws lots: a light opponent. Answers at once.',
    },
  },
  plans,
  page: 'docs/games/dagc09.md',
  effort: { games: 2, every: 20 },
  records: { bytes: 1_000_000, choices: 20_000 },
  laws: broken,
  newGauge,
}
