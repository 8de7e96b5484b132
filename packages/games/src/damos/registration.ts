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

/** Of a hundred phases, how many are played like a recruit. */
const VETERAN_LAPSES = 20
const REGULAR_LAPSES = 60

const newSlipping = (lapses: number, seed: string) =>
  newLapsing(plans, { careful: newBot(), careless: newGreedy(), lapses: () => lapses }, seed)

const levels = slowLevelsOf(damos, plans, {
  newRecruit: () => newGreedy(),
  newRegular: (seed) => newSlipping(REGULAR_LAPSES, seed),
  newVeteran: (seed) => newSlipping(VETERAN_LAPSES, seed),
  staff: { rollouts: 24, wide: 6, horizon: 1, caution: 0 },
})

const VETERAN_LINE =
  'Plans its turn, weighs every fight and minds its supply, but for a phase now and then. Answers at once.'
const REGULAR_LINE = 'Plans like the Veteran, but lets things slip more often than not. Answers at once.'

export const registration: Registration = {
  cover,
  rules: damos,
  display,
  ...levels,
  playerWords: {
    ...levels.playerWords,
    veteran: { name: 'Veteran', line: VETERAN_LINE },
    regular: { name: 'Regular', line: REGULAR_LINE },
  },
  plans,
  page: 'docs/games/damos.md',
  effort: { games: 2, every: 20 },
  records: { bytes: 2_000_000, choices: 40_000 },
  laws: broken,
  newGauge,
}
