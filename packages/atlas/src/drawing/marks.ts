import type { Board, Hex, Point } from '@hexfront/core'
import type { Clearance } from './clearance.ts'
import type { Item } from './drawing.ts'
import { EMBLEM_REACH, emblem, inkOf, ROUND_THE_MIDDLE } from './emblems.ts'
import { hatch } from './hatch.ts'
import type { AreaLook, Mark, Selection } from './look.ts'
import { outline } from './outline.ts'
import { type Pen, RADIUS, round } from './pen.ts'
import { type Scene, shape } from './scene.ts'
import type { MapTheme } from './theme.ts'

/** Signs on smaller hexes would hide their ground. */
const SHOWN_FROM = 11
/** Signs keep to a size that can be read, until they would fill their hex. */
const LARGEST = 1.9

/** Where signs of one hex stand, as shares of its radius: beside the settlement, under the number. */
const CORNERS: readonly (readonly [number, number])[] = [
  [-0.52, 0.4],
  [0.52, 0.4],
  [-0.62, -0.2],
  [0.62, -0.2],
]

/** The signs of a look on their hexes. Names find their room beside them. */
export function marks(scene: Scene, clearance: Clearance): Item[] {
  const { pen, look, ink, board, radius, nameScale } = scene
  if (radius < SHOWN_FROM) return []
  const by = Math.min(LARGEST, nameScale)
  const taken = new Map<Hex, number>()
  return look.marks
    .filter(({ sign }) => sign !== 'arrow in' && sign !== 'arrow out')
    .flatMap((mark) =>
      selected(board, mark.on).flatMap((hex) => {
        const middle = pen.centre(hex)
        const text = textOn(board, mark, hex)
        if (ROUND_THE_MIDDLE.has(mark.sign)) return emblem(mark.sign, middle, inkOf(mark, ink), text, ink)
        const corner = taken.get(hex) ?? 0
        taken.set(hex, corner + 1)
        const [dx, dy] = CORNERS[corner % CORNERS.length]!
        const at = { x: middle.x + dx * RADIUS, y: middle.y + dy * RADIUS }
        clearance.take(boxRound(at, EMBLEM_REACH * by))
        return emblem(mark.sign, at, inkOf(mark, ink), text, ink, by)
      }),
    )
}

/** Tints, hatches and outlines of areas, under everything but the ground. */
export function areas({ board, look, ink, pen }: Scene): Item[] {
  return board.content.areas.flatMap(({ name, hexes }) => {
    const kind = look.areas[name]
    return kind === undefined || hexes.length === 0 ? [] : field(pen, hexes, kind, ink)
  })
}

export function field(pen: Pen, hexes: readonly Hex[], kind: AreaLook, ink: MapTheme): Item[] {
  if (kind === 'tint' || kind === 'enemy tint') {
    const colour = kind === 'tint' ? ink.fort : ink.enemyFort
    return [
      shape(pen.hexPath(hexes), { fill: colour, fillOpacity: 0.13 }),
      shape(outline(pen, new Set(hexes)), { stroke: colour, strokeOpacity: 0.6, width: 2.2 }),
    ]
  }
  const edge = shape(outline(pen, new Set(hexes)), {
    stroke: ink.boundary,
    strokeOpacity: 0.85,
    width: 2,
    dash: EDGES[kind],
  })
  if (kind === 'outline') return [shape(pen.hexPath(hexes), { fill: ink.boundary, fillOpacity: 0.05 }), edge]
  const pattern =
    kind === 'hatch'
      ? shape(hatch(pen, hexes), { stroke: ink.boundary, strokeOpacity: 0.34, width: 1 })
      : shape(dots(pen, hexes), { stroke: ink.boundary, strokeOpacity: 0.5, width: 2.2, cap: 'round' })
  return [pattern, edge]
}

const EDGES: Readonly<Record<'hatch' | 'outline' | 'dots', readonly number[]>> = {
  hatch: [7, 4],
  outline: [14, 5],
  dots: [2, 5],
}

/** The hexes of a board that a look speaks of. */
export function selected(board: Board, on: Selection): readonly Hex[] {
  const { content } = board
  if ('area' in on) return content.areas.find(({ name }) => name === on.area)?.hexes ?? []
  if ('edge' in on) return content.edges.find(({ name }) => name === on.edge)?.hexes ?? []
  if ('line' in on) return content.lines.find(({ name }) => name === on.line)?.pieces.flat() ?? []
  if ('place' in on) return content.places.filter(({ name }) => name === on.place).map(({ hex }) => hex)
  if ('attribute' in on)
    return content.places
      .filter(({ attributes }) => {
        const value = attributes.get(on.attribute)
        return value !== undefined && (on.value === undefined || on.value === value)
      })
      .map(({ hex }) => hex)
  if (!content.layers.some(({ name, kind }) => name === on.layer && kind === 'hexes')) return []
  const classes = board.classes(on.layer)
  return content.features
    .filter((feature) => feature.layer === on.layer && (on.class === undefined || classes[feature.class] === on.class))
    .flatMap(({ pieces }) => pieces.flat())
}

function textOn(board: Board, { text = '', texts = {} }: Mark, hex: Hex): string {
  const place = board.placesAt(hex).find(({ name }) => texts[name] !== undefined)
  return texts[place?.name ?? board.grid.name(hex)] ?? text
}

const boxRound = ({ x, y }: Point, reach: number) => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})

function dots(pen: Pen, hexes: readonly Hex[]): string {
  let path = ''
  for (const hex of hexes) {
    const { x, y } = pen.centre(hex)
    for (let n = 0; n < 6; n++) {
      const angle = (n * Math.PI) / 3
      path += `M${round(x + 0.58 * RADIUS * Math.cos(angle))} ${round(y + 0.58 * RADIUS * Math.sin(angle))}h0.1`
    }
  }
  return path
}
