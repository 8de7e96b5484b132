import type { Spread } from '../chances.ts'
import { LOWEST_MODIFIER } from './charts.ts'
import type { PesSetting } from './scenarios.ts'

/** 10.5: what a number of dice costs, each read by itself. */
export const fireSpread = ({ fire }: PesSetting, row: number, dice: number, modifier: number): Spread =>
  spreadOf(dice, fire[row]![modifier - LOWEST_MODIFIER]!)

/** What dice come to together; `worth` says what each face counts. */
export function spreadOf(dice: number, worth: ArrayLike<number>): Spread {
  const most = Math.max(...Array.from(worth))
  let sums = [1]
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(sums.length + most).fill(0)
    for (let sum = 0; sum < sums.length; sum++)
      for (let face = 0; face < worth.length; face++) next[sum + worth[face]!]! += sums[sum]! / worth.length
    sums = next
  }
  return sums
}

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]
