import { type Board, TABLE_BARRED } from '@hexfront/core'
import { marked, sortedNeighbours } from '../hexes.ts'
import type { Dagc09Data } from './book.ts'
import { CAVALRY_COST, PARTISAN_COST, PORT_RANGE, RIVER_COST, type TERRAIN } from './charts.ts'

/** What the map says, hex by hex and hexside by hexside. */
export interface GroundTables {
  /** The neighbours of each hex in ascending order, by hex * 6 and on; those off the map first, as 0. */
  readonly around: Uint16Array
  /** 1 where units can be: neither sea nor lake. */
  readonly isLand: Uint8Array
  /** 9.5: `TERRAIN` by hex. */
  readonly terrain: readonly (keyof typeof TERRAIN | null)[]
  readonly river: Uint8Array
  /** 9.7: all-lake and all-sea hexsides, and the narrows. */
  readonly water: Uint8Array
  readonly border: Uint8Array
  /** Steps by class of unit; a table of costs for `Reach`. */
  readonly sovietCosts: Uint8Array
  readonly cavalryCosts: Uint8Array
  readonly germanCosts: Uint8Array
  /** The two ways across the narrows, 1803 to 1804 and back (9.8), and the two hexes. */
  readonly narrowsWays: readonly number[]
  readonly narrowsHexes: readonly number[]
  /** By hex: neighbours to which lines of supply may run (7.2), by hex * 6 + direction; 0 where they may not. */
  readonly supplyLinks: Uint16Array
  /** The same with the narrows open, without Western Pripyat (7.11), and both. */
  readonly bridgedLinks: Uint16Array
  readonly dryLinks: Uint16Array
  readonly bridgedDryLinks: Uint16Array
  /** By hexside, none: Soviet lines cross borders as they like. */
  readonly noBorder: Uint8Array
  readonly germanSources: Uint16Array
  readonly sovietSources: Uint16Array
  /** Those outside Western Pripyat. */
  readonly drySources: Uint16Array
  readonly isGermanSource: Uint8Array
  readonly isSovietSource: Uint8Array
  /** Entrenchments by side. */
  readonly entrenched: readonly Uint8Array[]
  readonly sovietWalls: readonly number[]
  readonly isSovietAtStart: Uint8Array
  readonly isPripyat: Uint8Array
  readonly isPartisan: Uint8Array
  readonly isCity: Uint8Array
  readonly isTown: Uint8Array
  readonly cities: readonly number[]
  /** 7.9: ports, 1 each. */
  readonly isPort: Uint8Array
  /** 7.9: near enough to a port, as the crow flies. */
  readonly isNearPort: Uint8Array
  readonly balticCoast: readonly number[]
  /** 10.2: the area of the 1st Ukrainian Front. */
  readonly isUkrainianArea: Uint8Array
  readonly ukrainianArea: readonly number[]
  readonly ukrainianEntry: readonly number[]
  readonly northUkraineEntry: readonly number[]
  /** 10.4. */
  readonly isNorthOfDvina: Uint8Array
  readonly isSouthOfDvina: Uint8Array
}

export function groundTables(board: Board, tec: Dagc09Data['tec']): GroundTables {
  const { grid } = board
  const { neighbours, size } = grid
  const river = board.sideClass('river')
  const water = board.sideClass('water')
  const border = board.sideClass('border')
  const narrows = board.classOf('water', 'narrows')
  const isPripyat = board.area('western pripyat')
  const isPartisan = board.area('partisan')
  const terrain = Array.from({ length: size + 1 }, (_, hex) => (hex === 0 ? null : terrainOf(board, hex)))
  const isLand = Uint8Array.from(terrain, (kind) => (kind === null ? 0 : 1))
  const ways = (size + 1) * 6
  const barred = () => new Uint8Array(ways).fill(TABLE_BARRED)
  const sovietCosts = barred()
  const cavalryCosts = barred()
  const germanCosts = barred()
  const supplyLinks = new Uint16Array(ways)
  const narrowsWays: number[] = []
  for (let hex = 1; hex <= size; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const way = hex * 6 + direction
      const to = neighbours[way]!
      const kind = terrain[to]
      if (to === 0 || isLand[hex] === 0 || !kind) continue
      if (water[way] === narrows) narrowsWays.push(way)
      // 9.7
      if (water[way] !== 0) continue
      const across = river[way] === 0 ? 0 : RIVER_COST
      sovietCosts[way] = tec[kind].cost + across
      cavalryCosts[way] = CAVALRY_COST + across
      // 9.9
      germanCosts[way] = tec[kind].cost + across + (isPartisan[to] === 0 ? 0 : PARTISAN_COST)
      supplyLinks[way] = to
    }
  const bridgedLinks = supplyLinks.slice()
  for (const way of narrowsWays) bridgedLinks[way] = neighbours[way]!
  const withoutPripyat = (links: Uint16Array): Uint16Array =>
    links.map((to, way) => (isPripyat[to] === 1 || isPripyat[Math.floor(way / 6)] === 1 ? 0 : to))
  const ports = board.places.filter(({ attributes }) => attributes.get('port') === 'yes').map(({ hex }) => hex)
  const isNearPort = new Uint8Array(size + 1)
  for (let hex = 1; hex <= size; hex++)
    if (ports.some((port) => grid.distance(port, hex) <= PORT_RANGE)) isNearPort[hex] = 1
  const german = ascending(board.edge('german supply'))
  const soviet = ascending(board.edge('soviet supply'))
  const cities = board.placesOf('city').map(({ hex }) => hex)
  return {
    around: sortedNeighbours(grid),
    isLand,
    terrain,
    river,
    water,
    border,
    sovietCosts,
    cavalryCosts,
    germanCosts,
    narrowsWays,
    narrowsHexes: narrowsWays.map((way) => Math.floor(way / 6)),
    supplyLinks,
    bridgedLinks,
    dryLinks: withoutPripyat(supplyLinks),
    bridgedDryLinks: withoutPripyat(bridgedLinks),
    noBorder: new Uint8Array(ways),
    germanSources: Uint16Array.from(german),
    sovietSources: Uint16Array.from(soviet),
    drySources: Uint16Array.from(soviet.filter((hex) => isPripyat[hex] === 0)),
    isGermanSource: marked(grid, german),
    isSovietSource: marked(grid, soviet),
    entrenched: [new Uint8Array(size + 1), marked(grid, board.line('german')), marked(grid, board.line('soviet'))],
    sovietWalls: board.line('soviet'),
    isSovietAtStart: board.area('soviet control'),
    isPripyat,
    isPartisan,
    isCity: marked(grid, cities),
    isTown: marked(
      grid,
      board.placesOf('town').map(({ hex }) => hex),
    ),
    cities: ascending(cities),
    isPort: marked(grid, ports),
    isNearPort,
    balticCoast: ascending(board.areaHexes('baltic coast')),
    isUkrainianArea: board.area('1uf'),
    ukrainianArea: ascending(board.areaHexes('1uf')),
    ukrainianEntry: ascending(board.edge('1uf entry')),
    northUkraineEntry: ascending(board.edge('nu entry')),
    isNorthOfDvina: board.area('north of the dvina'),
    isSouthOfDvina: board.area('south of the dvina'),
  }
}

const ascending = (hexes: readonly number[]): number[] => [...hexes].sort((a, b) => a - b)

/** 9.5: the dearest terrain in the hex; null for water. */
function terrainOf(board: Board, hex: number): keyof typeof TERRAIN | null {
  if (board.area('western pripyat')[hex] === 1) return 'western pripyat'
  const name = board.terrainNames[board.terrain[hex]!]
  return name === 'clear' || name === 'forest' || name === 'marsh' ? name : null
}
