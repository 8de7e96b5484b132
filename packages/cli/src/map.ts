import { writeFileSync } from 'node:fs'
import {
  BOARD_IDS,
  type BoardId,
  boardOf,
  type Drawing,
  drawBoard,
  drawPart,
  LOOKS,
  type Look,
  RADIUS,
  readBoardId,
  readThemeId,
  THEME_IDS,
  toSvg,
  withExtras,
} from '@hexfront/atlas'
import { REGISTERED } from '@hexfront/games'
import { Resvg } from '@resvg/resvg-js'
import { gameAsked, scenariosAsked } from './asked.ts'
import { fontFiles } from './fonts.ts'
import { asked, didYouMean, Misuse } from './misuse.ts'
import { openingOf } from './overlay.ts'
import { onSheet, PAPERS, sheetFor } from './paper.ts'
import { partNames, partOf } from './part.ts'
import { toPdf } from './pdf.ts'
import { palettePng } from './png.ts'
import type { Voice } from './voice.ts'

export interface MapOptions {
  readonly out?: string
  readonly list?: boolean
  readonly json?: boolean
  readonly theme: string
  readonly part?: string
  readonly show: readonly string[]
  readonly overlay?: string
  /** Pixels. */
  readonly width?: number
  readonly paper?: string
  /** Millimetres from side to side of a hex. */
  readonly scale?: number
  readonly dpi: number
}

const PNG_WIDTH = 2400
const MILLIMETRES_PER_INCH = 25.4
/** Pixels of a screen that one reads at as one reads a print, to an inch of it. */
const READING = 130
/** What SVG takes for an inch. */
const SVG_INCH = 96

export function drawMap(game: string, options: MapOptions, { out }: Voice): number {
  const id = asked(() => readBoardId(game), game, BOARD_IDS)
  if (options.list) {
    const lists = listsFor(id)
    const lines = Object.entries(lists).map(([option, names]) => `--${option}: ${names.join(', ')}`)
    out(options.json ? JSON.stringify(lists, null, 2) : lines.join('\n'))
    return 0
  }
  const file = options.out
  if (file === undefined) throw new Misuse('--out FILE was expected, or --list')
  const write = writerOf(file)
  const theme = asked(() => readThemeId(options.theme), options.theme, THEME_IDS)
  const { part, overlay, width, scale, paper } = options
  if ([width, scale, paper].filter((one) => one !== undefined).length > 1)
    throw new Misuse('one of --width, --scale and --paper was expected: each says how large the picture is')
  const shown = lookWith(id, options.show)
  const opening = overlay === undefined ? undefined : openingOf(id, scenarioOf(id, overlay))
  const look = opening ? { ...shown, lines: { ...shown.lines, ...opening.lines }, standing: opening.standing } : shown
  const draw = (across: number): Drawing => {
    const drawing =
      part === undefined
        ? drawBoard(id, theme, sheetOf(id, look, across))
        : drawPart(boardOf(id), look, theme, partOf(boardOf(id), part))
    return opening ? opening.on(drawing, theme) : drawing
  }
  write(sized(draw, file, options), file)
  out(`${file}: ${boardOf(id).title}`)
  return 0
}

/** What can be asked of a map, by option. */
const listsFor = (id: BoardId): Readonly<Record<string, readonly string[]>> => ({
  part: partNames(boardOf(id)),
  show: LOOKS[id].extras.map((extra) => extra.id),
  overlay: REGISTERED.get(id)?.rules.scenarios.map((scenario) => scenario.id) ?? [],
  theme: THEME_IDS,
  paper: Object.keys(PAPERS),
})

const scenarioOf = (id: BoardId, scenario: string): string => scenariosAsked(gameAsked(id).rules, scenario)[0]!

/** A drawing, and how wide it is meant to be. */
interface Sized {
  readonly drawing: Drawing
  readonly millimetres: number
  readonly pixels: number
}

/** Names are as many and as large as can be read at the size that is asked for. */
function sized(draw: (across: number) => Drawing, file: string, { width, scale, paper, dpi }: MapOptions): Sized {
  const pixelsOf = (millimetres: number): number => Math.round((millimetres / MILLIMETRES_PER_INCH) * dpi)
  const readAt = (millimetres: number): number => (millimetres / MILLIMETRES_PER_INCH) * READING
  const full = (): Drawing => draw(Number.POSITIVE_INFINITY)
  if (paper !== undefined) {
    const sheet = sheetFor(paper, full())
    const drawing = onSheet(draw(readAt(sheet.width)), sheet)
    return { drawing, millimetres: sheet.width, pixels: pixelsOf(sheet.width) }
  }
  if (scale !== undefined) {
    const millimetres = (full().width / HEX) * scale
    return { drawing: draw(readAt(millimetres)), millimetres, pixels: pixelsOf(millimetres) }
  }
  const pixels = width ?? (file.endsWith('.png') ? PNG_WIDTH : full().width)
  return { drawing: draw(pixels), millimetres: (pixels / SVG_INCH) * MILLIMETRES_PER_INCH, pixels }
}

/** From side to side of a hex in a drawing. */
const HEX = RADIUS * Math.sqrt(3)

type Writer = (sized: Sized, file: string) => void

function writerOf(file: string): Writer {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? ''
  const writer = Object.hasOwn(WRITERS, ending) ? WRITERS[ending] : undefined
  if (!writer) throw new Misuse(`--out ${file}: a name that ends in .svg, .png or .pdf was expected`)
  return writer
}

const WRITERS: Readonly<Record<string, Writer>> = {
  svg: ({ drawing, millimetres }, file) =>
    writeFileSync(file, toSvg(drawing, (millimetres / MILLIMETRES_PER_INCH) * SVG_INCH)),
  png: ({ drawing, pixels }, file) => writeFileSync(file, toPng(drawing, pixels)),
  pdf: ({ drawing, millimetres }, file) => writeFileSync(file, toPdf(drawing, millimetres)),
}

/** A whole map with the chart of its game, where there is one. */
export const sheetOf = (id: BoardId, look: Look, width: number) => {
  const of = REGISTERED.get(id)
  return { look, width, ...(of ? { chart: of.display.chart(of.rules.setting(of.rules.scenarios[0]!.id)) } : {}) }
}

/** The look of a board with what `--show` names. */
function lookWith(id: BoardId, names: readonly string[]): Look {
  const { extras } = LOOKS[id]
  const ids = extras.map((extra) => extra.id)
  const unknown = names.find((name) => name !== 'all' && !ids.includes(name))
  if (unknown !== undefined)
    throw new Misuse(
      `--show ${unknown}: ${id} has no such thing (there are ${[...ids, 'all'].join(', ')})${didYouMean(unknown, ids)}`,
    )
  return withExtras(LOOKS[id], names.includes('all') ? ids : names)
}

export function toPng(drawing: Drawing, width: number): Buffer {
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Alegreya' }
  const image = new Resvg(toSvg(drawing), { font, fitTo: { mode: 'width', value: width } }).render()
  return palettePng(image.pixels, image.width, image.height)
}
