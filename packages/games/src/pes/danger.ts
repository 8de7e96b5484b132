import { field, spreadTable } from '@hexfront/core'
import { IS_GERMAN, isSupplied } from './control.ts'
import { hasGermans, isGermanUnit, pieces, type State } from './state.ts'
import { moscowHeld } from './victory.ts'

/** How a stack stands against a group: full divisions count one, reduced and small units half. */
export function strengthIn(s: State, hex: number): number {
  let strength = 0
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    strength += s.units.reduced[unit] === 1 || s.setting.isDivision[unit] === 0 ? 0.5 : s.setting.fullDice[unit]! / 4
  return strength
}

/** How often a fresh group beats 0, 1, 2 ... full divisions; measured over 20,000 battles each. */
const BEATS = [1, 0.94, 0.66, 0.27, 0.06, 0.01, 0, 0, 0, 0, 0] as const

export function beats(strength: number): number {
  const low = Math.floor(strength)
  return BEATS[low]! + (strength - low) * (BEATS[low + 1]! - BEATS[low]!)
}

/** How likely the next group sent east, and the next sent at a point of communications, are to lose us the game. */
export function danger(s: State): number {
  path.clear()
  return fromEast(s) + (moscowHeld(s) > 0 ? 0 : atPoints(s))
}

/** German hexes on the ways that were last looked at. */
export const path = new Set<number>()

/** 12.3: the hexes furthest to the east are attacked from beside them, and then the way home is open. */
function fromEast(s: State): number {
  const { easting, ground } = s.setting
  const inMoscow = moscowHeld(s) > 0
  let best = -0x8000
  let count = 0
  for (let hex = 1; hex <= ground.size; hex++) {
    if (s.hexes.control[hex] !== IS_GERMAN || easting[hex]! < best) continue
    if (inMoscow && s.setting.isMoscow[hex] === 0) continue
    if (easting[hex]! > best) count = 0
    best = easting[hex]!
    found[count++] = hex
  }
  const home = distances(s, HOME)
  let sum = 0
  for (let i = 0; i < count; i++) sum += walk(s, home, found[i]!)
  return sum / Math.max(1, count)
}

/** 12.3: the shortest ways from the front to a point. */
function atPoints(s: State): number {
  const { ground } = s.setting
  const to = distances(s, POINTS)
  let nearest = FAR
  let count = 0
  for (let hex = 1; hex <= ground.size; hex++) {
    if (s.hexes.front[hex] === 0 || to[hex]! > nearest || !isSupplied(s, hex)) continue
    if (to[hex]! < nearest) count = 0
    nearest = to[hex]!
    found[count++] = hex
  }
  const home = distances(s, HOME)
  let sum = 0
  for (let i = 0; i < count; i++) sum += walk(s, home, downhill(s, to, found[i]!))
  return sum / Math.max(1, count)
}

const found = new Uint16Array(1024)
const beaten = new Uint8Array(1024)

/** The chance that a group gets home by way of a hex, taking the first of equal ways. */
function walk(s: State, home: Uint8Array, by: number): number {
  const { neighbours } = s.setting.ground
  beaten.fill(0)
  let chance = 1
  let next = by
  for (;;) {
    if (s.hexes.control[next] === IS_GERMAN) path.add(next)
    if (hasGermans(s, next) && beaten[next] === 0) {
      chance *= beats(strengthIn(s, next))
      beaten[next] = 1
    } else if (s.zones.count[next] !== 0)
      for (let way = next * 6; way < next * 6 + 6; way++) {
        const hex = neighbours[way]!
        if (hex === 0 || beaten[hex] === 1 || !hasGermans(s, hex)) continue
        chance *= beats(strengthIn(s, hex))
        beaten[hex] = 1
      }
    if (chance < 0.001 || home[next] === 0 || home[next] === FAR) return chance
    next = downhill(s, home, next)
  }
}

function downhill(s: State, to: Uint8Array, at: number): number {
  const { neighbours } = s.setting.ground
  for (let way = at * 6; way < at * 6 + 6; way++)
    if (s.setting.countCosts[way] === 1 && to[neighbours[way]!]! < to[at]!) return neighbours[way]!
  return at
}

/** Hex counts to the goals of groups: the points that are German and, on the way home, Greater Germany. */
function distances(s: State, ofHome: number): Uint8Array {
  const { control } = s.hexes
  const { setting } = s
  let key = ofHome
  for (const hex of setting.loc) key = key * 2 + control[hex]!
  let known = kept.get(setting)
  if (!known) {
    known = new Map()
    kept.set(setting, known)
  }
  const there = known.get(key)
  if (there) return there
  const made = measure(s, ofHome)
  known.set(key, made)
  return made
}

const kept = new WeakMap<object, Map<number, Uint8Array>>()

function measure(s: State, ofHome: number): Uint8Array {
  const { setting } = s
  const to = field(setting.ground)
  const points = setting.loc.filter((hex) => s.hexes.control[hex] === IS_GERMAN)
  for (const hex of points) to.start(hex)
  if (ofHome === 1 || points.length === 0) for (const hex of setting.greaterGermany) to.start(hex)
  spreadTable(to, setting.countCosts, FAR, 0, 1)
  return Uint8Array.from({ length: setting.ground.size + 1 }, (_, hex) =>
    hex === 0 ? FAR : Math.min(FAR, to.cost(hex)),
  )
}

const FAR = 255
const POINTS = 0
const HOME = 1
