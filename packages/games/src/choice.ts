import { type Choice, choice, type Game, type PositionCore, type Setting } from '@hexfront/core'

/** An answer to the open question, by the name of its verb. */
export function choiceOf<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  name: string,
  a = 0,
  b = 0,
): Choice {
  const verbs = game.verbs(s)
  const named = verbs.find((one) => one.name === name)
  if (!named)
    throw new Error(`${game.id}: "${name}" is no answer here (there are ${verbs.map((one) => one.name).join(', ')})`)
  return choice(named.verb, a, b)
}
