import { type Board, bounds, centre, corners, type Grid, type Hex, hexAt, type Place, type Point } from '@hexfront/core'

/** From the centre of a hex to its corner in the units of drawings. */
export const RADIUS = 50
const UNIT = RADIUS * Math.sqrt(3)

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where hexes lie, in the units of drawings. */
export class Geometry {
  readonly grid: Grid
  readonly box: Box
  /** By hex. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** From a centre to its six corners; the side in direction d runs from corner d to corner d + 1. */
  readonly cornerX: Float64Array
  readonly cornerY: Float64Array

  constructor({ grid }: Board) {
    this.grid = grid
    const { left, top, right, bottom } = bounds(grid)
    this.box = { left: left * UNIT, top: top * UNIT, right: right * UNIT, bottom: bottom * UNIT }
    this.x = new Float64Array(grid.size + 1)
    this.y = new Float64Array(grid.size + 1)
    for (let hex = 1; hex <= grid.size; hex++) {
      const { x, y } = centre(grid, hex)
      this.x[hex] = x * UNIT
      this.y[hex] = y * UNIT
    }
    const around = corners(grid, 1)
    this.cornerX = Float64Array.from(around, (point) => point.x * UNIT - this.x[1]!)
    this.cornerY = Float64Array.from(around, (point) => point.y * UNIT - this.y[1]!)
  }

  hexAt(x: number, y: number): Hex {
    return hexAt(this.grid, x / UNIT, y / UNIT)
  }

  centre(hex: Hex): Point {
    return { x: this.x[hex]!, y: this.y[hex]! }
  }

  /** Boxes beside the map, and nowhere, are not on it. */
  isOnMap(place: Place): boolean {
    return place > 0 && place <= this.grid.size
  }

  /** How many hexes lie between two, as the crow flies. */
  steps(a: Hex, b: Hex): number {
    return Math.hypot(this.x[a]! - this.x[b]!, this.y[a]! - this.y[b]!) / UNIT
  }

  /** The box round these hexes, with their rims. */
  boxOf(hexes: readonly Hex[]): Box {
    const xs = hexes.map((hex) => this.x[hex]!)
    const ys = hexes.map((hex) => this.y[hex]!)
    return {
      left: Math.min(...xs) - RADIUS,
      top: Math.min(...ys) - RADIUS,
      right: Math.max(...xs) + RADIUS,
      bottom: Math.max(...ys) + RADIUS,
    }
  }

  isNear(hex: Hex, { left, top, right, bottom }: Box): boolean {
    const x = this.x[hex]!
    const y = this.y[hex]!
    return x > left - RADIUS && x < right + RADIUS && y > top - RADIUS && y < bottom + RADIUS
  }

  /** Adds the outline of a hex to the open path; `share` is 1 for the whole hex, less to stay inside it. */
  trace(context: CanvasPath, hex: Hex, share: number): void {
    const x = this.x[hex]!
    const y = this.y[hex]!
    context.moveTo(x + this.cornerX[0]! * share, y + this.cornerY[0]! * share)
    for (let c = 1; c < 6; c++) context.lineTo(x + this.cornerX[c]! * share, y + this.cornerY[c]! * share)
    context.closePath()
  }

  /** Adds one side of a hex to the open path. */
  traceSide(context: CanvasPath, hex: Hex, direction: number, share: number): void {
    const x = this.x[hex]!
    const y = this.y[hex]!
    const next = (direction + 1) % 6
    context.moveTo(x + this.cornerX[direction]! * share, y + this.cornerY[direction]! * share)
    context.lineTo(x + this.cornerX[next]! * share, y + this.cornerY[next]! * share)
  }
}
