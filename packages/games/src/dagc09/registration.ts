import type { Registration } from '../registration.ts'
import { GREEDY, newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { dagc09 } from './index.ts'
import { broken } from './laws.ts'

export const registration: Registration = {
  cover,
  rules: dagc09,
  display,
  players: { bot: () => newBot(), greedy: () => newBot(GREEDY) },
  page: 'docs/games/dagc09.md',
  effort: { games: 2, every: 20 },
  laws: broken,
  newGauge,
}
