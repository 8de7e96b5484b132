import { phaseNow } from '@hexfront/core'
import { POINT } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import type { VictoryPlace } from '../scenarios.ts'
import { attackOf, isCombatUnit, isOnMap, movementOf, pieces, type State, stepsOf } from '../state.ts'
import { garrisonOf } from '../victory/occupation.ts'
import { worthNow } from '../victory/victory-plan.ts'
import { roadsTo } from './lands.ts'
import type { Way } from './ranges.ts'

/** By unit the hex of a place that it has to be in when the game ends. */
export type Posts = ReadonlyMap<number, number>

export const NO_POSTS: Posts = new Map()

/** Before that many turns from the end nobody thinks of garrisons. */
const POST_TURNS = 5

/** 3.61, 3.62: who sets out now to be in time where a place would count for nothing without him. */
export function postsOf(s: State): Posts {
  const { setting, turn } = s
  if (!setting.switches.occupation || turn <= setting.lastTurn - POST_TURNS) return NO_POSTS
  const posts = new Map<number, number>()
  const taken = setting.places
    .filter((place) => worthNow(s, place) > 0 && place.hexes.every((hex) => s.hexes.control[hex] === AXIS))
    .sort((a, b) => worthNow(s, b) - worthNow(s, a) || a.hexes[0]! - b.hexes[0]!)
  for (const place of taken) garrison(s, place, posts)
  return posts
}

/** Enough for a place, the cheapest first; nobody where there are not enough. */
function garrison(s: State, place: VictoryPlace, posts: Map<number, number>): void {
  const needed = garrisonOf({ setting: s.setting, turn: s.setting.lastTurn }, place)
  if (needed === 0) return
  const hex = place.hexes.reduce((best, at) => (stepsAt(s, at) > stepsAt(s, best) ? at : best))
  const way = roadsTo(s.setting, [hex])
  const left = turnsLeft(s)
  const comers: { unit: number; price: number; turns: number }[] = []
  for (let unit = s.setting.first[AXIS]!; unit <= s.setting.lastGround[AXIS]!; unit++) {
    if (!isOnMap(s, unit) || !isCombatUnit(s, unit) || posts.has(unit)) continue
    const turns = s.units.place[unit] === hex ? 0 : way[s.units.place[unit]!]! / strideOf(s, unit)
    if (turns > left) continue
    comers.push({ unit, turns, price: (turns + missed(s, unit)) / stepsOf(s, unit) })
  }
  comers.sort((a, b) => a.price - b.price || a.unit - b.unit)
  let steps = 0
  const chosen: typeof comers = []
  for (const comer of comers) {
    if (steps >= needed) break
    chosen.push(comer)
    steps += stepsOf(s, comer.unit)
  }
  if (steps < needed) return
  for (const { unit, turns } of chosen) if (turns === 0 || turns > left - SLACK) posts.set(unit, hex)
}

/** Who could set out that much later does other things first. */
const SLACK = 1

function stepsAt(s: State, hex: number): number {
  if (pieces.occupier(s, hex) !== AXIS) return 0
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (isCombatUnit(s, unit)) sum += stepsOf(s, unit)
  return sum
}

/** Moves that are left: those on foot have one a turn, those on wheels two. */
function turnsLeft(s: State): number {
  const { movement } = phaseNow(s)
  return s.setting.lastTurn - s.turn + (movement === 'B1' ? 1 : 0)
}

/** Quarters of a point in a turn, with some of it lost on the way. */
const strideOf = (s: State, unit: number): number => movementOf(s, unit) * POINT * MARCHED

const MARCHED = 0.8

/** What those are missed for elsewhere, in turns of marching: wheels most, then the strong. */
const missed = (s: State, unit: number): number => s.setting.isMotorized[unit]! * 4 + attackOf(s, unit) * 0.1

/** The way that leads nearest to a post. */
export function wayToPost(s: State, ways: readonly Way[], post: number): Way {
  const far = roadsTo(s.setting, [post])
  return ways.reduce((best, way) => (!way.isLed && far[way.hex]! < far[best.hex]! ? way : best))
}
