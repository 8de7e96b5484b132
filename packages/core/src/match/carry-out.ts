import type { Choice } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { recordingDice } from '../dice/recording.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto, difference, hash } from '../state/position.ts'
import type { Act, Given } from './entry.ts'
import { Hearing, orNone, viewersOf } from './hearing.ts'

/**
 * Takes a choice, which the caller has checked, and says all that came of it. If it throws, the position is as it was.
 * `before` is a position to work in, for hosts that carry out many.
 */
export function carryOut<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  position: S,
  choice: Choice,
  source: Dice,
  by: Given = 'hand',
  before: S = game.blank(game.settingOf(position)),
): Act {
  const asked = game.decision(position)
  if (asked.isOver) throw new Error('the game is over')
  const text = game.write(position, choice)
  const said = game.hears(position, choice, asked.side)!
  const saidTo = viewersOf(game).map((viewer) => game.hears(position, choice, viewer))
  const turn = turnOf(position)
  const phase = game.phase(position).id
  const hearing = new Hearing(game, position)
  const dice = recordingDice(source, (draw) => hearing.drawn(draw))
  copyInto(before, position)
  try {
    game.take(position, choice, dice, hearing)
  } catch (error) {
    copyInto(position, before)
    throw error
  }
  const next = game.decision(position)
  const hasTurned = !next.isOver && next.side !== asked.side
  return {
    side: asked.side,
    step: asked.step,
    turn,
    phase,
    by,
    choice,
    text,
    said,
    draws: orNone(hearing.draws),
    told: orNone(hearing.told),
    heard: hearing.heard(said, saidTo),
    hash: hash(position),
    barrier: dice.count > 0 ? 'dice' : hearing.hasRevealed ? 'reveal' : hasTurned ? 'side' : null,
    change: difference(before, position),
  }
}

export const turnOf = (position: PositionCore): number => ('turn' in position ? Number(position.turn) : 0)
