import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Reasons } from '../explain.ts'
import { reconstructed } from '../provenance.ts'
import { parseRange } from './heads.ts'
import { differentialColumn, type RangeTable, rangeColumn, rangeTable } from './ranges.ts'
import { resultAt } from './table.ts'

const crt = rangeTable({
  name: 'differential',
  rule: '11.8',
  provenance: reconstructed('stand-in'),
  results: ['AS', 'AE', 'DR', 'DE', 'BB'],
  dice: 'd6',
  columns: ['<=-3', '-2,-1', '0', '1-2', '3-5', '6-9', '10+'],
  rows: {
    1: 'AE AE AE AE AS AS BB',
    2: 'AE AS AS AS BB BB BB',
    3: 'AS AS AS BB BB DR DR',
    4: 'AS AS BB DR DR DR DE',
    5: 'AS BB DR DR DR DE DE',
    6: 'BB DR DR DE DE DE DE',
  },
})

function columnsOnly(columns: string[]): RangeTable {
  const row = columns.map(() => '-').join(' ')
  return rangeTable({
    name: 'sp',
    provenance: reconstructed('columns only'),
    results: ['-'],
    dice: '2d6',
    columns,
    rows: { 2: row },
  })
}

describe('a differential table', () => {
  it('finds the column of a difference', () => {
    const expected = { '-30': 0, '-3': 0, '-2': 1, '-1': 1, 0: 2, 1: 3, 2: 3, 3: 4, 5: 4, 6: 5, 9: 5, 10: 6, 99: 6 }
    for (const [difference, column] of Object.entries(expected))
      expect(differentialColumn(crt, 50 + Number(difference), 50), difference).toBe(column)
  })

  it('tells the difference and the column', () => {
    const reasons = new Reasons((_kind, column) => crt.columns[column] ?? '')
    differentialColumn(crt, 12, 8, reasons)
    expect(reasons.items).toEqual([{ rule: '11.8', text: 'differential 4: 3-5', value: 4 }])
  })

  it('reads its cells', () => {
    expect(crt.results[resultAt(crt, differentialColumn(crt, 3, 9), 6)]).toBe('BB')
    expect(crt.results[resultAt(crt, differentialColumn(crt, 19, 9), 4)]).toBe('DE')
  })
})

describe('a table by strength points', () => {
  const sp = columnsOnly(['2-3', '4-5', '6-8', '9-11', '12-15', '16-19', '20+'])

  it('finds the column of a value and reads the end columns beyond', () => {
    expect([1, 2, 3, 4, 8, 9, 19, 20, 200].map((value) => rangeColumn(sp, value))).toEqual([0, 0, 0, 1, 2, 3, 5, 6, 6])
  })

  it('gives every value the column whose head holds it', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 20 }),
        widths,
        fc.integer({ min: -60, max: 120 }),
        (start, sizes, value) => {
          const heads: string[] = []
          let low = start
          for (const size of sizes) {
            heads.push(size === 1 ? `${low}` : `${low},${low + size - 1}`)
            low += size
          }
          const found = rangeColumn(columnsOnly(heads), value)
          const bounded = Math.min(Math.max(value, start), low - 1)
          const range = parseRange(heads[found]!)
          expect(range!.low <= bounded && bounded <= range!.high).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('refuses gaps, overlaps and what is no range', () => {
    expect(() => columnsOnly(['1-2', '4'])).toThrow('sp: column "4" does not follow on "1-2"')
    expect(() => columnsOnly(['1-2', '2-3'])).toThrow('sp: column "2-3" does not follow on "1-2"')
    expect(() => columnsOnly(['1+', '2'])).toThrow('sp: column "2" does not follow on "1+"')
    expect(() => columnsOnly(['few'])).toThrow('sp: column "few" is not a range (expected 4, 1-2, -2,-1, <=-3 or 10+)')
  })
})

describe('the head of a range', () => {
  it('is read in all its forms', () => {
    expect(parseRange('7')).toEqual({ low: 7, high: 7 })
    expect(parseRange('-2')).toEqual({ low: -2, high: -2 })
    expect(parseRange('1-2')).toEqual({ low: 1, high: 2 })
    expect(parseRange('-2,-1')).toEqual({ low: -2, high: -1 })
    expect(parseRange('-2-1')).toEqual({ low: -2, high: 1 })
    expect(parseRange('<=-3')).toEqual({ low: -Infinity, high: -3 })
    expect(parseRange('≤−3')).toEqual({ low: -Infinity, high: -3 })
    expect(parseRange('10+')).toEqual({ low: 10, high: Infinity })
    expect(parseRange('≥10')).toEqual({ low: 10, high: Infinity })
    expect(parseRange('2-1')).toBeNull()
    expect(parseRange('x')).toBeNull()
  })
})
