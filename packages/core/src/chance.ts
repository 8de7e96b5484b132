import type { Choice } from './choice.ts'
import type { Dice } from './dice/dice.ts'
import { enumerate, MOST_BRANCHES } from './dice/enumerate.ts'
import type { Game, Listener, Setting, Told } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'
import { copyInto, hash } from './state/position.ts'

/** One way a choice may turn out, up to the next question. */
export interface ChanceOutcome<S> {
  readonly chance: number
  readonly position: S
  readonly told: readonly Told[]
}

/**
 * Every way a choice may turn out, with its exact chance: the rules run once for each branch of the dice. Ways that lead to
 * the same position are one. More branches than `limit` throw.
 */
export function outcomes<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  choice: Choice,
  limit = MOST_BRANCHES,
): ChanceOutcome<S>[] {
  return waysOf(game, s, (at, dice, listener) => game.take(at, choice, dice, listener), limit)
}

/** The same for anything that is carried out in a position, such as several answers in a row. */
export function waysOf<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  carryOut: (at: S, dice: Dice, listener: Listener) => void,
  limit = MOST_BRANCHES,
): ChanceOutcome<S>[] {
  const found = new Map<string, { chance: number; position: S; told: Told[] }>()
  const setting = game.settingOf(s)
  const scratch = game.blank(setting)
  let told: Told[] = []
  const listener: Listener = {
    tell: (event, ...operands) => told.push({ event, operands: operands.filter((operand) => operand !== undefined) }),
    reveal: () => {},
  }
  const run = (dice: Dice): void => {
    copyInto(scratch, s)
    told = []
    carryOut(scratch, dice, listener)
  }
  enumerate(
    run,
    (chance) => {
      const key = hash(scratch)
      const known = found.get(key)
      if (known) known.chance += chance
      else {
        const position = game.blank(setting)
        copyInto(position, scratch)
        found.set(key, { chance, position, told })
      }
    },
    limit,
  )
  return [...found.values()]
}

/** Chances summed by name, for an odds panel: `distribution(outcomes, (o) => resultOf(o.position))`. */
export function distributionOf<S>(
  all: readonly ChanceOutcome<S>[],
  name: (outcome: ChanceOutcome<S>) => string,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const one of all) sums.set(name(one), (sums.get(name(one)) ?? 0) + one.chance)
  return sums
}
