import type { Registration } from '../registration.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'

export const registration: Registration = {
  cover,
  rules: efs,
  display,
  players: { bot: () => newBot(), greedy: () => newGreedy() },
  page: 'docs/games/efs.md',
  effort: { games: 2, every: 40 },
  laws: broken,
}
