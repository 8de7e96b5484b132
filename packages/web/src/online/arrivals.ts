import {
  applyDifference,
  type Difference,
  type Entry,
  type Game,
  type Heard,
  NATURE,
  type PositionCore,
  parseDraw,
  type Side,
  turnOf,
} from '@hexfront/core'
import type { EventFrame } from '@hexfront/wire'

/** A choice as the server told this viewer of it, with the way back over his view. */
export interface Arrived extends Entry {
  readonly change: Difference
}

/** Where a choice was made, which its frame need not say: it stands in the view before it. */
type Where = Pick<Entry, 'turn' | 'phase'>

export const whereIn = (game: Game, view: PositionCore): Where => ({ turn: turnOf(view), phase: game.phase(view).id })

export function arrivedBy(game: Game, frame: EventFrame, where: Where): Arrived {
  const heard: Heard = { said: frame.said, draws: frame.dice.map(parseDraw), told: frame.told }
  return {
    ...heard,
    ...where,
    side: sideNamed(game, frame.side),
    by: frame.by,
    text: frame.say ?? '',
    hash: frame.mark,
    barrier: frame.barrier,
    heard: Array.from({ length: game.sides.length + 1 }, () => heard),
    change: Uint32Array.from(frame.diff),
  }
}

/** A side by its name; nature has none. */
const sideNamed = (game: Game, name: string): Side => (name === '' ? NATURE : game.sides.indexOf(name) + 1)

/** What still counts of all frames up to a view, in their order; where each was made is found by going back from that view. */
export function historyOf(game: Game, frames: readonly EventFrame[], now: PositionCore): Arrived[] {
  const standing: EventFrame[] = []
  for (const frame of frames) {
    if (frame.back === undefined) standing.push(frame)
    else standing.length -= Math.min(frame.back, standing.length)
  }
  const before = game.blank(game.settingOf(now))
  before.words.set(now.words)
  const made: Arrived[] = []
  for (const frame of standing.toReversed()) {
    applyDifference(before, Uint32Array.from(frame.diff))
    made.push(arrivedBy(game, frame, whereIn(game, before)))
  }
  return made.reverse()
}
