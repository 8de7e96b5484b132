import { type Choice, firstAnswer, LEGAL, NO_REASONS, type Offer, type Policy } from '@hexfront/core'
import { choiceOf } from '../choice.ts'
import { entryHex } from './arrivals.ts'
import { members, ready, stepsIn } from './bot/forces.ts'
import { hitRate } from './bot/odds.ts'
import { type Errand, Operations } from './bot/operations.ts'
import { newStaff, type Staff } from './bot/staff.ts'
import { CAREFUL, type Temper } from './bot/temper.ts'
import { frontGaps } from './control.ts'
import { preparedSite } from './deployment.ts'
import { pes } from './index.ts'
import { joinBarred, marchBarred } from './movement.ts'
import type { PesSetting } from './scenarios.ts'
import { defendersIn, diceOf, type State } from './state.ts'

export { RASH, TIMID } from './bot/temper.ts'

/** Plays the German side. */
export const newBot = (temper: Temper = CAREFUL): Policy<State> => new Bot(temper)

/** What it has in hand is kept from one answer to the next, and made anew wherever somebody else has acted. */
class Bot implements Policy<State> {
  readonly #temper: Temper
  #setting: PesSetting | null = null
  #staff: Staff | null = null
  #operations: Operations | null = null
  #errand: Errand | null = null

  constructor(temper: Temper) {
    this.#temper = temper
  }

  choose(s: State, choices: Offer): Choice {
    const decision = pes.decision(s)
    if (decision.isOver) throw new Error('the game is over')
    if (choices.length === 1) return choices.at(0)
    const answer = this.#answer(s, decision.step, choices)
    return pes.bars(s, answer) === LEGAL ? answer : choices.at(0)
  }

  #answer(s: State, step: string, choices: Offer): Choice {
    switch (step) {
      case 'deploy':
        return firstAnswer(pes, s, 'prepared') ?? say(s, 'done')
      case 'site':
        return site(s)
      case 'entry':
        return say(s, 'at', entryHex(s, s.entry.unit))
      case 'arrivals':
      case 'losses':
        return firstAnswer(pes, s, 'rest') ?? choices.at(0)
      case 'operations':
        return this.#operate(s)
      case 'march':
        return this.#march(s)
      case 'battle':
        return say(s, isWorthIt(s) ? 'again' : 'halt')
      default:
        return choices.at(0)
    }
  }

  #operate(s: State): Choice {
    const known = this.#operations
    const operations = known?.holds(s) && known.isFree(s) ? known : this.#begin(s)
    const errand = operations.next(s)
    this.#errand = errand
    if (errand === null) return say(s, frontGaps(s).count === 0 ? 'done' : 'abandon')
    const { units, at } = errand
    const mech = s.setting.isMech[units[0]!]!
    if (units.length < ready(s, at, mech).length) return say(s, 'pick', units[0]!)
    return say(s, mech === 1 ? 'mech' : 'leg', at)
  }

  /** The force goes on as it was told, unless it has arrived, been hurt or come to a halt. */
  #march(s: State): Choice {
    const { operations, errand: told } = this.#inHand(s)
    this.#errand = told
    const comrade = told.units.find((unit) => joinBarred(s, unit, NO_REASONS) === LEGAL)
    if (comrade !== undefined) return say(s, 'join', comrade)
    const errand = told.isPositioning || canGoOn(s, told) ? told : operations.onward(s)
    const [next, ...way] = errand.way
    if (next === undefined || marchBarred(s, next, NO_REASONS) !== LEGAL) return say(s, 'stop')
    this.#errand = { ...errand, at: next, way }
    return say(s, 'to', next)
  }

  #inHand(s: State): Task {
    const operations = this.#operations
    const errand = this.#errand
    if (operations?.holds(s) && errand !== null && isOn(s, errand)) return { operations, errand }
    return s.march.moved === 0 ? this.#takeOver(s) : this.#goOnFrom(s)
  }

  /** A force that nobody here has sent: it may be the one that would have been. */
  #takeOver(s: State): Task {
    const operations = this.#begin(s)
    const errand = operations.next(s)
    return errand !== null && isOn(s, errand) ? { operations, errand } : this.#goOnFrom(s)
  }

  #goOnFrom(s: State): Task {
    const operations = this.#begin(s)
    return { operations, errand: operations.onward(s) }
  }

  #begin(s: State): Operations {
    if (this.#staff === null || this.#setting !== s.setting) this.#staff = newStaff(s, this.#temper)
    this.#setting = s.setting
    this.#operations = new Operations(s, this.#temper, this.#staff)
    return this.#operations
  }
}

/** What a force in hand has to do, as part of what. */
interface Task {
  readonly operations: Operations
  readonly errand: Errand
}

const say = (s: State, verb: string, a = 0): Choice => choiceOf(pes, s, verb, a)

/** Where it stood on 22 June 1941; where others stand in the way, they are moved first. */
function site(s: State): Choice {
  const at = say(s, 'at', preparedSite(s, s.site.unit))
  return pes.bars(s, at) === LEGAL ? at : say(s, 'back')
}

/** Whether the force in hand is on this errand, as far as it has come. */
const isOn = (s: State, { units, at }: Errand): boolean =>
  s.march.at === at && members(s).every((unit) => units.includes(unit))

const canGoOn = (s: State, { way, steps }: Errand): boolean =>
  way.length > 0 && stepsIn(s, members(s)) === steps && marchBarred(s, way[0]!, NO_REASONS) === LEGAL

/** 9.4: on while the dice are with us. */
function isWorthIt(s: State): boolean {
  if (s.march.points === 0) return false
  const units = members(s)
  let dice = 0
  for (const unit of units) if (s.setting.isFlak[unit] === 0) dice += diceOf(s, unit)
  const foes = defendersIn(s, s.battle.hex)
  const kills = dice * hitRate(s, s.battle.hex, s.march.mech)
  return kills * 2 >= foes && stepsIn(s, units) > foes / 2
}
