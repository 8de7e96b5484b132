import type { Board, Grid, PaintedHex } from '@hexfront/core'

interface OnMap {
  readonly setting: { readonly ground: Grid; readonly board: Board }
}

/** `1916`. */
export const numberOf = (s: OnMap, hex: number): string => s.setting.ground.name(hex)

export const townIn = (s: OnMap, hex: number): string => s.setting.board.placesAt(hex)[0]?.name ?? ''

/** A hex as people speak of it: `Smolensk`, or its number. */
export const spot = (s: OnMap, hex: number): string => townIn(s, hex) || numberOf(s, hex)

export function hexesWhere(s: OnMap, holds: (hex: number) => boolean): number[] {
  const hexes: number[] = []
  for (let hex = 1; hex <= s.setting.ground.size; hex++) if (holds(hex)) hexes.push(hex)
  return hexes
}

export const painted =
  (look: PaintedHex['look'], side: number, weight = 1) =>
  (place: number): PaintedHex => ({ place, look, side, weight })
