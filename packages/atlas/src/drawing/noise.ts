import type { Point } from '@hexfront/core'

/** A number from 0 to 1 that depends on its arguments alone. */
export function noise(a: number, b: number): number {
  let h = Math.imul((a | 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((b | 0) + 0x7f4a7c15, 0xc2b2ae35)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return ((h >>> 0) % 100_003) / 100_003
}

/** The same between whole numbers, without a step anywhere. */
export function smoothNoise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [fade(x - left), fade(y - top)]
  const above = noise(left, top) * (1 - u) + noise(left + 1, top) * u
  const below = noise(left, top + 1) * (1 - u) + noise(left + 1, top + 1) * u
  return above * (1 - v) + below * v
}

const fade = (t: number): number => t * t * (3 - 2 * t)

/** How far ground is pushed aside: `reach` pixels at most, in waves of about `wave` pixels. */
export interface Drift {
  readonly reach: number
  readonly wave: number
}

/** The same push for the same point, whatever is drawn through it, so that lines that meet stay together. */
export function drifted({ x, y }: Point, drifts: readonly Drift[]): Point {
  let [dx, dy] = [0, 0]
  for (const { reach, wave } of drifts) {
    dx += (smoothNoise(x / wave + 31, y / wave) - 0.5) * 2 * reach
    dy += (smoothNoise(y / wave - 57, x / wave) - 0.5) * 2 * reach
  }
  return { x: x + dx, y: y + dy }
}
