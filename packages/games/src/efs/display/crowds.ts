import { pieces, type State } from '../state.ts'

/** Who stands in a hex, in order. */
export function unitsIn(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

/** Air units of a side over a hex. */
export function unitsOver({ units, setting }: State, side: number, hex: number): number[] {
  const found: number[] = []
  for (let unit = 1; unit < units.over.length; unit++)
    if (units.over[unit] === hex && hex !== 0 && setting.sideOf[unit] === side) found.push(unit)
  return found
}

export function membersOf(marks: Uint8Array): number[] {
  const units: number[] = []
  for (let unit = marks.indexOf(1); unit > 0; unit = marks.indexOf(1, unit + 1)) units.push(unit)
  return units
}
