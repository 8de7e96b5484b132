import {
  BARRED,
  type Choices,
  type Field,
  field,
  LEGAL,
  memo,
  memoBySide,
  NO_REASONS,
  pathTo,
  piecesOf,
  type Rule,
  spread,
  TABLE_BARRED,
  type Why,
} from '@hexfront/core'
import { once } from '../../once.ts'
import { MILITIA_LEASH } from '../data/charts.ts'
import { type MoverMask, mendedCosts, type StepCosts, stepCosts } from '../ground.ts'
import { WAYS } from '../scenarios.ts'
import { enemyOf, inEnemyZone, isEnemyFort, isHeldBy, phasing, pieces, type State, shaken } from '../state.ts'
import { alterationOf, spanned } from './crossing.ts'
import { cutRoads, hasLostMainRoads, hasToAttack, isBesideAxis, pledgeBarred, withoutMainRoads } from './june.ts'
import { roomBarred, stackedIn, stackingOf } from './stacking.ts'

/** 10.41: a path remembers the class of road by which it entered a hex below what its ground costs. */
const ROAD_LAYERS = 4

/** What stays as it is during a search. */
interface Ways {
  ground: StepCosts
  /** By hex: what it adds to enter it; `TABLE_BARRED` where enemies are. */
  toll: Uint8Array
  zone: Uint8Array
  zoi: Uint8Array
  /** 14.65: where roads lose their rate but in woods. */
  cut: Uint8Array
  isWoods: Uint8Array
  start: number
  /** 12.4: the Defender hex, and where friends stand. */
  target: number
  isFriendly: Uint8Array
}

/** 10.3, 10.4: what a step costs and how it was paid. */
function stepEdge(ways: Ways, from: number, dir: number, to: number, layer: number): number {
  const { toll, zone, cut, isWoods, start } = ways
  const { costs, layers, along, roadless, owed } = ways.ground
  const added = toll[to]!
  if (added === TABLE_BARRED) return BARRED
  // 10.3: who enters a zone stops; out of one a step leads to open ground only.
  if (zone[from] !== 0 && (from !== start || zone[to] !== 0)) return BARRED
  const way = from * 6 + dir
  // 14.65: interdiction takes the rate of roads but in woods.
  const isCut = cut[to] !== 0 && isWoods[to] === 0
  let cost = isCut ? roadless[way]! : costs[way]!
  if (cost === TABLE_BARRED) return BARRED
  if (layer !== 0 && along[way] === 0) {
    const due = owed[from * 4 + layer]!
    if (due === TABLE_BARRED) return BARRED
    cost += due
  }
  return ((cost + added) << 3) | (isCut ? 0 : layers[way]!)
}

/** 12.4: the same for a reaction: zones cost nothing, but only the Defender hex and hexes of friends may be entered in them. */
function reactionEdge(ways: Ways, from: number, dir: number, to: number, layer: number): number {
  const { zone, zoi, isFriendly, target, start } = ways
  if (zoi[to] !== 0) return BARRED
  if (zone[from] !== 0 && from !== start) return BARRED
  if (zone[to] !== 0 && to !== target && isFriendly[to] === 0) return BARRED
  return stepEdge(ways, from, dir, to, layer)
}

/** The costs of those who move together in the weather of the turn. */
export const costsOf = (s: State, mask: MoverMask, side: number = phasing(s)): StepCosts => {
  const setting = spanned(s, side, hasLostMainRoads(s, side) ? withoutMainRoads(s.setting) : s.setting)
  return costsOn(setting, mask, s.weather.ground)
}

function costsOn(setting: State['setting'], mask: MoverMask, weather: number): StepCosts {
  const known = tablesOf(setting)
  const key = mask * 3 + weather
  const there = known[key]
  if (there !== undefined) return there
  const { neighbours } = setting.ground
  const altered = alterationOf(setting)
  const made = altered
    ? mendedCosts(costsOn(altered.from, mask, weather), setting, neighbours, mask, weather, altered.ways)
    : stepCosts(setting, neighbours, mask, weather)
  known[key] = made
  return made
}

const tablesOf = once((_setting: State['setting']): (StepCosts | undefined)[] => [])

/** What the enemy adds to entering hexes: closed where he stands, more in his zones and into his forts. */
const enemyTolls = memoBySide<State, { readonly toll: Uint8Array; readonly plain: Uint8Array }>(
  ({ setting: { ground } }) => ({ toll: new Uint8Array(ground.size + 1), plain: new Uint8Array(ground.size + 1) }),
  (s, { toll, plain }, side) => {
    const enemy = enemyOf(side)
    const { size } = s.setting.ground
    const zone = pieces.zoneOf(s, enemy)
    for (let hex = 1; hex <= size; hex++) {
      plain[hex] = isEnemyFort(s, side, hex) ? s.setting.charts.fort.quarters : 0
      toll[hex] = plain[hex]! + (zone[hex] === 0 ? 0 : s.setting.charts.zone.quarters)
    }
    pieces.markUnits(s, enemy, TABLE_BARRED, toll)
    pieces.markUnits(s, enemy, TABLE_BARRED, plain)
  },
  (side) => piecesOf(enemyOf(side)),
)

/** Of the units in hand: how all of them move. */
export function maskInHand({ units, setting }: State): MoverMask {
  const { inHand } = units
  let mask = 0
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) mask |= setting.mover[unit]!
  return mask
}

interface Range {
  readonly found: Field
  readonly ways: Ways
}

/** 10.1: where the stack in hand can go with the points it has left. */
const searched = memo<State, Range>(
  (s) => ({
    found: field(s.setting.ground, ROAD_LAYERS),
    ways: {
      ground: costsOf(s, s.setting.mover[1]!),
      toll: NONE,
      zone: NONE,
      zoi: NONE,
      cut: NONE,
      isWoods: s.setting.isWoods,
      start: 0,
      target: 0,
      isFriendly: new Uint8Array(s.setting.ground.size + 1),
    },
  }),
  (s, { found, ways }) => {
    const { hex, points, road, isBegun } = s.march
    found.clear()
    if (hex === 0 || maskInHand(s) === 0) return
    const side = phasing(s)
    ways.ground = costsOf(s, maskInHand(s))
    ways.toll = enemyTolls(s, side).toll
    ways.zone = pieces.zoneOf(s, enemyOf(side))
    ways.zoi = shaken(s, side)
    ways.cut = cutRoads(s, side)
    ways.start = hex
    found.start(hex, road)
    if (isReaction(s)) {
      ways.toll = enemyTolls(s, side).plain
      ways.target = s.march.target
      ways.isFriendly.fill(0)
      pieces.markUnits(s, side, 1, ways.isFriendly)
      spread(found, ways, reactionEdge, isBegun === 1 ? 0 : points)
      return
    }
    const isStopped = isBegun === 1 && inEnemyZone(s, side, hex)
    spread(found, ways, stepEdge, isStopped ? 0 : points)
  },
)

/** 10.4: where something that moves like these goes from a hex: columns of supply, which no enemy zone lets through (6.45). */
export function roadField(s: State, found: Field, from: number, points: number, mask: MoverMask): void {
  const side = phasing(s)
  const { ways } = searched(s)
  ways.ground = costsOf(s, mask)
  ways.toll = enemyTolls(s, side).toll
  ways.zone = pieces.zoneOf(s, enemyOf(side))
  ways.zoi = shaken(s, side)
  ways.cut = cutRoads(s, side)
  ways.start = from
  found.start(from, 0)
  spread(found, ways, stepEdge, points)
}

const NONE = new Uint8Array(0)

const REACTION = WAYS.indexOf('reaction')
export const isReaction = (s: State): boolean => s.march.way === REACTION

export const rangeOf = (s: State): Field => searched(s).found

/** 21.74: militia stays near its town. */
function isLeashed({ units, setting }: State): boolean {
  const { inHand } = units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (setting.home[unit] !== 0) return true
  return false
}

function isTooFar(s: State, hex: number): boolean {
  const { units, setting } = s
  const { inHand } = units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (setting.home[unit] !== 0 && setting.ground.distance(homeOf(s, unit), hex) > MILITIA_LEASH) return true
  return false
}

/** 10.83: a brigade of Vitebsk that stands far from it is at home in Polotsk. */
function homeOf({ units, setting }: State, unit: number): number {
  const home = setting.home[unit]!
  const isAway = setting.polotsk !== 0 && setting.ground.distance(home, units.began[unit]!) > MILITIA_LEASH
  return isAway ? setting.polotsk : home
}

export function marchBarred(s: State, to: number, why: Why): Rule {
  const { hex, points } = s.march
  if (to > s.setting.ground.size) return why.no('10.1', '{place} is not on the map', to)
  if (to === hex) return why.no('10.1', 'they are in {place}', to)
  const cost = rangeOf(s).cost(to)
  if (cost <= points) {
    const pledged = pledgeBarred(s, to, cost, why)
    if (pledged !== LEGAL) return pledged
    if (isTooFar(s, to)) return why.no('21.74', '{place} is too far from home', to)
    return roomBarred(s, to, s.units.inHand, why)
  }
  const side = phasing(s)
  if (isHeldBy(s, enemyOf(side), to)) return why.no('10.1', 'enemies are in {place}', to)
  if (s.march.isBegun === 1 && inEnemyZone(s, side, hex)) return why.no('10.3', 'they stop in an enemy zone')
  if (isNext(s, hex, to) && inEnemyZone(s, side, hex) && inEnemyZone(s, side, to))
    return why.no('10.3', '{place} leads from one enemy zone into another', to)
  return why.no('10.1', '{place} is out of reach with {points} points', to, points)
}

const isNext = ({ setting }: State, a: number, b: number): boolean => a !== 0 && setting.ground.directionTo(a, b) >= 0

export function offerMarch(s: State, out: Choices): void {
  const found = rangeOf(s)
  const { size } = s.setting.ground
  const { inHand } = s.units
  const points = stackingOf(s, inHand)
  const isBound = isLeashed(s)
  // Few of many: the nodes are sorted by cost, and hexes must ascend.
  reached.fill(0, 0, (size >> 5) + 1)
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexOf(found.reached(i))
    reached[hex >> 5] = reached[hex >> 5]! | (1 << (hex & 31))
  }
  for (let word = 0; word <= size >> 5; word++) {
    let bits = reached[word]!
    while (bits !== 0) {
      const low = bits & -bits
      const hex = (word << 5) | (31 - Math.clz32(low))
      bits ^= low
      if (hex === s.march.hex || (isBound && isTooFar(s, hex))) continue
      if (hasToAttack(s, hex, found.cost(hex)) && !isBesideAxis(s, hex)) continue
      if (pieces.first(s, hex) === 0 || stackedIn(s, hex, inHand) + points <= s.setting.charts.stacking.most)
        out.add(hex)
    }
  }
}

const reached = new Int32Array(512)

/** The way to a hex in reach, its start first. */
export const wayTo = (s: State, to: number, out: number[]): number => pathTo(rangeOf(s), to, out)

/** The layer in which the cheapest way enters a hex: what is still owed there. */
export function roadInto(s: State, to: number): number {
  const found = rangeOf(s)
  return found.layerOf(found.cheapest(to))
}

/** What the way to a hex costs, item by item. */
export function costTo(s: State, to: number, why: Why = NO_REASONS): number {
  way.length = 0
  const found = rangeOf(s)
  const length = pathTo(found, to, way)
  if (length === 0) {
    marchBarred(s, to, why)
    return 0
  }
  let layer = s.march.road
  let cost = 0
  for (let i = 1; i < length; i++) {
    cost += stepCost(s, way[i - 1]!, way[i]!, layer, why)
    layer = layerAfter(s, way[i - 1]!, way[i]!)
  }
  return cost
}

const way: number[] = []

const layerAfter = (s: State, from: number, to: number): number => {
  const { layers } = costsOf(s, maskInHand(s))
  const isCut = cutRoads(s, phasing(s))[to] !== 0 && s.setting.isWoods[to] === 0
  return isCut ? 0 : layers[from * 6 + s.setting.ground.directionTo(from, to)]!
}

/** 7.2: one step of the stack in hand, as the search counts it. */
function stepCost(s: State, from: number, to: number, layer: number, why: Why = NO_REASONS): number {
  const side = phasing(s)
  const { costs, roadless, along, owed } = costsOf(s, maskInHand(s))
  const index = from * 6 + s.setting.ground.directionTo(from, to)
  const isCut = cutRoads(s, phasing(s))[to] !== 0 && s.setting.isWoods[to] === 0
  return (
    why.item('7.2', 'into {place}', isCut ? roadless[index]! : costs[index]!, to) +
    why.item(
      '10.41',
      'off the road in {place}',
      layer !== 0 && along[index] === 0 ? owed[from * 4 + layer]! : 0,
      from,
    ) +
    why.item('18.4', 'enemy fort in {place}', isEnemyFort(s, side, to) ? s.setting.charts.fort.quarters : 0, to) +
    why.item(
      '10.3',
      'enemy zone in {place}',
      inEnemyZone(s, side, to) && !isReaction(s) ? s.setting.charts.zone.quarters : 0,
      to,
    )
  )
}

/** Whether the stack in hand can still go anywhere. */
export const canGoOn = (s: State): boolean => rangeOf(s).count > 1
