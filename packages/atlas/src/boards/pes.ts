import { parseBoard } from '@hexfront/core'
import text from './pes.board.ts'

export const board = parseBoard(text, 'packages/atlas/src/boards/pes.board.ts')
