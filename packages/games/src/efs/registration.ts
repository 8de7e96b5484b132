import { type Effort, newLapsing } from '@hexfront/bots'
import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'
import type { State } from './state.ts'

const STAFF_AT: Readonly<Record<string, Effort>> = {
  /** The smallest scenario is played on to its end in the time that the others take for a turn. */
  borisov: { rollouts: 96, wide: 12, horizon: 5, caution: 0 },
  /** Small margins decide it: more plans are looked at. */
  lepel: { rollouts: 44, wide: 8, horizon: 1, caution: 0 },
}
/** A great scenario cannot be played on in the time that a player waits: Staff goes by the plain plan there. */
const PLAIN = { rollouts: 0, wide: 1, horizon: 0, caution: 0 }
const STAFF = { rollouts: 16, wide: 4, horizon: 1, caution: 0 }

/** Of a hundred phases, how many are the greedy player's. */
const REGULAR_LAPSES = 45
const RECRUIT_LAPSES = 87
/** A long front shows more of how one plays: there he has to plan a little more to beat the lot. */
const RECRUIT_LAPSES_AT: Readonly<Record<string, number>> = { yelnya: 75 }

const newSlipping = (lapses: (view: State) => number, seed: string) =>
  newLapsing(plans, { careful: newBot(), careless: newGreedy(), lapses }, seed)

/** Great scenarios have thousands of choices: tests play the beginning. */
const GREAT = { games: 1, every: 100, most: 300 }
const GREATEST = { ...GREAT, most: 60 }

const levels = slowLevelsOf(efs, plans, {
  newRecruit: (seed) => newSlipping(({ setting }) => RECRUIT_LAPSES_AT[setting.scenario] ?? RECRUIT_LAPSES, seed),
  newRegular: (seed) => newSlipping(() => REGULAR_LAPSES, seed),
  staff: ({ scenario, campaign }) => (campaign === null ? (STAFF_AT[scenario] ?? STAFF) : PLAIN),
})

const RECRUIT_LINE =
  'Goes for the next attack and never looks back, but for a phase now and then: a light opponent. Answers at once.'
const STAFF_LINE =
  'In Borisov, Lepel and Yelnya plays plans through before each phase and takes the best, for up to five seconds; elsewhere like the Veteran.'

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  ...levels,
  playerWords: {
    ...levels.playerWords,
    staff: { name: 'Staff', line: STAFF_LINE },
    recruit: { name: 'Recruit', line: RECRUIT_LINE },
  },
  plans,
  page: 'docs/games/efs.md',
  effort: { games: 2, every: 40 },
  efforts: { minsk: GREAT, smolensk: GREAT, guderian: GREAT, dnepr: GREATEST, campaign: GREATEST },
  /** A campaign of fifty turns has about 50,000 choices, and a quarter of a megabyte at each turn start. */
  records: { bytes: 24_000_000, choices: 100_000 },
  laws: broken,
  newGauge,
}
