import { COAST_POINTS, EXHAUSTION, STACKING, TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { isGermanHexSupplied, isSovietHexSupplied, isSovietHexTraced } from '../lines.ts'
import { portsAt } from '../ports.ts'
import { isOutOfBounds } from '../stacking.ts'
import { enemyOf, isCavalryMechanized, pieces, type State, sideOf, stepsOf, strengthOf } from '../state.ts'
import { holdsCoast, sovietPoints } from '../victory.ts'
import { cover, exits, mightIn, stepWorth } from './forces.ts'
import { sharesFront } from './offensive.ts'
import { pointsIn } from './prospect.ts'
import { type Risk, riskOf } from './risk.ts'
import type { Survey, Target } from './survey.ts'
import type { Temper } from './temper.ts'

/** What pulls the units of a side to and fro, by hex; it fades where enough have gone already. */
export interface Pull {
  readonly field: Float32Array
  readonly screen: Float32Array
}

/** How far things are seen: at so many points their pull has fallen to a third. */
const SIGHT = 9
const FADING = Float32Array.from({ length: 256 }, (_, way) => (way === 255 ? 0 : Math.exp(-way / SIGHT)))

export function pullOf(s: State, seen: Survey): Pull {
  const { size } = s.setting.ground
  const field = new Float32Array(size + 1)
  const screen = new Float32Array(size + 1)
  for (const target of seen.targets) {
    const want = wanted(s, seen, target)
    if (want <= 0) continue
    for (let hex = 1; hex <= size; hex++) field[hex] = field[hex]! + want * FADING[target.way[hex]!]!
    if (seen.side === GERMAN) layScreen(seen, target, want, screen)
  }
  return { field, screen }
}

/** The hexes through which the enemy comes to a target. */
function layScreen({ near }: Survey, { hex: at, way }: Target, want: number, screen: Float32Array): void {
  const total = near[at]!
  if (total === 255) return
  for (let hex = 1; hex < screen.length; hex++) {
    const left = way[hex]!
    if (left > DEPTH || near[hex]! === 255 || near[hex]! + left > total + DETOUR) continue
    screen[hex] = screen[hex]! + want * (1 - left / (DEPTH + 1))
  }
}

/** How far before a target, and how far off the straight way, somebody is in the way. */
const DEPTH = 12
const DETOUR = 2

/** How much a side wants to be near a target. */
function wanted(s: State, seen: Survey, { hex, worth }: Target): number {
  const isOurs = s.hexes.control[hex] === seen.side
  if (seen.side === SOVIET) return isOurs ? 0 : worth
  if (!isOurs) return seen.near[hex]! > STRIDE ? worth * 0.5 : 0
  return worth * urgency(seen.near[hex]!)
}

const STRIDE = 7

/** The nearer the enemy, the more; whom he cannot reach for weeks can wait. */
const urgency = (near: number): number =>
  near <= STRIDE ? 1 : near <= 2 * STRIDE ? 0.7 : near <= 3 * STRIDE ? 0.4 : 0.15

/** How good it is to have a unit in a hex when no attack needs it elsewhere; the unit itself is off the map. */
export function placeValue(s: State, seen: Survey, temper: Temper, pull: Pull, unit: number, hex: number): number {
  if (!temper.plans) return greedyValue(s, seen, temper, unit, hex)
  const { side, guess } = seen
  if (isLastMove(s, side)) return reckoning(s, temper, unit, hex)
  const own = strengthOf(s, unit)
  const there = mightIn(s, hex, guess)
  const before = riskIn(s, seen, temper, hex, there)
  const after = riskIn(s, seen, temper, hex, there + own)
  const worth = stepWorth(s, unit, guess)
  let value = temper.pull * pull.field[hex]! + temper.screen * pull.screen[hex]!
  // Danger to itself, less what it takes from those who are there.
  let harm = after.loss * worth
  for (let other = pieces.first(s, hex); other !== 0; other = pieces.next(s, other))
    harm += (after.loss - before.loss) * stepWorth(s, other, guess)
  if (after.back > 0 && exits(s, side, hex) === 0) harm += after.back * worth
  value -= temper.safety * harm
  value += holding(s, seen, temper, unit, hex, before, after)
  value -= temper.crowd * pieces.count(s, hex)
  if (!isFed(s, side, unit, hex)) value -= temper.supply
  if (side === SOVIET) value += temper.ring * ringsClosed(s, unit, hex)
  return value
}

/** The chance of harm to so much strength in a hex, when the enemy has moved up. */
function riskIn(s: State, { side, threat }: Survey, temper: Temper, hex: number, strength: number): Risk {
  const attack = Math.min(threat[hex]! * temper.alarm, MOST)
  if (attack === 0 || strength === 0) return NO_RISK
  const shift = side === GERMAN ? (s.turn + 1 >= EXHAUSTION ? 0 : 1) : s.turn >= EXHAUSTION ? 1 : 0
  return riskOf(s.setting, attack - strength - cover(s, side, hex), shift)
}

const NO_RISK: Risk = { loss: 0, back: 0 }
/** As much as comes together against one hex. */
const MOST = 28

/** 4.3: points that are taken by going there, and points that are kept. */
function holding(
  s: State,
  { side, near, threat }: Survey,
  temper: Temper,
  unit: number,
  hex: number,
  before: Risk,
  after: Risk,
): number {
  let points = pointsIn(s, hex)
  if (s.hexes.control[hex] !== side) {
    if (side === SOVIET && isOpenCoast(s, hex)) points += COAST_POINTS
    return points * temper.prize
  }
  if (points === 0) return 0
  const isCity = s.setting.isCity[hex] === 1
  const lostNow =
    pieces.count(s, hex) === 0
      ? chanceToWalkIn(threat[hex]!, near[hex]!)
      : lostBy(s, hex, before, 0, isCity, near[hex]!)
  const lostThen = lostBy(s, hex, after, stepsOf(s, unit), isCity, near[hex]!)
  return temper.hold * points * Math.max(0, lostNow - lostThen)
}

/** 4.3: the coast counts once. */
const isOpenCoast = (s: State, hex: number): boolean => s.setting.balticCoast.includes(hex) && !holdsCoast(s)

const chanceToWalkIn = (threat: number, near: number): number =>
  threat > 0 ? 1 : near <= 2 * STRIDE ? 0.4 : near <= 3 * STRIDE ? 0.1 : 0

/** The chance that a hex falls in a turn. Every hit takes a step of each, so that the one with most steps counts; a second hit needs an enemy who is there already. */
function lostBy(s: State, hex: number, { loss, back }: Risk, more: number, isCity: boolean, near: number): number {
  let steps = more
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    steps = Math.max(steps, stepsOf(s, unit))
  const hurt = isCity ? loss + back : loss
  const killed = steps <= 1 ? hurt : near <= 1 ? hurt * hurt : hurt * LATER
  return Math.min(1, killed + (isCity ? 0 : back * 0.5))
}

/** What is hit now may fall later. */
const LATER = 0.2

/** Whether a hex is in supply for a unit that would stand there. */
function isFed(s: State, side: number, unit: number, hex: number): boolean {
  if (side === SOVIET && s.turn >= EXHAUSTION) return true
  // 7.11: who stays there is stuck, if not now, then next turn.
  if (side === SOVIET && s.setting.isPripyat[hex] === 1 && !isCavalryMechanized(s, unit)) return false
  if (isLineAt(s, side, unit, hex)) return true
  // 8.4: who stands there opens the hex.
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (neighbours[way] !== 0 && s.setting.supplyLinks[way] !== 0 && isLineAt(s, side, unit, neighbours[way]!))
      return true
  return false
}

const isLineAt = (s: State, side: number, unit: number, hex: number): boolean =>
  side === GERMAN
    ? isGermanHexSupplied(s, hex) || portsAt(s, hex) !== 0
    : isSovietHexTraced(s, hex, isCavalryMechanized(s, unit))

/** What Germans near by stand to lose for each way out that a unit here closes. */
function ringsClosed(s: State, unit: number, hex: number): number {
  const { ground } = s.setting
  const near = ground.within(hex, 2)
  let before = 0
  for (const other of near)
    if (other !== 0 && pieces.occupier(s, other) === GERMAN) before += RINGS[exits(s, GERMAN, other)]!
  if (before === 0) return 0
  pieces.place(s, unit, hex)
  let after = 0
  for (const other of near)
    if (other !== 0 && pieces.occupier(s, other) === GERMAN) after += RINGS[exits(s, GERMAN, other)]!
  pieces.place(s, unit, 0)
  return after - before
}

const RINGS = [1, 0.5, 0.28, 0.13, 0.05, 0.02, 0.01]

/** Strength beside an enemy that is weaker, or else nearer to one. */
function greedyValue(s: State, { side, far, guess }: Survey, temper: Temper, unit: number, hex: number): number {
  const { ground } = s.setting
  let value = -0.2 * Math.min(far[hex]!, 20)
  if (s.hexes.control[hex] !== side) value += temper.prize * pointsIn(s, hex)
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next === 0 || pieces.occupier(s, next) !== enemyOf(side)) continue
    const defence = mightIn(s, next, guess) + cover(s, enemyOf(side), next)
    let present = 0
    for (let way = 0; way < 6; way++) {
      const beside = ground.neighbour(next, way)
      if (beside !== 0 && pieces.occupier(s, beside) === side) present += mightIn(s, beside, guess)
    }
    value += promise(present + strengthOf(s, unit) - defence) - promise(present - defence)
  }
  return value
}

const promise = (differential: number): number => Math.max(0, Math.min(2, 0.15 * (differential + 2)))

export const hasRoom = (s: State, unit: number, hex: number): boolean =>
  pieces.occupier(s, hex) !== enemyOf(sideOf(s, unit)) &&
  pieces.count(s, hex) < STACKING &&
  sharesFront(s, unit, hex) &&
  !isOutOfBounds(s, unit, hex)

/** 4.3: after the last German move nothing counts but the points. */
const isLastMove = (s: State, side: number): boolean => s.turn === TURNS && side === GERMAN

function reckoning(s: State, temper: Temper, unit: number, hex: number): number {
  const { control } = s.hexes
  const was = control[hex]!
  pieces.place(s, unit, hex)
  control[hex] = GERMAN
  const points = sovietPoints(s) + COAST_SHARE * coastHeld(s)
  control[hex] = was
  pieces.place(s, unit, 0)
  return -temper.prize * points
}

/** Several units must work together to shut the Soviets off the coast, so that every hex of it counts a little. */
const COAST_SHARE = 0.8

const coastHeld = (s: State): number =>
  s.setting.balticCoast.reduce(
    (sum, hex) => sum + (s.hexes.control[hex] === SOVIET && isSovietHexSupplied(s, hex) ? 1 : 0),
    0,
  )
