import { copyInto, LEGAL, NO_REASONS } from '@hexfront/core'
import { attackStrength, joinBarred, odds } from '../combat.ts'
import { dagc73 } from '../index.ts'
import type { Dagc73Setting } from '../scenarios.ts'
import { pieces, type State } from '../state.ts'

const kept = new WeakMap<Dagc73Setting, State>()

/** A copy of the position to try things on. It is the same one each time: what is tried must be read at once. */
export function rehearse(s: State): State {
  let copy = kept.get(s.setting)
  if (!copy) {
    copy = dagc73.blank(s.setting)
    kept.set(s.setting, copy)
  }
  copyInto(copy, s)
  return copy
}

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
