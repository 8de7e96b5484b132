import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { GERMAN } from './counters.ts'
import { isFedByKoenigsberg } from './ports.ts'
import { isLocality, phasing, type State, sideOf, unitCount } from './state.ts'
import { isOverland } from './supply.ts'

/** 10.6, 10.8: a reduced unit on the map is brought to full strength. */
export function rebuildBarred(s: State, unit: number, why: Why): Rule {
  const barred = stepBarred(s, unit, why)
  if (barred !== LEGAL) return barred
  if (s.units.place[unit] === 0 || s.units.reduced[unit] === 0)
    return why.no('10.6', '{unit} has no step to regain', unit)
  if (isOverland(s, unit) || (sideOf(s, unit) === GERMAN && isFedByKoenigsberg(s, unit))) return LEGAL
  return why.no('10.8', '{unit} has no supply over land', unit)
}

/** 10.6, 10.7, 10.8: a unit is taken back from the dead pile, with one step. */
export function reclaimBarred(s: State, unit: number, why: Why): Rule {
  const barred = stepBarred(s, unit, why)
  if (barred !== LEGAL) return barred
  if (s.units.dead[unit] === 0) return why.no('10.6', '{unit} is not in the dead pile', unit)
  if (isLocality(s, unit) || s.setting.isKorpsGruppe[unit] === 1)
    return why.no('10.7', '{unit} is never replaced', unit)
  return LEGAL
}

function stepBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(s, unit) !== phasing(s)) return why.no('10.6', '{unit} is of the other side', unit)
  if (s.replacements === 0) return why.no('10.6', 'no replacement step is left')
  return s.units.replaced[unit] === 1 ? why.no('10.8', '{unit} had its step this turn', unit) : LEGAL
}

/** 10.8, R09-43. */
export function reclaim(s: State, unit: number): void {
  s.replacements--
  s.units.dead[unit] = 0
  s.units.waiting[unit] = 1
  s.units.replaced[unit] = 1
  s.units.reduced[unit] = s.setting.reduced[unit] === 0 ? 0 : 1
}

export function rebuild(s: State, unit: number): void {
  s.replacements--
  s.units.replaced[unit] = 1
  s.units.reduced[unit] = 0
}

/** Whether a step can be used; 6.8: the Soviet is asked in any case, since the German does not know who is reduced. */
export function canReplace(s: State): boolean {
  if (s.replacements === 0) return false
  if (phasing(s) !== GERMAN) return true
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (rebuildBarred(s, unit, NO_REASONS) === LEGAL || reclaimBarred(s, unit, NO_REASONS) === LEGAL) return true
  return false
}
