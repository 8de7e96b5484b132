import { type Board, parseBoard } from '@hexfront/core'
import dagc09 from './dagc09.board.ts'
import dagc73 from './dagc73.board.ts'
import damos from './damos.board.ts'
import efs from './efs.board.ts'
import pes from './pes.board.ts'

export const BOARD_IDS = ['dagc73', 'dagc09', 'pes', 'damos', 'efs'] as const
export type BoardId = (typeof BOARD_IDS)[number]

const TEXTS: Readonly<Record<BoardId, string>> = { dagc73, dagc09, pes, damos, efs }

const boards = new Map<BoardId, Board>()

/** A game's board; read when it is first asked for. */
export function boardOf(id: BoardId): Board {
  let board = boards.get(id)
  if (!board) {
    board = parseBoard(TEXTS[id], fileOf(id))
    boards.set(id, board)
  }
  return board
}

export const boardText = (id: BoardId): string => TEXTS[id]

/** Where a board is written, for messages. */
export const fileOf = (id: BoardId): string => `packages/atlas/src/boards/${id}.board.ts`

export function readBoardId(text: string): BoardId {
  const id = BOARD_IDS.find((known) => known === text)
  if (!id) throw new Error(`there is no map of ${JSON.stringify(text)} (there are ${BOARD_IDS.join(', ')})`)
  return id
}
