import { type Choice, type Choices, copyInto, LEGAL, NO_REASONS, operandA, type Policy, resultAt } from '@hexfront/core'
import { RESULTS, STACKING, SUPPLY_RANGE } from './charts.ts'
import { advanceBarred, attackStrength, defenceStrength, dieModifier, isBeside, odds } from './combat.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { worth } from './elimination.ts'
import { dagc73 } from './index.ts'
import { continuousLine } from './line.ts'
import { marchBarred, pickUpBarred, reachOf } from './movement.ts'
import { canFallBack } from './retreat.ts'
import type { ScenarioId } from './scenarios.ts'
import {
  enemyOf,
  inEnemyZone,
  isMechanized,
  isRailhead,
  phasing,
  pieces,
  type State,
  sideOf,
  stackedIn,
  strengthOf,
  unitCount,
} from './state.ts'
import { distanceToSupply, isSupplied } from './supply.ts'
import { outcome } from './victory.ts'

/** What a player minds, in weights. */
export interface Temper {
  /** What a loss counts against a gain of the same worth, and what odds are aimed at. */
  readonly thrift: number
  /** How much the chosen points of attack draw, and how much all the others. */
  readonly focus: number
  readonly press: number
  /** Ways out of an enemy hex that are closed, before and after the attack. */
  readonly ring: number
  readonly pursuit: number
  /** Ground behind the enemy, early and late, and the railways that feed him. */
  readonly depth: number
  readonly rails: number
  /** What it is worth to get through the line, in the first turns and later. */
  readonly breach: number
  readonly grind: number
  /** How near to be. */
  readonly pull: number
  /** Not to be overwhelmed, as the Russian and as the German; to stay in supply; to keep a line. */
  readonly safety: number
  readonly hold: number
  readonly supply: number
  readonly line: number
  /** What an open hex in the continuous line weighs. */
  readonly gap: number
}

/** Weights that held their own in some hundred games with slightly different ones. */
const CAREFUL: Temper = {
  thrift: 1.1,
  focus: 25,
  press: 1.4,
  ring: 1.6,
  pursuit: 0.8,
  depth: 0.09,
  rails: 4.6,
  breach: 3.6,
  grind: 0.16,
  pull: 0.17,
  safety: 2.8,
  hold: 1,
  supply: 1,
  line: 1,
  gap: 10,
}

/** The greedy core: the next attack, and nothing else. */
export const GREEDY: Temper = {
  ...CAREFUL,
  thrift: 0.5,
  focus: 3,
  press: 3,
  ring: 0,
  pursuit: 0,
  depth: 0,
  rails: 0,
  breach: 0,
  grind: 0,
  safety: 0,
  hold: 0,
  supply: 0,
  line: 0,
  gap: 0,
}

/** 15.x: where the scales tip, German points that weigh as much as a Russian one. */
const BALANCE: Readonly<Record<ScenarioId, number>> = { historical: 2, sane: 1, limited: 1, maximum: 0.5 }

/** Plays either side of the game. One for each match, since it remembers which units it left where they are. */
export function newBot(temper: Temper = CAREFUL): Policy<State> {
  return new Bot(temper)
}

class Bot implements Policy<State> {
  readonly #temper: Temper
  #scratch: State | null = null
  /** Units that stay in this phase, and which phase that is. */
  #phase = -1
  readonly #stays = new Set<number>()
  /** Where the unit that was picked up goes. */
  #goal = 0
  #joining: number[] = []
  /** Where the weight of the attack goes in this phase. */
  #focus: readonly number[] = []
  #tried = new Set<number>()

  constructor(temper: Temper) {
    this.#temper = temper
  }

  choose(s: State, choices: Choices): Choice {
    if (s.turn * 100 + s.flow.phase !== this.#phase) {
      this.#phase = s.turn * 100 + s.flow.phase
      this.#stays.clear()
      this.#tried.clear()
      this.#focus = this.#temper.line > 0 && s.flow.phase === 4 ? weakPoints(s) : []
    }
    const decision = dagc73.decision(s)
    const text = decision.isOver ? '' : this.#say(s, decision.step, choices)
    return text === '' ? choices.at(0) : dagc73.read(s, text).choice
  }

  #say(s: State, step: string, choices: Choices): string {
    switch (step) {
      case 'deploy':
        return isSetUp(s) ? 'done' : 'prepared'
      case 'ukraine':
        return s.vp.soviet > 2 * s.vp.german ? 'accept' : 'refuse'
      case 'entry':
        return `at ${this.#nameOf(s, this.#entryHex(s, choices))}`
      case 'move':
        return this.#pickUp(s)
      case 'march':
        return this.#march(s)
      case 'combat':
        return this.#attack(s)
      case 'assault':
        return this.#join(s)
      case 'losses':
        return this.#lose(s)
      case 'fallback':
        return `to ${this.#nameOf(s, this.#worstFor(s, choices))}`
      case 'advance':
        return this.#advance(s)
      default:
        return ''
    }
  }

  #nameOf = (s: State, hex: number): string => s.setting.ground.name(hex)
  #idOf = (s: State, unit: number): string => s.setting.unitIds[unit]!

  /** The next unit that has somewhere better to be. */
  #pickUp(s: State): string {
    const side = phasing(s)
    const scratch = this.#copyOf(s)
    for (const unit of orderOf(s, side)) {
      if (this.#stays.has(unit) || pickUpBarred(s, unit, NO_REASONS) !== LEGAL) continue
      const goal = this.#bestPlace(scratch, unit)
      if (goal === s.units.place[unit]) {
        if (s.crowded !== 0) continue
        this.#stays.add(unit)
        continue
      }
      this.#goal = goal
      return `move ${this.#idOf(s, unit)}`
    }
    if (s.crowded === 0) return 'done'
    for (let unit = pieces.first(s, s.crowded); unit !== 0; unit = pieces.next(s, unit)) {
      if (pickUpBarred(s, unit, NO_REASONS) !== LEGAL) continue
      this.#goal = 0
      return `move ${this.#idOf(s, unit)}`
    }
    return 'done'
  }

  #march(s: State): string {
    const { unit } = s.march
    const scratch = this.#copyOf(s)
    const goal =
      this.#goal !== 0 && marchBarred(s, this.#goal, NO_REASONS) === LEGAL ? this.#goal : this.#bestPlace(scratch, unit)
    if (goal !== s.units.place[unit] && marchBarred(s, goal, NO_REASONS) === LEGAL) return `to ${this.#nameOf(s, goal)}`
    this.#stays.add(unit)
    if (s.crowded === 0) return 'stay'
    const { ground } = s.setting
    for (let hex = 1; hex <= ground.size; hex++)
      if (marchBarred(s, hex, NO_REASONS) === LEGAL) return `to ${this.#nameOf(s, hex)}`
    return 'stay'
  }

  /** Where a unit is worth most, among all it can reach; where it stands, if nothing is clearly better. */
  #bestPlace(s: State, unit: number): number {
    s.march.unit = unit
    s.changes++
    const from = s.units.place[unit]!
    const { ground } = reachOf(s)
    const side = sideOf(s, unit)
    pieces.place(s, unit, 0)
    const options: { hex: number; value: number }[] = []
    const least = this.#valueOf(s, unit, side, from) + 0.3
    for (let i = 0; i < ground.count; i++) {
      const hex = ground.hexOf(ground.reached(i))
      if (hex === from || pieces.occupier(s, hex) === enemyOf(side)) continue
      if (!isRailhead(s, unit) && stackedIn(s, hex) >= STACKING) continue
      const value = this.#valueOf(s, unit, side, hex)
      if (value > least) options.push({ hex, value })
    }
    options.sort((a, b) => b.value - a.value || a.hex - b.hex)
    const best = this.#bestForLine(s, unit, from, least, options)
    pieces.place(s, unit, from)
    return best
  }

  /** 11.0: the first of the options that is worth the hexes it opens in the Russian line. */
  #bestForLine(
    s: State,
    unit: number,
    from: number,
    least: number,
    options: readonly { hex: number; value: number }[],
  ): number {
    if (this.#temper.line === 0 || sideOf(s, unit) !== SOVIET) return options[0]?.hex ?? from
    const before = this.#openWith(s, unit, from)
    for (const { hex, value } of options.slice(0, TRIES)) {
      const opened = this.#openWith(s, unit, hex) - before
      if (value - opened * this.#temper.gap > least) return hex
    }
    return from
  }

  #openWith(s: State, unit: number, hex: number): number {
    pieces.place(s, unit, hex)
    const { open } = continuousLine(s)
    pieces.place(s, unit, 0)
    return open
  }

  /** How good it is to have a unit in a hex; the unit itself is off the map. */
  #valueOf(s: State, unit: number, side: number, hex: number): number {
    if (isRailhead(s, unit)) return this.#railheadValue(s, hex)
    return side === SOVIET ? this.#sovietValue(s, unit, hex) : this.#germanValue(s, unit, hex)
  }

  /** Railheads follow the front, but keep away from Germans. */
  #railheadValue(s: State, hex: number): number {
    if (inEnemyZone(s, SOVIET, hex)) return -20
    return -nearest(s, hex, GERMAN) * 1.2
  }

  /** Strength beside weak Germans, hexes that close a ring, ground gained, supply kept. */
  #sovietValue(s: State, unit: number, hex: number): number {
    const { ground } = s.setting
    const temper = this.#temper
    const isAttackAhead = s.flow.phase === 4
    let value = 0
    for (let direction = 0; direction < 6; direction++) {
      const next = ground.neighbour(hex, direction)
      if (next === 0 || pieces.occupier(s, next) !== GERMAN) continue
      const defence = strengthIn(s, next) * (s.setting.forts[GERMAN]![next] === 1 ? 2 : 1)
      const present = strengthAround(s, next, SOVIET)
      const own = strengthOf(s, unit) * (s.setting.river[hex * 6 + direction] === 0 ? 1 : 0.5)
      const press = isAttackAhead ? (this.#focus.includes(next) ? temper.focus : temper.press) : 1
      value += press * (promise((present + own) / defence) - promise(present / defence)) * (1 + 0.3 * defence)
      value += (isAttackAhead ? temper.ring : temper.pursuit) * exitsClosed(s, next, hex)
    }
    const far = nearest(s, hex, GERMAN)
    value -= temper.pull * Math.min(far, 12)
    // Tanks make for the railways that feed the German front.
    if (isMechanized(s, unit) && s.setting.onRail[hex] === 1 && distanceToSupply(s, GERMAN, hex) < 3)
      value += temper.rails
    value += temper.depth * behind(s, hex)
    if (temper.supply > 0 && distanceToSupply(s, SOVIET, hex) > SUPPLY_RANGE) value -= isMechanized(s, unit) ? 1.5 : 4
    if (isMechanized(s, unit) && far <= 4) {
      const strength = strengthIn(s, hex) + strengthOf(s, unit)
      value -= temper.safety * Math.max(0, strengthWithin(s, hex, GERMAN) / strength - 0.4) * 2.5
    }
    return value
  }

  /** A place in the line, walls, a river in front, a way back; away from where many Russians can strike. */
  #germanValue(s: State, unit: number, hex: number): number {
    const { ground, forts, river } = s.setting
    const temper = this.#temper
    const threat = strengthWithin(s, hex, SOVIET)
    let defence = strengthIn(s, hex) + strengthOf(s, unit)
    if (forts[GERMAN]![hex] === 1) defence *= 2
    if (s.setting.rough[hex] === 1) defence *= 1.3
    let rivers = 0
    let friends = 0
    let prey = 0
    for (let direction = 0; direction < 6; direction++) {
      const next = ground.neighbour(hex, direction)
      if (river[hex * 6 + direction] !== 0) rivers++
      if (next === 0) continue
      const occupier = pieces.occupier(s, next)
      if (occupier === SOVIET) {
        const enemy = strengthIn(s, next)
        const present = strengthAround(s, next, GERMAN)
        if (s.flow.phase === 10)
          prey += (promise((present + strengthOf(s, unit)) / enemy) - promise(present / enemy)) * 2
      }
      for (const beyond of [next, ground.neighbour(next, direction)])
        if (beyond !== 0 && pieces.occupier(s, beyond) === GERMAN) friends++
    }
    const far = nearest(s, hex, SOVIET)
    // In touch with the enemy's next move, yet not easily overwhelmed.
    let value = prey - temper.hold * Math.max(0, threat / defence - 1.5) * strengthOf(s, unit) * 0.5
    value += temper.line * (Math.min(friends, 3) * 0.35 + rivers * 0.15)
    value -= 0.3 * Math.max(0, far - 3) + (inEnemyZone(s, GERMAN, hex) ? temper.hold * 0.8 : 0)
    if (temper.supply > 0 && distanceToSupply(s, GERMAN, hex) > SUPPLY_RANGE) value -= 3 * strengthOf(s, unit)
    return value
  }

  /** The attack that promises most, if any promises more than it risks. */
  #attack(s: State): string {
    const scratch = this.#copyOf(s)
    const { ground } = s.setting
    let best = 0
    let most = 0.25
    let team: number[] = []
    for (let hex = 1; hex <= ground.size; hex++) {
      if (pieces.occupier(s, hex) !== enemyOf(phasing(s)) || this.#tried.has(hex)) continue
      const units = ableToAttack(s, hex)
      if (units.length === 0) continue
      const { value, used } = this.#prospect(scratch, hex, units)
      if (value > most) {
        most = value
        best = hex
        team = used
      }
    }
    if (best === 0) return 'done'
    const text = `attack ${this.#nameOf(s, best)}`
    this.#joining = team
    this.#tried.add(best)
    return isOffered(s, text) ? text : 'done'
  }

  #join(s: State): string {
    const next = this.#joining.find((unit) => s.units.joined[unit] === 0)
    if (next === undefined) return s.units.joined.includes(1) ? 'roll' : 'withdraw'
    this.#joining = this.#joining.filter((unit) => unit !== next)
    const text = `join ${this.#idOf(s, next)}`
    return isOffered(s, text) ? text : this.#join(s)
  }

  /** The expected worth of an attack on a hex by the best of these units: no more of them than the table rewards. */
  #prospect(s: State, hex: number, units: readonly number[]): { value: number; used: number[] } {
    s.hexes.target.fill(0)
    s.units.joined.fill(0)
    s.hexes.target[hex] = 1
    s.assault.targets = 1
    const used: number[] = []
    const last = s.setting.crt.columns.length - 1
    for (const unit of [...units].sort(
      (a, b) => worthOf(s, a) / strengthOf(s, a) - worthOf(s, b) / strengthOf(s, b) || a - b,
    )) {
      if (used.length > 0 && odds(s) === last) break
      s.units.joined[unit] = 1
      used.push(unit)
    }
    const value = this.#expected(s, hex, used)
    s.hexes.target[hex] = 0
    s.units.joined.fill(0)
    return { value, used }
  }

  /** The mean over the die of what is taken less what is lost. */
  #expected(s: State, hex: number, used: readonly number[]): number {
    const temper = this.#temper
    if (attackStrength(s) * 2 < defenceStrength(s)) return -1
    const column = odds(s)
    const modifier = dieModifier(s)
    const scale = BALANCE[s.setting.id]
    const ours = sideOf(s, used[0]!)
    const gainFactor = ours === SOVIET ? 1 : scale
    const nerve = isAhead(s, ours) ? AHEAD : BEHIND
    const lossFactor = (ours === SOVIET ? scale : 1) * temper.thrift * nerve
    const defenders = unitsIn(s, hex)
    const prize = defenders.reduce((sum, unit) => sum + worth(s, unit), 0) * gainFactor
    const isTrapped = defenders.every((unit) => !canFallBack(s, unit))
    const all = used.reduce((sum, unit) => sum + worthOf(s, unit), 0) * lossFactor
    const due = defenders.reduce((sum, unit) => sum + strengthOf(s, unit), 0)
    // The Russian attacks to get through: what is beyond the line is worth more than the line.
    const breach = ours === SOVIET ? (s.turn <= 2 ? temper.breach : Math.max(0, 9 - s.turn) * temper.grind) : 0
    let sum = 0
    for (let die = 1; die <= 6; die++) {
      const result = RESULTS[resultAt(s.setting.crt, column, die + modifier)]!
      if (result === 'Ae') sum -= all
      else if (result === 'Ar') sum -= 0.15 * all
      else if (result === 'Br') sum += (isTrapped ? prize : 0.25) - 0.05 * all
      else if (result === 'Dr') sum += (isTrapped ? prize : 0.25 * prize) + breach
      else if (result === 'De') sum += prize + breach
      else sum += prize + breach - priceOf(s, used, result === 'Ex' ? due : Math.ceil(due / 2)) * lossFactor
    }
    return sum / 6
  }

  /** The cheapest units that pay what is due. */
  #lose(s: State): string {
    if (s.assault.paid >= s.assault.due) return 'enough'
    const left = s.assault.due - s.assault.paid
    const units = joinedUnits(s).sort((a, b) => payment(s, a, left) - payment(s, b, left) || a - b)
    return `lose ${this.#idOf(s, units[0]!)}`
  }

  /** For a beaten enemy, the hex with the fewest ways on; for our own, the one nearest to supply. */
  #worstFor(s: State, choices: Choices): number {
    const side = sideOf(s, s.fallback.unit)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < choices.length; i++) {
      const hex = operandA(choices.at(i))
      const value =
        exits(s, hex, side) * -1 +
        Math.min(20, distanceToSupply(s, side, hex)) * 0.2 -
        nearest(s, hex, enemyOf(side)) * 0.3
      if (value > most) {
        most = value
        best = hex
      }
    }
    return best
  }

  #advance(s: State): string {
    const side = phasing(s)
    const units = joinedUnits(s).filter((unit) => advanceBarred(s, unit, NO_REASONS) === LEGAL)
    const willing = side === SOVIET ? 2 : s.setting.forts[GERMAN]![s.assault.into] === 1 ? 1 : 0
    if (s.assault.sent >= willing || units.length === 0) return 'halt'
    units.sort(
      (a, b) => Number(isMechanized(s, a)) - Number(isMechanized(s, b)) || strengthOf(s, b) - strengthOf(s, a) || a - b,
    )
    const scratch = this.#copyOf(s)
    const chosen = units.find((unit) => {
      const from = scratch.units.place[unit]!
      pieces.place(scratch, unit, 0)
      const isBroken =
        side === SOVIET && this.#openWith(scratch, unit, s.assault.into) > this.#openWith(scratch, unit, from)
      pieces.place(scratch, unit, from)
      return !isBroken
    })
    return chosen === undefined ? 'halt' : `advance ${this.#idOf(s, chosen)}`
  }

  /** The open edge hex on a railway that is nearest to the Russians. */
  #entryHex(s: State, choices: Choices): number {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < choices.length; i++) {
      const hex = operandA(choices.at(i))
      const value = nearest(s, hex, SOVIET) + (s.setting.onRail[hex] === 1 ? 0 : 20)
      if (value < least) {
        least = value
        best = hex
      }
    }
    return best
  }

  #copyOf(s: State): State {
    const scratch = this.#scratch?.setting === s.setting ? this.#scratch : dagc73.blank(s.setting)
    this.#scratch = scratch
    copyInto(scratch, s)
    return scratch
  }
}

/** How many places are tried for one that keeps the line. */
const TRIES = 6

const FOCUS = 7
const APART = 4

/** The German hexes against which most can be brought for their strength, some way apart. */
function weakPoints(s: State): number[] {
  const { ground, forts } = s.setting
  const found: { hex: number; score: number }[] = []
  for (let hex = 1; hex <= ground.size; hex++) {
    if (pieces.occupier(s, hex) !== GERMAN) continue
    const defence = strengthIn(s, hex) * (forts[GERMAN]![hex] === 1 ? 2 : 1) * (s.setting.rough[hex] === 1 ? 1.4 : 1)
    const room = openAround(s, hex)
    if (room === 0) continue
    const ratio = Math.min(bestAround(s, hex, room * STACKING) / defence, 10)
    found.push({ hex, score: ratio - 0.5 * exits(s, hex, GERMAN) + 0.3 * strengthIn(s, hex) })
  }
  found.sort((a, b) => b.score - a.score || a.hex - b.hex)
  const chosen: number[] = []
  for (const { hex } of found)
    if (chosen.length < FOCUS && chosen.every((other) => ground.distance(hex, other) >= APART)) chosen.push(hex)
  return chosen
}

/** Hexes from which a hex can be attacked, rivers counting half. */
function openAround(s: State, hex: number): number {
  const { ground, river } = s.setting
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next !== 0 && pieces.occupier(s, next) !== GERMAN && nearest(s, next, SOVIET) <= 2)
      count += river[hex * 6 + direction] === 0 ? 1 : 0.5
  }
  return count
}

/** The strength of the best units that can come up in one move. */
function bestAround(s: State, hex: number, most: number): number {
  const { ground } = s.setting
  const strengths: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const at = s.units.place[unit]!
    if (at !== 0 && sideOf(s, unit) === SOVIET && !isRailhead(s, unit) && ground.distance(hex, at) <= 4)
      strengths.push(strengthOf(s, unit))
  }
  return strengths
    .sort((a, b) => b - a)
    .slice(0, Math.floor(most))
    .reduce((a, b) => a + b, 0)
}

/** Who is ahead guards his points; who is behind must take chances. */
const AHEAD = 1.2
const BEHIND = 0.55

function isAhead(s: State, side: number): boolean {
  const { winner } = outcome(s)
  return winner === side
}

/** How an attack at these odds is likely to go, from 0 to 1. */
const promise = (ratio: number): number => (ratio < 2 ? ratio * 0.05 : Math.min(1, 0.1 + (ratio - 2) * 0.13))

const isSetUp = (s: State): boolean => dagc73.bars(s, dagc73.read(s, 'done').choice) === LEGAL

const isOffered = (s: State, text: string): boolean => dagc73.bars(s, dagc73.read(s, text).choice) === LEGAL

/** Foot first, so that the line is known when the tanks go. */
function orderOf(s: State, side: number): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (sideOf(s, unit) === side && s.units.place[unit] !== 0) units.push(unit)
  return units.sort(
    (a, b) =>
      Number(isRailhead(s, a)) - Number(isRailhead(s, b)) ||
      Number(isMechanized(s, a)) - Number(isMechanized(s, b)) ||
      a - b,
  )
}

function unitsIn(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

function strengthIn(s: State, hex: number): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += strengthOf(s, unit)
  return sum
}

function strengthAround(s: State, hex: number, side: number): number {
  const { ground } = s.setting
  let sum = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next !== 0 && pieces.occupier(s, next) === side) sum += strengthIn(s, next)
  }
  return sum
}

/** What a side could bring against a hex next turn: a half of what stands within four hexes. */
function strengthWithin(s: State, hex: number, side: number): number {
  const { ground } = s.setting
  let sum = 0
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const at = s.units.place[unit]!
    if (at !== 0 && sideOf(s, unit) === side && ground.distance(hex, at) <= 4) sum += strengthOf(s, unit)
  }
  return sum / 2
}

function nearest(s: State, hex: number, side: number): number {
  const { ground } = s.setting
  let least = 60
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const at = s.units.place[unit]!
    if (at !== 0 && sideOf(s, unit) === side && !isRailhead(s, unit)) least = Math.min(least, ground.distance(hex, at))
  }
  return least
}

/** Ways out of a hex for a side. */
function exits(s: State, hex: number, side: number): number {
  const { ground } = s.setting
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next !== 0 && pieces.occupier(s, next) !== enemyOf(side) && !inEnemyZone(s, side, next)) count++
  }
  return count
}

/** How many Germans near by stand further east: ground from which they can be cut off. */
function behind(s: State, hex: number): number {
  const { ground } = s.setting
  let count = 0
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const at = s.units.place[unit]!
    if (at !== 0 && sideOf(s, unit) === GERMAN && ground.distance(hex, at) <= 5 && columnOf(s, at) > columnOf(s, hex))
      count++
  }
  return Math.min(count, 12)
}

const columnOf = ({ setting: { ground } }: State, hex: number): number => ground.numbering.columns[hex]!

/** How many ways out of an enemy hex a unit here would close. */
function exitsClosed(s: State, enemyHex: number, hex: number): number {
  const { ground } = s.setting
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(enemyHex, direction)
    if (next !== 0 && pieces.first(s, next) === 0 && !pieces.inZone(s, SOVIET, next) && ground.distance(next, hex) <= 1)
      count++
  }
  return count
}

function ableToAttack(s: State, hex: number): number[] {
  const side = phasing(s)
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (
      sideOf(s, unit) === side &&
      s.units.fought[unit] === 0 &&
      !isRailhead(s, unit) &&
      s.units.place[unit] !== 0 &&
      isBeside(s, unit, hex)
    )
      units.push(unit)
  return units
}

function joinedUnits(s: State): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 1 && s.units.place[unit] !== 0) units.push(unit)
  return units
}

const worthOf = (s: State, unit: number): number => worth(s, unit) * (isSupplied(s, unit) ? 1 : 0.8)

/** What the cheapest payment of an exchange would cost. */
function priceOf(s: State, units: readonly number[], due: number): number {
  let left = due
  let price = 0
  for (const unit of [...units].sort((a, b) => worth(s, a) / strengthOf(s, a) - worth(s, b) / strengthOf(s, b))) {
    if (left <= 0) break
    left -= strengthOf(s, unit)
    price += worth(s, unit)
  }
  return price
}

const payment = (s: State, unit: number, left: number): number => worth(s, unit) / Math.min(left, strengthOf(s, unit))
