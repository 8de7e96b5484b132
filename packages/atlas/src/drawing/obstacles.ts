import type { Point } from '@hexfront/core'
import { type Grid, hexAt } from '@hexfront/core'
import type { Clearance } from './clearance.ts'
import type { Course } from './course.ts'
import { type Patch, reachX, reachY, shared } from './patch.ts'
import { PLANE, RADIUS } from './pen.ts'
import type { Scene } from './scene.ts'
import { terrainKind } from './terrain.ts'

/** Half the side of the room that counters take in the middle of a hex, a stack of three with its edges. */
export const COUNTER_ROOM = RADIUS * 0.61

/** How much more it matters to keep clear of counters that stand there when the game begins. */
const STANDING = 100
/** How much it matters to keep clear of a thing, by the area covered. */
const WEIGHTS = { track: 1, way: 4, line: 4, river: 6, sign: 30 } as const
/** How many ways are drawn in one step. */
const STRIDE = 150
/** Ways that are thinner than this are mere tracks. */
const SLIGHT = 1.8

/** What is on a map before it is lettered: lines and signs in small cells, and where counters may stand. */
export class Obstacles {
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly #grid: Grid
  readonly #cell: number
  readonly #columns: number
  readonly #rows: number
  readonly #weights: Uint8Array
  readonly #squares: Squares

  private constructor(scene: Scene) {
    const { pen, nameScale } = scene
    this.#grid = pen.board.grid
    this.box = pen.box()
    this.#cell = 4 * Math.max(1, nameScale * 0.7)
    this.#columns = Math.ceil((this.box.right - this.box.left) / this.#cell) + 1
    this.#rows = Math.ceil((this.box.bottom - this.box.top) / this.#cell) + 1
    this.#weights = new Uint8Array(this.#columns * this.#rows)
    this.#squares = new Squares(scene)
  }

  static *gathered(scene: Scene, { rivers, ways, lines, signs }: Clearance): Generator<undefined, Obstacles> {
    const obstacles = new Obstacles(scene)
    yield
    const { lineScale } = scene
    for (const [n, course] of ways.entries()) {
      if (n % STRIDE === STRIDE - 1) yield
      obstacles.#draw(course, lineScale, course.width < SLIGHT ? WEIGHTS.track : WEIGHTS.way)
    }
    yield
    for (const course of lines) obstacles.#draw(course, 1, WEIGHTS.line)
    for (const course of rivers) obstacles.#draw(course, lineScale, WEIGHTS.river)
    for (const { x, y, wide, high } of signs) obstacles.#mark(x, y, wide, high, WEIGHTS.sign)
    return obstacles
  }

  /** What a patch would cover of lines and signs, by weight and area. */
  covered(patch: Patch): number {
    const [wide, high] = [reachX(patch), reachY(patch)]
    const left = this.#column(patch.x - wide)
    const top = this.#row(patch.y - high)
    const right = Math.max(left, this.#column(patch.x + wide) - 1)
    const bottom = Math.max(top, this.#row(patch.y + high) - 1)
    let sum = 0
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const weight = this.#weights[row * this.#columns + column]!
        if (weight > 0 && (patch.sin === 0 || this.#isIn(patch, column, row))) sum += weight
      }
    return sum * this.#cell ** 2
  }

  /** The area of the room of counters that a patch would cover; where some stand already, it counts for more. */
  crowded(patch: Patch): number {
    return this.#squares.covered(patch)
  }

  /** The same for a point: 0 where no counter could stand over it. */
  crowdedAt({ x, y }: Point): number {
    return this.#squares.weightAt(x, y)
  }

  /** Whether a line of text would run off the map. */
  isOutside({ x, y, wide, high }: Patch): boolean {
    const { left, top, right, bottom } = this.box
    if (x - wide < left || x + wide > right || y - high < top || y + high > bottom) return true
    return !this.isOnMap(x - wide, y) || !this.isOnMap(x + wide, y)
  }

  isOnMap(x: number, y: number): boolean {
    return hexAt(this.#grid, x / PLANE, y / PLANE) !== 0
  }

  #draw({ points, width }: Course, scale: number, weight: number): void {
    const half = (width * scale) / 2
    for (let n = 1; n < points.length; n++) {
      const a = points[n - 1]!
      const b = points[n]!
      const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / this.#cell))
      for (let s = 0; s < steps; s++)
        this.#mark(a.x + ((b.x - a.x) * s) / steps, a.y + ((b.y - a.y) * s) / steps, half, half, weight)
    }
  }

  #mark(x: number, y: number, wide: number, high: number, weight: number): void {
    const left = this.#column(x - wide)
    const top = this.#row(y - high)
    const right = Math.max(left, this.#column(x + wide) - 1)
    const bottom = Math.max(top, this.#row(y + high) - 1)
    for (let row = top; row <= bottom; row++)
      for (let cell = row * this.#columns + left; cell <= row * this.#columns + right; cell++)
        if (this.#weights[cell]! < weight) this.#weights[cell] = weight
  }

  /** The column whose left rim is nearest: a patch holds the cells that have their middle in it, or the one it lies in. */
  #column(x: number): number {
    return Math.max(0, Math.min(this.#columns - 1, Math.round((x - this.box.left) / this.#cell)))
  }

  #row(y: number): number {
    return Math.max(0, Math.min(this.#rows - 1, Math.round((y - this.box.top) / this.#cell)))
  }

  #isIn({ x, y, wide, high, sin, cos }: Patch, column: number, row: number): boolean {
    const dx = this.box.left + (column + 0.5) * this.#cell - x
    const dy = this.box.top + (row + 0.5) * this.#cell - y
    const slack = this.#cell * 0.3
    return Math.abs(dx * cos + dy * sin) <= wide + slack && Math.abs(dy * cos - dx * sin) <= high + slack
  }
}

interface Square {
  readonly patch: Patch
  readonly weight: number
}

/** The squares that counters would cover, on all land. */
class Squares {
  readonly #cell = RADIUS * 1.5
  readonly #byCell = new Map<number, Square[]>()

  constructor({ pen, board, look, hexes }: Scene) {
    const standing = new Set(look.standing?.map((name) => board.grid.find(name)))
    for (const hex of hexes) {
      if (terrainKind(board, hex) === 'water') continue
      const { x, y } = pen.centre(hex)
      const square = {
        patch: { x, y, wide: COUNTER_ROOM, high: COUNTER_ROOM, sin: 0, cos: 1 },
        weight: standing.has(hex) ? STANDING : 1,
      }
      const key = this.#key(Math.floor(x / this.#cell), Math.floor(y / this.#cell))
      const list = this.#byCell.get(key)
      if (list) list.push(square)
      else this.#byCell.set(key, [square])
    }
  }

  covered(patch: Patch): number {
    const x = reachX(patch) + COUNTER_ROOM
    const y = reachY(patch) + COUNTER_ROOM
    const right = Math.floor((patch.x + x) / this.#cell)
    const bottom = Math.floor((patch.y + y) / this.#cell)
    let sum = 0
    for (let column = Math.floor((patch.x - x) / this.#cell); column <= right; column++)
      for (let row = Math.floor((patch.y - y) / this.#cell); row <= bottom; row++)
        for (const square of this.#byCell.get(this.#key(column, row)) ?? [])
          sum += shared(patch, square.patch) * square.weight
    return sum
  }

  weightAt(x: number, y: number): number {
    const reach = COUNTER_ROOM
    const right = Math.floor((x + reach) / this.#cell)
    const bottom = Math.floor((y + reach) / this.#cell)
    for (let column = Math.floor((x - reach) / this.#cell); column <= right; column++)
      for (let row = Math.floor((y - reach) / this.#cell); row <= bottom; row++)
        for (const square of this.#byCell.get(this.#key(column, row)) ?? [])
          if (Math.abs(square.patch.x - x) < reach && Math.abs(square.patch.y - y) < reach) return square.weight
    return 0
  }

  #key(column: number, row: number): number {
    return column * 65_536 + row
  }
}
