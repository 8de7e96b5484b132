import type { Players } from '../players.ts'
import { GREEDY, newBot } from './bot.ts'

export const players: Players = { bot: () => newBot(), greedy: () => newBot(GREEDY) }
