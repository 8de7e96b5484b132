import type { Board, Hex, NamedPlace } from '@hexfront/core'
import { type Tier, tierOf } from './settlements.ts'

/** A settlement as people call it, on all hexes that it lies on. */
export interface Town {
  readonly name: string
  readonly tier: Tier
  readonly hexes: readonly Hex[]
}

export function townsOf(board: Board): Town[] {
  const names = new Set(board.places.map(({ name }) => name))
  const byName = Map.groupBy(board.places, (place) => cityOf(place, names))
  return [...byName].map(([name, places]) => {
    const hexes = places.map(({ hex }) => hex)
    return {
      name,
      tier: places.map((place) => tierOf(board, place.class)).sort()[0]!,
      hexes: [...new Set(hexes.flatMap((hex) => [hex, ...builtUpRound(board, hex)]))],
    }
  })
}

/** What parts of a whole are told apart by in the boards: a reach of a river, a quarter of a city. */
const PART = / (?:upper|middle|lower|north|south|east|west)$/i

/** A river's name without the part of it that is meant. */
export const wholeName = (name: string): string => name.replace(PART, '')

function cityOf({ name, attributes }: NamedPlace, names: ReadonlySet<string>): string {
  const whole = wholeName(name)
  return attributes.get('city') ?? (names.has(whole) ? whole : name)
}

/** Hexes of a city's own terrain that hang together with one of its hexes. */
function builtUpRound(board: Board, from: Hex): Hex[] {
  const { terrain, terrainNames, grid } = board
  const isBuiltUp = (hex: Hex): boolean => terrainNames[terrain[hex]!] === 'city'
  if (!isBuiltUp(from)) return []
  const found = new Set([from])
  for (const hex of found)
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbour(hex, d)
      if (next !== 0 && isBuiltUp(next)) found.add(next)
    }
  return [...found]
}
