import type { Spot } from './gestures.ts'

/** The frame that is drawn round counters to pick them. */
export class FrameRect {
  readonly #element = document.createElement('div')

  constructor(host: HTMLElement) {
    this.#element.className = 'frame-rect'
    this.#element.hidden = true
    host.append(this.#element)
  }

  show(from: Spot, to: Spot): void {
    const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    this.#element.hidden = false
    this.#element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
  }

  hide(): void {
    this.#element.hidden = true
  }

  remove(): void {
    this.#element.remove()
  }
}
