import { parseBoard } from '@hexfront/core'
import text from './dagc73.board.ts'

export const board = parseBoard(text, 'packages/atlas/src/boards/dagc73.board.ts')
