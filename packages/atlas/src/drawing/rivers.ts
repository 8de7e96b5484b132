import { chain, sidePath } from './chains.ts'
import type { Course } from './course.ts'
import type { Item } from './drawing.ts'
import { featuresOf, type Scene, shape } from './scene.ts'

export function waterSides(scene: Scene): Item[] {
  const { ink } = scene
  const paths = featuresOf(scene, 'water').map((feature) => sidePath(scene, feature, 0.06))
  if (paths.length === 0) return []
  const path = paths.join('')
  return [
    shape(path, { stroke: ink.waterEdge, width: 13, cap: 'round' }),
    shape(path, { stroke: ink.water, width: 10.4, cap: 'round' }),
  ]
}

export function rivers(scene: Scene): Item[] {
  const { ink } = scene
  const all = featuresOf(scene, 'river').map((feature) => ({
    path: sidePath(scene, feature, 0.065),
    width: riverWidth(scene, feature.class),
  }))
  // Small ones first, so that a tributary ends under the river it joins.
  all.sort((a, b) => a.width - b.width)
  return [
    ...all.map(({ path, width }) =>
      shape(path, { stroke: ink.paper, strokeOpacity: 0.55, width: width + 4.2, cap: 'round' }),
    ),
    ...all.map(({ path, width }) => shape(path, { stroke: ink.riverCase, width, cap: 'round' })),
    ...all.map(({ path, width }) => shape(path, { stroke: ink.river, width: width - 1.7, cap: 'round' })),
  ]
}

export function riverWidth({ board }: Scene, rank: number): number {
  const isMinor = board.classes('river')[rank] === 'minor'
  return isMinor ? 3.6 : 6.2
}

/** Where rivers run, piece by piece. */
export const riverCourses = (scene: Scene): Course[] =>
  featuresOf(scene, 'river').flatMap(({ name, pieces, class: rank }) =>
    pieces.map((piece) => ({ name, width: riverWidth(scene, rank), points: chain(scene.pen, piece) })),
  )
