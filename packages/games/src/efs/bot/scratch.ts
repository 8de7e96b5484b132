import { hash, seededDice } from '@hexfront/core'
import { scratchOf } from '../../bot/scratch.ts'
import { efs } from '../index.ts'
import { pieces, type State } from '../state.ts'

const copyOf = scratchOf(efs)

/** A position to try things on, until the next one is asked for; of what is not known, something that fits all that is. */
export function guessed(view: State, side: number): State {
  const s = copyOf(view)
  if (hasUnknowns(view)) efs.resample(view, side, seededDice(hash(view)), s)
  return s
}

function hasUnknowns(view: State): boolean {
  for (let unit = view.setting.units + 1; unit < view.units.place.length; unit++)
    if (view.units.place[unit] !== 0 && pieces.isUnknown(view, unit)) return true
  return false
}

/** The same with nobody in hand. */
export function laidDown(view: State, side: number): State {
  const s = guessed(view, side)
  s.units.inHand.fill(0)
  s.march.hex = 0
  s.march.points = 0
  s.march.road = 0
  s.march.isBegun = 0
  s.march.target = 0
  return s
}
