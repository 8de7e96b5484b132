import { BOARD_IDS, boardOf } from '@hexfront/atlas'
import type { Board, Cover } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { COVERS } from './covers.ts'
import { textsIn, UNWANTED } from './display.fixture.ts'
import { TABLES } from './tables.ts'

/** From the atlas, or from the game itself where its map is its own. */
async function boardOfCover({ id, picture }: Cover): Promise<Board> {
  const known = BOARD_IDS.find((each) => each === picture.board)
  if (known) return boardOf(known)
  const { game, display } = await TABLES[id]!()
  return display.sheet(game.setting(game.scenarios[0]!.id)).board
}

describe('the covers', () => {
  it('begin with the five games in the order of the shelf, each once', () => {
    const ids = COVERS.map(({ id }) => id)
    expect(ids.slice(0, 6)).toEqual(['dagc73', 'dagc09', 'pes', 'damos', 'efs', 'drill'])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('say of exactly those games that they can be played that have a table', () => {
    expect(COVERS.filter(({ isPlayable }) => isPlayable).map(({ id }) => id)).toEqual(Object.keys(TABLES))
    for (const { isPlayable, bots, sides } of COVERS) expect(bots).toHaveLength(isPlayable ? sides.length : 0)
  })
})

describe.each(COVERS)('the cover of $id', async (cover) => {
  const { picture, sides, bots, firstSide, about } = cover
  const { grid, id: board } = await boardOfCover(cover)

  it('names its board', () => {
    expect(board).toBe(picture.board)
  })

  it('shows hexes of its board, each with one counter at most', () => {
    const middle = grid.parse(picture.hex)
    const hexes = picture.counters.map(({ hex }) => grid.parse(hex))
    expect(new Set(hexes).size).toBe(hexes.length)
    for (const hex of hexes) expect(grid.distance(middle, hex)).toBeLessThan(picture.width)
    for (const { hexes: way } of picture.arrows) for (const hex of way) expect(grid.parse(hex)).toBeGreaterThan(0)
  })

  it('has five to eight counters of two sides and two arrows', () => {
    expect(picture.counters.length).toBeGreaterThanOrEqual(5)
    expect(picture.counters.length).toBeLessThanOrEqual(8)
    expect(new Set(picture.counters.map(({ face }) => face.side))).toEqual(new Set([1, 2]))
    expect(picture.arrows).toHaveLength(2)
  })

  it('names sides that there are', () => {
    for (const side of [firstSide, ...bots]) expect(sides[side - 1]?.name).toBeTruthy()
  })

  it('says what it is in one plain sentence', () => {
    expect(about).toMatch(/^[A-Z].*\.$/)
    expect(about.length).toBeLessThan(130)
    expect(textsIn(cover).filter((text) => /please|error|invalid/i.test(text))).toEqual([])
    expect(UNWANTED.test(about)).toBe(false)
  })
})
