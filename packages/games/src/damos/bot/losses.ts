import { type Offer, operandA } from '@hexfront/core'
import type { State } from '../state.ts'

/** Who is missed least, of those who are offered. */
export function cheapest(s: State, choices: Offer): number {
  let best = 0
  for (let i = 1; i < choices.length; i++)
    if (price(s, operandA(choices.at(i))) < price(s, operandA(choices.at(best)))) best = i
  return best
}

/** What it costs to take a point from a unit: those that move are dearer, and the last point is dearest. */
function price({ setting, units }: State, unit: number): number {
  const strength = units.strength[unit]!
  return 1 + 0.3 * setting.exploitRating[unit]! + (strength === 1 ? 2 : 0) - 0.02 * strength
}

/** The weakest of those who are offered. */
export function weakest(s: State, choices: Offer): number {
  let best = 0
  for (let i = 1; i < choices.length; i++)
    if (s.units.strength[operandA(choices.at(i))]! < s.units.strength[operandA(choices.at(best))]!) best = i
  return best
}
