import { likesPlace } from '@hexfront/bots'
import { STACKING, SUPPLY_RANGE } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { worth } from '../elimination.ts'
import { continuousLine } from '../line.ts'
import {
  enemyOf,
  inEnemyZone,
  isMechanized,
  isRailhead,
  pieces,
  type State,
  sideOf,
  stackedIn,
  strengthOf,
} from '../state.ts'
import { lossFactor } from './prospect.ts'
import { exits, type Survey, strengthIn } from './survey.ts'
import type { Temper } from './temper.ts'

/** How good it is to have a unit in a hex when no attack needs it elsewhere; the unit itself is off the map. */
export function placeValue(s: State, seen: Survey, temper: Temper, unit: number, hex: number): number {
  if (isRailhead(s, unit)) return railheadValue(s, seen, hex)
  if (!temper.plans) return greedyValue(s, seen, temper, unit, hex)
  const value =
    sideOf(s, unit) === SOVIET ? sovietValue(s, seen, temper, unit, hex) : germanValue(s, seen, temper, unit, hex)
  return value + likesPlace(temper.whims, hex)
}

/** Railheads follow the front, but keep out of the Germans' way. */
const railheadValue = (s: State, { far, threat }: Survey, hex: number): number =>
  (inEnemyZone(s, SOVIET, hex) ? -20 : 0) -
  Math.abs(far[hex]! - DISTANCE) -
  Math.max(0, threat[hex]! - strengthIn(s, hex)) * 0.3

/** How far behind the front a railhead is safe and still of use. */
const DISTANCE = 5

/** Strength beside an enemy that is weaker, or else nearer to one. */
function greedyValue(s: State, { side, far }: Survey, temper: Temper, unit: number, hex: number): number {
  const { ground, forts, river } = s.setting
  let value = -temper.pull * Math.min(far[hex]!, 12)
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next === 0 || pieces.occupier(s, next) !== enemyOf(side)) continue
    const defence = Math.max(1, strengthIn(s, next)) * (forts[enemyOf(side)]![next] === 1 ? 2 : 1)
    const present = strengthAround(s, next, side)
    const own = strengthOf(s, unit) * (river[hex * 6 + direction] === 0 ? 1 : 0.5)
    value += 3 * (promise((present + own) / defence) - promise(present / defence)) * (1 + 0.3 * defence)
  }
  return value
}

/** How an attack at these odds is likely to go, from 0 to 1. */
const promise = (ratio: number): number => (ratio < 2 ? ratio * 0.05 : Math.min(1, 0.1 + (ratio - 2) * 0.13))

function strengthAround(s: State, hex: number, side: number): number {
  const { ground } = s.setting
  let sum = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next !== 0 && pieces.occupier(s, next) === side) sum += strengthIn(s, next)
  }
  return sum
}

/** Near the enemy and in supply; tanks where they close a ring or a railway and are not easily caught. */
function sovietValue(
  s: State,
  { far, focus, threat, supply }: Survey,
  temper: Temper,
  unit: number,
  hex: number,
): number {
  let value = -temper.pull * Math.min(far[hex]!, 15) - temper.mass * Math.min(focus[hex]!, 15)
  value += temper.ring * ringsClosed(s, unit, hex)
  if (supply[SOVIET]![hex]! > SUPPLY_RANGE) value -= temper.supply * (isMechanized(s, unit) ? 1.5 : 3)
  if (s.setting.onRail[hex] === 1 && supply[GERMAN]![hex]! < 2 && isMechanized(s, unit)) value += temper.rails
  value -= temper.crowd * stackedIn(s, hex)
  return value - temper.safety * lossFactor(s, SOVIET) * dangerAdded(s, threat[hex]!, unit, hex)
}

/** How much more is at risk in a hex when a unit joins those who are there: it is in danger itself, but it protects them. */
function dangerAdded(s: State, threat: number, unit: number, hex: number): number {
  if (threat === 0) return 0
  const ways = exits(s, SOVIET, hex)
  const strength = strengthIn(s, hex)
  let prize = 0
  for (let other = pieces.first(s, hex); other !== 0; other = pieces.next(s, other)) prize += worth(s, other)
  const before = strength === 0 ? 0 : prize * danger(threat / strength, ways)
  return (prize + worth(s, unit)) * danger(threat / (strength + strengthOf(s, unit)), ways) - before
}

/** The chance to be destroyed when so much can be brought up: the fewer the ways out, the more results do it. */
function danger(odds: number, ways: number): number {
  const likely = odds * CONCENTRATION
  return likely < 1 ? 0 : Math.min(0.8, 0.15 + 0.17 * likely) * PERIL[ways]!
}

const PERIL = [1, 0.8, 0.55, 0.35, 0.2, 0.15, 0.1]

/** Of all who could come, as many will. */
const CONCENTRATION = 0.6

/** What Germans near by are worth for each way out that a unit here closes. */
function ringsClosed(s: State, unit: number, hex: number): number {
  const { ground } = s.setting
  const near = ground.within(hex, 2)
  let before = 0
  for (const other of near) if (other !== 0 && pieces.occupier(s, other) === GERMAN) before += ringAround(s, other)
  if (before === 0) return 0
  pieces.place(s, unit, hex)
  let after = 0
  for (const other of near) if (other !== 0 && pieces.occupier(s, other) === GERMAN) after += ringAround(s, other)
  pieces.place(s, unit, 0)
  return after - before
}

const RINGS = [1, 0.5, 0.28, 0.13, 0.05, 0.02, 0.01]

function ringAround(s: State, hex: number): number {
  let prize = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) prize += worth(s, unit)
  return prize * RINGS[exits(s, GERMAN, hex)]!
}

/** Out of reach, or too strong to be driven out; with a way back, and in supply. */
function germanValue(s: State, { far, threat, supply }: Survey, temper: Temper, unit: number, hex: number): number {
  const { forts, rough, river } = s.setting
  const own = strengthOf(s, unit)
  let defence = strengthIn(s, hex) + own
  if (forts[GERMAN]![hex] === 1) defence *= 2
  if (rough[hex] === 1) defence *= 1.2
  let rivers = 0
  for (let direction = 0; direction < 6; direction++) if (river[hex * 6 + direction] !== 0) rivers++
  defence *= 1 + 0.08 * rivers
  const ways = exits(s, GERMAN, hex)
  const odds = Math.min(threat[hex]!, 36) / defence
  const danger = odds < 3 ? odds * 0.03 : Math.min(1, 0.15 + (odds - 3) * 0.12)
  const loss = Math.max(1, worth(s, unit))
  let value = -temper.hold * danger * loss * (ways === 0 ? 1.6 : 1 / ways + 0.4)
  value -= temper.pull * 0.1 * Math.max(0, far[hex]! - 5)
  if (supply[GERMAN]![hex]! > SUPPLY_RANGE) value -= temper.supply * loss
  return value
}

export const hasRoom = (s: State, unit: number, hex: number): boolean =>
  isRailhead(s, unit) || stackedIn(s, hex) < STACKING

/** 11.0: how many hexes of the Russian line are open with a unit in a hex that is off the map now. */
export function openWith(s: State, unit: number, hex: number): number {
  pieces.place(s, unit, hex)
  const { open } = continuousLine(s)
  pieces.place(s, unit, 0)
  return open
}
