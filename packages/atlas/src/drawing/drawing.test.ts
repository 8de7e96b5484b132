import { describe, expect, it } from 'vitest'
import { BOARD_IDS, boardOf } from '../boards/index.ts'
import { drawMap, drawPart, layersOf } from './draw.ts'
import type { Drawing, Label } from './drawing.ts'
import { LOOKS } from './looks.ts'
import { movedPath } from './pen.ts'
import { roughGround } from './rough.ts'
import { drawBoard } from './sheet.ts'
import { toSvg } from './svg.ts'
import { THEME_IDS, THEMES } from './theme.ts'

const labelsOf = ({ layers }: Drawing, layer: string): Label[] =>
  layers.filter(({ name }) => name === layer).flatMap(({ items }) => items.filter((item) => item.kind === 'label'))

describe.each(BOARD_IDS.filter((id) => id !== 'efs'))('the drawing of %s', (id) => {
  const drawing = drawBoard(id, 'light')

  it('numbers every hex once', () => {
    const { grid } = boardOf(id)
    expect(new Set(labelsOf(drawing, 'numbers').map(({ text }) => text)).size).toBe(grid.size)
  })

  it('names its largest places', () => {
    const [largest] = boardOf(id).content.placeClasses.filter((name) => name !== '')
    const names = labelsOf(drawing, 'names').map(({ text }) => text.toLowerCase())
    for (const place of boardOf(id).placesOf(largest!)) expect(names).toContain(place.name.toLowerCase())
  })

  it('is the same every time', () => {
    expect(toSvg(drawBoard(id, 'light'))).toBe(toSvg(drawing))
  })

  it('is drawn within its frame, with finite numbers', () => {
    const svg = toSvg(drawing)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const { left, top, width, height } = drawing
    for (const { x, y } of labelsOf(drawing, 'numbers')) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true)
    }
  })

  it.each(THEME_IDS)('has its own paper in theme %s', (theme) => {
    expect(toSvg(drawBoard(id, theme))).toContain(THEMES[theme].paper)
  })

  it('shows fewer and larger names when it is shown small', () => {
    const small = labelsOf(drawBoard(id, 'light', { width: drawing.width / 4 }), 'names')
    const full = labelsOf(drawing, 'names')
    expect(small.length).toBeLessThan(full.length)
    expect(Math.max(...small.map(({ size }) => size))).toBeGreaterThan(Math.max(...full.map(({ size }) => size)))
  })
})

describe('a part of a map', () => {
  it('is cut to the hexes it should show', () => {
    const { grid } = boardOf('dagc73')
    const hexes = grid.within(boardOf('dagc73').place('Orsha').hex, 3)
    const part = drawPart(boardOf('dagc73'), LOOKS.dagc73, 'light', hexes)
    const texts = labelsOf(part, 'numbers').map(({ text }) => text)
    for (const hex of hexes) expect(texts).toContain(grid.name(hex))
    expect(texts.length).toBeLessThan(150)
  })
})

describe('a map that is drawn layer by layer', () => {
  it('is the whole map in the end', () => {
    const board = boardOf('dagc73')
    const whole = drawMap(board, LOOKS.dagc73, 'light', 40)
    const layers = [...layersOf(board, LOOKS.dagc73, 'light', 40)]
    expect(layers.flatMap(({ items }) => items)).toEqual(whole.layers.flatMap(({ items }) => items))
    expect(new Set(whole.layers.map(({ name }) => name)).size).toBe(whole.layers.length)
  })
})

describe('a rough ground', () => {
  const board = boardOf('dagc73')
  const { hex } = board.place('Vitebsk')
  const hexes = board.grid.within(hex, 4)
  const shapes = roughGround(board, 'light', hexes)
  const countOf = (colour: string): number =>
    shapes
      .find(({ fill }) => fill === colour)
      ?.path.split('M')
      .slice(1).length ?? 0

  it('has a patch of paper for every hex, and one of its terrain in the colour of the map', () => {
    const forest = hexes.filter((each) => board.terrainNames[board.terrain[each]!] === 'forest')
    expect(countOf(THEMES.light.paper)).toBe(hexes.length)
    expect(forest.length).toBeGreaterThan(0)
    expect(countOf(THEMES.light.forest)).toBe(forest.length)
  })

  it('has its rivers', () => {
    const river = shapes.find(({ stroke, fill }) => stroke === THEMES.light.river && fill === undefined)
    expect(river?.path).toMatch(/^M/)
  })
})

describe('a path', () => {
  it('is moved and enlarged, its arcs kept round', () => {
    expect(movedPath('M1 2h10v-4Z', 100, 200, 2)).toBe('M102 204h20v-8Z')
    expect(movedPath('M0 0a5 5 0 1 0 10 0Z', 1, 1, 2)).toBe('M1 1a10 10 0 1 0 20 0Z')
    expect(movedPath('M0 0L3 4Q1 1 2 2', 10, 0, 1)).toBe('M10 0L13 4Q11 1 12 2')
  })
})
