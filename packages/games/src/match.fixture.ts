import {
  type Forced,
  forcedDice,
  type Game,
  Match,
  type PositionCore,
  type PositionText,
  pieceNamed,
  positionFrom,
  Reasons,
  type Refusal,
  type Setting,
  seededDice,
} from '@hexfront/core'

/** A match that starts from a position in words, made as a rules script makes it. */
export function matchFrom<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  text: PositionText,
  dice: readonly Forced[] = [],
): Match<S, T> {
  return Match.from(game, positionFrom(game, setting, text), forcedDice(dice, pieceNamed(setting)))
}

/** A match in which a phase has just begun, with all that its beginning does to the position. */
export function matchEntering<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  { phase, ...text }: PositionText,
  dice: readonly Forced[] = [],
): Match<S, T> {
  const s = positionFrom(game, setting, text)
  game.beginPhase(s, String(phase), seededDice('fixture'))
  return Match.from(game, s, forcedDice(dice, pieceNamed(setting)))
}

/** Plays answers, each of which must be legal. */
export function say<M extends Match>(match: M, ...answers: string[]): M {
  for (const answer of answers) {
    const taken = match.say(answer)
    if (!taken.ok) throw new Error(`"${answer}" is refused: ${taken.refusal.because} (${taken.refusal.rule})`)
  }
  return match
}

/** Why an answer is refused, or null if it is legal; the match stays as it is. */
export function refusal(match: Match, answer: string): Refusal | null {
  const before = match.entries.length
  const taken = match.say(answer)
  match.takeBack(before)
  return taken.ok ? null : taken.refusal
}

/** Every legal answer; with a verb, only the operands of that verb. */
export function choices(match: Match, verb = ''): string[] {
  const texts = match.choices().map((one) => match.game.write(match.position, one))
  return verb === ''
    ? texts
    : texts.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1))
}

/** The answer to a question such as `allowance g:6`, and its line items. */
export function explain(match: Match, question: string) {
  const why = new Reasons(match.game.naming(match.setting))
  const value = match.game.explain(match.position, question, why)
  const items = why.items.map(({ rule, text, value: part }) => `${rule} ${text} ${part}`)
  return { value, items, ...(why.refusal === null ? {} : { refusal: why.refusal }) }
}

export const unitOf = (match: Match, id: string): number => match.setting.kinds['unit']!.read(id)
export const hexOf = (match: Match, name: string): number => match.setting.kinds['place']!.read(name)

interface Placed extends PositionCore {
  readonly units: { readonly place: ArrayLike<number> }
}

/** Where a unit is, or the empty string. */
export const at = (match: Match<Placed>, id: string): string =>
  String(match.setting.kinds['place']!.write(match.position.units.place[unitOf(match, id)]!))
