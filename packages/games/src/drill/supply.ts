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

const isOpenToBlue = (s: State, hex: number): boolean => isOpenTo(s, BLUE, RED, hex)
const isOpenToRed = (s: State, hex: number): boolean => isOpenTo(s, RED, BLUE, hex)

function isOpenTo(s: State, side: number, enemy: number, hex: number): boolean {
  const unit = s.stacks.first[hex]!
  return unit === 0 ? !pieces.inZone(s, enemy, hex) : sideOf(unit) === side
}

const walked = once(marks)
