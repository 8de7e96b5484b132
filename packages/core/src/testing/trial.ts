import { type Choice, Choices, verbOf } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { forcedDice } from '../dice/forced.ts'
import { seededDice } from '../dice/seeded.ts'
import { ExpandedAnswers } from '../expanded.ts'
import { type Decision, type Game, NATURE, type Options, type Setting, type Side } from '../game/game.ts'
import { Match } from '../match/match.ts'
import { loadRecord } from '../match/open.ts'
import { type MatchRecord, readRecord, writeRecord } from '../match/record.ts'
import type { Policy } from '../policy.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto, hash } from '../state/position.ts'
import { holdAnswers, holdQuestion, probesOf } from './answers.ts'
import { attempt, Found } from './fault.ts'
import { holdDeal, holdHearing } from './hearing.ts'
import { Memory } from './memory.ts'
import { holdPieces, holdPosition } from './positions.ts'
import { holdViews } from './views.ts'
import { Watch } from './watch.ts'

export interface Conduct<S> {
  readonly scenario: string
  readonly options?: Options
  readonly games?: number
  /** The number of the first of them, where others play those before it. */
  readonly first?: number
  readonly seed?: string | number
  /** More choices than this in one game is a runaway. */
  readonly limit?: number
  /** After so many choices a game is left where it is; played to its end if left out. */
  readonly most?: number
  /** Laws of this game, held after every choice: the empty string, or what is broken. */
  readonly invariant?: (s: S, before: S) => string
  /** Who plays; chance if left out. One for each side of each game. */
  readonly player?: (side: Side, seed: string) => Policy<S>
  /** Somebody who is asked in the middle of a game that he has not seen, now and then: bots remember nothing. */
  readonly fresh?: (side: Side, seed: string) => Policy<S>
  /** A clock in milliseconds, to find the slowest choice. */
  readonly clock?: () => number
  /** How many random answers are held against `bars` at each question. */
  readonly probes?: number
  /** The costly laws are held at every so many choices, for long runs; at each one if left out. */
  readonly every?: number
}

export interface Slowest {
  readonly milliseconds: number
  readonly text: string
}

/** Says which choice comes next; null ends the game there. */
type Chooser = (choices: Choices) => Choice | null

/** Fresh players are asked at one question in so many, or as seldom as the other costly laws are held. */
const FRESH_EVERY = 8

/** One game under watch. */
export class Trial<S extends PositionCore, T extends Setting> {
  readonly seed: string
  taken = 0
  outcome = 'unfinished'
  slowest: Slowest | null = null
  readonly #game: Game<S, T>
  readonly #conduct: Conduct<S>
  readonly #setting: T
  readonly #watch: Watch<S, T>
  readonly #chance: Dice
  readonly #listed = new Choices()
  /** With those that the host works out. */
  readonly #offered = new Choices()
  readonly #before: S
  #match: Match<S, T> | null = null
  #memory: Memory<S, T> | null = null
  /** The choice being taken, which a failure should keep. */
  #trying: string | null = null
  #since = 0

  constructor(game: Game<S, T>, conduct: Conduct<S>, seed: string) {
    this.seed = seed
    this.#game = game
    this.#conduct = conduct
    this.#setting = game.setting(conduct.scenario, conduct.options)
    this.#watch = new Watch(game, this.#setting, seed)
    this.#chance = seededDice(`${seed} choosing`)
    this.#before = game.blank(this.#setting)
    this.#offered.isForPeople = true
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
    const { scenario, options = {}, limit = 100_000, most = Number.POSITIVE_INFINITY, probes = 12 } = this.#conduct
    const game = this.#game
    const watch = this.#watch
    const match = Match.begin(game, scenario, options, seededDice(`${this.seed} dice`))
    this.#match = match
    this.#memory = new Memory(game, match.position, this.#setting)
    holdPieces(watch, match.position)
    this.#holdInvariant(match.position, match.position)
    holdDeal(watch, match, scenario, options)
    for (;;) {
      const { decision } = match
      const isHeld = this.#isHeld()
      if (isHeld || decision.isOver) holdPosition(watch, match.position)
      if (decision.isOver) {
        this.outcome =
          decision.winner === 0 ? `draw ${decision.level}` : `${game.sides[decision.winner - 1]} ${decision.level}`
        break
      }
      this.#list(match.position, decision)
      if (isHeld) {
        this.#holdMemory(this.#memory.offers())
        game.choices(match.position, this.#offered)
        const probed = probesOf(watch, match.position, this.#offered, probes)
        holdAnswers(watch, match.position, this.#offered, probed)
        holdViews(watch, match.position, decision, this.#offered, probed)
        holdQuestion(watch, match.position)
      }
      this.#holdFresh(match.position, decision)
      const chosen = chooser(this.#listed)
      if (chosen === null || this.taken >= most) break
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
    copyInto(this.#before, match.position)
    const began = clock()
    const result = match.take(chosen)
    const milliseconds = clock() - began
    if (!result.ok) throw new Found('offered but barred', `${this.#trying}: ${result.refusal.because}`)
    if (milliseconds > (this.slowest?.milliseconds ?? 0)) this.slowest = { milliseconds, text: this.#trying }
    const { draws } = result.entry
    if (this.#isHeld()) this.#holdMemory(this.#memory!.takes(chosen, draws, match.position))
    else this.#memory!.follows(chosen, draws, match.position)
    this.#trying = null
    this.taken++
    holdPieces(this.#watch, match.position)
    this.#holdInvariant(match.position, this.#before)
    this.#holdUndo(match, decision, chosen)
  }

  #holdMemory(stale: string): void {
    if (stale !== '') throw new Found('stale memo', stale)
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

  /** Players who were not there before answer from the view alone: legally, and two of one seed alike. */
  #holdFresh(s: S, { side, step }: Decision): void {
    const { fresh, every = 1 } = this.#conduct
    if (fresh === undefined || side === NATURE) return
    if (this.#watch.chance.pick(Math.max(FRESH_EVERY, every), 'whether to ask') !== 0) return
    const { game, view } = this.#watch
    const seed = `${this.seed} fresh ${this.taken}`
    const answers = [1, 2].map(() => {
      game.view(s, side, view)
      const answer = attempt('fresh player', () => fresh(side, seed).choose(view, this.#listed))
      if (!this.#listed.includes(answer))
        throw new Found('fresh player', `a player asked first in ${step} gives no legal answer`)
      return game.write(s, answer)
    })
    if (answers[0] !== answers[1])
      throw new Found('fresh player', `two players of one seed asked first in ${step} differ: ${answers.join(', ')}`)
  }

  #holdUndo(match: Match<S, T>, decision: Decision, chosen: Choice): void {
    const entry = match.entries.at(-1)!
    this.#since = entry.barrier === null ? this.#since + 1 : 0
    if (!this.#isHeld()) return
    const next = match.decision
    const learned = holdHearing(this.#watch, this.#before, decision.side, chosen, this.#otherThan(chosen))
    const hasTurned = !next.isOver && next.side !== decision.side
    const mustStop = entry.draws.length > 0 || hasTurned || learned.length > 0
    const { choices } = match.undoReach()
    if (mustStop && choices > 0)
      throw new Found('undo', `${entry.text} drew, revealed or ended a turn, yet can be undone`)
    if (!mustStop && entry.barrier !== null && entry.barrier !== 'reveal')
      throw new Found('undo', `${entry.text} cannot be undone, though nothing came of it`)
    if (choices !== this.#since) throw new Found('undo', `${choices} choices can be undone, not ${this.#since}`)
    if (choices === 0) return
    const after = hash(match.position)
    if (!match.undo() || hash(match.position) !== hash(this.#before))
      throw new Found('undo', `undoing ${entry.text} leads elsewhere`)
    if (!match.redo() || hash(match.position) !== after)
      throw new Found('undo', `redoing ${entry.text} leads elsewhere`)
  }

  /** Another answer of the same kind that could have been given, or the same where there is none. */
  #otherThan(chosen: Choice): Choice {
    const alike = this.#listed.toArray().filter((one) => verbOf(one) === verbOf(chosen))
    return alike[this.#watch.chance.pick(alike.length, 'another answer')]!
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
