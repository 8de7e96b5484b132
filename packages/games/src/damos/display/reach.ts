import { diceFor } from '../charts.ts'
import { pieces, type State } from '../state.ts'
import { hasMobile, isFresh } from '../zones.ts'
import { type Bounds, sumOf, unitsIn } from './knowledge.ts'

/** C2.6: how far the fresh units of a hex may react, as far as who looks can tell. */
export function reachOf(s: State, side: number, hex: number): Bounds {
  const { least, most } = sumOf(
    s,
    unitsIn(s, side, hex).filter((unit) => isFresh(s, unit)),
  )
  return { least: diceFor(least), most: diceFor(most) }
}

/** The hexes of a side from which somebody may react. */
export function posts(s: State, side: number): number[] {
  const { hexes, count } = pieces.hexesOf(s, side)
  return Array.from(hexes.subarray(0, count)).filter((hex) => hasMobile(s, side, hex))
}
