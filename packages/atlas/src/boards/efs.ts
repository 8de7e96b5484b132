import { parseBoard } from '@hexfront/core'
import text from './efs.board.ts'

export const board = parseBoard(text, 'packages/atlas/src/boards/efs.board.ts')
