import { type Choices, changed, LEGAL, NO_REASONS, phaseNow, type Rule, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { AIRLIFT } from '../data/charts.ts'
import type { Type } from '../data/counter.ts'
import type { EfsSetting } from '../scenarios.ts'
import { enemyOf, isHeldBy, type Play, phasing, type State, shaken, sideOf } from '../state.ts'
import { sourceHexes } from '../supply/supply.ts'
import { canFire, fireAt } from './aa.ts'
import { land } from './flights.ts'

// 14.7: transports take a unit or an MSU from one town to another.

/** What came of a flight. */
export type Fate = 'delivered' | 'sent back' | 'lost'

/** 14.72, E-R71: who goes into an aircraft; MSUs do as well. */
const PASSENGERS: readonly Type[] = ['infantry', 'security', 'substitute', 'airborne', 'engineer', 'hq']

const fleetOf = once(({ roster }: EfsSetting) =>
  roster.flatMap((counter, unit) => (counter?.air?.kind === 'transport' ? [unit] : [])),
)

const readyTransports = (s: State): number[] =>
  fleetOf(s.setting).filter((unit) => sideOf(s, unit) === phasing(s) && s.units.place[unit] === s.setting.boxes.ready)

/** 14.73: a transport takes what has one stacking point or none, two together take what has two. */
const neededFor = ({ setting }: State, unit: number): number => Math.max(1, setting.stacking[unit]!)

/** 14.75: the unit in hand is flown to a town, as a whole move. */
export function airliftBarred(s: State, to: number, why: Why): Rule {
  const boarded = passengerBarred(s, why)
  return boarded === LEGAL ? landingBarred(s, s.march.hex, to, why) : boarded
}

function passengerBarred(s: State, why: Why): Rule {
  const unit = s.units.inHand.indexOf(1)
  const opened = takeOffBarred(s, s.march.hex, unit > 0 ? neededFor(s, unit) : 1, why)
  if (opened !== LEGAL) return opened
  if (s.march.isBegun === 1) return why.no('14.75', 'a flight is a whole move')
  if (unit !== s.units.inHand.lastIndexOf(1)) return why.no('14.73', 'they fly one at a time')
  const { type } = s.setting.roster[unit]!
  if (!PASSENGERS.includes(type)) return why.no('14.72', '{unit} does not go into an aircraft', unit)
  return neededFor(s, unit) <= AIRLIFT.together ? LEGAL : why.no('14.73', '{unit} is too heavy', unit)
}

/** 14.75: the MSU in hand is flown to a town; one that has just come in has moved. */
export function supplyAirliftBarred(s: State, to: number, why: Why): Rule {
  const supply = s.haul.supply[0] ?? 0
  const from = s.supplies.place[supply] ?? 0
  const opened = takeOffBarred(s, from, 1, why)
  if (opened !== LEGAL) return opened
  if (s.supplies.points[supply] !== 1 || s.haul.isEntering[0] === 1)
    return why.no('14.72', 'only MSUs that are on the map fly')
  return landingBarred(s, from, to, why)
}

/** 14.74: from a town of one's own, or from a source, while enough transports are ready. */
function takeOffBarred(s: State, from: number, needed: number, why: Why): Rule {
  const { movement } = phaseNow(s)
  if (fleetOf(s.setting).length === 0) return why.no('14.75', 'there are no transports in this scenario')
  if (movement !== 'B1' && movement !== 'C5') return why.no('14.75', 'nobody is flown in this phase')
  if (readyTransports(s).length < needed) return why.no('14.73', '{n} transports have to be ready', needed)
  return from !== 0 && (isField(s, from) || sourceHexes(s, phasing(s)).includes(from))
    ? LEGAL
    : why.no('14.74', 'no aircraft takes off from {place}', from)
}

function landingBarred(s: State, from: number, to: number, why: Why): Rule {
  if (to > s.setting.ground.size || to === from || !isField(s, to))
    return why.no('14.74', 'no aircraft lands in {place}', to)
  return s.setting.ground.distance(from, to) <= AIRLIFT.range
    ? LEGAL
    : why.no('14.74', '{place} is more than {n} hexes away', to, AIRLIFT.range)
}

/** A town or city of the side that moves. */
const isField = (s: State, hex: number): boolean =>
  s.setting.placeAt[hex] !== 0 && s.hexes.control[hex] === phasing(s) && !isHeldBy(s, enemyOf(phasing(s)), hex)

export function offerAirlifts(s: State, out: Choices): void {
  if (s.march.hex !== 0 && passengerBarred(s, NO_REASONS) === LEGAL) offerFields(s, out)
}

export function offerSupplyAirlifts(s: State, out: Choices): void {
  if (fleetOf(s.setting).length > 0) offerFields(s, out)
}

function offerFields({ setting }: State, out: Choices): void {
  for (const hex of townsOf(setting)) out.add(hex)
}

const townsOf = once(({ placeAt }: EfsSetting) => [...placeAt.keys()].filter((hex) => placeAt[hex] !== 0))

/** 14.76, E-R70: flak awaits the transports, and what becomes of their load follows from it. */
function flyLoad(s: State, from: number, to: number, needed: number, play: Play): Fate {
  const planes = readyTransports(s).slice(0, needed)
  const ends = planes.map((plane) => flyOne(s, plane, from, to, play))
  changed(s)
  if (ends.every((box) => box === 'destroyed')) return 'lost'
  return ends.every((box) => box === 'through' || box === 'damaged') ? 'delivered' : 'sent back'
}

export const flyUnit = (s: State, unit: number, to: number, play: Play): Fate =>
  flyLoad(s, s.march.hex, to, neededFor(s, unit), play)

type End = 'through' | 'aborted' | 'damaged' | 'destroyed'

/** 14.76: AA fire where it starts, if the enemy interdicts that hex, and where it lands, if he does or has guns near it. */
function flyOne(s: State, plane: number, from: number, to: number, play: Play): End {
  const side = phasing(s)
  const { boxes } = s.setting
  if (shaken(s, side)[from] !== 0) fireAt(s, enemyOf(side), from, plane, play)
  if (s.units.place[plane] === boxes.ready && (shaken(s, side)[to] !== 0 || canFire(s, enemyOf(side), to)))
    fireAt(s, enemyOf(side), to, plane, play)
  switch (s.units.place[plane]) {
    case boxes.flown:
      return 'aborted'
    case boxes.damaged:
      return 'damaged'
    case boxes.destroyed:
      return 'destroyed'
    default:
      land(s, plane, 'flown')
      play.tell('flown', plane)
      return 'through'
  }
}

/** 14.75: the MSU in hand comes through, stays where it was, or is lost. */
export function flySupply(s: State, to: number, play: Play): void {
  const supply = s.haul.supply[0]!
  const from = s.supplies.place[supply]!
  const fate = flyLoad(s, from, to, 1, play)
  s.supplies.moved[supply] = 1
  if (fate === 'delivered') s.supplies.place[supply] = to
  if (fate === 'lost') s.supplies.place[supply] = 0
  play.tell(SUPPLY_TOLD[fate], from, to)
  changed(s)
}

const SUPPLY_TOLD = { delivered: 'supplyFlown', 'sent back': 'supplyFlownBack', lost: 'supplyShotDown' } as const
