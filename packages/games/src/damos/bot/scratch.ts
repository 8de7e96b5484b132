import { scratchOf } from '../../bot/scratch.ts'
import { damos } from '../index.ts'
import type { State } from '../state.ts'

const copyOf = scratchOf(damos)

/** C2.4: a position to try things on, in which enemies whose strength is not known are as strong as they are likely to be. */
export function guessed(view: State): State {
  const s = copyOf(view)
  const { strength, least, most, place } = s.units
  for (let unit = 1; unit < strength.length; unit++)
    if (place[unit] !== 0 && strength[unit] === 0) strength[unit] = Math.max(1, (least[unit]! + most[unit]! + 1) >> 1)
  return s
}
