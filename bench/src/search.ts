import {
  BARRED,
  type Edge,
  type Field,
  field,
  type Ground,
  gap,
  type Hex,
  NO_LIMIT,
  type Reach,
  reach,
  rectangle,
  spread,
  startFrom,
  steps,
  TABLE_BARRED,
  type Tolls,
  tolls,
} from '@hexfront/core'
import { Direction, defineHex, Grid, rectangle as hexRectangle, Orientation } from 'honeycomb-grid'
import type { Bench, Side } from './harness.ts'

const ALLOWANCE = 8
/** So many that the processor cannot learn by heart where the branches go. */
const STARTS = 1024
/** Units that move in one phase: tolls are laid anew for each so many. */
const PHASE = 32

export function search(bench: Bench): void {
  const lands = [land('44x34', 44, 34), land('100x100', 100, 100)]
  for (const here of lands) warmWithOthers(here)
  for (const here of lands) ranges(bench, here)
  others(bench, lands[1]!)
}

/** Movement range of one unit: terrain 1 to 3, two more into and two more out of a zone. */
function ranges(bench: Bench, here: Land): void {
  const kept = field(here.ground)
  const tolled = reach(here.ground)
  const laid = tolls(here.ground)
  const hand = new HandRange(here)
  const honeycomb = new HoneycombRange(here)
  const byTolls: Side = () => {
    let sum = 0
    for (let i = 0; i < STARTS; i++) {
      if (i % PHASE === 0) layTolls(here, laid)
      tolled.find(here.starts[i]!, ALLOWANCE, here.table, laid)
      sum += tolled.count
    }
    return sum
  }
  const byEdge = searched(here, kept, () => spread(kept, here, byZones, ALLOWANCE, 0, 1))
  checkPaths(here, byEdge, hand, (hex) => [kept.cost(hex), kept.hexOf(kept.parentOf(kept.cheapest(hex)))])
  checkPaths(here, byTolls, hand, (hex) => [tolled.cost(hex), lastStep(tolled, hex)])
  const byHand: Side = () => eachStart(here, (hex) => hand.from(hex, ALLOWANCE))
  const byHoneycomb: Side = () => eachStart(here, (hex) => honeycomb.from(hex, ALLOWANCE))
  const range = { unit: 'µs', each: STARTS } as const
  const name = (how: string) => `range ${here.name}: ${how}`
  bench.compare({ ...range, name: name('tolls, by hand'), ours: byTolls, reference: byHand, floor: 0.85 })
  bench.compare({ ...range, name: name('edge by edge, by hand'), ours: byEdge, reference: byHand })
  bench.compare({ ...range, name: name('tolls, honeycomb'), ours: byTolls, reference: byHoneycomb, floor: 28 })
  bench.compare({ ...range, name: name('edge by edge, honeycomb'), ours: byEdge, reference: byHoneycomb })
}

/** As a game does when enemies have moved. */
function layTolls({ zone }: Land, { enter, leave }: Tolls): void {
  for (let hex = 1; hex < zone.length; hex++) leave[hex] = zone[hex] === 0 ? 0 : 2
  enter.set(leave)
}

/** The hex before a hex on its way. */
function lastStep(found: Reach, hex: Hex): Hex {
  const way: number[] = []
  return way[found.pathTo(hex, way) - 2] ?? 0
}

function others(bench: Bench, here: Land): void {
  const { ground, name } = here
  const layered = field(ground, 2)
  bench.measure({
    name: `range ${name}: two layers, roads`,
    unit: 'µs',
    each: STARTS,
    ours: searched(here, layered, () => spread(layered, here, roads, ALLOWANCE, 0, 1)),
  })
  const rail = field(ground)
  const offRail = field(ground)
  bench.measure({
    name: `supply ${name}: any length of rail, 10 off it, edge by edge`,
    unit: 'µs',
    each: 1,
    ours: () => {
      for (let hex = 1; hex <= ground.size; hex += 1000) rail.start(hex)
      spread(rail, here, alongRail, NO_LIMIT)
      startFrom(offRail, rail, here, fromZero)
      spread(offRail, here, openHexes, 10, 0, 1)
      return offRail.count
    },
  })
  const railSteps = steps(ground)
  const groundSteps = steps(ground)
  const offRoad = here.road.map((road, hex) => (road === 0 || here.zone[hex] !== 0 ? 1 : 0))
  bench.measure({
    name: `supply ${name}: any length of rail, the rest off it, in steps`,
    unit: 'µs',
    each: 1,
    ours: () => {
      railSteps.begin(null, offRoad)
      for (let hex = 1; hex <= ground.size; hex += 1000) railSteps.start(hex)
      railSteps.all()
      groundSteps.begin(null, here.zone)
      for (let i = 0; i < railSteps.count; i++) groundSteps.start(railSteps.hexes[i]!)
      return groundSteps.all().count
    },
  })
  const front = land('46x34', 46, 34)
  const north = Array.from({ length: 46 }, (_, i) => i + 1)
  const south = north.map((hex) => hex + 33 * 46)
  const line = gap(front.ground)
  const open = front.zone.map((zone) => (zone === 0 ? 1 : 0))
  bench.measure({
    name: `gap 46x34: north edge to south edge`,
    unit: 'µs',
    each: 1,
    ours: () => line.find(north, south, open),
  })
}

interface Land {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly ground: Ground
  /** By hex. */
  readonly terrain: Uint8Array
  readonly zone: Uint8Array
  readonly road: Uint8Array
  /** By hex and direction: the terrain of where it leads. */
  readonly table: Uint8Array
  readonly starts: readonly Hex[]
}

function land(name: string, width: number, height: number): Land {
  const ground = rectangle(width, height)
  const { size, neighbours } = ground
  const next = numbers(width * 1000 + height)
  const terrain = new Uint8Array(size + 1)
  const zone = new Uint8Array(size + 1)
  const road = new Uint8Array(size + 1)
  for (let hex = 1; hex <= size; hex++) {
    terrain[hex] = 1 + next(3)
    road[hex] = next(3) === 0 ? 1 : 0
  }
  for (let piece = 0; piece < size / 25; piece++) {
    const hex = 1 + next(size)
    for (let dir = 0; dir < 6; dir++) zone[neighbours[hex * 6 + dir]!] = 1
  }
  zone[0] = 0
  const table = neighbours.reduce((costs, to, way) => {
    costs[way] = to === 0 ? TABLE_BARRED : terrain[to]!
    return costs
  }, new Uint8Array(neighbours.length))
  const starts = Array.from({ length: STARTS }, () => 1 + next(size))
  return { name, width, height, ground, terrain, zone, road, table, starts }
}

const byZones: Edge<Land> = ({ terrain, zone }, from, _dir, to) =>
  (terrain[to]! + (zone[to] !== 0 ? 2 : 0) + (zone[from] !== 0 ? 2 : 0)) << 3

const roads: Edge<Land> = ({ terrain, zone, road }, from, _dir, to, layer) => {
  const toll = (zone[to] !== 0 ? 2 : 0) + (zone[from] !== 0 ? 2 : 0)
  if (road[from] !== 0 && road[to] !== 0) return ((1 + toll) << 3) | 1
  return (terrain[to]! + toll + (layer === 1 ? terrain[from]! - 1 : 0)) << 3
}

const alongRail: Edge<Land> = ({ zone, road }, _from, _dir, to) => (zone[to] !== 0 || road[to] === 0 ? BARRED : 0)
const openHexes: Edge<Land> = ({ zone }, _from, _dir, to) => (zone[to] !== 0 ? BARRED : 1 << 3)
const fromZero = (): number => 0

// Rules of other games in the same process: their functions make the calls of the searches megamorphic, as in play.
const OTHER_EDGES: readonly Edge<Land>[] = [
  ({ terrain, zone }, _from, _dir, to) => (zone[to] !== 0 ? BARRED : terrain[to]! << 3),
  ({ terrain, zone }, from, _dir, to) => (zone[from] !== 0 ? BARRED : terrain[to]! << 3),
  ({ terrain }, _from, dir, to) => (terrain[to]! + (dir & 1)) << 3,
  ({ terrain }, from, _dir, to) => (terrain[to]! + ((from ^ to) & 1)) << 3,
  ({ terrain, road }, from, _dir, to) => (terrain[to]! + (road[from] !== 0 ? 0 : 1)) << 3,
]

function warmWithOthers(here: Land): void {
  const kept = field(here.ground)
  for (let times = 0; times < 10; times++) {
    for (const edge of OTHER_EDGES) {
      searched(here, kept, () => spread(kept, here, edge, ALLOWANCE, 0, 1))()
    }
  }
}

function eachStart({ starts }: Land, from: (hex: Hex) => number): number {
  let sum = 0
  for (const hex of starts) sum += from(hex)
  return sum
}

const searched =
  (here: Land, kept: Field, run: () => void): Side =>
  () =>
    eachStart(here, (hex) => {
      kept.start(hex)
      run()
      return kept.count
    })

/** The checksums of the timed runs are slight; once, what the last start of a side came to is compared, costs and steps. */
function checkPaths(here: Land, side: Side, hand: HandRange, found: (hex: Hex) => [cost: number, before: Hex]): void {
  side()
  hand.from(here.starts.at(-1)!, ALLOWANCE)
  for (let hex = 1; hex <= here.ground.size; hex++) {
    const [cost, before] = found(hex)
    const same =
      cost > ALLOWANCE ? hand.costs[hex]! > ALLOWANCE : cost === hand.costs[hex] && before === hand.parents[hex]
    if (!same) throw new Error(`${here.name}: the searches differ at hex ${hex}`)
  }
}

/** What one would write for this job alone: a bucket queue on flat arrays, costs in the loop, lowest parent on ties. */
class HandRange {
  readonly #here: Land
  readonly costs: Int32Array
  readonly parents: Int32Array
  readonly #reached: Int32Array
  #count = 0
  readonly #heads = new Int32Array(ALLOWANCE + 1)
  readonly #nodes: Int32Array
  readonly #links: Int32Array

  constructor(here: Land) {
    const hexes = here.ground.size + 1
    this.#here = here
    this.costs = new Int32Array(hexes).fill(ALLOWANCE + 1)
    this.parents = new Int32Array(hexes)
    this.#reached = new Int32Array(hexes)
    this.#nodes = new Int32Array(hexes * 6 + 2)
    this.#links = new Int32Array(hexes * 6 + 2)
  }

  from(start: Hex, allowance: number): number {
    const { terrain, zone, ground } = this.#here
    const { neighbours } = ground
    const { costs, parents } = this
    const reached = this.#reached
    const heads = this.#heads
    const nodes = this.#nodes
    const links = this.#links
    for (let i = 0; i < this.#count; i++) costs[reached[i]!] = ALLOWANCE + 1
    let count = 0
    let entries = 1
    nodes[1] = start
    links[1] = 0
    heads[0] = 1
    costs[start] = 0
    parents[start] = 0
    for (let cost = 0; cost < allowance; cost++) {
      let entry = heads[cost]!
      heads[cost] = 0
      for (; entry !== 0; entry = links[entry]!) {
        const hex = nodes[entry]!
        if (costs[hex] !== cost) continue
        reached[count++] = hex
        const leaving = cost + (zone[hex] !== 0 ? 2 : 0)
        for (let way = hex * 6, end = way + 6; way < end; way++) {
          const to = neighbours[way]!
          if (to === 0) continue
          const sum = leaving + terrain[to]! + (zone[to] !== 0 ? 2 : 0)
          if (sum > allowance) continue
          const known = costs[to]!
          if (sum < known) {
            costs[to] = sum
            parents[to] = hex
            nodes[++entries] = to
            links[entries] = heads[sum]!
            heads[sum] = entries
          } else if (sum === known && hex < parents[to]!) parents[to] = hex
        }
      }
    }
    // No step is free: what costs the whole allowance leads nowhere.
    let entry = heads[allowance]!
    heads[allowance] = 0
    for (; entry !== 0; entry = links[entry]!) {
      const hex = nodes[entry]!
      if (costs[hex] === allowance) reached[count++] = hex
    }
    this.#count = count
    return count
  }
}

const COMPASS = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW]

class Tile extends defineHex({ dimensions: 1, orientation: Orientation.POINTY, offset: -1 }) {
  terrain = 0
  inZone = false
}

/** The same with the hexes of `honeycomb-grid`: neighbours from its grid, costs in a map, a list for each cost. */
class HoneycombRange {
  readonly #grid: Grid<Tile>
  readonly #tiles: Tile[] = []

  constructor({ width, height, terrain, zone }: Land) {
    this.#grid = new Grid(Tile, hexRectangle({ width, height }))
    for (const tile of this.#grid) {
      const hex = tile.row * width + tile.col + 1
      tile.terrain = terrain[hex]!
      tile.inZone = zone[hex] !== 0
      this.#tiles[hex] = tile
    }
  }

  from(start: Hex, allowance: number): number {
    const costs = new Map<Tile, number>([[this.#tiles[start]!, 0]])
    const lists: Tile[][] = Array.from({ length: allowance + 1 }, () => [])
    lists[0]!.push(this.#tiles[start]!)
    for (let cost = 0; cost < allowance; cost++) {
      for (const tile of lists[cost]!) {
        if (costs.get(tile) !== cost) continue
        for (const direction of COMPASS) {
          const to = this.#grid.neighborOf(tile, direction, { allowOutside: false })
          if (to === undefined) continue
          const sum = cost + to.terrain + (to.inZone ? 2 : 0) + (tile.inZone ? 2 : 0)
          if (sum > allowance || sum >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue
          costs.set(to, sum)
          lists[sum]!.push(to)
        }
      }
    }
    return costs.size
  }
}

/** Whole numbers below a bound, the same ones each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
