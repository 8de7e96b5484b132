import { outcomes } from '../chance.ts'
import { writeDraw } from '../dice/draw.ts'
import { type Forced, forcedDice } from '../dice/forced.ts'
import type { SpentDice } from '../dice/listed.ts'
import { Reasons } from '../explain.ts'
import { saysNothing } from '../game/answer.ts'
import type { Game, Setting } from '../game/game.ts'
import { Match } from '../match/match.ts'
import { narrate } from '../match/words.ts'
import { isObject, readShape } from '../shape.ts'
import type { PositionCore } from '../state/layout.ts'
import { writePosition } from '../state/text.ts'
import { mismatches } from './expect.ts'
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
  return new Run(script, find(script.game), file).all()
}

class Run {
  readonly #script: Script
  readonly #game: Game
  readonly #setting: Setting
  readonly #dice: SpentDice
  readonly #match: Match
  readonly #file: string
  readonly #steps: CheckStep[] = []
  readonly #failures: string[] = []

  constructor(script: Script, game: Game, file: string) {
    this.#script = script
    this.#game = game
    this.#file = file
    this.#setting = game.setting(script.scenario, script.options ?? {})
    this.#dice = forcedDice((script.dice ?? []).map(readForced), pieceNamed(this.#setting))
    const start = startOf(game, this.#setting, script)
    this.#match = Match.from(game, start, this.#dice)
  }

  all(): CheckResult {
    const { play = [], expect, game, scenario } = this.#script
    play.forEach((line, at) => {
      try {
        this.#line(line, `play[${at}]`)
      } catch (error) {
        throw new Error(`${this.#file}: play[${at}]: ${error instanceof Error ? error.message : String(error)}`)
      }
    })
    if (expect !== undefined)
      this.#failures.push(...mismatches(expect, writePosition(this.#match.position, 'full'), 'expect'))
    const left = this.#dice.left()
    if (left.length > 0) this.#failures.push(`dice: ${left.join(', ')} were given and not thrown`)
    return { game, scenario, steps: this.#steps, failures: this.#failures }
  }

  #line(line: NonNullable<Script['play']>[number], path: string): void {
    if (typeof line === 'string') this.#say(line)
    else if ('ask' in line) {
      const answer = this.#ask(line.ask)
      this.#steps.push({ ask: line.ask, answer })
      if (line.expect !== undefined) this.#failures.push(...mismatches(line.expect, answer, `${path} "${line.ask}"`))
    } else this.#refuse(line.refuse, line.rule, line.because, path)
  }

  #say(text: string): void {
    if (saysNothing(this.#game, this.#match.position, text)) return
    const from = this.#match.entries.length
    const result = this.#match.say(text)
    if (!result.ok) throw new Error(`"${text}" is refused: ${result.refusal.because} (${result.refusal.rule})`)
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
    if (refusal === null) this.#failures.push(`${path}: "${text}" should be refused, but is legal`)
    else
      this.#failures.push(
        ...mismatches(
          { ...(rule === undefined ? {} : { rule }), ...(because === undefined ? {} : { because }) },
          refusal,
          path,
        ),
      )
  }

  #ask(question: string): unknown {
    const game = this.#game
    const { position } = this.#match
    const [word = '', ...rest] = question.split(/\s+/)
    switch (word) {
      case 'choices':
        return this.#match.choices().map((one) => game.write(position, one))
      case 'decision':
        return this.#decision()
      case 'position':
        return writePosition(position)
      case 'view':
        return this.#view(rest[0] ?? '')
      case 'refusal':
        return this.#refusal(rest.join(' '))
      case 'outcomes':
        return this.#outcomes(rest.join(' '))
      case 'explain': {
        const why = new Reasons(game.naming(this.#setting))
        const value = game.explain(position, rest.join(' '), why)
        return { value, items: why.items, ...(why.refusal === null ? {} : { refusal: why.refusal }) }
      }
      default:
        throw new Error(
          `"${question}" cannot be asked (there are choices, decision, position, view SIDE, refusal ANSWER, outcomes ANSWER, explain QUESTION)`,
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

  #view(side: string): unknown {
    const game = this.#game
    const number = game.sides.indexOf(side) + 1
    if (number === 0) throw new Error(`"${side}" is no side (there are ${game.sides.join(', ')})`)
    const seen = game.blank(this.#setting)
    game.view(this.#match.position, number, seen)
    return writePosition(seen)
  }

  #refusal(text: string): unknown {
    const { position } = this.#match
    const why = new Reasons(this.#game.naming(this.#setting))
    const rule = this.#game.bars(position, this.#game.read(position, text).choice, why)
    return rule === '' ? null : (why.refusal ?? { rule, because: '' })
  }

  #outcomes(text: string): unknown {
    const { position } = this.#match
    const { choice } = this.#game.read(position, text)
    return outcomes(this.#game, position, choice).map(({ chance, told }) => ({
      chance: Math.round(chance * 1e9) / 1e9,
      told: told.map((one) => narrate(this.#game, this.#setting, one)),
    }))
  }
}

function startOf(game: Game, setting: Setting, { position, changes, seed }: Script): PositionCore {
  if (position !== undefined && changes !== undefined)
    throw new Error('a script states either "position" or "changes", not both')
  return position === undefined
    ? startWith(game, setting, changes ?? {}, seed)
    : positionFrom(game, setting, position, seed)
}

function readForced(given: unknown): Forced {
  if (typeof given === 'number' || typeof given === 'string') return given
  if (!isObject(given)) throw new Error(`dice: ${JSON.stringify(given)} is neither a number nor a draw`)
  const forced: Record<string, number | string> = {}
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'number' || typeof value === 'string') forced[name] = value
  return forced
}
