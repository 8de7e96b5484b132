import { chain } from './chains.ts'
import type { Item, Label } from './drawing.ts'
import type { Labels } from './labels.ts'
import { RADIUS } from './pen.ts'
import { riverWidth } from './rivers.ts'
import { featuresOf, type Scene } from './scene.ts'
import { REACH, settlement, tierOf } from './settlements.ts'

/** The smallest hex at which names of a tier are shown. */
const SHOWN_FROM = { 1: 0, 2: 6, 3: 14, 4: 22 } as const
const NAME_SIZE = { 1: 18.5, 2: 16, 3: 14, 4: 12.5 } as const
const NAME_GAP = { 1: 0.48, 2: 0.37, 3: 0.2, 4: 0.15 } as const

export function settlements({ board, pen, ink }: Scene, labels: Labels): Item[] {
  return board.places.flatMap(({ hex, class: name }) => {
    const point = pen.centre(hex)
    const tier = tierOf(board, name)
    const reach = REACH[tier] * RADIUS
    labels.take({ left: point.x - reach, right: point.x + reach, top: point.y - reach, bottom: point.y + reach })
    return settlement(point, tier, hex, ink)
  })
}

export function numbers({ board, pen, ink, hexes }: Scene): Label[] {
  const { grid } = board
  return hexes.map((hex) => {
    const { x, y } = pen.centre(hex)
    return {
      kind: 'label',
      x,
      y: y - RADIUS * (grid.orientation === 'flat' ? 0.66 : 0.62),
      text: grid.name(hex).replace('-', ''),
      font: 'number',
      size: 9.6,
      weight: 500,
      colour: ink.number,
      opacity: 0.72,
      anchor: 'middle',
      spacing: 0.3,
    }
  })
}

export function names({ board, pen, ink, radius, nameScale }: Scene, labels: Labels): Label[] {
  const places = [...board.places].sort((a, b) => tierOf(board, a.class) - tierOf(board, b.class) || a.hex - b.hex)
  return places.flatMap(({ hex, name, class: kind }): Label[] => {
    const tier = tierOf(board, kind)
    if (radius < SHOWN_FROM[tier]) return []
    const size = NAME_SIZE[tier] * nameScale
    const text = tier === 1 ? name.toUpperCase() : name
    const spacing = tier === 1 ? 1.1 : 0.3
    const at = labels.place(pen.centre(hex), text, size, spacing, NAME_GAP[tier] * RADIUS)
    if (!at) return []
    return [
      {
        kind: 'label',
        ...at,
        text,
        font: 'name',
        size,
        weight: tier <= 2 ? 700 : 500,
        colour: ink.text,
        spacing,
        halo: ink.paper,
      },
    ]
  })
}

/** Once for every long stretch of a named river, along its course. */
export function riverNames(scene: Scene): Label[] {
  const { ink, pen, nameScale } = scene
  return featuresOf(scene, 'river').flatMap((feature): Label[] => {
    const { name, pieces } = feature
    const longest = [...pieces].sort((a, b) => b.length - a.length)[0]
    if (name === '' || !longest || longest.length < 8 * nameScale) return []
    const points = chain(pen, longest)
    const size = (riverWidth(scene, feature) > 5 ? 16 : 14) * nameScale
    const stretches = longest.length > 40 ? [0.25, 0.7] : [0.5]
    return stretches.flatMap((share): Label[] => {
      const middle = Math.floor(points.length * share)
      const a = points[Math.max(0, middle - 3)]!
      const b = points[Math.min(points.length - 1, middle + 3)]!
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
      const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn
      const lift = { x: Math.sin((upright * Math.PI) / 180) * 11, y: -Math.cos((upright * Math.PI) / 180) * 11 }
      const at = points[middle]!
      return [
        {
          kind: 'label',
          x: at.x + lift.x,
          y: at.y + lift.y,
          text: name,
          font: 'name',
          size,
          weight: 500,
          italic: true,
          colour: ink.riverText,
          anchor: 'middle',
          spacing: 2.2,
          turn: Math.round(upright),
          halo: ink.paper,
        },
      ]
    })
  })
}
