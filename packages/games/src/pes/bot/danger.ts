import { field, spreadTable } from '@hexfront/core'
import { IS_GERMAN, isSupplied } from '../control.ts'
import { hasGermans, isGermanUnit, pieces, type State } from '../state.ts'
import { moscowHeld } from '../victory.ts'
import { clash } from './clash.ts'

/** How likely the next group sent east, and the next sent at a point of communications, are to lose us the game; with what they cost. */
export function danger(s: State, toll: number): number {
  path.clear()
  price = toll
  return fromEast(s) + (moscowHeld(s) > 0 ? 0 : atPoints(s))
}

/** What a full division reduced weighs, as a chance to lose the game. */
let price = 0

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

/** What a group does that goes home by way of a hex, taking the first of equal ways. */
function walk(s: State, home: Uint8Array, by: number): number {
  const { neighbours } = s.setting.ground
  beaten.fill(0)
  group.fresh = 1
  group.reduced = 0
  group.toll = 0
  let next = by
  for (;;) {
    if (s.hexes.control[next] === IS_GERMAN) path.add(next)
    if (hasGermans(s, next) && beaten[next] === 0) fight(s, next)
    if (s.zones.count[next] !== 0)
      for (let way = next * 6; way < next * 6 + 6; way++) {
        const hex = neighbours[way]!
        if (hex !== 0 && beaten[hex] === 0 && hasGermans(s, hex)) fight(s, hex)
      }
    const left = group.fresh + group.reduced
    if (left < 0.001 || home[next] === 0 || home[next] === FAR) return left + price * group.toll
    next = downhill(s, home, next)
  }
}

/** The group that walks: how likely it is to be unhurt or reduced, and the full divisions it has reduced. */
const group = { fresh: 1, reduced: 0, toll: 0 }

function fight(s: State, hex: number): void {
  beaten[hex] = 1
  let full = 0
  let weak = 0
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.setting.isFlak[unit] === 0) {
      if (s.units.reduced[unit] === 1 || s.setting.isDivision[unit] === 0) weak++
      else full++
    }
  const unhurt = clash(1, full, weak)
  const hurt = clash(0, full, weak)
  group.toll += group.fresh * unhurt.toll + group.reduced * hurt.toll
  group.reduced = group.fresh * unhurt.reduced + group.reduced * hurt.reduced
  group.fresh *= unhurt.fresh
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
