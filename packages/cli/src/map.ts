import { writeFileSync } from 'node:fs'
import { boardOf, type Drawing, drawBoard, drawPart, LOOKS, readBoardId, readThemeId, toSvg } from '@hexfront/atlas'
import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from './fonts.ts'
import { palettePng } from './png.ts'
import type { Voice } from './voice.ts'

const PNG_WIDTH = 2400

export interface MapOptions {
  readonly out: string
  readonly theme: string
  readonly hexes?: string
  readonly width?: number
}

export function drawMap(game: string, { out: file, theme, hexes, width }: MapOptions, { out }: Voice): number {
  const id = readBoardId(game)
  const drawing =
    hexes === undefined
      ? drawBoard(id, readThemeId(theme), {
          width: file.endsWith('.png') ? (width ?? PNG_WIDTH) : (width ?? Number.POSITIVE_INFINITY),
        })
      : drawPart(boardOf(id), LOOKS[id], readThemeId(theme), hexesOf(game, hexes))
  if (file.endsWith('.svg')) writeFileSync(file, toSvg(drawing, width))
  else if (file.endsWith('.png')) writeFileSync(file, toPng(drawing, width ?? PNG_WIDTH))
  else throw new Error(`--out ${file}: a name that ends in .svg or .png was expected`)
  out(`${file}: ${boardOf(id).title}`)
  return 0
}

export function toPng(drawing: Drawing, width: number): Buffer {
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Alegreya' }
  const image = new Resvg(toSvg(drawing), { font, fitTo: { mode: 'width', value: width } }).render()
  return palettePng(image.pixels, image.width, image.height)
}

/** `3005..3510` names two opposite corners; `Minsk 5` all within five hexes of a place or hex; otherwise an area. */
function hexesOf(game: string, text: string): number[] {
  const board = boardOf(readBoardId(game))
  const { grid } = board
  const [, from, to] = /^(\S+)\.\.(\S+)$/.exec(text) ?? []
  if (from !== undefined && to !== undefined) return grid.block(grid.parse(from), grid.parse(to))
  const [, where, reach] = /^(.+) (\d+)$/.exec(text) ?? []
  if (where !== undefined) {
    const middle = board.findPlace(where)?.hex ?? grid.parse(where)
    return grid.within(middle, Number(reach)).filter((hex) => hex !== 0)
  }
  return [...board.areaHexes(text)]
}
