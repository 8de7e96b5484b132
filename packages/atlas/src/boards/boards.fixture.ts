import { type Board, type Hex, writeBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'

/** What holds for every board file; `unsourced` names the layers and edges that state no source of their own. */
export function testFile(board: Board, text: string, unsourced: readonly string[] = []): void {
  describe('the board file', () => {
    it('is in the one form the writer gives', () => {
      expect(writeBoard(board)).toBe(text)
    })

    it('says where terrain, places, every layer, line, area and edge comes from', () => {
      const { source, terrainSource, placesSource, layers, lines, areas, edges } = board.content
      expect([source, terrainSource, placesSource]).not.toContain(null)
      const silent = [...layers, ...lines, ...areas, ...edges].filter((each) => each.source === null)
      expect(silent.map(({ name }) => name)).toEqual(unsourced)
    })

    it('gives a source with a reason for every feature, place and mark', () => {
      const { features, layers, marks } = board.content
      const layerOf = new Map(layers.map((layer) => [layer.name, layer.source]))
      const sources = [
        ...features.map((feature) => feature.source ?? layerOf.get(feature.layer)),
        ...board.places.map((place) => board.provenance({ of: 'place', name: place.name })),
        ...marks.map((mark) => mark.source),
      ]
      expect(sources.filter((source) => !source?.note)).toEqual([])
    })
  })
}

/** Each river is one chain, from its spring to another river or to one of the vertices where the land ends. */
export function testRivers(board: Board, landsEnd: ReadonlySet<number>): void {
  const { features, verticesOf, endsOf, isJoined, onRim } = surveySides(board)
  const rivers = features('river').map((river) => [river.name, river] as const)

  it.each(rivers)('%s is one chain without a loop', (_, { pieces }) => {
    expect(pieces).toHaveLength(1)
    const sides = pieces.flat()
    expect(verticesOf(sides).size).toBe(sides.length + 1)
    expect(sides.length).toBeGreaterThan(5)
  })

  it.each(rivers)('%s ends on another river or where the land ends', (_, { pieces }) => {
    expect(pieces.filter((piece) => !isJoined(piece, landsEnd))).toEqual([])
  })

  it.each(rivers)('%s springs on land, not from another river', (_, own) => {
    const joints = verticesOf(rivers.flatMap(([, river]) => (river === own ? [] : river.pieces.flat())))
    expect(endsOf(own.pieces.flat()).filter((end) => joints.has(end) && !onRim.has(end)).length).toBeLessThan(2)
  })
}

/** The hexes of a board as tests ask about them. */
export function surveyHexes(board: Board) {
  const { grid } = board
  const allHexes: readonly Hex[] = Array.from({ length: grid.size }, (_, i) => i + 1)

  const names = (hexes: Iterable<Hex>): string[] => [...hexes].map((hex) => grid.name(hex))
  const sorted = (hexes: Iterable<Hex>): Hex[] => [...hexes].sort((a, b) => a - b)
  /** The names of the first and the last hex of a line. */
  const endNames = (line: readonly Hex[]): string[] => names([line[0]!, line.at(-1)!])

  const neighboursOf = (hex: Hex): Hex[] => DIRECTIONS.map((d) => grid.neighbour(hex, d)).filter((next) => next !== 0)
  const terrainAt = (hex: Hex): string => board.terrainNames[board.terrain[hex]!]!

  /** What of a kind has no neighbour of it. */
  const loneHexes = (isOne: (hex: Hex) => boolean): Hex[] =>
    allHexes.filter((hex) => isOne(hex) && !neighboursOf(hex).some(isOne))

  /** Hexes by what hangs together. */
  function blocks(hexes: Iterable<Hex>): Hex[][] {
    const left = new Set(hexes)
    const found: Hex[][] = []
    for (const hex of left) {
      const block = spreadFrom([hex], (each) => neighboursOf(each).filter((next) => left.has(next)))
      for (const each of block) left.delete(each)
      found.push([...block])
    }
    return found
  }

  /** Railways or roads: the hexes they link, the ways on from a hex, and the hexes where they end. */
  function network(layer: string) {
    const links = board.link(layer)
    const from = (hex: Hex): Hex[] =>
      DIRECTIONS.filter((d) => links[hex * 6 + d] !== 0).map((d) => grid.neighbour(hex, d))
    const hexes = allHexes.filter((hex) => from(hex).length > 0)
    return { from, hexes, ends: hexes.filter((hex) => from(hex).length === 1) }
  }

  return { allHexes, names, sorted, endNames, neighboursOf, terrainAt, loneHexes, blocks, network }
}

/** The hexsides of a board, and what runs along them. A river or border ends in vertices. */
export function surveySides(board: Board) {
  const { grid } = board
  const allSides: readonly number[] = Array.from({ length: grid.sides }, (_, i) => i + 1)
  const features = (layer: string) => board.content.features.filter((feature) => feature.layer === layer)
  const riversAt = (hex: Hex): string[] =>
    DIRECTIONS.flatMap((d) => board.featureAt('river', grid.sideOf(hex, d))?.name ?? [])

  const onSide = (layer: Uint8Array, side: number): number =>
    layer[grid.sideHexes(side)[0] * 6 + grid.sideTable.directions[side]!]!
  const verticesOf = (sides: readonly number[]): Set<number> => new Set(sides.flatMap((side) => grid.sideEnds(side)))
  const onRim: ReadonlySet<number> = verticesOf(allSides.filter((side) => grid.sideHexes(side)[1] === 0))

  /** Where a chain of sides begins and ends. */
  function endsOf(chain: readonly number[]): number[] {
    const uses = new Map<number, number>()
    for (const end of chain.flatMap((side) => grid.sideEnds(side))) uses.set(end, (uses.get(end) ?? 0) + 1)
    return [...uses].filter(([, times]) => times === 1).map(([end]) => end)
  }

  /** Whether a piece of a river ends in another piece, or where the land does. */
  function isJoined(piece: readonly number[], landsEnd: ReadonlySet<number>): boolean {
    const others = features('river').flatMap(({ pieces }) => pieces.filter((other) => other !== piece))
    const met = verticesOf(others.flat())
    return endsOf(piece).some((end) => met.has(end) || landsEnd.has(end))
  }

  /** Rivers with a piece that comes from nowhere and goes nowhere. */
  const looseRivers = (landsEnd: ReadonlySet<number>): string[] =>
    features('river').flatMap(({ name, pieces }) => pieces.filter((each) => !isJoined(each, landsEnd)).map(() => name))

  /** Sides where a border is missing, or drawn for nothing: it runs wherever two lands meet. */
  function misdrawn(border: string, landOf: (hex: Hex) => number, isIn: (hex: Hex) => boolean = () => true): string[] {
    const drawn = board.sideClass(border)
    const wrong = allSides.filter((side) => {
      const [a, b] = grid.sideHexes(side)
      const isBorder = b !== 0 && landOf(a) !== landOf(b)
      return isIn(a) && isIn(b) && isBorder !== (onSide(drawn, side) !== 0)
    })
    return wrong.map((side) => grid.sideName(side))
  }

  return { allSides, features, riversAt, onSide, verticesOf, onRim, endsOf, isJoined, looseRivers, misdrawn }
}

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

/** Everything that can be reached from some hexes by the given steps. */
export function spreadFrom(starts: Iterable<Hex>, next: (hex: Hex) => Hex[]): Set<Hex> {
  const reached = new Set(starts)
  for (const hex of reached) for (const other of next(hex)) reached.add(other)
  return reached
}

/** Names of hexes in a row, up or down: `1001`, `1002` ... */
export const numbers = (first: number, last: number): string[] =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => String(first + Math.sign(last - first) * i))
