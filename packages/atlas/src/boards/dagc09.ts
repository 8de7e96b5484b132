import { parseBoard } from '@hexfront/core'
import text from './dagc09.board.ts'

export const board = parseBoard(text, 'packages/atlas/src/boards/dagc09.board.ts')
