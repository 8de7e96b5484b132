import {
  type Choice,
  firstAnswer,
  forcedDice,
  LEGAL,
  NO_REASONS,
  type Offer,
  operandA,
  type Policy,
  samePosition,
} from '@hexfront/core'
import { Intent } from '../bot/intent.ts'
import { choiceOf } from '../choice.ts'
import { firstToGo, follower, joinedUnits, payer, worstRefuge } from './bot/aftermath.ts'
import { attackOn, bestAttack } from './bot/assault.ts'
import { type Errand, Orders } from './bot/orders.ts'
import type { Prospect } from './bot/prospect.ts'
import { copyOf } from './bot/scratch.ts'
import { survey } from './bot/survey.ts'
import { CAREFUL, type Temper, type Tempers } from './bot/temper.ts'
import { STACKING } from './charts.ts'
import { odds } from './combat.ts'
import { GERMAN } from './counters.ts'
import { fillPrepared } from './deployment.ts'
import { dagc73 } from './index.ts'
import { marchBarred, railBarred } from './movement.ts'
import type { Dagc73Setting } from './scenarios.ts'
import { type State, stackedIn } from './state.ts'

export { GREEDY } from './bot/temper.ts'

/** Plays either side of the game. */
export const newBot = (tempers: Tempers = CAREFUL): Policy<State> => new Bot(tempers)

/** What was thought out for the answers to come. */
interface Plan {
  readonly orders: Orders | null
  readonly errand: Errand | null
  readonly attack: Prospect | null
}

const NO_PLAN: Plan = { orders: null, errand: null, attack: null }

/** Answers that are planned further throw no dice. */
const COURSE = { dice: forcedDice([]), isAlike: samePosition }

class Bot implements Policy<State> {
  readonly #tempers: Tempers
  readonly #intent = new Intent<State, Dagc73Setting, Plan>(dagc73, NO_PLAN, COURSE)
  #plan = NO_PLAN

  constructor(tempers: Tempers) {
    this.#tempers = tempers
  }

  choose(s: State, choices: Offer): Choice {
    const decision = dagc73.decision(s)
    if (decision.isOver) throw new Error('the game is over')
    this.#plan = this.#intent.recall(s)
    const { german, soviet } = this.#tempers[s.setting.id]
    const temper = decision.side === GERMAN ? german : soviet
    const wanted = this.#answer(s, decision.step, choices, temper)
    if (dagc73.bars(s, wanted) !== LEGAL) {
      this.#intent.forget()
      return choices.at(0)
    }
    this.#intent.keep(s, wanted, this.#plan)
    return wanted
  }

  #answer(s: State, step: string, choices: Offer, temper: Temper): Choice {
    switch (step) {
      case 'deploy':
        return firstAnswer(dagc73, s, 'prepared') ?? say(s, 'done')
      case 'site':
        return site(s)
      case 'ukraine':
        return say(s, s.vp.soviet > 2 * s.vp.german ? 'accept' : 'refuse')
      case 'entry':
        return say(s, 'at', entryHex(s, choices))
      case 'move':
        return this.#move(s, temper)
      case 'march':
        return this.#march(s, temper)
      case 'combat':
        return this.#combat(s, temper)
      case 'assault':
        return this.#assault(s, temper)
      case 'losses':
        return sayWho(s, 'lose', payer(s), 'enough')
      case 'rout':
        return say(s, 'retreat', firstToGo(s, choices))
      case 'fallback':
        return say(s, 'to', worstRefuge(s, choices))
      case 'advance':
        return sayWho(s, 'advance', follower(s, temper), 'halt')
      default:
        return choices.at(0)
    }
  }

  #move(s: State, temper: Temper): Choice {
    const orders = this.#plan.orders ?? new Orders(s, temper)
    const errand = orders.next(s)
    this.#plan = errand === null ? NO_PLAN : { ...NO_PLAN, orders, errand }
    return sayWho(s, 'move', errand?.unit ?? 0, 'done')
  }

  #march(s: State, temper: Temper): Choice {
    const goal = this.#goal(s, temper)
    if (marchBarred(s, goal, NO_REASONS) === LEGAL) return say(s, 'to', goal)
    return railBarred(s, goal, NO_REASONS) === LEGAL ? say(s, 'rail', goal) : say(s, 'stay')
  }

  /** Where the unit in hand was meant to go; where it goes best, if somebody else has picked it up. */
  #goal(s: State, temper: Temper): number {
    const { unit } = s.march
    if (this.#plan.errand !== null) return this.#plan.errand.goal
    const orders = new Orders(s, temper)
    const errand = orders.next(s)
    if (errand?.unit !== unit) return orders.goalOf(s, unit)
    this.#plan = { ...NO_PLAN, orders, errand }
    return errand.goal
  }

  #combat(s: State, temper: Temper): Choice {
    const attack = bestAttack(s, temper)
    this.#plan = attack === null ? NO_PLAN : { ...NO_PLAN, attack }
    return sayWho(s, 'attack', attack?.hex ?? 0, 'done')
  }

  /** An attack that it would not have begun is called off, and units that are not wanted are left out. */
  #assault(s: State, temper: Temper): Choice {
    const attack = this.#plan.attack ?? attackInHand(s, temper)
    this.#plan = NO_PLAN
    if (attack === null) return say(s, 'withdraw')
    const { team, column } = attack
    const stranger = joinedUnits(s).find((unit) => !team.includes(unit))
    const missing = team.find((unit) => s.units.joined[unit] === 0)
    if (stranger === undefined && missing === undefined)
      return column < odds(s) ? say(s, 'lower', column) : say(s, 'roll')
    this.#plan = { ...NO_PLAN, attack }
    return stranger === undefined ? sayWho(s, 'join', missing ?? 0, 'roll') : say(s, 'drop', stranger)
  }
}

const say = (s: State, verb: string, a = 0): Choice => choiceOf(dagc73, s, verb, a)

/** For somebody or some hex, or else another verb for nobody. */
const sayWho = (s: State, verb: string, who: number, otherwise: string): Choice =>
  who === 0 ? say(s, otherwise) : say(s, verb, who)

/** As the prepared deployment has it; where others stand in the way, they are moved first. */
function site(s: State): Choice {
  const prepared = copyOf(s)
  fillPrepared(prepared)
  const at = say(s, 'at', prepared.units.place[s.site.unit]!)
  return dagc73.bars(s, at) === LEGAL ? at : say(s, 'back')
}

/** The open edge hex on a railway that is nearest to the Russians. */
function entryHex(s: State, choices: Offer): number {
  const { far } = survey(s, GERMAN)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const hex = operandA(choices.at(i))
    const value = far[hex]! + (s.setting.onRail[hex] === 1 ? 0 : 20) + (stackedIn(s, hex) < STACKING ? 0 : 100)
    if (value < least) {
      least = value
      best = hex
    }
  }
  return best
}

function attackInHand(s: State, temper: Temper): Prospect | null {
  return s.assault.targets === 1 ? attackOn(s, temper, s.hexes.target.indexOf(1)) : null
}
