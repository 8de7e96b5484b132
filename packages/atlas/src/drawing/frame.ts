import type { Hex, Point } from '@hexfront/core'
import type { Item, Label } from './drawing.ts'
import { emblem, inkOf } from './emblems.ts'
import type { Beyond } from './look.ts'
import { selected } from './marks.ts'
import { movedPath, type Pen, polyline, RADIUS, round } from './pen.ts'
import { featuresOf, type Scene, shape } from './scene.ts'

/** From the hexes to the neat line, from there to its second rule, and to the end of the paper. */
const GAP = RADIUS * 0.66
const RULES = 5
export const MARGIN = RADIUS * 1.8
/** Further than anything runs on past the hexes. */
const BLEED = RADIUS * 4

/** Paper within the neat line, under everything. */
export function mat({ pen, ink }: Scene): Item[] {
  return [shape(closed(neatLine(pen)), { fill: ink.paper })]
}

/** Cuts off at the neat line what runs on past the hexes. */
export function trim({ pen, ink }: Scene): Item[] {
  const { left, top, right, bottom } = pen.box()
  const [west, north, east, south] = [left - BLEED, top - BLEED, right + BLEED, bottom + BLEED]
  const sheet = [
    { x: west, y: north },
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
  ]
  // The other way round, so that the map is a hole in it.
  return [shape(closed(sheet) + closed(neatLine(pen)), { fill: ink.margin })]
}

/** The neat line with its double rule, where lines go on to, who comes in where, and the joins of sheets. */
export function frame(scene: Scene, margin: number): Item[] {
  const { pen, ink, lineScale } = scene
  const rule = (width: number) => ({ stroke: ink.frame, width: width * Math.min(2.4, lineScale) })
  const within = Math.max(1, Math.min(2.4, lineScale))
  return [
    ...joins(scene),
    ...arrows(scene),
    shape(closed(neatLine(pen)), rule(1.1)),
    shape(closed(neatLine(pen, GAP + RULES * within)), rule(2.6)),
    ...notes(scene, margin),
  ]
}

/**
 * Round the map at some distance from its hexes: a rectangle, or with steps where a corner of the map is cut out. Clockwise from
 * the upper left.
 */
function neatLine(pen: Pen, gap = GAP): Point[] {
  const bands = bandsOf(pen)
  const right: Point[] = []
  const left: Point[] = []
  bands.forEach((band, i) => {
    const above = bands[i - 1]
    const below = bands[i + 1]
    const top = (edge: 'left' | 'right') => (above ? step(above, band, edge, gap) : band.top - gap)
    const bottom = (edge: 'left' | 'right') => (below ? step(band, below, edge, gap) : band.bottom + gap)
    right.push({ x: band.right + gap, y: top('right') }, { x: band.right + gap, y: bottom('right') })
    left.push({ x: band.left - gap, y: top('left') }, { x: band.left - gap, y: bottom('left') })
  })
  return [...right, ...left.reverse()].filter(
    ({ x, y }, i, all) => i === 0 || Math.hypot(x - all[i - 1]!.x, y - all[i - 1]!.y) > 0.1,
  )
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The wider of two bands reaches out to the step between them. */
function step(above: Box, below: Box, edge: 'left' | 'right', gap: number): number {
  const isLowerWider = edge === 'right' ? below.right > above.right : below.left < above.left
  return isLowerWider ? below.top - gap : above.bottom + gap
}

/** Rows that end about as far west and east as their neighbours are one band of the map. */
const RAGGED = RADIUS * 2.4

/** Worked out once for each map. */
const known = new WeakMap<Pen, readonly Box[]>()

function bandsOf(pen: Pen): readonly Box[] {
  const bands = known.get(pen) ?? findBands(pen)
  known.set(pen, bands)
  return bands
}

function findBands(pen: Pen): Box[] {
  const rows = new Map<number, Box>()
  for (let hex = 1; hex <= pen.board.grid.size; hex++) {
    const { x, y } = pen.centre(hex)
    const key = Math.round(y / RADIUS)
    rows.set(key, joined(rows.get(key), { left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS }))
  }
  const bands: Box[] = []
  for (const [, row] of [...rows].sort(([a], [b]) => a - b)) {
    const last = bands.at(-1)
    if (last && Math.abs(last.left - row.left) < RAGGED && Math.abs(last.right - row.right) < RAGGED)
      bands[bands.length - 1] = joined(last, row)
    else bands.push(row)
  }
  return bands
}

const joined = (a: Box | undefined, b: Box): Box =>
  a
    ? {
        left: Math.min(a.left, b.left),
        right: Math.max(a.right, b.right),
        top: Math.min(a.top, b.top),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b

interface Way {
  readonly at: Point
  /** Which way is out. */
  readonly side: 'north' | 'east' | 'south' | 'west'
}

/** The shortest way straight out to the neat line. */
function outFrom(line: readonly Point[], { x, y }: Point): Way {
  let best: Way = { at: { x, y }, side: 'north' }
  let least = Number.POSITIVE_INFINITY
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length]!
    const isLevel = Math.abs(a.y - b.y) < 0.1
    const [low, high, along] = isLevel
      ? [Math.min(a.x, b.x), Math.max(a.x, b.x), x]
      : [Math.min(a.y, b.y), Math.max(a.y, b.y), y]
    const far = Math.abs(isLevel ? a.y - y : a.x - x)
    if (along < low || along > high || far >= least) return
    least = far
    best = isLevel
      ? { at: { x, y: a.y }, side: a.y < y ? 'north' : 'south' }
      : { at: { x: a.x, y }, side: a.x < x ? 'west' : 'east' }
  })
  return best
}

/** Where a way ends in a hex of the rim, and from which hex it comes. */
interface End {
  readonly hex: Hex
  readonly from: Hex
}

/** Each way out with where it goes to: the end of a way nearest the hex that the look names, since ways may be laid anew. */
export function namedEnds(scene: Scene, way: Beyond['way']): (readonly [End, Beyond])[] {
  const { board, look } = scene
  const { grid } = board
  const rim = endsOf(scene, way)
  return look.beyond
    .filter((one) => one.way === way)
    .flatMap((one) => {
      const hex = grid.find(one.hex)
      const near = rim.filter((end) => hex !== 0 && grid.distance(end.hex, hex) <= 2)
      near.sort((a, b) => grid.distance(a.hex, hex) - grid.distance(b.hex, hex))
      return near[0] === undefined ? [] : [[near[0], one] as const]
    })
}

/** Where a way meets the neat line, going on as it came. */
function wayOut(pen: Pen, line: readonly Point[], { hex, from }: End): Way {
  const [a, b] = [pen.centre(from), pen.centre(hex)]
  const straight = outFrom(line, b)
  const isLevel = straight.side === 'north' || straight.side === 'south'
  const [ahead, aside, far] = isLevel
    ? [b.y - a.y, b.x - a.x, straight.at.y - b.y]
    : [b.x - a.x, b.y - a.y, straight.at.x - b.x]
  // A way along the rim does not lead out of the map.
  const drift = ahead * far > 0 ? (aside * far) / ahead : 0
  const { x, y } = straight.at
  return { ...straight, at: isLevel ? { x: x + drift, y } : { x, y: y + drift } }
}

/** Ends of railways and main roads in hexes of the rim. */
export const endsOf = (scene: Scene, way: Beyond['way']): End[] =>
  featuresOf(scene, way)
    .filter((feature) => scene.board.classes(way)[feature.class] !== 'minor')
    .flatMap(({ pieces }) =>
      pieces.flatMap((piece) => [
        { hex: piece[0]!, from: piece[1]! },
        { hex: piece.at(-1)!, from: piece.at(-2)! },
      ]),
    )
    .filter(({ hex }) => isRim(scene, hex))

const isRim = ({ board: { grid } }: Scene, hex: Hex): boolean => {
  for (let d = 0; d < 6; d++) if (grid.neighbour(hex, d) === 0) return true
  return false
}

/** A band along the rim that a mark names, with an arrow every few hexes. */
function arrows(scene: Scene): Item[] {
  const { pen, ink, look, board } = scene
  const line = neatLine(pen)
  return look.marks.flatMap((mark): Item[] => {
    if (mark.sign !== 'arrow in' && mark.sign !== 'arrow out') return []
    const colour = inkOf(mark, ink)
    const hexes = selected(board, mark.on)
    const every = hexes.length > 10 ? 3 : 1
    const outs = hexes.map((hex) => outFrom(line, pen.centre(hex)))
    return [
      shape(outs.map(barAt).join(''), { stroke: colour, strokeOpacity: 0.75, width: 5 }),
      ...outs
        .filter((_, i) => i % every === every >> 1)
        .flatMap((out) => turned(emblem(mark.sign, { x: 0, y: 0 }, colour, '', ink, 1.15), out)),
    ]
  })
}

const TURN = { north: 0, east: 90, south: 180, west: 270 } as const

/** A stroke along the neat line, as long as a hex. */
function barAt({ at, side }: Way): string {
  const half = RADIUS * 0.87
  return side === 'north' || side === 'south'
    ? `M${round(at.x - half)} ${round(at.y)}h${round(2 * half)}`
    : `M${round(at.x)} ${round(at.y - half)}v${round(2 * half)}`
}

/** An arrow that was drawn pointing south, put on the neat line and pointing in. */
function turned(items: readonly Item[], { at, side }: Way): Item[] {
  const angle = (TURN[side] * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const inward = { x: -sin * 12, y: cos * 12 }
  return items.map((item) =>
    item.kind === 'label'
      ? item
      : { ...item, path: movedPath(rotated(item.path, cos, sin), at.x + inward.x, at.y + inward.y, 1) },
  )
}

const rotated = (path: string, cos: number, sin: number): string =>
  path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_piece, letter: string, x: string, y: string) => {
    const [a, b] = [Number(x), Number(y)]
    return `${letter}${round(a * cos - b * sin)} ${round(a * sin + b * cos)}`
  })

interface Note extends Way {
  readonly text: string
  readonly colour: string
}

const NOTE = 15
/** What is smaller than this, as a share of the size that can be read, is left out. */
const SMALLEST = 0.75

/** As much margin as notes need that can be read on hexes of this size. */
export const marginFor = (nameScale: number): number => Math.max(MARGIN, GAP + OFF + NOTE * nameScale * 1.5)

/** From the neat line to the foot of a note. */
const OFF = RULES + 8

/** Where lines go on to and what comes in, written along the frame. */
function notes(scene: Scene, margin: number): Label[] {
  const { pen, ink, look, board, nameScale } = scene
  const size = Math.min(NOTE * nameScale, (margin - GAP - OFF) / 1.1)
  if (size < NOTE * nameScale * SMALLEST) return []
  const line = neatLine(pen)
  const going = (['rail', 'road'] as const).flatMap((way) =>
    namedEnds(scene, way).map(
      ([end, { to }]): Note => ({
        ...wayOut(pen, line, end),
        text: `to ${to}`,
        colour: ink.text,
      }),
    ),
  )
  const coming = look.marks.flatMap((mark): Note[] => {
    if ((mark.sign !== 'arrow in' && mark.sign !== 'arrow out') || mark.text === undefined) return []
    const outs = selected(board, mark.on).map((hex) => outFrom(line, pen.centre(hex)))
    return [...Map.groupBy(outs, ({ side }) => side)].flatMap(([, on]) =>
      on.length < 3 ? [] : [{ ...on[on.length >> 1]!, text: mark.text!, colour: inkOf(mark, ink) }],
    )
  })
  const sides = Map.groupBy(
    [...going, ...coming],
    ({ side, at }) => `${side} ${Math.round(side === 'north' || side === 'south' ? at.y : at.x)}`,
  )
  return [...sides.values()].flatMap((all) => spaced(all, size).map((note) => noteLabel(note, size, ink.margin)))
}

/** The same word once, and none over another. */
function spaced(all: readonly Note[], size: number): Note[] {
  const isLevel = all[0]!.side === 'north' || all[0]!.side === 'south'
  const along = ({ at }: Note): number => (isLevel ? at.x : at.y)
  const wide = ({ text }: Note): number => text.length * size * 0.5 + size * 0.8
  const sorted = [...all].sort((a, b) => along(a) - along(b))
  const kept: Note[] = []
  for (const note of sorted) {
    const last = kept.at(-1)
    const least = last ? along(last) + (wide(last) + wide(note)) / 2 : Number.NEGATIVE_INFINITY
    if (last?.text === note.text && along(note) - along(last) < wide(note) * 1.6) continue
    const at = Math.max(along(note), least)
    kept.push({ ...note, at: isLevel ? { x: at, y: note.at.y } : { x: note.at.x, y: at } })
  }
  return kept
}

function noteLabel({ at, side, text, colour }: Note, size: number, halo: string): Label {
  const place = {
    north: { x: at.x, y: at.y - OFF },
    south: { x: at.x, y: at.y + OFF + size * 0.7 },
    west: { x: at.x - OFF, y: at.y, turn: -90 },
    east: { x: at.x + OFF, y: at.y, turn: 90 },
  }[side]
  return {
    kind: 'label',
    ...place,
    text,
    font: 'name',
    size,
    weight: 500,
    italic: true,
    colour,
    anchor: 'middle',
    halo,
  }
}

/** Fine lines where sheets meet, and their letters in the outer corners. */
function joins({ board, pen, ink, hexes, radius }: Scene): Item[] {
  const { frame, sheets } = board.grid.numbering
  if (frame.sheets.length < 2) return []
  let path = ''
  for (let side = 1; side <= board.grid.sides; side++) {
    const [a, b] = board.grid.sideHexes(side)
    if (a === 0 || b === 0 || sheets[a] === sheets[b]) continue
    path += polyline(pen.side(side))
  }
  const whole = pen.box()
  const letters = frame.sheets.flatMap(({ prefix }, sheet): Label[] => {
    const own = hexes.filter((hex) => sheets[hex] === sheet)
    if (own.length === 0) return []
    const sheetBox = boxOf(own.map((hex) => pen.centre(hex)))
    const isWest = sheetBox.left + sheetBox.right < whole.left + whole.right
    const isNorth = sheetBox.top + sheetBox.bottom < whole.top + whole.bottom
    const size = Math.max(150, (30 * RADIUS) / radius)
    return [
      {
        kind: 'label',
        x: isWest ? sheetBox.left + size * 0.4 : sheetBox.right - size * 0.4,
        y: isNorth ? sheetBox.top + size : sheetBox.bottom - size * 0.4,
        text: prefix.replace(/-$/, ''),
        font: 'name',
        size,
        weight: 700,
        colour: ink.frame,
        opacity: 0.3,
        anchor: isWest ? 'start' : 'end',
      },
    ]
  })
  return [shape(path, { stroke: ink.frame, strokeOpacity: 0.55, width: 1.8, dash: [16, 6, 3, 6] }), ...letters]
}

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

const closed = (points: readonly Point[]): string => `${polyline(points)}Z`

/** The largest corner of the sheet that the neat line leaves out, if there is one. */
export function emptyCorner(pen: Pen): Box | undefined {
  const bands = bandsOf(pen)
  const { left, top, right, bottom } = pen.box()
  const [first, last] = [bands[0]!, bands.at(-1)!]
  const inner = GAP + 2 * RULES
  const corners: Box[] = [
    { left, top, right: first.left - inner, bottom: first.bottom - inner },
    { left: first.right + inner, top, right, bottom: first.bottom - inner },
    { left, top: last.top + inner, right: last.left - inner, bottom },
    { left: last.right + inner, top: last.top + inner, right, bottom },
  ]
  const area = (corner: Box): number => (corner.right - corner.left) * (corner.bottom - corner.top)
  return corners
    .filter((corner) => corner.right > corner.left && corner.bottom > corner.top)
    .sort((a, b) => area(b) - area(a))[0]
}
