import type { Registration } from '../registration.ts'
import { newBot } from './bot.ts'
import { cover } from './cover.ts'
import { display } from './display.ts'
import { newGauge } from './gauge.ts'
import { pes } from './index.ts'
import { broken } from './laws.ts'

export const registration: Registration = {
  cover,
  rules: pes,
  display,
  players: { bot: () => newBot() },
  page: 'docs/games/pes.md',
  effort: { games: 4, every: 40 },
  laws: broken,
  newGauge,
}
