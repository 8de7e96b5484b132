import { LEGAL, NO_REASONS } from '@hexfront/core'
import { rehearsalOf } from '../../display/rehearsal.ts'
import { attackStrength, joinBarred, odds } from '../combat.ts'
import { dagc73 } from '../index.ts'
import { pieces, type State } from '../state.ts'

export const rehearse = rehearsalOf(dagc73)

/** What a unit alone brings to the attack that is prepared, in quarters. */
export function contribution(copy: State, unit: number): number {
  copy.units.joined.fill(0)
  copy.units.joined[unit] = 1
  return attackStrength(copy)
}

interface Prospect {
  readonly column: number
  readonly units: readonly number[]
}

/** An attack on one hex by all who could join it. */
export function prospect(copy: State, hex: number): Prospect {
  copy.hexes.target.fill(0)
  copy.units.joined.fill(0)
  copy.hexes.target[hex] = 1
  copy.assault.targets = 1
  const units: number[] = []
  for (const next of copy.setting.ground.ring(hex, 1))
    for (let unit = pieces.first(copy, next); unit !== 0; unit = pieces.next(copy, unit))
      if (joinBarred(copy, unit, NO_REASONS) === LEGAL) units.push(unit)
  for (const unit of units) copy.units.joined[unit] = 1
  return { column: odds(copy), units }
}
