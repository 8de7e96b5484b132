import type { Point } from '@hexfront/core'
import type { Label } from './drawing.ts'
import { heights, textWidth } from './faces.ts'
import { COUNTER_ROOM, type Obstacles } from './obstacles.ts'
import type { Patch } from './patch.ts'
import { RADIUS } from './pen.ts'
import { type Option, RANKS, type Wish } from './placing.ts'
import type { Scene } from './scene.ts'
import { REACH } from './settlements.ts'
import { LEADING, patchesOf, tenth } from './text.ts'
import { type Town, townsOf } from './towns.ts'

/** The smallest hex at which names of a tier are shown. */
const SHOWN_FROM = { 1: 0, 2: 5, 3: 10, 4: 13 } as const
const SIZES = { 1: 17.5, 2: 16, 3: 14, 4: 12.5 } as const
/** Smaller letters before a name is left out, and what that costs. */
const STEPS = [
  [1, 0],
  [0.88, 2.5],
] as const
/** What a name in two lines costs more than in one. */
const BROKEN = 1
/** So many places that are better than any smaller name make those needless. */
const ENOUGH = 5

/** The names of settlements, each with all places that it could have round its sign. */
export function* placeWishes(scene: Scene, obstacles: Obstacles): Generator<undefined, Wish[]> {
  const wishes: Wish[] = []
  for (const town of townsOf(scene.board)) {
    if (scene.radius < SHOWN_FROM[town.tier]) continue
    if (wishes.length % 25 === 24) yield
    wishes.push({ rank: RANKS.tier[town.tier], options: optionsOf(scene, obstacles, town) })
  }
  return wishes
}

type Lettered = Pick<Label, 'text' | 'size' | 'spacing' | 'weight' | 'font' | 'colour' | 'halo'>

/** As many as may be needed: smaller and broken names only where plain ones are crowded. */
function optionsOf(scene: Scene, obstacles: Obstacles, town: Town): Option[] {
  const { pen, radius } = scene
  const points = town.hexes.map((hex) => pen.centre(hex))
  const middle = middleOf(points)
  const options: Option[] = []
  for (const { lettered, cost } of formsOf(scene, town)) {
    if (options.filter((option) => option.cost < cost).length >= ENOUGH) break
    for (const point of points.length > 1 ? [middle, ...points] : points) {
      const off = Math.hypot(point.x - middle.x, point.y - middle.y) / RADIUS
      for (const spot of spotsOf(scene, lettered, REACH[town.tier] * RADIUS)) {
        const at = { x: tenth(point.x + spot.x), y: tenth(point.y + spot.y), anchor: spot.anchor }
        const option = judged(obstacles, { kind: 'label', ...at, ...lettered }, radius)
        options.push({ ...option, cost: option.cost + spot.cost + cost + off })
      }
    }
  }
  return options.sort((a, b) => a.cost - b.cost)
}

/** What it costs to run off the map. */
const OUTSIDE = 30

/** A label with what is wrong with where it stands. */
export function judged(obstacles: Obstacles, label: Label, radius: number): Option {
  const exact = patchesOf(label)
  const em = label.size ** 2
  let cost = 0
  for (const patch of exact) {
    cost += obstacles.covered(patch) / em / 3
    cost += (obstacles.crowded(patch) / em) * counterWeight(radius)
    if (obstacles.isOutside(patch)) cost += OUTSIDE
  }
  return { label, patches: exact.map((patch) => grown(patch, label.size * 0.1)), cost }
}

/** Where counters are read, names keep clear of them; from afar they are specks. */
const counterWeight = (radius: number): number => (radius >= 30 ? 12 : radius >= 20 ? 3 : 0.3)

const grown = (patch: Patch, by: number): Patch => ({ ...patch, wide: patch.wide + by, high: patch.high + by })

/** A name in one line, or in two, and smaller, with what that costs. */
function formsOf({ ink, nameScale }: Scene, { name, tier }: Town): { lettered: Lettered; cost: number }[] {
  const text = tier === 1 ? name.toUpperCase() : name
  const broken = inTwo(text)
  return STEPS.flatMap(([share, smaller]) => {
    const size = tenth(SIZES[tier] * nameScale * share)
    const style = { size, font: 'name', weight: tier <= 2 ? 700 : 500, colour: ink.text, halo: ink.paper } as const
    const spacing = (tier === 1 ? 0.11 : 0.015) * size
    return [
      { lettered: { ...style, spacing, text }, cost: smaller },
      ...(broken ? [{ lettered: { ...style, spacing, text: broken }, cost: smaller + BROKEN }] : []),
    ]
  })
}

/** A name broken near its middle, if it can be. */
function inTwo(text: string): string | null {
  const breaks = [...text.matchAll(/[ -]/g)].map(({ index }) => index)
  if (breaks.length === 0) return null
  const middle = text.length / 2
  const at = breaks.reduce((best, index) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best))
  return `${text.slice(0, text[at] === '-' ? at + 1 : at)}\n${text.slice(at + 1)}`
}

interface Spot extends Point {
  readonly anchor: Label['anchor']
  readonly cost: number
}

/** Places round a sign for a name, in the order that cartographers like, first between counters, then close to the sign. */
function spotsOf(scene: Scene, lettered: Lettered, reach: number): Spot[] {
  const { size } = lettered
  const { over, under, width } = extent(lettered)
  const isFlat = scene.board.grid.orientation === 'flat'
  const lane = COUNTER_ROOM + 0.6
  const close = reach + size * 0.22
  // Baselines for a name under, over and beside the sign.
  const below = (far: number): number => far + over
  const above = (far: number): number => -far - under
  const beside = (over - under) / 2
  const spots: Spot[] = [
    { x: close, y: beside, anchor: 'start', cost: 0 },
    { x: 0, y: below(close), anchor: 'middle', cost: 0.3 },
    { x: -close, y: beside, anchor: 'end', cost: 0.35 },
    { x: 0, y: above(close), anchor: 'middle', cost: 0.3 },
    { x: close * 0.7, y: above(close * 0.6), anchor: 'start', cost: 0.4 },
    { x: close * 0.7, y: below(close * 0.6), anchor: 'start', cost: 0.45 },
    { x: -close * 0.7, y: above(close * 0.6), anchor: 'end', cost: 0.6 },
    { x: -close * 0.7, y: below(close * 0.6), anchor: 'end', cost: 0.65 },
  ]
  const isReached = lane > close
  if (isReached && isFlat)
    spots.push({ x: lane, y: beside, anchor: 'start', cost: 0.75 }, { x: -lane, y: beside, anchor: 'end', cost: 0.95 })
  if (isReached)
    for (const shift of [0, 0.25, -0.25, 0.5, -0.5])
      spots.push(
        { x: shift * width, y: below(lane), anchor: 'middle', cost: 0.6 + Math.abs(shift) },
        { x: shift * width, y: above(lane), anchor: 'middle', cost: 0.75 + Math.abs(shift) },
      )
  return spots
}

/** How far a name reaches over its first baseline and under it, all its lines together. */
function extent({ text, size, spacing, ...face }: Lettered): { over: number; under: number; width: number } {
  const lines = text.split('\n')
  const last = heights(lines.at(-1)!, face)
  return {
    over: heights(lines[0]!, face).over * size,
    under: ((lines.length - 1) * LEADING + last.under) * size,
    width: Math.max(...lines.map((line) => textWidth(line, face, size, spacing))),
  }
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
