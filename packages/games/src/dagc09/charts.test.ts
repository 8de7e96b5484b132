import { describe, expect, it } from 'vitest'
import { ADDITIONS, ARDOR_COLUMNS, crt, RESULTS, TERRAIN } from './charts.ts'

const cellsOf = (column: number): string[] =>
  crt.rows.map((_, row) => RESULTS[crt.cells[row * crt.columns.length + column]!]!)

describe('3.1 the combat results table: what the rules say of it', () => {
  it('11.23 prints the heads of the three lowest columns', () => {
    expect(crt.columns.slice(0, ARDOR_COLUMNS)).toEqual(['<=-3', '-2,-1', '0'])
  })

  it('11.8 has six rows, and differentials without a gap, the last one open', () => {
    expect(crt.rows).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(crt.highs[2]).toBe(0)
    expect(crt.columns.at(-1)).toMatch(/\+$/)
  })

  it('11.15 to 11.21 knows AS, AE, DR, DE and BB; DL1 is no result of the die (11.19)', () => {
    expect(RESULTS).toEqual(['AS', 'AE', 'DR', 'DE', 'BB'])
    const found = new Set(crt.columns.flatMap((_, column) => cellsOf(column)))
    expect([...found].sort()).toEqual([...RESULTS].sort())
  })

  it.each([0, 1, 2])('11.23 has AS and something else in column %i', (column) => {
    const cells = cellsOf(column)
    expect(cells).toContain('AS')
    expect(cells.some((result) => result !== 'AS')).toBe(true)
  })

  it('says that the rest is reconstructed', () => {
    expect(crt.provenance.kind).toBe('reconstructed')
  })
})

describe('3.2 combat additions', () => {
  it('11.9 prints forest 1, town 1, river 3; clear has none', () => {
    expect([TERRAIN.clear.addition, TERRAIN.forest.addition]).toEqual([0, 1])
    expect([ADDITIONS.town.addition, ADDITIONS.river.addition]).toEqual([1, 3])
    expect([TERRAIN.forest, ADDITIONS.town, ADDITIONS.river].map(({ provenance }) => provenance.kind)).toEqual([
      'printed',
      'printed',
      'printed',
    ])
  })

  it('11.9, 11.10 cities and entrenchments have one of our own', () => {
    for (const { addition, provenance } of [ADDITIONS.city, ADDITIONS.entrenchment]) {
      expect(addition).toBeGreaterThan(0)
      expect(provenance.kind).toBe('reconstructed')
    }
  })
})
