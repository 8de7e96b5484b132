import type { Game, PositionCore, Sequence, Setting } from '@hexfront/core'
import { once } from '../once.ts'

/** What of a position says when it is. */
interface Moment {
  readonly turn: number
  readonly flow: { readonly phase: number }
  readonly setting: { readonly sequence: Sequence }
}

/** Player turns so far, of two in each turn: the second begins with this phase. */
export function clockWith(second: string): (s: Moment) => number {
  const isLater = once(({ phases, turn }: Sequence) => {
    const later = turn.slice(turn.findIndex((phase) => phases[phase]!.id === second))
    return phases.map((_, phase) => later.includes(phase))
  })
  return ({ turn, flow, setting }) => 2 * turn + (isLater(setting.sequence)[flow.phase] ? 1 : 0)
}

/** A number for each phase of these steps in which its own side is asked; 0 elsewhere. */
export const phasesOf =
  <S extends PositionCore & Moment, T extends Setting>(
    game: Game<S, T>,
    steps: readonly string[],
  ): ((s: S) => number) =>
  (s) => {
    const { side, step = '' } = s.setting.sequence.phases[s.flow.phase]!
    const asked = game.decision(s)
    return asked.isOver || asked.side !== side || !steps.includes(step) ? 0 : s.turn * PHASES + s.flow.phase
  }

/** More than a turn has. */
const PHASES = 256
