import { type LineItem, NO_REASONS, type Outcome, type Why } from '@hexfront/core'
import { AREA_POINTS, COAST_POINTS, SOVIET_NEEDS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { isSovietHexSupplied } from './lines.ts'
import type { State } from './state.ts'

/** 4.3: points for towns and cities, whatever their supply. */
function townPoints({ setting: { prizes }, hexes: { control } }: State): number {
  let sum = 0
  for (const { hex, points } of prizes) if (control[hex] === SOVIET) sum += points
  return sum
}

/** 4.3, R09-04: a Baltic coast hex in Soviet hands and supply. */
export const holdsCoast = (s: State): boolean => s.setting.balticCoast.some((hex) => isHeldInSupply(s, hex))

/** 4.3, R09-04: all of the 1UF area in Soviet hands and supply. */
export const holdsArea = (s: State): boolean => s.setting.ukrainianArea.every((hex) => isHeldInSupply(s, hex))

const isHeldInSupply = (s: State, hex: number): boolean =>
  s.hexes.control[hex] === SOVIET && isSovietHexSupplied(s, hex)

/** 4.3: what the Soviets would have if the game ended now. */
export function sovietPoints(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (const { hex, points } of s.setting.prizes)
    if (s.hexes.control[hex] === SOVIET) sum += why.item('4.3', '{place}', points, hex)
  return (
    sum +
    why.item('4.3', 'the Baltic coast in supply', holdsCoast(s) ? COAST_POINTS : 0) +
    why.item('4.3', 'the whole area of the 1st Ukrainian Front in supply', holdsArea(s) ? AREA_POINTS : 0)
  )
}

/** 4.2, 4.3, 4.4. */
export function outcome(s: State): Omit<Outcome, 'isOver'> {
  if (s.hexes.control[s.setting.koenigsberg] === SOVIET)
    return {
      winner: SOVIET,
      level: 'Koenigsberg',
      because: [{ rule: '4.2', text: 'Koenigsberg has fallen', value: 0 }],
    }
  const points = sovietPoints(s)
  const because: LineItem[] = [
    { rule: '4.3', text: 'towns and cities', value: townPoints(s) },
    { rule: '4.3', text: 'the Baltic coast in supply', value: holdsCoast(s) ? COAST_POINTS : 0 },
    { rule: '4.3', text: 'the area of the 1st Ukrainian Front', value: holdsArea(s) ? AREA_POINTS : 0 },
  ]
  return points >= SOVIET_NEEDS
    ? { winner: SOVIET, level: 'on points', because }
    : { winner: GERMAN, level: 'on points', because }
}
