import { hexAt } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { BOARD_IDS, type BoardId, boardOf } from '../boards/index.ts'
import { blended, contrast } from './contrast.fixture.ts'
import { layersOf } from './draw.ts'
import type { DrawnLayer, Label } from './drawing.ts'
import { LOOKS } from './looks.ts'
import { Patches, upright } from './patch.ts'
import { Pen, PLANE } from './pen.ts'
import { regionNames } from './region-names.ts'
import { riverCourses } from './rivers.ts'
import { newScene } from './scene.ts'
import { terrainKind } from './terrain.ts'
import { lettersOf, patchesOf } from './text.ts'
import { THEME_IDS, THEMES } from './theme.ts'
import { townsOf, wholeName } from './towns.ts'

const FAR = 14
const MIDDLE = 24
const NEAR = 40
const FULL = 50

/** Large maps take their time: each is drawn once. */
const drawn = new Map<string, DrawnLayer[]>()
function drawnAt(id: BoardId, radius: number): DrawnLayer[] {
  const key = `${id} ${radius}`
  const layers = drawn.get(key) ?? [...layersOf(boardOf(id), LOOKS[id], 'light', radius)]
  drawn.set(key, layers)
  return layers
}

const labelsIn = (layers: readonly DrawnLayer[], ...names: string[]): Label[] =>
  layers
    .filter(({ name }) => names.includes(name))
    .flatMap(({ items }) => items.filter((item) => item.kind === 'label'))

const plain = ({ text }: Label): string => text.replace(/-\n/, '-').replace('\n', ' ').toLowerCase()
const shrunk = (label: Label, share: number): Label => ({
  ...label,
  size: label.size * share,
  spacing: (label.spacing ?? 0) * share,
})
const isWater = ({ italic }: Label): boolean => italic === true

function overlaps(labels: readonly Label[]): string[] {
  const found: string[] = []
  const taken = new Patches<Label>(100)
  for (const label of labels) {
    const patches = patchesOf(label)
    const met = new Set<Label>()
    for (const patch of patches) taken.find(patch, met)
    found.push(...[...met].map((other) => `${plain(other)} and ${plain(label)}`))
    for (const patch of patches) taken.add(patch, label)
  }
  return found
}

describe.each(BOARD_IDS)('the text of %s', (id) => {
  const board = boardOf(id)

  it.each([FAR, MIDDLE, NEAR, FULL])('has no name or number over another at radius %i', (radius) => {
    expect(overlaps(labelsIn(drawnAt(id, radius), 'names', 'seas', 'numbers'))).toEqual([])
  })

  it.each([FAR, MIDDLE])('stays so when its letters shrink as the map is enlarged from radius %i', (radius) => {
    const labels = labelsIn(drawnAt(id, radius), 'names')
    for (const share of [0.85, 0.6]) expect(overlaps(labels.map((label) => shrunk(label, share)))).toEqual([])
  })

  it.each([NEAR, FULL])('names every place at radius %i, a city of several hexes once', (radius) => {
    const names = labelsIn(drawnAt(id, radius), 'names')
      .filter((label) => !isWater(label))
      .map(plain)
    expect(names.toSorted()).toEqual(
      townsOf(board)
        .map(({ name }) => name.toLowerCase())
        .toSorted(),
    )
  })

  it('names every river that is long enough to be named', () => {
    const names = new Set(labelsIn(drawnAt(id, FULL), 'names').map(plain))
    const rivers = board.content.features.filter(({ layer, name }) => layer === 'river' && name !== '')
    const long = rivers.filter(({ pieces }) => pieces.some((piece) => piece.length >= 8))
    expect(long.map(({ name }) => wholeName(name)).filter((name) => !names.has(name.toLowerCase()))).toEqual([])
  })

  it('names its cities from afar', () => {
    const names = new Set(labelsIn(drawnAt(id, FAR), 'names').map(plain))
    const cities = townsOf(board).filter(({ tier }) => tier <= 2)
    expect(cities.filter(({ name }) => !names.has(name.toLowerCase()))).toEqual([])
  })

  it('prints no names that only the data needs', () => {
    const names = labelsIn(drawnAt(id, FULL), 'names').map(plain)
    expect(names.filter((name) => / (upper|lower|middle|north|south|east|west)$/.test(name))).toEqual([])
  })

  it('numbers every hex once, in ink that nothing shines through', () => {
    const numbers = labelsIn(drawnAt(id, FULL), 'numbers')
    expect(numbers.length).toBe(board.grid.size)
    expect(new Set(numbers.map(({ text }) => text)).size).toBe(board.grid.size)
    expect(numbers.filter(({ opacity }) => opacity !== undefined)).toEqual([])
  })

  it.each([FAR, FULL])('never stands on its head along a river at radius %i', (radius) => {
    const rivers = labelsIn(drawnAt(id, radius), 'names').filter(({ course, italic }) => course && italic)
    expect(rivers.length).toBeGreaterThan(0)
    for (const label of rivers)
      for (const { turn } of lettersOf(label, label.course!)) expect(Math.abs(turn), label.text).toBeLessThan(115)
  })

  it('is lettered within the map', () => {
    const layers = [...drawnAt(id, FULL)]
    const numbers = labelsIn(layers, 'numbers')
    const left = Math.min(...numbers.map(({ x }) => x)) - FULL
    const right = Math.max(...numbers.map(({ x }) => x)) + FULL
    for (const label of labelsIn(layers, 'names'))
      for (const patch of patchesOf(label)) expect(patch.x > left && patch.x < right, label.text).toBe(true)
  })

  it('letters its regions behind everything, fainter the closer they are', () => {
    const strengths = [FAR, MIDDLE, FULL].map((radius) => {
      const regions = labelsIn(drawnAt(id, radius), 'regions')
      expect(regions.length).toBe(LOOKS[id].regions.length)
      expect(overlaps(regions)).toEqual([])
      return regions[0]!.opacity!
    })
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    expect(strengths[2]).toBeLessThan(0.2)
  })

  it('letters seas on water', () => {
    const ashore = labelsIn(drawnAt(id, FULL), 'seas').filter((label) =>
      patchesOf(label).some(({ x, y }) => terrainKind(board, hexAt(board.grid, x / PLANE, y / PLANE)) !== 'water'),
    )
    expect(ashore.map(({ text }) => text)).toEqual([])
  })

  it('leaves the water clear beside the names of rivers', () => {
    const scene = newScene(new Pen(board), THEMES.light, LOOKS[id], FULL)
    const water = new Patches<string>(100)
    for (const { name, points } of riverCourses(scene))
      for (const { x, y } of points) water.add(upright(x - 1, y - 1, x + 1, y + 1), wholeName(name))
    const names = labelsIn(drawnAt(id, FULL), 'names').filter(({ course }) => course)
    const over = names.filter((label) => {
      const met = new Set<string>()
      for (const patch of patchesOf(label)) water.find(patch, met)
      return met.has(label.text)
    })
    expect(over.map(({ text }) => text)).toEqual([])
  })

  it('is the same every time', () => {
    const again = [...layersOf(board, LOOKS[id], 'light', FAR)]
    expect(labelsIn(again, 'names', 'regions')).toEqual(labelsIn(drawnAt(id, FAR), 'names', 'regions'))
  })
})

describe('a city of several hexes', () => {
  it.each([
    ['pes', 'Moscow'],
    ['efs', 'Vilnius'],
  ] as const)('has its name in the middle: %s %s', (id, name) => {
    const board = boardOf(id)
    const pen = new Pen(board)
    const town = townsOf(board).find((each) => each.name === name)!
    expect(town.hexes.length).toBeGreaterThan(2)
    const middle = town.hexes.map((hex) => pen.centre(hex)).reduce((sum, { x }) => sum + x / town.hexes.length, 0)
    const label = labelsIn(drawnAt(id, FULL), 'names').find((each) => plain(each) === name.toLowerCase())!
    const [patch] = patchesOf(label)
    expect(Math.abs(patch!.x - middle)).toBeLessThan(1.2 * FULL)
  })
})

describe.each(THEME_IDS)('regions in theme %s', (theme) => {
  it.each([
    [6, 3],
    [FAR, 4.5],
    [FULL, 7],
  ])('leave names over them readable at radius %i', (radius, least) => {
    const board = boardOf('dagc73')
    const ink = THEMES[theme]
    const regions = regionNames(newScene(new Pen(board), ink, LOOKS.dagc73, radius))
    for (const { colour, opacity } of regions)
      expect(contrast(ink.text, blended(colour, ink.paper, opacity!))).toBeGreaterThanOrEqual(least)
  })
})
