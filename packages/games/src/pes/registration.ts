import { slowLevelsOf } from '../levels.ts'
import type { Registration } from '../registration.ts'
import { newBot, RASH, TIMID } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { pes } from './index.ts'
import { broken } from './laws.ts'
import { plans } from './plans.ts'

const levels = slowLevelsOf(pes, plans, {
  newRecruit: () => newBot(TIMID),
  newRegular: () => newBot(RASH),
  staff: { rollouts: 20, wide: 6, horizon: 0, caution: 1 },
})

const RECRUIT_LINE = 'Takes the border in the first turn and then waits behind his line. Answers at once.'

export const registration: Registration = {
  cover,
  rules: pes,
  display,
  ...levels,
  playerWords: { ...levels.playerWords, recruit: { name: 'Recruit', line: RECRUIT_LINE } },
  plans,
  page: 'docs/games/pes.md',
  effort: { games: 4, every: 40 },
  records: { bytes: 1_000_000, choices: 20_000 },
  laws: broken,
  newGauge,
}
