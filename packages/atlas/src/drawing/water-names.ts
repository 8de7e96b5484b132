import { chain } from './chains.ts'
import type { Label } from './drawing.ts'
import { heights, textWidth } from './faces.ts'
import type { Obstacles } from './obstacles.ts'
import { RADIUS } from './pen.ts'
import { judged } from './place-names.ts'
import { RANKS, type Wish } from './placing.ts'
import { featuresOf, type Scene } from './scene.ts'

const FACE = { font: 'name', weight: 500, italic: true } as const
const SIZE = 13
/** Lakes have names of their own from this radius on. */
const SHOWN_FROM = 14

/** The names of lakes, on them or beside them. */
export function lakeWishes(scene: Scene, obstacles: Obstacles): Wish[] {
  if (scene.radius < SHOWN_FROM) return []
  const { pen, ink, nameScale, board, look } = scene
  const spread = new Set(look.waters.map(({ name }) => name))
  const classes = board.content.layers.some(({ name }) => name === 'water') ? board.classes('water') : []
  return featuresOf(scene, 'water').flatMap(({ name, pieces, class: rank }): Wish[] => {
    if (name === '' || spread.has(name) || classes[rank] === 'sea') return []
    const points = pieces.flatMap((piece) => chain(pen, piece))
    const left = Math.min(...points.map(({ x }) => x))
    const right = Math.max(...points.map(({ x }) => x))
    const top = Math.min(...points.map(({ y }) => y))
    const bottom = Math.max(...points.map(({ y }) => y))
    const size = SIZE * nameScale
    const text = /lake|sea|reservoir/i.test(name) ? name : `L. ${name}`
    const { over, under } = heights(text, FACE)
    const gap = RADIUS * 0.16 + size * 0.2
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const beside = middle.y + ((over - under) * size) / 2
    const isWide = textWidth(text, FACE, size) < (right - left) * 0.8
    const spots = [
      { x: middle.x, y: beside, anchor: 'middle', cost: isWide ? 0 : 2 },
      { x: right + gap, y: beside, anchor: 'start', cost: 0.5 },
      { x: left - gap, y: beside, anchor: 'end', cost: 0.8 },
      { x: middle.x, y: top - gap - under * size, anchor: 'middle', cost: 0.6 },
      { x: middle.x, y: bottom + gap + over * size, anchor: 'middle', cost: 0.7 },
    ] as const
    const options = spots.map(({ cost, ...spot }) => {
      const label: Label = {
        kind: 'label',
        ...spot,
        text,
        size,
        ...FACE,
        colour: ink.riverText,
        spacing: size * 0.03,
        halo: ink.paper,
      }
      const option = judged(obstacles, label, scene.radius)
      return { ...option, cost: option.cost + cost }
    })
    return [{ rank: RANKS.lake, options: options.sort((a, b) => a.cost - b.cost) }]
  })
}
