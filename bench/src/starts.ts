import { answer, type Dice, type Game, type PositionCore, type Setting } from '@hexfront/core'

/** Where the play that is measured begins: after the set-up, by the prepared deployment where a game has one. */
export function prepared<S extends PositionCore, T extends Setting>(game: Game<S, T>, setting: T, dice: Dice): S {
  const s = game.start(setting, dice)
  for (let asked = game.decision(s); !asked.isOver && asked.step === 'deploy'; asked = game.decision(s))
    for (const line of ['prepared', 'done']) answer(game, s, line, dice)
  return s
}
