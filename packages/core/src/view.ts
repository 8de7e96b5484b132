import type { Choices } from './choice.ts'
import type { Game, Setting, Side } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'
import { samePosition } from './state/position.ts'

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

/** Whether two positions are one and the same to a side: what differs between them is hidden from it. */
export function looksTheSame<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  a: S,
  b: S,
  side: Side,
): boolean {
  const left = game.blank(game.settingOf(a))
  const right = game.blank(game.settingOf(b))
  game.view(a, side, left)
  game.view(b, side, right)
  return samePosition(left, right) && sameWords(left.words, right.words)
}

/** Derived columns count too: they must not tell what the core hides. */
function sameWords(a: Uint32Array, b: Uint32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return a.length === b.length
}
