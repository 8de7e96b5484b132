import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Reasons } from '../explain.ts'
import { printed, reconstructed } from '../provenance.ts'
import { type OddsTable, oddsColumn, oddsTable, type Rounding, reachesOdds, strengthFor } from './odds.ts'
import { lower } from './shift.ts'
import { resultAt } from './table.ts'

const RESULTS = ['Ae', 'Ar', 'Br', 'Dr', 'Ex', 'hEx', 'De'] as const

const crt = oddsTable({
  name: 'dagc73 CRT',
  provenance: printed('8.8'),
  rounding: 'defender',
  results: RESULTS,
  dice: 'd6',
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'],
  rows: {
    0: 'Ae  Ae  Ae  Ae  Ar  Ar  Br  Br  Br  Dr  Dr',
    1: 'Ae  Ae  Ae  Ae  Ar  Ar  Br  Br  Ex  Ex  hEx',
    2: 'Ae  Ae  Ae  Ar  Ar  Br  Dr  Ex  Ex  hEx hEx',
    3: 'Ae  Ae  Ar  Ar  Br  Dr  Ex  Ex  hEx hEx De',
    4: 'Ae  Ae  Ar  Br  Br  Dr  Ex  hEx hEx De  De',
    5: 'Ae  Dr  Br  Br  Dr  Ex  hEx hEx De  De  De',
    6: 'Ae  Ar  Br  Dr  Dr  Ex  hEx De  De  De  De',
  },
})

const LEDGER = {
  0: ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Br', 'Br', 'Dr', 'Dr'],
  1: ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Br', 'Ex', 'Ex', 'hEx'],
  2: ['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Dr', 'Ex', 'Ex', 'hEx', 'hEx'],
  3: ['Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Dr', 'Ex', 'Ex', 'hEx', 'hEx', 'De'],
  4: ['Ae', 'Ae', 'Ar', 'Br', 'Br', 'Dr', 'Ex', 'hEx', 'hEx', 'De', 'De'],
  5: ['Ae', 'Dr', 'Br', 'Br', 'Dr', 'Ex', 'hEx', 'hEx', 'De', 'De', 'De'],
  6: ['Ae', 'Ar', 'Br', 'Dr', 'Dr', 'Ex', 'hEx', 'De', 'De', 'De', 'De'],
}

function oddsOnly(columns: string[], rounding: Rounding): OddsTable {
  const row = columns.map(() => '-').join(' ')
  const provenance = reconstructed('columns only')
  return oddsTable({ name: 'odds', provenance, rounding, results: ['-'], dice: 'd10', columns, rows: { 1: row } })
}

const EFS = '1-4 1-3 1-2 3-4 1-1 3-2 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1 10-1'.split(' ')

const columnOf = (table: OddsTable, attack: number, defence: number) =>
  table.columns[oddsColumn(table, attack, defence)]

describe('the dagc73 CRT (8.8)', () => {
  it('holds the 77 cells of the card', () => {
    let cells = 0
    for (const [die, row] of Object.entries(LEDGER)) {
      for (const [column, result] of row.entries()) {
        expect(crt.results[resultAt(crt, column, Number(die))], `die ${die}, ${crt.columns[column]}`).toBe(result)
        cells++
      }
    }
    expect(cells).toBe(77)
  })

  it('8.3H.a rounds 26 to 9 down to 2-1', () => {
    expect(columnOf(crt, 26, 9)).toBe('2-1')
  })

  it('8.3H.b reads 1-5 as 1-3 and 12-1 as 9-1', () => {
    expect(columnOf(crt, 1, 5)).toBe('1-3')
    expect(columnOf(crt, 12, 1)).toBe('9-1')
  })

  it('8.4J compares quarter points exactly', () => {
    const quarters = 4
    expect(columnOf(crt, 5, 1 * quarters)).toBe('1-1')
    expect(columnOf(crt, 3 * 9 * quarters - 1, 9 * quarters)).toBe('2-1')
    expect(columnOf(crt, 3 * 9 * quarters, 9 * quarters)).toBe('3-1')
  })

  it('8.5K lets 7-1 be resolved on 3-1', () => {
    const reasons = new Reasons((_kind, column) => crt.columns[column] ?? '')
    const column = lower(oddsColumn(crt, 70, 10, reasons), crt.columns.indexOf('3-1'), '8.5K', reasons)
    expect(crt.columns[column]).toBe('3-1')
    expect(reasons.items).toEqual([
      { rule: '8.8', text: 'odds 7-1', value: 8 },
      { rule: '8.5K', text: 'lower column by choice', value: -4 },
    ])
  })

  it('follows the column function of the rules for exact rationals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (attack, defence) => {
        const a = BigInt(attack)
        const d = BigInt(defence)
        const floor = a / d < 9n ? a / d : 9n
        const ceiling = (d + a - 1n) / a < 3n ? (d + a - 1n) / a : 3n
        expect(columnOf(crt, attack, defence)).toBe(a >= d ? `${floor}-1` : `1-${ceiling}`)
      }),
      { numRuns: 5000 },
    )
  })

  it('8.9 reaches row 0 only by the forest modifier', () => {
    const at41 = crt.columns.indexOf('4-1')
    const faces = (modifier: number) =>
      [1, 2, 3, 4, 5, 6].map((die) => crt.results[resultAt(crt, at41, die + modifier)]).join(' ')
    expect(faces(0)).toBe('Ar Br Dr Dr Ex Ex')
    expect(faces(-1)).toBe('Ar Ar Br Dr Dr Ex')
  })
})

describe('odds with 3-4 and 3-2 columns', () => {
  const efs = oddsOnly(EFS, 'defender')

  it('drops what is over', () => {
    expect(columnOf(efs, 5, 3)).toBe('3-2')
    expect(columnOf(efs, 19, 8)).toBe('2-1')
    expect(columnOf(efs, 5, 6)).toBe('3-4')
    expect(columnOf(efs, 3, 4)).toBe('3-4')
    expect(columnOf(efs, 2, 3)).toBe('1-2')
    expect(columnOf(efs, 13, 1)).toBe('10-1')
  })

  it('tells odds below the table', () => {
    expect(columnOf(efs, 1, 5)).toBe('1-4')
    expect(reachesOdds(efs, 0, 1, 5)).toBe(false)
    expect(reachesOdds(efs, 0, 1, 4)).toBe(true)
    expect(reachesOdds(efs, EFS.indexOf('3-2'), 6, 4)).toBe(true)
    expect(reachesOdds(efs, EFS.indexOf('3-2'), 5, 4)).toBe(false)
  })
})

describe('rounding', () => {
  it('for the attacker takes the next column up', () => {
    const table = oddsOnly(EFS, 'attacker')
    expect(columnOf(table, 19, 8)).toBe('3-1')
    expect(columnOf(table, 16, 8)).toBe('2-1')
    expect(columnOf(table, 99, 8)).toBe('10-1')
    expect(columnOf(table, 1, 99)).toBe('1-4')
  })

  it('to the nearest takes the lower column half way', () => {
    const table = oddsOnly(['1-2', '1-1', '2-1', '3-1'], 'nearest')
    expect(columnOf(table, 5, 2)).toBe('2-1')
    expect(columnOf(table, 51, 20)).toBe('3-1')
    expect(columnOf(table, 3, 4)).toBe('1-2')
    expect(columnOf(table, 4, 5)).toBe('1-1')
  })

  it('agrees with fractions compared as big integers', () => {
    const strengths = fc.integer({ min: 1, max: 500 })
    const roundings = fc.constantFrom('defender', 'attacker', 'nearest')
    const tables = fc.constantFrom(EFS, ['1-3', '1-2', '1-1', '2-1', '9-1'], ['1-1', '3-2'])
    fc.assert(
      fc.property(strengths, strengths, roundings, tables, (attack, defence, rounding, columns) => {
        expect(oddsColumn(oddsOnly(columns, rounding), attack, defence)).toBe(
          referenceColumn(columns, BigInt(attack), BigInt(defence), rounding),
        )
      }),
      { numRuns: 5000 },
    )
  })

  it('reads the first column without an attack and the last without a defence', () => {
    const table = oddsOnly(EFS, 'defender')
    expect(columnOf(table, 0, 0)).toBe('1-4')
    expect(columnOf(table, 0, 3)).toBe('1-4')
    expect(columnOf(table, 1, 0)).toBe('10-1')
  })

  it('throws on strengths that are not whole', () => {
    const table = oddsOnly(EFS, 'defender')
    expect(() => oddsColumn(table, 1.5, 1)).toThrow('1.5 to 1 are not odds')
    expect(() => oddsColumn(table, 1, -1)).toThrow('1 to -1 are not odds')
  })
})

describe('wrong columns', () => {
  it('are refused by name', () => {
    expect(() => oddsOnly(['1-2', '2'], 'defender')).toThrow('odds: column "2" is not odds (expected 1-2, 3-2 or 9-1)')
    expect(() => oddsOnly(['1-0'], 'defender')).toThrow('odds: column "1-0" is not odds')
    expect(() => oddsOnly(['1-1', '1-2'], 'defender')).toThrow('odds: column 1-2 is not better than 1-1')
    expect(() => oddsOnly(['1-1', '2-2'], 'defender')).toThrow('odds: column 2-2 is not better than 1-1')
  })
})

/** Everything over one common denominator, so that columns are plain integers on a line. */
function referenceColumn(columns: string[], attack: bigint, defence: bigint, rounding: Rounding): number {
  const ratios = columns.map((column) => column.split('-').map(BigInt))
  const common = ratios.reduce((product, [, d]) => product * d!, defence)
  const points = ratios.map(([a, d]) => (a! * common) / d!)
  const here = (attack * common) / defence
  const reached = points.filter((point) => point <= here).length
  if (reached === 0) return 0
  if (reached === points.length || points[reached - 1] === here || rounding === 'defender') return reached - 1
  if (rounding === 'attacker') return reached
  return points[reached]! - here < here - points[reached - 1]! ? reached : reached - 1
}

describe('the strength for a column', () => {
  it('is the least that reads it, however the table rounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Rounding>('defender', 'attacker', 'nearest'),
        fc.integer({ min: 0, max: EFS.length - 1 }),
        fc.integer({ min: 1, max: 200 }),
        (rounding, column, defence) => {
          const table = oddsOnly(EFS, rounding)
          const least = strengthFor(table, column, defence)
          expect(oddsColumn(table, least, defence)).toBeGreaterThanOrEqual(column)
          if (least > 1) expect(oddsColumn(table, least - 1, defence)).toBeLessThan(column)
        },
      ),
    )
  })
})
