import type { Box } from './geometry.ts'
import { boxOfLay, type Lay } from './lay.ts'

/** How far a layer may reach over the window, in pixels of the page, so that a pan need not paint it anew. */
const MARGIN = 256

/** Marks on the map, painted when they change and carried along while the map is moved. */
export class Layer {
  readonly #margin: number
  readonly #canvas = document.createElement('canvas')
  readonly #context = this.#canvas.getContext('2d')
  /** Where the map lay when it was painted. */
  #lay: Lay | null = null
  #isEmpty = true

  constructor(margin = MARGIN) {
    this.#margin = margin
  }

  /** It must be painted anew before it is next drawn. */
  forget(): void {
    this.#lay = null
  }

  /** `paint` says whether there was anything to paint; its context's unit is that of the map. */
  draw(
    onto: CanvasRenderingContext2D,
    lay: Lay,
    zoom: 'still' | 'zooming',
    paint: (context: CanvasRenderingContext2D, box: Box, radius: number) => boolean,
  ): void {
    if (!this.#serves(lay, zoom)) this.#paint(lay, paint)
    const at = this.#lay
    if (this.#isEmpty || !at) return
    const by = lay.scale / at.scale
    const left = lay.left - at.left * by
    const top = lay.top - at.top * by
    if (by === 1) onto.drawImage(this.#canvas, left, top)
    else onto.drawImage(this.#canvas, left, top, this.#canvas.width * by, this.#canvas.height * by)
  }

  #serves(lay: Lay, zoom: 'still' | 'zooming'): boolean {
    const at = this.#lay
    if (!at || at.ratio !== lay.ratio) return false
    if (zoom === 'zooming') return true
    if (at.scale !== lay.scale) return false
    const left = lay.left - at.left
    const top = lay.top - at.top
    return left <= 0 && top <= 0 && left + at.width >= lay.width && top + at.height >= lay.height
  }

  #paint(lay: Lay, paint: (context: CanvasRenderingContext2D, box: Box, radius: number) => boolean): void {
    const context = this.#context
    if (!context) return
    const margin = Math.round(this.#margin * lay.ratio)
    const at = {
      ...lay,
      left: lay.left + margin,
      top: lay.top + margin,
      width: lay.width + 2 * margin,
      height: lay.height + 2 * margin,
    }
    if (this.#canvas.width !== at.width || this.#canvas.height !== at.height) {
      this.#canvas.width = at.width
      this.#canvas.height = at.height
    }
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, at.width, at.height)
    context.setTransform(at.scale, 0, 0, at.scale, at.left, at.top)
    this.#isEmpty = !paint(context, boxOfLay(at), (lay.scale / lay.ratio) * 50)
    this.#lay = at
  }
}
