import { reach, tolls } from '@hexfront/core'
import { floodFrom } from '../../bot/flood.ts'
import { once } from '../../once.ts'
import { isInRange } from '../command.ts'
import { MOVES, POINT, SHARES } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { costsOf } from '../movement/movement.ts'
import type { EfsSetting } from '../scenarios.ts'
import { attackOf, defenceOf, enemyOf, isOnMap, movementOf, pieces, type State } from '../state.ts'
import { supplyNet } from '../supply/supply.ts'
import { gatesOf } from './gates.ts'
import type { Goal } from './goal.ts'
import { holders } from './holders.ts'
import { roadsTo, wayOut, waysOf, waysOutBy } from './lands.ts'
import { leaversOf } from './leavers.ts'
import { stoppersOf } from './lifeline.ts'
import { NO_POSTS, type Posts, postsOf } from './posts.ts'
import { cutsOf } from './ring.ts'
import { NO_SPEARHEADS, type Spearheads, spearheadsOf } from './spearheads.ts'
import { bestEdge, exitWorth, placesThatCount, placeWorth, urgency } from './worth.ts'

/** What a player sees when he leans over the map. */
export interface Survey {
  readonly side: number
  readonly enemy: number
  /** Hexes to the nearest enemy. */
  readonly far: Uint8Array
  /** By hex: strength with which the enemy could strike at it in his next segment. */
  readonly threat: Float32Array
  /** By hex: what guns of the enemy can add to its defence. */
  readonly cover: Uint8Array
  readonly goals: readonly Goal[]
  /** What a player of a great scenario minds besides. */
  readonly aim: Aim | null
}

export interface Aim {
  /** Units that shut somebody in, and stay for that. */
  readonly held: readonly number[]
  /** By hex: how far it is from where supply comes to. */
  readonly hungry: Uint8Array
  readonly posts: Posts
  readonly heads: Spearheads
  /** 11.6: units that should leave the map, and the way out. */
  readonly leavers: ReadonlySet<number>
  readonly out: Uint16Array | null
}

export function survey(s: State, side: number): Survey {
  const enemy = enemyOf(side)
  const { hexes, count } = pieces.hexesOf(s, enemy)
  const threat = strikes(s, enemy)
  return {
    side,
    enemy,
    far: floodFrom(s.setting.ground, Array.from(hexes.subarray(0, count))),
    threat,
    cover: coverOf(s, enemy),
    goals: goalsOf(s, side, threat),
    aim: null,
  }
}

/** The same before a whole phase is planned. */
export function study(s: State, side: number): Survey {
  const seen = survey(s, side)
  return s.setting.campaign === null ? seen : { ...seen, aim: aimOf(s, seen) }
}

function aimOf(s: State, { side, goals }: Survey): Aim {
  const out = s.setting.card.victory.kind === 'schedule' ? (goals.find(({ hex }) => hex === 0)?.way ?? null) : null
  const { ground } = s.setting
  const { reached } = supplyNet(s, side)
  const fed: number[] = []
  for (let hex = 1; hex <= ground.size; hex++) if (reached[hex] === 1) fed.push(hex)
  return {
    held: side === AXIS ? holders(s) : [],
    hungry: floodFrom(ground, fed),
    posts: side === AXIS ? postsOf(s) : NO_POSTS,
    heads: side === AXIS && isShort(s.setting) ? spearheadsOf(s, goals) : NO_SPEARHEADS,
    leavers: out === null ? new Set() : leaversOf(s, out),
    out,
  }
}

const toolsOf = once(({ ground }: EfsSetting) => ({
  found: reach(ground),
  nothing: tolls(ground),
  marks: new Uint16Array(ground.size + 1),
}))

/** 10.13: of those on foot whom no HQ may move, only neighbours strike; of the others few. */
const ACTIVATED = 0.3

/** By hex: the strength of a side that could come next to it before its next attacks. */
function strikes(s: State, side: number): Float32Array {
  const { setting } = s
  const { ground } = setting
  const { found, nothing, marks } = toolsOf(setting)
  const threat = new Float32Array(ground.size + 1)
  marks.fill(0)
  const phase = MOVES.indexOf(side === AXIS ? 'B1' : 'C1')
  for (let unit = setting.first[side]!; unit !== 0 && unit <= setting.lastGround[side]!; unit++) {
    if (!isOnMap(s, unit) || setting.isArtillery[unit] === 1 || setting.isTrain[unit] === 1) continue
    const might = attackOf(s, unit)
    if (might === 0) continue
    const share = SHARES[setting.share[unit * 4 + phase]!]
    const whole = movementOf(s, unit) * POINT
    const stride = share === 'full' ? whole : share === 'half' ? whole >> 1 : isLed(s, unit) ? whole : 0
    const weight = share === 'activated' ? ACTIVATED : 1
    const from = s.units.place[unit]!
    const { costs } = costsOf(s, setting.mover[unit]!)
    found.find(from, stride, costs, nothing)
    for (let i = 0; i < found.count; i++) {
      const hex = found.hexes[i]!
      const counted = hex === from ? might : might * weight
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const next = ground.neighbours[way]!
        if (next === 0 || marks[next] === unit) continue
        marks[next] = unit
        threat[next] = threat[next]! + counted
      }
    }
  }
  return threat
}

const isLed = (s: State, unit: number): boolean =>
  s.setting.hqs.some(
    (hq) =>
      s.setting.sideOf[hq] === s.setting.sideOf[unit] &&
      s.units.nonOp[hq] === 0 &&
      isInRange(s, hq, s.units.place[unit]!),
  )

/** 13.1: support that guns of a side can give to the defence of each hex, one of them where no HQ brings more together. */
function coverOf(s: State, side: number): Uint8Array {
  const { setting, units } = s
  const { ground } = setting
  const cover = new Uint8Array(ground.size + 1)
  for (let gun = setting.first[side]!; gun !== 0 && gun <= setting.lastGround[side]!; gun++) {
    if (setting.isArtillery[gun] === 0 || !isOnMap(s, gun) || units.fired[gun] === 1 || units.overrun[gun] === 1)
      continue
    if (setting.roster[gun]?.traits.includes('attack only')) continue
    const far = pieces.inZone(s, enemyOf(side), units.place[gun]!) ? 1 : setting.range[gun]!
    for (const hex of ground.within(units.place[gun]!, far))
      if (hex !== 0)
        cover[hex] =
          side === SOVIET ? Math.max(cover[hex]!, setting.support[gun]!) : cover[hex]! + setting.support[gun]!
  }
  return cover
}

/** Hexes that count, seen from a side. */
function goalsOf(s: State, side: number, threat: Float32Array): Goal[] {
  const ways = waysOf(s.setting)
  const enemy = enemyOf(side)
  const goals = placesThatCount(s.setting).map((hex, i): Goal => {
    const isOurs = s.hexes.control[hex] === side
    return {
      hex,
      worth: placeWorth(s, hex) * urgency(s, side, isOurs),
      isOurs,
      way: ways[i]!,
      wanted: isOurs ? 3 + threat[hex]! * GUARD_SHARE : 8 + 2 * strengthAround(s, enemy, hex),
      given: 0,
      isForFoot: isNearFoot(s, side, hex),
    }
  })
  if (side === AXIS && s.setting.campaign !== null) goals.push(...ringOf(s), ...lifelines(s))
  if (side === SOVIET) goals.push(...gatesOf(s, threat))
  const left = exitWorth(s, side)
  if (left > 0)
    goals.push({
      hex: 0,
      worth: left,
      isOurs: false,
      way: outward(s),
      wanted: OUT_STRENGTH,
      given: 0,
      isForFoot: false,
    })
  return goals
}

/** Whether those on foot are near enough to take a hex. */
function isNearFoot(s: State, side: number, hex: number): boolean {
  const { setting } = s
  if (side !== AXIS || setting.campaign === null) return false
  let might = 0
  for (const near of setting.ground.within(hex, ON_FOOT)) {
    if (near === 0 || pieces.occupier(s, near) !== side) continue
    for (let unit = pieces.first(s, near); unit !== 0; unit = pieces.next(s, unit))
      if (setting.isMotorized[unit] === 0) might += attackOf(s, unit)
  }
  return might >= 2 * strengthAround(s, enemyOf(side), hex) + 8
}

const ON_FOOT = 7

const OUT_STRENGTH = 12

/** 11.6, 10.56: to the edge by which troops are to leave. */
function outward(s: State): Uint16Array {
  if (s.setting.card.victory.kind !== 'drive') return wayOut(s.setting)
  const ways = waysOutBy(s.setting)
  return ways[bestEdge(s, ways) - 1]!
}

const GUARD_SHARE = 0.6

/** 6.1: hexes by which the enemy lives, for those who can get there. */
function ringOf(s: State): Goal[] {
  const { setting } = s
  const riders: number[] = []
  for (let unit = setting.first[AXIS]!; unit <= setting.lastGround[AXIS]!; unit++)
    if (setting.isMotorized[unit] === 1 && isOnMap(s, unit)) riders.push(s.units.place[unit]!)
  return cutsOf(s, roadsTo(setting, riders)).map(({ hex, share }) => ({
    hex,
    worth: (isShort(setting) ? SHORT_RING_WORTH : RING_WORTH) * share,
    isOurs: false,
    way: roadsTo(setting, [hex]),
    wanted: RING_STRENGTH,
    given: 0,
    isForFoot: false,
  }))
}

/** Minsk and Smolensk: who has few turns lives by pockets, who has many or has to get off the map must not run ahead of his supply. */
const isShort = ({ card }: EfsSetting): boolean => card.victory.kind === 'schedule' && !card.switches.plans

/** What it is worth to cut off everybody, in steps of infantry, and the strength that a piece of the ring takes. */
const RING_WORTH = 60
const SHORT_RING_WORTH = 100
const RING_STRENGTH = 20

/** 6.13: who stands on the roads and railways by which supply would come. */
const lifelines = (s: State): Goal[] =>
  stoppersOf(s, AXIS).map(({ hex, steps }) => ({
    hex,
    worth: Math.min(ROAD_WORTH, steps * FED_STEP),
    isOurs: false,
    way: roadsTo(s.setting, [hex]),
    wanted: 4 + 2 * strengthAround(s, SOVIET, hex),
    given: 0,
    isForFoot: true,
  }))

/** What it is worth to feed a step, and to open one road. */
const FED_STEP = 0.5
const ROAD_WORTH = 40

/** Defence of a side in a hex and next to it. */
function strengthAround(s: State, side: number, hex: number): number {
  let sum = 0
  for (const near of s.setting.ground.within(hex, 1)) {
    if (near === 0 || pieces.occupier(s, near) !== side) continue
    for (let unit = pieces.first(s, near); unit !== 0; unit = pieces.next(s, unit)) sum += defenceOf(s, unit)
  }
  return sum
}

/** What a hex is worth as a step on the way to what the side wants. */
export function approach({ goals }: Survey, hex: number): number {
  let most = 0
  for (const goal of goals) if (!goal.isOurs) most = Math.max(most, goal.worth * nearness(goal.way[hex]!))
  return most * STEP_ON_THE_WAY
}

const STEP_ON_THE_WAY = 0.08

/** A turn's march. */
const MARCH = 6 * POINT

/** 1 in the hex itself, and half of it a turn's march away. */
export const nearness = (way: number): number => 1 / (1 + way / MARCH)
