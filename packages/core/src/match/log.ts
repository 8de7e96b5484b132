import { fill } from '../explain.ts'
import type { Game, Setting, Side, Told } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'

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
