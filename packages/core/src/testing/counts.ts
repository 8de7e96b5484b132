import { Choices } from '../choice.ts'
import { enumerate } from '../dice/enumerate.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto } from '../state/position.ts'

/**
 * How many lines of 1, 2, 3 ... answers there are from a position, chance walked branch by branch. One wrong rule almost
 * always changes one of these numbers. Where more than `most` lines lead so far they are not followed further.
 */
export function countLines<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  depth: number,
  most: number,
): number[] {
  const counts: number[] = []
  while (counts.length < depth && (counts.at(-1) ?? 0) <= most) counts.push(linesOf(game, s, counts.length + 1))
  return counts
}

/** Lines of exactly so many answers. */
function linesOf<S extends PositionCore, T extends Setting>(game: Game<S, T>, s: S, length: number): number {
  let count = 0
  const levels = Array.from({ length }, () => ({
    choices: canonical(),
    position: game.blank(game.settingOf(s)),
  }))
  const walk = (from: S, level: number): void => {
    const { choices, position } = levels[level]!
    game.choices(from, choices)
    if (level + 1 === length) {
      count += choices.length
      return
    }
    for (let i = 0; i < choices.length; i++)
      enumerate(
        (dice) => {
          copyInto(position, from)
          game.take(position, choices.at(i), dice)
        },
        () => walk(position, level + 1),
      )
  }
  walk(s, 0)
  return count
}

function canonical(): Choices {
  const choices = new Choices()
  choices.isCanonical = true
  return choices
}
