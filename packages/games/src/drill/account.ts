import type { Account, Fate, Loss, Told } from '@hexfront/core'
import { RESULTS } from './charts.ts'
import { BLUE, RED } from './counters.ts'
import { phasing } from './sequence.ts'
import { type State, sideOf } from './state.ts'

/** 5.4: losses in units. */
export const account: Account<State> = { unit: 'units', loss, fate }

function loss(_s: State, { event, operands: [unit = 0] }: Told): Loss | null {
  return event === 'lost' ? { unit, worth: 1 } : null
}

/** As good for the attacker as its result stands in the table (5.3). */
function fate(s: State, { told }: { readonly told: readonly Told[] }): Fate | null {
  const result = RESULTS.find((one) => told.some(({ event }) => event === one))
  if (result === undefined) return null
  const side = phasing(s)
  // 5.4: the attacker still picks the unit he loses.
  const pays = result !== 'Dr'
  const losses = [BLUE, RED].map((of) => lostBy(s, told, of) + (of === side && pays ? 1 : 0))
  return { side, rank: RESULTS.indexOf(result), losses }
}

const lostBy = (s: State, told: readonly Told[], side: number): number =>
  told.filter((one) => sideOf(loss(s, one)?.unit ?? 0) === side).length
