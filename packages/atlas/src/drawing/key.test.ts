import { describe, expect, it } from 'vitest'
import { BOARD_IDS, boardOf } from '../boards/index.ts'
import { FITS } from '../geo/fits.ts'
import type { Label } from './drawing.ts'
import { KEY_HEIGHT, KEY_WIDTH, mapKey } from './key.ts'
import { LOOKS, withExtras } from './looks.ts'
import { RADIUS } from './pen.ts'
import { drawBoard } from './sheet.ts'
import { THEME_IDS, THEMES } from './theme.ts'

describe.each(BOARD_IDS)('the key of %s', (id) => {
  const board = boardOf(id)
  const look = LOOKS[id]
  const all = withExtras(
    look,
    look.extras.map((extra) => extra.id),
  )
  const keysOf = (shown: typeof look) => mapKey(board, shown, THEMES.light).flatMap(({ keys }) => keys)

  it('has every ground and every kind of place that the map has', () => {
    const ids = keysOf(look).map((key) => key.id)
    const there = board.terrainNames.filter((_, kind) => board.terrain.slice(1).includes(kind))
    expect(ids).toEqual(expect.arrayContaining(there.map((name) => `terrain ${name}`)))
    const places = new Set(board.places.map((place) => `place ${place.class}`))
    expect(ids).toEqual(expect.arrayContaining([...places]))
  })

  it('tells of every sign, line and area that is switched on, once', () => {
    const names = keysOf(all).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(all.marks.map(({ title }) => title)))
    for (const line of Object.keys(all.lines)) expect(names).toContain(all.titles[`line ${line}`])
    for (const area of Object.keys(all.areas)) expect(names).toContain(all.titles[`area ${area}`])
  })

  it.each(THEME_IDS)('keeps its samples within their frame in theme %s', (theme) => {
    for (const { items } of mapKey(board, all, THEMES[theme]).flatMap(({ keys }) => keys)) {
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) {
        if (item.kind === 'label') continue
        const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(item.path) ?? []
        expect(Math.abs(Number(x))).toBeLessThanOrEqual(KEY_WIDTH / 2 + 6)
        expect(Math.abs(Number(y))).toBeLessThanOrEqual(KEY_HEIGHT / 2 + 6)
      }
    }
  })

  it.each([1600, 4000])('has a scale that is true on a sheet %i pixels wide', (width) => {
    const { layers } = drawBoard(id, 'light', { width })
    const legend = layers.find(({ name }) => name === 'legend')?.items ?? []
    const labels = legend.filter((item): item is Label => item.kind === 'label')
    const end = labels.find(({ text, anchor }) => / km$/.test(text) && anchor === 'end')!
    const start = labels.find(({ text, y }) => text === '0' && y === end.y)!
    const length = ((end.x - start.x) / (RADIUS * Math.sqrt(3))) * FITS[id].kilometres
    expect(length).toBeCloseTo(Number(/^\d+/.exec(end.text)?.[0]), 6)
  })
})
