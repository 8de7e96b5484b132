import { type Board, TABLE_BARRED } from '@hexfront/core'
import { marked, sortedNeighbours } from '../hexes.ts'
import type { DamosData } from './book.ts'
import type { Terrain } from './charts.ts'

/** Last row that the Germans may enter before they are east of the marsh (D-R38), and the rows that have it (D-R67). */
const LAST_NORTHERN_ROW = 32
const FIRST_MARSH_ROW = 31
const EAST_OF_MARSH = 18

/** C3.0: what stands in a hex beside its ground. */
export const NO_PLACE = 0
export const TOWN = 1
export const CITY = 2
export const MAJOR = 3

/** What the map says, by hex, or by hex * 6 + direction. */
export interface GroundTables {
  /** The neighbours of each hex in ascending order, by hex * 6 and on; those off the map first, as 0. */
  readonly around: Uint16Array
  readonly terrain: readonly (Terrain | null)[]
  readonly isSea: Uint8Array
  readonly isWoods: Uint8Array
  readonly isMarsh: Uint8Array
  /** `NO_PLACE` to `MAJOR`. */
  readonly placeAt: Uint8Array
  readonly river: Uint8Array
  /** C7.0: what a step costs, and the same where rivers do not count (X4.6.5). */
  readonly costs: Uint8Array
  readonly dryCosts: Uint8Array
  /** What the step costs that leads into a hex from its neighbour that way: for searches from where a way ends. */
  readonly backCosts: Uint8Array
  readonly dryBackCosts: Uint8Array
  /** C6.0: the same as `costs` in halves of a point. */
  readonly halfCosts: Uint8Array
  /** Neighbours along a railway; 0 where there is none. */
  readonly rails: Uint16Array
  readonly isRail: Uint8Array
  readonly railHexes: readonly number[]
  /** X1.3: where units may be; the south opens later. */
  readonly isOperations: Uint8Array
  readonly isSouthern: Uint8Array
  /** X1.3: the marsh that keeps the Germans north, and the hexes that lie east of it. */
  readonly isBarrier: Uint8Array
  readonly isEastOfMarsh: Uint8Array
  readonly isGermany: Uint8Array
  /** X6.0. */
  readonly border: readonly number[]
  readonly isBorder: Uint8Array
  readonly isGermanSetUp: Uint8Array
  /** X4.3, X4.9. */
  readonly westRails: readonly number[]
  readonly westEdge: readonly number[]
  readonly germanEntry: readonly number[]
  readonly russianEntry: readonly number[]
  readonly isRussianEntry: Uint8Array
  /** Cities and the east edge, where Russians come in. */
  readonly russianArrivals: readonly number[]
  /** X4.3.2: cities that can supply the Russians. */
  readonly russianCities: readonly number[]
  readonly isRussianCity: Uint8Array
  /** X5.0, X4.7. */
  readonly moscow: number
  readonly smolensk: number
  readonly beforeMoscow: readonly number[]
}

export function groundTables({ board, tec, crossing }: Pick<DamosData, 'board' | 'tec' | 'crossing'>): GroundTables {
  const { grid } = board
  const { neighbours, size } = grid
  const river = board.sideClass('river')
  const rail = board.link('rail')
  const terrain = Array.from({ length: size + 1 }, (_, hex) => (hex === 0 ? null : terrainOf(board, hex)))
  const ways = (size + 1) * 6
  const costs = new Uint8Array(ways).fill(TABLE_BARRED)
  const dryCosts = costs.slice()
  const halfCosts = costs.slice()
  const backCosts = costs.slice()
  const dryBackCosts = costs.slice()
  const rails = new Uint16Array(ways)
  for (let hex = 1; hex <= size; hex++)
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const to = neighbours[way]!
      const kind = terrain[to]
      if (to === 0 || !kind || terrain[hex] === null) continue
      dryCosts[way] = tec[kind].cost
      costs[way] = tec[kind].cost + (river[way] === 0 ? 0 : crossing.cost)
      halfCosts[way] = 2 * costs[way]!
      const back = to * 6 + grid.directionTo(to, hex)
      dryBackCosts[back] = dryCosts[way]!
      backCosts[back] = costs[way]!
      if (rail[way] !== 0) rails[way] = to
    }
  const all = Array.from({ length: size }, (_, i) => i + 1)
  const those = (hexes: readonly number[]): Uint8Array => marked(grid, hexes)
  const rowOf = (hex: number): number => Number(grid.name(hex).slice(0, 2))
  const columnOf = (hex: number): number => Number(grid.name(hex).slice(2))
  const isOperations = board.area('operations')
  const isGermany = board.area('germany')
  const placeAt = new Uint8Array(size + 1)
  for (const [kind, places] of [
    [TOWN, board.placesOf('town')],
    [CITY, board.placesOf('city')],
    [MAJOR, board.placesOf('major')],
  ] as const)
    for (const { hex } of places) placeAt[hex] = kind
  const railHexes = all.filter((hex) => rails.subarray(hex * 6, hex * 6 + 6).some((to) => to !== 0))
  const isRail = those(railHexes)
  const cities = board.places.filter(({ attributes }) => attributes.get('supply') === 'Russian').map(({ hex }) => hex)
  const russianEntry = ascending(board.edge('russian entry'))
  return {
    around: sortedNeighbours(grid),
    terrain,
    isSea: those(all.filter((hex) => terrain[hex] === null)),
    isWoods: those(all.filter((hex) => terrain[hex] === 'woods')),
    isMarsh: those(all.filter((hex) => terrain[hex] === 'marsh')),
    placeAt,
    river,
    costs,
    dryCosts,
    backCosts,
    dryBackCosts,
    halfCosts,
    rails,
    isRail,
    railHexes,
    isOperations,
    isSouthern: board.area('southern operations'),
    isBarrier: those(
      all.filter(
        (hex) =>
          isOperations[hex] === 1 &&
          (rowOf(hex) > LAST_NORTHERN_ROW || (terrain[hex] === 'marsh' && rowOf(hex) >= FIRST_MARSH_ROW)),
      ),
    ),
    isEastOfMarsh: those(all.filter((hex) => isOperations[hex] === 1 && columnOf(hex) <= EAST_OF_MARSH)),
    isGermany,
    border: ascending(board.line('border')),
    isBorder: those(board.line('border')),
    isGermanSetUp: board.area('german set-up'),
    westRails: ascending(board.edge('west').filter((hex) => isRail[hex] === 1)),
    westEdge: ascending(board.edge('west')),
    germanEntry: ascending(board.edge('german entry')),
    russianEntry,
    isRussianEntry: those(russianEntry),
    russianArrivals: ascending([...new Set([...cities, ...russianEntry])]),
    russianCities: ascending(cities),
    isRussianCity: those(cities),
    moscow: board.place('Moscow').hex,
    smolensk: board.place('Smolensk').hex,
    beforeMoscow: board.areaHexes('before moscow'),
  }
}

const ascending = (hexes: readonly number[]): number[] => [...hexes].sort((a, b) => a - b)

function terrainOf(board: Board, hex: number): Terrain | null {
  const name = board.terrainNames[board.terrain[hex]!]
  return name === 'clear' || name === 'woods' || name === 'marsh' ? name : null
}
