import type { Point } from '@hexfront/core'
import type { Item, Label, Shape } from './drawing.ts'
import type { Mark, Sign } from './look.ts'
import { movedPath, RADIUS, round } from './pen.ts'
import type { MapTheme } from './theme.ts'

/** How far a sign reaches from its middle, in pixels at full size. */
export const EMBLEM_REACH = 9

/** Signs that stand round the middle of their hex, not in a corner of it. */
export const ROUND_THE_MIDDLE: ReadonlySet<Sign> = new Set(['fortress', 'citadel', 'ring'])

/** A sign as one knows it from printed maps, `by` times its size. */
export function emblem(sign: Sign, { x, y }: Point, colour: string, text: string, ink: MapTheme, by = 1): Item[] {
  const put = ({ path, ...how }: Stroke): Shape => ({
    kind: 'shape',
    ...how,
    path: movedPath(path, x, y, by),
    ...(how.width === undefined ? {} : { width: how.width * by }),
  })
  const letters = (dx: number, dy: number, size: number, anchor: Label['anchor'], ground?: string): Label[] =>
    text === ''
      ? []
      : [
          {
            kind: 'label',
            x: x + dx * by,
            y: y + dy * by,
            text,
            font: 'number',
            size: size * by,
            weight: 700,
            colour: ground === undefined ? ink.paper : colour,
            anchor,
            ...(ground === undefined ? {} : { halo: ground }),
          },
        ]
  const halo = { stroke: ink.paper, strokeOpacity: 0.85, cap: 'round' } as const
  switch (sign) {
    case 'anchor':
      return [
        put({ path: ANCHOR, ...halo, width: 4.6 }),
        put({ path: ANCHOR, stroke: colour, width: 1.9, cap: 'round' }),
      ]
    case 'star':
      return [
        put({ path: STAR, fill: colour, stroke: ink.paper, width: 1.4 }),
        ...letters(9.6, 4.6, 12.5, 'start', ink.paper),
      ]
    case 'fortress':
      return [put({ path: BASTIONS, ...halo, width: 4.4 }), put({ path: BASTIONS, stroke: colour, width: 2.1 })]
    case 'citadel':
      return [
        put({ path: STAR_FORT, ...halo, width: 4.4 }),
        put({ path: STAR_FORT, fill: colour, fillOpacity: 0.25, stroke: colour, width: 2 }),
      ]
    case 'ring':
      return [
        put({ path: circle(RADIUS * 0.62), ...halo, strokeOpacity: 0.6, width: 4.4 }),
        put({ path: circle(RADIUS * 0.62), stroke: colour, width: 2, dash: [6, 4] }),
      ]
    case 'works':
      return [put({ path: WORKS, ...halo, width: 4.8 }), put({ path: WORKS, stroke: colour, width: 1.9 })]
    case 'strongpoint':
      return [
        put({ path: PILLBOX, fill: colour, stroke: ink.paper, width: 1.4 }),
        put({ path: 'M-4.5 0L4.5 0', stroke: ink.paper, width: 1.8 }),
      ]
    case 'garrison':
      return [put({ path: SQUARE, fill: colour, stroke: ink.paper, width: 1.6 }), ...letters(0, 4, 11.5, 'middle')]
    case 'half garrison':
      return [
        put({ path: SQUARE, fill: ink.paper, stroke: colour, width: 1.8 }),
        put({ path: 'M-7 -7L-7 7L7 7Z', fill: colour }),
      ]
    case 'railhead':
      return [put({ path: BUFFERS, ...halo, width: 4.8 }), put({ path: BUFFERS, stroke: colour, width: 1.9 })]
    case 'disc': {
      const path = pill(Math.max(EMBLEM_REACH - 0.6, text.length * 3.1 + 3.4), EMBLEM_REACH - 0.6)
      return [put({ path, fill: colour, stroke: ink.paper, width: 1.4 }), ...letters(0, 4, 11.5, 'middle')]
    }
    case 'arrow in':
    case 'arrow out':
      return [put({ path: sign === 'arrow in' ? ARROW_IN : ARROW_OUT, fill: colour, stroke: ink.paper, width: 1.2 })]
  }
}

type Stroke = Omit<Shape, 'kind'>

/** Whose a sign is shows by its ink. */
export const inkOf = ({ of }: Mark, ink: MapTheme): string =>
  of === 'first' ? ink.fort : of === 'second' ? ink.enemyFort : ink.text

const ANCHOR =
  'M-1.8 -7.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M0 -5.4L0 8M-4 -2.4L4 -2.4M-7.4 2.6Q-6 8 0 8Q6 8 7.4 2.6'
const STAR = star(5, 10, 4.1)
const STAR_FORT = star(8, RADIUS * 0.5, RADIUS * 0.38)
const BASTIONS = bastions(RADIUS * 0.46, RADIUS * 0.56)
const WORKS = 'M-9 4.5L-9 -3.5L-5.4 -3.5L-5.4 0.5L-1.8 0.5L-1.8 -3.5L1.8 -3.5L1.8 0.5L5.4 0.5L5.4 -3.5L9 -3.5L9 4.5Z'
const PILLBOX = 'M-8 6L-8 -1L-4 -6L4 -6L8 -1L8 6Z'
const SQUARE = 'M-7 -7L7 -7L7 7L-7 7Z'
const BUFFERS = 'M-9 -3L4 -3M-9 3L4 3M-7 -6L-7 6M-2.6 -6L-2.6 6M1.8 -6L1.8 6M6.4 -7.5L6.4 7.5'
const ARROW_IN = 'M-4 -9L4 -9L4 -1L9 -1L0 9L-9 -1L-4 -1Z'
const ARROW_OUT = 'M-4 9L4 9L4 1L9 1L0 -9L-9 1L-4 1Z'

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n * Math.PI) / points - Math.PI / 2
    const reach = n % 2 === 0 ? outer : inner
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** A wall round a town, with eight bastions. */
function bastions(inner: number, outer: number): string {
  const points = Array.from({ length: 32 }, (_, n) => {
    const angle = ((n + 0.5) * Math.PI) / 16
    const reach = n % 4 === 1 || n % 4 === 2 ? outer : inner
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const pill = (half: number, r: number): string =>
  `M${round(r - half)} ${-r}L${round(half - r)} ${-r}a${r} ${r} 0 0 1 0 ${2 * r}L${round(r - half)} ${r}a${r} ${r} 0 0 1 0 ${-2 * r}Z`
