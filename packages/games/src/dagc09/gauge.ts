import type { Gauge } from '@hexfront/bots'
import { SOVIET } from './counters.ts'
import { type State, sideOf, stepsOf, unitCount } from './state.ts'
import { holdsCoast, sovietPoints } from './victory.ts'

/** How far the Soviets came: their points (4.3), the coast, the turn in which Koenigsberg fell, and the steps left to both sides. */
export function newGauge(): Gauge<State> {
  let last: State | null = null
  return {
    see(s) {
      last = s
    },
    figures: () => (last === null ? {} : figuresOf(last)),
  }
}

function figuresOf(s: State): Readonly<Record<string, number>> {
  return {
    points: sovietPoints(s),
    coast: holdsCoast(s) ? 1 : 0,
    'last turn': s.turn,
    'German steps': stepsOn(s, 3 - SOVIET),
    'Soviet steps': stepsOn(s, SOVIET),
  }
}

function stepsOn(s: State, side: number): number {
  let steps = 0
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && sideOf(s, unit) === side) steps += stepsOf(s, unit)
  return steps
}
