import { LEGAL, NO_REASONS } from '@hexfront/core'
import { interdictBarred } from '../air.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { MAIN_AIR_ARMY, type State, strengthOf, UKRAINIAN_AIR_ARMY } from '../state.ts'
import { pointsIn } from './prospect.ts'
import { copyOf } from './scratch.ts'
import { survey, unitsOf } from './survey.ts'

/** Where an air army goes, and of which front. */
export interface Sortie {
  readonly unit: number
  readonly front: number
}

/** 13.3: against those who are strong, and in reach of our own: they would get away, or strike. */
export function nextSortie(position: State): Sortie | null {
  const s = copyOf(position)
  const own = survey(s, GERMAN)
  const { near } = survey(s, SOVIET)
  let best: Sortie | null = null
  let most = 0
  for (const unit of unitsOf(s, GERMAN)) {
    const hex = s.units.place[unit]!
    const front = [MAIN_AIR_ARMY, UKRAINIAN_AIR_ARMY].find((one) => interdictBarred(s, unit, one, NO_REASONS) === LEGAL)
    if (front === undefined) continue
    // Who sits in a town wants to stay there.
    const value =
      strengthOf(s, unit) * Math.min(1, own.threat[hex]! / 10) * (pointsIn(s, hex) > 0 ? 0.5 : 1) - 0.01 * near[hex]!
    if (value <= most) continue
    most = value
    best = { unit, front }
  }
  return best
}
