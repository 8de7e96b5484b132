import type { SideLook } from '@hexfront/core'
import { OVERHANG, paintBlank, paintFace } from './counter.ts'
import type { Level } from './levels.ts'
import { inkOf, NUMBER_FONT, PALETTES } from './palette.ts'
import type { Piece, ThemeId } from './scene.ts'

/** Pages stay small: painting onto one that was just drawn from copies all of it. */
const PAGE = 512
const MOST_PAGES = 48

interface Sprite {
  readonly page: HTMLCanvasElement
  readonly x: number
  readonly y: number
}

/** Faces of counters at one size, painted once each. */
export class Sprites {
  readonly side: number
  readonly level: Level
  readonly #theme: ThemeId
  readonly #sides: readonly SideLook[]
  /** The room that a sprite takes, marks over the edge included. */
  readonly #cell: number
  readonly #known = new Map<string, Sprite>()
  #pages = 0
  #page: HTMLCanvasElement | null = null
  #context: CanvasRenderingContext2D | null = null
  #x = 0
  #y = 0

  constructor(side: number, level: Level, theme: ThemeId, sides: readonly SideLook[]) {
    this.side = side
    this.level = level
    this.#theme = theme
    this.#sides = sides
    this.#cell = Math.ceil(side * (1 + 2 * OVERHANG)) + 2
  }

  /** Makes sure that a face is there, so that drawing need not stop to paint. */
  prepare({ face, values, marks }: Piece): void {
    const key = faceKey(face, values, marks, this.level)
    if (!this.#known.has(key))
      this.#add(key, (context, x, y) =>
        paintFace(context, face, values, marks, x, y, this.side, this.level, this.#theme, this.#sides),
      )
  }

  prepareBlank({ face }: Piece): void {
    const key = blankKey(face)
    if (!this.#known.has(key))
      this.#add(key, (context, x, y) =>
        paintBlank(context, x, y, this.side, face.stripe, inkOf(PALETTES[this.#theme], this.#sides, face.side)),
      )
  }

  draw(context: CanvasRenderingContext2D, { face, values, marks }: Piece, x: number, y: number, scale: number): void {
    this.#blit(context, this.#known.get(faceKey(face, values, marks, this.level)), x, y, scale)
  }

  drawBlank(context: CanvasRenderingContext2D, { face }: Piece, x: number, y: number, scale: number): void {
    this.#blit(context, this.#known.get(blankKey(face)), x, y, scale)
  }

  /** How many lie there, where the edges do not tell. */
  prepareCount(count: number): void {
    const key = `count ${count}`
    if (!this.#known.has(key)) this.#add(key, (context, x, y) => this.#paintCount(context, count, x, y))
  }

  drawCount(context: CanvasRenderingContext2D, count: number, x: number, y: number, scale: number): void {
    this.#blit(context, this.#known.get(`count ${count}`), x, y, scale)
  }

  #paintCount(context: CanvasRenderingContext2D, count: number, x: number, y: number): void {
    const { text, surface, casing } = PALETTES[this.#theme]
    const size = Math.max(this.side * 0.17, 5.2)
    const right = x + this.side / 2 - size * 0.2
    const bottom = y + this.side / 2 - size * 0.2
    context.beginPath()
    context.arc(right, bottom, size, 0, 2 * Math.PI)
    context.fillStyle = surface
    context.fill()
    context.lineWidth = Math.max(1, size * 0.16)
    context.strokeStyle = casing === '#FFFFFF' ? text : casing
    context.stroke()
    context.fillStyle = text
    context.font = `700 ${size * 1.6}px ${NUMBER_FONT}`
    context.textAlign = 'center'
    context.fillText(String(count), right, bottom + size * 0.56)
  }

  get isFull(): boolean {
    return this.#pages > MOST_PAGES
  }

  #blit(context: CanvasRenderingContext2D, sprite: Sprite | undefined, x: number, y: number, scale: number): void {
    if (!sprite) return
    const cell = this.#cell
    if (scale === 1) {
      const left = Math.round(x - cell / 2)
      const top = Math.round(y - cell / 2)
      context.drawImage(sprite.page, sprite.x, sprite.y, cell, cell, left, top, cell, cell)
    } else {
      const size = cell * scale
      context.drawImage(sprite.page, sprite.x, sprite.y, cell, cell, x - size / 2, y - size / 2, size, size)
    }
  }

  #add(key: string, paint: (context: CanvasRenderingContext2D, x: number, y: number) => void): void {
    const cell = this.#cell
    if (this.#page === null || this.#y + cell > this.#page.height) this.#turnPage()
    if (!this.#page || !this.#context) return
    this.#known.set(key, { page: this.#page, x: this.#x, y: this.#y })
    // Whole pixels, so that edges are sharp where the sprite is drawn on whole pixels too.
    paint(this.#context, this.#x + cell / 2, this.#y + cell / 2)
    this.#x += cell
    if (this.#x + cell > this.#page.width) {
      this.#x = 0
      this.#y += cell
    }
  }

  #turnPage(): void {
    const page = document.createElement('canvas')
    page.width = Math.max(PAGE, this.#cell)
    page.height = Math.max(PAGE, this.#cell)
    this.#page = page
    this.#context = page.getContext('2d')
    this.#pages++
    this.#x = 0
    this.#y = 0
  }
}

/** What tells faces apart at a level: from afar, many units share one. */
function faceKey(face: Piece['face'], values: string, marks: Piece['marks'], level: Level): string {
  const { side, arm, stripe, size, name, box = '', band = '' } = face
  let key = `${side} ${arm} ${stripe} ${band}`
  if (level >= 3) key += ` ${values} ${box}`
  if (level >= 4) key += ` ${size} ${name}`
  for (const { kind, chip } of marks) key += ` ${kind}${chip}`
  return key
}

const blankKey = ({ side, stripe }: Piece['face']): string => `blank ${side} ${stripe}`
