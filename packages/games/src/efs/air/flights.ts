import {
  ANYTHING,
  type Choices,
  changed,
  LEGAL,
  memoBySide,
  NO_REASONS,
  phaseNow,
  type Rule,
  type Why,
} from '@hexfront/core'
import { nonOpNear } from '../command.ts'
import { MOST_FLIGHTS } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { activeSide, enemyOf, FIRING, MISSION, phasing, pieces, type State, sideOf } from '../state.ts'
import { harryBarred } from './harrying.ts'

/** A4.b, B4.c and C4.c: what air units are sent for in this phase. */
export type Purpose = 'interdiction' | 'support'

/** 14.61: outside of the segments of the two sides air units interdict, in them they support. */
export const purposeOf = (s: State): Purpose => (activeSide(s) === 0 ? 'interdiction' : 'support')

/** The side that places first: of the segment, and in segment A the one that interdicts. */
export const firstToFly = (s: State): number => activeSide(s) || (phaseNow(s).flies ?? AXIS)

/** What a unit brings for the purpose of the phase. */
export const worthOf = ({ setting }: State, unit: number, purpose: Purpose): number =>
  purpose === 'interdiction' ? setting.interdiction[unit]! : setting.cas[unit]!

/** 14.12: bombers fly the mission, fighters fire, dual ones may do either and do what they can. */
export function usualRole(s: State, unit: number): number {
  const kind = s.setting.roster[unit]?.air?.kind
  if (kind === 'fighter') return FIRING
  if (kind === 'bomber') return MISSION
  return hasMission(s, unit) ? MISSION : FIRING
}

/** 14.24: who meets the interdiction of the enemy has no mission of his own. */
export const hasMission = (s: State, unit: number): boolean =>
  worthOf(s, unit, purposeOf(s)) > 0 && (purposeOf(s) === 'support' || sideOf(s, unit) === firstToFly(s))

/** 14.24: whether an air unit may be sent at all. */
export function flyBarred(s: State, unit: number, why: Why): Rule {
  const grounded = groundedBarred(s, unit, why)
  if (grounded !== LEGAL) return grounded
  return hasTarget(s) ? LEGAL : why.no('14.21b', 'no hex is open to {unit}', unit)
}

function groundedBarred(s: State, unit: number, why: Why): Rule {
  const { setting, units } = s
  if (setting.isAir[unit] === 0) return why.no('14.24', '{unit} does not fly', unit)
  if (sideOf(s, unit) !== phasing(s)) return why.no('14.24', '{unit} is not yours', unit)
  if (units.place[unit] !== setting.boxes.ready) return why.no('14.24', '{unit} is not ready', unit)
  if (keepsToMoscow(s, unit)) return why.no('5.22', '{unit} keeps to Moscow', unit)
  return mayServe(s, unit) ? LEGAL : why.no('14.12', '{unit} is of no use here', unit)
}

/** Exactly the air units that `flyBarred` lets go: targets are looked for once. */
export function offerFlyers(s: State, out: Choices): void {
  if (!hasTarget(s)) return
  const { first, last } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit !== 0 && unit <= last[side]!; unit++)
    if (groundedBarred(s, unit, NO_REASONS) === LEGAL) out.add(unit)
}

/** 14.21b: hexes over which the side that is asked may send one more. */
export function overBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (hex > s.setting.ground.size) return why.no('14.24', '{place} is not on the map', hex)
  const isFirst = side === firstToFly(s)
  const most = isFirst ? MOST_FLIGHTS.active : MOST_FLIGHTS.other
  if (flightsOver(s, side, hex) >= most) return why.no('14.21b', '{n} air units are over {place}', most, hex)
  if (purposeOf(s) === 'support') return supportBarred(s, side, hex, why)
  if (isFirst && side === SOVIET) return harryBarred(s, hex, why)
  return isFirst || flightsOver(s, enemyOf(side), hex) > 0 ? LEGAL : why.no('14.24', 'no enemy flies over {place}', hex)
}

/** 14.24: over Defender hexes; 21.26: no Soviets near an HQ that is out of order. */
function supportBarred(s: State, side: number, hex: number, why: Why): Rule {
  if (s.attacks.open[s.hexes.attack[hex]!] === 0) return why.no('14.24', '{place} is not under attack', hex)
  return side === SOVIET && nonOpNear(s, SOVIET, hex) !== 0
    ? why.no('21.26', 'an HQ near {place} is out of order', hex)
    : LEGAL
}

/** Exactly the hexes that `overBarred` leaves open. */
export function offerTargets(s: State, out: Choices): void {
  const { size } = s.setting.ground
  const side = phasing(s)
  if (purposeOf(s) === 'interdiction' && side === firstToFly(s)) {
    const ours = flightCounts(s, side)
    for (let hex = 1; hex <= size; hex++)
      if (ours[hex]! < MOST_FLIGHTS.active && (side === AXIS || harryBarred(s, hex, NO_REASONS) === LEGAL)) out.add(hex)
    return
  }
  const { attack } = s.hexes
  const isSupport = purposeOf(s) === 'support'
  for (
    let hex = isSupport ? 1 : nextHexFlown(s, 0);
    hex !== 0 && hex <= size;
    hex = isSupport ? hex + 1 : nextHexFlown(s, hex)
  )
    if ((!isSupport || attack[hex] !== 0) && overBarred(s, hex, NO_REASONS) === LEGAL) out.add(hex)
}

/** By hex: air units of a side over it. */
const flightCounts = memoBySide<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array(ground.size + 1),
  (s, counts, side) => {
    counts.fill(0)
    const { over } = s.units
    for (let unit = 1; unit < over.length; unit++)
      if (over[unit] !== 0 && s.setting.sideOf[unit] === side) counts[over[unit]!]!++
  },
  () => ANYTHING,
)

function hasTarget(s: State): boolean {
  if (purposeOf(s) === 'support') return hasSupportTarget(s)
  return phasing(s) === firstToFly(s) || nextHexFlown(s, 0) !== 0
}

function hasSupportTarget(s: State): boolean {
  const { attack } = s.hexes
  for (let hex = 1; hex < attack.length; hex++)
    if (attack[hex] !== 0 && supportBarred(s, phasing(s), hex, NO_REASONS) === LEGAL) return true
  return false
}

/** Whether anybody of the side that is asked may be sent. */
export function canFly(s: State): boolean {
  if (!hasTarget(s)) return false
  const { first, last } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit !== 0 && unit <= last[side]!; unit++)
    if (groundedBarred(s, unit, NO_REASONS) === LEGAL) return true
  return false
}

/** Whether anybody of the side that is asked is left in the Ready box, whatever he is good for: so much everybody sees. */
export function hasReady(s: State): boolean {
  const { isAir, boxes, first, last } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit !== 0 && unit <= last[side]!; unit++)
    if (isAir[unit] === 1 && s.units.place[unit] === boxes.ready) return true
  return false
}

function mayServe(s: State, unit: number): boolean {
  if (isTransport(s, unit)) return false
  if (phasing(s) === firstToFly(s) || purposeOf(s) === 'support') return mayServeFirst(s, unit)
  return s.setting.roster[unit]?.air?.kind !== 'bomber'
}

/** 14.12: what neither brings anything to the purpose nor fires stays on the ground. */
export function mayServeFirst(s: State, unit: number): boolean {
  if (isTransport(s, unit)) return false
  return s.setting.roster[unit]?.air?.kind !== 'bomber' || worthOf(s, unit, purposeOf(s)) > 0
}

/** 14.75: it flies in the Movement Phase, and no mission. */
const isTransport = ({ setting }: State, unit: number): boolean => setting.roster[unit]?.air?.kind === 'transport'

function flightsOver({ units, setting }: State, side: number, hex: number): number {
  const { over } = units
  let count = 0
  for (let unit = 1; unit < over.length; unit++) if (over[unit] === hex && setting.sideOf[unit] === side) count++
  return count
}

/** The next hex, after one, that air units fly over; 0 where there is none. */
export function nextHexFlown({ units }: State, after: number): number {
  const { over } = units
  let next = 0
  for (let unit = 1; unit < over.length; unit++)
    if (over[unit]! > after && (next === 0 || over[unit]! < next)) next = over[unit]!
  return next
}

export function send(s: State, unit: number, hex: number): void {
  pieces.place(s, unit, s.setting.boxes.mission)
  s.units.over[unit] = hex
  s.units.role[unit] = usualRole(s, unit)
  changed(s)
}

/** Home from a hex, into a box. */
export function land(s: State, unit: number, box: 'ready' | 'flown' | 'damaged' | 'destroyed'): void {
  if (s.units.over[unit] !== 0) s.units.flewOver[unit] = s.units.over[unit]!
  s.units.over[unit] = 0
  s.units.role[unit] = 0
  pieces.place(s, unit, s.setting.boxes[box])
}

/** 5.22, 5.24: whether a unit stays at Moscow in this turn. */
const keepsToMoscow = ({ staff, plan }: State, unit: number): boolean =>
  (staff.moscow[unit] ?? 0) === 1 && plan.isMoscowFree[1] === 0
