import { LEGAL, NO_REASONS, type Offer, operandA } from '@hexfront/core'
import { canEnter, entryHexes } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { rebuildBarred, reclaimBarred } from '../replacements.ts'
import { phasing, pieces, type State, unitCount } from '../state.ts'
import { type Pull, placeValue, pullOf } from './places.ts'
import { copyOf } from './scratch.ts'
import { type Survey, survey } from './survey.ts'
import type { Temper } from './temper.ts'

/** What to do with arrivals next: bring in, rebuild, or take back; null when nothing is left. */
export interface Draft {
  readonly verb: 'enter' | 'rebuild' | 'reclaim'
  readonly unit: number
}

/** Replacements before reinforcements, so that those taken back come in at once. */
export function nextDraft(s: State): Draft | null {
  return bestStep(s) ?? firstDue(s)
}

/** 10.6: the step that brings most strength where it is needed. */
function bestStep(s: State): Draft | null {
  if (s.replacements === 0) return null
  const isGerman = phasing(s) === GERMAN
  let best: Draft | null = null
  let most = 0
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const { full, reduced } = s.setting
    if (rebuildBarred(s, unit, NO_REASONS) === LEGAL) {
      const value = full[unit]! - reduced[unit]! + unit / 1e4
      if (value > most) {
        most = value
        best = { verb: 'rebuild', unit }
      }
    } else if (reclaimBarred(s, unit, NO_REASONS) === LEGAL && entryHexes(s, unit).length > 0) {
      // Who is taken back is far from the front, as a rule.
      const value = (reduced[unit] || full[unit]!) * (isGerman ? 0.9 : 0.6) + unit / 1e4
      if (value > most) {
        most = value
        best = { verb: 'reclaim', unit }
      }
    }
  }
  return best
}

function firstDue(s: State): Draft | null {
  if (s.setting.arriveInMovement) return null
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.waiting[unit] === 1 && canEnter(s, unit)) return { verb: 'enter', unit }
  return null
}

/** Where a unit comes in: where it is of most use. */
export function entryHex(position: State, temper: Temper, choices: Offer): number {
  const s = copyOf(position)
  const seen = survey(s, phasing(s))
  const pull = pullOf(s, seen)
  return bestOf(s, seen, temper, pull, choices)
}

function bestOf(s: State, seen: Survey, temper: Temper, pull: Pull, choices: Offer): number {
  const { unit } = s.entry
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const hex = operandA(choices.at(i))
    if (hex === 0 || pieces.count(s, hex) > 1) continue
    const value = placeValue(s, seen, temper, pull, unit, hex)
    if (value <= most) continue
    most = value
    best = hex
  }
  return best
}
