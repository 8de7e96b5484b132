import { battlements } from './battlement.ts'
import { sidePath } from './chains.ts'
import type { Item } from './drawing.ts'
import { hatch } from './hatch.ts'
import { smoothLine } from './pen.ts'
import { featuresOf, type Scene, shape } from './scene.ts'

export function borders(scene: Scene): Item[] {
  const { ink, board, look, pen } = scene
  return board.content.layers.flatMap(({ kind, name }): Item[] => {
    const way = look.sides[name] ?? (name === 'border' ? 'border' : undefined)
    if (kind !== 'sides' || way === undefined) return []
    const colour = way === 'border' ? ink.border : ink.boundary
    return [...Map.groupBy(featuresOf(scene, name), (feature) => board.classes(name)[feature.class])].flatMap(
      ([rank, features]) => {
        const path = features.map((feature) => sidePath(pen, feature)).join('')
        if (rank === 'regional') return [shape(path, { stroke: colour, strokeOpacity: 0.7, width: 1.4, dash: [6, 4] })]
        return [
          shape(path, { stroke: colour, strokeOpacity: 0.13, width: 15 }),
          shape(path, { stroke: ink.paper, strokeOpacity: 0.55, width: 4.4 }),
          shape(path, { stroke: colour, width: 2.2, dash: way === 'border' ? [9, 4, 2, 4] : [3, 4] }),
        ]
      },
    )
  })
}

export function lines({ board, look, ink, pen }: Scene): Item[] {
  return board.content.lines.flatMap(({ name, pieces }): Item[] => {
    const way = look.lines[name]
    if (way === undefined) return []
    if (way === 'front' || way === 'limit') {
      const path = pieces.map((piece) => smoothLine(piece.map((hex) => pen.centre(hex)))).join('')
      return [
        shape(path, { stroke: ink.paper, strokeOpacity: 0.7, width: 6.5, cap: 'round' }),
        shape(path, {
          stroke: way === 'front' ? ink.border : ink.boundary,
          width: way === 'front' ? 3.2 : 2,
          dash: [10, 6],
        }),
      ]
    }
    const hexes = new Set(pieces.flat())
    const colour = way === 'fortified' ? ink.fort : ink.enemyFort
    const teeth = battlements(pen, pieces, way === 'fortified' ? 'east' : 'west')
    return [
      shape(pen.hexPath(hexes), { fill: colour, fillOpacity: 0.07 }),
      shape(hatch(pen, hexes), { stroke: colour, strokeOpacity: 0.22, width: 1 }),
      shape(teeth, { stroke: ink.paper, strokeOpacity: 0.75, width: 4.4 }),
      shape(teeth, { stroke: colour, width: 1.9 }),
    ]
  })
}
