import { likesPlace } from '@hexfront/bots'
import { changed, LEGAL, NO_REASONS } from '@hexfront/core'
import { GERMAN, SOVIET } from '../counters.ts'
import { marchBarred, movementOf, pickUpBarred, rangeOf } from '../movement.ts'
import { isLocality, NO_AIR, phasing, pieces, type State, sideOf, strengthOf } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { planAttacks } from './offensive.ts'
import { hasRoom, type Pull, placeValue, pullOf } from './places.ts'
import { type Post, postsOf } from './posts.ts'
import { copyOf } from './scratch.ts'
import { type Survey, survey, unitsOf } from './survey.ts'
import type { Temper } from './temper.ts'

/** A unit, and where it goes; whether an attack needs it there. */
export interface Errand {
  readonly unit: number
  readonly goal: number
  readonly isPlanned: boolean
}

const INERTIA = 0.05

/**
 * What a side means to do in a movement phase, as seen from any position in it. Enemies do not move meanwhile, so it holds for the
 * rest of the phase, as long as nobody else moves units of the side.
 */
export class Orders {
  readonly #temper: Temper
  readonly #seen: Survey
  readonly #pull: Pull
  readonly #posts: ReadonlyMap<number, Post>
  /** By unit, where the plan of attack wants it. */
  readonly #goals = new Map<number, number>()
  readonly #order: readonly number[]
  readonly #settled = new Set<number>()

  constructor(position: State, temper: Temper) {
    const s = laidDown(position)
    const side = phasing(s)
    const seen = survey(s, side)
    this.#temper = temper
    this.#seen = seen
    this.#pull = pullOf(s, seen)
    this.#posts = postsOf(s, seen, temper)
    this.#order = orderOf(position, seen)
    if (temper.plans) this.#plan(s, position)
    for (const [unit, goal] of this.#goals) this.#fade(s, unit, goal)
  }

  /** Attacks to come, by units that have nothing much better to do. */
  #plan(s: State, position: State): void {
    const reach = Array.from({ length: s.setting.units + 1 }, (_, unit) =>
      unit === 0 ? [] : reachable(s, unit, position),
    )
    // 4.2: the game is won.
    const { koenigsberg } = s.setting
    const winner = reach.findIndex((hexes, unit) => hexes.includes(koenigsberg) && hasRoom(s, unit, koenigsberg))
    if (this.#seen.side === SOVIET && winner > 0) {
      this.#goals.set(winner, koenigsberg)
      return
    }
    // 4.2: its garrison is not lured away.
    for (const [unit, post] of this.#posts) if (post.hex === koenigsberg) reach[unit] = []
    const best = reach.map((hexes, unit) => this.#mostOf(s, unit, hexes))
    const known = new Map<number, number>()
    const toll = (unit: number): number => {
      const hex = s.units.place[unit]!
      const key = unit * PLACES + hex
      const cost = known.get(key) ?? this.#temper.patience * Math.max(0, best[unit]! - this.#valueIn(s, unit, hex))
      known.set(key, cost)
      return cost
    }
    const plan = planAttacks(s, this.#seen, this.#temper, reach, toll)
    for (const { team } of plan) for (const unit of team) this.#goals.set(unit, s.units.place[unit]!)
  }

  /** What a unit makes of the best place in its reach. */
  #mostOf(s: State, unit: number, hexes: readonly number[]): number {
    if (hexes.length === 0) return Number.NEGATIVE_INFINITY
    const from = s.units.place[unit]!
    pieces.place(s, unit, 0)
    let most = Number.NEGATIVE_INFINITY
    for (const hex of hexes) if (hex === from || hasRoom(s, unit, hex)) most = Math.max(most, this.#value(s, unit, hex))
    pieces.place(s, unit, from)
    return most
  }

  #valueIn(s: State, unit: number, hex: number): number {
    const from = s.units.place[unit]!
    pieces.place(s, unit, 0)
    const value = this.#value(s, unit, hex)
    pieces.place(s, unit, from)
    return value
  }

  /** Those whom the plan sends somewhere, then everybody who has somewhere better to be; null when all is done. */
  next(position: State): Errand | null {
    const s = laidDown(position)
    return this.#nextPlanned(s) ?? this.#nextBetter(s)
  }

  /** Where the unit in hand goes with the points it has; its own hex, if it stays. */
  goalOf(position: State): number {
    const { unit, points } = position.march
    const s = laidDown(position)
    const goal = this.#goals.get(unit)
    if (goal !== undefined && (goal === s.units.place[unit] || canGo(s, unit, points, goal))) return goal
    return this.#bestPlace(s, unit, points)
  }

  isPlanned(unit: number): boolean {
    return this.#goals.has(unit)
  }

  #nextPlanned(s: State): Errand | null {
    for (const [unit, goal] of this.#goals) {
      if (this.#settled.has(unit)) continue
      const isThere = s.units.place[unit] === goal
      if (!isThere && !hasRoom(s, unit, goal)) continue
      this.#settled.add(unit)
      if (!isThere && pickUpBarred(s, unit, NO_REASONS) === LEGAL && canGo(s, unit, pointsOf(s, unit), goal))
        return { unit, goal, isPlanned: true }
    }
    return null
  }

  #nextBetter(s: State): Errand | null {
    for (const unit of this.#order) {
      if (this.#settled.has(unit) || s.units.place[unit] === 0 || pickUpBarred(s, unit, NO_REASONS) !== LEGAL) continue
      this.#settled.add(unit)
      const goal = this.#bestPlace(s, unit, pointsOf(s, unit))
      this.#fade(s, unit, goal)
      if (goal !== s.units.place[unit]) return { unit, goal, isPlanned: false }
    }
    return null
  }

  /** Where somebody goes, others are needed less. */
  #fade(s: State, unit: number, goal: number): void {
    const { field, screen } = this.#pull
    const might = strengthOf(s, unit)
    const { ground } = s.setting
    const keep = Math.max(0.5, 1 - might * CROWDING)
    for (const hex of ground.within(goal, 1)) {
      if (hex === 0) continue
      screen[hex] = screen[hex]! * keep
      field[hex] = field[hex]! * (this.#seen.side === SOVIET ? 0.97 : 0.95)
    }
  }

  /** Where a unit is worth most, among all it can reach; where it stands, if nothing is clearly better. */
  #bestPlace(s: State, unit: number, points: number): number {
    const from = s.units.place[unit]!
    const options = reachWith(s, unit, points)
    pieces.place(s, unit, 0)
    let best = from
    let most = this.#value(s, unit, from) + INERTIA
    for (const hex of options) {
      if (hex === from || !hasRoom(s, unit, hex)) continue
      const value = this.#value(s, unit, hex)
      if (value <= most) continue
      most = value
      best = hex
    }
    pieces.place(s, unit, from)
    return best
  }

  #value(s: State, unit: number, hex: number): number {
    const post = this.#posts.get(unit)
    const march = post === undefined ? 0 : (this.#temper.march * s.setting.ground.distance(post.hex, hex)) / STRIDE
    const liking = likesPlace(this.#temper.whims, hex)
    return placeValue(s, this.#seen, this.#temper, this.#pull, unit, hex) - march + liking
  }
}

const CROWDING = 0.1
const STRIDE = 7
/** More than there are hexes. */
const PLACES = 4096

/** A position to try things on, in which nobody is in hand and nobody has fought in the phase to come. */
function laidDown(position: State): State {
  const s = copyOf(position)
  s.march.unit = 0
  s.march.points = 0
  s.units.attacked.fill(0)
  s.units.joined.fill(0)
  return s
}

/** 7.3, 13.3: what a unit is likely to have. */
const pointsOf = (s: State, unit: number): number =>
  s.units.interdicted[unit] !== NO_AIR || !isSupplied(s, unit) ? DIE : movementOf(s, unit)

const DIE = 3

function reachable(s: State, unit: number, position: State): number[] {
  if (s.units.place[unit] === 0) return []
  if (position.march.unit === unit) return reachWith(s, unit, position.march.points)
  return pickUpBarred(s, unit, NO_REASONS) === LEGAL ? reachWith(s, unit, pointsOf(s, unit)) : []
}

/** Where a unit can be when it has moved, its own hex among them. */
function reachWith(s: State, unit: number, points: number): number[] {
  inHand(s, unit, points)
  const { land } = rangeOf(s)
  const hexes = Array.from(land.hexes.subarray(0, land.count))
  inHand(s, 0, 0)
  return hexes
}

function canGo(s: State, unit: number, points: number, to: number): boolean {
  inHand(s, unit, points)
  const isOpen = marchBarred(s, to, NO_REASONS) === LEGAL
  inHand(s, 0, 0)
  return isOpen
}

function inHand(s: State, unit: number, points: number): void {
  s.march.unit = unit
  s.march.points = points
  changed(s)
}

/** Soviets from the front backwards, so that those behind come through; Germans from the rear, so that the way back is open. */
function orderOf(s: State, { side, far }: Survey): number[] {
  const sign = side === GERMAN ? -1 : 1
  return unitsOf(s, side)
    .filter((unit) => !isLocality(s, unit) && sideOf(s, unit) === side)
    .sort((a, b) => sign * (far[s.units.place[a]!]! - far[s.units.place[b]!]!) || a - b)
}
