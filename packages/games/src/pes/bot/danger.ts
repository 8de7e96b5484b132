import { steps } from '@hexfront/core'
import { once } from '../../once.ts'
import { IS_GERMAN, suppliedHexes } from '../control.ts'
import type { PesSetting } from '../scenarios.ts'
import { hasGermans, isLate, type State } from '../state.ts'
import { countLinks } from '../stavka.ts'
import { moscowHeld } from '../victory.ts'
import { clashBook } from './clash.ts'
import { arm, begin, FAINT, group, isGone, meet } from './encounter.ts'
import { fromSouth } from './southwest.ts'

/**
 * How likely the groups sent east, those sent at points of communications and the armies of Southwest Front are to lose us the
 * game, with what they cost: the first of each in full strength of the line, and a second that finds it weakened.
 */
export function danger(s: State, toll: number): number {
  path.clear()
  begin(s)
  arm(clashBook(s.setting))
  const east = fromEast(s)
  const points = moscowHeld(s) > 0 ? 0 : atPoints(s)
  return east + points + fromSouth(s, path) + toll * group.toll
}

/** German hexes that groups are likely to come by. */
export const path = new Set<number>()

/** 12.1, 12.3: how likely a group at least is sent at a target in one turn, and how likely two. */
const EARLY = { one: 0.71, two: 0.25 }
const LATE = { one: 0.85, two: 0.48 }
const LIKELY = 0.03

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
  for (let i = 0; i < count; i++) enter(s, home, 0, found[i]!, 1 / count)
  return walkHome(s, home)
}

/** 12.3: the shortest ways from the front to a point. */
function atPoints(s: State): number {
  const { ground, countCosts } = s.setting
  const { neighbours } = ground
  const to = distances(s, POINTS)
  const { front } = s.hexes
  const { on } = suppliedHexes(s)
  let nearest = FAR
  let count = 0
  for (let hex = 1; hex <= ground.size; hex++) {
    if (front[hex] === 0 || to[hex]! > nearest || on[hex] === 0) continue
    if (to[hex]! < nearest) count = 0
    nearest = to[hex]!
    found[count++] = hex
  }
  const home = distances(s, HOME)
  for (let i = 0; i < count; i++) {
    const from = found[i]!
    const ways = waysDown(s, to, from)
    for (let way = from * 6; way < from * 6 + 6; way++)
      if (countCosts[way] === 1 && to[neighbours[way]!]! < to[from]!)
        enter(s, home, 0, neighbours[way]!, 1 / (count * ways))
  }
  return walkHome(s, home)
}

const SIZE = 1024
const found = new Uint16Array(SIZE)
/** By hex, how likely a first group is to stand there unhurt or reduced, and a second. */
const fresh = new Float64Array(SIZE)
const reduced = new Float64Array(SIZE)
const fresh2 = new Float64Array(SIZE)
const reduced2 = new Float64Array(SIZE)
/** Hexes by their distance from home. */
const ahead: number[][] = Array.from({ length: 64 }, () => [])

/** All that live go on, ties broken evenly, until they are home or gone; returns the chance that one is home. */
function walkHome(s: State, home: Uint8Array): number {
  const { countCosts, ground } = s.setting
  const { neighbours } = ground
  const { one, two } = isLate(s) ? LATE : EARLY
  let lost = 0
  for (let far = ahead.length - 1; far >= 0; far--) {
    for (const hex of ahead[far]!) {
      const alive = one * (fresh[hex]! + reduced[hex]!) + two * (fresh2[hex]! + reduced2[hex]!)
      if (far === 0) lost += alive
      else if (alive > FAINT) {
        if (alive > LIKELY && s.hexes.control[hex] === IS_GERMAN) path.add(hex)
        const ways = waysDown(s, home, hex)
        for (let way = hex * 6; way < hex * 6 + 6; way++)
          if (countCosts[way] === 1 && home[neighbours[way]!]! < far) enter(s, home, hex, neighbours[way]!, 1 / ways)
      }
      fresh[hex] = 0
      reduced[hex] = 0
      fresh2[hex] = 0
      reduced2[hex] = 0
    }
    ahead[far]!.length = 0
  }
  return lost
}

/** A part of the groups in a hex goes to the next one, and fights those who hold it or have it in their zone. */
function enter(s: State, home: Uint8Array, from: number, hex: number, part: number): void {
  const { ground } = s.setting
  const { neighbours } = ground
  group.fresh = part * (from === 0 ? 1 : fresh[from]!)
  group.reduced = part * (from === 0 ? 0 : reduced[from]!)
  group.fresh2 = part * (from === 0 ? 1 : fresh2[from]!)
  group.reduced2 = part * (from === 0 ? 0 : reduced2[from]!)
  if (s.hexes.control[hex] === IS_GERMAN && group.fresh + group.fresh2 > LIKELY) path.add(hex)
  // 12.8: who stands there fights alone; a hex that only lies in zones is fought for with all who have it in theirs.
  if (hasGermans(s, hex)) meet(s, hex)
  else if (s.zones.count[hex] !== 0)
    for (let way = hex * 6; way < hex * 6 + 6; way++)
      if (!isBeaten(s, from, neighbours[way]!)) meet(s, neighbours[way]!)
  if (isGone()) return
  const far = home[hex]!
  if (far >= ahead.length) return
  if (fresh[hex]! + reduced[hex]! + fresh2[hex]! + reduced2[hex]! === 0) ahead[far]!.push(hex)
  fresh[hex]! += group.fresh
  reduced[hex]! += group.reduced
  fresh2[hex]! += group.fresh2
  reduced2[hex]! += group.reduced2
}

/** Whoever held the last hex, or had it in his zone when nobody held it, was beaten for that. */
const isBeaten = (s: State, from: number, hex: number): boolean =>
  from !== 0 && (from === hex || (!hasGermans(s, from) && s.setting.ground.distance(from, hex) <= 1))

/** How many neighbours are nearer. */
function waysDown(s: State, to: Uint8Array, at: number): number {
  const { neighbours } = s.setting.ground
  let ways = 0
  for (let way = at * 6; way < at * 6 + 6; way++)
    if (s.setting.countCosts[way] === 1 && to[neighbours[way]!]! < to[at]!) ways++
  return ways
}

/** Hex counts to the goals of groups: the points that are German and, on the way home, Greater Germany. */
function distances(s: State, ofHome: number): Uint8Array {
  const { control } = s.hexes
  const { setting } = s
  let key = ofHome
  for (const hex of setting.loc) key = key * 2 + control[hex]!
  const known = kept(setting)
  const there = known.get(key)
  if (there) return there
  const made = measure(s, ofHome)
  known.set(key, made)
  return made
}

const kept = once((_: PesSetting) => new Map<number, Uint8Array>())

function measure(s: State, ofHome: number): Uint8Array {
  const { setting } = s
  const to = steps(setting.ground)
  to.begin(countLinks(setting), null)
  const points = setting.loc.filter((hex) => s.hexes.control[hex] === IS_GERMAN)
  for (const hex of points) to.start(hex)
  if (ofHome === 1 || points.length === 0) for (const hex of setting.greaterGermany) to.start(hex)
  return Uint8Array.from({ length: setting.ground.size + 1 }, (_, hex) =>
    hex === 0 ? FAR : Math.min(FAR, to.cost(hex)),
  )
}

const FAR = 255
const POINTS = 0
const HOME = 1
