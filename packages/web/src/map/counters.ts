import type { Hex, SideLook, Unit } from '@hexfront/core'
import type { Geometry } from './geometry.ts'
import { boxOfLay, type Lay } from './lay.ts'
import { COUNTER_SHARE, type Level, levelOf, nextLevel } from './levels.ts'
import { Motions } from './motion.ts'
import { inkOf, PALETTES } from './palette.ts'
import type { Piece, ThemeId } from './scene.ts'
import { Sprites } from './sprites.ts'
import { MOST_SHOWN, stackOffset, stacksOf } from './stacks.ts'

const NOBODY: ReadonlySet<Unit> = new Set()
/** How much is seen of a counter that has nothing to do. */
const FAINT = 0.45
/** Sprites drawn larger or smaller than this look wrong even in passing. */
const MOST_STRETCHED = 2

/** The counters on the map. */
export class Counters {
  readonly motions: Motions
  readonly #geometry: Geometry
  readonly #sides: readonly SideLook[]
  #theme: ThemeId = 'light'
  #pieces: readonly Piece[] = []
  #chosen: ReadonlySet<Unit> = NOBODY
  /** By hex, the top one first; hexes in the order in which they are drawn. */
  #stacks: ReadonlyMap<Hex, readonly Piece[]> = new Map()
  #level: Level = 4
  #sets: Sprites[] = []

  constructor(geometry: Geometry, sides: readonly SideLook[]) {
    this.#geometry = geometry
    this.#sides = sides
    this.motions = new Motions(geometry)
  }

  get pieces(): readonly Piece[] {
    return this.#pieces
  }

  theme(theme: ThemeId): void {
    this.#theme = theme
    this.forget()
  }

  /** Faces must be painted anew. */
  forget(): void {
    this.#sets = []
  }

  set(pieces: readonly Piece[]): void {
    this.#pieces = pieces
    this.#stack()
  }

  choose(chosen: ReadonlySet<Unit>): void {
    this.#chosen = chosen
    this.#stack()
  }

  stackAt(hex: Hex): readonly Piece[] {
    return this.#stacks.get(hex) ?? []
  }

  isOccupied(hex: Hex): boolean {
    return this.#stacks.has(hex)
  }

  /** Where the counters of these units lie. */
  hexesOf(units: ReadonlySet<Unit>): Set<Hex> {
    const hexes = new Set<Hex>()
    if (units.size > 0)
      for (const { unit, place } of this.#pieces) if (units.has(unit) && this.#geometry.isOnMap(place)) hexes.add(place)
    return hexes
  }

  /** The top unit of a hex, if this point of the map is on its counter. */
  unitAt(hex: Hex, x: number, y: number): Unit {
    const stack = this.stackAt(hex)
    const top = stack[0]
    if (!top) return 0
    const side = 50 * COUNTER_SHARE
    const slack = Math.abs(stackOffset(0, stack.length, side))
    const isOn =
      Math.abs(x - this.#geometry.x[hex]!) <= side / 2 + slack &&
      Math.abs(y - this.#geometry.y[hex]!) <= side / 2 + slack
    return isOn ? top.unit : 0
  }

  /** Where counters lie, colour by colour. */
  blocks(): Map<string, { x: number; y: number }[]> {
    const blocks = new Map<string, { x: number; y: number }[]>()
    for (const [hex, [top]] of this.#stacks) {
      const { block } = inkOf(PALETTES[this.#theme], this.#sides, top?.face.side ?? 1)
      const points = blocks.get(block)
      if (points) points.push(this.#geometry.centre(hex))
      else blocks.set(block, [this.#geometry.centre(hex)])
    }
    return blocks
  }

  draw(context: CanvasRenderingContext2D, lay: Lay, zoom: 'still' | 'zooming', now: number): void {
    const exact = (lay.scale / lay.ratio) * 50 * COUNTER_SHARE
    if (zoom === 'still') this.#level = nextLevel(exact, this.#level)
    if (this.#level === 1 || levelOf(exact) === 1) this.#drawBlocks(context, lay, now)
    else this.#drawFaces(context, lay, this.#spritesFor(exact * lay.ratio, zoom), exact * lay.ratio, now)
  }

  /** At a size of its own, for the magnifier. */
  drawClose(context: CanvasRenderingContext2D, lay: Lay, now: number): void {
    const side = lay.scale * 50 * COUNTER_SHARE
    this.#drawFaces(context, lay, this.#setOf(Math.round(side), levelOf(side / lay.ratio)), side, now)
  }

  /** From afar a counter is a square of its side's colour. */
  #drawBlocks(context: CanvasRenderingContext2D, lay: Lay, now: number): void {
    const { x, y, grid } = this.#geometry
    const size = Math.max(3, Math.round(lay.scale * 50 * COUNTER_SHARE))
    const box = boxOfLay(lay)
    for (let side = 1; side <= Math.max(2, this.#sides.length); side++) {
      const ink = inkOf(PALETTES[this.#theme], this.#sides, side)
      for (const isInside of [false, true]) {
        const rim = size > 6 ? Math.round(lay.ratio) : 0
        if (isInside && rim === 0) continue
        const shrunk = isInside ? rim : 0
        context.fillStyle = isInside || rim === 0 ? ink.ground : ink.edge
        for (const [hex, [top]] of this.#stacks) {
          if (top?.face.side !== side || hex > grid.size || !this.#geometry.isNear(hex, box)) continue
          const at = this.motions.at(top.unit, now)
          const left = Math.round((at?.x ?? x[hex]!) * lay.scale + lay.left - size / 2)
          const upper = Math.round((at?.y ?? y[hex]!) * lay.scale + lay.top - size / 2)
          context.fillRect(left + shrunk, upper + shrunk, size - 2 * shrunk, size - 2 * shrunk)
        }
      }
    }
  }

  #drawFaces(context: CanvasRenderingContext2D, lay: Lay, sprites: Sprites, side: number, now: number): void {
    const { x, y } = this.#geometry
    const by = Math.abs(side - sprites.side) < 1 ? 1 : side / sprites.side
    const box = boxOfLay(lay)
    const shown: (readonly [Hex, readonly Piece[]])[] = []
    const moving: Piece[] = []
    for (const [hex, stack] of this.#stacks) {
      const isMoving = stack.some(({ unit }) => this.motions.isGliding(unit))
      if (!isMoving && !this.#geometry.isNear(hex, box)) continue
      const still = isMoving ? stack.filter(({ unit }) => !this.motions.isGliding(unit)) : stack
      if (isMoving) moving.push(...stack.filter(({ unit }) => this.motions.isGliding(unit)))
      if (still.length > 0) shown.push([hex, still])
    }
    const fading = this.motions.fading(now)
    // All painting first: a page that was drawn from is dear to paint on.
    for (const [, stack] of shown) prepare(sprites, stack)
    for (const piece of moving) sprites.prepare(piece)
    for (const { piece } of fading) sprites.prepare(piece)
    for (const [hex, stack] of shown)
      drawStack(context, sprites, stack, x[hex]! * lay.scale + lay.left, y[hex]! * lay.scale + lay.top, side, by)
    for (const piece of moving) {
      const at = this.motions.at(piece.unit, now)
      if (at) sprites.draw(context, piece, at.x * lay.scale + lay.left, at.y * lay.scale + lay.top, by)
    }
    for (const { piece, opacity, lift } of fading) {
      context.globalAlpha = opacity
      const top = y[piece.place]! * lay.scale + lay.top - lift * lay.ratio
      sprites.draw(context, piece, x[piece.place]! * lay.scale + lay.left, top, by)
      context.globalAlpha = 1
    }
  }

  #spritesFor(side: number, zoom: 'still' | 'zooming'): Sprites {
    const last = this.#sets[0]
    const stretch = last ? Math.max(side / last.side, last.side / side) : Number.POSITIVE_INFINITY
    if (last && zoom === 'zooming' && stretch < MOST_STRETCHED) return last
    return this.#setOf(Math.round(side), this.#level === 1 ? 2 : this.#level)
  }

  #setOf(side: number, level: Level): Sprites {
    const known = this.#sets.find((set) => set.side === side && set.level === level && !set.isFull)
    const set = known ?? new Sprites(side, level, this.#theme, this.#sides)
    if (this.#sets[0] !== set)
      this.#sets = [set, ...this.#sets.filter((other) => other !== set && !other.isFull)].slice(0, 4)
    return set
  }

  #stack(): void {
    const onMap = (place: number): boolean => this.#geometry.isOnMap(place)
    const stacks = stacksOf(
      this.#pieces.map((piece) => this.#ringed(piece)),
      onMap,
      this.#chosen,
    )
    const { x, y } = this.#geometry
    this.#stacks = new Map([...stacks].sort(([a], [b]) => y[a]! - y[b]! || x[a]! - x[b]!))
  }

  #ringed(piece: Piece): Piece {
    if (!this.#chosen.has(piece.unit) || piece.marks.some(({ kind }) => kind === 'chosen')) return piece
    return { ...piece, marks: [...piece.marks, { kind: 'chosen', chip: '' }] }
  }
}

function prepare(sprites: Sprites, stack: readonly Piece[]): void {
  const top = stack[0]
  if (!top) return
  sprites.prepare(top)
  if (isCounted(sprites, stack)) sprites.prepareCount(stack.length)
  if (sprites.level > 2) for (const below of stack.slice(1, MOST_SHOWN)) sprites.prepareBlank(below)
}

function drawStack(
  context: CanvasRenderingContext2D,
  sprites: Sprites,
  stack: readonly Piece[],
  x: number,
  y: number,
  side: number,
  by: number,
): void {
  const top = stack[0]
  if (!top) return
  const count = sprites.level > 2 ? stack.length : 1
  for (let depth = Math.min(count, MOST_SHOWN) - 1; depth > 0; depth--) {
    const off = stackOffset(depth, count, side)
    if (stack[depth]!.isFaint) context.globalAlpha = FAINT
    sprites.drawBlank(context, stack[depth]!, x + off, y + off, by)
    context.globalAlpha = 1
  }
  const off = stackOffset(0, count, side)
  if (top.isFaint) context.globalAlpha = FAINT
  sprites.draw(context, top, x + off, y + off, by)
  context.globalAlpha = 1
  if (isCounted(sprites, stack)) sprites.drawCount(context, stack.length, x - off, y - off, by)
}

/** Where edges are not drawn, or not for all. */
const isCounted = ({ level }: Sprites, { length }: readonly Piece[]): boolean =>
  length > MOST_SHOWN || (level === 2 && length > 1)
