import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { STACKING } from './charts.ts'
import { SOVIET } from './counters.ts'
import { enemyOf, isUkrainian, pieces, type State, sideOf } from './state.ts'

/**
 * What keeps a unit out of a hex, whether it moves, advances, retreats or comes in: enemies (6.9), the stacking limit (6.5), the
 * other Soviet front (6.10), Soviet entrenchments (9.12), the bounds of the 1st Ukrainian Front (10.2).
 */
export function roomBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { setting } = s
  const side = sideOf(s, unit)
  if (setting.isLand[hex] === 0) return why.no('9.7', '{place} is water', hex)
  const there = pieces.occupier(s, hex)
  if (there === enemyOf(side)) return why.no('6.9', 'an enemy stands in {place}', hex)
  if (isFull(s, hex)) return why.no('6.5', '{place} is full', hex)
  if (side === SOVIET) {
    if (there === SOVIET && isUkrainian(s, pieces.first(s, hex)) !== isUkrainian(s, unit))
      return why.no('6.10', 'another front stands in {place}', hex)
    if (isOutOfBounds(s, unit, hex)) return why.no('10.2', '{place} is outside the area of the front', hex)
    return LEGAL
  }
  return setting.entrenched[SOVIET]![hex] === 1
    ? why.no('9.12', 'Germans do not enter Soviet entrenchments: {place}', hex)
    : LEGAL
}

/** 6.1: two units a hex. */
export const isFull = (s: State, hex: number): boolean => pieces.count(s, hex) >= STACKING

/** 10.2, R09-37: where 1UF is bound to its area, it also has the ground beyond the entrenchments. */
export const isOutOfBounds = ({ setting }: State, unit: number, hex: number): boolean =>
  setting.isUkrainianBound &&
  setting.isUkrainian[unit] === 1 &&
  setting.isUkrainianArea[hex] === 0 &&
  setting.isSovietAtStart[hex] === 0
