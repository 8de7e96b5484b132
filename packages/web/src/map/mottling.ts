/** Large soft stains of the paper, fixed to the map. */
const CELLS = 256
/** How many units of the map one cell of the stain is wide. */
const SPREAD = 6

let kept: HTMLCanvasElement | null = null

/** Lets something be filled with stains in a context whose unit is that of the map. */
export function mottle(context: CanvasRenderingContext2D, strength: number, fill: () => void): void {
  kept ??= stained()
  const pattern = context.createPattern(kept, 'repeat')
  if (!pattern) return
  pattern.setTransform(new DOMMatrix([SPREAD, 0, 0, SPREAD, 0, 0]))
  context.globalAlpha = strength
  context.fillStyle = pattern
  fill()
  context.globalAlpha = 1
}

function stained(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = CELLS
  canvas.height = CELLS
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const image = context.createImageData(CELLS, CELLS)
  for (let y = 0; y < CELLS; y++)
    for (let x = 0; x < CELLS; x++) {
      const at = (y * CELLS + x) * 4
      image.data[at] = 133
      image.data[at + 1] = 97
      image.data[at + 2] = 46
      image.data[at + 3] = Math.max(0, Math.min(255, stain(x / CELLS, y / CELLS) * 255))
    }
  context.putImageData(image, 0, 0)
  return canvas
}

/** Four octaves of noise that repeat at the edges. */
function stain(x: number, y: number): number {
  let sum = 0
  let weight = 0.5
  for (let octave = 0, cells = 8; octave < 4; octave++, cells *= 2) {
    sum += weight * (smooth(x * cells, y * cells, cells, octave) - 0.5)
    weight /= 2
  }
  return 0.11 + sum * 0.5
}

function smooth(x: number, y: number, cells: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [fade(x - left), fade(y - top)]
  const at = (column: number, row: number): number => noise((column % cells) + 131 * seed, row % cells)
  const above = at(left, top) + (at(left + 1, top) - at(left, top)) * u
  const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u
  return above + (below - above) * v
}

const fade = (t: number): number => t * t * (3 - 2 * t)

/** A number from 0 to 1 that depends on its arguments alone. */
function noise(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return (h >>> 0) / 0xffffffff
}
