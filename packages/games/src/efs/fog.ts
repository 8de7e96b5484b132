import type { Dice, Told } from '@hexfront/core'
import { ADDITIONAL_RETREAT, FACE_DOWN, NO_RETREAT } from './scenarios.ts'
import { pieces, type State, sideOf } from './state.ts'

/** 12.5: orders lie face down until the combat; 14.24: and so do air units until all are placed. */
export function conceal(view: State, side: number): void {
  const { hexes, flight } = view
  for (let hex = 1; hex < hexes.order.length; hex++)
    if (hexes.order[hex] !== 0 && pieces.occupier(view, hex) !== side) hexes.order[hex] = FACE_DOWN
  if (flight.unit !== 0 && sideOf(view, flight.unit) !== side) flight.unit = 0
  pieces.conceal(view, (at, unit) => isKnown(at, unit, side))
}

function isKnown(view: State, unit: number, side: number): boolean {
  return sideOf(view, unit) === side || view.units.over[unit] === 0
}

/** Something that fits all that the side has learned. */
export function resample(view: State, side: number, dice: Dice): void {
  const { order } = view.hexes
  for (let hex = 1; hex < order.length; hex++)
    if (order[hex] === FACE_DOWN)
      order[hex] = dice.pick(2, 'an order face down') === 0 ? NO_RETREAT : ADDITIONAL_RETREAT
  pieces.deal(view, (at, unit) => at.setting.isAir[unit] === 1 && sideOf(at, unit) !== side, dice)
}

/** Which air unit flies where is laid open when all are placed. */
export function sees(s: State, told: Told, side: number): Told | null {
  if (told.event === 'sent' && sideOf(s, told.operands[0]!) !== side)
    return { event: 'sentUnseen', operands: [told.operands[1]!] }
  return told
}
