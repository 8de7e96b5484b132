import type { Board } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { BOARD_IDS, type BoardId, boardOf } from '../boards/index.ts'
import { endsOf, namedEnds } from './frame.ts'
import type { Look, Mark, Selection } from './look.ts'
import { LOOKS, switchesOf, withExtras } from './looks.ts'
import { selected } from './marks.ts'
import { Pen } from './pen.ts'
import { newScene } from './scene.ts'
import { THEMES } from './theme.ts'

/** Drawn by their name, whatever the look says. */
const GROUND = ['also', 'river', 'water', 'bridge', 'border', 'rail', 'road', 'beside']
/** Another name of a place, read when one looks for it, and the city that a further hex belongs to: not marked. */
const SPOKEN = ['also', 'city']

/** Everything a board has to show beside terrain and places, as looks call it. */
function shownBy({ content }: Board): string[] {
  const attributes = content.places.flatMap(({ attributes }) => [...attributes.keys()])
  return [
    ...content.lines.map(({ name }) => `line ${name}`),
    ...content.areas.map(({ name }) => `area ${name}`),
    ...content.edges.map(({ name }) => `edge ${name}`),
    ...content.layers.flatMap(({ name, kind, classes }) =>
      GROUND.includes(name)
        ? []
        : kind === 'hexes'
          ? classes.filter((each) => each !== '').map((each) => `layer ${name} ${each}`)
          : `sides ${name}`,
    ),
    ...[...new Set(attributes)].filter((name) => !SPOKEN.includes(name)).map((name) => `attribute ${name}`),
  ]
}

const everything = (look: Look): Look =>
  withExtras(
    look,
    look.extras.map(({ id }) => id),
  )

function nameOf(on: Selection): string {
  if ('layer' in on) return `layer ${on.layer} ${on.class ?? ''}`.trim()
  if ('attribute' in on) return `attribute ${on.attribute}`
  const [kind, name] = Object.entries(on)[0]!
  return `${kind} ${name}`
}

function drawnBy(look: Look): string[] {
  const { lines, sides, areas, marks } = everything(look)
  return [
    ...Object.keys(lines).map((name) => `line ${name}`),
    ...Object.keys(sides).map((name) => `sides ${name}`),
    ...Object.keys(areas).map((name) => `area ${name}`),
    ...marks.map(({ on }) => nameOf(on)),
  ]
}

const sceneOf = (id: BoardId) => newScene(new Pen(boardOf(id)), THEMES.light, LOOKS[id], 50)

describe.each(BOARD_IDS)('the look of %s', (id) => {
  const board = boardOf(id)
  const look = LOOKS[id]

  it('draws all that the board has, lets it be switched on, or says why not', () => {
    const known = new Set([...drawnBy(look), ...Object.keys(look.unmarked)])
    expect(shownBy(board).filter((name) => !known.has(name))).toEqual([])
  })

  it('speaks only of what the board has', () => {
    const there = new Set(shownBy(board))
    const places = board.places.map(({ name }) => `place ${name}`)
    const spoken = [...drawnBy(look), ...Object.keys(look.unmarked), ...Object.keys(look.titles)]
    expect(spoken.filter((name) => !there.has(name) && !places.includes(name))).toEqual([])
  })

  it('gives no reason for leaving out what it draws', () => {
    const drawn = new Set(drawnBy(look))
    expect(Object.keys(look.unmarked).filter((name) => drawn.has(name))).toEqual([])
  })

  it('has a title for every line, hexside and area that it can draw', () => {
    const { lines, sides, areas } = everything(look)
    const names = [
      ...Object.keys(lines).map((name) => `line ${name}`),
      ...Object.keys(sides).map((name) => `sides ${name}`),
      ...Object.keys(areas).map((name) => `area ${name}`),
    ]
    expect(names.filter((name) => look.titles[name] === undefined)).toEqual([])
  })

  it('finds hexes for every sign, and a hex or place for every text', () => {
    const empty = (mark: Mark): boolean => selected(board, mark.on).length === 0
    expect(everything(look).marks.filter(empty)).toEqual([])
    for (const { texts = {}, on } of everything(look).marks) {
      const names = selected(board, on).flatMap((hex) => [
        board.grid.name(hex),
        ...board.placesAt(hex).map(({ name }) => name),
      ])
      expect(Object.keys(texts).filter((name) => !names.includes(name))).toEqual([])
    }
  })

  it('tells its switches apart, by a word each', () => {
    const ids = look.extras.map((extra) => extra.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says of every railway that leaves the map where it goes', () => {
    const scene = sceneOf(id)
    const named = new Set(namedEnds(scene, 'rail').map(([{ hex }]) => hex))
    const towns = new Set(board.places.map(({ hex }) => hex))
    const silent = endsOf(scene, 'rail').filter(({ hex }) => !named.has(hex) && !towns.has(hex))
    expect(silent.map(({ hex }) => board.grid.name(hex))).toEqual([])
  })

  it('finds a way for every word about where it goes', () => {
    const scene = sceneOf(id)
    const found = (['rail', 'road'] as const).flatMap((way) => namedEnds(scene, way).map(([, one]) => one))
    expect(look.beyond.filter((one) => !found.includes(one))).toEqual([])
  })
})

describe('switches', () => {
  it('leave out what is shown already', () => {
    const ids = switchesOf(LOOKS.dagc73).map(({ id }) => id)
    expect(ids).not.toContain('historical')
    expect(ids).toContain('sane')
  })

  it('add their lines, areas and signs to what is shown', () => {
    const { areas, marks, lines } = withExtras(LOOKS.pes, ['germany', 'southwest'])
    expect(areas).toMatchObject({ moscow: 'outline', 'greater germany': 'tint' })
    expect(lines).toMatchObject({ stalin: 'enemy fortified', 'row 18': 'limit' })
    expect(marks.length).toBe(LOOKS.pes.marks.length + 1)
  })
})
