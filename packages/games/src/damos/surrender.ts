import { firstIn, nextIn, type Play, pieces, type State } from './state.ts'
import { surrender } from './strength.ts'
import { hasAnyLine, isPressed } from './supply.ts'

/** C10.0, D-R37: forces next to a sound enemy and without any line lay down their arms; all are judged at once. */
export function surrenderForces(s: State, side: number, play: Play): void {
  const { hexes, count } = pieces.hexesOf(s, side)
  const lost: number[] = []
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    if (!isPressed(s, side, hex) || hasAnyLine(s, side, hex)) continue
    for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) lost.push(unit)
  }
  for (const unit of lost) surrender(s, unit, play)
}
