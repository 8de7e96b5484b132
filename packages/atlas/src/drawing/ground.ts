import type { Item } from './drawing.ts'
import { outline } from './outline.ts'
import { round } from './pen.ts'
import { hexesOf, type Scene, shape } from './scene.ts'
import { crowns, firs, hachures, tufts } from './signs.ts'

export function paper({ ink, pen, hexes }: Scene): Item[] {
  return [shape(pen.hexPath(hexes), { fill: ink.paper, stroke: ink.paper, width: 1.5 })]
}

/** Kind by kind. */
export function* terrain(scene: Scene): Generator<Item[]> {
  const { ink, pen } = scene
  const hills = hexesOf(scene, 'hill')
  if (hills.size > 0)
    yield [
      shape(outline(pen, hills), { fill: ink.hill, stroke: ink.hillInk, strokeOpacity: 0.35, width: 1 }),
      shape(hachures(pen, hills), { stroke: ink.hillInk, strokeOpacity: 0.7, width: 1.1, cap: 'round' }),
    ]
  const marsh = hexesOf(scene, 'marsh')
  if (marsh.size > 0)
    yield [
      shape(outline(pen, marsh), { fill: ink.marsh, stroke: ink.marshEdge, width: 1.2 }),
      shape(tufts(pen, marsh), { stroke: ink.marshInk, strokeOpacity: 0.7, width: 0.85, cap: 'round' }),
    ]
  const forest = hexesOf(scene, 'forest')
  if (forest.size > 0) {
    yield [shape(outline(pen, forest), { fill: ink.forest, stroke: ink.forestEdge, width: 1.2 })]
    yield [
      shape(firs(pen, forest), {
        fill: ink.forestInk,
        fillOpacity: 0.42,
        stroke: ink.forestInk,
        strokeOpacity: 0.55,
        width: 0.7,
      }),
      shape(crowns(pen, forest), {
        fill: ink.forestInk,
        fillOpacity: 0.3,
        stroke: ink.forestInk,
        strokeOpacity: 0.4,
        width: 0.6,
      }),
    ]
  }
  const water = hexesOf(scene, 'water')
  if (water.size > 0) yield [shape(outline(pen, water, 0.13), { fill: ink.water, stroke: ink.waterEdge, width: 1.3 })]
}

export function grid({ board, pen, ink }: Scene): Item[] {
  let path = ''
  for (let side = 1; side <= board.grid.sides; side++) {
    const [a, b] = pen.side(side)
    path += `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
  }
  return [shape(path, { stroke: ink.grid, strokeOpacity: ink.gridOpacity, width: 0.85 })]
}
