import type { Foresight } from '@hexfront/bots'
import { AXIS } from './data/counters.ts'
import type { State } from './state.ts'
import { driveWays } from './victory/victory.ts'

/** A whole turn. */
const HORIZON = 2
const PLAYOUTS = 12

/**
 * A great scenario cannot be played on to its end again and again: a turn is, and the Axis is then ahead where it has what it
 * would have if all that it needs came in evenly, turn by turn.
 */
export const foresightBy =
  (value: (s: State, side: number) => number) =>
  (s: State): Foresight<State> | null =>
    s.setting.campaign === null
      ? null
      : { horizon: HORIZON, playouts: PLAYOUTS, lead: (then) => value(then, AXIS) + stillToCome(then) }

/** What the Axis may yet win in the turns that are left. */
function stillToCome(s: State): number {
  const { setting, turn } = s
  const all = setting.lastTurn - setting.card.firstTurn + 1
  return (needed(s) * (setting.lastTurn - turn + 1)) / all
}

function needed(s: State): number {
  const { victory } = s.setting.card
  if (victory.kind === 'schedule') return victory.levels.marginal
  return victory.kind === 'drive' ? Math.min(...driveWays(s).map((way) => way.needed)) : 0
}
