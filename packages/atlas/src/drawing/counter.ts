import type { Board, Face, Hex, Point, SideLook, Size } from '@hexfront/core'
import type { DrawnLayer, Item, Label, Shape } from './drawing.ts'
import { movedPath, Pen, RADIUS } from './pen.ts'
import type { ThemeId } from './theme.ts'

/** The inside of a NATO box that is 150 wide and 100 high. */
export interface ArmSymbol {
  readonly strokes: readonly { readonly path: string; readonly width: number }[]
  readonly fills: readonly string[]
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[]
}

export interface CounterInk {
  readonly ground: string
  readonly ink: string
  readonly box: string
  readonly boxInk: string
  readonly edge: string
}

export const COUNTER_INKS: Readonly<Record<ThemeId, Readonly<Record<SideLook['tone'], CounterInk>>>> = {
  light: {
    light: { ground: '#9CA79B', ink: '#171B18', box: '#DDE3D8', boxInk: '#171B18', edge: '#4D574F' },
    dark: { ground: '#A5492F', ink: '#FFF7EA', box: '#F2D9C4', boxInk: '#3A140A', edge: '#5A2415' },
  },
  dark: {
    light: { ground: '#8B968B', ink: '#0F1310', box: '#D3DACE', boxInk: '#0F1310', edge: '#0F1310' },
    dark: { ground: '#9A4029', ink: '#FFF4E4', box: '#EBD0B9', boxInk: '#3A140A', edge: '#1E0A05' },
  },
  'colour-blind': {
    light: { ground: '#9DC3E0', ink: '#0B1A26', box: '#EAF3FA', boxInk: '#0B1A26', edge: '#1F4E73' },
    dark: { ground: '#B14A00', ink: '#FFFFFF', box: '#FFE6CF', boxInk: '#3B1900', edge: '#5A2600' },
  },
  'dark colour-blind': {
    light: { ground: '#8FB6D4', ink: '#08141E', box: '#E2EEF7', boxInk: '#08141E', edge: '#08141E' },
    dark: { ground: '#A84700', ink: '#FFFFFF', box: '#FBE0C8', boxInk: '#3B1900', edge: '#1E0D00' },
  },
}

/** A counter on the map: what is printed on it, and where it lies. */
export interface Counter {
  readonly hex: Hex
  readonly face: Face
  readonly values: string
}

/** How counters are drawn: symbols by arm, and what the sides look like. */
export interface Prints {
  readonly symbols: Readonly<Record<string, ArmSymbol>>
  readonly sides: readonly SideLook[]
  readonly theme: ThemeId
}

/** Counters are laid out on a square of this many units. */
const UNITS = 52
const SIDE = RADIUS * 1.04
const STRIPE = 6
const BOX = 29.5
/** How far each counter of a stack lies off the one above it, and how many edges show. */
const STEP = RADIUS * 0.09
const MOST_SHOWN = 3

/** All counters in their hexes, stacks as stacks; the first of a hex lies on top. */
export function counterLayer(board: Board, counters: readonly Counter[], prints: Prints): DrawnLayer {
  const pen = new Pen(board)
  const stacks = Map.groupBy(counters, ({ hex }) => hex)
  const items = [...stacks].flatMap(([hex, stack]) => {
    const { x, y } = pen.centre(hex)
    const shown = stack.slice(0, MOST_SHOWN)
    return shown
      .map((counter, depth) => {
        const off = (depth - (shown.length - 1) / 2) * STEP
        const at = { x: x + off, y: y + off }
        return depth === 0 ? drawCounter(counter, at, prints) : drawCard(counter, at, prints)
      })
      .toReversed()
      .flat()
  })
  return { name: 'counters', items }
}

const inkOf = ({ face }: Counter, { sides, theme }: Prints): CounterInk =>
  COUNTER_INKS[theme][sides[face.side - 1]?.tone ?? 'light']

/** What shows of a counter that lies under another. */
function drawCard(counter: Counter, { x, y }: Point, prints: Prints): Shape[] {
  const ink = inkOf(counter, prints)
  const { stripe } = counter.face
  const put = (path: string): string => movedPath(path, x - SIDE / 2, y - SIDE / 2, SIDE / UNITS)
  const card: Shape = { kind: 'shape', path: put(CARD), fill: ink.ground, stroke: ink.edge, width: 1 }
  return stripe === '' ? [card] : [card, { kind: 'shape', path: put(EDGE), fill: stripe }]
}

function drawCounter(counter: Counter, at: Point, prints: Prints): Item[] {
  const { face, values } = counter
  const ink = inkOf(counter, prints)
  const by = SIDE / UNITS
  const [left, top] = [at.x - SIDE / 2, at.y - SIDE / 2]
  const put = (path: string, how: Omit<Shape, 'kind' | 'path'>): Shape => ({
    kind: 'shape',
    path: movedPath(path, left, top, by),
    ...how,
    ...(how.width === undefined ? {} : { width: how.width * by }),
  })
  const letters = (text: string, dx: number, dy: number, size: number, colour: string, turn?: number): Label[] =>
    text === ''
      ? []
      : [
          {
            kind: 'label',
            text,
            x: left + dx * by,
            y: top + dy * by,
            font: 'number',
            size: size * by,
            weight: 700,
            colour,
            anchor: 'middle',
            ...(turn === undefined ? {} : { turn }),
          },
        ]
  const middle = UNITS / 2 + (face.stripe === '' ? 0 : 2.6)
  return [
    ...drawCard(counter, at, prints),
    ...(face.arm === 'railhead'
      ? [put(movedPath(RAILS, middle, 19, 1), { stroke: ink.ink, width: 1.7 })]
      : troopBox(prints.symbols[face.arm], middle, ink, put, letters)),
    ...(face.size === 'battlegroup'
      ? letters('[KG]', middle, 10, 8.5, ink.ink)
      : [put(movedPath(sizeSign(face.size), middle, 5, 1), { stroke: ink.ink, width: 1.35 })]),
    ...letters(face.name, 49, 21.6, face.name.length > 4 ? 7.6 : 8.8, ink.ink, -90),
    ...letters(values, middle, 47, 18.5, ink.ink),
  ]
}

/** A NATO box with the symbol of the arm in it. */
function troopBox(
  symbol: ArmSymbol | undefined,
  middle: number,
  ink: CounterInk,
  put: (path: string, how: Omit<Shape, 'kind' | 'path'>) => Shape,
  letters: (text: string, x: number, y: number, size: number, colour: string) => Label[],
): Item[] {
  const share = BOX / 164
  const [left, top] = [middle - BOX / 2 + 7 * share, 11.4 + 7 * share]
  const inside = (path: string): string => movedPath(path, left, top, share)
  const frame = inside('M0 0L150 0L150 100L0 100Z')
  const { strokes, fills, texts } = symbol ?? { strokes: [], fills: [], texts: [] }
  return [
    put(frame, { fill: ink.box }),
    ...strokes.map(({ path, width }) => put(inside(path), { stroke: ink.boxInk, width: Math.max(width, 4.6) * share })),
    ...fills.map((path) => put(inside(path), { fill: ink.boxInk })),
    ...texts.flatMap(({ text, x, y, size }) =>
      letters(text, left + x * share, top + (y + size * 0.42) * share, size * 1.25 * share, ink.boxInk),
    ),
    put(frame, { stroke: ink.boxInk, width: 7 * share }),
  ]
}

const CARD =
  'M3.6 0L48.4 0a3.6 3.6 0 0 1 3.6 3.6L52 48.4a3.6 3.6 0 0 1 -3.6 3.6L3.6 52a3.6 3.6 0 0 1 -3.6 -3.6L0 3.6a3.6 3.6 0 0 1 3.6 -3.6Z'
const EDGE = `M0.5 3L${STRIPE} 0.5L${STRIPE} 51.5L0.5 49Z`
const RAILS = 'M-13 -4L13 -4M-13 4L13 4M-10 -7L-10 7M-5 -7L-5 7M0 -7L0 7M5 -7L5 7M10 -7L10 7'

const SIZES: Readonly<Record<Exclude<Size, 'battlegroup'>, string>> = {
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
  front: 'XXXXX',
  '': '',
}

/** A cross for each X, a stroke for each I, about the middle. */
function sizeSign(size: Exclude<Size, 'battlegroup'>): string {
  const sign = SIZES[size]
  const [wide, gap] = sign.startsWith('X') ? [4.4, 1.5] : [0.1, 2.6]
  let x = -(sign.length * wide + (sign.length - 1) * gap) / 2
  let path = ''
  for (const letter of sign) {
    path += letter === 'X' ? `M${x} 0L${x + wide} 4.4M${x + wide} 0L${x} 4.4` : `M${x} 0L${x} 4.4`
    x += wide + gap
  }
  return path
}
