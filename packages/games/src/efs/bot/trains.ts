import { LEGAL, NO_REASONS, type Offer, operandA, verbOf } from '@hexfront/core'
import { floodFrom } from '../../bot/flood.ts'
import { activeSide, enemyOf, isOnMap, phasing, pieces, type State } from '../state.ts'
import { haulBarred, supplyIn } from '../supply/logistics.ts'
import { unitsFedFrom } from '../supply/shortage.ts'
import { stockBarred, stockHexes } from '../supply/stocks.ts'
import { lineFrom, supplyNet } from '../supply/supply.ts'
import { NO_GUESS, weigh } from './prospect.ts'
import { isLegal, say } from './say.ts'
import type { Temper } from './temper.ts'

/** 15.2: attacks that can be supplied, as far as points go. */
export const suppliesAtHand = (s: State, side: number): number =>
  s.setting.switches.attackSupply === 'points' ? pointsOf(s, side) : s.suppliedAttacks

function pointsOf({ supplies }: State, side: number): number {
  let sum = 0
  for (let supply = 1; supply < supplies.place.length; supply++)
    if (supplies.side[supply] === side) sum += supplies.points[supply]!
  return sum
}

/** 6.48: by hex whether a line leads there from any supply of a side; null where attacks are not supplied by points. */
export function fedHexes(s: State, side: number): Uint8Array | null {
  if (s.setting.switches.attackSupply !== 'points') return null
  const fed = new Uint8Array(s.setting.ground.size + 1)
  const { supplies } = s
  const seen = new Set<number>()
  for (let supply = 1; supply < supplies.place.length; supply++) {
    const hex = supplies.place[supply]!
    if (supplies.side[supply] !== side || supplies.points[supply] === 0 || hex === 0 || seen.has(hex)) continue
    seen.add(hex)
    const line = lineFrom(s, side, hex)
    for (let at = 1; at < fed.length; at++) if (line[at] !== 0) fed[at] = 1
  }
  return fed
}

/** What a point is worth to an attack before it is spent on it. */
const LEAST_GAIN = 0.5

/** 15.2: the store that an attack is supplied from, the fullest; 0 where it is not worth a point, or none can be had. */
export function bestStore(s: State, view: State, temper: Temper): number {
  if (s.setting.switches.attackSupply !== 'points') return 0
  const { attack } = s.battle
  const side = activeSide(s)
  if (s.attacks.supplied[attack] === 1 || gainOfSupply(s, temper, attack) < LEAST_GAIN) return 0
  let best = 0
  const { supplies } = s
  for (let supply = 1; supply < supplies.place.length; supply++) {
    const hex = supplies.place[supply]!
    if (supplies.side[supply] !== side || supplies.points[supply] === 0 || hex === 0) continue
    if (best !== 0 && supplies.points[supplyIn(s, side, best)]! >= supplies.points[supply]!) continue
    if (isLegal(view, say(view, 'draw', hex))) best = hex
  }
  return best
}

function gainOfSupply(s: State, temper: Temper, attack: number): number {
  const before = weigh(s, temper, attack, NO_GUESS)
  s.attacks.supplied[attack] = 1
  const after = weigh(s, temper, attack, NO_GUESS)
  s.attacks.supplied[attack] = 0
  return after - before
}

/** How far behind the front supply is best. */
const BEHIND = 4

/** 6.45: the first MSU that is not where it should be, and can go on; 0 for none. */
export function nextLoad(view: State, side: number, stuck: ReadonlySet<number>): number {
  const { supplies, setting } = view
  if (setting.campaign === null) return 0
  const far = farFromEnemy(view, side)
  for (let supply = 1; supply < supplies.place.length; supply++) {
    const hex = supplies.place[supply]!
    if (hex === 0 || supplies.side[supply] !== side || supplies.moved[supply] === 1 || supplies.points[supply] !== 1)
      continue
    if (!stuck.has(hex) && Math.abs(far[hex]! - BEHIND) > 1 && haulBarred(view, hex, NO_REASONS) === LEGAL) return hex
  }
  return 0
}

/** 6.26: a point is worth it where so many units get supply. */
const WORTH_FEEDING = 3

/** 6.26: the store that feeds most; -1 where none is worth it. */
export function feeding(s: State, choices: Offer, feed: number): number {
  let best = -1
  let most = WORTH_FEEDING - 1
  for (let i = 0; i < choices.length; i++) {
    if (verbOf(choices.at(i)) !== feed) continue
    const count = unitsFedFrom(s, phasing(s), operandA(choices.at(i)))
    if (count <= most) continue
    most = count
    best = i
  }
  return best
}

function farFromEnemy(s: State, side: number): Uint8Array {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
  return floodFrom(s.setting.ground, Array.from(hexes.subarray(0, count)))
}

/** 6.45: where a point of supply comes in, nearest to the enemy; 0 for nowhere. */
export function nextStock(view: State, side: number): number {
  const { depot, setting } = view
  if (setting.campaign === null || depot.waiting[side] === 0) return 0
  const far = farFromEnemy(view, side)
  let best = 0
  for (const hex of stockHexes(view))
    if (stockBarred(view, hex, 1, NO_REASONS) === LEGAL && (best === 0 || far[hex]! < far[best]!)) best = hex
  return best
}

/** Where it goes, by answer: a few hexes behind the front, where most friends are near; -1 where it stays. */
export function haulGoal(s: State, choices: Offer, back: number): number {
  const side = phasing(s)
  const far = farFromEnemy(s, side)
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    if (verbOf(answer) === back) continue
    const hex = operandA(answer)
    const value = friendsNear(s, side, hex) * NEAR - Math.abs(far[hex]! - BEHIND)
    if (value <= most) continue
    most = value
    best = i
  }
  return best
}

const NEAR = 0.05

function friendsNear(s: State, side: number, hex: number): number {
  let count = 0
  for (const near of s.setting.ground.within(hex, 3))
    if (near !== 0 && pieces.occupier(s, near) === side) count += pieces.count(s, near)
  return count
}

/** 4.25: the railway hex whose conversion brings trains nearer to those on wheels, most of all to those who lack supply; -1 for none. */
export function track(s: State, choices: Offer, convert: number): number {
  const side = phasing(s)
  const { setting, units } = s
  const { reached } = supplyNet(s, side)
  const troops = new Map<number, number>()
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++) {
    if (setting.isMotorized[unit] === 0 || !isOnMap(s, unit)) continue
    const hex = units.place[unit]!
    troops.set(hex, (troops.get(hex) ?? 0) + (reached[hex] === 1 ? 1 : UNFED))
  }
  let best = -1
  let most = 0
  for (let i = 0; i < choices.length; i++) {
    if (verbOf(choices.at(i)) !== convert) continue
    const hex = operandA(choices.at(i))
    let value = 0
    for (const [at, weight] of troops) value += weight / (CLOSE + setting.ground.distance(hex, at))
    if (value <= most) continue
    most = value
    best = i
  }
  return best
}

/** How much more those count who lack supply; hexes that make no difference. */
const UNFED = 3
const CLOSE = 3
