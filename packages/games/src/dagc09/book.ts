import { board } from '@hexfront/atlas/boards/dagc09'
import {
  type AnyFigures,
  attribute,
  type Board,
  bookOf,
  cells,
  entries,
  figures,
  ground,
  hexOf,
  printed,
  type RangeTable,
  whole,
} from '@hexfront/core'
import { ADDITIONS, type CombatResult, crt, REPLACEMENTS, TERRAIN, TURNS } from './charts.ts'
import { COUNTERS, type Counter } from './counters.ts'

/** What overlays may change. */
export interface Dagc09Data {
  readonly board: Board
  readonly crt: RangeTable<CombatResult>
  readonly unit: readonly Counter[]
  /** 9.5, 11.9: the terrain effects chart, and what else adds to a defence. */
  readonly tec: AnyFigures<typeof TERRAIN>
  readonly addition: AnyFigures<typeof ADDITIONS>
  /** 10.6. */
  readonly replacement: AnyFigures<typeof REPLACEMENTS>
}

const strength = ({ strengthFrom }: Counter) => strengthFrom
const entry = ({ entryFrom }: Counter) => entryFrom

export const BOOK = bookOf<Dagc09Data>(
  { board, crt, unit: COUNTERS, tec: TERRAIN, addition: ADDITIONS, replacement: REPLACEMENTS },
  {
    board: ground,
    crt: cells(),
    unit: entries(
      ({ id }) => id,
      [
        attribute('full', whole(0, 20), strength),
        attribute('reduced', whole(0, 20), strength),
        attribute('movement', whole(0, 30), () => printed('2.10')),
        attribute('start', hexOf(board.grid), entry, ({ start }) => start !== ''),
        attribute('turn', whole(1, TURNS), entry, ({ turn }) => turn > 0),
      ],
    ),
    tec: figures(whole(0, 20), printed('9.5')),
    addition: figures(whole(0, 20), printed('11.9')),
    replacement: figures(whole(0, 20), printed('10.6')),
  },
  laws,
)

/** 2.11: a reduced unit is never stronger than a whole one; 9.5: no ground is entered for nothing. */
function laws({ unit, tec }: Dagc09Data): string[] {
  return [
    ...unit
      .filter(({ full, reduced }) => reduced > full)
      .map(({ id, full, reduced }) => `unit.${id}: ${reduced} when reduced is more than ${full} in full`),
    ...Object.entries(tec)
      .filter(([, { cost }]) => cost === 0)
      .map(([kind]) => `tec.${kind}.cost: no ground is entered for nothing`),
  ]
}
