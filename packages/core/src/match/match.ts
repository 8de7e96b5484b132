import { type Choice, Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { type Draw, writeDraw } from '../dice/draw.ts'
import { recordingDice } from '../dice/recording.ts'
import { Reasons, type Refusal } from '../explain.ts'
import {
  type Decision,
  type Game,
  type Listener,
  NATURE,
  type Options,
  type Outcome,
  type Setting,
  type Side,
  type Told,
} from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { applyDifference, copyInto, type Difference, difference, hash, touch } from '../state/position.ts'
import { writePosition } from '../state/text.ts'
import { fingerprint, type MatchRecord } from './record.ts'

/** Why there is no way back over a choice: dice fell, somebody learned something, or the other side is asked. */
export type Barrier = 'dice' | 'reveal' | 'side'

/** One choice that was made, and all that came of it. */
export interface Entry {
  readonly side: Side
  readonly step: string
  readonly turn: number
  readonly choice: Choice
  readonly text: string
  /** Other sides may know no more than that an answer was given. */
  readonly isSealed: boolean
  readonly draws: readonly Draw[]
  readonly told: readonly Told[]
  readonly hash: string
  readonly barrier: Barrier | null
  /** Between the position before and the one after. */
  readonly change: Difference
}

/** A choice that was taken, or the reason why not; then the match is as it was. */
export type Taken = { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly refusal: Refusal }

/** How many choices can be undone, and what stands before them. */
export interface UndoReach {
  readonly choices: number
  readonly barrier: Barrier | 'start'
}

/** A game being played: the position, how it came about, and the way back. */
export class Match<S extends PositionCore = PositionCore, T extends Setting = Setting> {
  readonly game: Game<S, T>
  readonly setting: T
  /** Where play stands now. Read it, never change it. */
  readonly position: S
  readonly deal: { readonly draws: readonly Draw[]; readonly told: readonly Told[]; readonly hash: string }
  readonly #dice: Dice
  readonly #first: S
  readonly #before: S
  readonly #entries: Entry[] = []
  readonly #undone: Entry[] = []
  readonly #choices = listForPeople()

  private constructor(game: Game<S, T>, setting: T, dice: Dice, first: S, deal: Match['deal']) {
    this.game = game
    this.setting = setting
    this.#dice = dice
    this.deal = deal
    this.#first = first
    this.#before = game.blank(setting)
    this.position = game.blank(setting)
    copyInto(this.position, first)
  }

  /** `dealt` are the dice of the set-up where those are already known, `dice` all that follow. */
  static begin<S extends PositionCore, T extends Setting>(
    game: Game<S, T>,
    scenario: string,
    options: Options,
    dice: Dice,
    dealt: Dice = dice,
  ): Match<S, T> {
    const setting = game.setting(scenario, options)
    const recorded = recordingDice(dealt)
    const heard = new Hearing()
    const first = game.start(setting, recorded, heard)
    return new Match(game, setting, dice, first, { draws: recorded.take(), told: heard.told, hash: hash(first) })
  }

  /** A match that starts from a position made by hand; it has no record. */
  static from<S extends PositionCore, T extends Setting>(
    game: Game<S, T>,
    position: S,
    setting: T,
    dice: Dice,
  ): Match<S, T> {
    const first = game.blank(setting)
    copyInto(first, position)
    return new Match(game, setting, dice, first, { draws: [], told: [], hash: hash(first) })
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get decision(): Decision | Outcome {
    return this.game.decision(this.position)
  }

  choices(): Choice[] {
    this.game.choices(this.position, this.#choices)
    return this.#choices.toArray()
  }

  /** Takes a choice if the rules allow it. Whatever goes wrong, the match is then as it was before. */
  take(choice: Choice): Taken {
    const { game, position } = this
    const why = new Reasons(game.naming(this.setting))
    const rule = game.bars(position, choice, why)
    if (rule !== '') return { ok: false, refusal: why.refusal ?? { rule, because: 'not allowed' } }
    const answers = game.expand(position, choice)
    if (answers !== null) return this.#takeAll(answers)
    const entry = this.#carryOut(choice, this.#dice)
    this.#undone.length = 0
    return { ok: true, entry }
  }

  /** All of them, or none; the last one is what was taken. */
  #takeAll(answers: readonly string[]): Taken {
    const start = this.#entries.length
    let taken: Taken = { ok: false, refusal: { rule: '', because: 'there is nothing to do' } }
    for (const answer of answers) {
      taken = this.say(answer)
      if (!taken.ok) {
        this.#dropTo(start)
        return taken
      }
    }
    return taken
  }

  /** Takes a choice given as text; `move a1 0304` may answer two questions. Text that cannot be read throws. */
  say(text: string): Taken {
    const { game, position } = this
    const start = this.#entries.length
    let rest = text
    let taken: Taken
    do {
      try {
        const read = game.read(position, rest)
        taken = this.take(read.choice)
        rest = read.rest
      } catch (error) {
        this.#dropTo(start)
        throw error
      }
      if (!taken.ok) this.#dropTo(start)
    } while (taken.ok && rest !== '')
    return taken
  }

  /** How far `undo` goes: to the last throw of dice, the last thing learned, or the last answer of another side. */
  undoReach(): UndoReach {
    let choices = 0
    for (let at = this.#entries.length - 1; at >= 0; at--) {
      const { barrier } = this.#entries[at]!
      if (barrier !== null) return { choices, barrier }
      choices++
    }
    return { choices, barrier: 'start' }
  }

  /** Takes the last choice back, if nothing random or hidden came of it and no other side has been asked since. */
  undo(): boolean {
    if (this.undoReach().choices === 0) return false
    this.#undone.push(this.#stepBack())
    return true
  }

  redo(): boolean {
    const entry = this.#undone.pop()
    if (!entry) return false
    applyDifference(this.position, entry.change)
    this.game.rebuild(this.position)
    this.#entries.push(entry)
    return true
  }

  /** Back to the position after the first `choices` choices, over any barrier: players agree on this among themselves. */
  takeBack(choices: number): void {
    this.#checkMoment(choices)
    this.#dropTo(choices)
    this.#undone.length = 0
  }

  /** The position after the first `choices` choices, written into `into`. */
  positionAt(choices: number, into: S): void {
    this.#checkMoment(choices)
    copyInto(into, this.position)
    for (let at = this.#entries.length - 1; at >= choices; at--) applyDifference(into, this.#entries[at]!.change)
    this.game.rebuild(into)
  }

  /** Every position from the first to the present one, in one that is used again; its derived columns are not kept up. */
  walk(visit: (position: S, choices: number) => void): void {
    const at = this.game.blank(this.setting)
    copyInto(at, this.#first)
    visit(at, 0)
    this.#entries.forEach((entry, index) => {
      applyDifference(at, entry.change)
      touch(at)
      visit(at, index + 1)
    })
  }

  /** Another match that shares the first `choices` choices and goes its own way from there. */
  branch(choices: number, dice: Dice): Match<S, T> {
    this.#checkMoment(choices)
    const other = new Match(this.game, this.setting, dice, this.#first, this.deal)
    other.#entries.push(...this.#entries.slice(0, choices))
    this.positionAt(choices, other.position)
    return other
  }

  /** Takes a choice with dice that are already known, as a replay does. The caller has checked that it is legal. */
  repeat(choice: Choice, dice: Dice): Entry {
    return this.#carryOut(choice, dice)
  }

  record(): MatchRecord {
    const { game, setting } = this
    return {
      hexfront: 'record',
      format: 1,
      game: game.id,
      rules: game.rules,
      data: fingerprint(setting),
      scenario: setting.scenario,
      options: setting.options,
      deal: { ...written(this.deal.draws), hash: this.deal.hash },
      play: this.#entries.map((entry) => ({
        side: this.sideName(entry.side),
        say: entry.text,
        ...written(entry.draws),
        hash: entry.hash,
      })),
      turns: this.#turnStarts(),
    }
  }

  sideName(side: Side): string {
    return side === NATURE ? 'nature' : this.game.sides[side - 1]!
  }

  #carryOut(choice: Choice, source: Dice): Entry {
    const { game, position } = this
    const asked = game.decision(position)
    if (asked.isOver) throw new Error('the game is over')
    const text = game.write(position, choice)
    const isSealed = game.isSealed(position, choice)
    const turn = turnOf(position)
    const dice = recordingDice(source)
    const heard = new Hearing()
    copyInto(this.#before, position)
    try {
      game.take(position, choice, dice, heard)
    } catch (error) {
      copyInto(position, this.#before)
      throw error
    }
    const next = game.decision(position)
    const hasTurned = !next.isOver && next.side !== asked.side
    const entry: Entry = {
      side: asked.side,
      step: asked.step,
      turn,
      choice,
      text,
      isSealed,
      draws: dice.take(),
      told: heard.told,
      hash: hash(position),
      barrier: dice.count > 0 ? 'dice' : heard.hasRevealed ? 'reveal' : hasTurned ? 'side' : null,
      change: difference(this.#before, position),
    }
    this.#entries.push(entry)
    return entry
  }

  #stepBack(): Entry {
    const entry = this.#entries.pop()!
    applyDifference(this.position, entry.change)
    this.game.rebuild(this.position)
    return entry
  }

  #dropTo(choices: number): void {
    while (this.#entries.length > choices) this.#stepBack()
  }

  #checkMoment(choices: number): void {
    if (!Number.isInteger(choices) || choices < 0 || choices > this.#entries.length)
      throw new RangeError(`choice ${choices} is not among the ${this.#entries.length} of this match`)
  }

  #turnStarts(): MatchRecord['turns'] {
    const starts: MatchRecord['turns'][number][] = []
    let turn = -1
    this.walk((at, choices) => {
      if (turnOf(at) !== turn) starts.push({ at: choices, turn: turnOf(at), position: writePosition(at) })
      turn = turnOf(at)
    })
    return starts
  }
}

/** Answers for nature, and for whoever has one legal answer, until a real question comes up. */
export function takeForced(match: Match): Entry[] {
  const taken: Entry[] = []
  for (;;) {
    if (match.decision.isOver) return taken
    const choices = match.choices()
    const result = choices.length === 1 ? match.take(choices[0]!) : null
    if (!result?.ok) return taken
    taken.push(result.entry)
  }
}

/** Answers for nature only. */
export function takeNature(match: Match): Entry[] {
  const taken: Entry[] = []
  for (;;) {
    const { decision } = match
    if (decision.isOver || decision.side !== NATURE) return taken
    const choices = match.choices()
    const result = match.take(choices[0]!)
    if (!result.ok) throw new Error(`nature is refused: ${result.refusal.because}`)
    taken.push(result.entry)
  }
}

function listForPeople(): Choices {
  const choices = new Choices()
  choices.isForPeople = true
  return choices
}

class Hearing implements Listener {
  readonly told: Told[] = []
  hasRevealed = false

  tell(event: string, a?: number, b?: number, c?: number): void {
    const operands = [a, b, c].filter((operand) => operand !== undefined)
    this.told.push({ event, operands })
  }

  reveal(): void {
    this.hasRevealed = true
  }
}

const written = (draws: readonly Draw[]): { dice?: string[] } =>
  draws.length > 0 ? { dice: draws.map(writeDraw) } : {}

const turnOf = (position: PositionCore): number => ('turn' in position ? Number(position.turn) : 0)
