import { Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { enumerate, MOST_BRANCHES } from '../dice/enumerate.ts'
import { recordingDice } from '../dice/recording.ts'
import { seededDice } from '../dice/seeded.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto } from '../state/position.ts'

/**
 * How many lines of 1, 2, 3 ... answers there are from a position, chance walked branch by branch. One wrong rule almost
 * always changes one of these numbers. Where more than `most` lines lead so far they are not followed further. A cup that
 * can be drawn from in more ways than anybody could walk is drawn from once, always alike.
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
    for (let i = 0; i < choices.length; i++) {
      const take = (dice: Dice): void => {
        copyInto(position, from)
        game.take(position, choices.at(i), dice)
      }
      if (waysToDraw(take) > MOST_BRANCHES) walk(position, level + 1)
      else enumerate(take, () => walk(position, level + 1))
    }
  }
  walk(s, 0)
  return count
}

/** In how many ways what is drawn from cups could have been drawn; one of them has been when this returns. */
function waysToDraw(take: (dice: Dice) => void): number {
  const dice = recordingDice(seededDice('lots'))
  take(dice)
  return dice.draws.reduce((ways, draw) => (draw.kind === 'pick' ? ways * draw.n : ways), 1)
}

function canonical(): Choices {
  const choices = new Choices()
  choices.isCanonical = true
  return choices
}
