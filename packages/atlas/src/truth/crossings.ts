import { type BoardId, boardOf } from '../boards/index.ts'
import { hasLayer } from './ground.ts'

/** A railway that crosses a river: the two hexes, the line and the river by the names they have on the board. */
export interface Crossing {
  readonly at: string
  readonly line: string
  readonly river: string
}

export function crossingsOf(id: BoardId): Crossing[] {
  const board = boardOf(id)
  if (!hasLayer(board, 'rail')) return []
  return Array.from({ length: board.grid.sides }, (_, i) => i + 1).flatMap((side) => {
    const line = board.featureAt('rail', side)
    const river = board.featureAt('river', side)
    return line && river ? [{ at: board.grid.sideName(side), line: line.name, river: river.name }] : []
  })
}
