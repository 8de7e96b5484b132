import type { Feature, Point } from '@hexfront/core'
import { type Pen, smoothLine } from './pen.ts'

/** A feature on hexsides as a smooth line along them. */
export const sidePath = (pen: Pen, { pieces }: Feature): string =>
  pieces.map((piece) => smoothLine(chain(pen, piece))).join('')

/** Corners along a chain of hexsides, in order. */
export function chain(pen: Pen, sides: readonly number[]): Point[] {
  const points: Point[] = []
  for (const side of sides) {
    const [a, b] = pen.side(side)
    const last = points.at(-1)
    if (!last) points.push(a, b)
    else if (near(last, a)) points.push(b)
    else if (near(last, b)) points.push(a)
    else if (points.length === 2 && near(points[0]!, a)) points.splice(0, 2, last, points[0]!, b)
    else if (points.length === 2 && near(points[0]!, b)) points.splice(0, 2, last, points[0]!, a)
  }
  return points
}

const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5
