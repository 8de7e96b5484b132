import {
  type Choice,
  firstAnswer,
  LEGAL,
  NO_REASONS,
  type Offer,
  operandA,
  type Policy,
  phaseNow,
  seededDice,
  verbOf,
} from '@hexfront/core'
import { Intent } from '../bot/intent.ts'
import { choiceOf } from '../choice.ts'
import { evades, follower, payer, wayBack } from './bot/aftermath.ts'
import { nextSortie } from './bot/air.ts'
import { entryHex, nextDraft } from './bot/arrivals.ts'
import { attackOn, bestAttack, declaredAttack, joinedUnits } from './bot/assault.ts'
import { stepWorth } from './bot/forces.ts'
import { type Errand, Orders } from './bot/orders.ts'
import { armorPays, type Prospect } from './bot/prospect.ts'
import { copyOf } from './bot/scratch.ts'
import { CAREFUL, type Temper, type Tempers } from './bot/temper.ts'
import { column } from './combat.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { fillPrepared } from './deployment.ts'
import { dagc09 } from './index.ts'
import { marchBarred } from './movement.ts'
import type { Dagc09Setting } from './scenarios.ts'
import { MAIN_AIR_ARMY, NO_AIR, pieces, type State, strengthOf } from './state.ts'
import { armorBarred } from './support.ts'

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

/** 7.3: points that are thrown for change no plan, so that only where everybody stands is looked at. */
const COURSE = { dice: seededDice('ahead'), isAlike: areWhereExpected }

function areWhereExpected(expected: State, s: State): boolean {
  if (expected.turn !== s.turn || expected.flow.phase !== s.flow.phase) return false
  const { place, reduced, joined } = s.units
  for (let unit = 1; unit < place.length; unit++)
    if (
      expected.units.place[unit] !== place[unit] ||
      expected.units.reduced[unit] !== reduced[unit] ||
      expected.units.joined[unit] !== joined[unit]
    )
      return false
  return true
}

class Bot implements Policy<State> {
  readonly #tempers: Tempers
  readonly #intent = new Intent<State, Dagc09Setting, Plan>(dagc09, NO_PLAN, COURSE)
  #plan = NO_PLAN

  constructor(tempers: Tempers) {
    this.#tempers = tempers
  }

  choose(s: State, choices: Offer): Choice {
    const decision = dagc09.decision(s)
    if (decision.isOver) throw new Error('the game is over')
    this.#plan = this.#intent.recall(s)
    const temper = this.#temperOf(s, decision.side)
    const wanted = this.#answer(s, decision.step, choices, temper)
    if (dagc09.bars(s, wanted) !== LEGAL) {
      this.#intent.forget()
      return choices.at(0)
    }
    this.#intent.keep(s, wanted, this.#plan)
    return wanted
  }

  #temperOf({ setting: { isBold } }: State, side: number): Temper {
    const { german, soviet, boldGerman, boldSoviet } = this.#tempers
    return side === GERMAN ? (isBold ? boldGerman : german) : isBold ? boldSoviet : soviet
  }

  #answer(s: State, step: string, choices: Offer, temper: Temper): Choice {
    switch (step) {
      case 'deploy':
        return firstAnswer(dagc09, s, 'prepared') ?? say(s, 'done')
      case 'site':
        return site(s)
      case 'ports':
      case 'excess':
        return cheapest(s, choices)
      case 'arrivals':
        return arrive(s)
      case 'entry':
        return say(s, 'at', entryHex(s, temper, choices))
      case 'move':
        return this.#move(s, temper)
      case 'march':
        return this.#march(s, temper)
      case 'combat':
        return this.#combat(s, temper)
      case 'assault':
        return s.assault.isDeclared === 1 ? declared(s, temper) : this.#assault(s, temper)
      case 'avoid':
        return say(s, evades(s) ? 'evade' : 'stand')
      case 'retreat':
        return choices.at(wayBack(s, temper, choices, verbOf(say(s, 'hold'))))
      case 'losses':
        return say(s, 'lose', payer(s))
      case 'advance':
        return advance(s, temper)
      case 'interdict':
        return interdict(s)
      default:
        return choices.at(0)
    }
  }

  #move(s: State, temper: Temper): Choice {
    const orders = this.#plan.orders ?? new Orders(s, temper)
    const errand = orders.next(s)
    this.#plan = errand === null ? NO_PLAN : { ...NO_PLAN, orders, errand }
    return errand === null ? ending(s) : say(s, 'move', errand.unit)
  }

  #march(s: State, temper: Temper): Choice {
    const { unit } = s.march
    const goal = this.#goal(s, temper)
    if (goal === s.units.place[unit] || marchBarred(s, goal, NO_REASONS) !== LEGAL) {
      this.#plan = { ...this.#plan, errand: null }
      return say(s, 'halt')
    }
    // 6.8: the weaker lies on top.
    const top = pieces.first(s, goal)
    const isUnder = sideAsked(s) === SOVIET && top !== 0 && strengthOf(s, top) < strengthOf(s, unit)
    return say(s, isUnder ? 'under' : 'to', goal)
  }

  /** Where the unit in hand was meant to go; where it goes best from where it is, if that is done or somebody else has picked it up. */
  #goal(s: State, temper: Temper): number {
    const { unit } = s.march
    const { errand, orders } = this.#plan
    if (orders === null) return this.#newGoal(s, temper)
    if (
      errand?.unit === unit &&
      errand.goal !== s.units.place[unit] &&
      marchBarred(s, errand.goal, NO_REASONS) === LEGAL
    )
      return errand.goal
    return errand?.isPlanned && errand.goal === s.units.place[unit] ? errand.goal : orders.goalOf(s)
  }

  #newGoal(s: State, temper: Temper): number {
    const orders = new Orders(s, temper)
    const errand = s.march.isBegun === 0 ? orders.next(s) : null
    const isIts = errand?.unit === s.march.unit
    this.#plan = { ...NO_PLAN, orders, errand: isIts ? errand : null }
    return isIts ? errand.goal : orders.goalOf(s)
  }

  #combat(s: State, temper: Temper): Choice {
    const attack = bestAttack(s, temper)
    this.#plan = attack === null ? NO_PLAN : { ...NO_PLAN, attack }
    return attack === null ? ending(s) : say(s, 'attack', attack.hex)
  }

  /** An attack that it would not have begun is called off, and units that are not wanted are left out. */
  #assault(s: State, temper: Temper): Choice {
    const attack = this.#plan.attack ?? attackOn(s, temper, s.assault.target)
    this.#plan = NO_PLAN
    if (attack === null) return say(s, 'withdraw')
    const { team, hasAir } = attack
    this.#plan = { ...NO_PLAN, attack }
    const stranger = joinedUnits(s).find((unit) => !team.includes(unit))
    if (stranger !== undefined) return say(s, 'drop', stranger)
    const missing = team.find((unit) => s.units.joined[unit] === 0)
    if (missing !== undefined) return say(s, 'join', missing)
    if (hasAir !== (s.assault.air !== NO_AIR)) return say(s, hasAir ? 'air' : 'ground')
    this.#plan = NO_PLAN
    return sideAsked(s) === SOVIET ? roll(s, attack) : say(s, 'declare')
  }
}

const say = (s: State, verb: string, a = 0, b = 0): Choice => choiceOf(dagc09, s, verb, a, b)

function sideAsked(s: State): number {
  const decision = dagc09.decision(s)
  return decision.isOver ? 0 : decision.side
}

/** 11.14, 11.23. */
function roll(s: State, { column: at, isArdent }: Prospect): Choice {
  const most = column(s)
  if (isArdent) return say(s, 'ardor', Math.min(at, most))
  return at < most ? say(s, 'lower', at) : say(s, 'roll')
}

/** 6.8, 12.6: what is to be seen now is weighed again. */
function declared(position: State, temper: Temper): Choice {
  const { s, seen, prospect } = declaredAttack(position, temper)
  const { hex, team } = prospect
  if (armorBarred(position, NO_REASONS) === LEGAL && armorPays(s, seen, temper, hex, team))
    return say(position, 'armor')
  return roll(position, prospect)
}

/** 6.8: before a movement phase is over the weaker units are put on top. */
function ending(s: State): Choice {
  if (sideAsked(s) === SOVIET && phaseNow(s).movement) {
    const { hexes, count } = pieces.hexesOf(s, SOVIET)
    for (let i = 0; i < count; i++) {
      const top = pieces.first(s, hexes[i]!)
      const below = pieces.next(s, top)
      if (below === 0 || s.hexes.swapped[hexes[i]!] === 1 || strengthOf(s, top) <= strengthOf(s, below)) continue
      return say(s, 'swap', hexes[i]!)
    }
  }
  return say(s, 'done')
}

function arrive(s: State): Choice {
  const draft = nextDraft(s)
  return draft === null ? say(s, 'done') : say(s, draft.verb, draft.unit)
}

function interdict(s: State): Choice {
  const sortie = nextSortie(s)
  if (sortie === null) return say(s, 'done')
  return say(s, sortie.front === MAIN_AIR_ARMY ? 'interdict' : 'ukrainian', sortie.unit)
}

function advance(s: State, temper: Temper): Choice {
  const step = follower(s, temper)
  if (step === null) return say(s, 'halt')
  return step.isPress ? say(s, 'press', step.hex, step.unit) : say(s, 'advance', step.unit)
}

/** Who is missed least. */
function cheapest(s: State, choices: Offer): Choice {
  let best = choices.at(0)
  for (let i = 1; i < choices.length; i++)
    if (stepWorth(s, operandA(choices.at(i)), 0) < stepWorth(s, operandA(best), 0)) best = choices.at(i)
  return best
}

/** As the prepared deployment has it; where others stand in the way, they are moved first. */
function site(s: State): Choice {
  const prepared = copyOf(s)
  fillPrepared(prepared)
  const at = say(s, 'at', prepared.units.place[s.site.unit]!)
  return dagc09.bars(s, at) === LEGAL ? at : say(s, 'back')
}
