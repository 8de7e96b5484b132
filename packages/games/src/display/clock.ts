import type { Clock, Game, PositionCore, Setting } from '@hexfront/core'

interface Timed extends PositionCore {
  readonly turn: number
  readonly flow: { readonly over: number }
}

interface Dial<S> {
  readonly turns: number
  readonly phases: Clock['phases']
  date(s: S): string
  /** What comes in a turn: `+1`; empty for nothing. */
  due(s: S, turn: number): string
}

/** Reads what stands in the record only, since it is asked of every moment of a game. */
export const clockOf =
  <S extends Timed, T extends Setting>(game: Game<S, T>, { turns, phases, date, due }: Dial<S>) =>
  (s: S): Clock => {
    const phase = game.phase(s).id
    return {
      turn: s.turn,
      turns,
      date: date(s),
      phases,
      phase: s.flow.over === 1 ? -1 : phases.findIndex(({ id }) => id === phase),
      due: Array.from({ length: turns }, (_, at) => due(s, at + 1)),
    }
  }
