import type { Board, Hex, Point } from '@hexfront/core'
import type { Shape } from './drawing.ts'
import { noise } from './noise.ts'
import { RADIUS, round, smoothLoop } from './pen.ts'
import type { MapTheme } from './theme.ts'

/** 1 to 4, from the largest settlements to the smallest. */
export type Tier = 1 | 2 | 3 | 4

/** How far a sign reaches from its middle, as a share of the hex. */
export const REACH = { 1: 0.43, 2: 0.32, 3: 0.13, 4: 0.09 } as const

/** A game's own classes of places, largest first; villages are always the smallest sign. */
export function tierOf(board: Board, name: string): Tier {
  if (name === 'village') return 4
  const classes = board.content.placeClasses.filter((other) => other !== '' && other !== 'village')
  const rank = classes.indexOf(name)
  if (classes.length <= 1) return 3
  if (classes.length === 2) return rank === 0 ? 2 : 3
  return rank === 0 ? 1 : rank === 1 ? 2 : 3
}

export function settlement(point: Point, tier: Tier, hex: Hex, ink: MapTheme): Shape[] {
  if (tier <= 2) {
    const reach = REACH[tier] * RADIUS
    return [
      { kind: 'shape', path: footprint(point, reach, hex), fill: ink.city, stroke: ink.cityEdge, width: 1.2 },
      { kind: 'shape', path: streets(point, reach), stroke: ink.cityEdge, strokeOpacity: 0.5, width: 0.8 },
    ]
  }
  if (tier === 4)
    return [{ kind: 'shape', path: circle(point, 3.7), fill: ink.paper, stroke: ink.cityEdge, width: 1.4 }]
  return [
    { kind: 'shape', path: circle(point, 5.6), fill: ink.paper, stroke: ink.cityEdge, width: 1.6 },
    { kind: 'shape', path: circle(point, 2.2), fill: ink.cityEdge },
  ]
}

const circle = ({ x, y }: Point, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** An irregular patch, the same for the same hex. */
function footprint({ x, y }: Point, radius: number, hex: Hex): string {
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * 2 * Math.PI
    const reach = radius * (0.84 + 0.3 * noise(hex, i * 7))
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) * 0.88 }
  })
  return smoothLoop(points)
}

/** A few streets across a town. */
function streets({ x, y }: Point, reach: number): string {
  let path = ''
  for (let n = -2; n <= 2; n++) {
    const off = (n * reach) / 3
    const half = Math.sqrt(Math.max(0, (reach * 0.8) ** 2 - off ** 2))
    path += `M${round(x - half)} ${round(y + off - half * 0.35)}L${round(x + half)} ${round(y + off + half * 0.35)}`
    path += `M${round(x + off + half * 0.35)} ${round(y - half)}L${round(x + off - half * 0.35)} ${round(y + half)}`
  }
  return path
}
