import type { Choices } from './choice.ts'
import type { Game, Setting, Side } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'

/** What a side is offered: everything legal when it is asked, and nothing otherwise. */
export function choicesFor<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  side: Side,
  out: Choices,
): void {
  const decision = game.decision(s)
  if (decision.isOver || decision.side !== side) out.clear()
  else game.choices(s, out)
}
