import { copyOf, hash, seededDice } from '@hexfront/core'
import { rehearsalOf } from '../../display/rehearsal.ts'
import { damos } from '../index.ts'
import type { State } from '../state.ts'

export const rehearse = rehearsalOf(damos)

/** Positions that fit what a side knows, each of its own. */
export function worldsOf(view: State, side: number, count: number): State[] {
  const dice = seededDice(hash(view))
  return Array.from({ length: count }, () => {
    const world = copyOf(damos, view)
    damos.resample(view, side, dice, world)
    return world
  })
}
