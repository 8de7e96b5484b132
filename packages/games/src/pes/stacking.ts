import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { MOST_FLAK, STACKING } from './charts.ts'
import { isGermanUnit, pieces, type State } from './state.ts'

/** 6.2, 6.3: a division counts two halves, a smaller unit one. */
export const loadOf = (s: State, unit: number): number => (s.setting.isDivision[unit] === 1 ? 2 : 1)

/** German halves in a place, flak groups times 64 on top. */
export function loadIn(s: State, place: number): number {
  let load = 0
  for (let unit = pieces.first(s, place); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    load += weightOf(s, unit)
  return load
}

const FLAK = 64

export const weightOf = (s: State, unit: number): number => loadOf(s, unit) + FLAK * s.setting.isFlak[unit]!

export const fits = (load: number): boolean => load % FLAK <= STACKING && load < (MOST_FLAK + 1) * FLAK

/** 6.1, P-R07: whether more German units may come to a hex, at any moment. */
export function stackBarred(s: State, weight: number, hex: number, why: Why): Rule {
  const load = loadIn(s, hex) + weight
  if (fits(load)) return LEGAL
  if (load % FLAK > STACKING) return why.no('6.2', 'more than six divisions would stand in {place}', hex)
  return why.no('6.3', 'more than two flak groups would stand in {place}', hex)
}

/** 6.2, 6.3, 8.8: the first hex that holds more than it ever may, in words. */
export function overfull(s: State): string {
  const { ground, isEntrenchment } = s.setting
  for (let hex = 1; hex <= ground.size; hex++) {
    if (pieces.first(s, hex) === 0) continue
    if (!fits(loadIn(s, hex))) return `${ground.name(hex)} is overfull`
    let entrenchments = 0
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      entrenchments += isEntrenchment[unit]!
    if (entrenchments > 1) return `${ground.name(hex)} has ${entrenchments} entrenchments`
  }
  return ''
}
