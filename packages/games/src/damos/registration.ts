import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { damos } from './index.ts'
import { broken } from './laws.ts'

export const registration: Registration = {
  cover,
  rules: damos,
  display,
  players: { bot: () => newBot(), greedy: () => newGreedy() },
  page: 'docs/games/damos.md',
  effort: { games: 2, every: 20 },
  laws: broken,
  newGauge,
}
