import type { Point } from '@hexfront/core'

/** A line on the map as it is drawn, for what has to keep clear of it or to follow it. */
export interface Course {
  readonly name: string
  /** In pixels at full size. */
  readonly width: number
  readonly points: readonly Point[]
}
