import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { isInRange, nonOpNear } from '../command.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { activeSide, enemyOf, inEnemyZone, isOnMap, OUT_OF_SUPPLY, pieces, type State, sideOf } from '../state.ts'
import { isOutOfLine } from '../supply/logistics.ts'
import { firstDefendingGun, firstGun, nextDefendingGun, nextGun } from './combat.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

/** 15.32: whether a gun may support the defence of a hex. */
export function defendingGunBarred(s: State, hex: number, unit: number, why: Why): Rule {
  const { setting, units, hexes, attacks } = s
  if (hex > setting.ground.size || hexes.attack[hex] === 0 || attacks.open[hexes.attack[hex]!] === 0)
    return why.no('15.32', '{place} is not under attack', hex)
  const barred = gunBarred(s, enemyOf(activeSide(s)), unit, why)
  if (barred !== LEGAL) return barred
  if (setting.roster[unit]!.traits.includes('attack only')) return why.no('13.1', '{unit} supports attacks only', unit)
  if (units.supply[unit] === OUT_OF_SUPPLY) return why.no('6.35', '{unit} is out of supply', unit)
  const reach = reachBarred(s, unit, hex, why)
  if (reach !== LEGAL) return reach
  if (!hasOthers(s, hex)) return why.no('13.13b', 'there is nobody but guns in {place}', hex)
  return numberBarred(s, hexes.attack[hex]!, unit, why)
}

/** 15.33: whether a gun may support an attack. */
export function attackingGunBarred(s: State, attack: number, unit: number, why: Why): Rule {
  if (s.attacks.supplied[attack] === 0) return why.no('15.2', 'guns do not support an attack without supply')
  const barred = gunBarred(s, activeSide(s), unit, why)
  if (barred !== LEGAL) return barred
  if (s.units.idle[unit]! > 0 || s.units.receiving[unit] === 1) return why.no('7.73', '{unit} does not attack', unit)
  if (isOutOfLine(s, attack, unit)) return why.no('6.48', 'no line leads from the supply to {unit}', unit)
  let outOfReach: Rule = LEGAL
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    outOfReach = reachBarred(s, unit, hex, why)
    if (outOfReach === LEGAL) return numberBarred(s, attack, unit, why)
  }
  return outOfReach
}

/** What keeps a gun from supporting anything. */
function gunBarred(s: State, side: number, unit: number, why: Why): Rule {
  const { setting, units } = s
  if (setting.isArtillery[unit] === 0) return why.no('13.1', '{unit} is no artillery', unit)
  if (sideOf(s, unit) !== side || !isOnMap(s, unit)) return why.no('13.1', '{unit} is not yours to fire', unit)
  if (units.fired[unit] === 1) return why.no('13.12', '{unit} has fired', unit)
  if (units.attack[unit] !== 0 || units.supports[unit] !== 0) return why.no('13.12', '{unit} is committed', unit)
  return units.overrun[unit] === 0 ? LEGAL : why.no('11.38', '{unit} was overrun', unit)
}

/** 13.1, E-R23: the range of the gun; one hex for a gun that enemies control. */
function reachBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { setting, units } = s
  const from = units.place[unit]!
  const far = setting.ground.distance(from, hex)
  if (far > setting.range[unit]!) return why.no('13.1', '{place} is out of the range of {unit}', hex, unit)
  if (far > 1 && inEnemyZone(s, sideOf(s, unit), from))
    return why.no('13.1', '{unit} is in an enemy zone, and {place} is not next to it', unit, hex)
  return LEGAL
}

function hasOthers(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isArtillery[unit] === 0) return true
  return false
}

/** 13.2: how many guns may support one combat, with one more. */
function numberBarred(s: State, attack: number, unit: number, why: Why): Rule {
  const side = sideOf(s, unit)
  collect(s, attack, side)
  if (guns.length === 0) return LEGAL
  if (side === AXIS)
    return guns.length < s.setting.charts.artillery.mostAxis
      ? LEGAL
      : why.no('13.2', '{n} guns support a combat', s.setting.charts.artillery.mostAxis)
  guns.push(unit)
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    const hq = nonOpNear(s, SOVIET, hex)
    if (hq !== 0) return why.no('21.26', '{unit} is out of order: one gun only', hq)
  }
  return s.setting.hqs.some((hq) => coordinates(s, hq))
    ? LEGAL
    : why.no('13.2', 'one gun supports a combat, more only under one HQ')
}

const guns: number[] = []

function collect(s: State, attack: number, side: number): void {
  guns.length = 0
  if (side === activeSide(s)) for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun)) guns.push(gun)
  else for (let gun = firstDefendingGun(s, attack); gun !== 0; gun = nextDefendingGun(s, attack, gun)) guns.push(gun)
}

/** 11.4: an HQ in order with all of the guns in range; interdiction silences guns that are stacked with it, one a level. */
function coordinates(s: State, hq: number): boolean {
  const { setting, units, hexes } = s
  if (setting.sideOf[hq] !== SOVIET || units.nonOp[hq] === 1 || !isOnMap(s, hq)) return false
  const at = units.place[hq]!
  let rockets = 0
  let stacked = 0
  for (const gun of guns) {
    if (!isInRange(s, hq, units.place[gun]!)) return false
    rockets += setting.isRocket[gun]!
    if (units.place[gun] === at) stacked++
  }
  if (
    rockets > s.setting.charts.artillery.mostRockets ||
    guns.length - rockets > s.setting.charts.artillery.mostUnderHq
  )
    return false
  return hexes.zoi[at] === 0 || stacked <= Math.max(0, gunsIn(s, at) - hexes.zoi[at]!)
}

function gunsIn(s: State, hex: number): number {
  let count = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) count += s.setting.isArtillery[unit]!
  return count
}
