import type { Point } from '@hexfront/core'

/**
 * A map as a list of things to draw, for any surface: paths are in the syntax that SVG and canvas share. Sizes are in pixels
 * at the drawing's own scale.
 */
export interface Drawing {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly background: string
  /** From the paper up. */
  readonly layers: readonly DrawnLayer[]
}

export interface DrawnLayer {
  readonly name: string
  readonly items: readonly Item[]
}

export type Item = Shape | Label

export interface Shape {
  readonly kind: 'shape'
  readonly path: string
  readonly fill?: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeOpacity?: number
  readonly width?: number
  readonly dash?: readonly number[]
  readonly cap?: 'round' | 'butt'
}

export interface Label {
  readonly kind: 'label'
  readonly x: number
  readonly y: number
  /** A line break parts its lines, the first of which stands at the point. */
  readonly text: string
  readonly font: 'name' | 'number' | 'note'
  readonly size: number
  readonly weight: 500 | 700
  readonly italic?: true
  readonly colour: string
  readonly opacity?: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly spacing?: number
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly halo?: string
  /** What its letters stand on, about its middle, instead of a straight line through the point. */
  readonly course?: readonly Point[]
}
