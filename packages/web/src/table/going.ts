import { isSmall } from '../screen.ts'
import type { Desk } from './desk.ts'

/** To a hex out of a panel, which on a small screen lies over the map. */
export function jump(desk: Desk, hex: number): void {
  giveWay(desk)
  desk.goTo(hex)
}

export function jumpToUnit(desk: Desk, unit: number): void {
  giveWay(desk)
  desk.goToUnit(unit)
}

function giveWay(desk: Desk): void {
  if (isSmall()) desk.set({ room: '' })
}
