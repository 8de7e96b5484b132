import { STACKING } from './charts.ts'
import { pieces, type State, sideOf } from './state.ts'

/** 6.6: a hex with more units than may stand there, or 0; no play leads to one, but a position made by hand may have it. */
export function overstackedHex(s: State): number {
  for (let hex = 1; hex <= s.setting.ground.size; hex++) if (pieces.count(s, hex) > STACKING) return hex
  return 0
}

export const ownerOf = (s: State, hex: number): number => sideOf(s, pieces.first(s, hex))
