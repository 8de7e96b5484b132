import { type Choice, Choices, choice, operandA, operandB, verbOf } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import type { Draw } from '../dice/draw.ts'
import { fill, LEGAL, type Naming, NO_REASONS, type Rule, type Why } from '../explain.ts'
import type { Book } from '../overlay/book.ts'
import { checkOverlay, type DataOverlay } from '../overlay/overlay.ts'
import { type Schema, say } from '../state/columns.ts'
import { joinStates, type Layout, type Position, type PositionCore } from '../state/layout.ts'
import { changed, copyInto, touch } from '../state/position.ts'
import { checkGame, checkSetting } from './declarations.ts'
import { emptyStack, type FlowPosition, type FlowSchema, flowColumns, pushStep, topStep } from './flow.ts'
import {
  type Decision,
  type Description,
  type Game,
  type Listener,
  type Migration,
  NATURE,
  NOBODY_LISTENS,
  type OperandKind,
  type Option,
  type Options,
  type Outcome,
  type PieceLaws,
  type QuestionKind,
  type Scenario,
  type Sentence,
  type Setting,
  type Side,
  type Told,
  type VerbKind,
} from './game.ts'
import { type NamedStep, nameStep, type UniformVerb } from './named.ts'
import { type Course, Playing } from './playing.ts'
import type { Rules, RulesOf } from './rules.ts'
import { type Phase, phaseNow } from './sequence.ts'
import type { PhaseRules, Play, Step, Words } from './step.ts'

export function defineGame<
  C extends Schema,
  T extends Setting,
  W extends Words = Words,
  const O extends readonly Option[] = readonly Option[],
  D = unknown,
>(rules: Rules<C, T, W, O, D>): Game<Position<FlowSchema, T> & Position<C, T>, T> {
  return new DefinedGame(rules, (setting, flow) => joinStates(setting, flow, rules.columns(setting)))
}

const NO_PHASE: Phase = { id: '', side: 0, rule: '' }
const NO_RULES: PhaseRules<unknown> = {}

class DefinedGame<S extends FlowPosition & PositionCore<T>, T extends Setting> implements Game<S, T>, Course<S> {
  readonly id: string
  readonly name: string
  readonly rules: number
  readonly sides: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options: readonly Option[]
  readonly events: Readonly<Record<string, string>>
  readonly migrations: Readonly<Record<number, Migration>>
  readonly silent: readonly string[]
  readonly stepVerbs: Readonly<Record<string, readonly VerbKind[]>>
  readonly questions: readonly QuestionKind[]
  readonly hasSecrets: boolean
  readonly pieces: PieceLaws<S> | null
  readonly book: Book | null
  /** Index 0 is no step. */
  readonly steps: readonly (NamedStep<S> | null)[]
  readonly #rules: RulesOf<S, T>
  readonly #layoutOf: (setting: T, flow: FlowSchema) => Layout<S, T>
  readonly #named: readonly NamedStep<S>[]
  readonly #settings = new Map<string, T>()
  readonly #overlays = new WeakMap<T, DataOverlay>()
  readonly #layouts = new WeakMap<T, Layout<S, T>>()
  /** Positions to try things on, while they are not in use. */
  readonly #spares = new WeakMap<T, S>()
  readonly #scratch = new Choices()
  /** At rest; null while a choice is carried out. */
  #idle: Playing<S> | null

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
    this.silent = rules.silent ?? []
    const steps: readonly (readonly [string, Step<S>])[] = Object.entries(rules.steps)
    this.#named = steps.map(([name, step]) => nameStep(name, step, rules.anytime ?? {}, rules.sides.length))
    this.steps = [null, ...this.#named]
    this.stepVerbs = Object.fromEntries(this.#named.map(({ name, kinds }) => [name, kinds]))
    this.questions = Object.entries(rules.questions ?? {}).map(([name, { a, b }]) => ({ name, a, b }))
    this.hasSecrets = rules.conceal !== undefined
    this.pieces = rules.pieces ?? null
    this.book = rules.book ?? null
    checkGame(this, this.#named)
    this.#idle = new Playing(this)
  }

  setting(scenario: string, options: Options = {}, overlay: DataOverlay | null = null): T {
    if (!this.scenarios.some(({ id }) => id === scenario))
      throw new Error(`${this.id} has no scenario ${JSON.stringify(scenario)} (there are ${list(this.scenarios)})`)
    const chosen = chooseOptions(this.id, this.options, options)
    const key = JSON.stringify(overlay ? [scenario, chosen, overlay] : [scenario, chosen])
    let setting = this.#settings.get(key)
    if (!setting) {
      setting = this.#rules.setting(scenario, chosen, this.#dataWith(overlay))
      if (overlay) this.#overlays.set(setting, overlay)
      this.#settings.set(key, setting)
    }
    return setting
  }

  overlayOf(setting: T): DataOverlay | null {
    return this.#overlays.get(setting) ?? null
  }

  settingOf(s: S): T {
    return s.setting
  }

  blank(setting: T): S {
    return this.#layout(setting).blank()
  }

  start(setting: T, dice: Dice, listener: Listener = NOBODY_LISTENS, into: S = this.blank(setting)): S {
    const s = into
    s.bytes.fill(0)
    this.#play(s, dice, listener, (play) => {
      s.turn = setting.sequence.start.turn
      this.rebuild(s)
      this.#rules.deal(s, play)
      this.rebuild(s)
      play.start(s)
    })
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

  phase(s: S): Phase {
    return s.flow.phase === 0 ? NO_PHASE : phaseNow<Phase>(s)
  }

  stepsOpen(s: S): readonly string[] {
    return Array.from({ length: s.flow.depth }, (_, level) => this.steps[s.stack.step[level + 1]!]!.name)
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
      if (verb.expands && !out.isForPeople) continue
      if (verb.isAnytime && !verb.offers) continue
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
    if (verb.isAnytime && asking.step.asks(s) === NATURE) return why.no(asking.step.rule, 'nobody is asked now')
    const a = operandA(c)
    const b = operandB(c)
    if (!this.#fits(s, verb.a, a) || !this.#fits(s, verb.b, b))
      return why.no(asking.step.rule, 'there is no such thing')
    if (verb.bars) return verb.bars(s, a, why, b)
    if (!verb.offers || verb.isAnytime) return LEGAL
    const listed = this.#scratch
    listed.clear()
    listed.under(verbOf(c))
    verb.offers(s, listed)
    return listed.includes(c) ? LEGAL : why.no(asking.step.rule, 'that is not offered here')
  }

  take(s: S, c: Choice, dice: Dice, listener: Listener = NOBODY_LISTENS): void {
    const named = this.#asking(s).verbs[verbOf(c)]
    if (!named) throw new Error(`${this.id}: verb ${verbOf(c)} is not known to step ${this.#asking(s).name}`)
    const play = this.#idle ?? new Playing(this)
    this.#idle = null
    play.open(s, dice, listener)
    try {
      named.verb.takes(s, operandA(c), play, operandB(c))
      play.settle(s)
    } finally {
      play.close()
      this.#idle = play
    }
    changed(s)
  }

  anytime(s: S): readonly Choice[] {
    if (s.flow.over !== 0) return []
    return this.#asking(s)
      .verbs.flatMap(({ verb }, at) => (verb.isAnytime ? [choice(at)] : []))
      .filter((one) => this.bars(s, one) === LEGAL)
  }

  expand(s: S, c: Choice): readonly string[] | null {
    const expands = this.#asking(s).verbs[verbOf(c)]?.verb.expands
    if (!expands) return null
    const copy = this.#spares.get(s.setting) ?? this.blank(s.setting)
    this.#spares.delete(s.setting)
    copyInto(copy, s)
    try {
      return expands(copy)
    } finally {
      this.#spares.set(s.setting, copy)
    }
  }

  beginPhase(s: S, id: string, dice: Dice): void {
    const { phases } = s.setting.sequence
    const at = phases.findLastIndex((phase) => phase.id === id)
    if (at < 0) throw new Error(`${this.id} has no phase ${JSON.stringify(id)} (there are ${list(phases.slice(1))})`)
    this.#play(s, dice, NOBODY_LISTENS, (play) => play.beginPhase(s, at))
  }

  openSteps(s: S, steps: readonly string[]): void {
    emptyStack(s)
    const names = this.#named.map(({ name }) => name)
    for (const step of steps) {
      if (!names.includes(step)) throw new Error(`${this.id} has no step ${step} (there are ${names.join(', ')})`)
      pushStep(s, names.indexOf(step) + 1, step)
    }
  }

  view(s: S, side: Side, into: S): void {
    copyInto(into, s)
    if (!this.#rules.conceal) return
    this.#rules.conceal(into, side)
    this.rebuild(into)
  }

  hears(s: S, c: Choice, side: Side): Sentence | null {
    const { step, verbs } = this.#asking(s)
    const { verb, template } = verbs[verbOf(c)]!
    const a = operandA(c)
    const b = operandB(c)
    if (side !== step.asks(s)) {
      if (verb.isSealed) return null
      const heard = verb.hears ? verb.hears(s, a, side, b) : 'all'
      if (heard !== 'all') return heard
    }
    return { template, operands: [...(verb.b === undefined ? [] : [b]), ...(verb.a === undefined ? [] : [a])] }
  }

  sees(s: S, told: Told, side: Side): Told | null {
    return this.#rules.sees ? this.#rules.sees(s, told, side) : told
  }

  seesDraw(s: S, draw: Draw, side: Side): Draw | null {
    return this.#rules.seesDraw ? this.#rules.seesDraw(s, draw, side) : draw
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
    const index = verbs.findIndex(({ name, verb }) => name === said || verb.formerly === said)
    const named = verbs[index]
    if (!named)
      throw new Error(
        `${say(said)} is no answer in step ${stepName} (there are ${verbs.map(({ name }) => name).join(', ')})`,
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
    return asked.bars && asked.bars(s, a, why, b) !== LEGAL ? 0 : asked.value(s, a, why, b)
  }

  impossible(s: S): string {
    const last = this.#rules.turns?.(s.setting) ?? Number.POSITIVE_INFINITY
    if (s.turn < 1 || s.turn > last) return `there is no turn ${s.turn}${s.turn < 1 ? '' : `, the last is ${last}`}`
    return this.pieces?.broken(s) || (this.#rules.impossible?.(s) ?? '')
  }

  phaseRules(s: S): PhaseRules<S> {
    return this.#rules.phases?.[phaseNow<Phase>(s).id] ?? NO_RULES
  }

  settle(s: S, play: Play): void {
    this.#rules.settle?.(s, play)
  }

  /** Carries something out that is not an answer: a start, or a phase that a script begins. */
  #play(s: S, dice: Dice, listener: Listener, act: (play: Playing<S>) => void): void {
    const play = new Playing(this)
    play.open(s, dice, listener)
    act(play)
    changed(s)
  }

  #dataWith(overlay: DataOverlay | null): unknown {
    if (!overlay) return this.book?.data
    return this.book?.with(checkOverlay(overlay, this, overlay.name).set)
  }

  #asking(s: S): NamedStep<S> {
    const asking = this.steps[topStep(s)]
    if (!asking) throw new Error(`${this.id}: nobody is asked anything`)
    return asking
  }

  #layout(setting: T): Layout<S, T> {
    let layout = this.#layouts.get(setting)
    if (!layout) {
      const phases = setting.sequence.phases.slice(1)
      const steps = this.#named.map(({ name }) => name)
      layout = this.#layoutOf(
        setting,
        flowColumns(
          phases.map(({ id }) => id),
          steps,
        ),
      )
      checkSetting(this, this.#named, setting, Object.keys(this.#rules.phases ?? {}), layout)
      this.#layouts.set(setting, layout)
    }
    return layout
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
