import { RADIUS } from './pen.ts'

/** On the screen names are never smaller than this share of their size in full, nor larger than the other. */
const [SMALLEST, LARGEST] = [0.68, 1.15]
const NUMBER = 9.6
/** The smallest hex that is numbered, and how many pixels of the screen its number is high. */
export const NUMBERED_FROM = 26
const SMALLEST_NUMBER = 6

/** How much larger than in full names are drawn on a map whose hexes have this radius on the screen. */
export const nameScale = (radius: number): number =>
  Math.max((SMALLEST * RADIUS) / radius, Math.min(1, (LARGEST * RADIUS) / radius))

/** The size of hex numbers, likewise. */
export const numberSize = (radius: number): number => Math.max(NUMBER, (SMALLEST_NUMBER * RADIUS) / radius)
