import {
  type Choice,
  Choices,
  copyInto,
  type Dice,
  type Game,
  type Offer,
  type Policy,
  type PositionCore,
  type Setting,
  type Side,
  samePosition,
  type Thinking,
} from '@hexfront/core'
import { Halving } from './halving.ts'
import type { Effort, Plans } from './plans.ts'
import { type Arm, Playout } from './playout.ts'

/**
 * Plays a game by comparing variants of its plain bot's plan: each is played on for a while by the plain bots of both sides, and the
 * one that comes out best is followed until another plan is due. The same dice and the same views give the same answers.
 */
export const newPlanner = <S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  effort: Effort | ((setting: T) => Effort),
  dice: Dice,
): Required<Policy<S>> => new Planner(game, plans, typeof effort === 'function' ? effort : () => effort, dice)

/** What a planner knows of the setting it plays in. */
interface Desk<S extends PositionCore, T extends Setting, P> {
  readonly setting: T
  /** The view that is thought about. */
  readonly view: S
  readonly playout: Playout<S, T, P>
}

class Planner<S extends PositionCore, T extends Setting, P> implements Required<Policy<S>> {
  readonly #game: Game<S, T>
  readonly #plans: Plans<S, P>
  readonly #effortIn: (setting: T) => Effort
  readonly #dice: Dice
  readonly #listed = new Choices()
  #desk: Desk<S, T, P> | null = null
  #thinking: Thought<S, T, P> | null = null
  /** The plan in hand, what it was made for, and who goes by it. */
  #plan: P
  #bot: Policy<S>
  #point = 0

  constructor(game: Game<S, T>, plans: Plans<S, P>, effortIn: (setting: T) => Effort, dice: Dice) {
    this.#game = game
    this.#plans = plans
    this.#effortIn = effortIn
    this.#dice = dice
    this.#plan = plans.plain
    this.#bot = plans.newBot(plans.plain)
  }

  choose(view: S, choices: Offer): Choice {
    const thought = this.#thought(view)
    if (thought === null) return this.#bot.choose(view, choices)
    while (thought.step());
    this.#thinking = null
    const { plan, bot, first } = thought.best()
    this.#plan = plan
    this.#bot = bot
    return first ?? bot.choose(view, choices)
  }

  think(view: S): Thinking | null {
    return this.#thought(view)
  }

  #thought(view: S): Thought<S, T, P> | null {
    if (this.#thinking !== null && isOf(this.#desk, view)) return this.#thinking
    this.#thinking = null
    const asked = this.#game.decision(view)
    if (asked.isOver) throw new Error('the game is over')
    const due = this.#plans.point(view)
    const isDue = due !== 0 && due !== this.#point
    const isMoment = !isDue && this.#plans.isMoment?.(view) === true
    if (!isDue && !isMoment) return null
    const effort = this.#effortIn(this.#game.settingOf(view))
    this.#game.choices(view, this.#listed)
    // Who has one plan has nothing to compare.
    if (effort.wide < 2 || this.#listed.length < 2 || (isMoment && this.#listed.length > effort.wide)) return null
    if (isDue) this.#point = due
    const { playout, view: kept } = this.#deskFor(view)
    const arms = isMoment ? this.#answers(view) : this.#variants(view, asked.side, effort.wide)
    this.#thinking = new Thought(playout, kept, asked.side, arms, effort)
    return this.#thinking
  }

  #deskFor(view: S): Desk<S, T, P> {
    const setting = this.#game.settingOf(view)
    if (this.#desk?.setting !== setting)
      this.#desk = {
        setting,
        view: this.#game.blank(setting),
        playout: new Playout(this.#game, this.#plans, setting, this.#dice),
      }
    copyInto(this.#desk.view, view)
    return this.#desk
  }

  /** The plain plan first. */
  #variants(view: S, side: Side, wide: number): Arm<S, P>[] {
    const { plain } = this.#plans
    const arms = [this.#arm(plain)]
    while (arms.length < wide) arms.push(this.#arm(this.#plans.vary(plain, view, side, this.#dice)))
    return arms
  }

  /** What the plan in hand would answer first, then the others. */
  #answers(view: S): Arm<S, P>[] {
    const usual = this.#bot.choose(view, this.#listed)
    const others = this.#listed.toArray().filter((choice) => choice !== usual)
    return [usual, ...others].map((first) => ({ ...this.#arm(this.#plan), first, opening: [first] }))
  }

  #arm(plan: P): Arm<S, P> {
    return { plan, bot: this.#plans.newBot(plan), first: null, opening: [] }
  }
}

const isOf = <S extends PositionCore, T extends Setting, P>(desk: Desk<S, T, P> | null, view: S): boolean =>
  desk !== null && desk.setting === view.setting && samePosition(desk.view, view)

class Thought<S extends PositionCore, T extends Setting, P> implements Thinking {
  readonly #playout: Playout<S, T, P>
  readonly #view: S
  readonly #side: Side
  readonly #arms: readonly Arm<S, P>[]
  readonly #halving: Halving
  readonly #horizon: number
  #isStopped = false

  constructor(
    playout: Playout<S, T, P>,
    view: S,
    side: Side,
    arms: readonly Arm<S, P>[],
    { rollouts, caution, horizon }: Effort,
  ) {
    this.#playout = playout
    this.#view = view
    this.#side = side
    this.#arms = arms
    this.#halving = new Halving(arms.length, rollouts, caution)
    this.#horizon = horizon
  }

  get progress(): number {
    return this.#isStopped ? 1 : this.#halving.done / this.#halving.tries
  }

  step(): boolean {
    const next = this.#isStopped ? -1 : this.#halving.next()
    if (next < 0) return false
    this.#halving.note(this.#playout.run(this.#view, this.#side, this.#arms[next]!, this.#horizon))
    return this.#halving.next() >= 0
  }

  stop(): void {
    this.#isStopped = true
  }

  best(): Arm<S, P> {
    return this.#arms[this.#halving.best()]!
  }
}
