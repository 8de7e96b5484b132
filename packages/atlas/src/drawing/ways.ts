import type { Feature, Hex } from '@hexfront/core'
import type { Course } from './course.ts'
import type { Item } from './drawing.ts'
import { smoothLine } from './pen.ts'
import { featuresOf, type Scene, shape } from './scene.ts'

const WIDTHS: Readonly<Record<string, number>> = { minor: 1.3, main: 2.6, road: 2, motorway: 4.4 }

export function roads(scene: Scene): Item[] {
  const { ink, board } = scene
  const items: Item[] = []
  const all = featuresOf(scene, 'road').map((feature) => ({
    path: linkPath(scene, feature),
    name: board.classes('road')[feature.class] ?? 'road',
  }))
  for (const [kind, width] of Object.entries(WIDTHS)) {
    const path = all
      .filter(({ name }) => name === kind)
      .map((road) => road.path)
      .join('')
    if (path === '') continue
    items.push(shape(path, { stroke: ink.paper, strokeOpacity: 0.5, width: width + 2 }))
    items.push(shape(path, { stroke: ink.road, strokeOpacity: 0.85, width }))
    if (kind === 'motorway') items.push(shape(path, { stroke: ink.paper, width: 1.6 }))
  }
  return items
}

export function railways(scene: Scene): Item[] {
  const { ink } = scene
  const path = featuresOf(scene, 'rail')
    .map((feature) => linkPath(scene, feature))
    .join('')
  if (path === '') return []
  return [
    shape(path, { stroke: ink.paper, strokeOpacity: 0.7, width: 5.4 }),
    shape(path, { stroke: ink.rail, width: 1.7 }),
    shape(path, { stroke: ink.rail, width: 6, dash: [1.1, 8.4] }),
  ]
}

/** Through the middles of hexes, cut at settlements and junctions so that lines meet there. */
function linkPath(scene: Scene, { layer, pieces }: Feature): string {
  const { pen, board } = scene
  const towns = new Set(board.places.map(({ hex }) => hex))
  let path = ''
  for (const piece of pieces) {
    let stretch: Hex[] = []
    for (const hex of piece) {
      stretch.push(hex)
      if (stretch.length > 1 && (towns.has(hex) || isJunction(scene, layer, hex))) {
        path += smoothLine(stretch.map((one) => pen.centre(one)))
        stretch = [hex]
      }
    }
    if (stretch.length > 1) path += smoothLine(stretch.map((one) => pen.centre(one)))
  }
  return path
}

function isJunction({ board }: Scene, layer: string, hex: Hex): boolean {
  const links = board.link(layer)
  let ways = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (links[way] !== 0) ways++
  return ways !== 2
}

/** Where roads and railways run, piece by piece. */
export const wayCourses = (scene: Scene): Course[] =>
  ['road', 'rail'].flatMap((layer) =>
    featuresOf(scene, layer).flatMap(({ name, pieces }) =>
      pieces.map((piece) => ({ name, width: 4, points: piece.map((hex) => scene.pen.centre(hex)) })),
    ),
  )
