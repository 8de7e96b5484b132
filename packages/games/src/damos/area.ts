import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { GERMAN } from './counters.ts'
import type { State } from './state.ts'

/** X1.3: where units may be; the south opens when the Germans are east of the marsh. */
export const inArea = ({ setting, isSouthOpen }: State, hex: number): boolean =>
  setting.isOperations[hex] === 1 && (isSouthOpen === 1 || setting.isSouthern[hex] === 0)

/** X1.3, D-R38: the marsh is closed to Germans who move, until they are east of it. */
export const isMarshClosed = ({ setting, isSouthOpen }: State, side: number, hex: number): boolean =>
  side === GERMAN && isSouthOpen === 0 && setting.isBarrier[hex] === 1

export function areaBarred(s: State, side: number, hex: number, why: Why): Rule {
  if (!inArea(s, hex)) return why.no('X1.3', '{place} lies outside the area of operations', hex)
  return isMarshClosed(s, side, hex) ? why.no('X1.3', '{place} lies in the marsh', hex) : LEGAL
}
