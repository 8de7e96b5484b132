import type { Point } from '@hexfront/core'

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Corners cut once: twice as many, half as sharp. Ends stay where they are. */
export const rounded = (points: readonly Point[]): Point[] => [
  points[0]!,
  ...points.slice(1).flatMap((to, i) => {
    const from = points[i]!
    const isFirst = i === 0
    const isLast = i === points.length - 2
    return [...(isFirst ? [] : [between(from, to, 0.25)]), ...(isLast ? [] : [between(from, to, 0.75)])]
  }),
  points.at(-1)!,
]

export const roundedLoop = (points: readonly Point[]): Point[] =>
  points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length]!
    return [between(from, to, 0.25), between(from, to, 0.75)]
  })

/** Points at even steps along a line; the first and the last stay. */
export function stepped(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [points[0]!]
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!]
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step))
    for (let n = 1; n <= count; n++) found.push(between(from, to, n / count))
  }
  return found
}

export const steppedLoop = (points: readonly Point[], step: number): Point[] =>
  stepped([...points, points[0]!], step).slice(0, -1)
