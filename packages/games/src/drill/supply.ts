import { marks, reaches } from '@hexfront/core'
import { once } from '../once.ts'
import { BLUE, RED } from './counters.ts'
import { pieces, type State, sideOf } from './state.ts'

/** 6.1: a way to the home edge, free of enemies, and of their zones where no friend stands. */
export function isSupplied(s: State, unit: number): boolean {
  const { ground, homes } = s.setting
  const side = sideOf(unit)
  const isOpen = side === BLUE ? isOpenToBlue : isOpenToRed
  return reaches(walked(ground), ground, s.units.place[unit]!, s, isOpen, homes[side]!)
}

const isOpenToBlue = (s: State, hex: number): boolean =>
  pieces.occupier(s, hex) === BLUE || (pieces.first(s, hex) === 0 && !pieces.inZone(s, RED, hex))

const isOpenToRed = (s: State, hex: number): boolean =>
  pieces.occupier(s, hex) === RED || (pieces.first(s, hex) === 0 && !pieces.inZone(s, BLUE, hex))

const walked = once(marks)
