import {
  Choices,
  type Game,
  operandA,
  orderOf,
  type PositionCore,
  type Sequence,
  type Setting,
  verbOf,
} from '@hexfront/core'

interface InPlay extends PositionCore<{ readonly sequence: Sequence }> {
  readonly turn: number
  readonly flow: { readonly phase: number }
}

/** Where play stands, for the displays of a game. */
export function momentsOf<S extends InPlay, T extends Setting>(game: Game<S, T>) {
  const choices = new Choices()
  return {
    /** The phase that is on, as the sequence of play calls it. */
    phaseOf: (s: S): string => game.phase(s).id,

    /** Whether a phase of a turn is over: `isPast(s, 1, 'operations')`. */
    isPast(s: S, turn: number, phase: string): boolean {
      if (s.turn !== turn) return s.turn > turn
      const { sequence } = s.setting
      const order = orderOf(sequence, turn)
      return order.indexOf(s.flow.phase) > order.findIndex((number) => sequence.phases[number]!.id === phase)
    },

    /** The step that asks; empty when the game is over. */
    stepOf(s: S): string {
      const asked = game.decision(s)
      return asked.isOver ? '' : asked.step
    },

    /** What the open question offers for a verb. */
    offered(s: S, verb: string): number[] {
      const kind = game.verbs(s).find(({ name }) => name === verb)
      if (!kind) return []
      game.choices(s, choices)
      const operands: number[] = []
      for (let i = 0; i < choices.length; i++)
        if (verbOf(choices.at(i)) === kind.verb) operands.push(operandA(choices.at(i)))
      return operands
    },
  }
}
