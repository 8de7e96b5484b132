import { NO_REASONS, net, oddsColumn, phaseNow, type Rule, reachesOdds, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { MOST_DRM } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { CITADEL, CITY, MAJOR_RIVER, TOWN } from '../ground.ts'
import { FIRST } from '../phases.ts'
import { type EfsSetting, NO_RETREAT } from '../scenarios.ts'
import {
  activeSide,
  attackOf,
  defenceOf,
  isEnemyFort,
  isMud,
  OUT_OF_SUPPLY,
  pieces,
  type State,
  strongpointOf,
} from '../state.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

// Attacks by their numbers: who takes part.

/** Everybody in an attack, guns that support it among them: up to -1. */
const firstIn = ({ units }: State, attack: number): number => units.attack.indexOf(attack)
const nextIn = ({ units }: State, attack: number, unit: number): number => units.attack.indexOf(attack, unit + 1)

/** Those who attack; -1 after the last. */
export const firstAttacker = (s: State, attack: number): number => attackerFrom(s, attack, firstIn(s, attack))
export const nextAttacker = (s: State, attack: number, unit: number): number =>
  attackerFrom(s, attack, nextIn(s, attack, unit))

function attackerFrom(s: State, attack: number, unit: number): number {
  let at = unit
  while (at > 0 && s.setting.isArtillery[at] === 1) at = nextIn(s, attack, at)
  return at
}

/** The guns that support an attack; -1 after the last. */
export const firstGun = (s: State, attack: number): number => gunFrom(s, attack, firstIn(s, attack))
export const nextGun = (s: State, attack: number, unit: number): number => gunFrom(s, attack, nextIn(s, attack, unit))

function gunFrom(s: State, attack: number, unit: number): number {
  let at = unit
  while (at > 0 && s.setting.isArtillery[at] === 0) at = nextIn(s, attack, at)
  return at
}

/** The guns that support the defence against an attack; 0 after the last. */
export const firstDefendingGun = (s: State, attack: number): number => nextDefendingGun(s, attack, 0)

export function nextDefendingGun({ units, hexes, setting }: State, attack: number, after: number): number {
  for (let unit = after + 1; unit <= setting.units; unit++)
    if (units.supports[unit] !== 0 && hexes.attack[units.supports[unit]!] === attack) return unit
  return 0
}

/** Whether anything holds of one of the attackers, or of one of the defenders. */
export function someAttacker(s: State, attack: number, holds: (s: State, unit: number) => boolean): boolean {
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
    if (holds(s, unit)) return true
  return false
}

export function someDefender(s: State, attack: number, holds: (s: State, unit: number) => boolean): boolean {
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (holds(s, unit)) return true
  return false
}

function someDefenderHex(s: State, attack: number, holds: (s: State, hex: number) => boolean): boolean {
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    if (holds(s, hex)) return true
  return false
}

export const isArmor = ({ setting }: State, unit: number): boolean => setting.isArmor[unit] === 1
/** 16.33: armor, anti-tank and anti-aircraft units. */
export const isTankKiller = ({ setting }: State, unit: number): boolean =>
  setting.isArmor[unit] === 1 || setting.isAntiaircraft[unit] === 1 || setting.roster[unit]?.type === 'antitank'
export const isEngineer = ({ setting }: State, unit: number): boolean => setting.isEngineer[unit] === 1

// Strengths

/** 15.4, 3.4: attackers halved in groups, fractions dropped; E-R21: groups are those with as many causes. */
export function attackStrength(s: State, attack: number, why: Why = NO_REASONS): number {
  groups.fill(0)
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
    groups[halvings(s, attack, unit)]! += why.item('15.4', '{unit}', strengthIn(s, attack, unit), unit)
  let whole = 0
  let sum = 0
  for (let causes = 0; causes < groups.length; causes++) {
    whole += groups[causes]!
    sum += groups[causes]! >> causes
  }
  why.item('3.4', 'halved', sum - whole)
  return sum
}

/** By the number of causes. */
const groups = new Uint16Array(4)

/** 15.44: a bunker buster counts twice. */
function strengthIn(s: State, attack: number, unit: number): number {
  return attackOf(s, unit) * (s.attacks.buster[attack] === unit ? 2 : 1)
}

/** 7.2: out of swamp, across a major river, armor into a city. */
function halvings(s: State, attack: number, unit: number): number {
  const { setting, units } = s
  const isSwamped = isSwamp(s, units.place[unit]!) ? 1 : 0
  const isAfloat = isAcross(s, attack, unit, isMajorRiver) ? 1 : 0
  const isInStreets =
    setting.isArmor[unit] === 1 && (someDefenderHex(s, attack, isCity) || someDefenderHex(s, attack, isLiveCitadel))
      ? 1
      : 0
  return isSwamped + isAfloat + isInStreets
}

const isSwamp = ({ setting }: State, hex: number): boolean =>
  setting.terrain[hex] === 'swamp' || setting.also[hex] === 'swamp'
const isCity = ({ setting }: State, hex: number): boolean => setting.placeAt[hex]! >= CITY
const isMajorRiver = ({ setting }: State, way: number): boolean => setting.river[way] === MAJOR_RIVER
const isRiver = ({ setting }: State, way: number): boolean => setting.river[way] !== 0

/** Whether a unit attacks across such sides only. */
function isAcross(s: State, attack: number, unit: number, holds: (s: State, way: number) => boolean): boolean {
  const { ground } = s.setting
  const from = s.units.place[unit]!
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    const direction = ground.directionTo(from, hex)
    if (direction >= 0 && !holds(s, from * 6 + direction)) return false
  }
  return true
}

/** 7.2: whether all of them attack across a river. */
export function areAllAcross(s: State, attack: number): boolean {
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
    if (!isAcross(s, attack, unit, isRiver)) return false
  return firstAttacker(s, attack) > 0
}

/** 13.1: what guns add to an attack: no more than the others bring, and nothing to one without supply (15.2). */
function attackSupport(s: State, attack: number, why: Why = NO_REASONS): number {
  const { setting, attacks } = s
  if (attacks.supplied[attack] === 0) return 0
  let sum = 0
  let others = 0
  for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun))
    sum += why.item('13.1', 'support of {unit}', setting.support[gun]!, gun)
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) others += attackOf(s, unit)
  const isBogged = someDefenderHex(s, attack, isSwamp)
  return capped(others, halved(s, sum, '7.2', isBogged, why), why)
}

/** 3.4: guns count half in mud, and into swamp. */
function halved(s: State, support: number, rule: Rule, isInto: boolean, why: Why): number {
  const inMud = isMud(s) ? support >> 1 : support
  const left = isInto ? inMud >> 1 : inMud
  why.item(rule, 'guns halved by the ground', left - support)
  return left
}

function capped(others: number, support: number, why: Why): number {
  const counted = Math.min(others, support)
  why.item('13.13b', 'no more support than others bring', counted - support)
  return counted
}

/** 15.4: who stands in the Defender hexes; a gun that supports does not defend itself (11.4). */
function defenceStrength(s: State, attack: number, why: Why = NO_REASONS): number {
  let sum = 0
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (!isSupporting(s, attack, unit)) sum += why.item('15.4', '{unit}', defenceOf(s, unit), unit)
  return sum + why.item('18.5', 'citadel', someDefenderHex(s, attack, isLiveCitadel) ? Math.min(CITADEL_BONUS, sum) : 0)
}

/** 18.5: what the walls add at most: the defenders count twice up to it. */
const CITADEL_BONUS = 3

/** 18.5: a citadel that stands, and that super-heavy guns have not silenced for this attack (13.43). */
export const isLiveCitadel = (s: State, hex: number): boolean => s.setting.fort[hex] === CITADEL && isLiveFort(s, hex)

const isSupporting = ({ units, hexes }: State, attack: number, unit: number): boolean =>
  units.supports[unit] !== 0 && hexes.attack[units.supports[unit]!] === attack

function defenceSupport(s: State, attack: number, why: Why = NO_REASONS): number {
  const { setting } = s
  let sum = 0
  for (let gun = firstDefendingGun(s, attack); gun !== 0; gun = nextDefendingGun(s, attack, gun))
    sum += why.item('13.1', 'support of {unit}', setting.support[gun]!, gun)
  let others = 0
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (setting.isArtillery[unit] === 0) others += defenceOf(s, unit)
  return capped(others, halved(s, sum, '3.4', false, why), why)
}

// Odds

export const wholeAttack = (s: State, attack: number, why: Why = NO_REASONS): number =>
  attackStrength(s, attack, why) + attackSupport(s, attack, why)
export const wholeDefence = (s: State, attack: number, why: Why = NO_REASONS): number =>
  defenceStrength(s, attack, why) + defenceSupport(s, attack, why)

/** 15.47: fractions dropped; odds beyond the table read its ends. */
export const columnOf = (s: State, attack: number, why: Why = NO_REASONS): number =>
  oddsColumn(s.setting.crt, wholeAttack(s, attack), wholeDefence(s, attack), why)

/** 12.2: without guns of either side but as they stand there; Untried units count as they show. */
export function initialDefence(s: State, attack: number): number {
  let sum = 0
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += defenceOf(s, unit)
  return sum
}

/** 12.2: the column of the initial odds. */
export const initialColumn = (s: State, attack: number, why: Why = NO_REASONS): number =>
  oddsColumn(s.setting.crt, attackStrength(s, attack), initialDefence(s, attack), why)

/** 12.33: whether initial odds are those of a column or better. */
export const reachesInitially = (s: State, attack: number, column: number): boolean =>
  reachesOdds(s.setting.crt, column, attackStrength(s, attack), initialDefence(s, attack))

// Modifiers

/** 15.5: all that is added to the die, capped in the end; low is good for the attacker. */
export function drmOf(s: State, attack: number, why: Why = NO_REASONS): number {
  const order = why.item(
    '12.5',
    'No Retreat',
    someDefenderHex(s, attack, hasToStand) ? s.setting.charts.drm.noRetreat.drm : 0,
  )
  return net(openDrm(s, attack, why) + order, MOST_DRM, '15.5', why)
}

/** All of it that everybody can see before the order of the defenders is turned up. */
export function openDrm(s: State, attack: number, why: Why = NO_REASONS): number {
  return (
    groundDrm(s, attack, why) +
    why.item('15.53', 'Engineer Effects', s.attacks.engineers[attack] === 1 ? s.setting.charts.drm.engineers.drm : 0) +
    why.item('15.58', 'Division Integrity', integrityOf(s, attack) * s.setting.charts.drm.integrity.drm) +
    why.item('15.57', 'Combined Arms', isCombined(s, attack) ? s.setting.charts.drm.combinedArms.drm : 0) +
    why.item(
      '6.35',
      'defenders out of supply',
      someDefender(s, attack, isCut) ? s.setting.charts.drm.outOfSupply.drm : 0,
    ) +
    why.item(
      '11.38',
      'Overrun marker',
      someDefender(s, attack, isOverrun) ? s.setting.charts.drm.overrunMarker.drm : 0,
    ) +
    why.item('15.2', 'no attack supply', s.attacks.supplied[attack] === 0 ? s.setting.charts.drm.unsupplied.drm : 0) +
    why.item('15.47', 'less than 1-4', isBelowTable(s, attack) ? s.setting.charts.drm.belowTable.drm : 0) +
    why.item('15.55', 'close air support', s.attacks.cas[attack]!)
  )
}

/** 7.2: forts, rivers, cities, and towns in mud. */
function groundDrm(s: State, attack: number, why: Why): number {
  const isFort = someDefenderHex(s, attack, isLiveFort)
  const isStrongpoint = someDefenderHex(s, attack, isLiveStrongpoint)
  return (
    why.item('18.4', 'strongpoint', isStrongpoint ? s.setting.charts.drm.strongpoint.drm : 0) +
    why.item('18.2', 'fortified', isFort && !isStrongpoint ? s.setting.charts.drm.fortified.drm : 0) +
    why.item('7.2', 'all attack across a river', areAllAcross(s, attack) ? s.setting.charts.drm.river.drm : 0) +
    why.item('7.2', 'city', someDefenderHex(s, attack, isCity) ? s.setting.charts.drm.city.drm : 0) +
    why.item('7.2', 'town in mud', someDefenderHex(s, attack, isMuddyTown) ? s.setting.charts.drm.muddyTown.drm : 0)
  )
}

const isLiveFort = (s: State, hex: number): boolean =>
  isEnemyFort(s, activeSide(s), hex) && s.sieges.isVoid[s.hexes.attack[hex]!] !== 1
const isLiveStrongpoint = (s: State, hex: number): boolean => isLiveFort(s, hex) && strongpointOf(s, hex) !== 0
export const isMuddyTown = (s: State, hex: number): boolean => isMud(s) && s.setting.placeAt[hex] === TOWN
const hasToStand = ({ hexes }: State, hex: number): boolean => hexes.order[hex] === NO_RETREAT
const isCut = ({ units }: State, unit: number): boolean => units.supply[unit] === OUT_OF_SUPPLY
const isOverrun = ({ units }: State, unit: number): boolean => units.overrun[unit] === 1
const isBelowTable = (s: State, attack: number): boolean =>
  !reachesOdds(s.setting.crt, 0, wholeAttack(s, attack), wholeDefence(s, attack))

export const isAgainstFort = (s: State, attack: number): boolean => someDefenderHex(s, attack, isLiveFort)
export const isAgainstCity = (s: State, attack: number): boolean => someDefenderHex(s, attack, isCity)
export const isAgainstMuddyTown = (s: State, attack: number): boolean => someDefenderHex(s, attack, isMuddyTown)

/** 16.33: what an asterisk costs the attackers beside the number: a step each. */
export function starCost(s: State, attack: number, why: Why = NO_REASONS): number {
  const isDry = activeSide(s) === AXIS && someAttacker(s, attack, isDryArmor)
  return (
    why.item('15.2', 'no attack supply', s.attacks.supplied[attack] === 0 ? 1 : 0) +
    why.item('12.33', 'Mandated Attack', s.attacks.mandated[attack]!) +
    why.item('18.4', 'live fort', isAgainstFort(s, attack) ? 1 : 0) +
    why.item('6.5', 'armor short of fuel', isDry ? 1 : 0)
  )
}

const isDryArmor = (s: State, unit: number): boolean => isArmor(s, unit) && s.units.fuelShort[unit] === 1

/** 15.57: Axis armor with infantry, scouts or engineers on wheels, on open dry ground, where nothing stops tanks. */
function isCombined(s: State, attack: number): boolean {
  if (activeSide(s) !== AXIS || isMud(s)) return false
  if (isAgainstFort(s, attack) || isAgainstCity(s, attack) || someDefenderHex(s, attack, isSwamp)) return false
  if (someDefender(s, attack, isTankKiller)) return false
  return hasOnDryFeet(s, attack, isArmor) && hasOnDryFeet(s, attack, isCompanion)
}

/** 15.57, E-R22: one of them at least is not across a river. */
function hasOnDryFeet(s: State, attack: number, holds: (s: State, unit: number) => boolean): boolean {
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
    if (holds(s, unit) && !isAcross(s, attack, unit, isRiver)) return true
  return false
}

const COMPANIONS = ['motorized', 'recon', 'motorcycle', 'engineer']

const isCompanion = ({ setting }: State, unit: number): boolean =>
  setting.isMotorized[unit] === 1 && COMPANIONS.includes(setting.roster[unit]?.type ?? '')

/** 15.58: a panzer regiment with two more units of its division; a motorized division of three beside such a one. */
function integrityOf(s: State, attack: number): number {
  if (activeSide(s) !== AXIS) return 0
  const { setting } = s
  armored.fill(0)
  companions.fill(0)
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) {
    const division = setting.division[unit]!
    if (division === 0 || (isCut(s, unit) && s.attacks.supplied[attack] === 0)) continue
    if (setting.isArmor[unit] === 1) armored[division] = 1
    else companions[division] = companions[division]! + 1
  }
  let panzer = 0
  let motorized = 0
  for (let division = 1; division < armored.length; division++)
    if (armored[division] === 1) panzer += companions[division]! >= 2 ? 1 : 0
    else if (hasPanzers(setting)[division] === 0) motorized += companions[division]! >= 3 ? 1 : 0
  return panzer === 0 ? 0 : panzer + motorized
}

/** By division: whether armor belongs to it. */
const hasPanzers = once(({ division, isArmor: armor }: EfsSetting) => {
  const panzers = new Uint8Array(256)
  division.forEach((own, unit) => {
    if (armor[unit] === 1) panzers[own] = 1
  })
  return panzers
})

const armored = new Uint8Array(256)
const companions = new Uint8Array(256)

/** 15.2: attacks that need no supply of their own. */
export function isSuppliedFree(s: State, side: number): boolean {
  const { attackSupply } = s.setting.switches
  // 4.13: the Axis needs none in the first round of June.
  if (attackSupply === 'points') return side === AXIS && phaseNow(s).id.startsWith(FIRST)
  return attackSupply === 'free' || (attackSupply === 'limited' && side !== SOVIET)
}
