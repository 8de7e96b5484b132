import type { Board, Hex } from '@hexfront/core'
import { type BoardId, boardOf } from '../boards/index.ts'
import { CHAINS } from './chains.ts'
import { findTown, hasLayer, railwaysFrom } from './ground.ts'

/** Two stations next to one another on a line that the board does not join, or joins by a detour. */
export interface BrokenChain {
  readonly from: string
  readonly to: string
  /** How far they lie apart, and the way by rail; null where there is none. */
  readonly distance: number
  readonly byRail: number | null
}

export function brokenChains(id: BoardId): BrokenChain[] {
  const board = boardOf(id)
  if (!hasLayer(board, 'rail')) return []
  return CHAINS.flatMap((chain) => {
    const stations = chain.flatMap((name) => findTown(board, [name]) ?? [])
    return stations.slice(1).flatMap((to, i) => {
      const from = stations[i]!
      const distance = board.grid.distance(from.hex, to.hex)
      const byRail = lengthByRail(board, from.hex, to.hex)
      const isJoined = byRail !== null && byRail <= 1.5 * distance + 2
      return isJoined ? [] : [{ from: from.name, to: to.name, distance, byRail }]
    })
  })
}

function lengthByRail(board: Board, from: Hex, to: Hex): number | null {
  const lengths = new Map([[from, 0]])
  for (const [hex, length] of lengths) {
    if (hex === to) return length
    for (const next of railwaysFrom(board, hex)) if (!lengths.has(next)) lengths.set(next, length + 1)
  }
  return null
}
