import { writeDraw } from '../dice/draw.ts'
import { fill } from '../explain.ts'
import type { Game, Setting, Side, Told } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import type { Entry, Match } from './match.ts'

/** A choice that was made, as one side may know it. Dice are open in every game. */
export interface Heard {
  readonly side: Side
  /** Null where the answer is sealed from this side. */
  readonly text: string | null
  readonly dice: readonly string[]
  readonly told: readonly string[]
}

export function heardBy<S extends PositionCore, T extends Setting>(
  match: Match<S, T>,
  entry: Entry,
  side: Side,
): Heard {
  const { game, position, setting } = match
  const told = entry.told.map((one) => tellTo(game, position, setting, one, side)).filter((line) => line !== null)
  const text = entry.isSealed && entry.side !== side ? null : entry.text
  return { side: entry.side, text, dice: entry.draws.map(writeDraw), told }
}

/** An event in words, as a side hears it; null where it hears nothing. */
export function tellTo<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  setting: T,
  told: Told,
  side: Side,
): string | null {
  const heard = game.sees(s, told, side)
  return heard === null ? null : inWords(game, setting, heard)
}

/** An event in words, for whoever may know everything. */
export function inWords<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  { event, operands }: Told,
): string {
  return fill(game.events[event] ?? event, operands, game.naming(setting))
}
