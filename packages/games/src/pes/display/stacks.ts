import { isGermanUnit, pieces, type State, unitCount } from '../state.ts'

/** Everybody in a place, in the order of the roster. */
export function unitsIn(s: State, place: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, place); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

export const germansIn = (s: State, place: number): number[] =>
  unitsIn(s, place).filter((unit) => isGermanUnit(s, unit))

/** In the order of the roster. */
export function unitsWhere(s: State, holds: (unit: number) => boolean): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++) if (holds(unit)) units.push(unit)
  return units
}
