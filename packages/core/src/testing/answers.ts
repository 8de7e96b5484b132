import { type Choice, type Choices, choice, MAX_A, MAX_B, operandA, operandB, verbOf } from '../choice.ts'
import { Reasons } from '../explain.ts'
import type { Setting, VerbKind } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { attempt, Found } from './fault.ts'
import type { Watch } from './watch.ts'

/** Answers are listed in order and legal, have a text of their own, and nothing else is legal but what may be said at any time. */
export function holdAnswers<S extends PositionCore, T extends Setting>(
  { game }: Watch<S, T>,
  s: S,
  listed: Choices,
  probes: readonly Choice[],
): void {
  for (let i = 0; i < listed.length; i++) {
    const c = listed.at(i)
    const text = game.write(s, c)
    if (i > 0 && c <= listed.at(i - 1))
      throw new Found('order', `${text} comes after ${game.write(s, listed.at(i - 1))}`)
    if (game.bars(s, c) !== '') throw new Found('offered but barred', `${text} by ${game.bars(s, c)}`)
    const back = game.read(s, text)
    if (back.choice !== c || back.rest !== '') throw new Found('text of a choice', `"${text}" reads as another choice`)
  }
  const anytime = game.anytime(s)
  for (const c of probes) {
    const isBarred = game.bars(s, c) !== ''
    if (isBarred === (listed.includes(c) || anytime.includes(c)))
      throw new Found(
        isBarred ? 'offered but barred' : 'barred but legal',
        `verb ${verbOf(c)} with ${operandA(c)} and ${operandB(c)}: ${isBarred ? 'listed yet barred' : 'not listed yet not barred'}`,
      )
  }
}

/** Any answers at all: some near to those on the list, some from all that the kinds of a verb may name, and a little more. */
export function probesOf<S extends PositionCore, T extends Setting>(
  { game, chance, setting }: Watch<S, T>,
  s: S,
  listed: Choices,
  count: number,
): Choice[] {
  const verbs = game.verbs(s)
  return Array.from({ length: count }, () => (chance.pick(2, 'near or far') === 0 ? near() : far()))

  function near(): Choice {
    const one = listed.at(chance.pick(listed.length, 'a choice to vary'))
    const two = listed.at(chance.pick(listed.length, 'another'))
    const a = operandA(two) + chance.pick(5, 'an offset') - 2
    const b = operandB(chance.pick(2, 'which') === 0 ? one : two)
    return choice(verbOf(one), Math.max(0, Math.min(MAX_A, a)), b)
  }

  function far(): Choice {
    const verb = chance.pick(verbs.length + 1, 'a verb')
    const of: VerbKind | undefined = verbs[verb]
    return choice(verb, anyOf(of?.a, MAX_A), anyOf(of?.b, MAX_B))
  }

  /** One more than there are, too; an operand where there should be none now and then. */
  function anyOf(kind: string | undefined, bound: number): number {
    if (kind === undefined) return chance.pick(8, 'an operand too many') === 0 ? 1 : 0
    const most = setting.kinds[kind]?.most ?? bound
    return chance.pick(Math.min(most + 1, bound) + 1, 'an operand')
  }
}

/** A question, asked of anything at any moment, is answered with a number or a reason. */
export function holdQuestion<S extends PositionCore, T extends Setting>(watch: Watch<S, T>, s: S): void {
  const { game, chance, setting } = watch
  if (game.questions.length === 0) return
  const { name, a, b } = game.questions[chance.pick(game.questions.length, 'a question')]!
  const operands = [b, a].flatMap((kind) => {
    const of = kind === undefined ? undefined : setting.kinds[kind]
    return of === undefined ? [] : [of.write(of.least + chance.pick(of.most - of.least + 1, 'an operand'))]
  })
  const question = [name, ...operands].join(' ')
  const why = new Reasons(game.naming(setting))
  const value = attempt('question', () => game.explain(s, question, why))
  if (!Number.isFinite(value)) throw new Found('question', `"${question}" comes to ${value}`)
  if (why.refusal?.because === '') throw new Found('question', `"${question}" is refused without a word`)
}
