import {
  type Choice,
  copyInto,
  type Dice,
  type Game,
  LEGAL,
  Listing,
  NATURE,
  type Policy,
  type PositionCore,
  type Setting,
  type Side,
  seededDice,
} from '@hexfront/core'
import type { Plans } from '../plans.ts'
import { counted, type Ending, NO_TALLY, type Tally } from './tally.ts'

/** An answer that was given, and to what. */
export interface Line {
  readonly side: Side
  readonly phase: string
  readonly step: string
  /** How many questions were open. */
  readonly depth: number
  readonly choice: Choice
}

/** Where a game is played on from: plain data, which can be sent to another thread. */
export interface Outset {
  /** The position, or the view of the one who looks. */
  readonly bytes: Uint8Array
  /** Who looks: what he does not see is dealt anew each time. Null: nothing is hidden. */
  readonly eyes: Side | null
  /** Answers that are given again for as long as they fit; all others are the plain bots'. */
  readonly lines: readonly Line[]
}

/** Some games to be played on, out of many: each has its own dice, so that it does not matter who plays them, and when. */
export interface Errand {
  readonly outset: Outset
  readonly seed: string
  readonly from: number
  readonly to: number
}

/**
 * Plays positions on to the end, or as far as the game's foresight goes, again and again, with the plain bots of all sides; they
 * get the view of their side.
 */
export class Future<S extends PositionCore, T extends Setting> {
  readonly #game: Game<S, T>
  readonly #plans: Plans<S, unknown>
  readonly #listing: Listing<S, T>
  readonly #from: S
  readonly #world: S
  readonly #seen: S
  readonly #bots: readonly Policy<S>[]

  constructor(game: Game<S, T>, plans: Plans<S, unknown>, setting: T) {
    this.#game = game
    this.#plans = plans
    this.#listing = new Listing(game)
    this.#from = game.blank(setting)
    this.#world = game.blank(setting)
    this.#seen = game.blank(setting)
    this.#bots = game.sides.map(() => plans.newBot(plans.plain))
  }

  run({ outset, seed, from, to }: Errand): Tally {
    this.#from.bytes.set(outset.bytes)
    this.#game.rebuild(this.#from)
    let tally = NO_TALLY
    for (let n = from; n < to; n++) tally = counted(tally, this.#playOn(outset, seededDice(`${seed}/${n}`)))
    return tally
  }

  #playOn({ eyes, lines }: Outset, dice: Dice): Ending {
    const game = this.#game
    const s = this.#world
    if (eyes === null) copyInto(s, this.#from)
    else game.resample(this.#from, eyes, dice, s)
    const prompter = lines.length > 0 ? new Prompter(game, lines) : null
    const plans = this.#plans
    const foresight = plans.foresight?.(s) ?? null
    const end = foresight === null ? Number.POSITIVE_INFINITY : plans.clock(s) + foresight.horizon
    for (let n = 0; n < LIMIT; n++) {
      const asked = game.decision(s)
      if (asked.isOver) return { winner: asked.winner, margin: plans.value(s, 1) }
      if (foresight !== null && plans.clock(s) >= end)
        return { winner: leader(foresight.lead(s)), margin: plans.value(s, 1) }
      this.#listing.of(s)
      if (asked.side === NATURE) game.take(s, this.#listing.at(0), dice)
      else game.take(s, prompter?.next(s, asked.side, asked.step) ?? this.#answer(s, asked.side), dice)
    }
    throw new Error(`${game.id}: no end after ${LIMIT} choices`)
  }

  #answer(s: S, side: Side): Choice {
    this.#game.view(s, side, this.#seen)
    return this.#bots[side - 1]!.choose(this.#seen, this.#listing)
  }
}

const LIMIT = 100_000

const leader = (lead: number): Side => (lead > 0 ? 1 : lead < 0 ? 2 : 0)

/** Gives answers of a turn again, though the dice fall otherwise: each to the question it was given to, in their order, where it is legal. */
class Prompter<S extends PositionCore, T extends Setting> {
  readonly #game: Game<S, T>
  readonly #lines: readonly Line[]
  #at = 0

  constructor(game: Game<S, T>, lines: readonly Line[]) {
    this.#game = game
    this.#lines = lines
  }

  /** Null where no answer fits that is left of this phase, or of the question that this one is a part of. */
  next(s: S, side: Side, step: string): Choice | null {
    if (this.#at === this.#lines.length) return null
    const depth = this.#game.stepsOpen(s).length
    const phase = this.#game.phase(s).id
    for (let at = this.#at; at < this.#lines.length; at++) {
      const line = this.#lines[at]!
      if (line.phase !== phase) {
        if (this.#isAhead(at, phase)) return null
        continue
      }
      if (line.depth < depth) return null
      const isForThis = line.depth === depth && line.step === step && line.side === side
      if (!isForThis || this.#game.bars(s, line.choice) !== LEGAL) continue
      this.#at = at + 1
      return line.choice
    }
    return null
  }

  /** Whether a line is of a later phase: none of the one that is on comes after it. */
  #isAhead(at: number, phase: string): boolean {
    for (let later = at; later < this.#lines.length; later++) if (this.#lines[later]!.phase === phase) return false
    return true
  }
}
