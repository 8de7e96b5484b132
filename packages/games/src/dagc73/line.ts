import { type Field, field, gap, memo } from '@hexfront/core'
import { SOVIET } from './counters.ts'
import { pieces, type State } from './state.ts'

/** 11A, 11B: a hex is covered by a Russian unit or a Russian zone, whatever Germans are there. */
const isCovered = (s: State, hex: number): boolean =>
  pieces.occupier(s, hex) === SOVIET || pieces.inZone(s, SOVIET, hex)

interface ContinuousLine {
  readonly field: Field
  readonly path: number[]
  open: number
}

/** 11C, R73-29: the line from the north edge to the south edge with the fewest open hexes. */
export const continuousLine = memo<State, ContinuousLine>(
  ({ setting: { ground } }) => ({ field: field(ground), path: [], open: 0 }),
  (s, kept) => {
    const { board } = s.setting
    kept.path.length = 0
    const found = gap(
      kept.field,
      board.edge('north'),
      board.edge('south'),
      (hex) => (isCovered(s, hex) ? 0 : 1),
      kept.path,
    )
    kept.path.length = found.length
    kept.open = found.open
  },
  'moves',
)
