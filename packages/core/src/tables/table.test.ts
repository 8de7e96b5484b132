import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed, reconstructed, repaired } from '../provenance.ts'
import { rangeColumn, rangeTable } from './ranges.ts'
import { namedTable, originAt, overlay, resultAt, resultIndex } from './table.ts'

const WEATHER = ['dry', 'rain', 'mud'] as const

const weather = namedTable({
  name: 'weather',
  provenance: printed('3.1'),
  results: WEATHER,
  dice: 'd6',
  columns: ['June', 'July', 'October'],
  rows: {
    '<=1': 'dry  dry  rain',
    '2-4': 'dry  dry  mud',
    5: '    rain dry  mud',
    6: '    rain rain mud',
  },
  except: [{ provenance: repaired('smudged in 3.1'), cells: ['5 June', '<=1 October'] }],
})

/** The shape of a table whose columns throw one, two and three dice. */
const losses = rangeTable({
  name: 'losses',
  provenance: reconstructed('a ladder'),
  results: ['0', '1', '2', '3', '4', '5', '6'],
  dice: ['d6', '2d6', '3d6'],
  columns: ['1-6', '7-12', '13+'],
  rows: {
    '<=0': '0 0 1',
    '1-6': '0 1 2',
    '7-9': '1 2 3',
    '10-15': '. 3 4',
    '16-19': '. . 5',
    '20+': '. . 6',
  },
})

describe('a table', () => {
  it('reads the cell at a column and a die', () => {
    expect(weather.results[resultAt(weather, 0, 4)]).toBe('dry')
    expect(weather.results[resultAt(weather, 0, 5)]).toBe('rain')
    expect(weather.results[resultAt(weather, 2, 1)]).toBe('rain')
    expect(weather.results[resultAt(weather, 2, 2)]).toBe('mud')
  })

  it('reads the end rows for dice beyond them', () => {
    expect(resultAt(weather, 2, -7)).toBe(resultAt(weather, 2, 1))
    expect(resultAt(weather, 1, 99)).toBe(resultAt(weather, 1, 6))
  })

  it('reads the last row that a column has', () => {
    expect(losses.results[resultAt(losses, 0, 12)]).toBe('1')
    expect(losses.results[resultAt(losses, 1, 18)]).toBe('3')
    expect(losses.results[resultAt(losses, 2, 18)]).toBe('5')
    expect(losses.results[resultAt(losses, 2, 25)]).toBe('6')
    expect(losses.results[resultAt(losses, 2, -3)]).toBe('1')
  })

  it('reads the first row that a column has', () => {
    const card = { name: 't', provenance: printed('1'), results: ['a', 'b'], dice: 'd6', columns: ['x', 'y'] } as const
    const late = namedTable({ ...card, rows: { 1: 'a .', 2: 'a .', 3: 'a b' } })
    expect([0, 1, 2, 3, 4].map((die) => late.results[resultAt(late, 1, die)])).toEqual(['b', 'b', 'b', 'b', 'b'])
  })

  it('knows its results by name', () => {
    expect(resultIndex(weather, 'mud')).toBe(2)
  })

  it('knows the origin of every cell', () => {
    expect(originAt(weather, 0, 4)).toEqual(printed('3.1'))
    expect(originAt(weather, 0, 5)).toEqual({ kind: 'repaired', note: 'smudged in 3.1' })
    expect(originAt(weather, 2, -2)).toEqual({ kind: 'repaired', note: 'smudged in 3.1' })
    expect(originAt(losses, 0, 18)).toEqual(reconstructed('a ladder'))
  })

  it('keeps its rows from the lowest die up, however they are written', () => {
    const upsideDown = namedTable({
      name: 't',
      provenance: printed('1'),
      results: ['a', 'b', 'c'],
      dice: 'd6',
      columns: ['x'],
      rows: { '2+': 'c', '-1': 'a', '0-1': 'b' },
    })
    expect(upsideDown.rows).toEqual(['-1', '0-1', '2+'])
    expect([-5, -1, 0, 1, 2, 3].map((die) => resultAt(upsideDown, 0, die))).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('an overlay', () => {
  it('replaces cells and their origin and leaves the table alone', () => {
    const owned = overlay(weather, { 5: { June: 'mud' }, '2-4': { July: 'rain' } }, printed('map sheet'))
    expect(owned.results[resultAt(owned, 0, 5)]).toBe('mud')
    expect(owned.results[resultAt(owned, 1, 3)]).toBe('rain')
    expect(originAt(owned, 1, 2)).toEqual(printed('map sheet'))
    expect(originAt(owned, 2, 2)).toEqual(printed('3.1'))
    expect(weather.results[resultAt(weather, 0, 5)]).toBe('rain')
  })

  it('keeps what kind of table it is', () => {
    const owned = overlay(losses, { '7-9': { '13+': '6' } }, printed('card'))
    expect(owned.results[resultAt(owned, rangeColumn(owned, 40), 8)]).toBe('6')
  })

  it('changes exactly the named cell', () => {
    const arb = fc.record({
      row: fc.constantFrom(...weather.rows),
      column: fc.constantFrom(...weather.columns),
      word: fc.constantFrom(...WEATHER),
    })
    fc.assert(
      fc.property(arb, ({ row, column, word }) => {
        const owned = overlay(weather, { [row]: { [column]: word } }, printed('x'))
        for (let c = 0; c < 3; c++) {
          for (let die = 0; die <= 7; die++) {
            const clamped = Math.min(Math.max(die, 1), 6)
            const here = weather.columns[c] === column && weather.rows[weather.rowOf[clamped - 1]!] === row
            expect(resultAt(owned, c, die)).toBe(here ? WEATHER.indexOf(word) : resultAt(weather, c, die))
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('names what does not exist', () => {
    const from = printed('x')
    expect(() => overlay(weather, { 7: { June: 'dry' } }, from)).toThrow(
      'weather: row 7 does not exist (rows are <=1 2-4 5 6)',
    )
    expect(() => overlay(weather, { 5: { May: 'dry' } }, from)).toThrow(
      'weather: column May does not exist (columns are June July October)',
    )
    expect(() => overlay(weather, { 5: { June: 'snow' } }, from)).toThrow(
      'weather row 5, column June: "snow" is not a result (results are dry rain mud)',
    )
    expect(() => overlay(losses, { '20+': { '1-6': '0' } }, from)).toThrow(
      'losses row 20+, column 1-6: the card has no cell here',
    )
  })
})

describe('a wrong card', () => {
  const card = {
    name: 'card',
    provenance: printed('1'),
    results: ['a', 'b'],
    dice: 'd6',
    columns: ['x', 'y'],
    rows: { 1: 'a b', 2: 'b a' },
  } as const

  it('is refused with row and column', () => {
    expect(() => namedTable({ ...card, rows: { 1: 'a b', 2: 'b c' } })).toThrow(
      'card row 2, column y: "c" is not a result (results are a b)',
    )
    expect(() => namedTable({ ...card, rows: { 1: 'a b', 2: 'b a a' } })).toThrow('card row 2: 3 cells for 2 columns')
    expect(() => namedTable({ ...card, rows: { 1: 'a b', 3: 'b a' } })).toThrow('card: row "3" does not follow on "1"')
    expect(() => namedTable({ ...card, rows: { 1: 'a b', two: 'b a' } })).toThrow('card: row "two" is not a range')
    expect(() => namedTable({ ...card, rows: {} })).toThrow('card has no rows')
    expect(() => namedTable({ ...card, rows: { 1: 'a .', 2: 'b .' } })).toThrow('card: column y is empty')
    expect(() => namedTable({ ...card, rows: { 1: 'a b', 2: '. a', 3: 'a a' } })).toThrow('card: column x has a hole')
    expect(() => namedTable({ ...card, columns: ['x', 'x'] })).toThrow('card: column "x" comes twice')
    expect(() => namedTable({ ...card, columns: ['x', 'y y'] })).toThrow('card: column "y y" has blanks in its head')
    expect(() => namedTable({ ...card, dice: 'six' })).toThrow('card: "six" is not dice (expected d6 or 2d6)')
    expect(() => namedTable({ ...card, dice: ['d6'] })).toThrow('card: 1 dice for 2 columns')
    const except = [{ provenance: printed('2'), cells: ['3 x'] }]
    expect(() => namedTable({ ...card, except })).toThrow('card: row 3 does not exist (rows are 1 2)')
  })
})
