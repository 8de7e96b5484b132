import type { Hex, Place, SideLook } from '@hexfront/core'
import type { Chart } from './chart.ts'
import { Counters } from './counters.ts'
import { FrameRect } from './frame-rect.ts'
import { type Box, Geometry, RADIUS } from './geometry.ts'
import { type Spot, watchHand } from './gestures.ts'
import { Ground } from './ground.ts'
import { chipCorner, NO_HIGHLIGHTS, paintHighlights, paintMarks } from './highlights.ts'
import type { Lay } from './lay.ts'
import { Layer } from './layer.ts'
import { Magnifier } from './magnifier.ts'
import { paintMarkup } from './markup.ts'
import { Minimap } from './minimap.ts'
import { paintOverlayChips, paintOverlays } from './overlays.ts'
import { MAP_FONTS, PALETTES } from './palette.ts'
import { newPen, type Pen } from './pen.ts'
import { paintReconstructed, type Reconstructed, reconstructedOn } from './provenance.ts'
import {
  type Highlights,
  type MapEvents,
  NO_MARKUP,
  type Piece,
  type ShownMarkup,
  type ShownOverlay,
  type ThemeId,
} from './scene.ts'
import { levelOfScale, scaleOfLevel } from './tiles.ts'
import {
  between,
  broughtInto,
  clamped,
  eased,
  FULL_RADIUS,
  fitted,
  panned,
  radiusOf,
  restrained,
  type Size,
  shownBox,
  toMap,
  toScreen,
  type View,
  withMargin,
  ZOOM_STEP,
  zoomedAbout,
} from './viewport.ts'

/** In map units: about two hexes. */
const ROUND = 4 * RADIUS
const LOOK_TIME = 300
const STEP_TIME = 140
/** The scale is taken as settled when it has not changed for so long. */
const SETTLE_TIME = 130
/** Fonts that take longer are painted in when they come. */
const FONT_PATIENCE = 400
/** Milliseconds for painting tiles: in a frame while the map moves, and between frames while it rests, where a press may come. */
const BUSY_BUDGET = 4
const REST_BUDGET = 10
/** While the map is filled in, it is drawn anew every so many milliseconds. */
const FILL_TIME = 250
/** Milliseconds of rest before anything is made ready that nobody has asked for. */
const FORESIGHT = 120
const LENS_RADIUS = 62
/** Counters show their strengths from here on. */
const READABLE_RADIUS = 32

interface Flight {
  readonly from: View
  readonly to: View
  readonly start: number
  readonly time: number
}

/** A board with its counters on a canvas. It knows no rules: it shows what it is told and tells what is done to it. */
export class MapView {
  /** The element that the map fills. */
  readonly host: HTMLElement
  readonly #canvas = document.createElement('canvas')
  readonly #context: CanvasRenderingContext2D
  #chart: Chart
  readonly #sides: readonly SideLook[]
  readonly #events: MapEvents
  readonly #geometry: Geometry
  readonly #ground: Ground
  readonly #counters: Counters
  /** Overlays apart from the marks above them: a way that follows the pointer paints no zone anew. */
  readonly #overlaid = new Layer()
  readonly #under = new Layer()
  readonly #drawn = new Layer()
  readonly #over = new Layer()
  readonly #magnifier: Magnifier
  readonly #frameRect: FrameRect
  readonly #observer: ResizeObserver
  readonly #endWatch: () => void
  readonly #ending = new AbortController()

  #theme: ThemeId = 'light'
  #view: View
  #size: Size = { width: 0, height: 0 }
  #ratio = 1
  #flight: Flight | null = null
  #movedAt = Number.NEGATIVE_INFINITY
  #zoomedAt = Number.NEGATIVE_INFINITY
  #request = 0
  #isReady = false
  #isFirst = true
  #highlights: Highlights = NO_HIGHLIGHTS
  #overlays: readonly ShownOverlay[] = []
  #markup: ShownMarkup = NO_MARKUP
  #isBare = false
  #reconstructed: Reconstructed | null = null
  #minimap: Minimap | null = null
  #waiting: (() => void)[] = []
  #hovered: { readonly hex: Hex; readonly unit: number } = { hex: 0, unit: 0 }
  #heldHex: Hex = 0
  #restTimer = 0
  #drawnAt = Number.NEGATIVE_INFINITY
  #toldAt = Number.NEGATIVE_INFINITY

  constructor(host: HTMLElement, chart: Chart, sides: readonly SideLook[], events: MapEvents) {
    const context = this.#canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('this browser cannot draw on a canvas')
    this.#context = context
    this.host = host
    this.#chart = chart
    this.#sides = sides
    this.#events = events
    this.#geometry = new Geometry(chart.board)
    this.#ground = new Ground(chart, this.#geometry)
    this.#counters = new Counters(this.#geometry, sides)
    const { left, top, right, bottom } = this.#geometry.box
    this.#view = { x: (left + right) / 2, y: (top + bottom) / 2, scale: FULL_RADIUS / RADIUS }
    this.#canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none'
    this.#canvas.setAttribute('aria-hidden', 'true')
    host.append(this.#canvas)
    this.#magnifier = new Magnifier(host)
    this.#frameRect = new FrameRect(host)
    this.#endWatch = watchHand(this.#canvas, {
      drag: (dx, dy) => this.pan(dx, dy),
      pinch: (factor, x, y) => this.#zoomAbout(x, y, this.#view.scale * factor),
      step: (steps, x, y) => this.#step(steps, x, y),
      press: (x, y) => this.#press(x, y),
      more: (x, y) => this.#more(x, y),
      isDrawing: () => this.#events.isDrawing(),
      grab: (x, y) => {
        const { hex, unit } = this.#find(x, y)
        return hex !== 0 && this.#events.grab(hex, unit)
      },
      carry: (x, y) => this.#carry(x, y),
      drop: (x, y) => this.#events.drop(this.#find(x, y).hex),
      frame: (from, to) => this.#frameRect.show(from, to),
      framed: (from, to) => this.#framed(from, to),
      hover: (x, y) => this.#hover(x, y),
      leave: () => this.#hoverOver(0, 0),
      hold: (x, y) => this.#hold(x, y),
      release: (x, y) => this.#release(x, y),
      cancel: () => this.#cancel(),
    })
    this.#observer = new ResizeObserver(() => this.resize())
    this.#observer.observe(host)
    this.resize()
    this.#awaitFonts()
  }

  /** From the centre of a hex to its corner, in pixels. */
  get radius(): number {
    return radiusOf(this.#view)
  }

  /** Whether the map has been drawn at all. */
  get isShown(): boolean {
    return !this.#isFirst
  }

  theme(theme: ThemeId): void {
    if (theme === this.#theme) return
    this.#theme = theme
    this.#ground.theme(theme)
    this.#counters.theme(theme)
    this.#minimap?.forget()
    this.#isFirst = true
    this.#repaintMarks()
  }

  /** The same board, drawn otherwise. */
  chart(chart: Chart): void {
    if (chart.look === this.#chart.look) return
    this.#chart = chart
    this.#ground.chart(chart)
    this.#minimap?.forget()
    this.#draw()
  }

  /** All counters there are. `glide` lets those that changed place move there and the lost ones fade. */
  pieces(pieces: readonly Piece[], how: 'cut' | 'glide'): void {
    const before = this.#counters.pieces
    if (pieces === before) return
    if (how === 'cut' || this.#isMotionUnwanted()) this.#counters.motions.stop()
    else this.#counters.motions.begin(before, pieces, performance.now())
    this.#counters.set(pieces)
    this.#minimap?.forgetPieces()
    this.#repaintMarks()
  }

  /** When nothing moves any more. */
  settled(): Promise<void> {
    if (this.#isStill()) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#draw()
    })
  }

  /** Ends all movement at once. */
  skip(): void {
    this.#counters.motions.stop()
    if (this.#flight) this.#look(this.#flight.to)
    this.#flight = null
    this.#draw()
  }

  highlights(highlights: Highlights): void {
    const before = this.#highlights
    if (isSame(highlights, before)) return
    this.#highlights = highlights
    this.#under.forget()
    if (!isSame({ ...before, path: highlights.path }, highlights)) {
      this.#counters.choose(highlights.chosen)
      this.#over.forget()
    }
    this.#draw()
  }

  overlays(overlays: readonly ShownOverlay[]): void {
    if (overlays === this.#overlays) return
    this.#overlays = overlays
    this.#repaintMarks()
  }

  /** What the player has written and drawn. */
  markup(markup: ShownMarkup): void {
    if (markup === this.#markup) return
    this.#markup = markup
    this.#drawn.forget()
    this.#draw()
  }

  /** Takes all counters off the map for the eye, so that it can be read. */
  hideCounters(): void {
    this.#bare(true)
  }

  showCounters(): void {
    this.#bare(false)
  }

  /** Dots what is not printed but ours. */
  showProvenance(): void {
    if (this.#reconstructed) return
    this.#reconstructed = reconstructedOn(this.#chart.board, this.#geometry)
    this.#repaintMarks()
  }

  hideProvenance(): void {
    if (!this.#reconstructed) return
    this.#reconstructed = null
    this.#repaintMarks()
  }

  /** Brings one of these hexes into view if none is: the nearest, by the least movement, at the scale there is. */
  lookAt(hexes: readonly Hex[]): void {
    const boxes = hexes.filter((hex) => this.#geometry.isOnMap(hex)).map((hex) => this.#geometry.boxOf([hex]))
    const from = this.#flight?.to ?? this.#view
    const to = broughtInto(from, this.#size, boxes)
    if (to) this.#fly(to, LOOK_TIME)
  }

  /** Shows all of these hexes with some ground around them at the present scale; their middle where they do not fit. */
  lookRound(hexes: readonly Hex[]): void {
    const shown = hexes.filter((hex) => this.#geometry.isOnMap(hex))
    if (shown.length === 0) return
    const from = this.#flight?.to ?? this.#view
    const to = broughtInto(from, this.#size, [withMargin(this.#geometry.boxOf(shown), ROUND)])
    if (to) this.#fly(to, LOOK_TIME)
  }

  /** Puts a hex in the middle, at the scale there is. */
  centre(hex: Hex): void {
    const from = this.#flight?.to ?? this.#view
    this.#fly({ ...from, x: this.#geometry.x[hex]!, y: this.#geometry.y[hex]! }, LOOK_TIME)
  }

  /** The hex in the middle of what is shown. */
  get middle(): Hex {
    return this.#geometry.hexAt(this.#view.x, this.#view.y)
  }

  /** Shows these hexes and their surroundings, at full size if they fit. */
  frame(hexes: readonly Hex[]): void {
    const shown = hexes.filter((hex) => this.#geometry.isOnMap(hex))
    if (shown.length === 0) return
    const fit = fitted(withMargin(this.#geometry.boxOf(shown)), this.#size)
    this.#fly({ ...fit, scale: Math.min(fit.scale, FULL_RADIUS / RADIUS) }, LOOK_TIME)
  }

  /** The first view: as much of these hexes as can be shown with counters that can be read, or all of a small map. */
  begin(hexes: readonly Hex[]): void {
    const all = fitted(withMargin(this.#geometry.box), this.#size)
    const shown = hexes.filter((hex) => this.#geometry.isOnMap(hex))
    if (shown.length === 0 || radiusOf(all) >= READABLE_RADIUS) {
      this.showAll()
      return
    }
    const fit = fitted(withMargin(this.#geometry.boxOf(shown)), this.#size)
    const scale = Math.max(Math.min(fit.scale, FULL_RADIUS / RADIUS), READABLE_RADIUS / RADIUS)
    const boxes = shown.map((hex) => this.#geometry.boxOf([hex]))
    const to = { ...fit, scale }
    this.#fly(restrained(broughtInto(to, this.#size, boxes) ?? to, this.#geometry.box, this.#size), LOOK_TIME)
  }

  /** In pixels of the page. */
  get size(): Size {
    return this.#size
  }

  /** Where the middles of hexes are, from the corner of the map's element. */
  spotsOf(hexes: readonly Hex[]): Spot[] {
    return hexes.map((hex) => toScreen(this.#view, this.#size, this.#geometry.x[hex]!, this.#geometry.y[hex]!))
  }

  /** By a factor, about the middle: 1.25 is a step closer. */
  zoom(by: number): void {
    const from = this.#flight?.to ?? this.#view
    this.#fly({ ...from, scale: from.scale * by }, STEP_TIME)
  }

  showAll(): void {
    this.#fly(fitted(withMargin(this.#geometry.box), this.#size), LOOK_TIME)
  }

  /** By pixels, as if the map were dragged. */
  pan(dx: number, dy: number): void {
    this.#flight = null
    this.#look(panned(this.#view, dx, dy))
  }

  /** The hex at a point of the window, 0 for none. */
  hexAt(clientX: number, clientY: number): Hex {
    const { left, top } = this.#canvas.getBoundingClientRect()
    const { x, y } = toMap(this.#view, this.#size, clientX - left, clientY - top)
    return this.#geometry.hexAt(x, y)
  }

  /** Where the middle of a hex is in the window. */
  pointOf(hex: Hex): { readonly x: number; readonly y: number } {
    const { left, top } = this.#canvas.getBoundingClientRect()
    const { x, y } = toScreen(this.#view, this.#size, this.#geometry.x[hex]!, this.#geometry.y[hex]!)
    return { x: x + left, y: y + top }
  }

  /** The counters of a hex as they lie, the top one first. */
  stackAt(hex: Hex): readonly Piece[] {
    return this.#counters.stackAt(hex)
  }

  /** Keeps a small picture of the whole map on this canvas; returns what ends it. */
  minimap(canvas: HTMLCanvasElement): () => void {
    this.#minimap?.remove()
    const minimap = new Minimap(canvas, (x, y) => {
      this.#flight = null
      this.#look({ x, y, scale: this.#view.scale })
    })
    this.#minimap = minimap
    this.#draw()
    return () => {
      minimap.remove()
      if (this.#minimap === minimap) this.#minimap = null
    }
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host
    const ratio = window.devicePixelRatio || 1
    if (width === this.#size.width && height === this.#size.height && ratio === this.#ratio) return
    this.#size = { width, height }
    this.#ratio = ratio
    this.#canvas.width = Math.max(1, Math.round(width * ratio))
    this.#canvas.height = Math.max(1, Math.round(height * ratio))
    this.#minimap?.forget()
    this.#look(this.#view)
    // A canvas that changes its size is blank until it is drawn on: not to be seen.
    if (this.#isReady) this.#frame(performance.now())
  }

  destroy(): void {
    cancelAnimationFrame(this.#request)
    window.clearTimeout(this.#restTimer)
    this.#ending.abort()
    this.#endWatch()
    this.#observer.disconnect()
    this.#minimap?.remove()
    this.#magnifier.remove()
    this.#frameRect.remove()
    this.#canvas.remove()
    this.#resolveWaiting()
  }

  #awaitFonts(): void {
    const { fonts } = document
    const begin = (): void => {
      if (this.#isReady || this.#ending.signal.aborted) return
      this.#isReady = true
      this.#draw()
    }
    const repaint = (): void => {
      if (!this.#isReady) return
      this.#ground.forget()
      this.#counters.forget()
      this.#repaintMarks()
    }
    const isThere = MAP_FONTS.every((font) => fonts.check(font))
    if (isThere) {
      begin()
      return
    }
    window.setTimeout(begin, FONT_PATIENCE)
    Promise.allSettled(MAP_FONTS.map((font) => fonts.load(font))).then(() => {
      repaint()
      begin()
    })
  }

  #isMotionUnwanted(): boolean {
    return document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #isStill(): boolean {
    return this.#flight === null && this.#counters.motions.isStill
  }

  #fly(to: View, time: number): void {
    const target = this.#held(to)
    if (!this.#flight && isSameView(target, this.#view)) return
    if (this.#isMotionUnwanted() || this.#isFirst) {
      this.#flight = null
      this.#look(target)
      return
    }
    this.#flight = { from: this.#view, to: target, start: performance.now(), time }
    this.#draw()
  }

  #step(steps: number, x: number, y: number): void {
    const from = this.#flight?.to ?? this.#view
    this.#fly(zoomedAbout(from, this.#size, x, y, this.#heldScale(from.scale * ZOOM_STEP ** steps)), STEP_TIME)
  }

  #zoomAbout(x: number, y: number, scale: number): void {
    this.#flight = null
    this.#look(zoomedAbout(this.#view, this.#size, x, y, this.#heldScale(scale)))
  }

  #heldScale(scale: number): number {
    return clamped({ ...this.#view, scale }, this.#geometry.box, this.#size).scale
  }

  /** Within bounds, and at a scale that tiles can have. */
  #held(view: View): View {
    const { x, y, scale } = clamped(view, this.#geometry.box, this.#size)
    return { x, y, scale: scaleOfLevel(Math.max(1, levelOfScale(scale * this.#ratio))) / this.#ratio }
  }

  #look(view: View): void {
    const now = performance.now()
    const held = this.#held(view)
    if (held.scale !== this.#view.scale) this.#zoomedAt = now
    this.#movedAt = now
    this.#view = held
    this.#draw()
  }

  #bare(isBare: boolean): void {
    if (isBare === this.#isBare) return
    this.#isBare = isBare
    this.#drawn.forget()
    this.#draw()
  }

  #repaintMarks(): void {
    this.#overlaid.forget()
    this.#under.forget()
    this.#drawn.forget()
    this.#over.forget()
    this.#draw()
  }

  #draw(): void {
    if (this.#request !== 0 || !this.#isReady) return
    this.#request = requestAnimationFrame((now) => {
      this.#request = 0
      this.#frame(now)
    })
  }

  #frame(now: number): void {
    if (this.#size.width === 0 || this.#size.height === 0) return
    this.#advance(now)
    const isZooming = !this.#isFirst && (this.#isFlightZooming() || now - this.#zoomedAt < SETTLE_TIME)
    const zoom = isZooming ? 'zooming' : 'still'
    const lay = this.#lay(this.#view)
    this.#ground.settle(lay, zoom)
    const isMoving = !this.#isFirst && (now - this.#movedAt < SETTLE_TIME || !this.#isStill())
    const isLeft = isZooming || this.#ground.work(lay, isMoving ? BUSY_BUDGET : 0)
    this.#paint(lay, zoom, now)
    // What came first is at rest, however it came there.
    if (this.#isFirst) this.#movedAt = Number.NEGATIVE_INFINITY
    this.#isFirst = false
    this.#drawnAt = now
    if (!this.#isStill() || (isMoving && isLeft)) this.#draw()
    else this.#rest(isLeft ? 0 : FORESIGHT)
    if (this.#isStill()) this.#resolveWaiting()
  }

  /** While nothing moves, what is missing is painted in short turns, then what other zooms will need is made ready. */
  #rest(pause: number): void {
    window.clearTimeout(this.#restTimer)
    this.#restTimer = window.setTimeout(() => {
      if (this.#request !== 0) return
      const lay = this.#lay(this.#view)
      const isLeft = this.#ground.work(lay, REST_BUDGET)
      const isDue = performance.now() - this.#drawnAt > FILL_TIME || !isLeft || this.#ground.isWhole(lay)
      if (this.#ground.isStale && isDue) this.#draw()
      else if (isLeft || this.#ground.foresee(REST_BUDGET)) this.#rest(0)
    }, pause)
  }

  #advance(now: number): void {
    this.#counters.motions.advance(now)
    const flight = this.#flight
    if (flight) {
      const share = (now - flight.start) / flight.time
      const view = this.#held(between(flight.from, flight.to, eased(share)))
      if (view.scale !== this.#view.scale) this.#zoomedAt = now
      this.#view = view
      this.#movedAt = now
      if (share >= 1) this.#flight = null
    }
    if (this.#movedAt >= this.#toldAt) {
      this.#toldAt = now
      this.#events.moved()
    }
  }

  #isFlightZooming(): boolean {
    return this.#flight !== null && this.#flight.from.scale !== this.#flight.to.scale
  }

  #lay({ x, y, scale }: View): Lay {
    const { width, height } = this.#canvas
    const dense = scaleOfLevel(levelOfScale(scale * this.#ratio))
    return {
      scale: dense,
      left: Math.round(width / 2 - x * dense),
      top: Math.round(height / 2 - y * dense),
      width,
      height,
      ratio: this.#ratio,
    }
  }

  #paint(lay: Lay, zoom: 'still' | 'zooming', now: number): void {
    const context = this.#context
    context.setTransform(1, 0, 0, 1, 0, 0)
    this.#ground.draw(context, lay, zoom)
    this.#overlaid.draw(context, lay, zoom, (onto, box, radius) => this.#paintOverlaid(this.#pen(onto, box, radius)))
    this.#under.draw(context, lay, zoom, (onto, box, radius) => this.#paintUnder(this.#pen(onto, box, radius)))
    if (!this.#isBare) this.#counters.draw(context, lay, zoom, now)
    this.#drawn.draw(context, lay, zoom, (onto, box, radius) => this.#paintDrawn(this.#pen(onto, box, radius)))
    this.#over.draw(context, lay, zoom, (onto, box, radius) => this.#paintOver(this.#pen(onto, box, radius)))
    this.#drawMinimap()
  }

  #pen(context: CanvasRenderingContext2D, box: Box, radius: number): Pen {
    return newPen(context, this.#geometry, PALETTES[this.#theme], radius, box)
  }

  #paintOverlaid(pen: Pen): boolean {
    if (this.#reconstructed) paintReconstructed(pen, this.#reconstructed)
    paintOverlays(pen, this.#overlays, this.#sides)
    return this.#reconstructed !== null || this.#overlays.length > 0
  }

  #paintUnder(pen: Pen): boolean {
    const { chosen, couldJoin } = this.#highlights
    paintHighlights(pen, this.#highlights, {
      chosen: this.#counters.hexesOf(chosen),
      couldJoin: this.#counters.hexesOf(couldJoin),
    })
    return hasMarks(this.#highlights)
  }

  #paintDrawn(pen: Pen): boolean {
    if (this.#markup === NO_MARKUP) return false
    const shown = this.#isBare ? { ...this.#markup, ghosts: [] } : this.#markup
    paintMarkup(pen, shown, this.#theme, this.#sides)
    return true
  }

  #paintOver(pen: Pen): boolean {
    const corners = new ChipCorners(pen)
    paintOverlayChips(pen, this.#overlays, this.#sides, (hex) => corners.next(hex))
    paintMarks(
      pen,
      this.#highlights,
      (hex) => this.#counters.isOccupied(hex),
      (hex) => corners.next(hex),
    )
    return this.#overlays.length > 0 || hasMarks(this.#highlights)
  }

  #drawMinimap(): void {
    const ratio = this.#ratio
    this.#minimap?.draw(
      {
        map: withMargin(this.#geometry.box),
        shown: shownBox(this.#view, this.#size),
        palette: PALETTES[this.#theme],
        half: RADIUS * 0.8,
        blocks: () => this.#counters.blocks(),
      },
      (context, box, scale) => this.#ground.paintSmall(context, box, scale, ratio),
    )
  }

  #resolveWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }

  #find(x: number, y: number): { readonly hex: Hex; readonly unit: number } {
    const point = toMap(this.#view, this.#size, x, y)
    const hex = this.#geometry.hexAt(point.x, point.y)
    return { hex, unit: hex === 0 ? 0 : this.#counters.unitAt(hex, point.x, point.y) }
  }

  #press(x: number, y: number): void {
    const { hex, unit } = this.#find(x, y)
    if (hex !== 0) this.#events.press(hex, unit)
  }

  #more(x: number, y: number): void {
    const { hex } = this.#find(x, y)
    if (hex !== 0) this.#events.more(hex, 0)
  }

  #carry(x: number, y: number): void {
    const { left, top } = this.#canvas.getBoundingClientRect()
    const { hex } = this.#find(x, y)
    this.#hovered = { hex, unit: 0 }
    this.#events.hover(hex, 0)
    this.#events.carry(hex, x + left, y + top)
  }

  #framed(from: Spot, to: Spot): void {
    this.#frameRect.hide()
    const [a, b] = [from, to].map(({ x, y }) => toMap(this.#view, this.#size, x, y))
    const isIn = (value: number, one: number, other: number): boolean =>
      value >= Math.min(one, other) && value <= Math.max(one, other)
    const { x, y } = this.#geometry
    const inside = this.#counters.pieces.filter(
      ({ place }) => isIn(x[place]!, a!.x, b!.x) && isIn(y[place]!, a!.y, b!.y),
    )
    this.#events.frame(inside.map(({ unit }) => unit))
  }

  #cancel(): void {
    this.#magnifier.hide()
    this.#frameRect.hide()
    this.#events.drop(0)
  }

  #hover(x: number, y: number): void {
    const { hex, unit } = this.#find(x, y)
    this.#hoverOver(hex, unit)
  }

  #hoverOver(hex: Hex, unit: number): void {
    if (hex === this.#hovered.hex && unit === this.#hovered.unit) return
    this.#hovered = { hex, unit }
    this.#events.hover(hex, unit)
  }

  #hold(x: number, y: number): void {
    const { hex } = this.#find(x, y)
    if (hex === 0) {
      this.#magnifier.hide()
      return
    }
    const { x: mapX, y: mapY } = toMap(this.#view, this.#size, x, y)
    this.#magnifier.show(
      x,
      y,
      this.#size,
      this.#geometry.grid.name(hex),
      this.#about(hex),
      PALETTES[this.#theme],
      (context, size, ratio) => this.#paintLens(context, size, ratio, mapX, mapY, hex),
    )
    if (hex !== this.#heldHex && this.#counters.stackAt(hex).length > 1) this.#events.fan(hex)
    this.#heldHex = hex
  }

  #release(x: number, y: number): void {
    this.#magnifier.hide()
    this.#heldHex = 0
    const { hex } = this.#find(x, y)
    if (hex !== 0) this.#events.more(hex, 0)
  }

  #about(hex: Hex): string {
    const { board } = this.#chart
    const terrain = board.terrainNames[board.terrain[hex]!] ?? ''
    return [...board.placesAt(hex).map(({ name }) => name), terrain].filter((text) => text !== '').join(', ')
  }

  #paintLens(context: CanvasRenderingContext2D, size: number, ratio: number, x: number, y: number, hex: Hex): void {
    const radius = Math.max(LENS_RADIUS, this.radius)
    const scale = (radius / RADIUS) * ratio
    const lay = {
      scale,
      left: Math.round(size / 2 - x * scale),
      top: Math.round(size / 2 - y * scale),
      width: size,
      height: size,
      ratio,
    }
    const box = {
      left: -lay.left / scale,
      top: -lay.top / scale,
      right: (size - lay.left) / scale,
      bottom: (size - lay.top) / scale,
    }
    this.#ground.paintPart(context, box, scale, ratio)
    context.setTransform(scale, 0, 0, scale, lay.left, lay.top)
    this.#paintOverlaid(this.#pen(context, box, radius))
    this.#paintUnder(this.#pen(context, box, radius))
    context.setTransform(1, 0, 0, 1, 0, 0)
    if (!this.#isBare) this.#counters.drawClose(context, lay, performance.now())
    context.setTransform(scale, 0, 0, scale, lay.left, lay.top)
    this.#paintDrawn(this.#pen(context, box, radius))
    this.#paintOver(this.#pen(context, box, radius))
    context.beginPath()
    this.#geometry.trace(context, hex, 0.97)
    context.lineWidth = 2.4 / (scale / ratio)
    context.strokeStyle = PALETTES[this.#theme].text
    context.stroke()
  }
}

/** Chips of one hex stand above one another. */
class ChipCorners {
  readonly #pen: Pen
  readonly #taken = new Map<Place, number>()

  constructor(pen: Pen) {
    this.#pen = pen
  }

  next(hex: Hex): { x: number; y: number } {
    const before = this.#taken.get(hex) ?? 0
    this.#taken.set(hex, before + 1)
    const { x, y } = chipCorner(this.#pen, hex)
    return { x, y: y - before * 22 * Math.max(0.62, this.#pen.weight) * this.#pen.px }
  }
}

const isSameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale

/** What has not changed is handed over as it was. */
const isSame = (a: Highlights, b: Highlights): boolean =>
  a.chosen === b.chosen &&
  a.target === b.target &&
  a.couldTarget === b.couldTarget &&
  a.couldJoin === b.couldJoin &&
  a.canGo === b.canGo &&
  a.path === b.path &&
  a.arrows === b.arrows &&
  a.chips === b.chips &&
  a.cursor === b.cursor &&
  a.pointed === b.pointed

const hasMarks = ({
  chosen,
  target,
  couldTarget,
  couldJoin,
  canGo,
  path,
  arrows,
  chips,
  cursor,
  pointed,
}: Highlights): boolean =>
  chosen.size + target.size + couldTarget.size + couldJoin.size + canGo.size + pointed.size > 0 ||
  path.length + arrows.length + chips.length + cursor > 0
