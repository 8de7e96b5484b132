import { GERMAN, RUSSIAN } from '../counters.ts'
import { CITY } from '../ground.ts'
import { isHeldBy, pieces, type State } from '../state.ts'
import { strengthIn } from './forces.ts'
import { type Lands, spreadFrom } from './lands.ts'
import { DELAYS, isClosed, type Line, linesOf, railBehind } from './rails.ts'
import type { Temper } from './temper.ts'

/** By hex: what it is worth to be there, whoever else is. */
export interface Worth {
  readonly base: Float32Array
  /** How much the enemy would like to pass there. */
  readonly lane: Float32Array
  readonly lines: readonly Line[]
  /** X4.3.1: railway that supplies the Germans, near its end. */
  readonly behind: readonly number[]
  /** Movement points from the Germans to Moscow. */
  readonly distance: number
}

export function worthOf(s: State, side: number, temper: Temper, lands: Lands): Worth {
  const base = new Float32Array(s.setting.ground.size + 1)
  const lane = new Float32Array(s.setting.ground.size + 1)
  const lines = linesOf(s, lands)
  const { hexes, count } = pieces.hexesOf(s, GERMAN)
  const near = spreadFrom(s.setting, lands.closed, Array.from(hexes.subarray(0, count)))
  const distance = near[s.setting.moscow]!
  if (side === GERMAN) layGerman(s, temper, lands, base)
  else layRussian(s, temper, lands, near, base, lane)
  return { base, lane, lines, behind: side === GERMAN ? [] : railBehind(s, lands, lines), distance }
}

function layGerman(s: State, temper: Temper, lands: Lands, base: Float32Array): void {
  const { ground, placeAt, smolensk } = s.setting
  const pace = PACE[s.turn] ?? 0
  for (let hex = 1; hex <= ground.size; hex++) {
    const way = lands.way[hex]!
    base[hex] = -temper.advance * (Math.max(way, pace) + BEYOND * Math.min(way, pace))
    if (s.hexes.control[hex] === RUSSIAN && placeAt[hex]! >= CITY) base[hex]! += temper.city
  }
  // X4.7: the sooner Smolensk falls, the sooner the panzers are free again, while the railway is far behind them anyway.
  if (s.distractedFrom !== 0 || s.turn > EARLY) return
  for (let hex = 1; hex <= ground.size; hex++)
    base[hex]! += temper.dash * Math.max(0, 1 - ground.distance(hex, smolensk) / FAR)
  base[smolensk]! += temper.dash
}

/** Movement points to Moscow, by turn: whoever is nearer is too far ahead of the others, and of the railway. */
const PACE = [0, 20, 16, 14, 13, 12, 11, 9, 8, 7, 5, 3, 1, 0]
const BEYOND = 0.2
/** Turns in which Smolensk may be taken by a dash, and from how far. */
const EARLY = 3
const FAR = 18

/** How much a detour matters, in movement points. */
const DETOUR = 5
/** Who is so far off the ways of the enemy is of no use. */
const STRAY = 14
const STRAY_COST = 1.5

function layRussian(
  s: State,
  temper: Temper,
  { way }: Lands,
  near: Uint8Array,
  base: Float32Array,
  lane: Float32Array,
): void {
  const { ground, placeAt, moscow } = s.setting
  const shortest = near[moscow]!
  for (let hex = 1; hex <= ground.size; hex++) {
    if (way[hex] === 255 || near[hex] === 255) continue
    const detour = Math.max(0, near[hex]! + way[hex]! - shortest)
    lane[hex] = Math.exp(-detour / DETOUR)
    base[hex] = temper.advance * Math.min(way[hex]!, shortest) - (detour > STRAY ? STRAY_COST : 0)
    if (placeAt[hex]! >= CITY && s.hexes.control[hex] === RUSSIAN) base[hex]! += temper.city * lane[hex]!
  }
}

/** By hex: what it is worth to be there if nobody else is, as others stand now. */
export function layPosts(s: State, side: number, temper: Temper, worth: Worth, posts: Float32Array): void {
  posts.fill(0)
  if (side === GERMAN) layGermanPosts(s, temper, worth, posts)
  else layRussianPosts(s, temper, worth, posts)
}

function layGermanPosts(s: State, temper: Temper, { lines }: Worth, posts: Float32Array): void {
  const { beforeMoscow, lastTurn, moscow } = s.setting
  // X4.3.1: whoever stands on the railway lets it come on.
  for (const { hexes, weight } of lines)
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i]!
      if (!isHeldBy(s, GERMAN, hex)) posts[hex] = Math.max(posts[hex]!, temper.rail * weight * DELAYS[i]!)
    }
  // X5.0
  posts[moscow]! += temper.moscow * Math.max(0, 1 - strengthIn(s, GERMAN, moscow) / GARRISON)
  const haste = s.turn >= lastTurn - 1 ? 0.3 : s.turn >= lastTurn - 3 ? 0.1 : 0
  for (const hex of beforeMoscow) if (!isHeldBy(s, GERMAN, hex)) posts[hex]! += temper.moscow * haste
}

/** From how far the garrison of Moscow is called in, and how strong it is to be. */
const ALARM = 18
const GARRISON = 14
/** What it is worth to stand beside a railway hex, against in it. */
const BESIDE = 0.8

function layRussianPosts(s: State, temper: Temper, { lines, behind, distance }: Worth, posts: Float32Array): void {
  const { around, moscow, beforeMoscow, isRussianEntry, lastTurn } = s.setting
  for (const { hexes, weight } of lines) {
    const shut = hexes.findIndex((hex) => isClosed(s, hex))
    for (let i = 0; i < hexes.length && (shut < 0 || i < shut); i++) {
      const hex = hexes[i]!
      if (isHeldBy(s, GERMAN, hex)) continue
      const gain = temper.rail * weight * (DELAYS[i]! - (shut < 0 ? 0 : DELAYS[shut]!))
      posts[hex] = Math.max(posts[hex]!, gain)
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const next = around[way]!
        if (next !== 0) posts[next] = Math.max(posts[next]!, gain * BESIDE)
      }
    }
  }
  for (const hex of behind) if (!isHeldBy(s, GERMAN, hex)) posts[hex] = Math.max(posts[hex]!, temper.cut)
  if (distance > ALARM) return
  const urgency = Math.min(1, (ALARM - distance + 6) / ALARM)
  const garrison = strengthIn(s, RUSSIAN, moscow)
  posts[moscow]! += temper.moscow * urgency * Math.max(0.1, 1 - garrison / GARRISON)
  const share = s.turn === lastTurn ? 0.4 : 0.15
  for (const hex of beforeMoscow) if (!isHeldBy(s, RUSSIAN, hex)) posts[hex]! += temper.moscow * urgency * share
  // X5.0: one of those on the edge keeps Moscow open.
  const edge = beforeMoscow.filter((hex) => isRussianEntry[hex] === 1)
  if (!edge.some((hex) => isHeldBy(s, RUSSIAN, hex)))
    for (const hex of edge) posts[hex]! += temper.moscow * urgency * 0.5
}
