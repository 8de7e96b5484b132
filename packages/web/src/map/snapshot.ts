import { drawPart, lookOf } from '@hexfront/atlas/drawing'
import type { Board, Hex, Picture, Point, SideLook } from '@hexfront/core'
import { paintPicture } from './cover.ts'
import { Geometry, RADIUS } from './geometry.ts'
import type { Piece } from './scene.ts'

/** A small picture is this many pixels; it is shown at half of that. */
const WIDTH = 320
const HEIGHT = 240
const RATIO = 2
/** How many hexes it is wide. */
const HEXES = 6
/** Nobody reads these on a picture the size of a stamp. */
const LEFT_OUT: ReadonlySet<string> = new Set(['numbers', 'legend'])

/** A detail of a map with what stands on it, as an address of data; empty where the browser cannot draw it. */
export function snapshot(board: Board, middle: Hex, pieces: readonly Piece[], sides: readonly SideLook[]): string {
  const geometry = new Geometry(board)
  const near = hexesRound(geometry, middle)
  const drawing = drawPart(board, lookOf(board.id), 'light', [...near])
  const tops = new Map(pieces.filter(({ place }) => near.has(place)).map((piece) => [piece.place, piece]))
  const name = (hex: Hex): string => board.grid.name(hex)
  const picture: Picture = {
    board: board.id,
    hex: name(middle),
    width: HEXES,
    counters: [...tops.values()].map(({ place, face, values }) => ({ hex: name(place), face, values })),
    arrows: [],
  }
  const points: Record<string, Point> = {}
  for (const hex of near) points[name(hex)] = geometry.centre(hex)
  const layers = drawing.layers.filter((layer) => !LEFT_OUT.has(layer.name))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  paintPicture(canvas, picture, { ...drawing, layers, points }, RATIO, 'light', sides)
  return canvas.toDataURL('image/webp', 0.8)
}

/** Where most counters of both sides are near each other; somewhere in the middle where there are none. */
export function busiest(board: Board, pieces: readonly Piece[]): Hex {
  const geometry = new Geometry(board)
  let best = Math.max(1, board.grid.size >> 1)
  let most = 0
  for (const hex of new Set(pieces.map(({ place }) => place))) {
    const near = pieces.filter(({ place }) => isNear(geometry, hex, place, HEXES / 2))
    const first = near.filter(({ face }) => face.side === near[0]!.face.side).length
    const score = near.length + BOTH_SIDES * Math.min(first, near.length - first)
    if (score > most) [best, most] = [hex, score]
  }
  return best
}

const BOTH_SIDES = 3

function hexesRound(geometry: Geometry, middle: Hex): Set<Hex> {
  const hexes = new Set<Hex>()
  for (let hex = 1; hex <= geometry.grid.size; hex++) if (isNear(geometry, middle, hex, HEXES)) hexes.add(hex)
  return hexes
}

const isNear = ({ x, y }: Geometry, a: Hex, b: Hex, radii: number): boolean =>
  Math.abs(x[a]! - x[b]!) <= radii * RADIUS && Math.abs(y[a]! - y[b]!) <= radii * RADIUS
