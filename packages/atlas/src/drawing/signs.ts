import type { Hex } from '@hexfront/core'
import { noise } from './noise.ts'
import { type Pen, RADIUS, round } from './pen.ts'

/** Small signs strewn over terrain, as on a printed sheet: the same ones for the same hex, always. */
type Sign = (x: number, y: number, size: number) => string

const SPOTS = [
  [-0.46, -0.5],
  [0.45, -0.5],
  [-0.62, -0.24],
  [-0.3, -0.24],
  [0.06, -0.3],
  [0.36, -0.2],
  [0.68, -0.26],
  [-0.76, 0.06],
  [-0.12, 0.02],
  [0.2, 0.12],
  [0.74, 0.1],
  [-0.46, 0.2],
  [0.48, 0.3],
  [-0.2, 0.4],
  [0.1, 0.5],
  [-0.42, 0.56],
  [0.4, 0.58],
] as const

function strew(pen: Pen, hexes: Iterable<Hex>, share: number, sign: Sign): string {
  let path = ''
  for (const hex of hexes) {
    const { x, y } = pen.centre(hex)
    SPOTS.forEach(([dx, dy], spot) => {
      if (noise(hex * 31 + spot, 5) > share) return
      const jitterX = (noise(hex, spot) - 0.5) * 0.18
      const jitterY = (noise(spot, hex) - 0.5) * 0.18
      path += sign(x + (dx + jitterX) * RADIUS, y + (dy + jitterY) * RADIUS, 2.5 + noise(hex + 3, spot) * 1.1)
    })
  }
  return path
}

export const firs = (pen: Pen, hexes: Iterable<Hex>): string =>
  strew(
    pen,
    hexes,
    0.5,
    (x, y, q) => `M${round(x)} ${round(y - q * 1.7)}l${round(q)} ${round(q * 2.5)}h${round(-2 * q)}z`,
  )

export const crowns = (pen: Pen, hexes: Iterable<Hex>): string =>
  strew(
    pen,
    hexes,
    0.42,
    (x, y, q) =>
      `M${round(x - q)} ${round(y)}a${round(q)} ${round(q)} 0 1 1 ${round(2 * q)} 0a${round(q)} ${round(q)} 0 1 1 ${round(-2 * q)} 0z`,
  )

export const tufts = (pen: Pen, hexes: Iterable<Hex>): string =>
  strew(pen, hexes, 0.42, (x, y, q) => {
    const w = q * 3
    return `M${round(x - w)} ${round(y)}h${round(2 * w)}M${round(x)} ${round(y - 1)}v${round(-q * 1.6)}M${round(x - q)} ${round(y - 1)}l${round(-q * 0.6)} ${round(-q * 1.2)}M${round(x + q)} ${round(y - 1)}l${round(q * 0.6)} ${round(-q * 1.2)}`
  })

/** Open water between the reeds. */
export const pools = (pen: Pen, hexes: Iterable<Hex>): string =>
  strew(pen, hexes, 0.4, (x, y, q) => `M${round(x - q * 2)} ${round(y + q * 1.6)}h${round(q * 4)}`)

/** A net of streets over built-up ground. */
export function streets(pen: Pen, hexes: Iterable<Hex>): string {
  let path = ''
  for (const hex of hexes) {
    const { x, y } = pen.centre(hex)
    for (let n = -3; n <= 3; n++) {
      const off = n * RADIUS * 0.2
      const half = Math.sqrt(Math.max(0, (RADIUS * 0.74) ** 2 - off ** 2))
      path += `M${round(x - half)} ${round(y + off - half * 0.2)}L${round(x + half)} ${round(y + off + half * 0.2)}`
      path += `M${round(x + off + half * 0.2)} ${round(y - half)}L${round(x + off - half * 0.2)} ${round(y + half)}`
    }
  }
  return path
}
