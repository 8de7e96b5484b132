import type { GameTable } from '@hexfront/games/tables'
import { stressBoard } from './board.ts'
import { crowdDisplay } from './crowd-display.ts'
import { crowdGame } from './crowd-game.ts'
import { COUNTERS, stressPieces } from './pieces.ts'

/** A table of 10,000 hexes and 1,400 counters. */
export function crowdTable(): GameTable {
  const board = stressBoard()
  const counters = stressPieces(board.grid, COUNTERS)
  const { game } = crowdGame(board, counters)
  return {
    game,
    display: crowdDisplay(counters),
    page: '',
    players: [],
    plans: null,
    seats: 2,
    records: { bytes: 0, choices: 0 },
    newPlayer() {
      throw new Error('nobody plays this for you')
    },
  }
}
