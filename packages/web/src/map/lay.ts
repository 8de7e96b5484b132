import type { Box } from './geometry.ts'

/** Where the map lies on a canvas: pixels of the device, whole ones for the origin. */
export interface Lay {
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** The part of the map that a canvas shows. */
export const boxOfLay = ({ scale, left, top, width, height }: Lay): Box => ({
  left: -left / scale,
  top: -top / scale,
  right: (width - left) / scale,
  bottom: (height - top) / scale,
})
