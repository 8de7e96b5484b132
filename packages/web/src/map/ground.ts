import type { Hex } from '@hexfront/core'
import type { Chart } from './chart.ts'
import { type Box, type Geometry, RADIUS } from './geometry.ts'
import { boxOfLay, type Lay } from './lay.ts'
import { Layer } from './layer.ts'
import { BANDS, type Band, bandOf, showsGrid } from './levels.ts'
import { paintPath, paintPlan, type Sheet } from './paint-plan.ts'
import { type Plan, Planner } from './plan.ts'
import type { ThemeId } from './scene.ts'
import { boxOfTile, Kept, levelOfScale, scaleOfLevel, scaleToFit, TILE, type Tile, tileKey, tilesIn } from './tiles.ts'
import { withMargin } from './viewport.ts'

interface Painted {
  readonly tile: Tile
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** How many of its quarters are painted as they should be now. */
  quarters: number
  /** Whether it has been painted all over, if perhaps not as it should be now. */
  isWhole: boolean
}

/** A tile is painted in quarters, each short enough to fit between two frames. */
const QUARTERS = 4

/** Tiles of the whole map that stand in for what is not painted yet, along its longer side. */
const STAND_IN = 4
/** Nor larger than this, in pixels a unit: they are seen for a moment only. */
const STAND_IN_SCALE = 0.27
/** Tiles this far outside the window are painted before they are seen, in tiles. */
const FORESIGHT = 0.75
const MOST_TILES = 96
const MOST_SPARE = 8
const MOST_OVERDRAWN = 24

/** The map itself: tiles at the very scale of the screen, painted as they are needed and kept. */
export class Ground {
  #chart: Chart
  readonly #geometry: Geometry
  readonly #map: Box
  readonly #planner = new Planner()
  readonly #plans = new Map<Band, Plan>()
  readonly #underway = new Map<Band, Generator<undefined, Plan>>()
  readonly #tiles = new Kept<Painted>()
  readonly #standIns = new Map<string, Painted>()
  /** Stands in for the stand-ins, for a moment. */
  #rough: Layer | null = new Layer(0)
  /** Over stand-ins, which are too coarse for it. */
  #grid: Layer | null = new Layer(0)
  readonly #spare: Painted['canvas'][] = []
  readonly #scratch = document.createElement('canvas').getContext('2d')
  #theme: ThemeId = 'light'
  #overdrawn = 0
  #lastLevel = 0
  #level = 0
  #isStale = false

  constructor(chart: Chart, geometry: Geometry) {
    this.#chart = chart
    this.#geometry = geometry
    this.#map = withMargin(geometry.box)
  }

  /** Everything is drawn anew; what is there stays until it is. */
  chart(chart: Chart): void {
    this.#chart = chart
    this.#plans.clear()
    this.#underway.clear()
    this.forget()
  }

  theme(theme: ThemeId): void {
    if (theme === this.#theme) return
    this.#theme = theme
    this.#plans.clear()
    this.#underway.clear()
    this.#rough = new Layer(0)
    this.#grid = new Layer(0)
    this.#spare.push(...this.#tiles.clear().map(({ canvas }) => canvas))
    this.#standIns.clear()
  }

  /** Everything must be painted anew; what is there stays until it is. */
  forget(): void {
    for (const painted of this.#tiles.values()) painted.quarters = 0
    for (const painted of this.#standIns.values()) painted.quarters = 0
  }

  /** Tiles are painted for a scale that has come to rest. */
  settle({ scale }: Lay, zoom: 'still' | 'zooming'): void {
    const level = levelOfScale(scale)
    if (zoom === 'zooming' || level === this.#level) return
    this.#lastLevel = this.#level
    this.#level = level
  }

  /**
   * Draws what there is. While the scale is changing nothing is painted at the new one: what is there is drawn larger or
   * smaller.
   */
  draw(context: CanvasRenderingContext2D, lay: Lay, zoom: 'still' | 'zooming'): void {
    const box = boxOfLay(lay)
    this.#isStale = false
    context.fillStyle = this.#chart.background(this.#theme)
    context.fillRect(0, 0, lay.width, lay.height)
    const wanted = tilesIn(this.#level, box, this.#map)
    const isWhole = zoom === 'still' && wanted.every((tile) => this.#find(tile)?.isWhole)
    if (!isWhole) {
      this.#rough?.draw(context, lay, zoom, (onto, part) => this.#paintRough(onto, part))
      for (const painted of this.#standIns.values()) if (painted.isWhole) this.#blit(context, painted, lay)
      if (zoom === 'still' && this.#lastLevel !== 0)
        for (const tile of tilesIn(this.#lastLevel, box, this.#map)) this.#blitIfThere(context, tile, lay)
      this.#grid?.draw(context, lay, zoom, (onto, part, radius) => this.#paintGrid(onto, part, radius))
    }
    for (const tile of wanted) this.#blitIfThere(context, tile, lay)
  }

  /** Whether more of the map could be drawn now than when it was last drawn. */
  get isStale(): boolean {
    return this.#isStale
  }

  /** Whether all that can be seen is painted. */
  isWhole(lay: Lay): boolean {
    return tilesIn(this.#level, boxOfLay(lay), this.#map).every((tile) => this.#find(tile)?.quarters === QUARTERS)
  }

  /** Paints for about this many milliseconds what is missing; says whether anything is left to do. */
  work(lay: Lay, milliseconds: number): boolean {
    const missing = this.#missing(lay)
    const end = performance.now() + milliseconds - this.#overdrawn
    let isLeft = false
    for (const tile of missing) {
      while (!isLeft && this.#find(tile)?.quarters !== QUARTERS) {
        isLeft = performance.now() >= end
        if (!isLeft) this.#paint(tile, lay.ratio)
      }
      if (isLeft) break
    }
    if (!isLeft) {
      this.#rough = null
      this.#grid = null
    }
    // A tile that took longer than a frame's share is made up for in the next ones.
    this.#overdrawn = Math.min(MOST_OVERDRAWN, Math.max(0, performance.now() - end))
    return isLeft
  }

  /** Makes ready for about this many milliseconds what another zoom will need; says whether anything is left to do. */
  foresee(milliseconds: number): boolean {
    const end = performance.now() + milliseconds
    for (const band of BANDS)
      while (!this.#plans.has(band)) {
        if (performance.now() >= end) return true
        this.#advance(band)
      }
    return false
  }

  /** Paints a part of the map straight onto a canvas, for the magnifier. */
  paintPart(context: CanvasRenderingContext2D, box: Box, scale: number, ratio: number): void {
    const radius = (scale / ratio) * RADIUS
    paintPlan(context, this.#plan(bandOf(radius)), this.#sheet(box, scale, radius, 'all'))
  }

  /** Paints the ground of the whole map, for the minimap, unless that would take long; says whether it did. */
  paintSmall(context: CanvasRenderingContext2D, box: Box, scale: number, ratio: number): boolean {
    const radius = (scale / ratio) * RADIUS
    const plan = this.#plans.get(bandOf(radius))
    if (plan) paintPlan(context, plan, this.#sheet(box, scale, radius, 'ground'))
    return plan !== undefined
  }

  #paintRough(context: CanvasRenderingContext2D, box: Box): boolean {
    context.lineJoin = 'round'
    for (const shape of this.#chart.rough(this.#theme, this.#hexesIn(box)))
      paintPath(context, new Path2D(shape.path), shape)
    return true
  }

  #paintGrid(context: CanvasRenderingContext2D, box: Box, radius: number): boolean {
    if (!showsGrid(radius)) return false
    const shape = this.#chart.grid(this.#theme, this.#hexesIn(box))
    paintPath(context, new Path2D(shape.path), shape)
    return true
  }

  #hexesIn(box: Box): Hex[] {
    const all = Array.from({ length: this.#geometry.grid.size }, (_, i) => i + 1)
    return all.filter((hex) => this.#geometry.isNear(hex, box))
  }

  #missing(lay: Lay): Tile[] {
    const box = boxOfLay(lay)
    const wanted = tilesIn(this.#level, box, this.#map)
    const span = (TILE / lay.scale) * FORESIGHT
    const near = tilesIn(this.#level, withMargin(box, span), this.#map)
    const standIns = tilesIn(this.#standInLevel(lay.ratio), this.#map, this.#map)
    const most = Math.max(MOST_TILES, near.length + 8)
    for (const lost of this.#tiles.shrink(most)) this.#spare.push(lost.canvas)
    this.#spare.length = Math.min(this.#spare.length, MOST_SPARE)
    return [...wanted, ...standIns, ...near].filter((tile) => this.#find(tile)?.quarters !== QUARTERS)
  }

  #find(tile: Tile): Painted | undefined {
    const key = tileKey(tile)
    return this.#standIns.get(key) ?? this.#tiles.get(key)
  }

  #standInLevel(ratio: number): number {
    return levelOfScale(Math.min(ratio * STAND_IN_SCALE, scaleToFit(this.#map, STAND_IN)))
  }

  /** Paints a quarter of a tile, or takes a step towards being able to. */
  #paint(tile: Tile, ratio: number): void {
    const scale = scaleOfLevel(tile.level)
    const radius = (scale / ratio) * RADIUS
    const plan = this.#plans.get(bandOf(radius))
    if (!plan) {
      this.#advance(bandOf(radius))
      return
    }
    const store = tile.level === this.#standInLevel(ratio) ? this.#standIns : this.#tiles
    const key = tileKey(tile)
    const painted = store.get(key) ?? this.#fresh(tile)
    store.set(key, painted)
    const { context, quarters } = painted
    const [column, row] = [quarters % 2, quarters >> 1]
    const half = TILE / 2
    const sheet = this.#sheet(quarterOf(tile, column, row), scale, radius, 'all')
    context.save()
    context.beginPath()
    context.rect(column * half, row * half, half, half)
    context.clip()
    paintPlan(context, plan, sheet, column * half, row * half)
    context.restore()
    // Canvases are rastered when they are first drawn from; here that is paid for within the budget.
    this.#scratch?.drawImage(painted.canvas, 0, 0, 1, 1, 0, 0, 1, 1)
    painted.quarters++
    painted.isWhole ||= painted.quarters === QUARTERS
    this.#isStale ||= painted.quarters === QUARTERS
  }

  #sheet(box: Box, scale: number, radius: number, detail: Sheet['detail']): Sheet {
    const background = this.#chart.background(this.#theme)
    return { background, radius, scale, box, detail }
  }

  #fresh(tile: Tile): Painted {
    const canvas = this.#spare.pop() ?? document.createElement('canvas')
    canvas.width = TILE
    canvas.height = TILE
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('this browser cannot draw on a canvas')
    return { tile, canvas, context, quarters: 0, isWhole: false }
  }

  #plan(band: Band): Plan {
    for (;;) {
      const known = this.#plans.get(band)
      if (known) return known
      this.#advance(band)
    }
  }

  #advance(band: Band): void {
    const underway = this.#underway.get(band) ?? this.#planner.plan(this.#chart.layers(this.#theme, band), band)
    this.#underway.set(band, underway)
    const { done, value } = underway.next()
    if (!done) return
    this.#plans.set(band, value)
    this.#underway.delete(band)
    this.#isStale = true
  }

  #blitIfThere(context: CanvasRenderingContext2D, tile: Tile, lay: Lay): void {
    const painted = this.#find(tile)
    if (painted?.isWhole) this.#blit(context, painted, lay)
  }

  #blit(context: CanvasRenderingContext2D, { tile, canvas }: Painted, lay: Lay): void {
    const size = (TILE * lay.scale) / scaleOfLevel(tile.level)
    const left = Math.round(tile.column * size + lay.left)
    const top = Math.round(tile.row * size + lay.top)
    const right = Math.round((tile.column + 1) * size + lay.left)
    const bottom = Math.round((tile.row + 1) * size + lay.top)
    if (right <= 0 || bottom <= 0 || left >= lay.width || top >= lay.height) return
    if (right - left === TILE) context.drawImage(canvas, left, top)
    else context.drawImage(canvas, left, top, right - left, bottom - top)
  }
}

function quarterOf(tile: Tile, column: number, row: number): Box {
  const { left, top, right, bottom } = boxOfTile(tile)
  const [width, height] = [(right - left) / 2, (bottom - top) / 2]
  const [x, y] = [left + column * width, top + row * height]
  return { left: x, top: y, right: x + width, bottom: y + height }
}
