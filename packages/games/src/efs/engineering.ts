import { type Choices, LEGAL, NO_REASONS, type Rule, touch, type Why } from '@hexfront/core'
import { nonOpNear } from './command.ts'
import { SOVIET } from './data/counters.ts'
import { canWork } from './movement/bridges.ts'
import { canConvert } from './rail/rails.ts'
import {
  BUILDING,
  enemyOf,
  inEnemyZone,
  isCombatUnit,
  isHeldBy,
  type Play,
  phasing,
  pieces,
  type State,
} from './state.ts'

/** B6.b, C6.c: what was begun in an earlier turn is ready. */
export function finishStrongpoints(s: State, side: number, play: Play): void {
  const { strongpoint } = s.hexes
  for (let hex = 1; hex < strongpoint.length; hex++)
    if (strongpoint[hex] === BUILDING + side) complete(s, hex, side, play)
}

function complete(s: State, hex: number, side: number, play: Play): void {
  s.hexes.strongpoint[hex] = side
  play.tell('built', hex)
  touch(s)
}

/** 18.43 to 18.45, E-R10: where a combat unit of one's own stands, out of enemy zones, one in a hex, not near a Non-Op HQ. */
export function buildBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  const engineered = side === SOVIET ? (s.reserves.engineered[1] ?? 0) : 0
  if (s.sides.strongpoints[side]! + engineered === 0) return why.no('18.43', 'no strongpoint is left to begin')
  if (hex > s.setting.ground.size || !hasCombatUnit(s, side, hex))
    return why.no('18.45', 'no combat unit of yours is in {place}', hex)
  if (s.hexes.strongpoint[hex] !== 0) return why.no('18.44', '{place} has a strongpoint', hex)
  if (inEnemyZone(s, side, hex)) return why.no('18.45', '{place} is in an enemy zone', hex)
  // 7.41: those of type E go up all the same.
  return nonOpNear(s, side, hex) === 0 || engineered > 0
    ? LEGAL
    : why.no('18.43', 'an HQ near {place} is out of order', hex)
}

function hasCombatUnit(s: State, side: number, hex: number): boolean {
  if (!isHeldBy(s, side, hex)) return false
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return false
}

/** 18.44, 22.11: engineers that did not move by road or rail complete it at once. */
export function build(s: State, hex: number, play: Play): void {
  const side = phasing(s)
  if (nonOpNear(s, side, hex) !== 0 || s.sides.strongpoints[side] === 0) s.reserves.engineered[1]!--
  else s.sides.strongpoints[side]!--
  s.hexes.strongpoint[hex] = BUILDING + side
  play.tell('building', hex)
  if (hasEngineer(s, hex)) complete(s, hex, side, play)
  touch(s)
}

function hasEngineer(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isEngineer[unit] === 1) return true
  return false
}

/** 18.13: a combat unit in a captured fort destroys it. */
export function razeBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (hex > s.setting.ground.size || !hasCombatUnit(s, side, hex))
    return why.no('18.13', 'no combat unit of yours is in {place}', hex)
  return isCaptured(s, side, hex) ? LEGAL : why.no('18.13', 'no enemy fort is in {place}', hex)
}

const isCaptured = ({ hexes, setting }: State, side: number, hex: number): boolean =>
  hexes.strongpoint[hex] === enemyOf(side) || (side === 1 && setting.fort[hex] !== 0 && hexes.razed[hex] === 0)

export function raze(s: State, hex: number, play: Play): void {
  // 4.73: the top of the stack is no longer hidden.
  if (s.setting.isLimited) play.reveal()
  s.hexes.strongpoint[hex] = 0
  if (s.setting.fort[hex] !== 0) s.hexes.razed[hex] = 1
  play.tell('razed', hex)
  touch(s)
}

export function offerOwnHexes(s: State, out: Choices): void {
  const { hexes, count } = pieces.hexesOf(s, phasing(s))
  for (let i = 0; i < count; i++) out.add(hexes[i]!)
}

/** Whether there is anything to do in the Engineering Phase. */
export function hasWorks(s: State): boolean {
  const { hexes, count } = pieces.hexesOf(s, phasing(s))
  for (let i = 0; i < count; i++) {
    if (razeBarred(s, hexes[i]!, NO_REASONS) === LEGAL) return true
    if (buildBarred(s, hexes[i]!, NO_REASONS) === LEGAL) return true
  }
  return canConvert(s) || canWork(s, 'blow') || canWork(s, 'repair')
}
