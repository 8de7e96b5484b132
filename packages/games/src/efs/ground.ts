import { type Board, TABLE_BARRED } from '@hexfront/core'
import { marked, sortedNeighbours } from '../hexes.ts'
import type { EfsData } from './book.ts'
import {
  DRY,
  DRYING,
  MAIN,
  MINOR,
  MOTORWAY,
  MOVERS,
  type Mover,
  MUD,
  NEVER,
  TERRAINS,
  type Terrain,
} from './data/charts.ts'

export const TOWN = 1
export const CITY = 2
export const MAJOR_CITY = 3

/** Printed fortifications. */
export const CITADEL = 1
export const BELT = 2
const FORTIFIED_LINE = 3

/** Rivers by their sides. */
export const MAJOR_RIVER = 1
export const RIVER = 2

/** 6.15: roads that make a road net. */
export const MAIN_ROADS: readonly number[] = [MOTORWAY, MAIN]

/** What the map says, by hex, or by hex * 6 + direction. */
export interface GroundTables {
  /** The neighbours of each hex in ascending order, by hex * 6 and on; those off the map first, as 0. */
  readonly around: Uint16Array
  readonly terrain: readonly (Terrain | null)[]
  /** The second terrain of a hex. */
  readonly also: readonly (Terrain | null)[]
  readonly isLand: Uint8Array
  /** Any woods make a hex a woods hex for orders, overruns and interdiction. */
  readonly isWoods: Uint8Array
  readonly isHill: Uint8Array
  /** 0 for none, `TOWN` to `MAJOR_CITY`. */
  readonly placeAt: Uint8Array
  /** `CITADEL`, `BELT`, `FORTIFIED_LINE` or 0. */
  readonly fort: Uint8Array
  /** `RIVER` or `MAJOR_RIVER`; lakes and sea in `water`. */
  readonly river: Uint8Array
  readonly water: Uint8Array
  /** Where a road or railway crosses, and where a bridge is marked. */
  readonly isBridged: Uint8Array
  /** The best road, and a lesser one beside it. */
  readonly road: Uint8Array
  readonly beside: Uint8Array
  /** Neighbours along a railway; 0 where there is none. */
  readonly rails: Uint16Array
  readonly isRail: Uint8Array
}

export function groundTables(board: Board): GroundTables {
  const { grid } = board
  const { size, neighbours } = grid
  const all = Array.from({ length: size }, (_, i) => i + 1)
  const named = (hex: number, names: readonly string[], value: number): Terrain | null => {
    const name = names[value]
    return hex === 0 ? null : (TERRAINS.find((terrain) => terrain === name) ?? null)
  }
  const terrain = [null, ...all.map((hex) => named(hex, board.terrainNames, board.terrain[hex]!))]
  const second = board.layer('also')
  const alsoNames = board.classes('also')
  const also = [null, ...all.map((hex) => named(hex, alsoNames, second[hex]!))]
  const has = (hex: number, kind: Terrain) => terrain[hex] === kind || also[hex] === kind
  const those = (holds: (hex: number) => boolean): Uint8Array => marked(grid, all.filter(holds))
  const placeAt = new Uint8Array(size + 1)
  for (const [kind, places] of [
    [TOWN, board.placesOf('town')],
    [CITY, board.placesOf('city')],
    [MAJOR_CITY, board.placesOf('major-city')],
  ] as const)
    for (const { hex } of places) placeAt[hex] = kind
  const forts = board.layer('fort')
  const fort = new Uint8Array(size + 1)
  for (const [kind, name] of [
    [CITADEL, 'citadel'],
    [BELT, 'belt'],
    [FORTIFIED_LINE, 'line'],
  ] as const)
    for (const hex of all) if (forts[hex] === board.classOf('fort', name)) fort[hex] = kind
  const rail = board.link('rail')
  const road = board.link('road')
  const bridge = board.sideClass('bridge')
  const rivers = board.sideClass('river')
  const river = rivers.map((kind) => (kind === 0 ? 0 : kind === board.classOf('river', 'major') ? MAJOR_RIVER : RIVER))
  const rails = neighbours.map((to, way) => (rail[way] === 0 ? 0 : to))
  return {
    around: sortedNeighbours(grid),
    terrain,
    also,
    isLand: those((hex) => terrain[hex] !== null),
    isWoods: those((hex) => has(hex, 'woods')),
    isHill: those((hex) => has(hex, 'hill')),
    placeAt,
    fort,
    river,
    water: board.sideClass('water'),
    isBridged: rivers.map((_, way) => (road[way] !== 0 || rail[way] !== 0 || bridge[way] !== 0 ? 1 : 0)),
    road: classes(road, [
      [board.classOf('road', 'motorway'), MOTORWAY],
      [board.classOf('road', 'main'), MAIN],
      [board.classOf('road', 'minor'), MINOR],
    ]),
    beside: classes(board.link('beside'), [
      [board.classOf('beside', 'main'), MAIN],
      [board.classOf('beside', 'minor'), MINOR],
    ]),
    rails,
    isRail: those((hex) => rails.subarray(hex * 6, hex * 6 + 6).some((to) => to !== 0)),
  }
}

const classes = (layer: Uint8Array, names: readonly (readonly [number, number])[]): Uint8Array =>
  layer.map((value) => names.find(([own]) => own === value)?.[1] ?? 0)

/** Who moves together, a bit each: those on foot, on wheels, Soviet armor, and Axis units that may not use the motorway. */
export type MoverMask = number
export const ON_FOOT = 1
export const ON_WHEELS = 2
export const SOVIET_ARMOR = 4
/** 10.4: Axis units on foot. */
export const OFF_MOTORWAY = 8

/** The ground, and what it costs by the charts of a setting. */
interface ChartedGround extends GroundTables {
  readonly charts: EfsData['chart']
}

/** What steps cost those who move together, in quarters; they pay what the dearest of them pays. */
export interface StepCosts {
  /** By way, the best there is; `TABLE_BARRED` where there is none. */
  readonly costs: Uint8Array
  /** By way: the class of road that was paid for at less than the ground costs, the layer of the search; 0 for none. */
  readonly layers: Uint8Array
  /** By way: whether it runs along a road that all may use. */
  readonly along: Uint8Array
  /** By way: the same as `costs` along such roads; there are no others. */
  readonly byRoad: Uint8Array
  /** By way, where interdiction takes the roads: bridges stay (14.65). */
  readonly roadless: Uint8Array
  /** 10.41: by hex * 4 + class of road: what is still owed when a hex that was entered along a road is left another way. */
  readonly owed: Uint8Array
}

export function stepCosts(ground: ChartedGround, neighbours: Uint16Array, mask: MoverMask, weather: number): StepCosts {
  const { isLand } = ground
  const size = isLand.length - 1
  const payers = { ground, neighbours, mask, weather, movers: moversIn(mask) }
  const costs = new Uint8Array(neighbours.length).fill(TABLE_BARRED)
  const layers = new Uint8Array(neighbours.length)
  const along = new Uint8Array(neighbours.length)
  const owed = new Uint8Array((size + 1) * 4)
  const found = { costs, layers, along, byRoad: costs.slice(), roadless: costs.slice(), owed }
  const offRoad = new Int16Array(size + 1).fill(NEVER)
  for (let hex = 1; hex <= size; hex++) {
    if (isLand[hex] === 0) continue
    offRoad[hex] = offRoadFor(payers, hex)
    for (let kind = MOTORWAY; kind <= MINOR; kind++) {
      const paid = roadFor(payers, hex, kind)
      owed[hex * 4 + kind] = offRoad[hex] === NEVER ? TABLE_BARRED : Math.max(0, offRoad[hex]! - paid)
    }
  }
  for (let hex = 1; hex <= size; hex++) {
    if (isLand[hex] === 0) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++) payFor(payers, found, way, offRoad[neighbours[way]!]!)
  }
  return found
}

/** The same where the ground has changed along some ways only: bridges that were laid or blown up. */
export function mendedCosts(
  { costs, layers, along, byRoad, roadless, owed }: StepCosts,
  ground: ChartedGround,
  neighbours: Uint16Array,
  mask: MoverMask,
  weather: number,
  ways: readonly number[],
): StepCosts {
  const payers = { ground, neighbours, mask, weather, movers: moversIn(mask) }
  const found = {
    costs: costs.slice(),
    layers: layers.slice(),
    along: along.slice(),
    byRoad: byRoad.slice(),
    roadless: roadless.slice(),
    owed,
  }
  for (const way of ways) {
    found.costs[way] = TABLE_BARRED
    found.byRoad[way] = TABLE_BARRED
    found.roadless[way] = TABLE_BARRED
    found.layers[way] = 0
    found.along[way] = 0
    if (ground.isLand[Math.floor(way / 6)] === 1) payFor(payers, found, way, offRoadFor(payers, neighbours[way]!))
  }
  return found
}

/** Who goes over which ground in which weather. */
interface Payers {
  readonly ground: ChartedGround
  readonly neighbours: Uint16Array
  readonly mask: MoverMask
  readonly movers: readonly Mover[]
  readonly weather: number
}

const moversIn = (mask: MoverMask): readonly Mover[] => MOVERS.filter((_, i) => (mask & (1 << i)) !== 0)

const isMuddy = ({ ground, weather }: Payers, hex: number): boolean =>
  weather === MUD || (weather === DRYING && ground.isWoods[hex] === 1)

const offRoadFor = (payers: Payers, hex: number): number =>
  dearest(payers.movers, (mover) => offRoadCost(payers.ground, hex, mover, isMuddy(payers, hex)))

const roadFor = (payers: Payers, hex: number, kind: number): number =>
  dearest(payers.movers, (mover) => roadCost(payers.ground, hex, kind, mover, isMuddy(payers, hex)))

/** One way, from land; what its end costs off the road is known. */
function payFor(
  payers: Payers,
  { costs, layers, along, byRoad, roadless, owed }: StepCosts,
  way: number,
  offRoad: number,
): void {
  const { ground, neighbours, mask } = payers
  const { road, beside, river, water, isBridged, isLand } = ground
  const to = neighbours[way]!
  if (to === 0 || isLand[to] === 0) return
  const kind = road[way] === MOTORWAY && (mask & OFF_MOTORWAY) !== 0 ? beside[way]! : road[way]!
  const crossing = crossingCost(ground, river[way]!, water[way]!, isBridged[way]!, isMuddy(payers, to))
  if (crossing !== NEVER && offRoad !== NEVER) {
    roadless[way] = offRoad + crossing
    costs[way] = roadless[way]!
  } else if (kind !== 0) roadless[way] = roadFor(payers, to, kind)
  if (kind === 0) return
  along[way] = 1
  const paid = roadFor(payers, to, kind)
  byRoad[way] = Math.min(paid, costs[way]!)
  if (paid >= costs[way]!) return
  costs[way] = paid
  if (owed[to * 4 + kind] !== 0) layers[way] = kind
}

/** Those who move together pay what the dearest of them pays, and do not go where one of them cannot. */
function dearest(movers: readonly Mover[], cost: (mover: Mover) => number): number {
  let most = 0
  for (const mover of movers) {
    const own = cost(mover)
    if (own === NEVER) return NEVER
    if (own > most) most = own
  }
  return most
}

/** 7.2: of two terrains the dearer; a city always at its own rate. */
function offRoadCost(
  { terrain, also, placeAt, charts }: ChartedGround,
  hex: number,
  mover: Mover,
  isMuddy: boolean,
): number {
  if (placeAt[hex]! >= CITY) return charts.city.quarters
  const of = (kind: Terrain): number => (isMuddy ? charts.tec[kind].mud : charts.tec[kind].dry)[mover]
  const first = of(terrain[hex] ?? 'clear')
  const second = of(also[hex] ?? 'clear')
  return first === NEVER || second === NEVER ? NEVER : Math.max(first, second)
}

/** E-R03: a muddy minor road through other than clear ground costs what clear ground does. */
function roadCost(ground: ChartedGround, hex: number, kind: number, mover: Mover, isMuddy: boolean): number {
  if (ground.placeAt[hex]! >= CITY) return ground.charts.city.quarters
  const { clear, other } = (isMuddy ? ground.charts.road.mud : ground.charts.road.dry)[kind]!
  const isClear = ground.terrain[hex] === 'clear' && ground.also[hex] === null
  const rate = isClear ? clear : other
  return rate === 0 ? ground.charts.tec.clear.mud[mover] : rate
}

function crossingCost(
  { charts }: ChartedGround,
  river: number,
  water: number,
  isBridged: number,
  isMuddy: boolean,
): number {
  if (isBridged === 1) return 0
  if (water !== 0 || river === MAJOR_RIVER) return NEVER
  return river === RIVER ? (isMuddy ? charts.crossing.mud : charts.crossing.dry) : 0
}

/** The weather that counts on the ground, of that of the turn and of the one before. */
export const groundWeather = (isMud: boolean, wasMud: boolean): number => (isMud ? MUD : wasMud ? DRYING : DRY)
