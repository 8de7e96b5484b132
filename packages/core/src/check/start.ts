import type { Resolve } from '../dice/listed.ts'
import { seededDice } from '../dice/seeded.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { type PositionText, readPosition } from '../state/text.ts'

/**
 * A position in words: columns as in the text form; `phase` is begun, and `stack` opens these steps. Units that are not
 * named are out of play.
 */
export function positionFrom<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  text: PositionText,
  seed = SEED,
): S {
  const s = game.start(setting, seededDice(seed))
  liftAll(s)
  lay(game, s, text, seed)
  return s
}

/** The start of a match with what is named changed in it. */
export function startWith<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  changes: PositionText,
  seed = SEED,
): S {
  const s = game.start(setting, seededDice(seed))
  lay(game, s, changes, seed)
  return s
}

/** Lets scripts draw a piece by its id: its place among those that may be drawn, or -1. */
export const pieceNamed =
  ({ kinds }: Setting): Resolve =>
  (label, n, _why, among) => {
    const unit = kinds['unit']?.read(label) ?? 0
    for (let i = 0; i < n; i++) if (among?.[i] === unit) return i
    return -1
  }

const SEED = 'check'

function lay<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  text: PositionText,
  seed: string,
): void {
  const { phase, stack, ...columns } = text
  const read = (): void => {
    readPosition(s, columns)
    game.rebuild(s)
  }
  read()
  if (phase !== undefined) game.beginPhase(s, String(phase), seededDice(seed))
  if (stack !== undefined) game.openSteps(s, readStack(stack))
  // What happens as a phase begins does not undo what was stated.
  if (phase !== undefined || stack !== undefined) read()
}

/** Takes every unit off the map. */
function liftAll(s: PositionCore): void {
  const { cells } = s.layout
  const slot = cells.find(({ table, name }) => table === 'units' && name === 'place')
  if (slot) new Uint16Array(s.words.buffer, slot.at * 2, slot.rows).fill(0)
}

function readStack(stack: unknown): string[] {
  if (!Array.isArray(stack)) throw new Error('position.stack: a list of steps was expected')
  return stack.map(String)
}
