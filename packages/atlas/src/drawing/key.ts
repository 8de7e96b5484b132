import { type Board, cutBoard, type Hex, type Point } from '@hexfront/core'
import type { Item, Shape } from './drawing.ts'
import { emblem, inkOf, ROUND_THE_MIDDLE } from './emblems.ts'
import { terrain } from './ground.ts'
import type { LineLook, Look, Mark, SideLook } from './look.ts'
import { field } from './marks.ts'
import { type Ghost, movedPath, Pen, polyline } from './pen.ts'
import { rivers, riverWidth } from './rivers.ts'
import { featuresOf, newScene, type Scene, shape } from './scene.ts'
import { settlement, tierOf } from './settlements.ts'
import { kindOf } from './terrain.ts'
import type { MapTheme } from './theme.ts'
import { bridges, railways, roads } from './ways.ts'

/** A thing of the map as it is drawn there, round the origin. */
export interface Key {
  /** `terrain forest`, `sides river`, `line soviet`: how charts speak of it. */
  readonly id: string
  readonly name: string
  readonly items: readonly Item[]
}

export interface KeyGroup {
  readonly title: string
  readonly keys: readonly Key[]
}

/** No sample is larger. */
export const KEY_WIDTH = 54
export const KEY_HEIGHT = 46

const HALF = 25
const TILE_SIZE = 0.5

/** All that a map shows, in the order in which one asks for it. */
export function mapKey(board: Board, look: Look, ink: MapTheme): KeyGroup[] {
  const scene = newScene(new Pen(board), ink, look, 50)
  return [
    { title: 'Ground', keys: ground(scene) },
    { title: 'Water', keys: water(scene) },
    { title: 'Ways', keys: ways(scene) },
    { title: 'Places', keys: places(scene) },
    { title: 'Borders and lines', keys: [...borderKeys(scene), ...lineKeys(scene)] },
    { title: 'Areas and signs', keys: [...areaKeys(scene), ...markKeys(scene)] },
  ].filter(({ keys }) => keys.length > 0)
}

/** The same item elsewhere and larger. */
export function moved(item: Item, left: number, top: number, by: number): Item {
  if (item.kind === 'label')
    return {
      ...item,
      x: left + item.x * by,
      y: top + item.y * by,
      size: item.size * by,
      ...(item.course ? { course: item.course.map(({ x, y }) => ({ x: left + x * by, y: top + y * by })) } : {}),
      ...(item.spacing === undefined ? {} : { spacing: item.spacing * by }),
    }
  return {
    ...item,
    path: movedPath(item.path, left, top, by),
    width: (item.width ?? 1) * by,
    ...(item.dash ? { dash: item.dash.map((n) => n * by) } : {}),
  }
}

/** A hex on its own: nothing lies round it. */
class Tile extends Pen {
  override get ghosts(): readonly Ghost[] {
    return []
  }
}

function tileOf({ board, ink, look }: Scene, hex: Hex): Scene {
  return newScene(new Tile(cutBoard(board, [hex])), ink, look, 50)
}

const fitted = (pen: Pen, items: readonly Item[]): Item[] => {
  const { x, y } = pen.centre(1)
  return items
    .filter((item) => item.kind === 'label' || item.path !== '')
    .map((item) => moved(item, -x * TILE_SIZE, -y * TILE_SIZE, TILE_SIZE))
}

const rim = ({ pen, ink }: Scene): Shape =>
  shape(pen.hexPath([1]), { stroke: ink.grid, strokeOpacity: 0.55, width: 1.6 })

function ground(scene: Scene): Key[] {
  const { board, hexes, ink } = scene
  return board.terrainNames.flatMap((name, at): Key[] => {
    const hex = hexes.find((one) => board.terrain[one] === at)
    if (name === '' || hex === undefined) return []
    const tile = tileOf(scene, hex)
    const wet = kindOf(name) === 'water' ? [shape(tile.pen.hexPath([1]), { fill: ink.water })] : []
    const items = [shape(tile.pen.hexPath([1]), { fill: ink.paper }), ...wet, ...[...terrain(tile)].flat(), rim(tile)]
    const isPlace = board.content.placeClasses.includes(name)
    return [
      { id: `terrain ${name}`, name: isPlace ? `${called(name)} hex` : called(name), items: fitted(tile.pen, items) },
    ]
  })
}

const has = ({ board }: Scene, layer: string): boolean => board.content.layers.some(({ name }) => name === layer)

/** A little bend, so that a line looks like one. */
const COURSE: readonly Point[] = [
  { x: -HALF, y: 4 },
  { x: -HALF / 2, y: -4 },
  { x: 0, y: 0 },
  { x: HALF / 2, y: 5 },
  { x: HALF, y: -3 },
]
const STRAIGHT: readonly Point[] = [
  { x: -HALF, y: 0 },
  { x: 0, y: 0 },
  { x: HALF, y: 0 },
]

function water(scene: Scene): Key[] {
  const { board, ink } = scene
  const found: Key[] = []
  if (has(scene, 'river'))
    board.classes('river').forEach((kind, rank) => {
      const widths = featuresOf(scene, 'river')
        .filter((feature) => feature.class === rank)
        .map((feature) => riverWidth(scene, feature))
      if (widths.length === 0) return
      const width = Math.max(...widths)
      found.push({
        id: found.length === 0 ? 'sides river' : `sides river ${kind}`,
        name: kind === 'river' ? 'River' : `${kind === 'major' ? 'Major' : called(kind)} river`,
        items: rivers(scene, [{ name: '', width, from: width, to: width, points: COURSE }]),
      })
    })
  if (has(scene, 'water'))
    board.classes('water').forEach((kind, rank) => {
      if (!featuresOf(scene, 'water').some((feature) => feature.class === rank)) return
      found.push({
        id: `sides water ${kind}`,
        name: kind === 'narrows' ? called(kind) : `All-${kind} hexside`,
        items: [
          shape(polyline(STRAIGHT), { stroke: ink.waterEdge, width: 13, cap: 'round' }),
          shape(polyline(STRAIGHT), { stroke: ink.water, width: 10.4, cap: 'round' }),
        ],
      })
    })
  return found
}

function ways(scene: Scene): Key[] {
  const way = (layer: string, kind: string, points: readonly Point[] = COURSE) => ({
    name: '',
    layer,
    kind,
    width: 4,
    points,
    bridges: [],
  })
  const found: Key[] = []
  if (has(scene, 'rail'))
    found.push({ id: 'links rail', name: 'Railway', items: railways(scene, [way('rail', 'rail')]) })
  if (has(scene, 'road'))
    scene.board.classes('road').forEach((kind, rank) => {
      if (!featuresOf(scene, 'road').some((feature) => feature.class === rank)) return
      found.push({
        id: `links road ${kind}`,
        name: kind === 'motorway' || kind === 'road' ? called(kind) : `${called(kind)} road`,
        items: roads(scene, [way('road', kind)]),
      })
    })
  if (has(scene, 'river') && found.length > 0) {
    const over = { ...way('rail', 'rail', STRAIGHT), bridges: [{ from: { x: -5, y: 0 }, to: { x: 5, y: 0 } }] }
    const stream = [
      { x: 0, y: -15 },
      { x: 2, y: -5 },
      { x: -1, y: 5 },
      { x: 1, y: 15 },
    ]
    found.push({
      id: 'sides bridge',
      name: 'Bridge',
      items: [
        ...rivers(scene, [{ name: '', width: 4.8, from: 4.8, to: 4.8, points: stream }]),
        ...railways(scene, [over]),
        ...bridges(scene, [over]),
      ],
    })
  }
  return found
}

const places = ({ board, ink }: Scene): Key[] =>
  board.content.placeClasses
    .filter((name) => name !== '' && board.placesOf(name).length > 0)
    .map((name) => ({
      id: `place ${name}`,
      name: called(name),
      items: settlement({ x: 0, y: 0 }, tierOf(board, name), 7, ink),
    }))

function borderKeys(scene: Scene): Key[] {
  const { board, ink, look } = scene
  return board.content.layers.flatMap(({ name, kind }): Key[] => {
    const way: SideLook | undefined = look.sides[name] ?? (name === 'border' ? 'border' : undefined)
    if (kind !== 'sides' || way === undefined) return []
    const colour = way === 'border' ? ink.border : ink.boundary
    const ranks = new Set(featuresOf(scene, name).map((feature) => board.classes(name)[feature.class] ?? name))
    return [...ranks].map((rank) => ({
      id: rank === name ? `sides ${name}` : `sides ${name} ${rank}`,
      name: look.titles[`sides ${name}`] ?? (rank === name ? called(name) : `${called(rank)} ${name}`),
      items:
        rank === 'regional'
          ? [shape(polyline(STRAIGHT), { stroke: colour, strokeOpacity: 0.7, width: 1.4, dash: [6, 4] })]
          : [
              shape(polyline(STRAIGHT), { stroke: colour, strokeOpacity: 0.13, width: 15 }),
              shape(polyline(STRAIGHT), { stroke: colour, width: 2.2, dash: way === 'border' ? [9, 4, 2, 4] : [3, 4] }),
            ],
    }))
  })
}

const lineKeys = ({ board, ink, look }: Scene): Key[] =>
  once(
    board.content.lines.flatMap(({ name, pieces }): Key[] => {
      const way = look.lines[name]
      if (way === undefined || pieces.length === 0) return []
      return [{ id: `line ${name}`, name: look.titles[`line ${name}`] ?? called(name), items: lineSample(way, ink) }]
    }),
  )

function lineSample(way: LineLook, ink: MapTheme): Item[] {
  if (way === 'front' || way === 'limit')
    return [
      shape(polyline(STRAIGHT), {
        stroke: way === 'front' ? ink.border : ink.boundary,
        width: way === 'front' ? 3.2 : 2,
        dash: [10, 6],
      }),
    ]
  const colour = way === 'fortified' ? ink.fort : ink.enemyFort
  let teeth = `M${-HALF} 3`
  for (let x = -HALF; x < HALF; x += 10) teeth += `L${x} -3L${x + 5} -3L${x + 5} 3L${x + 10} 3`
  return [
    shape(`M${-HALF} -3L${HALF} -3L${HALF} 13L${-HALF} 13Z`, { fill: colour, fillOpacity: 0.12 }),
    shape(teeth, { stroke: colour, width: 1.9 }),
  ]
}

const areaKeys = (scene: Scene): Key[] =>
  once(
    scene.board.content.areas.flatMap(({ name, hexes }): Key[] => {
      const kind = scene.look.areas[name]
      const [hex] = hexes
      if (kind === undefined || hex === undefined) return []
      const { pen } = tileOf(scene, hex)
      const items = fitted(pen, field(pen, [1], kind, scene.ink))
      return [{ id: `area ${name}`, name: scene.look.titles[`area ${name}`] ?? called(name), items }]
    }),
  )

const markKeys = ({ look, ink }: Scene): Key[] =>
  once(
    look.marks.map((mark) => ({
      id: markId(mark),
      name: mark.title,
      items: emblem(
        mark.sign,
        { x: 0, y: 0 },
        inkOf(mark, ink),
        mark.sign === 'star' ? '' : (Object.values(mark.texts ?? {})[0] ?? mark.text ?? ''),
        ink,
        ROUND_THE_MIDDLE.has(mark.sign) ? 0.62 : 1.15,
      ),
    })),
  )

function markId({ on }: Mark): string {
  if ('layer' in on) return `layer ${on.layer} ${on.class ?? ''}`.trim()
  if ('attribute' in on) return `attribute ${on.attribute}`
  const [kind, name] = Object.entries(on)[0]!
  return `${kind} ${name}`
}

/** Things of one name are told once. */
const once = (keys: readonly Key[]): Key[] =>
  [...new Map(keys.toReversed().map((key) => [key.name, key])).values()].toReversed()

/** Names of data as one would write them: `Major city`. */
const called = (name: string): string =>
  name === 'major' ? 'Major city' : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
