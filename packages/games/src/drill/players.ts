import type { Players } from '../players.ts'

export const players: Players = {}
