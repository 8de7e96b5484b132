import { changed, LEGAL, NO_REASONS, phaseNow } from '@hexfront/core'
import { SOVIET } from '../counters.ts'
import { crowds } from '../crowds.ts'
import { continuousLine, isCovered, lineHexes } from '../line.ts'
import { marchBarred, pickUpBarred, railBarred } from '../movement.ts'
import { enemyOf, isMechanized, isRailhead, phasing, pieces, type State, sideOf, unitCount } from '../state.ts'
import { planAttacks } from './offensive.ts'
import { hasRoom, openWith, placeValue } from './places.ts'
import { lossFactor, type Prospect } from './prospect.ts'
import { copyOf } from './scratch.ts'
import { focused, reachable, type Survey, survey, unitsIn } from './survey.ts'
import type { Temper } from './temper.ts'

/** A unit, and where it goes. */
export interface Errand {
  readonly unit: number
  readonly goal: number
}

interface Option {
  readonly hex: number
  readonly value: number
}

/** How many places are tried for one that keeps the line. */
const TRIES = 6
const EFFORTS = 5
const INERTIA = 0.05

/**
 * What a side means to do in a movement phase, as seen from any position in it. Enemies do not move meanwhile, so it holds for the
 * rest of the phase, as long as nobody else moves units of the side.
 */
export class Orders {
  readonly #temper: Temper
  readonly #seen: Survey
  /** By unit, where it can go. */
  readonly #reach: readonly (readonly number[])[]
  /** By unit, where the plan of attack wants it. */
  readonly #goals = new Map<number, number>()
  /** Who is thought of first when no attack needs him, and those who have been. */
  readonly #order: readonly number[]
  readonly #settled = new Set<number>()
  /** Open hexes in the Russian line as it stands. */
  #open = 0

  constructor(s: State, temper: Temper) {
    const scratch = copyOf(s)
    const seen = survey(scratch, phasing(s))
    this.#temper = temper
    this.#reach = Array.from({ length: unitCount(s) + 1 }, (_, unit) => (unit === 0 ? [] : reachable(scratch, unit)))
    const isFirst = phaseNow(s).movement === 'first'
    const plan = isFirst && temper.plans ? planAttacks(scratch, seen, temper, this.#reach) : []
    for (const { team } of plan) for (const unit of team) this.#goals.set(unit, scratch.units.place[unit]!)
    this.#order = afterLast(orderOf(s, phasing(s)), (unit) => s.units.moved[unit] === 1 && !this.#goals.has(unit))
    this.#seen = focused(s, seen, isFirst ? mainEfforts(plan) : battlefields(s))
  }

  /** Those whom the plan sends somewhere, then everybody who has somewhere better to be; null when all is done. */
  next(s: State): Errand | null {
    const scratch = copyOf(s)
    const errand = this.#nextPlanned(scratch) ?? this.#nextBetter(scratch)
    if (errand !== null) return errand
    return crowds(scratch).length > 0 ? this.#disperse(scratch) : this.#mend(scratch)
  }

  /** Where a unit goes that somebody else has picked up. */
  goalOf(s: State, unit: number): number {
    const scratch = copyOf(s)
    const goal = this.#goals.get(unit)
    if (goal !== undefined && hasRoom(s, unit, goal)) return goal
    this.#open = this.#openIn(scratch)
    return this.#bestPlace(scratch, unit)
  }

  #nextPlanned(s: State): Errand | null {
    for (const [unit, goal] of this.#goals) {
      const isThere = s.units.place[unit] === goal
      if (this.#settled.has(unit) || (!isThere && !hasRoom(s, unit, goal))) continue
      this.#settled.add(unit)
      if (!isThere && canGo(s, unit, goal)) return { unit, goal }
    }
    return null
  }

  #nextBetter(s: State): Errand | null {
    this.#open = this.#openIn(s)
    for (const unit of this.#order) {
      if (this.#settled.has(unit) || pickUpBarred(s, unit, NO_REASONS) !== LEGAL) continue
      this.#settled.add(unit)
      const goal = this.#bestPlace(s, unit)
      if (goal !== s.units.place[unit] && canGo(s, unit, goal)) return { unit, goal }
    }
    return null
  }

  #openIn(s: State): number {
    return phasing(s) === SOVIET && this.#temper.gap > 0 ? continuousLine(s).open : 0
  }

  /** 7.0b: somebody leaves a hex that holds too many, for a place that is open to it; new arrivals last. */
  #disperse(s: State): Errand | null {
    const { arrived } = s.units
    for (const crowd of crowds(s))
      for (const unit of unitsIn(s, crowd).sort((a, b) => arrived[a]! - arrived[b]! || a - b)) {
        if (isRailhead(s, unit)) continue
        const goal = this.#reach[unit]!.find((hex) => hasRoom(s, unit, hex) && canGo(s, unit, hex))
        if (goal !== undefined) return { unit, goal }
      }
    return null
  }

  /** 11.0: at last, whoever can still move closes what is open in the Russian line. */
  #mend(s: State): Errand | null {
    const { open } = continuousLine(s)
    if (phasing(s) !== SOVIET || this.#temper.gap === 0 || open === 0) return null
    const holes = lineHexes(s).filter((hex) => !isCovered(s, hex))
    const { ground } = s.setting
    let best: Errand | null = null
    let least = open
    for (const unit of orderOf(s, SOVIET)) {
      if (pickUpBarred(s, unit, NO_REASONS) !== LEGAL || isRailhead(s, unit)) continue
      const from = s.units.place[unit]!
      const nearby = this.#reach[unit]!.filter(
        (hex) => hasRoom(s, unit, hex) && holes.some((hole) => ground.distance(hole, hex) <= 1),
      )
      if (nearby.length === 0) continue
      pieces.place(s, unit, 0)
      for (const goal of nearby) {
        const left = openWith(s, unit, goal)
        if (left >= least) continue
        least = left
        best = { unit, goal }
      }
      pieces.place(s, unit, from)
    }
    return best !== null && canGo(s, best.unit, best.goal) ? best : null
  }

  /** Where a unit is worth most, among all it can reach; where it stands, if nothing is clearly better. */
  #bestPlace(s: State, unit: number): number {
    const seen = this.#seen
    const from = s.units.place[unit]!
    if (this.#reach[unit]!.length === 0) return from
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
      const net = value - toll * openWith(s, unit, hex)
      if (net <= most) continue
      most = net
      best = hex
    }
    return best
  }
}

const mainEfforts = (plan: readonly Prospect[]): number[] => plan.slice(0, EFFORTS).map(({ hex }) => hex)

/** Where the side has fought in this turn. */
function battlefields(s: State): number[] {
  const side = phasing(s)
  const hexes: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (
      sideOf(s, unit) === side &&
      s.units.fought[unit] === 1 &&
      s.units.moved[unit] === 0 &&
      s.units.place[unit] !== 0
    )
      hexes.push(s.units.place[unit]!)
  return hexes
}

/** In a phase that is on already, those who come after the last who has moved are next. */
function afterLast(units: readonly number[], hasMoved: (unit: number) => boolean): number[] {
  const next = units.findLastIndex(hasMoved) + 1
  return [...units.slice(next), ...units.slice(0, next)]
}

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

/** Whether a unit may be picked up and go to a hex, in either way. */
function canGo(s: State, unit: number, to: number): boolean {
  if (pickUpBarred(s, unit, NO_REASONS) !== LEGAL) return false
  s.march.unit = unit
  changed(s)
  const isOpen = marchBarred(s, to, NO_REASONS) === LEGAL || railBarred(s, to, NO_REASONS) === LEGAL
  s.march.unit = 0
  changed(s)
  return isOpen
}
