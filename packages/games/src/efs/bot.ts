import { type Choice, LEGAL, NO_REASONS, type Offer, operandA, type Policy, seededDice, verbOf } from '@hexfront/core'
import { Intent } from '../bot/intent.ts'
import { firstBack, follower, wayBack } from './bot/aftermath.ts'
import { bestOver, nextSortie } from './bot/air.ts'
import { plainAnswer, verbNamed } from './bot/answers.ts'
import { deservesSupply, nextFight, nextGun } from './bot/battle.ts'
import { bestOrder, bestReaction, bestSupport } from './bot/defence.ts'
import { type Attack, planAttacks } from './bot/offensive.ts'
import { goalOf, Orders } from './bot/orders.ts'
import { bestOverrun, type Overrun, overrunsFrom } from './bot/overruns.ts'
import type { Way } from './bot/ranges.ts'
import { isLegal, say } from './bot/say.ts'
import { guessed, laidDown } from './bot/scratch.ts'
import { survey } from './bot/survey.ts'
import { CAREFUL, type Temper, type Tempers } from './bot/temper.ts'
import { bestStore, nextLoad, nextStock } from './bot/trains.ts'
import { exitWorth, leavingWorth, placesThatCount, placeWorth } from './bot/worth.ts'
import { dropTargets } from './combat/targets.ts'
import { AXIS } from './data/counters.ts'
import { efs } from './index.ts'
import { moveBarred } from './movement/allowance.ts'
import { isReaction } from './movement/movement.ts'
import { type EfsSetting, NO_RETREAT, WAYS } from './scenarios.ts'
import { isCombatUnit, isOnMap, pieces, type State } from './state.ts'

/** Plays either side of the game. */
export const newBot = (tempers: Tempers = CAREFUL): Policy<State> => new Bot(tempers)

/** What was thought out for the answers to come. */
interface Plan {
  readonly orders: Orders | null
  readonly overrun: Overrun | null
  /** What was to be attacked, and what will be. */
  readonly meant: readonly Attack[]
  readonly attacks: readonly Attack[] | null
}

const NO_PLAN: Plan = { orders: null, overrun: null, meant: [], attacks: null }

const COURSE = { dice: seededDice('ahead'), isAlike: areWhereExpected }

function areWhereExpected(expected: State, s: State): boolean {
  if (expected.turn !== s.turn || expected.flow.phase !== s.flow.phase) return false
  const { place, face, attack } = s.units
  for (let unit = 1; unit < place.length; unit++)
    if (
      expected.units.place[unit] !== place[unit] ||
      expected.units.face[unit] !== face[unit] ||
      expected.units.attack[unit] !== attack[unit]
    )
      return false
  return true
}

class Bot implements Policy<State> {
  readonly #tempers: Tempers
  readonly #intent = new Intent<State, EfsSetting, Plan>(efs, NO_PLAN, COURSE)
  #plan = NO_PLAN
  readonly #shunned = new Set<number>()
  /** Supply that found no way on in this phase. */
  readonly #stuck = new Set<number>()
  #phase = 0

  constructor(tempers: Tempers) {
    this.#tempers = tempers
  }

  choose(view: State, choices: Offer): Choice {
    const decision = efs.decision(view)
    if (decision.isOver) throw new Error('the game is over')
    const { side, step } = decision
    const tempers = this.#tempers[view.setting.card.victory.kind]
    const temper = side === AXIS ? tempers.axis : tempers.soviet
    this.#plan = this.#intent.recall(view)
    const wanted = this.#answer(view, side, step, choices, temper)
    if (!isLegal(view, wanted)) {
      this.#intent.forget()
      const last = choices.at(choices.length - 1)
      if (view.setting.campaign !== null) this.#note(view, step, last)
      return last
    }
    this.#note(view, step, wanted)
    this.#intent.keep(view, wanted, this.#plan)
    return wanted
  }

  /** Who was put back is not picked up again in the same phase. */
  #note(view: State, step: string, said: Choice): void {
    const phase = view.turn * PHASES + view.flow.phase
    if (phase !== this.#phase) {
      this.#shunned.clear()
      this.#stuck.clear()
    }
    this.#phase = phase
    if (step === 'haul' && said === say(view, 'back')) this.#stuck.add(view.supplies.place[view.haul.supply[0]!]!)
    if (step !== 'march' || said !== say(view, 'back')) return
    const first = view.units.inHand.indexOf(1)
    this.#shunned.add(first)
    // A stack that is put back may have been picked up by any of them.
    if (view.setting.campaign !== null)
      for (let unit = first; unit > 0; unit = view.units.inHand.indexOf(1, unit + 1)) this.#shunned.add(unit)
    this.#plan = NO_PLAN
  }

  #answer(view: State, side: number, step: string, choices: Offer, temper: Temper): Choice {
    switch (step) {
      case 'movement':
        return this.#movement(view, side, temper)
      case 'march':
        return this.#march(view, side, choices, temper)
      case 'declaration':
        return this.#declaration(view, side, temper)
      case 'assault':
        return this.#assault(view, side, temper)
      default:
        this.#plan = NO_PLAN
        return plainAnswer(guessed(view, side), view, step, choices) ?? react(view, side, step, choices, temper)
    }
  }

  #movement(view: State, side: number, temper: Temper): Choice {
    const comer = newcomer(view, side, this.#shunned)
    if (comer !== 0) return say(view, 'enter', comer)
    if (this.#plan.orders === null) {
      const overrun = overrunOn(laidDown(view, side), side, temper)
      if (overrun !== null && !this.#shunned.has(overrun.units[0]!)) {
        this.#plan = { ...NO_PLAN, overrun }
        return say(view, 'move', overrun.units[0]!)
      }
    }
    const leaver = side === AXIS ? nextLeaver(view, this.#shunned) : 0
    if (leaver !== 0) {
      this.#plan = NO_PLAN
      return say(view, 'move', leaver)
    }
    const gate = nextStock(view, side)
    if (gate !== 0) {
      this.#plan = NO_PLAN
      return say(view, 'stock', gate, 1)
    }
    const load = nextLoad(view, side, this.#stuck)
    if (load !== 0) {
      this.#plan = NO_PLAN
      return say(view, 'haul', load)
    }
    const orders = this.#plan.orders ?? new Orders(laidDown(view, side), temper)
    this.#plan = { ...NO_PLAN, orders }
    const errand = orders.next(laidDown(view, side), this.#shunned)
    if (errand === null) {
      this.#plan = { ...NO_PLAN, meant: orders.attacks }
      return say(view, 'done')
    }
    const isFree = moveBarred(view, errand.unit, NO_REASONS) === LEGAL
    return say(view, isFree ? 'move' : 'activate', errand.unit)
  }

  #march(view: State, side: number, choices: Offer, temper: Temper): Choice {
    if (isReaction(view)) return orStop(view, say(view, 'to', view.march.target))
    const unit = view.units.inHand.indexOf(1)
    if (view.march.hex === 0) return say(view, 'at', goalOf(guessed(view, side), temper, hexesOf(view, choices, 'at')))
    const isNew = view.march.way === ENTRY
    if (isNew) {
      const goal = goalOf(guessed(view, side), temper, hexesOf(view, choices, 'to'))
      return orStop(view, say(view, 'to', goal))
    }
    if (leaves(view, side)) return say(view, 'exit')
    const overrunning = this.#overrun(view, side, temper)
    if (overrunning !== null) return overrunning
    const orders = this.#plan.orders ?? new Orders(laidDown(view, side), temper)
    this.#plan = { ...NO_PLAN, orders }
    return orStop(view, going(view, orders.of(unit)))
  }

  /** 11.3: the whole stack, then the way, then the overrun. */
  #overrun(view: State, side: number, temper: Temper): Choice | null {
    if (view.march.isBegun === 1) {
      const s = guessed(view, side)
      const [first] = overrunsFrom(s, survey(s, side), temper, [])
      return first === undefined ? null : say(view, 'overrun', first.target)
    }
    if (this.#plan.orders !== null) return null
    const overrun = this.#plan.overrun ?? overrunOn(laidDown(view, side), side, temper)
    if (overrun === null || !overrun.units.includes(view.units.inHand.indexOf(1))) return null
    this.#plan = { ...NO_PLAN, overrun }
    const missing = overrun.units.find(
      (unit) => view.units.inHand[unit] === 0 && isLegal(view, say(view, 'join', unit)),
    )
    if (missing !== undefined) return say(view, 'join', missing)
    return overrun.from === view.march.hex ? say(view, 'overrun', overrun.target) : say(view, 'to', overrun.from)
  }

  #declaration(view: State, side: number, temper: Temper): Choice {
    const attacks = this.#plan.attacks ?? plannedOn(guessed(view, side), side, temper, this.#plan.meant)
    this.#plan = { ...NO_PLAN, attacks }
    const next = attacks.find(({ hex }) => view.hexes.attack[hex] === 0 && isLegal(view, say(view, 'attack', hex)))
    if (next !== undefined) return say(view, 'attack', next.hex)
    if (isLegal(view, say(view, 'done'))) {
      this.#plan = NO_PLAN
      return say(view, 'done')
    }
    // What could not be paid for is not tried again.
    this.#plan = { ...NO_PLAN, attacks: [] }
    return say(view, 'waive')
  }

  #assault(view: State, side: number, temper: Temper): Choice {
    const { hex } = view.assault
    const attacks = this.#plan.attacks ?? plannedOn(withoutAssault(view, side), side, temper, [])
    this.#plan = { ...NO_PLAN, attacks }
    const team = attacks.find((attack) => attack.hex === hex)?.team ?? []
    const missing = team.find(({ unit }) => view.units.joined[unit] === 0 && isLegal(view, say(view, 'join', unit)))
    if (missing !== undefined) return say(view, 'join', missing.unit)
    if (isLegal(view, say(view, 'mandated'))) return say(view, 'mandated')
    return isLegal(view, say(view, 'declare')) ? say(view, 'declare') : say(view, 'back')
  }
}

/** More than a turn has. */
const PHASES = 256
const ENTRY = WAYS.indexOf('entry')

const overrunOn = (s: State, side: number, temper: Temper): Overrun | null => bestOverrun(s, survey(s, side), temper)

/** 11.6: who can leave goes, as long as that brings points. */
function leaves(view: State, side: number): boolean {
  if (!isLegal(view, say(view, 'exit'))) return false
  const units: number[] = []
  for (let unit = view.units.inHand.indexOf(1); unit > 0; unit = view.units.inHand.indexOf(1, unit + 1))
    units.push(unit)
  return side === AXIS && !leaveEmpty(view, view.march.hex, units) && leavingWorth(view, units) > 0
}

/** 24.2: whether units are all that is left in a place of a great scenario that counts. */
function leaveEmpty(view: State, hex: number, units: readonly number[]): boolean {
  const { setting } = view
  if (setting.campaign === null || !placesThatCount(setting).includes(hex) || placeWorth(view, hex) === 0) return false
  for (let unit = pieces.first(view, hex); unit !== 0; unit = pieces.next(view, unit))
    if (isCombatUnit(view, unit) && !units.includes(unit)) return false
  return true
}

/** 11.6: who stands where he can leave the map of a great scenario, and should; 0 for nobody. */
function nextLeaver(view: State, shunned: ReadonlySet<number>): number {
  const { first, lastGround, exits, campaign, ground } = view.setting
  if (campaign === null || exitWorth(view, AXIS) === 0) return 0
  for (let unit = first[AXIS]!; unit <= lastGround[AXIS]!; unit++) {
    const hex = view.units.place[unit]!
    if (hex === 0 || hex > ground.size || exits[hex] === 0 || shunned.has(unit) || view.units.supply[unit] !== 0)
      continue
    if (!leaveEmpty(view, hex, [unit]) && leavingWorth(view, [unit]) > 0 && isLegal(view, say(view, 'move', unit)))
      return unit
  }
  return 0
}

/** 8.1: who can come in. */
function newcomer(view: State, side: number, shunned: ReadonlySet<number>): number {
  const { first, lastGround, boxes } = view.setting
  for (let unit = first[side]!; unit !== 0 && unit <= lastGround[side]!; unit++)
    if (view.units.place[unit] === boxes.arriving && !shunned.has(unit) && isLegal(view, say(view, 'enter', unit)))
      return unit
  return 0
}

const going = (view: State, way: Way | null): Choice =>
  way === null || way.verb === 'stay' || way.hex === view.march.hex ? say(view, 'stop') : say(view, way.verb, way.hex)

function orStop(view: State, wanted: Choice): Choice {
  if (isLegal(view, wanted)) return wanted
  return isLegal(view, say(view, 'stop')) ? say(view, 'stop') : say(view, 'back')
}

/** The hexes that a verb is offered with. */
function hexesOf(view: State, choices: Offer, verb: string): number[] {
  const named = verbNamed(view, verb)
  const hexes: number[] = []
  for (let i = 0; i < choices.length; i++) if (verbOf(choices.at(i)) === named) hexes.push(operandA(choices.at(i)))
  return hexes
}

/** 12.11: attacks by everybody from where he stands. */
function plannedOn(s: State, side: number, temper: Temper, meant: readonly Attack[]): readonly Attack[] {
  const ways = new Map<number, readonly Way[]>()
  for (let unit = s.setting.first[side]!; unit !== 0 && unit <= s.setting.lastGround[side]!; unit++)
    if (isOnMap(s, unit)) ways.set(unit, [{ hex: s.units.place[unit]!, verb: 'stay', isLed: false }])
  return planAttacks(s, survey(s, side), temper, ways, meant)
}

/** The position before the attack that is being put together. */
function withoutAssault(view: State, side: number): State {
  const s = guessed(view, side)
  const { attack } = s.assault
  for (let unit = 1; unit < s.units.attack.length; unit++) if (s.units.attack[unit] === attack) s.units.attack[unit] = 0
  dropTargets(s, attack)
  return s
}

function react(view: State, side: number, step: string, choices: Offer, temper: Temper): Choice {
  const s = guessed(view, side)
  switch (step) {
    case 'reaction': {
      const help = bestReaction(s, temper)
      return help === null ? say(view, 'done') : say(view, 'react', help.hex, help.unit)
    }
    case 'artillery': {
      const help = bestSupport(s, temper)
      return help === null ? say(view, 'done') : say(view, 'support', help.hex, help.unit)
    }
    case 'orders': {
      const help = bestOrder(s, temper)
      return help === null ? say(view, 'done') : say(view, help.order === NO_RETREAT ? 'stand' : 'fallback', help.hex)
    }
    case 'missions': {
      const sortie = nextSortie(s, temper)
      return sortie === null ? say(view, 'done') : say(view, 'fly', sortie.unit)
    }
    case 'flight': {
      const sortie = bestOver(s, temper, view.flight.unit)
      return sortie === null ? say(view, 'back') : say(view, 'over', sortie.hex)
    }
    case 'combat':
      return say(view, 'fight', nextFight(s, temper))
    case 'battle':
      return battle(s, view, temper)
    case 'push':
      return push(s, view, side, choices, temper)
    case 'retreat':
    case 'rockets':
      return choices.at(wayBack(s, temper, choices, side, firstBack(s), verbNamed(view, 'together')))
    case 'advance': {
      const index = follower(s, temper, choices, verbNamed(view, 'advance'))
      return index < 0 ? say(view, 'halt') : choices.at(index)
    }
    default:
      return choices.at(0)
  }
}

/** 15.0: supply, engineers and guns, then the die. */
function battle(s: State, view: State, temper: Temper): Choice {
  if (isLegal(view, say(view, 'supply')) && deservesSupply(s, temper)) return say(view, 'supply')
  if (isLegal(view, say(view, 'bombard'))) return say(view, 'bombard')
  const store = bestStore(s, view, temper)
  if (store !== 0) return say(view, 'draw', store)
  if (isLegal(view, say(view, 'engineers'))) return say(view, 'engineers')
  const gun = nextGun(s, temper)
  return gun === 0 ? say(view, 'roll') : say(view, 'support', gun)
}

function push(s: State, view: State, side: number, choices: Offer, temper: Temper): Choice {
  if (s.push.due > 0) return choices.at(0)
  const unit = s.units.pushed.indexOf(1)
  return choices.at(wayBack(s, temper, choices, side, Math.max(1, unit), verbNamed(view, 'together')))
}
