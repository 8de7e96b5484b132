import { LEGAL, memo } from '@hexfront/core'
import { overfullHex } from '../stacking.ts'
import { phasing, pieces, type State, type Step } from '../state.ts'
import { eliminate } from '../strength.ts'

/** The first hex in which the side of the phase has too many units. */
export const excessHex = (s: State): number => excessOf(s).hex

const excessOf = memo<State, { hex: number }>(
  () => ({ hex: 0 }),
  (s, found) => {
    const side = phasing(s)
    const { hexes, count } = pieces.hexesOf(s, side)
    found.hex = overfullHex(s, side, hexes, count)
  },
)

/** C2.3: what is too much at the end of the operations is eliminated, as the owner chooses. */
export const excess: Step = {
  rule: 'C2.3',
  prompt: 'Which unit in {place} is eliminated?',
  about: (s) => [excessHex(s)],
  asks: phasing,
  verbs: {
    remove: {
      a: 'unit',
      says: 'Eliminate {unit}',
      offers(s, out) {
        for (let unit = pieces.first(s, excessHex(s)); unit !== 0; unit = pieces.next(s, unit)) out.add(unit)
      },
      bars: (s, unit, why) =>
        s.units.place[unit] !== 0 && s.units.place[unit] === excessHex(s)
          ? LEGAL
          : why.no('C2.3', '{unit} is not in an overfull hex', unit),
      takes(s, unit, play) {
        play.tell('excess', unit, s.units.place[unit]!)
        eliminate(s, unit, play)
        if (excessHex(s) === 0) play.leave()
      },
    },
  },
}
