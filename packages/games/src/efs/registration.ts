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
import type { EfsSetting } from './scenarios.ts'

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
const LAPSES = {
  usual: { veteran: 0, regular: 45, recruit: 87 },
  /** A long front shows more of how one plays: there the Recruit has to plan a little more to beat the lot. */
  yelnya: { veteran: 0, regular: 45, recruit: 75 },
  /** Staff has no more than the plain plan here: those below slip more. */
  great: { veteran: 25, regular: 60, recruit: 90 },
}

const lapsesIn = ({ campaign, scenario }: EfsSetting) =>
  campaign !== null ? LAPSES.great : scenario === 'yelnya' ? LAPSES.yelnya : LAPSES.usual

const newSlipping = (level: keyof (typeof LAPSES)['usual']) => (seed: string) =>
  newLapsing(
    plans,
    { careful: newBot(), careless: newGreedy(), lapses: ({ setting }) => lapsesIn(setting)[level] },
    seed,
  )

/** Great scenarios have thousands of choices: tests play the beginning. */
const GREAT = { games: 1, every: 100, most: 300 }
const GREATEST = { ...GREAT, most: 60 }

const levels = slowLevelsOf(efs, plans, {
  newRecruit: newSlipping('recruit'),
  newRegular: newSlipping('regular'),
  newVeteran: newSlipping('veteran'),
  staff: ({ scenario, campaign }) => (campaign === null ? (STAFF_AT[scenario] ?? STAFF) : PLAIN),
})

const RECRUIT_LINE =
  'Goes for the next attack and never looks back, but for a phase now and then: a light opponent. Answers at once.'
const STAFF_LINE =
  'In Borisov, Lepel and Yelnya plays plans through before each phase and takes the best, for up to five seconds; elsewhere plans like the Veteran, and never slips.'
const VETERAN_LINE =
  'Plans its turn, weighs every fight and minds its supply; in the great scenarios it slips now and then. Answers at once.'

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  ...levels,
  playerWords: {
    ...levels.playerWords,
    staff: { name: 'Staff', line: STAFF_LINE },
    veteran: { name: 'Veteran', line: VETERAN_LINE },
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
