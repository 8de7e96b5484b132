import {
  type Choices,
  changed,
  type Field,
  field,
  LEGAL,
  memo,
  NO_REASONS,
  type Reach,
  type Rule,
  reach,
  type Why,
} from '@hexfront/core'
import { firstAttacker, nextAttacker } from '../combat/combat.ts'
import { POINT, RAILWAY } from '../data/charts.ts'
import { ON_WHEELS } from '../ground.ts'
import { isHemmedIn } from '../movement/june.ts'
import { roadField } from '../movement/movement.ts'
import { findByRoad, isShy } from '../rail/journeys.ts'
import { cheapestLeg, findLegs, type Legs, noLegs, reachedBy } from '../rail/rail-legs.ts'
import { boardBarred, capacityLeft, trainsBarred } from '../rail/railway.ts'
import { activeSide, enemyOf, inEnemyZone, isHeldBy, type Play, phasing, pieces, type State } from '../state.ts'
import { comesByRail, isHaulingPhase, priceAt, type Way } from './stocks.ts'
import { lineFrom } from './supply.ts'

// 6.45: MSUs and Dumps stand beside the pieces: they hold no hex and take no room.

/** A movable unit holds the one point that is left. */
const isMobile = ({ supplies }: State, supply: number): boolean => supplies.points[supply] === 1

/** The first MSU or Dump of a side in a hex with points left; 0 for none. */
export function supplyIn({ supplies }: State, side: number, hex: number): number {
  for (let supply = 1; supply < supplies.place.length; supply++)
    if (supplies.place[supply] === hex && supplies.side[supply] === side && supplies.points[supply]! > 0) return supply
  return 0
}

/** Points of a side in a hex. */
export function pointsIn({ supplies }: State, side: number, hex: number): number {
  let sum = 0
  for (let supply = 1; supply < supplies.place.length; supply++)
    if (supplies.place[supply] === hex && supplies.side[supply] === side) sum += supplies.points[supply]!
  return sum
}

/** By side: hexes with supply, ascending, each once. */
export function offerSupplies({ supplies }: State, side: number, out: Choices): void {
  const found = new Set<number>()
  for (let supply = 1; supply < supplies.place.length; supply++)
    if (supplies.side[supply] === side && supplies.points[supply]! > 0 && supplies.place[supply] !== 0)
      found.add(supplies.place[supply]!)
  for (const hex of [...found].sort((a, b) => a - b)) out.add(hex)
}

// 15.2: supply for an attack

/** 6.48, 15.2: a point for an attack, from where a line leads to everybody who attacks. */
export function drawBarred(s: State, hex: number, why: Why): Rule {
  const { attack } = s.battle
  const side = activeSide(s)
  if (s.setting.switches.attackSupply !== 'points') return why.no('15.2', 'attacks are not supplied by points here')
  if (s.attacks.supplied[attack] === 1) return why.no('15.2', 'the attack is supplied')
  if (hex > s.setting.ground.size || supplyIn(s, side, hex) === 0)
    return why.no('6.45', 'no supply of yours is in {place}', hex)
  const line = lineFrom(s, side, hex)
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
    if (line[s.units.place[unit]!] === 0) return why.no('6.48', 'no line leads from {place} to {unit}', hex, unit)
  return LEGAL
}

export function draw(s: State, hex: number, play: Play): void {
  const { attack } = s.battle
  s.sieges.source[attack] = supplyIn(s, activeSide(s), hex)
  s.attacks.supplied[attack] = 1
  play.tell('drew', s.battle.hex, hex)
  changed(s)
}

/** 6.48: guns that support a supplied attack have a line to the same supply. */
export function isOutOfLine(s: State, attack: number, gun: number): boolean {
  const source = s.sieges.source[attack] ?? 0
  return source !== 0 && lineFrom(s, activeSide(s), s.supplies.place[source]!)[s.units.place[gun]!] === 0
}

/** B4.e.7: the point is spent; the last of a Dump is an MSU. */
export function spend(s: State, attack: number, play: Play): void {
  const source = s.sieges.source[attack] ?? 0
  if (source === 0) return
  s.sieges.source[attack] = 0
  s.supplies.points[source]!--
  if (s.supplies.points[source] !== 0) return
  play.tell('spent', s.supplies.place[source]!)
  s.supplies.place[source] = 0
}

// 6.45: MSUs move

/** The first MSU of a hex that can still move; 0 for none. */
export function moverIn(s: State, side: number, hex: number): number {
  const { supplies } = s
  for (let supply = 1; supply < supplies.place.length; supply++)
    if (
      supplies.place[supply] === hex &&
      supplies.side[supply] === side &&
      supplies.moved[supply] === 0 &&
      isMobile(s, supply)
    )
      return supply
  return 0
}

export function haulBarred(s: State, hex: number, why: Why): Rule {
  if (s.setting.campaign === null || !isHaulingPhase(s)) return why.no('6.45', 'no supply moves in this phase')
  if (hex > s.setting.ground.size || moverIn(s, phasing(s), hex) === 0)
    return why.no('6.45', 'nothing that moves supply is in {place}', hex)
  return LEGAL
}

export function offerHauls(s: State, out: Choices): void {
  if (s.setting.campaign !== null && isHaulingPhase(s)) offerSupplies(s, phasing(s), out)
}

/** 6.45: points of an MSU. */
const HAUL = 8 * POINT

const inHand = (s: State): number => s.haul.supply[0] ?? 0
const isEntering = (s: State): boolean => s.haul.isEntering[0] === 1
const whereInHand = (s: State): number => s.supplies.place[inHand(s)]!

/** Where the MSU in hand can go: not into enemy zones where no friend is. */
const haulRange = memo<State, Field>(
  ({ setting: { ground } }) => field(ground, 4),
  (s, found) => {
    found.clear()
    const points = HAUL - entryPrice(s, 'road')
    if (inHand(s) !== 0 && isMobile(s, inHand(s)) && points >= 0) roadField(s, found, whereInHand(s), points, ON_WHEELS)
  },
)

/** What the way in has taken of the points, in quarters or, by rail, in points of a journey; far too much where it is shut. */
function entryPrice(s: State, way: Way): number {
  if (!isEntering(s)) return 0
  return priceAt(s, whereInHand(s), way) ?? SHUT
}

const SHUT = 9999

export function haulToBarred(s: State, hex: number, why: Why): Rule {
  const from = whereInHand(s)
  if (!isMobile(s, inHand(s))) return why.no('6.45', 'a Dump moves by rail only')
  if (hex > s.setting.ground.size || hex === from || haulRange(s).cost(hex) > HAUL - entryPrice(s, 'road'))
    return why.no('6.45', 'the supply cannot go to {place}', hex)
  return isSafe(s, hex) ? LEGAL : why.no('6.45', 'the enemy controls {place}', hex)
}

/** Out of enemy zones, or among friends. */
const isSafe = (s: State, hex: number): boolean =>
  pieces.occupier(s, hex) === phasing(s) || (!inEnemyZone(s, phasing(s), hex) && !isHeldBy(s, enemyOf(phasing(s)), hex))

export function offerHaulTo(s: State, out: Choices): void {
  const found = haulRange(s)
  const hexes: number[] = []
  for (let i = 0; i < found.count; i++) hexes.push(found.hexOf(found.reached(i)))
  for (const hex of [...new Set(hexes)].sort((a, b) => a - b)) out.add(hex)
}

export function haulTo(s: State, hex: number, play: Play): void {
  const supply = inHand(s)
  play.tell('hauled', s.supplies.place[supply]!, hex)
  s.supplies.place[supply] = hex
  s.supplies.moved[supply] = 1
  changed(s)
}

/** It stays where it is; what has just come in has moved. */
export function leaveHaul(s: State): void {
  if (isEntering(s)) s.supplies.moved[inHand(s)] = 1
  changed(s)
}

// 11.2: strategic movement

const strategicHaul = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    found.clear()
    const points = s.setting.charts.strategic.times * HAUL - entryPrice(s, 'strategic')
    if (points >= 0 && strategicHaulBarred(s, NO_REASONS) === LEGAL)
      findByRoad(s, found, whereInHand(s), points, ON_WHEELS)
  },
)

function strategicHaulBarred(s: State, why: Why): Rule {
  if (inHand(s) === 0 || !isMobile(s, inHand(s))) return why.no('6.45', 'a Dump moves by rail only')
  if (!s.setting.switches.strategic) return why.no('11.2', 'there is no strategic movement in this scenario')
  if (isHemmedIn(s, phasing(s))) return why.no('4.12', 'there is no strategic movement at the border yet')
  return isShy(s, whereInHand(s)) ? why.no('11.2', 'enemies are too near, or interdict them') : LEGAL
}

export function haulFarBarred(s: State, hex: number, why: Why): Rule {
  const opened = strategicHaulBarred(s, why)
  if (opened !== LEGAL) return opened
  if (hex === whereInHand(s) || hex > s.setting.ground.size || !strategicHaul(s).has(hex))
    return why.no('11.2', '{place} is out of reach by road', hex)
  return haulToBarred(s, hex, NO_REASONS) === LEGAL ? why.no('11.2', '{place} is in reach anyway', hex) : LEGAL
}

export function offerHaulFar(s: State, out: Choices): void {
  const found = strategicHaul(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++) out.add(hexes[i]!)
}

// 11.13: by rail

const railHaul = memo<State, Legs>(noLegs, (s, found) => {
  const isBarred = railHaulBarred(s, NO_REASONS) !== LEGAL
  findLegs(s, found, isBarred ? [] : [{ hex: whereInHand(s), spent: entryPrice(s, 'rail') }], RAILWAY.points)
})

/** 11.13: an MSU takes a stacking point, a Dump one for each of its own; a Dump moves when it comes in, and never again. */
function railHaulBarred(s: State, why: Why): Rule {
  const opened = trainsBarred(s, why)
  if (opened !== LEGAL) return opened
  const supply = inHand(s)
  if (supply === 0 || (!isEntering(s) && !isMobile(s, supply))) return why.no('6.45', 'a Dump stays where it is')
  const boarded = boardBarred(s, whereInHand(s), why)
  if (boarded !== LEGAL) return boarded
  return seatsFor(s, supply) <= capacityLeft(s, phasing(s))
    ? LEGAL
    : why.no('4.23', '{n} stacking points are left by rail', capacityLeft(s, phasing(s)))
}

/** What is still to be taken of the capacity: what came in by rail has taken it. */
const seatsFor = (s: State, supply: number): number =>
  isEntering(s) && comesByRail(s, whereInHand(s), s.supplies.points[supply]!) ? 0 : s.supplies.points[supply]!

export function haulByRailBarred(s: State, hex: number, why: Why): Rule {
  const opened = railHaulBarred(s, why)
  if (opened !== LEGAL) return opened
  return hex === whereInHand(s) || hex > s.setting.ground.size || cheapestLeg(railHaul(s).legs, hex) === null
    ? why.no('11.1', 'no train goes to {place}', hex)
    : LEGAL
}

export function offerHaulByRail(s: State, out: Choices): void {
  for (const hex of reachedBy(s, railHaul(s).legs)) out.add(hex)
}

export function haulByRail(s: State, hex: number, play: Play): void {
  s.depot.railed[phasing(s)]! += seatsFor(s, inHand(s))
  haulTo(s, hex, play)
}
