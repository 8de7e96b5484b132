import { type Effort, newLapsing } from '@hexfront/bots'
import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

const STAFF_AT: Readonly<Record<string, Effort>> = {
  /** The smallest scenario is played on to its end in the time that the others take for a turn. */
  borisov: { rollouts: 96, wide: 12, horizon: 5, caution: 0 },
  /** Small margins decide it: more plans are looked at. */
  lepel: { rollouts: 44, wide: 8, horizon: 1, caution: 0 },
}
const STAFF = { rollouts: 16, wide: 4, horizon: 1, caution: 0 }

/** Of a hundred phases that the regular plans, how many are a recruit's. */
const LAPSES = 50

/** Great scenarios have thousands of choices: tests play the beginning. */
const GREAT = { games: 1, every: 100, most: 300 }

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  ...slowLevelsOf(efs, plans, {
    newRecruit: () => newGreedy(),
    newRegular: (seed) => newLapsing(plans, { careful: newBot(), careless: newGreedy(), lapses: LAPSES }, seed),
    staff: ({ scenario }) => STAFF_AT[scenario] ?? STAFF,
  }),
  plans,
  page: 'docs/games/efs.md',
  effort: { games: 2, every: 40 },
  efforts: { minsk: GREAT },
  records: { bytes: 3_500_000, choices: 70_000 },
  laws: broken,
}
