import { type Board, cutBoard, type Feature, type Hex, type Point } from '@hexfront/core'
import { battlements } from './battlement.ts'
import type { Drawing, DrawnLayer, Item, Label, Shape } from './drawing.ts'
import { Labels } from './labels.ts'
import type { Look } from './looks.ts'
import { outline } from './outline.ts'
import { Pen, RADIUS, round, shaken, smoothLine } from './pen.ts'
import { REACH, settlement, tierOf } from './settlements.ts'
import { crowns, firs, hachures, tufts } from './signs.ts'
import { type TerrainKind, terrainKind } from './terrain.ts'
import { type MapTheme, THEMES, type ThemeId } from './theme.ts'

export const MARGIN = RADIUS * 1.2

/** A map from the paper up. `radius` is half the width of a hex on the screen: the smaller, the fewer names and the larger. */
export function drawMap(board: Board, look: Look, theme: ThemeId, radius = RADIUS): Drawing {
  const box = new Pen(board).box()
  return {
    left: box.left - MARGIN,
    top: box.top - MARGIN,
    width: box.right - box.left + 2 * MARGIN,
    height: box.bottom - box.top + 2 * MARGIN,
    background: THEMES[theme].margin,
    layers: joined(layersOf(board, look, theme, radius)),
  }
}

/** The layers of a map from the paper up, each drawn when it is asked for; terrain comes in several. */
export function layersOf(board: Board, look: Look, theme: ThemeId, radius: number): Generator<DrawnLayer> {
  return new MapDrawing(new Pen(board), THEMES[theme], look, radius).layers()
}

/** The part of a map that holds these hexes, close up. */
export function drawPart(board: Board, look: Look, theme: ThemeId, hexes: readonly Hex[]): Drawing {
  const shown = new Pen(board)
  const points = hexes.flatMap((hex) => shown.corners(hex))
  const left = Math.min(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const width = Math.max(...points.map(({ x }) => x)) - left
  const height = Math.max(...points.map(({ y }) => y)) - top
  const isNear = (hex: Hex): boolean => {
    const { x, y } = shown.centre(hex)
    const reach = 2 * RADIUS
    return x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach
  }
  const near = Array.from({ length: board.grid.size }, (_, i) => i + 1).filter(isNear)
  const map = new MapDrawing(new Pen(cutBoard(board, near)), THEMES[theme], look, RADIUS)
  return { left, top, width, height, background: THEMES[theme].margin, layers: joined(map.layers()) }
}

const joined = (layers: Iterable<DrawnLayer>): DrawnLayer[] =>
  [...Map.groupBy(layers, ({ name }) => name)].map(([name, parts]) => ({
    name,
    items: parts.flatMap(({ items }) => items),
  }))

class MapDrawing {
  readonly #pen: Pen
  readonly #board: Board
  readonly #ink: MapTheme
  readonly #look: Look
  readonly #labels = new Labels()
  readonly #all: readonly Hex[]
  readonly #towns: ReadonlySet<Hex>

  /** Half the width of a hex on the screen: what is shown, and how large, depends on it. */
  readonly #radius: number
  /** How much larger names and lines are drawn than at full size, to be read at this one. */
  readonly #nameScale: number
  readonly #lineScale: number

  constructor(pen: Pen, ink: MapTheme, look: Look, radius: number) {
    this.#radius = radius
    const share = Math.min(1, radius / RADIUS)
    this.#nameScale = Math.max(0.62, share) / share
    this.#lineScale = Math.max(0.4, share) / share
    this.#pen = pen
    this.#board = pen.board
    this.#ink = ink
    this.#look = look
    this.#towns = new Set(pen.board.places.map(({ hex }) => hex))
    this.#all = Array.from({ length: pen.board.grid.size }, (_, i) => i + 1)
  }

  *layers(): Generator<DrawnLayer> {
    yield { name: 'paper', items: this.#paper() }
    for (const items of this.#terrain()) yield { name: 'terrain', items }
    yield { name: 'areas', items: this.#areas() }
    yield { name: 'grid', items: this.#radius < 14 ? [] : this.#grid() }
    yield { name: 'water', items: this.#waterSides() }
    yield { name: 'rivers', items: this.#thick(this.#rivers()) }
    yield { name: 'roads', items: this.#thick(this.#roads()) }
    yield { name: 'railways', items: this.#thick(this.#railways()) }
    yield { name: 'borders', items: this.#thick(this.#borders()) }
    yield { name: 'lines', items: this.#lines() }
    // Before names, which find their room between settlements.
    yield { name: 'settlements', items: this.#settlements() }
    yield { name: 'numbers', items: this.#radius < 22 ? [] : this.#numbers() }
    yield { name: 'names', items: [...this.#names(), ...this.#riverNames()] }
  }

  #thick(items: readonly Item[]): Item[] {
    const by = this.#lineScale
    return items.map((item) => {
      if (item.kind === 'label' || by === 1) return item
      const { width = 1, dash } = item
      return { ...item, width: width * by, ...(dash ? { dash: dash.map((length) => length * by) } : {}) }
    })
  }

  #paper(): Item[] {
    const ink = this.#ink
    return [shape(this.#pen.hexPath(this.#all), { fill: ink.paper, stroke: ink.paper, width: 1.5 })]
  }

  /** Kind by kind. */
  *#terrain(): Generator<Item[]> {
    const ink = this.#ink
    const pen = this.#pen
    const hills = this.#hexesOf('hill')
    if (hills.size > 0)
      yield [
        shape(outline(pen, hills), { fill: ink.hill, stroke: ink.hillInk, strokeOpacity: 0.35, width: 1 }),
        shape(hachures(pen, hills), { stroke: ink.hillInk, strokeOpacity: 0.7, width: 1.1, cap: 'round' }),
      ]
    const marsh = this.#hexesOf('marsh')
    if (marsh.size > 0)
      yield [
        shape(outline(pen, marsh), { fill: ink.marsh, stroke: ink.marshEdge, width: 1.2 }),
        shape(tufts(pen, marsh), { stroke: ink.marshInk, strokeOpacity: 0.7, width: 0.85, cap: 'round' }),
      ]
    const forest = this.#hexesOf('forest')
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
    const water = this.#hexesOf('water')
    if (water.size > 0) yield [shape(outline(pen, water, 0.13), { fill: ink.water, stroke: ink.waterEdge, width: 1.3 })]
  }

  #areas(): Item[] {
    const ink = this.#ink
    return this.#board.content.areas.flatMap(({ name, hexes }): Item[] => {
      const look = this.#look.areas[name]
      if (look === undefined) return []
      const path = outline(this.#pen, new Set(hexes), 0.02)
      const edge = shape(path, { stroke: ink.boundary, strokeOpacity: 0.7, width: 1.8, dash: [7, 4] })
      if (look === 'outline') return [edge]
      return [shape(this.#hatch(hexes), { stroke: ink.boundary, strokeOpacity: 0.28, width: 1 }), edge]
    })
  }

  #hatch(hexes: Iterable<Hex>): string {
    let path = ''
    for (const hex of hexes) {
      const { x, y } = this.#pen.centre(hex)
      for (const [dx, reach] of [
        [-0.5, 0.3],
        [-0.17, 0.46],
        [0.17, 0.46],
        [0.5, 0.3],
      ] as const) {
        const [cx, r] = [x + dx * RADIUS * 1.2, reach * RADIUS]
        path += `M${round(cx - r)} ${round(y + r)}L${round(cx + r)} ${round(y - r)}`
      }
    }
    return path
  }

  #grid(): Item[] {
    const { grid, gridOpacity } = this.#ink
    let path = ''
    for (let side = 1; side <= this.#board.grid.sides; side++) {
      const [a, b] = this.#pen.side(side)
      path += `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
    }
    return [shape(path, { stroke: grid, strokeOpacity: gridOpacity, width: 0.85 })]
  }

  #waterSides(): Item[] {
    const ink = this.#ink
    const paths = this.#features('water').map((feature) => this.#sidePath(feature, 0.06))
    if (paths.length === 0) return []
    const path = paths.join('')
    return [
      shape(path, { stroke: ink.waterEdge, width: 13, cap: 'round' }),
      shape(path, { stroke: ink.water, width: 10.4, cap: 'round' }),
    ]
  }

  #rivers(): Item[] {
    const ink = this.#ink
    const rivers = this.#features('river').map((feature) => ({
      path: this.#sidePath(feature, 0.065),
      width: this.#riverWidth(feature.class),
    }))
    // Small ones first, so that a tributary ends under the river it joins.
    rivers.sort((a, b) => a.width - b.width)
    return [
      ...rivers.map(({ path, width }) =>
        shape(path, { stroke: ink.paper, strokeOpacity: 0.55, width: width + 4.2, cap: 'round' }),
      ),
      ...rivers.map(({ path, width }) => shape(path, { stroke: ink.riverCase, width, cap: 'round' })),
      ...rivers.map(({ path, width }) => shape(path, { stroke: ink.river, width: width - 1.7, cap: 'round' })),
    ]
  }

  #riverWidth(rank: number): number {
    const isMinor = this.#board.classes('river')[rank] === 'minor'
    return isMinor ? 3.6 : 6.2
  }

  #roads(): Item[] {
    const ink = this.#ink
    const items: Item[] = []
    const widths: Readonly<Record<string, number>> = { minor: 1.3, main: 2.6, road: 2, motorway: 4.4 }
    const roads = this.#features('road').map((feature) => ({
      path: this.#linkPath(feature),
      name: this.#board.classes('road')[feature.class] ?? 'road',
    }))
    for (const kind of Object.keys(widths)) {
      const path = roads
        .filter(({ name }) => name === kind)
        .map((road) => road.path)
        .join('')
      if (path === '') continue
      items.push(shape(path, { stroke: ink.paper, strokeOpacity: 0.5, width: widths[kind]! + 2 }))
      items.push(shape(path, { stroke: ink.road, strokeOpacity: 0.85, width: widths[kind]! }))
      if (kind === 'motorway') items.push(shape(path, { stroke: ink.paper, width: 1.6 }))
    }
    return items
  }

  #railways(): Item[] {
    const ink = this.#ink
    const path = this.#features('rail')
      .map((feature) => this.#linkPath(feature))
      .join('')
    if (path === '') return []
    return [
      shape(path, { stroke: ink.paper, strokeOpacity: 0.7, width: 5.4 }),
      shape(path, { stroke: ink.rail, width: 1.7 }),
      shape(path, { stroke: ink.rail, width: 6, dash: [1.1, 8.4] }),
    ]
  }

  #borders(): Item[] {
    const ink = this.#ink
    return this.#board.content.layers.flatMap(({ kind, name }): Item[] => {
      const look = this.#look.sides[name] ?? (name === 'border' ? 'border' : undefined)
      if (kind !== 'sides' || look === undefined) return []
      const path = this.#features(name)
        .map((feature) => this.#sidePath(feature, 0))
        .join('')
      const colour = look === 'border' ? ink.border : ink.boundary
      return [
        shape(path, { stroke: ink.paper, strokeOpacity: 0.6, width: 5 }),
        shape(path, { stroke: colour, width: 2.4, dash: look === 'border' ? [9, 4, 2, 4] : [3, 4] }),
      ]
    })
  }

  #lines(): Item[] {
    const ink = this.#ink
    return this.#board.content.lines.flatMap(({ name, pieces }): Item[] => {
      const look = this.#look.lines[name]
      if (look === undefined) return []
      if (look === 'front' || look === 'limit') {
        const path = pieces.map((piece) => smoothLine(piece.map((hex) => this.#pen.centre(hex)))).join('')
        return [
          shape(path, { stroke: ink.paper, strokeOpacity: 0.7, width: 6.5, cap: 'round' }),
          shape(path, {
            stroke: look === 'front' ? ink.border : ink.boundary,
            width: look === 'front' ? 3.2 : 2,
            dash: [10, 6],
          }),
        ]
      }
      const hexes = new Set(pieces.flat())
      const colour = look === 'fortified' ? ink.fort : ink.enemyFort
      const teeth = battlements(this.#pen, hexes, this.#board.edge(look === 'fortified' ? 'east' : 'west'))
      return [
        shape(this.#pen.hexPath(hexes), { fill: colour, fillOpacity: 0.07 }),
        shape(this.#hatch(hexes), { stroke: colour, strokeOpacity: 0.22, width: 1 }),
        shape(teeth, { stroke: ink.paper, strokeOpacity: 0.75, width: 4.4 }),
        shape(teeth, { stroke: colour, width: 1.9 }),
      ]
    })
  }

  #settlements(): Item[] {
    return this.#board.places.flatMap(({ hex, class: name }) => {
      const point = this.#pen.centre(hex)
      const tier = tierOf(this.#board, name)
      const reach = REACH[tier] * RADIUS
      this.#labels.take({
        left: point.x - reach,
        right: point.x + reach,
        top: point.y - reach,
        bottom: point.y + reach,
      })
      return settlement(point, tier, hex, this.#ink)
    })
  }

  #numbers(): Item[] {
    const { grid } = this.#board
    return this.#all.map((hex) => {
      const { x, y } = this.#pen.centre(hex)
      const top = y - RADIUS * (grid.orientation === 'flat' ? 0.66 : 0.62)
      return {
        kind: 'label',
        x,
        y: top,
        text: grid.name(hex).replace('-', ''),
        font: 'number',
        size: 9.6,
        weight: 500,
        colour: this.#ink.number,
        opacity: 0.72,
        anchor: 'middle',
        spacing: 0.3,
      }
    })
  }

  #names(): Label[] {
    const ink = this.#ink
    const places = [...this.#board.places].sort(
      (a, b) => tierOf(this.#board, a.class) - tierOf(this.#board, b.class) || a.hex - b.hex,
    )
    return places.flatMap(({ hex, name, class: kind }): Label[] => {
      const tier = tierOf(this.#board, kind)
      if (this.#radius < SHOWN_FROM[tier]) return []
      const size = NAME_SIZE[tier] * this.#nameScale
      const text = tier === 1 ? name.toUpperCase() : name
      const spacing = tier === 1 ? 1.1 : 0.3
      const gap = NAME_GAP[tier] * RADIUS
      const at = this.#labels.place(this.#pen.centre(hex), text, size, spacing, gap)
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
  #riverNames(): Label[] {
    const ink = this.#ink
    return this.#features('river').flatMap(({ name, pieces, class: rank }): Label[] => {
      const longest = [...pieces].sort((a, b) => b.length - a.length)[0]
      if (name === '' || !longest || longest.length < 8 * this.#nameScale) return []
      const points = this.#chain(longest)
      const size = (this.#riverWidth(rank) > 5 ? 16 : 14) * this.#nameScale
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

  #hexesOf(kind: TerrainKind): ReadonlySet<Hex> {
    return new Set(this.#all.filter((hex) => terrainKind(this.#board, hex) === kind))
  }

  #features(layer: string): Feature[] {
    return this.#board.content.features.filter((feature) => feature.layer === layer)
  }

  #sidePath({ pieces }: Feature, shake: number): string {
    return pieces.map((piece) => smoothLine(this.#chain(piece).map((point) => shaken(point, RADIUS * shake)))).join('')
  }

  /** Corners along a chain of hexsides, in order. */
  #chain(sides: readonly number[]): Point[] {
    const points: Point[] = []
    for (const side of sides) {
      const [a, b] = this.#pen.side(side)
      const last = points.at(-1)
      if (!last) points.push(a, b)
      else if (near(last, a)) points.push(b)
      else if (near(last, b)) points.push(a)
      else if (points.length === 2 && near(points[0]!, a)) points.splice(0, 2, last, points[0]!, b)
      else if (points.length === 2 && near(points[0]!, b)) points.splice(0, 2, last, points[0]!, a)
    }
    return points
  }

  /** Through the middles of hexes, cut at settlements and junctions so that lines meet there. */
  #linkPath({ layer, pieces }: Feature): string {
    let path = ''
    for (const piece of pieces) {
      let stretch: Hex[] = []
      for (const hex of piece) {
        stretch.push(hex)
        if (stretch.length > 1 && this.#isStop(layer, hex)) {
          path += smoothLine(stretch.map((one) => this.#pen.centre(one)))
          stretch = [hex]
        }
      }
      if (stretch.length > 1) path += smoothLine(stretch.map((one) => this.#pen.centre(one)))
    }
    return path
  }

  #isStop(layer: string, hex: Hex): boolean {
    const links = this.#board.link(layer)
    let ways = 0
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (links[way] !== 0) ways++
    return ways !== 2 || this.#towns.has(hex)
  }
}

/** The smallest hex at which names of a tier are shown. */
const SHOWN_FROM = { 1: 0, 2: 6, 3: 14, 4: 22 } as const
const NAME_SIZE = { 1: 18.5, 2: 16, 3: 14, 4: 12.5 } as const
const NAME_GAP = { 1: 0.48, 2: 0.37, 3: 0.2, 4: 0.15 } as const

const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5

const shape = (path: string, how: Omit<Shape, 'kind' | 'path'>): Shape => ({ kind: 'shape', path, ...how })
