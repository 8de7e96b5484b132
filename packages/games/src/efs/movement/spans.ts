import type { Board } from '@hexfront/core'
import { BRIDGING } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'

/** 22.2, 22.3: a marker of a side: a pontoon bridge or a ferry. */
interface Span {
  readonly id: string
  readonly side: number
  readonly isFerry: boolean
}

const markers = (name: string, count: number, side: number, isFerry: boolean): Span[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${name}${i + 1}`, side, isFerry }))

/** All markers, by number; row 0 is none. */
export const SPANS: readonly Span[] = [
  { id: '', side: 0, isFerry: false },
  ...markers('g:bridge', BRIDGING.axisBridges, AXIS, false),
  ...markers('g:ferry', BRIDGING.axisFerries, AXIS, true),
  ...markers('s:bridge', BRIDGING.sovietBridges, SOVIET, false),
]

/** What is done at a river, by the number that a position keeps; 0 for nothing. */
export const WORKS = ['', 'bridge', 'ferry', 'lift', 'blow', 'repair'] as const
export type WorkName = Exclude<(typeof WORKS)[number], ''>

/** 22.41: a bridge that is marked on the map, by its two ends; roads and railways over lesser rivers have bridges that last. */
export interface MarkedBridge {
  readonly hex: number
  readonly to: number
}

export function markedBridges(board: Board): readonly MarkedBridge[] {
  const { grid } = board
  const bridge = board.sideClass('bridge')
  const major = board.classOf('bridge', 'major')
  const found: MarkedBridge[] = []
  for (let way = 6; way < bridge.length; way++) {
    const hex = Math.floor(way / 6)
    const to = grid.neighbours[way]!
    if (bridge[way] === major && hex < to) found.push({ hex, to })
  }
  return found
}
