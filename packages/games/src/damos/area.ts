import { LEGAL, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { once } from '../once.ts'
import { GERMAN } from './counters.ts'
import type { State } from './state.ts'

/** X1.3, D-R68: where units may be; the south opens when the Germans are east of the marsh. */
export const inArea = ({ setting, isSouthOpen }: State, hex: number): boolean =>
  setting.isOperations[hex] === 1 && (isSouthOpen === 1 || setting.isSouthern[hex] === 0)

/** X1.3, D-R38: the marsh is closed to Germans who move, until they are east of it. */
export const isMarshClosed = ({ setting, isSouthOpen }: State, side: number, hex: number): boolean =>
  side === GERMAN && isSouthOpen === 0 && setting.isBarrier[hex] === 1

export function areaBarred(s: State, side: number, hex: number, why: Why): Rule {
  if (!inArea(s, hex)) return why.no('X1.3', '{place} lies outside the area of operations', hex)
  return isMarshClosed(s, side, hex) ? why.no('X1.3', '{place} lies in the marsh', hex) : LEGAL
}

/** By hex: `TABLE_BARRED` where nobody of a side may move, as the area is now. */
export const closedGround = ({ setting, isSouthOpen }: State, side: number): Uint8Array => {
  const { open, russian, german } = grounds(setting)
  return isSouthOpen === 1 ? open : side === GERMAN ? german : russian
}

const grounds = once(({ ground, isOperations, isSouthern, isBarrier, isSea }: State['setting']) => {
  const closed = (isShut: (hex: number) => boolean): Uint8Array =>
    Uint8Array.from({ length: ground.size + 1 }, (_, hex) =>
      isOperations[hex] === 0 || isSea[hex] === 1 || isShut(hex) ? TABLE_BARRED : 0,
    )
  return {
    open: closed(() => false),
    russian: closed((hex) => isSouthern[hex] === 1),
    german: closed((hex) => isSouthern[hex] === 1 || isBarrier[hex] === 1),
  }
})
