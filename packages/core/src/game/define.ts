import { type Choice, Choices, choice, operandA, operandB, verbOf } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { fill, LEGAL, type Naming, NO_REASONS, type Rule, type Why } from '../explain.ts'
import type { Schema } from '../state/columns.ts'
import { joinStates, type Layout, type Position, type PositionCore } from '../state/layout.ts'
import { copyInto, touch } from '../state/position.ts'
import { emptyStack, type FlowPosition, type FlowSchema, flowColumns, popStep, pushStep, topStep } from './flow.ts'
import {
  type Decision,
  type Description,
  type Game,
  type Listener,
  type Migration,
  NOBODY_LISTENS,
  type OperandKind,
  type Option,
  type Options,
  type Outcome,
  type PhaseNow,
  type Scenario,
  type Setting,
  type Side,
  type Told,
  type VerbKind,
} from './game.ts'
import type { Phase, Play, Question, Step, Verb } from './step.ts'

/** A position of a game with these columns: `type State = Played<typeof columns, MySetting>`. */
export type Played<C extends (setting: never) => Schema, T extends Setting> = Position<FlowSchema, T> &
  Position<ReturnType<C>, T>

/** A game as its author writes it: data, a table of steps, and a few small functions. */
export interface Rules<C extends Schema, T extends Setting>
  extends RulesOf<Position<FlowSchema, T> & Position<C, T>, T> {
  columns(setting: T): C
}

interface RulesOf<S, T extends Setting> {
  readonly id: string
  readonly name: string
  readonly rules: number
  readonly sides: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options?: readonly Option[]
  readonly events: Readonly<Record<string, string>>
  readonly migrations?: Readonly<Record<number, Migration>>
  readonly steps: Readonly<Record<string, Step<S>>>
  readonly questions?: Readonly<Record<string, Question<S>>>
  setting(scenario: string, options: Options): T
  agenda(setting: T): readonly Phase<S>[]
  /** Puts the pieces where the scenario wants them, before the first phase. */
  deal(s: S, play: Play): void
  rebuild?(s: S): void
  /** After every choice, before the next question is asked. */
  settle?(s: S, play: Play): void
  outcome(s: S): Omit<Outcome, 'isOver'>
  /** Blanks what a side does not know. */
  conceal?(view: S, side: Side): void
  sees?(s: S, told: Told, side: Side): Told | null
  /** Fills the blanks of a view with something that fits all the side has learned. */
  resample?(view: S, side: Side, dice: Dice): void
}

export function defineGame<C extends Schema, T extends Setting>(
  rules: Rules<C, T>,
): Game<Position<FlowSchema, T> & Position<C, T>, T> {
  return new DefinedGame(rules, (setting, flow) => joinStates(setting, flow, rules.columns(setting)))
}

interface NamedVerb<S> {
  readonly name: string
  readonly verb: UniformVerb<S>
}

/** A verb with every field in place: one shape for all of them, so that the engine finds each at once. */
type UniformVerb<S> = { readonly [N in keyof Verb<S>]-?: Verb<S>[N] | undefined } & Pick<Verb<S>, 'takes'>

interface NamedStep<S> {
  readonly name: string
  readonly step: Step<S>
  readonly verbs: readonly NamedVerb<S>[]
  readonly kinds: readonly VerbKind[]
  /** By side, nature first. */
  readonly decisions: readonly Decision[]
}

/** What is worked out once for a setting. */
interface Tables<S, T> {
  readonly layout: Layout<S, T>
  readonly agenda: readonly Phase<S>[]
}

class DefinedGame<S extends FlowPosition & PositionCore<T>, T extends Setting> implements Game<S, T>, Play {
  readonly id: string
  readonly name: string
  readonly rules: number
  readonly sides: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options: readonly Option[]
  readonly events: Readonly<Record<string, string>>
  readonly migrations: Readonly<Record<number, Migration>>
  readonly #rules: RulesOf<S, T>
  readonly #layoutOf: (setting: T, flow: FlowSchema) => Layout<S, T>
  /** Index 0 is no step. */
  readonly #steps: readonly (NamedStep<S> | null)[]
  readonly #stepNames: readonly string[]
  readonly #settings = new Map<string, T>()
  readonly #tables = new WeakMap<T, Tables<S, T>>()
  readonly #scratch = new Choices()

  #position: S | null = null
  #dice: Dice | null = null
  #listener: Listener = NOBODY_LISTENS

  constructor(rules: RulesOf<S, T>, layoutOf: (setting: T, flow: FlowSchema) => Layout<S, T>) {
    this.#rules = rules
    this.#layoutOf = layoutOf
    this.id = rules.id
    this.name = rules.name
    this.rules = rules.rules
    this.sides = rules.sides
    this.scenarios = rules.scenarios
    this.options = rules.options ?? []
    this.events = rules.events
    this.migrations = rules.migrations ?? {}
    this.#stepNames = Object.keys(rules.steps)
    this.#steps = [null, ...Object.entries(rules.steps).map(([name, step]) => nameStep(name, step, rules.sides.length))]
  }

  setting(scenario: string, options: Options = {}): T {
    if (!this.scenarios.some(({ id }) => id === scenario))
      throw new Error(`${this.id} has no scenario ${JSON.stringify(scenario)} (there are ${list(this.scenarios)})`)
    const chosen = chooseOptions(this.id, this.options, options)
    const key = JSON.stringify([scenario, chosen])
    let setting = this.#settings.get(key)
    if (!setting) {
      setting = this.#rules.setting(scenario, chosen)
      this.#settings.set(key, setting)
    }
    return setting
  }

  blank(setting: T): S {
    return this.#tablesOf(setting).layout.blank()
  }

  start(setting: T, dice: Dice, listener: Listener = NOBODY_LISTENS, into: S = this.blank(setting)): S {
    const s = into
    s.bytes.fill(0)
    this.#begin(s, dice, listener)
    s.turn = 1
    this.rebuild(s)
    this.#rules.deal(s, this)
    this.rebuild(s)
    this.#settle(s)
    return s
  }

  rebuild(s: S): void {
    touch(s)
    this.#rules.rebuild?.(s)
  }

  decision(s: S): Decision | Outcome {
    if (s.flow.over !== 0) return { isOver: true, ...this.#rules.outcome(s) }
    const asking = this.#asking(s)
    return asking.decisions[asking.step.asks(s)]!
  }

  phase(s: S): PhaseNow {
    const phase = this.#agenda(s)[s.flow.phase - 1]
    return phase ?? { id: '', side: 0, rule: '' }
  }

  verbs(s: S): readonly VerbKind[] {
    return s.flow.over === 0 ? this.#asking(s).kinds : []
  }

  choices(s: S, out: Choices): void {
    out.clear()
    if (s.flow.over !== 0) return
    const { verbs } = this.#asking(s)
    for (let v = 0; v < verbs.length; v++) {
      const { verb } = verbs[v]!
      out.under(v)
      const from = out.length
      this.#offer(s, verb, out)
      if (out.isCanonical && verb.adds) dropUpTo(verb.adds(s).lastIndexOf(1), out, from)
      if (verb.bars && !verb.isExact) dropBarred(s, verb, out, from)
    }
  }

  bars(s: S, c: Choice, why: Why = NO_REASONS): Rule {
    if (s.flow.over !== 0) return why.no('over', 'the game is over')
    const asking = this.#asking(s)
    const named = asking.verbs[verbOf(c)]
    if (!named) return why.no(asking.step.rule, 'that is no answer to this question')
    const { verb } = named
    const a = operandA(c)
    const b = operandB(c)
    if (!this.#fits(s, verb.a, a) || !this.#fits(s, verb.b, b))
      return why.no(asking.step.rule, 'there is no such thing')
    if (verb.bars) return verb.bars(s, a, why, b)
    if (!verb.offers) return LEGAL
    const listed = this.#scratch
    listed.clear()
    listed.under(verbOf(c))
    verb.offers(s, listed)
    return listed.includes(c) ? LEGAL : why.no(asking.step.rule, 'that is not offered here')
  }

  take(s: S, c: Choice, dice: Dice, listener: Listener = NOBODY_LISTENS): void {
    const named = this.#asking(s).verbs[verbOf(c)]
    if (!named) throw new Error(`${this.id}: verb ${verbOf(c)} is not known to step ${this.#asking(s).name}`)
    this.#begin(s, dice, listener)
    named.verb.takes(s, operandA(c), this, operandB(c))
    this.#settle(s)
    s.changes++
  }

  beginPhase(s: S, id: string, dice: Dice): void {
    const agenda = this.#agenda(s)
    const at = agenda.findIndex((phase) => phase.id === id)
    if (at < 0) throw new Error(`${this.id} has no phase ${JSON.stringify(id)} (there are ${list(agenda)})`)
    this.#begin(s, dice, NOBODY_LISTENS)
    emptyStack(s)
    s.flow.over = 0
    s.flow.phase = at + 1
    this.#beginPhase(s, agenda[at]!)
    this.#settle(s)
  }

  openSteps(s: S, steps: readonly string[]): void {
    emptyStack(s)
    for (const step of steps) pushStep(s, this.#stepIndex(step), step)
  }

  view(s: S, side: Side, into: S): void {
    copyInto(into, s)
    if (!this.#rules.conceal) return
    this.#rules.conceal(into, side)
    this.rebuild(into)
  }

  isSealed(s: S, c: Choice): boolean {
    return this.#asking(s).verbs[verbOf(c)]?.verb.isSealed === true
  }

  sees(s: S, told: Told, side: Side): Told | null {
    return this.#rules.sees ? this.#rules.sees(s, told, side) : told
  }

  resample(view: S, side: Side, dice: Dice, into: S): void {
    copyInto(into, view)
    if (!this.#rules.resample) return
    this.#rules.resample(into, side, dice)
    this.rebuild(into)
  }

  naming(setting: T): Naming {
    return (kind, value) => {
      if (kind === 'side') return this.sides[value - 1] ?? 'nature'
      return String(setting.kinds[kind]?.write(value) ?? value)
    }
  }

  prompt(s: S, name: Naming = this.naming(s.setting)): string {
    if (s.flow.over !== 0) return 'The game is over.'
    const { step } = this.#asking(s)
    return fill(step.prompt, step.about?.(s) ?? [], name)
  }

  describe(s: S, c: Choice, name: Naming = this.naming(s.setting)): Description {
    const { verb } = this.#asking(s).verbs[verbOf(c)]!
    const operands: [string | undefined, number][] = [
      [verb.b, operandB(c)],
      [verb.a, operandA(c)],
    ]
    const given = operands.filter(([kind]) => kind !== undefined)
    const values = given.map(([, value]) => value)
    return {
      text: verb.says === undefined ? this.write(s, c) : fill(verb.says, values, name),
      units: given.filter(([kind]) => kind === 'unit').map(([, value]) => value),
      places: given.filter(([kind]) => kind === 'place').map(([, value]) => value),
    }
  }

  write(s: S, c: Choice): string {
    const { name, verb } = this.#asking(s).verbs[verbOf(c)]!
    const words = [name]
    if (verb.b !== undefined) words.push(String(this.#kind(s, verb.b).write(operandB(c))))
    if (verb.a !== undefined) words.push(String(this.#kind(s, verb.a).write(operandA(c))))
    return words.join(' ')
  }

  read(s: S, text: string): { choice: Choice; rest: string } {
    if (s.flow.over !== 0) throw new Error(`"${text}" comes after the end of the game`)
    const { name: stepName, verbs } = this.#asking(s)
    const [said = '', ...words] = text.trim().split(/\s+/)
    const index = verbs.findIndex(({ name }) => name === said)
    const named = verbs[index]
    if (!named)
      throw new Error(
        `"${said}" is no answer in step ${stepName} (there are ${verbs.map(({ name }) => name).join(', ')})`,
      )
    const { verb } = named
    const b = verb.b === undefined ? 0 : this.#operand(s, said, verb.b, words.shift())
    const a = verb.a === undefined ? 0 : this.#operand(s, said, verb.a, words.shift())
    if (words.length > 0 && verb.next === undefined)
      throw new Error(`"${text}": "${said}" takes nothing more than ${wanted(verb)}`)
    return { choice: choice(index, a, b), rest: words.length > 0 ? `${verb.next} ${words.join(' ')}` : '' }
  }

  explain(s: S, question: string, why: Why): number {
    const questions = this.#rules.questions ?? {}
    const [name = '', ...words] = question.trim().split(/\s+/)
    const asked = questions[name]
    if (!asked) throw new Error(`${this.id} cannot explain "${name}" (there are ${Object.keys(questions).join(', ')})`)
    const b = asked.b === undefined ? 0 : this.#operand(s, name, asked.b, words.shift())
    const a = asked.a === undefined ? 0 : this.#operand(s, name, asked.a, words.shift())
    return asked.value(s, a, why, b)
  }

  get dice(): Dice {
    if (!this.#dice) throw new Error(`${this.id}: dice are wanted outside of play`)
    return this.#dice
  }

  tell(event: string, a?: number, b?: number, c?: number): void {
    this.#listener.tell(event, a, b, c)
  }

  reveal(): void {
    this.#listener.reveal()
  }

  enter(step: string): void {
    pushStep(this.#played(), this.#stepIndex(step), step)
  }

  leave(): void {
    const s = this.#played()
    s.layout.forget(s, this.#asking(s).name)
    popStep(s)
  }

  follow(step: string): void {
    this.leave()
    this.enter(step)
  }

  finish(): void {
    const s = this.#played()
    while (s.flow.depth > 0) this.leave()
    s.flow.over = 1
  }

  /** From here on `enter`, `leave` and the dice are about this position. */
  #begin(s: S, dice: Dice, listener: Listener): void {
    this.#position = s
    this.#dice = dice
    this.#listener = listener
    s.changes++
  }

  #played(): S {
    if (!this.#position) throw new Error(`${this.id}: a step is entered outside of play`)
    return this.#position
  }

  #asking(s: S): NamedStep<S> {
    const asking = this.#steps[topStep(s)]
    if (!asking) throw new Error(`${this.id}: nobody is asked anything`)
    return asking
  }

  #stepIndex(step: string): number {
    const index = this.#stepNames.indexOf(step) + 1
    if (index === 0) throw new Error(`${this.id} has no step ${step} (there are ${this.#stepNames.join(', ')})`)
    return index
  }

  #settle(s: S): void {
    this.#rules.settle?.(s, this)
    if (s.flow.depth > 0 || s.flow.over !== 0) return
    const agenda = this.#agenda(s)
    for (let passed = 0; s.flow.depth === 0 && s.flow.over === 0; passed++) {
      if (passed > 2 * agenda.length) throw new Error(`${this.id}: a whole turn went by without a question`)
      if (s.flow.phase === agenda.length) {
        s.flow.phase = 0
        s.turn++
      }
      s.flow.phase++
      const phase = agenda[s.flow.phase - 1]!
      if (phase.when && !phase.when(s)) continue
      passed = phase.step === undefined ? passed : -1
      this.#beginPhase(s, phase)
    }
  }

  #beginPhase(s: S, phase: Phase<S>): void {
    touch(s)
    phase.enter?.(s, this)
    if (phase.step !== undefined && s.flow.over === 0) this.enter(phase.step)
  }

  #agenda(s: S): readonly Phase<S>[] {
    return this.#tablesOf(s.setting).agenda
  }

  #tablesOf(setting: T): Tables<S, T> {
    let tables = this.#tables.get(setting)
    if (!tables) {
      const agenda = this.#rules.agenda(setting)
      const phases = agenda.map(({ id }) => id)
      tables = { agenda, layout: this.#layoutOf(setting, flowColumns(phases, this.#stepNames)) }
      this.#tables.set(setting, tables)
    }
    return tables
  }

  #kind(s: S, kind: string): OperandKind {
    const found = s.setting.kinds[kind]
    if (!found) throw new Error(`${this.id} has no operands of kind ${kind}`)
    return found
  }

  #offer(s: S, verb: UniformVerb<S>, out: Choices): void {
    if (verb.offers) verb.offers(s, out)
    else if (verb.a === undefined) out.add()
    else {
      const { least, most } = this.#kind(s, verb.a)
      for (let value = least; value <= most; value++) out.add(value)
    }
  }

  #fits(s: S, kind: string | undefined, value: number): boolean {
    if (kind === undefined) return value === 0
    const { least, most } = this.#kind(s, kind)
    return value >= least && value <= most
  }

  #operand(s: S, verb: string, kind: string, word: string | undefined): number {
    if (word === undefined) throw new Error(`"${verb}" wants a ${kind}`)
    return this.#kind(s, kind).read(word)
  }
}

function nameStep<S>(name: string, step: Step<S>, sides: number): NamedStep<S> {
  const verbs = Object.entries(step.verbs).map(([verb, rules]) => ({ name: verb, verb: uniform(rules) }))
  const decisions = Array.from({ length: sides + 1 }, (_, side) => ({
    isOver: false as const,
    side,
    step: name,
    rule: step.rule,
  }))
  const kinds = verbs.map(({ name: said, verb: { a, b } }, verb) => ({ verb, name: said, a, b }))
  return { name, step, verbs, kinds, decisions }
}

function uniform<S>({ a, b, says, isSealed, next, offers, isExact, adds, bars, takes }: Verb<S>): UniformVerb<S> {
  return { a, b, says, isSealed, next, offers, isExact, adds, bars, takes }
}

function dropUpTo(last: number, out: Choices, from: number): void {
  const { items } = out
  let kept = from
  for (let i = from; i < out.length; i++) if (operandA(items[i]!) > last) items[kept++] = items[i]!
  out.length = kept
}

function dropBarred<S>(s: S, verb: UniformVerb<S>, out: Choices, from: number): void {
  const { items } = out
  let kept = from
  for (let i = from; i < out.length; i++) {
    const c = items[i]!
    if (verb.bars!(s, operandA(c), NO_REASONS, operandB(c)) === LEGAL) items[kept++] = c
  }
  out.length = kept
}

function chooseOptions(game: string, known: readonly Option[], given: Options): Options {
  const chosen: Record<string, string> = {}
  for (const { id, standard } of known) chosen[id] = standard
  for (const [id, value] of Object.entries(given)) {
    const option = known.find((other) => other.id === id)
    if (!option) throw new Error(`${game} has no option ${JSON.stringify(id)} (there are ${list(known) || 'none'})`)
    if (!option.values.includes(value))
      throw new Error(`option ${id} of ${game} is one of ${option.values.join(', ')}, not ${JSON.stringify(value)}`)
    chosen[id] = value
  }
  return chosen
}

const list = (entries: readonly { readonly id: string }[]): string => entries.map(({ id }) => id).join(', ')

const wanted = (verb: { a: string | undefined; b: string | undefined }): string =>
  [verb.b, verb.a].filter(Boolean).join(' and ') || 'its name'
