import {
  type Choice,
  choice,
  type Description,
  type Game,
  LEGAL,
  type Naming,
  type Place,
  type PositionCore,
  Reasons,
  type Refusal,
  type Unit,
  verbOf,
} from '@hexfront/core'

/** An answer that is offered, with what to press for it. */
export interface Answer extends Description {
  readonly choice: Choice
  readonly verb: string
}

export function answersTo(game: Game, s: PositionCore, choices: readonly Choice[], name: Naming): Answer[] {
  const verbs = game.verbs(s)
  return choices.map((one) => ({
    ...game.describe(s, one, name),
    choice: one,
    verb: verbs.find(({ verb }) => verb === verbOf(one))?.name ?? '',
  }))
}

/** What a press on a hex, or on one counter in it, may mean. */
export function answersAt(answers: readonly Answer[], place: Place, units: readonly Unit[]): Answer[] {
  const onUnits = answers.filter((one) => one.units.some((unit) => units.includes(unit)))
  const onPlace = answers.filter((one) => one.places.includes(place))
  return [...new Set([...onPlace, ...onUnits])]
}

/** Answers that are neither about a counter nor about a hex: buttons. */
export const spokenAnswers = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ units, places }) => units.length === 0 && places.length === 0)

/** The rule that stands in the way of a press, if the open question has any answer about such a thing. */
export function refusalAt(
  game: Game,
  s: PositionCore,
  place: Place,
  units: readonly Unit[],
  name: Naming,
): Refusal | null {
  for (const { verb, a, b } of game.verbs(s)) {
    if (b !== undefined) continue
    for (const operand of a === 'unit' ? units : a === 'place' ? [place] : []) {
      const why = new Reasons(name)
      if (game.bars(s, choice(verb, operand), why) !== LEGAL && why.refusal) return why.refusal
    }
  }
  return null
}
