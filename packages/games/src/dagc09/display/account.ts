import type { Account, Fate, Loss, Told } from '@hexfront/core'
import { timesHeard } from '../../display/rolls.ts'
import { type CombatResult, RESULTS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { phasing, type State, sideOf } from '../state.ts'
import { stepOf } from './moment.ts'

/** The worst for the attacker first. */
export const WORST_FIRST: readonly CombatResult[] = ['AE', 'AS', 'BB', 'DR', 'DE']

/** 2.11: losses in steps; a unit that is lost has given its last one. */
export const account: Account<State> = { unit: 'steps', loss, fate }

function loss(_s: State, { event, operands: [unit = 0] }: Told): Loss | null {
  return event === 'lost' || event === 'reduced' ? { unit, worth: 1 } : null
}

function fate(s: State, { told, position }: { readonly told: readonly Told[]; readonly position: State }): Fate | null {
  const result = effectOf(told)
  if (result === null) return null
  const side = phasing(s)
  const losses = [GERMAN, SOVIET].map((of) => lostBy(s, told, of) + (of === side ? due(position) : 0))
  return { side, rank: WORST_FIRST.indexOf(result), losses }
}

/** What a throw came to, with what cities and blocked retreats make of it (11.17, 11.18). */
export function effectOf(told: readonly Told[]): CombatResult | null {
  if (timesHeard(told, 'converted') > 0) return 'BB'
  if (timesHeard(told, 'blocked') > 0) return 'DE'
  return RESULTS.find((one) => told.some(({ event }) => event === one)) ?? null
}

function lostBy(s: State, told: readonly Told[], side: number): number {
  let sum = 0
  for (const one of told) {
    const lost = loss(s, one)
    if (lost && sideOf(s, lost.unit) === side) sum += lost.worth
  }
  return sum
}

/** 11.21: what the attacker has still to pay. */
const due = (s: State): number => (stepOf(s) === 'losses' ? s.assault.due : 0)
