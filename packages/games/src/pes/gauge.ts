import type { Gauge } from '../gauge.ts'
import type { State } from './state.ts'
import { moscowHeld } from './victory.ts'

/** How far a campaign came (4.2, 4.4, 4.5, 4.6), and the units that were destroyed in pockets (4.8). */
export function newGauge(): Gauge<State> {
  let turn = 0
  let moscow = 0
  let tally = 0
  return {
    see(s) {
      turn = s.turn
      tally = s.tally
      moscow = Math.max(moscow, moscowHeld(s))
    },
    figures: () => ({
      'passed July': share(turn > 4),
      'passed turn 5': share(turn > 5),
      'passed turn 6': share(turn > 6),
      'reached Moscow': share(moscow > 0),
      tally,
    }),
  }
}

const share = (isSo: boolean): number => (isSo ? 1 : 0)
