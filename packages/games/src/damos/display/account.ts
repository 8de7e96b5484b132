import type { Account, Loss, Told } from '@hexfront/core'
import type { State } from '../state.ts'
import { boundsOf } from './knowledge.ts'

/** C2.4: losses in strength points, as far as they are known; a unit that is gone has taken with it what it had. */
export const account: Account<State> = { unit: 'strength points', loss, fate: () => null }

const LOST = new Set(['eliminated', 'surrendered'])

function loss(s: State, { event, operands: [unit = 0] }: Told): Loss | null {
  return LOST.has(event) ? { unit, worth: boundsOf(s, unit).least } : null
}
