import type { PaintedHex } from '@hexfront/core'
import { isGermanUnit, pieces, type State } from '../state.ts'

/** `1916`. */
export const numberOf = (s: State, hex: number): string => s.setting.ground.name(hex)

const townIn = (s: State, hex: number): string => s.setting.board.placesAt(hex)[0]?.name ?? ''

/** A hex as people speak of it: `Smolensk`, or its number. */
export const spot = (s: State, hex: number): string => townIn(s, hex) || numberOf(s, hex)

export function hexesWhere(s: State, holds: (hex: number) => boolean): number[] {
  const hexes: number[] = []
  for (let hex = 1; hex <= s.setting.ground.size; hex++) if (holds(hex)) hexes.push(hex)
  return hexes
}

export const painted =
  (look: PaintedHex['look'], side: number, weight = 1) =>
  (place: number): PaintedHex => ({ place, look, side, weight })

/** Everybody in a place, in the order of the roster. */
export function unitsIn(s: State, place: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, place); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

export const germansIn = (s: State, place: number): number[] =>
  unitsIn(s, place).filter((unit) => isGermanUnit(s, unit))
