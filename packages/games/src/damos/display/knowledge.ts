import { firstIn, firstOf, lastOf, nextIn, type State } from '../state.ts'

/** C2.4: what can be said of a strength: its owner knows it, the enemy what follows from all that was told. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

export const isKnown = ({ units }: State, unit: number): boolean => units.strength[unit] !== 0

export function isSideKnown(s: State, side: number): boolean {
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++) if (isKnown(s, unit)) return true
  return false
}

export function boundsOf(s: State, unit: number): Bounds {
  const { units } = s
  if (isKnown(s, unit)) return { least: units.strength[unit]!, most: units.strength[unit]! }
  return { least: units.least[unit]!, most: units.most[unit]! }
}

/** `7`, or `3–7`. */
export const boundsText = ({ least, most }: Bounds): string => (least === most ? String(least) : `${least}–${most}`)

/** Of several units together. */
export function sumOf(s: State, units: readonly number[]): Bounds {
  let least = 0
  let most = 0
  for (const unit of units) {
    const bounds = boundsOf(s, unit)
    least += bounds.least
    most += bounds.most
  }
  return { least, most }
}

export function unitsIn(s: State, side: number, hex: number): number[] {
  const units: number[] = []
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) units.push(unit)
  return units
}

export function membersOf(marks: Uint8Array): number[] {
  const units: number[] = []
  for (let unit = marks.indexOf(1); unit > 0; unit = marks.indexOf(1, unit + 1)) units.push(unit)
  return units
}
