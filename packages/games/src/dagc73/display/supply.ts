import { type Steps, UNREACHED } from '@hexfront/core'
import { spot } from '../../display/spots.ts'
import { SUPPLY_RANGE } from '../charts.ts'
import { GERMAN } from '../counters.ts'
import { type State, sideOf } from '../state.ts'
import { distanceToSupply, hasSource, supplyOf } from '../supply.ts'

/** How a unit is supplied, as the map stands. */
interface Trace {
  readonly isSupplied: boolean
  /** From the unit to its source, both included; empty where no way is open. */
  readonly offRail: readonly number[]
  /** From the source on to the map edge. */
  readonly onRail: readonly number[]
  /** `4 of 10 hexes`, `no way to a source`. */
  readonly short: string
  /** The same for a line of text, with its source. */
  readonly text: string
}

export function traceOf(s: State, unit: number): Trace {
  const side = sideOf(s, unit)
  const hex = s.units.place[unit]!
  const steps = distanceToSupply(s, side, hex)
  if (steps === UNREACHED) {
    const short = hasSource(s, side)
      ? 'no way to a source'
      : side === GERMAN
        ? 'no railway is open'
        : 'no railhead is open'
    return { isSupplied: false, offRail: [], onRail: [], short, text: `Out of supply: ${short}` }
  }
  const { ground, rail } = supplyOf(s, side)
  const offRail = way(ground, hex).reverse()
  const source = offRail.at(-1)!
  const short = `${steps} of ${SUPPLY_RANGE} hexes`
  const isSupplied = steps <= SUPPLY_RANGE
  const at = `${side === GERMAN ? 'railway' : 'railhead'} at ${spot(s, source)}`
  const text = isSupplied
    ? steps === 0
      ? `In supply: on the ${at}`
      : `In supply: ${short} to the ${at}`
    : `Out of supply: ${steps} hexes to the ${at}, ${SUPPLY_RANGE} are allowed`
  return { isSupplied, offRail, onRail: way(rail, source).reverse(), short, text }
}

function way(from: Steps, hex: number): number[] {
  const hexes: number[] = []
  from.pathTo(hex, hexes)
  return hexes
}
