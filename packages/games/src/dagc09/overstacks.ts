import { STACKING } from './charts.ts'
import { pieces, type State, sideOf } from './state.ts'

/** 6.6: a hex with more units than may stand there, or 0; no play leads to one, but a position made by hand may have it. */
export function overstackedHex({ units: { order, place } }: State): number {
  for (let unit = 1; unit < order.length; unit++) if (order[unit]! > STACKING) return place[unit]!
  return 0
}

export const ownerOf = (s: State, hex: number): number => sideOf(s, pieces.first(s, hex))
