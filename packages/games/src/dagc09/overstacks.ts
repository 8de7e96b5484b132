import { STACKING } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { pieces, type State, sideOf } from './state.ts'

/** 6.6: a hex with more units than may stand there, or 0; no play leads to one, but a position made by hand may have it. */
export function overstackedHex(s: State): number {
  return overfull(s, GERMAN) || overfull(s, SOVIET)
}

function overfull(s: State, side: number): number {
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) if (pieces.count(s, hexes[i]!) > STACKING) return hexes[i]!
  return 0
}

export const ownerOf = (s: State, hex: number): number => sideOf(s, pieces.first(s, hex))
