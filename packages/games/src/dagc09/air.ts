import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { MAIN_AIR_LEAVING, UKRAINIAN_AIR, UKRAINIAN_AIR_LEAVING } from './charts.ts'
import { GERMAN } from './counters.ts'
import { isLocality, MAIN_AIR_ARMY, NO_AIR, type State, sideOf, UKRAINIAN_AIR_ARMY, unitCount } from './state.ts'

/** 13.1, 13.2: air armies of a front that have not flown this turn. */
export const airReady = ({ air }: State, front: number): number =>
  front === UKRAINIAN_AIR_ARMY ? air.ukrainian - air.ukrainianFlown : air.main - air.mainFlown

/** 13.1, 13.5: one mission a turn. */
export function fly({ air }: State, front: number): void {
  if (front === UKRAINIAN_AIR_ARMY) air.ukrainianFlown++
  else air.mainFlown++
}

/** 13.2, R09-65: two air armies come with the first ground unit of the front; R09-39: one, where the other would have left. */
export function bringUkrainianAir(s: State, isExhausted: boolean): void {
  if (s.air.ukrainian === 0) s.air.ukrainian = UKRAINIAN_AIR - (isExhausted ? UKRAINIAN_AIR_LEAVING : 0)
}

/** 13.4. */
export function withdrawAir({ air }: State): void {
  air.main -= MAIN_AIR_LEAVING
  if (air.ukrainian > 0) air.ukrainian -= UKRAINIAN_AIR_LEAVING
}

/** 13.2, 13.3: what keeps an air army of a front from a German unit. */
export function interdictBarred(s: State, unit: number, front: number, why: Why): Rule {
  const { setting } = s
  const hex = s.units.place[unit]!
  if (airReady(s, front) === 0) return why.no('13.1', 'no air army of this front is left')
  if (sideOf(s, unit) !== GERMAN || hex === 0) return why.no('13.3', '{unit} is no German unit on the map', unit)
  if (isLocality(s, unit)) return why.no('13.3', '{unit} does not move anyway', unit)
  if (s.units.interdicted[unit] !== NO_AIR) return why.no('13.3', 'an air army is over {unit} already', unit)
  const isInArea = setting.isUkrainianArea[hex] === 1
  if (front === MAIN_AIR_ARMY && isInArea) return why.no('13.2', '{place} is left to the 1st Ukrainian Front', hex)
  // R09-38
  if (front === UKRAINIAN_AIR_ARMY && !isInArea && !setting.isBold)
    return why.no('13.2', '{place} is outside the area of the 1st Ukrainian Front', hex)
  return LEGAL
}

/** Whether the interdiction phase has anything to ask. */
export function canInterdict(s: State): boolean {
  return airReady(s, MAIN_AIR_ARMY) > 0 || airReady(s, UKRAINIAN_AIR_ARMY) > 0
}

/** 13.5: markers are taken back, whether their units moved or not. */
export function recallAir(s: State): void {
  for (let unit = 1; unit <= unitCount(s); unit++) s.units.interdicted[unit] = NO_AIR
}
