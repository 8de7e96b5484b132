import {
  type Choice,
  type Choices,
  copyInto,
  firstAnswer,
  LEGAL,
  NO_REASONS,
  operandA,
  type Policy,
  phaseNow,
} from '@hexfront/core'
import { enemyHexes, planAttacks } from './bot/offensive.ts'
import { hasRoom, placeValue } from './bot/places.ts'
import { bestProspect, cheapest, inOrder, lossFactor, type Prospect } from './bot/prospect.ts'
import { exits, focused, reachable, type Survey, survey, unitsIn } from './bot/survey.ts'
import { CAREFUL, type Temper, type Tempers } from './bot/temper.ts'
import { STACKING } from './charts.ts'
import { advanceBarred, attackBarred, isBeside, odds } from './combat.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { crowds } from './crowds.ts'
import { fillPrepared } from './deployment.ts'
import { worth } from './elimination.ts'
import { dagc73 } from './index.ts'
import { continuousLine } from './line.ts'
import { marchBarred, pickUpBarred, railBarred } from './movement.ts'
import {
  enemyOf,
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

export { GREEDY } from './bot/temper.ts'

/** Plays either side of the game. One for each match, since it remembers its plan for the phase. */
export const newBot = (tempers: Tempers = CAREFUL): Policy<State> => new Bot(tempers)

class Bot implements Policy<State> {
  readonly #tempers: Tempers
  #temper: Temper
  #scratch: State | null = null
  #phase = -1
  /** Made when a phase begins: what is seen, where each unit can go, where the plan wants it. */
  #seen: Survey | null = null
  #reach: readonly (readonly number[])[] = []
  #goals = new Map<number, number>()
  readonly #settled = new Set<number>()
  /** The points of main effort. */
  #focus: readonly number[] = []
  #goal = 0
  /** Open hexes in the Russian line as it stands. */
  #open = 0
  #attack: Prospect | null = null
  readonly #tried = new Set<number>()
  readonly #mended = new Set<number>()

  constructor(tempers: Tempers) {
    this.#tempers = tempers
    this.#temper = tempers.german
  }

  choose(s: State, choices: Choices): Choice {
    const decision = dagc73.decision(s)
    if (decision.isOver) throw new Error('the game is over')
    this.#temper = decision.side === GERMAN ? this.#tempers.german : this.#tempers.soviet
    const phase = s.turn * 100 + s.flow.phase
    if (phase !== this.#phase) this.#begin(s, phase, decision.step)
    const text = this.#say(s, decision.step, choices)
    return text === '' ? choices.at(0) : dagc73.read(s, text).choice
  }

  #begin(s: State, phase: number, step: string): void {
    this.#phase = phase
    this.#settled.clear()
    this.#tried.clear()
    this.#mended.clear()
    this.#goals.clear()
    if (step === 'move') this.#plan(s)
  }

  #plan(s: State): void {
    const side = phasing(s)
    const scratch = this.#copyOf(s)
    const seen = survey(scratch, side)
    this.#seen = focused(scratch, seen, this.#focus)
    this.#reach = Array.from({ length: unitCount(s) + 1 }, (_, unit) => (unit === 0 ? [] : reachable(scratch, unit)))
    if (!this.#temper.plans || phaseNow(s).movement !== 'first') return
    const plan = planAttacks(scratch, seen, this.#temper, this.#reach)
    for (const { team } of plan) for (const unit of team) this.#goals.set(unit, scratch.units.place[unit]!)
    this.#focus = plan.slice(0, EFFORTS).map(({ hex }) => hex)
    this.#seen = focused(scratch, seen, this.#focus)
  }

  #say(s: State, step: string, choices: Choices): string {
    switch (step) {
      case 'deploy':
        return this.#deploy(s)
      case 'site':
        return `at ${nameOf(s, this.#prepared(s).units.place[s.site.unit]!)}`
      case 'ukraine':
        return s.vp.soviet > 2 * s.vp.german ? 'accept' : 'refuse'
      case 'entry':
        return `at ${nameOf(s, this.#entryHex(s, choices))}`
      case 'move':
        return this.#pickUp(s)
      case 'march':
        return this.#march(s)
      case 'combat':
        return this.#chooseAttack(s)
      case 'assault':
        return this.#join(s)
      case 'losses':
        return s.assault.paid >= s.assault.due
          ? 'enough'
          : `lose ${idOf(s, cheapest(s, joinedUnits(s), s.assault.due - s.assault.paid))}`
      case 'rout':
        return `retreat ${idOf(s, this.#firstToGo(s, choices))}`
      case 'fallback':
        return `to ${nameOf(s, this.#worstFor(s, choices))}`
      case 'advance':
        return this.#advance(s)
      default:
        return ''
    }
  }

  /** Unit by unit as the prepared deployment has it. */
  #deploy(s: State): string {
    const next = firstAnswer(dagc73, s, 'prepared')
    return next === null ? 'done' : dagc73.write(s, next)
  }

  #prepared(s: State): State {
    const copy = this.#copyOf(s)
    fillPrepared(copy)
    return copy
  }

  /** Those whom the plan sends somewhere, then everybody who has somewhere better to be. */
  #pickUp(s: State): string {
    for (const [unit, goal] of this.#goals) {
      if (this.#settled.has(unit)) continue
      if (s.units.place[unit] !== goal && !hasRoom(s, unit, goal)) continue
      this.#settled.add(unit)
      if (s.units.place[unit] === goal || pickUpBarred(s, unit, NO_REASONS) !== LEGAL) continue
      this.#goal = goal
      return `move ${idOf(s, unit)}`
    }
    const scratch = this.#copyOf(s)
    this.#open = phasing(s) === SOVIET && this.#temper.gap > 0 ? continuousLine(scratch).open : 0
    for (const unit of orderOf(s, phasing(s))) {
      if (this.#settled.has(unit) || pickUpBarred(s, unit, NO_REASONS) !== LEGAL) continue
      this.#settled.add(unit)
      this.#goal = this.#bestPlace(scratch, unit)
      if (this.#goal !== s.units.place[unit]) return `move ${idOf(s, unit)}`
    }
    return crowds(s).length > 0 ? this.#disperse(scratch) : this.#mend(scratch)
  }

  /** 7.0b: somebody leaves a hex that holds too many, for a place that is open to it. */
  #disperse(s: State): string {
    const [crowd] = crowds(s)
    const unit = unitsIn(s, crowd!).find(
      (one) => !isRailhead(s, one) && s.units.arrived[one] === 0 && pickUpBarred(s, one, NO_REASONS) === LEGAL,
    )!
    s.march.unit = unit
    s.changes++
    const places = this.#reach[unit]!.filter(
      (hex) => marchBarred(s, hex, NO_REASONS) === LEGAL && hasRoom(s, unit, hex),
    )
    this.#goal = places[0]!
    return `move ${idOf(s, unit)}`
  }

  /** 11.0: at last, whoever can still move closes what is open in the Russian line. */
  #mend(s: State): string {
    const { open, path } = continuousLine(s)
    if (phasing(s) !== SOVIET || this.#temper.gap === 0 || open === 0) return 'done'
    const holes = path.filter((hex) => pieces.occupier(s, hex) !== SOVIET && !pieces.inZone(s, SOVIET, hex))
    const { ground } = s.setting
    let best = 0
    let least = open
    for (const unit of orderOf(s, SOVIET)) {
      if (this.#mended.has(unit) || pickUpBarred(s, unit, NO_REASONS) !== LEGAL || isRailhead(s, unit)) continue
      const from = s.units.place[unit]!
      const nearby = this.#reach[unit]!.filter(
        (hex) => hasRoom(s, unit, hex) && holes.some((hole) => ground.distance(hole, hex) <= 1),
      )
      if (nearby.length === 0) continue
      pieces.place(s, unit, 0)
      for (const hex of nearby) {
        const left = this.#openWith(s, unit, hex)
        if (left >= least) continue
        least = left
        best = unit
        this.#goal = hex
      }
      pieces.place(s, unit, from)
    }
    this.#mended.add(best)
    return best === 0 ? 'done' : `move ${idOf(s, best)}`
  }

  #march(s: State): string {
    if (marchBarred(s, this.#goal, NO_REASONS) === LEGAL) return `to ${nameOf(s, this.#goal)}`
    return railBarred(s, this.#goal, NO_REASONS) === LEGAL ? `rail ${nameOf(s, this.#goal)}` : 'stay'
  }

  /** Where a unit is worth most, among all it can reach; where it stands, if nothing is clearly better. */
  #bestPlace(s: State, unit: number): number {
    const seen = this.#seen!
    const from = s.units.place[unit]!
    pieces.place(s, unit, 0)
    const least = placeValue(s, seen, this.#temper, unit, from) + INERTIA
    const options: Option[] = []
    for (const hex of this.#reach[unit]!) {
      if (hex === from || pieces.occupier(s, hex) === enemyOf(seen.side) || !hasRoom(s, unit, hex)) continue
      const value = placeValue(s, seen, this.#temper, unit, hex)
      options.push({ hex, value })
    }
    options.sort((a, b) => b.value - a.value || a.hex - b.hex)
    const best = this.#bestForLine(s, unit, { hex: from, value: least }, options)
    pieces.place(s, unit, from)
    return best
  }

  /** 11.0: the best option, or, for a unit that holds the Russian line together, the best when what it opens is counted. */
  #bestForLine(s: State, unit: number, stay: Option, options: readonly Option[]): number {
    const first = options[0]
    if (first === undefined || first.value <= stay.value) return stay.hex
    if (this.#temper.gap === 0 || sideOf(s, unit) !== SOVIET || continuousLine(s).open === this.#open) return first.hex
    const toll = this.#temper.gap * lossFactor(s, SOVIET)
    let best = stay.hex
    let most = stay.value - toll * this.#open
    for (const { hex, value } of options.slice(0, TRIES)) {
      const net = value - toll * this.#openWith(s, unit, hex)
      if (net <= most) continue
      most = net
      best = hex
    }
    return best
  }

  #openWith(s: State, unit: number, hex: number): number {
    pieces.place(s, unit, hex)
    const { open } = continuousLine(s)
    pieces.place(s, unit, 0)
    return open
  }

  /** The attack that promises most, if any promises more than it risks. */
  #chooseAttack(s: State): string {
    const side = phasing(s)
    const scratch = this.#copyOf(s)
    const seen = survey(scratch, side)
    const targets = enemyHexes(s, side).filter(
      (hex) => !this.#tried.has(hex) && attackBarred(s, hex, NO_REASONS) === LEGAL,
    )
    const rivals = (unit: number) => targets.filter((hex) => isBeside(s, unit, hex)).length
    let best: Prospect | null = null
    for (const hex of targets) {
      const found = bestProspect(scratch, seen, this.#temper, hex, inOrder(s, ableToAttack(s, hex), rivals))
      if (found !== null && found.value > (best?.value ?? 0.05)) best = found
    }
    this.#attack = best
    if (best === null) return 'done'
    this.#tried.add(best.hex)
    return `attack ${nameOf(s, best.hex)}`
  }

  #join(s: State): string {
    const { team, column } = this.#attack!
    const next = team.find((unit) => s.units.joined[unit] === 0)
    if (next !== undefined) return `join ${idOf(s, next)}`
    return column < odds(s) ? `lower ${s.setting.crt.columns[column]!}` : 'roll'
  }

  /** R73-10: the cheapest first, so that the dearest find no room. */
  #firstToGo(s: State, choices: Choices): number {
    let best = operandA(choices.at(0))
    for (let i = 1; i < choices.length; i++)
      if (worth(s, operandA(choices.at(i))) < worth(s, best)) best = operandA(choices.at(i))
    return best
  }

  /** For a beaten enemy: few ways on, no walls, far from help. */
  #worstFor(s: State, choices: Choices): number {
    const side = sideOf(s, s.fallback.unit)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < choices.length; i++) {
      const hex = operandA(choices.at(i))
      const value =
        -exits(s, side, hex) -
        2 * s.setting.forts[side]![hex]! -
        0.5 * s.setting.rough[hex]! -
        (pieces.first(s, hex) === 0 ? 0 : 1)
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
    const willing = side === SOVIET ? 3 : s.setting.forts[GERMAN]![s.assault.into] === 1 ? 1 : 0
    if (s.assault.sent >= willing || units.length === 0) return 'halt'
    units.sort(
      (a, b) => Number(isMechanized(s, a)) - Number(isMechanized(s, b)) || strengthOf(s, b) - strengthOf(s, a) || a - b,
    )
    const scratch = this.#copyOf(s)
    const chosen = units.find((unit) => {
      const from = scratch.units.place[unit]!
      pieces.place(scratch, unit, 0)
      const isBroken =
        this.#temper.gap > 0 &&
        side === SOVIET &&
        this.#openWith(scratch, unit, s.assault.into) > this.#openWith(scratch, unit, from)
      pieces.place(scratch, unit, from)
      return !isBroken
    })
    return chosen === undefined ? 'halt' : `advance ${idOf(s, chosen)}`
  }

  /** The open edge hex on a railway that is nearest to the Russians. */
  #entryHex(s: State, choices: Choices): number {
    const { far } = survey(this.#copyOf(s), GERMAN)
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

  #copyOf(s: State): State {
    const scratch = this.#scratch?.setting === s.setting ? this.#scratch : dagc73.blank(s.setting)
    this.#scratch = scratch
    copyInto(scratch, s)
    return scratch
  }
}

interface Option {
  readonly hex: number
  readonly value: number
}

/** How many places are tried for one that keeps the line. */
const TRIES = 6
const EFFORTS = 5
const INERTIA = 0.05

const nameOf = (s: State, hex: number): string => s.setting.ground.name(hex)
const idOf = (s: State, unit: number): string => s.setting.unitIds[unit]!

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
