import { board } from '@hexfront/atlas/boards/pes'
import {
  type AnyFigures,
  attribute,
  type Board,
  bookOf,
  entries,
  figures,
  ground,
  printed,
  type ResultTable,
  versions,
  whole,
} from '@hexfront/core'
import {
  crt,
  HARSH_MOVEMENT,
  HIGHEST_MODIFIER,
  harshCrt,
  LOWEST_MODIFIER,
  MOVEMENT,
  type Movement,
  oneRowCrt,
  RIVER_COST,
  TERRAIN_EFFECTS,
} from './charts.ts'
import { COUNTERS, type Counter } from './counters.ts'

/** What overlays may change. */
export interface PesData {
  readonly board: Board
  /** 10.5, as the options want it. */
  readonly crt: { readonly standard: ResultTable; readonly harsh: ResultTable; readonly oneRow: ResultTable }
  readonly unit: readonly Counter[]
  /** 9.11, 10.2: the terrain effects chart, and rivers. */
  readonly tec: typeof TERRAIN_EFFECTS
  readonly crossing: AnyFigures<typeof RIVER_COST>
  /** 9.13. */
  readonly movement: Movement
  readonly harshMovement: Movement
}

const source = (counter: Counter) => counter.source

export const BOOK = bookOf<PesData>(
  {
    board,
    crt: { standard: crt, harsh: harshCrt, oneRow: oneRowCrt },
    unit: COUNTERS,
    tec: TERRAIN_EFFECTS,
    crossing: RIVER_COST,
    movement: MOVEMENT,
    harshMovement: HARSH_MOVEMENT,
  },
  {
    board: ground,
    crt: versions(),
    unit: entries(
      ({ id }) => id,
      [
        attribute('dice', whole(1, 12), source, ({ dice }) => dice > 0),
        attribute('reduced', whole(1, 12), source, ({ reduced }) => reduced > 0),
      ],
    ),
    tec: figures(whole(LOWEST_MODIFIER, 9), printed('9.11')),
    crossing: figures(whole(0, 9), printed('9.11')),
    movement: figures(whole(1, 60), printed('9.13')),
    harshMovement: figures(whole(1, 60), printed('9.13')),
  },
  laws,
)

/** 9.11: no ground is entered for nothing; 10.2: modifiers are few; 2.6: a reduced unit throws no more dice than a whole one. */
function laws({ tec, unit }: PesData): string[] {
  return [
    ...Object.entries(tec).flatMap(([kind, { leg, mech, legFire, mechFire }]) => [
      ...(Math.min(leg, mech) < 1 ? [`tec.${kind}: no ground is entered for nothing`] : []),
      ...(Math.max(legFire, mechFire) > HIGHEST_MODIFIER
        ? [`tec.${kind}: fire gains ${HIGHEST_MODIFIER} at most`]
        : []),
    ]),
    ...unit
      .filter(({ dice, reduced }) => reduced > dice)
      .map(({ id, dice, reduced }) => `unit.${id}: ${reduced} dice when reduced are more than ${dice} in full`),
  ]
}
