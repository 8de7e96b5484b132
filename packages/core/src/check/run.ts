import { waysOf } from '../chance.ts'
import { type Dice, DiceError } from '../dice/dice.ts'
import { writeDraw } from '../dice/draw.ts'
import { type Forced, forcedDice } from '../dice/forced.ts'
import type { SpentDice } from '../dice/listed.ts'
import { Reasons, type Refusal } from '../explain.ts'
import { saysNothing } from '../game/answer.ts'
import type { Game, Listener, Setting } from '../game/game.ts'
import { Match } from '../match/match.ts'
import { narrate } from '../match/words.ts'
import { isObject, readShape } from '../shape.ts'
import { say } from '../state/columns.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto } from '../state/position.ts'
import { writePosition } from '../state/text.ts'
import { mismatches, positionMismatches } from './expect.ts'
import { SCRIPT, type Script } from './script.ts'
import { pieceNamed, positionFrom, startWith } from './start.ts'

/** One line of a script and what came of it. */
export type CheckStep =
  | { readonly say: string; readonly dice: readonly string[]; readonly told: readonly string[] }
  | { readonly ask: string; readonly answer: unknown }
  | { readonly refuse: string; readonly answer: unknown }

export interface CheckResult {
  readonly game: string
  readonly scenario: string
  readonly steps: readonly CheckStep[]
  /** What did not hold; empty when the script passes. */
  readonly failures: readonly string[]
}

/** Looks a game up by its id; throws an `Error` that lists those there are. */
export type FindGame = (id: string) => Game

/** Runs a script given as parsed JSON. A script that cannot be run throws; expectations that fail are reported. */
export function runScript(json: unknown, find: FindGame, file = 'script'): CheckResult {
  const script = readShape(SCRIPT, json, file)
  return within(file, () => new Run(script, find(script.game)).all())
}

class Run {
  readonly #script: Script
  readonly #game: Game
  readonly #setting: Setting
  readonly #dice: SpentDice
  readonly #match: Match
  readonly #impossible: readonly string[]
  readonly #steps: CheckStep[] = []
  readonly #failures: string[] = []

  constructor(script: Script, game: Game) {
    this.#script = script
    this.#game = game
    this.#setting = game.setting(script.scenario, script.options ?? {})
    this.#dice = forcedDice((script.dice ?? []).map(readForced), pieceNamed(this.#setting))
    const start = startOf(game, this.#setting, script)
    this.#impossible = impossibilities(game, start, script)
    this.#failures.push(...this.#impossible)
    this.#match = Match.from(game, start, this.#dice)
  }

  all(): CheckResult {
    const { play = [], expect, game, scenario } = this.#script
    play.forEach((line, at) => {
      within([...this.#impossible, `play[${at}]`].join('; '), () => this.#line(line, `play[${at}]`))
    })
    if (expect !== undefined) this.#failures.push(...positionMismatches(expect, this.#match.position, 'expect'))
    const left = this.#dice.left()
    if (left.length > 0) this.#failures.push(`dice: ${left.join(', ')} were given and not thrown`)
    return { game, scenario, steps: this.#steps, failures: this.#failures }
  }

  #line(line: NonNullable<Script['play']>[number], path: string): void {
    if (typeof line === 'string') this.#say(line)
    else if ('ask' in line) {
      const answer = this.#ask(line.ask)
      this.#steps.push({ ask: line.ask, answer: answer.shown })
      if (line.expect !== undefined) this.#failures.push(...answer.lacks(line.expect, `${path} ${say(line.ask)}`))
    } else this.#refuse(line.refuse, line.rule, line.because, path)
  }

  #say(text: string): void {
    if (saysNothing(this.#game, this.#match.position, text)) return
    const from = this.#match.entries.length
    const result = this.#match.say(text)
    if (!result.ok) throw refused(text, result.refusal)
    const entries = this.#match.entries.slice(from)
    this.#steps.push({
      say: text,
      dice: entries.flatMap(({ draws }) => draws.map(writeDraw)),
      told: entries.flatMap(({ told }) => told.map((one) => narrate(this.#game, this.#setting, one))),
    })
  }

  #refuse(text: string, rule: string | undefined, because: string | undefined, path: string): void {
    const refusal = this.#refusal(text)
    this.#steps.push({ refuse: text, answer: refusal })
    if (refusal === null) this.#failures.push(`${path}: ${say(text)} should be refused, but is legal`)
    else
      this.#failures.push(
        ...mismatches(
          { ...(rule === undefined ? {} : { rule }), ...(because === undefined ? {} : { because }) },
          refusal,
          path,
        ),
      )
  }

  #ask(question: string): Answer {
    const game = this.#game
    const { position } = this.#match
    const [word = '', ...rest] = question.split(/\s+/)
    switch (word) {
      case 'choices':
        return answer(this.#match.choices().map((one) => game.write(position, one)))
      case 'decision':
        return answer(this.#decision(), ['side', 'step', 'rule', 'prompt', 'winner', 'level', 'because'])
      case 'position':
        return positionAnswer(position)
      case 'view':
        return positionAnswer(this.#view(rest[0] ?? ''))
      case 'refusal':
        return answer(this.#refusal(rest.join(' ')))
      case 'outcomes':
        return answer(this.#outcomes(rest.join(' ')))
      case 'explain':
        return this.#explain(rest.join(' '))
      default:
        throw new Error(
          `${say(question)} cannot be asked (there are choices, decision, position, view SIDE, refusal ANSWER, outcomes ANSWER, explain QUESTION)`,
        )
    }
  }

  #decision(): unknown {
    const { decision } = this.#match
    if (decision.isOver)
      return {
        winner: this.#game.sides[decision.winner - 1] ?? 'nobody',
        level: decision.level,
        because: decision.because,
      }
    const { side, step, rule } = decision
    return { side: this.#match.sideName(side), step, rule, prompt: this.#game.prompt(this.#match.position) }
  }

  #view(side: string): PositionCore {
    const game = this.#game
    const number = game.sides.indexOf(side) + 1
    if (number === 0) throw new Error(`${say(side)} is no side (there are ${game.sides.join(', ')})`)
    const seen = game.blank(this.#setting)
    game.view(this.#match.position, number, seen)
    return seen
  }

  /** A bare number is what the answer comes to. */
  #explain(question: string): Answer {
    const why = new Reasons(this.#game.naming(this.#setting))
    const value = this.#game.explain(this.#match.position, question, why)
    const { shown, lacks } = answer(
      { value, items: why.items, ...(why.refusal === null ? {} : { refusal: why.refusal }) },
      ['refusal'],
    )
    return { shown, lacks: (expected, path) => lacks(isObject(expected) ? expected : { value: expected }, path) }
  }

  /** Why an answer, or one of those that a line joins, is refused; null if all of it is legal. */
  #refusal(text: string): Refusal | null {
    const scratch = this.#game.blank(this.#setting)
    copyInto(scratch, this.#match.position)
    try {
      for (let rest = text; ; ) {
        const read = this.#game.read(scratch, rest)
        const refusal = this.#barred(scratch, read.choice)
        if (refusal !== null || read.rest === '') return refusal
        this.#game.take(scratch, read.choice, forcedDice([]))
        rest = read.rest
      }
    } catch (error) {
      if (error instanceof DiceError)
        throw new Error(`${say(text)} throws dice before its last answer: give its answers one by one`)
      throw error
    }
  }

  #barred(s: PositionCore, choice: number): Refusal | null {
    const why = new Reasons(this.#game.naming(this.#setting))
    const rule = this.#game.bars(s, choice, why)
    return rule === '' ? null : (why.refusal ?? { rule, because: '' })
  }

  #outcomes(text: string): unknown {
    const ways = waysOf(this.#game, this.#match.position, (at, dice, listener) =>
      this.#carryOut(at, text, dice, listener),
    )
    return ways.map(({ chance, told }) => ({
      chance: Math.round(chance * 1e9) / 1e9,
      told: told.map((one) => narrate(this.#game, this.#setting, one)),
    }))
  }

  /** All answers of a line, those that the host works out one by one. */
  #carryOut(at: PositionCore, text: string, dice: Dice, listener: Listener): void {
    for (let rest = text; rest !== ''; ) {
      const read = this.#game.read(at, rest)
      const refusal = this.#barred(at, read.choice)
      if (refusal !== null) throw refused(text, refusal)
      const lines = this.#game.expand(at, read.choice)
      if (lines === null) this.#game.take(at, read.choice, dice, listener)
      else for (const line of lines) this.#carryOut(at, line, dice, listener)
      rest = read.rest
    }
  }
}

/** An answer as it is printed, and what it lacks of what was expected. */
interface Answer {
  readonly shown: unknown
  lacks(expected: unknown, path: string): string[]
}

/** `names` are those that the answer may leave out. */
const answer = (shown: unknown, names: readonly string[] = []): Answer => ({
  shown,
  lacks: (expected, path) => mismatches(expected, shown, path, (name) => names.includes(name)),
})

const positionAnswer = (position: PositionCore): Answer => ({
  shown: writePosition(position),
  lacks: (expected, path) => positionMismatches(expected, position, path),
})

function startOf(game: Game, setting: Setting, { position, changes, seed }: Script): PositionCore {
  if (position !== undefined && changes !== undefined)
    throw new Error('a script states either "position" or "changes", not both')
  return position === undefined
    ? startWith(game, setting, changes ?? {}, seed)
    : positionFrom(game, setting, position, seed)
}

/** What no game could come to, unless the script means it. */
function impossibilities(game: Game, start: PositionCore, script: Script): string[] {
  if (script.impossible === true || (script.position ?? script.changes) === undefined) return []
  const why = game.impossible(start)
  return why === '' ? [] : [`position: no game could come to this: ${why} (if it is meant, say "impossible": true)`]
}

function readForced(given: unknown): Forced {
  if (typeof given === 'number' || typeof given === 'string') return given
  if (!isObject(given)) throw new Error(`dice: ${say(given)} is neither a number nor a draw`)
  const forced: Record<string, number | string | readonly number[]> = {}
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'number' || typeof value === 'string' || isCounts(value)) forced[name] = value
  return forced
}

const isCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((count) => typeof count === 'number')

const refused = (text: string, { rule, because }: Refusal): Error =>
  new Error(`${say(text)} is refused: ${because} (${rule})`)

/** What goes wrong inside is said with the place where it went wrong, and in lines that can be read. */
function within<R>(where: string, run: () => R): R {
  try {
    return run()
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(lines.map((line) => `${where}: ${line}`.slice(0, MOST_IN_A_LINE)).join('\n'))
  }
}

const MOST_IN_A_LINE = 400
