import { type Choice, Choices, choice, MAX_A, MAX_B, operandA, operandB, verbOf } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { forcedDice } from '../dice/forced.ts'
import { seededDice } from '../dice/seeded.ts'
import { ExpandedAnswers } from '../expanded.ts'
import { type Decision, type Game, NATURE, type Options, type Setting, type Side, SPECTATOR } from '../game/game.ts'
import { heardBy } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import { loadRecord } from '../match/open.ts'
import { type MatchRecord, readRecord, writeRecord } from '../match/record.ts'
import type { Policy } from '../policy.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto, hash, samePosition } from '../state/position.ts'
import { readPosition, writePosition } from '../state/text.ts'
import { choicesFor, looksTheSame } from '../view.ts'
import { shrink } from './shrink.ts'

/** What the kit found wrong. Each name is one law that every game keeps. */
export type Fault =
  | 'threw'
  | 'dead end'
  | 'runaway'
  | 'order'
  | 'offered but barred'
  | 'barred but legal'
  | 'text of a choice'
  | 'text of a position'
  | 'derived columns'
  | 'copy'
  | 'idle side'
  | 'leak'
  | 'resample'
  | 'undo'
  | 'roll back'
  | 'replay'
  | 'invariant'

export interface Failure {
  readonly fault: Fault
  readonly message: string
  readonly scenario: string
  readonly options: Options
  readonly seed: string
  /** How many choices lead to it. */
  readonly choices: number
  /** A short match that shows it; it opens in the client. */
  readonly record: MatchRecord | null
}

export interface Conduct<S> {
  readonly scenario: string
  readonly options?: Options
  readonly games?: number
  readonly seed?: string | number
  /** More choices than this in one game is a runaway. */
  readonly limit?: number
  /** Laws of this game, held after every choice: the empty string, or what is broken. */
  readonly invariant?: (s: S, before: S) => string
  /** Who plays; chance if left out. One for each side of each game. */
  readonly player?: (side: Side, seed: string) => Policy<S>
  /** A clock in milliseconds, to find the slowest choice. */
  readonly clock?: () => number
  /** How many random answers are held against `bars` at each question. */
  readonly probes?: number
  /** The costly laws are held at every so many choices, for long runs; at each one if left out. */
  readonly every?: number
}

export interface Report {
  readonly games: number
  readonly choices: number
  readonly longest: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly slowest: { readonly milliseconds: number; readonly text: string } | null
  readonly failures: readonly Failure[]
}

/** Plays legal games to the end, at random if nobody is named, and holds every position against the laws above. */
export function conform<S extends PositionCore, T extends Setting>(game: Game<S, T>, conduct: Conduct<S>): Report {
  const { games = 10, seed = 1 } = conduct
  const failures: Failure[] = []
  const outcomes: Record<string, number> = {}
  let choices = 0
  let longest = 0
  let slowest: Report['slowest'] = null
  for (let n = 0; n < games; n++) {
    const trial = new Trial(game, conduct, `${seed}/${n}`)
    const { player } = conduct
    const found = trial.run(player === undefined ? trial.atRandom() : trial.by(player))
    choices += trial.taken
    longest = Math.max(longest, trial.taken)
    if (trial.slowest && trial.slowest.milliseconds > (slowest?.milliseconds ?? 0)) slowest = trial.slowest
    if (found) {
      const isNew = !failures.some(({ fault }) => fault === found.fault)
      failures.push(isNew ? shorten(game, conduct, trial, found) : failureOf(conduct, trial, found))
    } else outcomes[trial.outcome] = (outcomes[trial.outcome] ?? 0) + 1
  }
  return { games, choices, longest, outcomes, slowest, failures }
}

class Found extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Says which choice comes next; null ends the game there. */
type Chooser = (choices: Choices) => Choice | null

/** Plays ever shorter versions of a game that failed; one that does not end cannot be shortened. */
function shorten<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  conduct: Conduct<S>,
  trial: Trial<S, T>,
  found: Found,
): Failure {
  let best = trial
  if (found.fault !== 'runaway')
    shrink(trial.said(), (texts) => {
      const again = new Trial(game, conduct, trial.seed)
      const isSame = again.run(again.fromScript(texts))?.fault === found.fault
      if (isSame) best = again
      return isSame
    })
  return failureOf(conduct, best, found)
}

function failureOf<S extends PositionCore, T extends Setting>(
  { scenario, options = {} }: Conduct<S>,
  trial: Trial<S, T>,
  { fault, message }: Found,
): Failure {
  return { fault, message, scenario, options, seed: trial.seed, choices: trial.said().length, record: trial.record() }
}

/** One game under watch. */
class Trial<S extends PositionCore, T extends Setting> {
  readonly seed: string
  taken = 0
  outcome = 'unfinished'
  slowest: Report['slowest'] = null
  readonly #game: Game<S, T>
  readonly #conduct: Conduct<S>
  readonly #setting: T
  readonly #sides: readonly Side[]
  readonly #chance: Dice
  readonly #listed = new Choices()
  readonly #other = new Choices()
  readonly #people = new Choices()
  readonly #a: S
  readonly #b: S
  readonly #c: S
  #match: Match<S, T> | null = null
  /** The choice being taken, which a failure should keep. */
  #trying: string | null = null
  #since = 0

  constructor(game: Game<S, T>, conduct: Conduct<S>, seed: string) {
    this.seed = seed
    this.#game = game
    this.#conduct = conduct
    this.#setting = game.setting(conduct.scenario, conduct.options)
    this.#sides = [...game.sides.map((_, index) => index + 1), SPECTATOR]
    this.#chance = seededDice(`${seed} choosing`)
    this.#a = game.blank(this.#setting)
    this.#b = game.blank(this.#setting)
    this.#c = game.blank(this.#setting)
    this.#people.isForPeople = true
  }

  run(chooser: Chooser): Found | null {
    try {
      this.#play(chooser)
      return null
    } catch (error) {
      if (error instanceof Found) return error
      return new Found('threw', error instanceof Error ? `${error.message}${whereThrown(error)}` : String(error))
    }
  }

  atRandom(): Chooser {
    const expanded = new ExpandedAnswers(this.#game, this.#chance)
    return (choices) =>
      expanded.next(this.#match!.position, choices.length) ??
      choices.at(this.#chance.pick(choices.length, 'a random choice'))
  }

  by(player: (side: Side, seed: string) => Policy<S>): Chooser {
    const players = this.#game.sides.map((_, index) => player(index + 1, `${this.seed} ${index + 1}`))
    const view = this.#game.blank(this.#setting)
    return (choices) => {
      const { position, decision } = this.#match!
      if (decision.isOver || decision.side === NATURE) return choices.at(0)
      this.#game.view(position, decision.side, view)
      return players[decision.side - 1]!.choose(view, choices)
    }
  }

  /** The texts in order; those that are not legal where they come up are passed over. */
  fromScript(texts: readonly string[]): Chooser {
    let next = 0
    return (choices) => {
      const { position } = this.#match!
      while (next < texts.length) {
        const text = texts[next++]!
        for (let i = 0; i < choices.length; i++)
          if (this.#game.write(position, choices.at(i)) === text) return choices.at(i)
      }
      return null
    }
  }

  said(): string[] {
    const texts = this.#match?.entries.map(({ text }) => text) ?? []
    return this.#trying === null ? texts : [...texts, this.#trying]
  }

  record(): MatchRecord | null {
    try {
      return this.#match?.record() ?? null
    } catch {
      return null
    }
  }

  #play(chooser: Chooser): void {
    const { scenario, options = {}, limit = 100_000 } = this.#conduct
    const game = this.#game
    const match = Match.begin(game, scenario, options, seededDice(`${this.seed} dice`))
    this.#match = match
    this.#holdInvariant(match.position, match.position)
    for (;;) {
      const { decision } = match
      const isHeld = this.#isHeld()
      if (isHeld || decision.isOver) this.#holdPosition(match.position)
      if (decision.isOver) {
        this.outcome =
          decision.winner === 0 ? `draw ${decision.level}` : `${game.sides[decision.winner - 1]} ${decision.level}`
        break
      }
      this.#list(match.position, decision)
      if (isHeld) {
        this.#holdChoices(match.position)
        this.#holdViews(match.position, decision)
      }
      const chosen = chooser(this.#listed)
      if (chosen === null) break
      if (this.taken >= limit)
        throw new Found('runaway', `no end after ${limit} choices, at ${game.prompt(match.position)}`)
      this.#takeOne(match, decision, chosen)
    }
    this.#holdWayBack(match)
  }

  #takeOne(match: Match<S, T>, decision: Decision, chosen: Choice): void {
    const game = this.#game
    const { clock = () => 0 } = this.#conduct
    this.#trying = game.write(match.position, chosen)
    copyInto(this.#c, match.position)
    const began = clock()
    const result = match.take(chosen)
    const milliseconds = clock() - began
    if (!result.ok) throw new Found('offered but barred', `${this.#trying}: ${result.refusal.because}`)
    if (milliseconds > (this.slowest?.milliseconds ?? 0)) this.slowest = { milliseconds, text: this.#trying }
    this.#trying = null
    this.taken++
    this.#holdInvariant(match.position, this.#c)
    this.#holdUndo(match, decision, chosen)
  }

  #holdPosition(s: S): void {
    const game = this.#game
    copyInto(this.#a, s)
    if (hash(this.#a) !== hash(s) || !samePosition(this.#a, s))
      throw new Found('copy', 'a copy differs from its original')
    game.rebuild(this.#a)
    if (!sameBytes(this.#a, s))
      throw new Found('derived columns', `kept and rebuilt differ ${firstDifference(this.#a, s)}`)
    const text = JSON.stringify(writePosition(s))
    this.#b.words.fill(0)
    readPosition(this.#b, JSON.parse(text))
    game.rebuild(this.#b)
    if (!samePosition(this.#b, s))
      throw new Found('text of a position', `does not read back ${firstDifference(this.#b, s)}`)
  }

  #holdInvariant(s: S, before: S): void {
    const broken = this.#conduct.invariant?.(s, before) ?? ''
    if (broken !== '') throw new Found('invariant', broken)
  }

  #isHeld(): boolean {
    return this.taken % (this.#conduct.every ?? 1) === 0
  }

  #list(s: S, decision: Decision): void {
    this.#game.choices(s, this.#listed)
    if (this.#listed.length === 0)
      throw new Found('dead end', `nothing can be answered to "${this.#game.prompt(s)}" (${decision.step})`)
  }

  #holdChoices(s: S): void {
    const game = this.#game
    const listed = this.#listed
    const verbs = new Set<number>()
    for (let i = 0; i < listed.length; i++) {
      const c = listed.at(i)
      if (i > 0 && c <= listed.at(i - 1))
        throw new Found('order', `${game.write(s, c)} comes after ${game.write(s, listed.at(i - 1))}`)
      if (game.bars(s, c) !== '') throw new Found('offered but barred', `${game.write(s, c)} by ${game.bars(s, c)}`)
      const text = game.write(s, c)
      const back = game.read(s, text)
      if (back.choice !== c || back.rest !== '')
        throw new Found('text of a choice', `"${text}" reads as another choice`)
      verbs.add(verbOf(c))
    }
    for (let probe = 0; probe < (this.#conduct.probes ?? 12); probe++) this.#probe(s, listed, verbs)
  }

  /** Any answer at all, mostly with operands that are near to those on the list. */
  #probe(s: S, listed: Choices, verbs: ReadonlySet<number>): void {
    const chance = this.#chance
    const one = listed.at(chance.pick(listed.length, 'a choice to vary'))
    const two = listed.at(chance.pick(listed.length, 'another'))
    const wild = chance.pick(4, 'how wild') === 0
    const verb = wild ? chance.pick(Math.max(...verbs) + 2, 'a verb') : verbOf(one)
    const a = wild
      ? chance.pick(Math.min(MAX_A, 600) + 1, 'an operand')
      : operandA(two) + chance.pick(5, 'an offset') - 2
    const b = wild
      ? chance.pick(Math.min(MAX_B, 200) + 1, 'an operand')
      : operandB(chance.pick(2, 'which') === 0 ? one : two)
    const c = choice(verb, Math.max(0, a), b)
    const isBarred = this.#game.bars(s, c) !== ''
    if (isBarred === (listed.includes(c) || this.#isForPeople(s, c)))
      throw new Found(
        isBarred ? 'offered but barred' : 'barred but legal',
        `verb ${verb} with ${a} and ${b}: ${isBarred ? 'listed yet barred' : 'not listed yet not barred'}`,
      )
  }

  /** Answers that the host works out are listed for people only; some may be given at any time. */
  #isForPeople(s: S, c: Choice): boolean {
    this.#game.choices(s, this.#people)
    return this.#people.includes(c) || this.#game.anytime(s).includes(c)
  }

  #holdViews(s: S, decision: Decision): void {
    const game = this.#game
    for (const side of this.#sides) {
      choicesFor(game, s, side, this.#other)
      if (side !== decision.side && this.#other.length > 0)
        throw new Found('idle side', `${this.#name(side)} is offered ${this.#other.length} choices out of turn`)
      const view = this.#a
      game.view(s, side, view)
      game.view(view, side, this.#b)
      if (!sameBytes(view, this.#b)) throw new Found('leak', `the view of a view differs for ${this.#name(side)}`)
      this.#holdSameOffer(s, view, side, decision)
      const full = this.#b
      game.resample(view, side, this.#chance, full)
      if (!looksTheSame(game, full, s, side))
        throw new Found('resample', `a resampled position looks different to ${this.#name(side)}`)
      this.#holdSameOffer(s, full, side, decision)
    }
  }

  /** What a side is asked and offered follows from its view alone. */
  #holdSameOffer(s: S, seen: S, side: Side, decision: Decision): void {
    const game = this.#game
    const asked = game.decision(seen)
    if (asked.isOver || asked.side !== decision.side || asked.step !== decision.step)
      throw new Found('leak', `${this.#name(side)} sees another question than the one that is open`)
    if (side !== decision.side) return
    game.choices(seen, this.#other)
    if (!sameChoices(this.#listed, this.#other))
      throw new Found('leak', `${this.#name(side)} is offered what its view does not account for (${decision.step})`)
    if (game.prompt(seen) !== game.prompt(s))
      throw new Found('leak', `the prompt tells ${this.#name(side)} more than its view`)
  }

  #holdUndo(match: Match<S, T>, decision: Decision, chosen: Choice): void {
    if (!this.#isHeld()) {
      this.#since = match.entries.at(-1)!.barrier === null ? this.#since + 1 : 0
      return
    }
    const entry = match.entries.at(-1)!
    const next = match.decision
    const hasTurned = !next.isOver && next.side !== decision.side
    const mustStop = entry.draws.length > 0 || hasTurned || this.#hasLearned(decision.side, chosen)
    this.#since = entry.barrier === null ? this.#since + 1 : 0
    const { choices } = match.undoReach()
    if (mustStop && choices > 0)
      throw new Found('undo', `${entry.text} drew, revealed or ended a turn, yet can be undone`)
    if (!mustStop && entry.barrier !== null && entry.barrier !== 'reveal')
      throw new Found('undo', `${entry.text} cannot be undone, though nothing came of it`)
    if (choices !== this.#since) throw new Found('undo', `${choices} choices can be undone, not ${this.#since}`)
    if (choices === 0) return
    const after = hash(match.position)
    if (!match.undo() || hash(match.position) !== hash(this.#c))
      throw new Found('undo', `undoing ${entry.text} leads elsewhere`)
    if (!match.redo() || hash(match.position) !== after)
      throw new Found('undo', `redoing ${entry.text} leads elsewhere`)
  }

  /** Takes the choice in two worlds that the side cannot tell apart: if it can afterwards, it has learned something. */
  #hasLearned(side: Side, chosen: Choice): boolean {
    const game = this.#game
    if (side < 1) return false
    const view = this.#a
    game.view(this.#c, side, view)
    const worlds = [this.#world(view, side, chosen), this.#world(view, side, chosen)]
    if (!looksTheSame(game, worlds[0]!.position, worlds[1]!.position, side)) return true
    if (worlds[0]!.heard !== worlds[1]!.heard)
      throw new Found(
        'leak',
        `the log tells ${this.#name(side)} more than its view: ${worlds.map(({ heard }) => heard).join(' / ')}`,
      )
    return false
  }

  /** One world that fits the view, after the choice, with what the side hears of it. */
  #world(view: S, side: Side, chosen: Choice): { position: S; heard: string } {
    const game = this.#game
    const position = game.blank(this.#setting)
    game.resample(view, side, this.#chance, position)
    const match = Match.from(game, position, seededDice(`${this.seed} worlds`))
    const entry = match.repeat(chosen, seededDice(`${this.seed} worlds`))
    return { position: match.position, heard: JSON.stringify(heardBy(entry, side).told) }
  }

  #holdWayBack(match: Match<S, T>): void {
    const game = this.#game
    const end = hash(match.position)
    const record = match.record()
    const loaded = attempt('replay', () => loadRecord(game, readRecord(writeRecord(record)), forcedDice([])))
    if (hash(loaded.position) !== end) throw new Found('replay', 'the record leads to another end')
    for (let at = match.entries.length; at > 0; at--) {
      loaded.takeBack(at - 1)
      const before = at === 1 ? match.deal.hash : match.entries[at - 2]!.hash
      if (hash(loaded.position) !== before)
        throw new Found('roll back', `taking back choice ${at} (${match.entries[at - 1]!.text}) leads elsewhere`)
    }
  }

  #name(side: Side): string {
    return side === SPECTATOR ? 'a spectator' : (this.#game.sides[side - 1] ?? 'nature')
  }
}

function attempt<R>(fault: Fault, run: () => R): R {
  try {
    return run()
  } catch (error) {
    throw new Found(fault, error instanceof Error ? error.message : String(error))
  }
}

function sameBytes(a: PositionCore, b: PositionCore): boolean {
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false
  return true
}

function sameChoices(a: Choices, b: Choices): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a.at(i) !== b.at(i)) return false
  return true
}

function firstDifference(a: PositionCore, b: PositionCore): string {
  const word = a.words.findIndex((value, at) => value !== b.words[at])
  const byte = a.bytes.findIndex((value, at) => value !== b.bytes[at])
  const width: Record<string, number> = { u8: 1, flag: 1, u16: 2, i16: 2, i32: 4 }
  for (const slot of [...a.layout.scalars, ...a.layout.cells]) {
    const from = slot.at * width[slot.column.kind]!
    const to = from + slot.rows * width[slot.column.kind]!
    if (byte >= from && byte < to) return `in ${slot.path.join('.')}`
  }
  return `at word ${word}`
}

const whereThrown = ({ stack = '' }: Error): string => {
  const line = stack.split('\n').find((at) => at.includes('.ts:'))
  return line === undefined
    ? ''
    : ` (${line
        .trim()
        .replace(/^at /, '')
        .replace(/\(?file:.*\/packages\//, '(packages/')})`
}
