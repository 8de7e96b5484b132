import { type Gap, gap, memo, piecesOf, type Steps, steps } from '@hexfront/core'
import { SOVIET } from './counters.ts'
import { pieces, type State } from './state.ts'

/** By hex: `covered` is 0 where `open` is 1. */
interface Cover {
  readonly covered: Uint8Array
  readonly open: Uint8Array
}

/** 11A, 11B: a hex is covered by a Russian unit or a Russian zone, whatever Germans are there. */
const coverOf = memo<State, Cover>(
  ({ setting: { ground } }) => ({ covered: new Uint8Array(ground.size + 1), open: new Uint8Array(ground.size + 1) }),
  (s, { covered, open }) => {
    covered.set(pieces.zoneOf(s, SOVIET))
    pieces.markUnits(s, SOVIET, 1, covered)
    for (let hex = 1; hex < open.length; hex++) open[hex] = covered[hex] === 0 ? 1 : 0
  },
  piecesOf(SOVIET),
)

export const isCovered = (s: State, hex: number): boolean => coverOf(s).covered[hex] !== 0

/** 11C, R73-29: the line from the north edge to the south edge with the fewest open hexes. */
export const continuousLine = memo<State, Gap>(
  ({ setting: { ground } }) => gap(ground),
  (s, line) => {
    const { board } = s.setting
    line.find(board.edge('north'), board.edge('south'), coverOf(s).open)
  },
  piecesOf(SOVIET),
)

/** Its hexes, from north to south. */
export function lineHexes(s: State): number[] {
  const hexes: number[] = []
  continuousLine(s).line(hexes)
  return hexes
}

/** R73-28: reached from the west edge over hexes that no Russian holds or controls. */
export const germanSide = memo<State, Steps>(
  ({ setting: { ground } }) => steps(ground),
  (s, side) => {
    const { covered } = coverOf(s)
    side.begin(null, covered)
    for (const hex of s.setting.board.edge('west')) if (covered[hex] === 0) side.start(hex)
  },
  piecesOf(SOVIET),
)
