import type { Box } from './geometry.ts'
import type { Palette } from './palette.ts'
import { fitted, shownBox, type View } from './viewport.ts'

export interface MinimapScene {
  readonly map: Box
  readonly shown: Box
  readonly palette: Palette
  /** Squares of counters, colour by colour, in units of the map; asked for when they have changed. */
  blocks(): ReadonlyMap<string, readonly { readonly x: number; readonly y: number }[]>
  /** Half the side of a square. */
  readonly half: number
}

/** The whole map in a corner; a press or a drag on it moves the view there. */
export class Minimap {
  readonly #canvas: HTMLCanvasElement
  readonly #ground = document.createElement('canvas')
  readonly #base = document.createElement('canvas')
  readonly #ending = new AbortController()
  #view: View = { x: 0, y: 0, scale: 1 }
  #isPainted = false
  #hasPieces = false

  constructor(canvas: HTMLCanvasElement, moveTo: (x: number, y: number) => void) {
    this.#canvas = canvas
    const { signal } = this.#ending
    const go = (event: PointerEvent): void => {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const { x, y, scale } = this.#view
      const ratio = this.#canvas.width / Math.max(1, width)
      moveTo(
        ((event.clientX - left - width / 2) * ratio) / scale + x,
        ((event.clientY - top - height / 2) * ratio) / scale + y,
      )
    }
    canvas.addEventListener(
      'pointerdown',
      (event) => {
        if (event.isTrusted) canvas.setPointerCapture(event.pointerId)
        go(event)
      },
      { signal },
    )
    canvas.addEventListener('pointermove', (event) => event.buttons === 1 && go(event), { signal })
    canvas.style.touchAction = 'none'
  }

  /** The ground must be painted anew. */
  forget(): void {
    this.#isPainted = false
    this.#hasPieces = false
  }

  /** Counters have moved. */
  forgetPieces(): void {
    this.#hasPieces = false
  }

  /** `paintGround` may be asked again later: it says whether it could. */
  draw(
    scene: MinimapScene,
    paintGround: (context: CanvasRenderingContext2D, box: Box, scale: number) => boolean,
  ): void {
    const { width, height } = this.#size()
    const context = this.#canvas.getContext('2d', { alpha: false })
    if (!context || width === 0 || height === 0) return
    this.#view = fitted(scene.map, { width, height })
    const { x, y, scale } = this.#view
    if (!this.#isPainted) this.#paintGround(scene, width, height, paintGround)
    if (!this.#hasPieces) this.#paintPieces(scene, width, height)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(this.#base, 0, 0)
    context.setTransform(scale, 0, 0, scale, width / 2 - x * scale, height / 2 - y * scale)
    const { left, top, right, bottom } = scene.shown
    // Where all is shown there is nothing to point out.
    if (right - left < scene.map.right - scene.map.left || bottom - top < scene.map.bottom - scene.map.top) {
      context.fillStyle = scene.palette.chosen
      context.globalAlpha = 0.14
      context.fillRect(left, top, right - left, bottom - top)
      context.globalAlpha = 1
    }
    context.lineWidth = (1.4 * (window.devicePixelRatio || 1)) / scale
    context.strokeStyle = scene.palette.text
    context.strokeRect(left, top, right - left, bottom - top)
  }

  #paintGround(
    { palette }: MinimapScene,
    width: number,
    height: number,
    paint: (context: CanvasRenderingContext2D, box: Box, scale: number) => boolean,
  ): void {
    this.#ground.width = width
    this.#ground.height = height
    this.#hasPieces = false
    const ground = this.#ground.getContext('2d', { alpha: false })
    if (!ground) return
    ground.fillStyle = palette.surface
    ground.fillRect(0, 0, width, height)
    this.#isPainted = paint(ground, shownBox(this.#view, { width, height }), this.#view.scale)
  }

  #paintPieces({ blocks, half }: MinimapScene, width: number, height: number): void {
    this.#hasPieces = true
    this.#base.width = width
    this.#base.height = height
    const base = this.#base.getContext('2d', { alpha: false })
    if (!base) return
    const { x, y, scale } = this.#view
    base.drawImage(this.#ground, 0, 0)
    base.setTransform(scale, 0, 0, scale, width / 2 - x * scale, height / 2 - y * scale)
    const reach = Math.max(half, 1.4 / scale)
    for (const [colour, points] of blocks()) {
      base.fillStyle = colour
      for (const point of points) base.fillRect(point.x - reach, point.y - reach, reach * 2, reach * 2)
    }
  }

  remove(): void {
    this.#ending.abort()
  }

  #size(): { readonly width: number; readonly height: number } {
    const ratio = window.devicePixelRatio || 1
    const width = Math.round(this.#canvas.clientWidth * ratio)
    const height = Math.round(this.#canvas.clientHeight * ratio)
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width
      this.#canvas.height = height
      this.forget()
    }
    return { width, height }
  }
}
