import type { Players } from '../players.ts'
import { newBot } from './bot.ts'

export const players: Players = { bot: () => newBot() }
