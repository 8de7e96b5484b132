import type { Account, Fate, Loss, Told } from '@hexfront/core'
import { RESULTS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { canFallBack } from '../retreat.ts'
import { phasing, type State, sideOf, strengthOf, unitCount } from '../state.ts'
import { stepOf } from './moment.ts'

/** 8.81: losses in printed strength, as an exchange counts them; what leaves a battlegroup has lost the rest. */
export const account: Account<State> = { unit: 'strength points', loss, fate }

function loss(s: State, { event, operands: [unit = 0] }: Told): Loss | null {
  return event === 'lost' ? { unit, worth: weightOf(s, unit) } : null
}

function weightOf(s: State, unit: number): number {
  const group = s.setting.battlegroup[unit]!
  return strengthOf(s, unit) - (group === 0 ? 0 : strengthOf(s, group))
}

/** As good for the attacker as its result stands in the table (8.8). */
function fate(s: State, { told, position }: { readonly told: readonly Told[]; readonly position: State }): Fate | null {
  const result = RESULTS.find((one) => told.some(({ event }) => event === one))
  if (result === undefined) return null
  const side = phasing(s)
  const losses = [GERMAN, SOVIET].map(
    (of) => lostBy(s, told, of) + trapped(position, of) + (of === side ? due(position) : 0),
  )
  return { side, rank: RESULTS.indexOf(result), losses }
}

function lostBy(s: State, told: readonly Told[], side: number): number {
  let sum = 0
  for (const one of told) {
    const lost = loss(s, one)
    if (lost && sideOf(s, lost.unit) === side) sum += lost.worth
  }
  return sum
}

/** 8.82.d: who must retreat and cannot. */
function trapped(s: State, side: number): number {
  let sum = 0
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.routed[unit] === 1 && sideOf(s, unit) === side && !canFallBack(s, unit)) sum += weightOf(s, unit)
  return sum
}

/** 8.81: what the attacker has still to pay for an exchange. */
const due = (s: State): number => (stepOf(s) === 'losses' ? Math.max(0, s.assault.due - s.assault.paid) : 0)
