import {
  type Choice,
  choice,
  type Description,
  type Display,
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

/** Answers to the open question, and what may be said besides. */
interface Answers {
  readonly toQuestion: readonly Answer[]
  readonly besides: readonly Answer[]
}

export const answersTo = (game: Game, s: PositionCore, choices: readonly Choice[], name: Naming): readonly Answer[] =>
  answersIn(game, s, choices, name).toQuestion

export function answersIn(game: Game, s: PositionCore, choices: readonly Choice[], name: Naming): Answers {
  const verbs = game.verbs(s)
  const toQuestion: Answer[] = []
  const besides: Answer[] = []
  for (const choice of choices) {
    const kind = verbs[verbOf(choice)]
    const answer = { ...game.describe(s, choice, name), choice, verb: kind?.name ?? '' }
    if (kind?.isAnytime) besides.push(answer)
    else toQuestion.push(answer)
  }
  return { toQuestion, besides }
}

/** The answer of the large button. */
export function primaryOf(
  { table, step }: { readonly table: { readonly display: Display }; readonly step: string },
  answers: readonly Answer[],
): Answer | null {
  for (const wanted of [table.display.primary[step] ?? []].flat()) {
    const found = answers.find(({ verb }) => verb === wanted)
    if (found) return found
  }
  return null
}

/** What a press on a hex, or on one counter in it, may mean. */
export function answersAt(answers: readonly Answer[], place: Place, units: readonly Unit[]): Answer[] {
  const onUnits = answers.filter((one) => one.units.some((unit) => units.includes(unit)))
  const onPlace = answers.filter((one) => one.places.includes(place))
  return [...new Set([...onPlace, ...onUnits])]
}

/** Answers that are neither about a counter nor about a hex, and those that a game wants said aloud: buttons. */
export const spokenAnswers = (answers: readonly Answer[], aloud: readonly string[] = []): Answer[] =>
  answers.filter(({ verb, units, places }) => (units.length === 0 && places.length === 0) || aloud.includes(verb))

/** The rule that stands in the way of a press, if the open question has any answer about such a thing. */
export function refusalAt(
  game: Game,
  s: PositionCore,
  place: Place,
  units: readonly Unit[],
  name: Naming,
): Refusal | null {
  for (const { verb, a, b, isAnytime } of game.verbs(s)) {
    if (b !== undefined || isAnytime) continue
    for (const operand of a === 'unit' ? units : a === 'place' ? [place] : []) {
      const why = new Reasons(name)
      if (game.bars(s, choice(verb, operand), why) !== LEGAL && why.refusal) return why.refusal
    }
  }
  return null
}
