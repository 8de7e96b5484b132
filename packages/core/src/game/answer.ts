import type { Choice } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import type { PositionCore } from '../state/layout.ts'
import type { Game, Setting } from './game.ts'

/** Takes what a line says, joined answers and those that the host works out included. It must be legal. */
export function answer<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  said: string,
  dice: Dice,
): void {
  for (let rest = said; rest !== ''; ) {
    const { choice, rest: left } = game.read(s, rest)
    const answers = game.expand(s, choice)
    if (answers === null) game.take(s, choice, dice)
    else for (const line of answers) answer(game, s, line, dice)
    rest = left
  }
}

/** The first of the single answers that a line stands for which the host works out; null where there is nothing to do. */
export function firstAnswer<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  line: string,
): Choice | null {
  const [first] = game.expand(s, game.read(s, line).choice) ?? [line]
  return first === undefined ? null : game.read(s, first).choice
}

/** Whether a line is one that earlier rules asked for and that says nothing here. */
export function saysNothing<S extends PositionCore, T extends Setting>(game: Game<S, T>, s: S, line: string): boolean {
  if (!game.silent.includes(line)) return false
  try {
    game.read(s, line)
    return false
  } catch {
    return true
  }
}
