import { describe, expect, it } from 'vitest'
import { continuousLine, lineHexes } from './line.ts'
import { explain, position, say } from './position.fixture.ts'

const CORPS = '1 19 29 31 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50'.split(' ')

/** Rifle corps in these hexes, one each. */
const corps = (...hexes: string[]): Record<string, string> =>
  Object.fromEntries(hexes.map((hex, n) => [`r:${CORPS[n]}`, hex]))

/** Every third hex of a column: with their zones they cover it from row `first - 1` to row `last + 1`. */
const column = (name: string, first: number, last: number): string[] =>
  Array.from({ length: (last - first) / 3 + 1 }, (_, n) => `${name}${String(first + 3 * n).padStart(2, '0')}`)

const gap = (units: Record<string, string>): number =>
  explain(position({ phase: 'soviet mechanized', units }), 'gap').value

/** Rows 1 to 33 of column 20. */
const LINE = column('20', 2, 32)

describe('11.0 the Russian continuous line', () => {
  it('11.0a units and controlled hexes make a line from the north edge to the south edge', () => {
    expect(gap(corps(...LINE, '2034'))).toBe(0)
    expect(gap(corps(...LINE))).toBe(1)
  })

  it('11C, R73-29 counts every hex of the shortest way from edge to edge, both ends, when there is no line', () => {
    expect(gap({})).toBe(34)
  })

  it('11C scores the smallest number of open hexes, whichever way that is', () => {
    const without = LINE.filter((hex) => hex !== '2017')
    expect(gap(corps(...without, '2034'))).toBe(3)
    // Round by 2217: only 2116 and 2119 are open.
    expect(gap(corps(...without, '2034', '2217'))).toBe(2)
  })

  it('11A, E73-13 two lines that reach the same row and do not touch are not one line', () => {
    const north = column('10', 2, 17)
    const south = column('16', 17, 32)
    expect(gap(corps(...north, ...south, '1634'))).toBe(3)
    expect(gap(corps(...north, ...south, '1634', '1317'))).toBe(0)
  })

  it('11B Germans do not cancel Russian control', () => {
    expect(gap({ ...corps(...LINE, '2034'), 'g:6': '2018', 'g:7': '2019', 'g:12': '2016' })).toBe(0)
  })

  it('11B a German in a hex without Russian control does not close it either', () => {
    expect(gap({ ...corps(...LINE), 'g:6': '2034' })).toBe(1)
  })

  it('R73-21 a railhead is a unit of the line, in its own hex only', () => {
    expect(gap({ ...corps(...LINE), 'r:RH1': '2034' })).toBe(0)
    expect(gap({ ...corps(...LINE.slice(0, -1)), 'r:RH1': '2032' })).toBe(3)
  })

  it('11.0a, 6.1A armour does not cover forest or swamp beside it', () => {
    const north = LINE.slice(0, -1)
    expect(gap({ ...corps(...north), 'r:2Gd': '2032' })).toBe(1)
    // Of the hexes round 2032 only 2133 is clear: 2031 is open, and so is the last row.
    expect(gap({ ...corps(...north), 'r:1T': '2032' })).toBe(2)
    expect(gap({ ...corps(...north), 'r:1T': '2032', 'r:RH1': '2031' })).toBe(1)
  })

  it('11C shows the line that it counts, from edge to edge', () => {
    const { position: s, setting } = position({ phase: 'soviet mechanized', units: corps(...LINE) })
    const { open } = continuousLine(s)
    const path = lineHexes(s)
    expect(open).toBe(1)
    const names = path.map((hex) => setting.ground.name(hex))
    expect(names[0]).toMatch(/01$/)
    expect(names.at(-1)).toMatch(/34$/)
    for (let i = 1; i < path.length; i++) expect(setting.ground.distance(path[i - 1]!, path[i]!)).toBe(1)
  })
})

describe('12.2 victory points for gaps', () => {
  it('12.2B, 11C gives the German a point for each open hex when the Russian Player-Turn ends', () => {
    const match = position({ phase: 'soviet mechanized', turn: 2, units: corps(...LINE), set: { vp: { german: 7 } } })
    expect(match.position.vp.german).toBe(7)
    say(match, 'done')
    expect(match.position.vp).toMatchObject({ german: 8, soviet: 0 })
    expect(match.position.gap).toBe(1)
    expect(match.entries.at(-1)!.told[0]).toEqual({ event: 'gap', operands: [1] })
  })

  it('12.2B counts again in every Russian Player-Turn, and not at the end of the German one', () => {
    const match = position({ phase: 'german mechanized', turn: 5, units: corps(...LINE), set: { vp: { german: 7 } } })
    say(match, 'done')
    expect(match.position).toMatchObject({ turn: 6 })
    expect(match.position.vp.german).toBe(7)
    say(match, 'done', 'done', 'done')
    expect(match.position.vp.german).toBe(8)
  })

  it('12.2B a line without a gap scores nothing', () => {
    const match = position({ phase: 'soviet mechanized', turn: 2, units: corps(...LINE, '2034') })
    say(match, 'done')
    expect(match.position.vp.german).toBe(0)
  })
})
