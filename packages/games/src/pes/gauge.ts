import type { Gauge } from '@hexfront/bots'
import { ENDINGS } from './ending.ts'
import { progress } from './plans.ts'
import type { State } from './state.ts'
import { moscowHeld } from './victory.ts'

/** How far a campaign came (4.2, 4.4, 4.5, 4.6), the units that were destroyed in pockets (4.8), and what it was short of all in the end. */
export function newGauge(): Gauge<State> {
  let last: State | null = null
  let moscow = 0
  return {
    see(s) {
      last = s
      moscow = Math.max(moscow, moscowHeld(s))
    },
    figures: () => (last === null ? {} : figuresOf(last, moscow)),
  }
}

function figuresOf(s: State, moscow: number): Readonly<Record<string, number>> {
  const { turn, tally } = s
  return {
    'passed July': share(turn > 4 || ENDINGS[s.ending] === 'July passed'),
    'passed turn 5': share(turn > 5),
    'passed turn 6': share(turn > 6),
    'reached Moscow': share(moscow > 0),
    tally,
    progress: progress(s),
  }
}

const share = (isSo: boolean): number => (isSo ? 1 : 0)
