import { type Board, bookOf, cells, ground, type OddsTable, type Part } from '@hexfront/core'
import { type CombatResult, crt } from './charts.ts'
import { board } from './map.ts'

/** What overlays may change. */
export interface DrillData {
  readonly board: Board
  readonly crt: OddsTable<CombatResult>
}

/** 1.3: the five towns stay where they are. */
const land: Part<Board> = {
  ...ground,
  names: (of) => ground.names(of).filter((name) => !name.startsWith('place.')),
  slot: (of, name) => (name.startsWith('place.') ? null : ground.slot(of, name)),
}

export const BOOK = bookOf<DrillData>({ board, crt }, { board: land, crt: cells() })
