import type { Registration } from '../registration.ts'
import { GREEDY, newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { dagc73 } from './index.ts'
import { broken } from './laws.ts'

export const registration: Registration = {
  cover,
  rules: dagc73,
  display,
  players: { bot: () => newBot(), greedy: () => newBot(GREEDY) },
  page: 'docs/games/dagc73.md',
  effort: { games: 4, every: 20 },
  laws: broken,
}
