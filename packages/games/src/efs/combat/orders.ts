import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { commanderFor, isInRange, nonOpNear } from '../command.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { CITADEL, CITY } from '../ground.ts'
import { ADDITIONAL_RETREAT } from '../scenarios.ts'
import { activeSide, enemyOf, isEnemyFort, isMud, movementOf, pieces, type State, shaken } from '../state.ts'
import { firstAttacker, isMuddyTown, nextAttacker } from './combat.ts'
import { serve } from './reaction.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

/** 12.5: whether the defenders of a hex may be given an order. */
export function orderBarred(s: State, hex: number, order: number, why: Why): Rule {
  const { hexes, attacks, setting } = s
  const side = enemyOf(activeSide(s))
  if (hex > setting.ground.size || hexes.attack[hex] === 0 || attacks.open[hexes.attack[hex]!] === 0)
    return why.no('12.5', '{place} is not under attack', hex)
  if (hexes.order[hex] !== 0) return why.no('12.5', '{place} has its order', hex)
  if (!isEligible(s, side, hex)) return why.no('12.53b', 'the ground of {place} does not allow it', hex)
  if (!canMove(s, hex)) return why.no('12.53b', 'nobody in {place} could move', hex)
  const weather = weatherBarred(s, side, hex, order, why)
  if (weather !== LEGAL || side === AXIS) return weather
  return commandBarred(s, hex, why)
}

/** 12.53b: woods, cities, live forts but citadels, and towns in mud. */
function isEligible(s: State, side: number, hex: number): boolean {
  const { setting } = s
  if (setting.fort[hex] === CITADEL && isEnemyFort(s, enemyOf(side), hex)) return false
  return (
    setting.isWoods[hex] === 1 ||
    setting.placeAt[hex]! >= CITY ||
    isEnemyFort(s, enemyOf(side), hex) ||
    isMuddyTown(s, hex)
  )
}

function canMove(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (movementOf(s, unit) > 0) return true
  return false
}

/** 12.5, 5.42: no order under interdiction, and no further retreat through mud. */
function weatherBarred(s: State, side: number, hex: number, order: number, why: Why): Rule {
  if (shaken(s, side)[hex] !== 0) return why.no('12.5', '{place} is under interdiction', hex)
  return order === ADDITIONAL_RETREAT && isMud(s) ? why.no('12.5', 'not in mud') : LEGAL
}

/** 12.5, 21.26: a command point, of the HQ that serves the hex already or of another; none near an HQ out of order. */
function commandBarred(s: State, hex: number, why: Why): Rule {
  if (nonOpNear(s, SOVIET, hex) !== 0) return why.no('21.26', 'an HQ near {place} is out of order', hex)
  return commanderOf(s, hex) !== 0 ? LEGAL : why.no('12.5', 'no HQ with a command point is in range of {place}', hex)
}

function commanderOf(s: State, hex: number): number {
  const serving = s.hexes.commander[hex]!
  if (serving === 0) return commanderFor(s, SOVIET, hex)
  const hq = s.setting.hqs[serving - 1]!
  return isInRange(s, hq, hex) ? hq : 0
}

export function place(s: State, hex: number, order: number): void {
  if (activeSide(s) === AXIS) serve(s, hex, commanderOf(s, hex))
  s.hexes.order[hex] = order
}

/** 12.5: the attacker may give an order where the defender has; the ground does not matter. */
export function attackOrderBarred(s: State, attack: number, order: number, why: Why): Rule {
  const side = activeSide(s)
  const ordered = orderedHex(s, attack)
  if (ordered === 0) return why.no('12.5', 'the defenders have no order')
  if (s.attacks.order[attack] !== 0) return why.no('12.5', 'the order is given')
  if (order === ADDITIONAL_RETREAT && isMud(s)) return why.no('12.5', 'not in mud')
  if (side === AXIS) return harriedBarred(s, attack, why)
  if (shaken(s, side)[ordered] !== 0) return why.no('12.5', '{place} is under interdiction', ordered)
  if (nonOpNear(s, SOVIET, ordered) !== 0) return why.no('21.26', 'an HQ near {place} is out of order', ordered)
  return commanderFor(s, SOVIET, ordered) !== 0
    ? LEGAL
    : why.no('12.5', 'no HQ with a command point is in range of {place}', ordered)
}

/** 5.42: nor for attackers of the Axis under Soviet interdiction. */
function harriedBarred(s: State, attack: number, why: Why): Rule {
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
    if (shaken(s, AXIS)[s.units.place[unit]!] !== 0) return why.no('5.42', '{unit} is under interdiction', unit)
  return LEGAL
}

/** The Defender hex that has an order; 0 where none has. */
function orderedHex(s: State, attack: number): number {
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    if (s.hexes.order[hex] !== 0) return hex
  return 0
}

export function giveAttackOrder(s: State, attack: number, order: number): void {
  if (activeSide(s) === SOVIET) {
    const hq = commanderFor(s, SOVIET, orderedHex(s, attack))
    if (hq !== 0) s.units.spent[hq]!++
  }
  s.attacks.order[attack] = order
}
