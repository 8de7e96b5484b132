import { parseBoard } from '@hexfront/core'
import text from './damos.board.ts'

export const board = parseBoard(text, 'packages/atlas/src/boards/damos.board.ts')
