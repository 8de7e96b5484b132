import { LEGAL, NO_REASONS } from '@hexfront/core'
import { hexesWhere } from '../../display/spots.ts'
import { IS_GERMAN, setControl, suppliedHexes } from '../control.ts'
import { marchBarred, shift, wayTo } from '../movement.ts'
import { markPocket, takeGround } from '../pockets.ts'
import { isLate, type State } from '../state.ts'
import { stepOf } from './moment.ts'
import { rehearse } from './rehearsal.ts'

/**
 * By hex that could be taken next, how many hexes that would cut off (11.2). With a force in hand these are the hexes it can
 * reach; else all along the front, as if somebody new held them.
 */
export function closingHexes(s: State): Map<number, number> {
  const isMoving = stepOf(s) === 'march'
  const found = new Map<number, number>()
  for (const hex of hexesWhere(s, (one) => s.hexes.front[one] === 1 && isOpen(s, one))) {
    if (isMoving && marchBarred(s, hex, NO_REASONS) !== LEGAL) continue
    const count = pocketed(isMoving ? withForce(s, hex) : withNewcomer(s, hex), hex)
    if (count > 0) found.set(hex, count)
  }
  return found
}

/** 9.12. */
const isOpen = (s: State, hex: number): boolean => isLate(s) || s.setting.isWest[hex] === 1

/** The force in hand stands in the hex; what was in supply is taken from before its last step (P-R18). */
function withForce(s: State, hex: number): State {
  const [length, hexes] = wayTo(s, hex)
  const from = hexes[length - 2]!
  const copy = rehearse(s)
  shift(copy, from)
  copy.hexes.supplied.set(suppliedHexes(copy).on)
  shift(copy, hex)
  return copy
}

/** One more zone of control, about the hex. */
function withNewcomer(s: State, hex: number): State {
  const copy = rehearse(s)
  copy.hexes.supplied.set(suppliedHexes(copy).on)
  for (const one of [hex, ...copy.setting.ground.ring(hex, 1)]) if (one !== 0) copy.zones.count[one]!++
  return copy
}

/** The hex falls, and pocket after pocket is closed; fortresses hold out. */
function pocketed(copy: State, hex: number): number {
  setControl(copy, hex, IS_GERMAN)
  copy.hexes.settled.set(copy.setting.isFortress)
  let sum = 0
  while (markPocket(copy, hex) > 0) sum += takeGround(copy)
  return sum
}
