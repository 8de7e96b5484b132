import { LEGAL, NO_REASONS, phaseNow } from '@hexfront/core'
import { activateBarred } from '../movement/activation.ts'
import { moveBarred } from '../movement/allowance.ts'
import { marchBarred } from '../movement/movement.ts'
import { infiltrationBarred, oneHexBarred } from '../movement/special.ts'
import { attackOf, defenceOf, isCombatUnit, isOnMap, phasing, pieces, type State } from '../state.ts'
import { type Attack, planAttacks } from './offensive.ts'
import { giveTo, hasRoom, isInReach, placeValue } from './places.ts'
import { NO_POSTS, wayToPost } from './posts.ts'
import { layDown, pickUp, type Way, waysFrom } from './ranges.ts'
import { onwards } from './spearheads.ts'
import { type Survey, study, survey } from './survey.ts'
import type { Temper } from './temper.ts'

/** A unit, and how it gets to where it is wanted. */
export interface Errand {
  readonly unit: number
  readonly way: Way
}

/** What a side means to do in a movement phase. Enemies do not move meanwhile, so it holds for the rest of the phase. */
export class Orders {
  /** What is to be attacked when all have moved. */
  readonly attacks: readonly Attack[]
  readonly #errands: Errand[] = []

  /** The position is one to try things on, with nobody in hand. */
  constructor(s: State, temper: Temper) {
    const side = phasing(s)
    const seen = study(s, side)
    const ways = allWays(s, side)
    for (const unit of [...garrisons(s, seen), ...(seen.aim?.held ?? [])]) ways.set(unit, ways.get(unit)!.slice(0, 1))
    for (const [unit, hex] of seen.aim?.posts ?? []) ways.set(unit, [wayToPost(s, ways.get(unit)!, hex)])
    const posts = seen.aim?.posts ?? NO_POSTS
    const free = new Map(ways)
    for (const unit of posts.keys()) free.delete(unit)
    for (const [unit, goal] of seen.aim?.heads ?? [])
      if (free.has(unit)) free.set(unit, onwards(s, goal, unit, free.get(unit)!))
    const attacks = isBeforeAttacks(s) ? planAttacks(s, seen, temper, free) : []
    this.attacks = attacks
    const isBound = new Set<number>()
    for (const { team, guns } of attacks)
      for (const { unit, way } of [...team, ...guns]) {
        isBound.add(unit)
        if (way.verb !== 'stay') this.#errands.push({ unit, way })
      }
    for (const unit of posts.keys()) {
      const [way] = ways.get(unit)!
      isBound.add(unit)
      if (way!.verb !== 'stay') this.#errands.push({ unit, way: way! })
    }
    for (const { unit, way } of this.#errands) pieces.place(s, unit, way.hex)
    for (const unit of isBound) giveTo(s, seen, unit, s.units.place[unit]!)
    this.#postOthers(s, seen, temper, ways, isBound)
  }

  #postOthers(
    s: State,
    seen: Survey,
    temper: Temper,
    ways: ReadonlyMap<number, readonly Way[]>,
    isBound: ReadonlySet<number>,
  ): void {
    for (const unit of marchingOrder(s, seen)) {
      if (isBound.has(unit)) continue
      const way = bestPlace(s, seen, temper, unit, ways.get(unit)!)
      giveTo(s, seen, unit, way.hex)
      if (way.verb === 'stay') continue
      pieces.place(s, unit, way.hex)
      this.#errands.push({ unit, way })
    }
  }

  /** The first that can be done now; null when all is done, or cannot be. */
  next(s: State, shunned: ReadonlySet<number>): Errand | null {
    return this.#errands.find((errand) => !shunned.has(errand.unit) && canDo(s, errand)) ?? null
  }

  of(unit: number): Way | null {
    return this.#errands.find((errand) => errand.unit === unit)?.way ?? null
  }
}

const isBeforeAttacks = (s: State): boolean => {
  const { movement } = phaseNow(s)
  return movement === 'B1' || movement === 'C1'
}

/** By unit on the ground where it can go. */
function allWays(s: State, side: number): Map<number, readonly Way[]> {
  const ways = new Map<number, readonly Way[]>()
  for (let unit = s.setting.first[side]!; unit !== 0 && unit <= s.setting.lastGround[side]!; unit++)
    if (isOnMap(s, unit)) ways.set(unit, waysFrom(s, unit))
  return ways
}

/** One unit stays in each hex that counts and that the enemy can come to: who is missed least elsewhere. */
function garrisons(s: State, seen: Survey): number[] {
  const found: number[] = []
  for (const { hex, isOurs } of seen.goals) {
    if (!isOurs || !isInReach(seen, hex) || pieces.occupier(s, hex) !== seen.side) continue
    let best = 0
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (isCombatUnit(s, unit) && (best === 0 || edge(s, unit) > edge(s, best))) best = unit
    if (best !== 0) found.push(best)
  }
  return found
}

/** Who defends better than he attacks. */
const edge = (s: State, unit: number): number => 2 * defenceOf(s, unit) - 1.5 * attackOf(s, unit)

/** From the front backwards, the strong first. */
function marchingOrder(s: State, { side, far }: Survey): number[] {
  const units: number[] = []
  for (let unit = s.setting.first[side]!; unit !== 0 && unit <= s.setting.lastGround[side]!; unit++)
    if (isOnMap(s, unit)) units.push(unit)
  return units.sort((a, b) => far[s.units.place[a]!]! - far[s.units.place[b]!]! || a - b)
}

/** Where a unit is worth most; where it stands, if nothing is clearly better. 10.13: nobody is led anywhere but to attack. */
function bestPlace(s: State, seen: Survey, temper: Temper, unit: number, ways: readonly Way[]): Way {
  let best = ways[0]!
  let most = placeValue(s, seen, temper, unit, best.hex) + temper.inertia
  for (const way of ways) {
    if (way === best || way.isLed || !hasRoom(s, seen.side, unit, way.hex)) continue
    const value = placeValue(s, seen, temper, unit, way.hex)
    if (value <= most) continue
    most = value
    best = way
  }
  return best
}

/** Whether a unit can set out, and has room where it goes. */
function canDo(s: State, { unit, way }: Errand): boolean {
  if (!isOnMap(s, unit) || s.units.place[unit] === way.hex || s.units.moved[unit] === 1) return false
  if (moveBarred(s, unit, NO_REASONS) !== LEGAL && activateBarred(s, unit, NO_REASONS) !== LEGAL) return false
  pickUp(s, unit)
  const barred =
    way.verb === 'infiltrate'
      ? infiltrationBarred(s, way.hex, NO_REASONS)
      : way.verb === 'step'
        ? oneHexBarred(s, way.hex, NO_REASONS)
        : marchBarred(s, way.hex, NO_REASONS)
  layDown(s, unit)
  return barred === LEGAL
}

/** Where the unit in hand goes with the points that are left; its own hex, if it stays. */
export function goalOf(s: State, temper: Temper, hexes: readonly number[]): number {
  const side = phasing(s)
  const unit = s.units.inHand.indexOf(1)
  const seen = survey(s, side)
  const here = s.march.hex
  let best = here
  let most = here === 0 ? Number.NEGATIVE_INFINITY : placeValue(s, seen, temper, unit, here) + temper.inertia
  for (const hex of hexes) {
    const value = placeValue(s, seen, temper, unit, hex)
    if (value <= most) continue
    most = value
    best = hex
  }
  return best
}
