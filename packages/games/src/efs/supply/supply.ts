import { memoBySide, PIECES, touch } from '@hexfront/core'
import { once } from '../../once.ts'
import { LINE_OF_SUPPLY, ROAD_NET } from '../data/charts.ts'
import { CITADEL, MAIN_ROADS, MAJOR_RIVER } from '../ground.ts'
import { alterationOf, spanned } from '../movement/crossing.ts'
import type { EfsSetting } from '../scenarios.ts'
import {
  DRYING_GROUND,
  enemyOf,
  isCombatUnit,
  isEnemyFort,
  isMud,
  isOnMap,
  OUT_OF_SUPPLY,
  type Play,
  pieces,
  type State,
  sideOf,
} from '../state.ts'

/** 6.1: how far supply of a side comes, by hex. */
interface SupplyNet {
  /** On a railway that leads to a source. */
  readonly rail: Uint8Array
  /** The hex of a road net, counted from 1; 0 off it. */
  readonly road: Uint8Array
  /** Within a line of communication of any of these, or of a source. */
  readonly reached: Uint8Array
}

/** 6.1: the net of a side, from its sources outwards: railways of any length, then main roads, then open country. */
export const supplyNet = memoBySide<State, SupplyNet & { readonly far: Uint8Array; readonly basis: Basis }>(
  ({ setting }) => {
    const blank = (): Uint8Array => new Uint8Array(setting.ground.size + 1)
    return { rail: blank(), road: blank(), reached: blank(), far: blank(), basis: newBasis(setting) }
  },
  (s, { rail, road, reached, far, basis }, side) => {
    const open = openHexes(s, side)
    const sources = sourcesOf(s, side)
    const ground = spanned(s, side, s.setting)
    // Most moves leave all that it hangs on as it was.
    if (!renew(basis, s, ground, open, sources)) return
    rail.fill(0)
    road.fill(0)
    reached.fill(0)
    spreadByRail(s, ground, side, sources, open, rail)
    spreadByRoad(s, ground, sources, open, rail, road)
    const starts = startsIn(s.setting)
    starts.length = 0
    for (let hex = 1; hex <= s.setting.ground.size; hex++) if (rail[hex] !== 0 || road[hex] !== 0) starts.push(hex)
    for (const { hex } of sources) if (open[hex] === 1) starts.push(hex)
    const { most, mostInMud } = LINE_OF_SUPPLY
    spreadByLand(ground, starts, open, isMud(s) ? mostInMud : most, easyNow(s), far)
    for (let hex = 1; hex < far.length; hex++) if (far[hex] !== 0) reached[hex] = 1
    spreadByLand(ground, starts, open, mostInMud, PASSABLE, far)
    for (let hex = 1; hex < far.length; hex++) if (far[hex] !== 0) reached[hex] = 1
  },
  () => PIECES,
)

const startsIn = once((_setting: EfsSetting): number[] => [])

/** What a net was laid by. */
interface Basis {
  readonly open: Uint8Array
  readonly lines: Uint8Array
  sources: readonly Start[]
  ground: EfsSetting | null
  weather: number
}

const newBasis = ({ ground }: EfsSetting): Basis => ({
  open: new Uint8Array(ground.size + 1),
  lines: new Uint8Array(ground.size + 1),
  sources: [],
  ground: null,
  weather: 0,
})

/** Takes over what a net is to be laid by; false where it was laid by the same. */
function renew(
  basis: Basis,
  { lines, weather }: State,
  ground: EfsSetting,
  open: Uint8Array,
  sources: readonly Start[],
): boolean {
  if (
    basis.ground === ground &&
    basis.weather === weather.ground &&
    areAlike(basis.open, open) &&
    areAlike(basis.lines, lines.rail) &&
    basis.sources.length === sources.length &&
    sources.every(({ hex, count }, i) => basis.sources[i]!.hex === hex && basis.sources[i]!.count === count)
  )
    return false
  basis.open.set(open)
  basis.lines.set(lines.rail)
  basis.sources = sources
  basis.ground = ground
  basis.weather = weather.ground
  return true
}

function areAlike(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

interface Start {
  readonly hex: number
  /** Hexes of a road net that it stands for. */
  readonly count: number
}

/** 10.25 and its like: the sources of a turn that the side holds. */
function sourcesOf({ setting, turn, hexes }: State, side: number): Start[] {
  return allSources(setting)
    .filter((one) => one.side === side && one.from <= turn && turn <= one.to && hexes.control[one.hex] === side)
    .map(({ hex, count }) => ({ hex, count }))
}

const allSources = once(({ campaign, board }: EfsSetting) =>
  (campaign?.sources ?? []).flatMap(({ area, side, from, to, count, counts = {} }) => {
    const others = new Map(Object.entries(counts).map(([name, own]) => [board.grid.parse(name), own]))
    return board.areaHexes(area).map((hex) => ({ hex, side, from, to, count: others.get(hex) ?? count }))
  }),
)

/** The hexes of those sources. */
export const sourceHexes = (s: State, side: number): number[] => sourcesOf(s, side).map(({ hex }) => hex)

/** 6.13: by hex whether supply may pass: not enemies, nor their zones where no friend fights, nor their forts. */
function openHexes(s: State, side: number): Uint8Array {
  const { setting } = s
  const open = openScratch(setting)
  const enemy = enemyOf(side)
  const zone = pieces.zoneOf(s, enemy)
  const { isLand } = setting
  const { strongpoint } = s.hexes
  for (let hex = 1; hex <= setting.ground.size; hex++) {
    open[hex] = zone[hex] === 0 ? isLand[hex]! : 0
    if (strongpoint[hex] !== 0) shutByFort(s, side, hex, open)
  }
  for (const hex of printedForts(setting)) shutByFort(s, side, hex, open)
  const theirs = pieces.hexesOf(s, enemy)
  for (let i = 0; i < theirs.count; i++) open[theirs.hexes[i]!] = 0
  const ours = pieces.hexesOf(s, side)
  for (let i = 0; i < ours.count; i++) if (hasFighter(s, ours.hexes[i]!)) open[ours.hexes[i]!] = isLand[ours.hexes[i]!]!
  return open
}

function shutByFort(s: State, side: number, hex: number, open: Uint8Array): void {
  if (isEnemyFort(s, side, hex)) open[hex] = 0
}

const printedForts = once(({ fort }: EfsSetting) => [...fort.keys()].filter((hex) => fort[hex] !== 0))

const openScratch = once(({ ground }: EfsSetting) => new Uint8Array(ground.size + 1))

function hasFighter(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return false
}

/** 6.16, 19.2: along railways of one's own gauge, however long. */
function spreadByRail(
  s: State,
  { rails, isRail }: EfsSetting,
  side: number,
  sources: readonly Start[],
  open: Uint8Array,
  rail: Uint8Array,
): void {
  const isOwn = (hex: number): boolean => open[hex] === 1 && s.lines.rail[hex] === side
  const queue: number[] = []
  for (const { hex, count } of sources)
    if (count === 0 && isRail[hex] === 1 && isOwn(hex)) {
      rail[hex] = 1
      queue.push(hex)
    }
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop())
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const to = rails[way]!
      if (to === 0 || rail[to] === 1 || !isOwn(to)) continue
      rail[to] = 1
      queue.push(to)
    }
}

/** 6.15: along main roads and motorways, so many hexes from a railway or a source. */
function spreadByRoad(
  s: State,
  ground: EfsSetting,
  sources: readonly Start[],
  open: Uint8Array,
  rail: Uint8Array,
  road: Uint8Array,
): void {
  const { neighbours, size } = ground.ground
  const most = isMud(s) ? ROAD_NET.mostInMud : ROAD_NET.most
  const carried = carriageOf(ground)
  const queue = queueIn(s.setting)
  let end = 0
  const reach = (hex: number, count: number): void => {
    if (open[hex] === 0 || road[hex] !== 0) return
    road[hex] = count + 1
    queue[end++] = hex
  }
  for (let hex = 1; hex <= size; hex++) if (rail[hex] === 1) reach(hex, 0)
  let at = 0
  for (let count = 0; count <= most; count++) {
    for (const source of sources) if (source.count === count) reach(source.hex, count)
    for (const front = end; at < front; at++) {
      if (count === most) continue
      const hex = queue[at]!
      for (let way = hex * 6; way < hex * 6 + 6; way++)
        if ((carried[way]! & MAIN_ROAD) !== 0) reach(neighbours[way]!, count + 1)
    }
  }
}

const queueIn = once(({ ground }: EfsSetting) => new Uint16Array(ground.size + 1))

/** 6.14: so many hexes across country of a kind, or of a better one; `far` counts from 1. */
function spreadByLand(
  ground: EfsSetting,
  starts: readonly number[],
  open: Uint8Array,
  most: number,
  least: number,
  far: Uint8Array,
): void {
  const { neighbours } = ground.ground
  const carried = carriageOf(ground)
  const queue = queueIn(ground)
  let end = 0
  far.fill(0)
  for (const hex of starts)
    if (far[hex] === 0) {
      far[hex] = 1
      queue[end++] = hex
    }
  for (let at = 0; at < end; at++) {
    const hex = queue[at]!
    const next = far[hex]! + 1
    if (next > most + 1) return
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      if ((carried[way]! & COUNTRY) < least) continue
      const to = neighbours[way]!
      if (to === 0 || far[to] !== 0 || open[to] === 0) continue
      far[to] = next
      queue[end++] = to
    }
  }
}

/** How supply goes along a way: not at all, through marsh, through woods that may be wet, or easily; and whether a main road leads there. */
const PASSABLE = 1
const THROUGH_WOODS = 2
const EASY = 3
const COUNTRY = 3
const MAIN_ROAD = 4

/** 6.14: marsh, and woods that are still wet, make a line shorter. */
const easyNow = ({ weather }: State): number => (weather.ground === DRYING_GROUND ? EASY : THROUGH_WOODS)

/** By way: how supply goes along it. */
const carriageOf = once((ground: EfsSetting): Uint8Array => {
  const altered = alterationOf(ground)
  const carried = altered ? carriageOf(altered.from).slice() : new Uint8Array(ground.ground.neighbours.length)
  for (const way of altered?.ways ?? carried.keys()) carried[way] = carriageAlong(ground, way)
  return carried
})

function carriageAlong(ground: EfsSetting, way: number): number {
  const to = ground.ground.neighbours[way]!
  if (to === 0) return 0
  const isMain = MAIN_ROADS.includes(ground.road[way]!) || MAIN_ROADS.includes(ground.beside[way]!)
  return countryAlong(ground, way, to) | (isMain ? MAIN_ROAD : 0)
}

/** 6.13: not over lakes and unbridged major rivers, and through swamp along a road or railway only. */
function countryAlong(ground: EfsSetting, way: number, to: number): number {
  const { isBridged, water, river, terrain, also, isWoods } = ground
  if (isBridged[way] === 0 && (water[way] !== 0 || river[way] === MAJOR_RIVER)) return 0
  if (ground.road[way] !== 0 || ground.rails[way] !== 0) return EASY
  const has = (kind: string): boolean => terrain[to] === kind || also[to] === kind
  if (has('swamp')) return 0
  return has('marsh') ? PASSABLE : isWoods[to] === 1 ? THROUGH_WOODS : EASY
}

/** 6.14, 6.48: the hexes within a line of communication of a hex, for Attack Supply and temporary sources. */
export function lineFrom(s: State, side: number, hex: number): Uint8Array {
  const { near, far } = lineScratch(s.setting)
  const open = openHexes(s, side)
  const ground = spanned(s, side, s.setting)
  const { most, mostInMud } = LINE_OF_SUPPLY
  spreadByLand(ground, [hex], open, mostInMud, PASSABLE, far)
  spreadByLand(ground, [hex], open, isMud(s) ? mostInMud : most, easyNow(s), near)
  for (let at = 1; at < near.length; at++) if (far[at] !== 0) near[at] = 1
  return near
}

const lineScratch = once(({ ground }: EfsSetting) => ({
  near: new Uint8Array(ground.size + 1),
  far: new Uint8Array(ground.size + 1),
}))

/** Whether a unit is in General Supply now; 18.5: a citadel always is. */
function isTraced(s: State, unit: number): boolean {
  const hex = s.units.place[unit]!
  if (s.setting.fort[hex] === CITADEL && s.hexes.razed[hex] === 0) return true
  return supplyNet(s, sideOf(s, unit)).reached[hex] === 1
}

/** A6.a: 6.32 to 6.34: each check that fails is a step worse, one that does not makes all good. */
export function checkSupply(s: State, play: Play): void {
  const { units, setting } = s
  for (let unit = 1; unit <= setting.units; unit++) {
    if (setting.isAir[unit] === 1 || !isOnMap(s, unit)) continue
    const before = units.supply[unit]!
    units.supply[unit] = isTraced(s, unit) ? 0 : Math.min(OUT_OF_SUPPLY, before + 1)
    if (before !== units.supply[unit]) play.tell(WORDS[units.supply[unit]!]!, unit)
  }
  touch(s)
}

const WORDS = ['suppliedAgain', 'emergency', 'outOfSupply'] as const
