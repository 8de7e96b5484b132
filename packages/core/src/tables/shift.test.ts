import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Reasons } from '../explain.ts'
import { reconstructed } from '../provenance.ts'
import { rangeTable } from './ranges.ts'
import { lower, net, shift } from './shift.ts'

const table = rangeTable({
  name: 'shifts',
  rule: '11.13',
  provenance: reconstructed('columns only'),
  results: ['-'],
  dice: 'd6',
  columns: ['<=-3', '-2,-1', '0', '1-2', '3+'],
  rows: { 1: '- - - - -' },
})

const listener = () => new Reasons(() => '')

describe('column shifts', () => {
  it('are netted before the ends of the table bound them', () => {
    expect(shift(table, 4, 1 - 1)).toBe(4)
    expect(shift(table, 4, 3 - 2)).toBe(4)
    expect(shift(table, 0, -2 + 3)).toBe(1)
    expect(shift(table, 0, -5)).toBe(0)
  })

  it('tell what the end of the table took away', () => {
    const why = listener()
    const items = why.item('11.11', 'concentric', 1) + why.item('13.1', 'air army', 1)
    expect(shift(table, why.item('11.8', 'base', 3), items, why)).toBe(4)
    expect(why.items.at(-1)).toEqual({ rule: '11.13', text: 'end of the table', value: -1 })
    expect(why.total).toBe(4)
  })

  it('always add up to the column and stay on the table', () => {
    const shifts = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.nat(4), shifts, (base, items) => {
        const why = listener()
        const sum = items.reduce((total, value) => total + why.item('x', 'shift', value), 0)
        const column = shift(table, why.item('y', 'base', base), sum, why)
        expect(column).toBe([0, 1, 2, 3, 4].sort((a, b) => Math.abs(a - base - sum) - Math.abs(b - base - sum))[0])
        expect(why.total).toBe(column)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a capped sum of modifiers', () => {
  it('counts up to the cap either way', () => {
    expect(net(2, 3, '15.5')).toBe(2)
    expect(net(4, 3, '15.5')).toBe(3)
    expect(net(-9, 3, '15.5')).toBe(-3)
  })

  it('tells what the cap took away', () => {
    const why = listener()
    expect(net(why.item('15.53', 'hill', 4), 3, '15.5', why)).toBe(3)
    expect(why.items.at(-1)).toEqual({ rule: '15.5', text: 'at most 3 in all', value: -1 })
  })

  it('always adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 6 }), (sum, cap) => {
        const why = listener()
        const capped = net(why.item('x', 'sum', sum), cap, '15.5', why)
        expect(Math.abs(capped)).toBe(Math.min(Math.abs(sum), cap))
        expect(why.total).toBe(capped)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a voluntary lower column', () => {
  it('is any at or below the one reached', () => {
    for (let to = 0; to <= 3; to++) expect(lower(3, to, '8.5K')).toBe(to)
  })

  it('is never a higher one', () => {
    expect(() => lower(3, 4, '8.5K')).toThrow('column 4 is not at or below 3')
    expect(() => lower(3, -1, '8.5K')).toThrow('column -1 is not at or below 3')
  })
})
