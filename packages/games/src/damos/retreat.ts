import { LEGAL, memoBySide, NO_REASONS, PIECES, type Rule, type Steps, steps, type Why } from '@hexfront/core'
import { inArea } from './area.ts'
import { ATTACKER_RETREAT, DEFENDER_RETREAT } from './charts.ts'
import { GERMAN, LAST_GERMAN } from './counters.ts'
import { MAJOR } from './ground.ts'
import { enemyOf, isHeldBy, phasing, pieces, type State } from './state.ts'
import { inZoc } from './zones.ts'

/**
 * C2.5, D-R05: whether a hex is in the zone of an enemy other than the one who holds the hex that is left. A friendly force there
 * cancels it by option only.
 */
function isZoneClosed(s: State, side: number, left: number, hex: number): boolean {
  const enemy = enemyOf(side)
  if (!inZoc(s, enemy, hex)) return false
  if (s.setting.options.friendlyNegatesZocInRetreat === 'on' && isHeldBy(s, side, hex)) return false
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = neighbours[way]!
    if (next === 0 || next === left) continue
    for (let unit = pieces.first(s, next); unit !== 0; unit = pieces.next(s, unit))
      if (unit <= LAST_GERMAN === (enemy === GERMAN) && s.units.demoralized[unit] === 0 && projects(s, enemy))
        return true
  }
  return false
}

/** X4.6.1. */
const projects = (s: State, side: number): boolean => s.turn > 1 || side === GERMAN

/** D-R31: hexes that a retreat may not enter at all. */
function isShut(s: State, side: number, hex: number): boolean {
  return hex === 0 || !inArea(s, hex) || s.setting.isSea[hex] === 1 || isHeldBy(s, enemyOf(side), hex)
}

/** D-R31: Germans go toward the west edge, Russians toward a city or the east edge. */
const homeOf = memoBySide<State, Steps>(
  ({ setting: { ground } }) => steps(ground),
  (s, far, side) => {
    const { setting, hexes } = s
    far.begin(null, setting.isSea)
    if (side === GERMAN) for (const hex of setting.germanEntry) far.start(hex)
    else {
      for (const hex of setting.russianCities)
        if (hexes.control[hex] === side && inArea(s, hex) && !isHeldBy(s, GERMAN, hex)) far.start(hex)
      for (const hex of setting.russianEntry) far.start(hex)
    }
  },
  () => PIECES,
)

/**
 * C8.11, D-R31: whether the next hex of a retreat may be this one: nearer to a source if such a hex is free, not in the zone of
 * another enemy. `left` is the hex of the fight, `from` where the force is now.
 */
export function retreatStepBarred(s: State, side: number, left: number, from: number, hex: number, why: Why): Rule {
  if (s.setting.ground.directionTo(from, hex) < 0) return why.no('C8.11', '{place} is not next to the force', hex)
  if (isShut(s, side, hex) || hex === left) return why.no('C8.11', '{place} is closed to a retreat', hex)
  if (isZoneClosed(s, side, left, hex)) return why.no('C8.11', '{place} is in an enemy zone of control', hex)
  const home = homeOf(s, side)
  const near = home.cost(from)
  if (home.cost(hex) < near) return LEGAL
  return hasNearer(s, side, left, from, home, near)
    ? why.no('C8.11', '{place} does not lead toward a source of supply', hex)
    : LEGAL
}

function hasNearer(s: State, side: number, left: number, from: number, home: Steps, near: number): boolean {
  const { neighbours } = s.setting.ground
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const hex = neighbours[way]!
    if (hex !== left && !isShut(s, side, hex) && home.cost(hex) < near && !isZoneClosed(s, side, left, hex)) return true
  }
  return false
}

/** Whether so many hexes more can be gone from here. */
export function canRetreat(s: State, side: number, left: number, from: number, length: number): boolean {
  if (length === 0) return true
  const { around } = s.setting
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const hex = around[way]!
    if (hex !== 0 && retreatStepBarred(s, side, left, from, hex, NO_REASONS) === LEGAL)
      if (canRetreat(s, side, left, hex, length - 1)) return true
  }
  return false
}

/** C8.11: one hex for the side whose phase it is, two or three for the other. */
export const leastRetreat = (s: State, side: number): number =>
  side === phasing(s) ? ATTACKER_RETREAT : DEFENDER_RETREAT.least
export const mostRetreat = (s: State, side: number): number =>
  side === phasing(s) ? ATTACKER_RETREAT : DEFENDER_RETREAT.most

/** C8.11: a retreat may halt in a friendly major city that is its first hex. */
export const isHaven = ({ setting, hexes }: State, side: number, hex: number): boolean =>
  setting.placeAt[hex] === MAJOR && hexes.control[hex] === side

/** C8.11, D-R09: whether a force finds a way to retreat or to leave at all. */
export const canEscape = (s: State, side: number, from: number): boolean =>
  canRetreat(s, side, from, from, leastRetreat(s, side)) || hasHavenBeside(s, side, from)

function hasHavenBeside(s: State, side: number, from: number): boolean {
  const { around } = s.setting
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const hex = around[way]!
    if (hex !== 0 && isHaven(s, side, hex) && retreatStepBarred(s, side, from, from, hex, NO_REASONS) === LEGAL)
      return true
  }
  return false
}
