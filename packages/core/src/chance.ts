import type { Choice } from './choice.ts'
import type { Dice } from './dice/dice.ts'
import type { Draw } from './dice/draw.ts'
import { enumerate, MOST_BRANCHES } from './dice/enumerate.ts'
import { recordingDice } from './dice/recording.ts'
import type { Game, Listener, Setting, Side, Told } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'
import { copyInto, hash } from './state/position.ts'

/** One way a choice may turn out, up to the next question. */
export interface ChanceOutcome<S> {
  readonly chance: number
  readonly position: S
  readonly told: readonly Told[]
}

/** A way as it is looked at: `position` holds it until the next one is run. */
export interface Way<S> extends ChanceOutcome<S> {
  readonly draws: readonly Draw[]
}

/** Anything that is carried out in a position: a choice, or several answers in a row. */
export type CarryOut<S> = (at: S, dice: Dice, listener: Listener) => void

/** Runs the rules once for each branch of the dice and shows every way that things may go. More than `limit` throw. */
export function eachWay<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  carryOut: CarryOut<S>,
  look: (way: Way<S>) => void,
  limit = MOST_BRANCHES,
): void {
  const position = game.blank(game.settingOf(s))
  let told: Told[] = []
  let draws: readonly Draw[] = []
  const listener: Listener = {
    tell: (event, ...operands) => told.push({ event, operands: operands.filter((operand) => operand !== undefined) }),
    reveal: () => {},
  }
  enumerate(
    (dice) => {
      copyInto(position, s)
      told = []
      const recorded = recordingDice(dice)
      draws = recorded.draws
      carryOut(position, recorded, listener)
    },
    (chance) => look({ chance, position, told, draws }),
    limit,
  )
}

/** The same as a list. Ways that lead to the same position are one. */
export function waysOf<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  carryOut: CarryOut<S>,
  limit = MOST_BRANCHES,
): ChanceOutcome<S>[] {
  const found = new Map<string, { chance: number; position: S; told: readonly Told[] }>()
  eachWay(
    game,
    s,
    carryOut,
    ({ chance, position, told }) => {
      const key = hash(position)
      const known = found.get(key)
      if (known) known.chance += chance
      else found.set(key, { chance, position: copyOf(game, position), told })
    },
    limit,
  )
  return [...found.values()]
}

/** Every way a choice may turn out, with its exact chance. */
export const outcomes = <S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  choice: Choice,
  limit = MOST_BRANCHES,
): ChanceOutcome<S>[] => waysOf(game, s, (at, dice, listener) => game.take(at, choice, dice, listener), limit)

/** What a side may expect of a choice when some of the position is hidden from it: the mean over `worlds` positions that fit. */
export function expectedOutcomes<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  view: S,
  side: Side,
  choice: Choice,
  dice: Dice,
  worlds: number,
): ChanceOutcome<S>[] {
  const all: ChanceOutcome<S>[] = []
  const world = game.blank(game.settingOf(view))
  for (let n = 0; n < worlds; n++) {
    game.resample(view, side, dice, world)
    for (const one of outcomes(game, world, choice)) all.push({ ...one, chance: one.chance / worlds })
  }
  return all
}

/** Chances summed by name, for an odds panel: `distributionOf(outcomes, (o) => resultOf(o.position))`. */
export function distributionOf<O extends { readonly chance: number }, N>(
  all: readonly O[],
  name: (outcome: O) => N,
): Map<N, number> {
  const sums = new Map<N, number>()
  for (const one of all) sums.set(name(one), (sums.get(name(one)) ?? 0) + one.chance)
  return sums
}

export function copyOf<S extends PositionCore, T extends Setting>(game: Game<S, T>, s: S): S {
  const copy = game.blank(game.settingOf(s))
  copyInto(copy, s)
  return copy
}

/** What a rule that throws dice may give, with the chance of each: `chancesOf((dice) => garrisonNumber(s, hex, dice))`. */
export function chancesOf<N>(draw: (dice: Dice) => N): Map<N, number> {
  const found: { chance: number; value: N }[] = []
  let value: N
  enumerate(
    (dice) => {
      value = draw(dice)
    },
    (chance) => found.push({ chance, value }),
  )
  return distributionOf(found, (one) => one.value)
}
