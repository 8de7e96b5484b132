import type { Board, Grid, PaintedHex } from '@hexfront/core'

interface OnMap {
  readonly setting: { readonly ground: Grid; readonly board: Board }
}

/** `1916`. */
export const numberOf = (s: OnMap, hex: number): string => s.setting.ground.name(hex)

export const townIn = (s: OnMap, hex: number): string => s.setting.board.placesAt(hex)[0]?.name ?? ''

/** A hex as people speak of it: `Smolensk`, or its number. */
export const spot = (s: OnMap, hex: number): string => townIn(s, hex) || numberOf(s, hex)

/** Each river of a hex with the sides it runs along: `Dnepr (north, northeast)`. */
export function riversAlong({ setting: { board, ground } }: OnMap, hex: number): string[] {
  const river = board.sideClass('river')
  const sides = new Map<string, string[]>()
  for (let direction = 0; direction < 6; direction++) {
    if (river[hex * 6 + direction] === 0) continue
    const name = board.featureAt('river', ground.sideOf(hex, direction))?.name || 'River'
    sides.set(name, [...(sides.get(name) ?? []), ground.directions[direction]!])
  }
  return [...sides].map(([name, along]) => `${name} (${along.join(', ')})`)
}

export function hexesWhere(s: OnMap, holds: (hex: number) => boolean): number[] {
  const hexes: number[] = []
  for (let hex = 1; hex <= s.setting.ground.size; hex++) if (holds(hex)) hexes.push(hex)
  return hexes
}

/** Hexsides between hexes of two kinds, 0 for those of neither. */
export function between(s: OnMap, kindOf: (hex: number) => number): (readonly [number, number])[] {
  const { ground } = s.setting
  const sides: (readonly [number, number])[] = []
  for (let hex = 1; hex <= ground.size; hex++)
    for (const other of ground.ring(hex, 1))
      if (other > hex && kindOf(hex) !== 0 && kindOf(other) !== 0 && kindOf(hex) !== kindOf(other))
        sides.push([hex, other])
  return sides
}

export const painted =
  (look: PaintedHex['look'], side: number, weight = 1) =>
  (place: number): PaintedHex => ({ place, look, side, weight })
