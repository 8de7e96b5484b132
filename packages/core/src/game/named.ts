import type { Decision, VerbKind } from './game.ts'
import type { Expansion, Stage, Step, Verb, Words } from './step.ts'

/** A step with its name and its verbs in order, as the engine looks them up. */
export interface NamedStep<S> {
  readonly name: string
  readonly step: Step<S>
  readonly stages: readonly Stage<S>[]
  readonly verbs: readonly NamedVerb<S>[]
  readonly kinds: readonly VerbKind[]
  /** By side, nature first. */
  readonly decisions: readonly Decision[]
}

interface NamedVerb<S> {
  readonly name: string
  readonly verb: UniformVerb<S>
  /** Its text form with blanks: `place {unit} {place}`. */
  readonly template: string
}

/** A verb with every field in place: one shape for all of them, so that the engine finds each at once. */
export type UniformVerb<S> = { readonly [N in keyof Verb<S>]-?: Verb<S>[N] | undefined } & Pick<Verb<S>, 'takes'> & {
    readonly expands: Expansion<S>['expands'] | undefined
    readonly isAnytime: boolean
  }

/** `anytime` are the verbs that every step has, after its own. */
export function nameStep<S>(
  name: string,
  step: Step<S, Words>,
  anytime: Readonly<Record<string, Verb<S, Words>>>,
  sides: number,
): NamedStep<S> {
  const verbs = [
    ...Object.entries(step.verbs).map(([verb, rules]) => nameVerb(verb, uniform(verb, rules, false))),
    ...Object.entries(anytime).map(([verb, rules]) => nameVerb(verb, uniform(verb, rules, true))),
  ]
  const decisions = Array.from({ length: sides + 1 }, (_, side) => ({
    isOver: false as const,
    side,
    step: name,
    rule: step.rule,
  }))
  const kinds = verbs.map(({ name: said, verb: { a, b, isAnytime } }, verb) => ({ verb, name: said, a, b, isAnytime }))
  return { name, step, stages: step.stages ?? [], verbs, kinds, decisions }
}

function nameVerb<S>(name: string, verb: UniformVerb<S>): NamedVerb<S> {
  const blanks = [verb.b, verb.a].flatMap((kind) => (kind === undefined ? [] : `{${kind}}`))
  return { name, verb, template: [name, ...blanks].join(' ') }
}

function uniform<S>(name: string, rules: Verb<S> | Expansion<S>, isAnytime: boolean): UniformVerb<S> {
  const none = undefined
  if ('expands' in rules) {
    const { says, formerly, bars, expands } = rules
    const takes = () => {
      throw new Error(`"${name}" is worked out by the host: single answers are taken`)
    }
    return {
      a: none,
      b: none,
      says,
      formerly,
      isSealed: none,
      hears: none,
      next: none,
      offers: none,
      isExact: none,
      adds: none,
      bars,
      takes,
      expands,
      isAnytime,
    }
  }
  const { a, b, says, formerly, isSealed, hears, next, offers, isExact, adds, bars, takes } = rules
  return { a, b, says, formerly, isSealed, hears, next, offers, isExact, adds, bars, takes, expands: none, isAnytime }
}
