import { NATURE } from '@hexfront/core'
import { moveMarked, occupy } from '../control.ts'
import { RUSSIAN } from '../counters.ts'
import { enemyOf, firstIn, type Play, phasing, type State, type Step } from '../state.ts'
import { eliminate } from '../strength.ts'

/** C8.0: the battle in a hex. */
export const battle: Step = {
  rule: 'C8.0',
  prompt: 'The battle of {place}.',
  about: (s) => [s.assault.hex],
  asks: () => NATURE,
  verbs: {
    roll: {
      says: 'Fight',
      takes(s, _, play) {
        s.assault.isShown = 1
        countAttack(s)
        if (play.dice.die(6, 'combat') <= 3) destroy(s, enemyOf(phasing(s)), play)
        else if (s.assault.from === 0) destroy(s, phasing(s), play)
        else {
          moveMarked(s, s.units.inHand, s.assault.from)
          s.march.hex = s.assault.from
        }
        s.march.hasFought = 1
        play.leave()
      },
    },
  },
}

function destroy(s: State, side: number, play: Play): void {
  const { hex } = s.assault
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = firstIn(s, side, hex)) eliminate(s, unit, play)
  occupy(s, enemyOf(side), hex, play)
}

/** X4.6.3, D-R50: a Russian activation that comes to dice is an attack. */
export function countAttack(s: State): void {
  if (phasing(s) === RUSSIAN && s.obligation.made < 255) s.obligation.made++
}
