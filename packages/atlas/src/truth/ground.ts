import { type Board, type Feature, type Hex, type NamedPlace, type Point, sideLine } from '@hexfront/core'

/** A place by the name it has on the board or by one of its other names. */
export function findTown(board: Board, names: readonly string[]): NamedPlace | undefined {
  const called = (name: string) =>
    board.findPlace(name) ?? board.places.find(({ attributes }) => othersIn(attributes).includes(name))
  return names.map(called).find((town) => town !== undefined)
}

const othersIn = (attributes: ReadonlyMap<string, string>): string[] => attributes.get('also')?.split(', ') ?? []

/** All sides of a river; a stretch of it may have a name of its own, as the "Dnepr upper". */
export const sidesOfRiver = (board: Board, river: string): number[] =>
  rivers(board)
    .filter(({ name }) => name === river || STRETCHES.some((stretch) => name === `${river} ${stretch}`))
    .flatMap(({ pieces }) => pieces.flat())

const STRETCHES = ['upper', 'middle', 'lower']

const rivers = (board: Board): Feature[] => board.content.features.filter(({ layer }) => layer === 'river')

export const hasLayer = (board: Board, name: string): boolean =>
  board.content.layers.some((layer) => layer.name === name)

/** The neighbours that a railway leads to. */
export function railwaysFrom(board: Board, hex: Hex): Hex[] {
  const links = board.link('rail')
  return DIRECTIONS.filter((d) => links[hex * 6 + d] !== 0).map((d) => board.grid.neighbour(hex, d))
}

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

export function middleOf(board: Board, side: number): Point {
  const [a, b] = sideLine(board.grid, side)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** How far a point lies from a hexside, in hexes. */
export function apartFromSide(board: Board, point: Point, side: number): number {
  const [a, b] = sideLine(board.grid, side)
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / apart(a, b) ** 2
  const t = Math.min(1, Math.max(0, along))
  return apart(point, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) })
}
