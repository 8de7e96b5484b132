import { type Board, centre, type Hex, type Point } from '@hexfront/core'
import { type BoardId, boardOf } from '../boards/index.ts'
import { FITS } from '../geo/fits.ts'
import { BANKS, type Bank, COMPASS_8 } from './banks.ts'
import { apart, apartFromSide, DIRECTIONS, findTown, middleOf, sidesOfRiver } from './ground.ts'

export interface WrongBank {
  readonly town: string
  readonly hex: string
  readonly river: string
  readonly lies: string
  /** By which measure, and the bearing in degrees that it gives. */
  readonly found: readonly string[]
}

/**
 * Towns whose river runs on the wrong side. Judged by the nearest sides of the river, by those that touch the town's hex, and by
 * those within two hexes: each must lie within a quarter turn of where the river is on the ground.
 */
export const wrongBanks = (id: BoardId): WrongBank[] => BANKS.flatMap((bank) => judged(id, bank) ?? [])

function judged(id: BoardId, { towns, river, lies }: Bank): WrongBank | undefined {
  const board = boardOf(id)
  const town = findTown(board, towns)
  const sides = sidesOfRiver(board, river)
  if (!town || sides.length === 0) return
  const from = centre(board.grid, town.hex)
  const found = Object.entries({
    nearest: nearestTo(board, from, sides),
    touching: sides.filter((side) => sidesAround(board, town.hex).includes(side)),
    'within two': sides.filter((side) => apart(from, middleOf(board, side)) <= 2),
  }).flatMap(([measure, judgedBy]) => {
    if (judgedBy.length === 0) return []
    const bearing = bearingOn(id, from, meanOf(judgedBy.map((side) => middleOf(board, side))))
    return turn(bearing, COMPASS_8.indexOf(lies) * 45) < 90 ? [] : [`${measure} ${Math.round(bearing)}°`]
  })
  return found.length === 0 ? undefined : { town: town.name, hex: board.grid.name(town.hex), river, lies, found }
}

function nearestTo(board: Board, from: Point, sides: readonly number[]): number[] {
  const distances = sides.map((side) => apartFromSide(board, from, side))
  const least = Math.min(...distances)
  return sides.filter((_, i) => distances[i]! < least + 1e-6)
}

const sidesAround = ({ grid }: Board, hex: Hex): number[] => DIRECTIONS.map((d) => grid.sideOf(hex, d))

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Degrees clockwise from north on the ground: the board's plane turned back by the fit. */
function bearingOn(id: BoardId, from: Point, to: Point): number {
  const [turnedBy, up] = FITS[id].a
  const [u, v] = [to.x - from.x, from.y - to.y]
  const east = turnedBy * u + up * v
  const north = turnedBy * v - up * u
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

const turn = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)
