import type { Palette } from './palette.ts'
import { NUMBER_FONT, TEXT_FONT } from './palette.ts'

const SIZE = 136
const RIM = 3
/** How far above the finger its lower edge stays. */
const LIFT = 44

/** A glass above a held finger, which hides what it points at. */
export class Magnifier {
  readonly #root = document.createElement('div')
  readonly #canvas = document.createElement('canvas')
  readonly #caption = document.createElement('div')

  constructor(host: HTMLElement) {
    this.#root.hidden = true
    this.#root.className = 'magnifier'
    this.#root.setAttribute('aria-hidden', 'true')
    this.#root.style.cssText = `position:absolute;left:0;top:0;width:${SIZE}px;pointer-events:none;z-index:5`
    this.#canvas.style.cssText = `display:block;box-sizing:border-box;width:${SIZE}px;height:${SIZE}px;border-radius:50%`
    this.#caption.style.cssText = `width:max-content;max-width:220px;margin:4px auto 0;padding:0 10px;border-radius:10px;font:500 13px/20px ${TEXT_FONT};translate:calc((${SIZE}px - 100%) / 2) 0;margin-inline:0`
    this.#root.append(this.#canvas, this.#caption)
    host.append(this.#root)
  }

  /** `paint` gets a context whose origin is the corner of the glass, in pixels of the device. */
  show(
    x: number,
    y: number,
    room: { readonly width: number; readonly height: number },
    name: string,
    about: string,
    palette: Palette,
    paint: (context: CanvasRenderingContext2D, size: number, ratio: number) => void,
  ): void {
    const ratio = window.devicePixelRatio || 1
    const size = Math.round(SIZE * ratio)
    if (this.#canvas.width !== size) {
      this.#canvas.width = size
      this.#canvas.height = size
    }
    this.#root.hidden = false
    const left = Math.max(4, Math.min(room.width - SIZE - 4, x - SIZE / 2))
    const above = y - LIFT - SIZE - 26
    // Where there is no room above, beside the finger.
    const isBeside = above < 4
    const beside = x > room.width / 2 ? x - SIZE - LIFT : x + LIFT
    this.#root.style.transform = `translate(${isBeside ? beside : left}px, ${Math.max(4, above)}px)`
    this.#canvas.style.border = `${RIM}px solid ${palette.surface}`
    this.#canvas.style.boxShadow = `0 0 0 1px ${palette.line}, 0 4px 14px rgb(40 28 10 / 35%)`
    this.#caption.style.background = palette.surface
    this.#caption.style.color = palette.text
    this.#caption.style.border = `1px solid ${palette.line}`
    const strong = document.createElement('b')
    strong.style.font = `700 14px/20px ${NUMBER_FONT}`
    strong.textContent = name
    this.#caption.replaceChildren(strong, about === '' ? '' : ` ${about}`)
    const context = this.#canvas.getContext('2d', { alpha: false })
    if (context) paint(context, size, ratio)
  }

  hide(): void {
    this.#root.hidden = true
  }

  remove(): void {
    this.#root.remove()
  }
}
