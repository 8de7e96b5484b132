import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idKind } from './game/kinds.ts'
import { defineGrid } from './grid/grid.ts'
import { OrderedPieces, orderedPieceColumns } from './ordered.ts'
import { pieceTables } from './pieces.ts'
import { ALL_ROUND } from './search/zones.ts'
import { table } from './state/columns.ts'
import { defineState } from './state/layout.ts'

const grid = defineGrid({
  orientation: 'flat',
  digits: 'CCRR',
  columns: 'east',
  rows: 'south',
  shifted: 'even columns south',
  sheets: [{ prefix: '', hexes: [{ columns: [1, 3], rows: [1, 3] }] }],
})
const BOX = grid.size + 1
const UNITS = ['', 'a', 'b', 'c', 'd', 'e', 'f']
const PLACES = Array.from({ length: BOX + 1 }, (_, place) => String(place))

const layout = defineState(
  { ground: grid },
  { units: table(UNITS, orderedPieceColumns(idKind('place', PLACES))), ...pieceTables(BOX, grid.size, 1) },
)
type Toy = ReturnType<typeof layout.blank>

const pieces = new OrderedPieces<Toy>({ sideOf: () => 1, zone: () => ALL_ROUND })

const stack = (s: Toy, where: number): string => {
  let units = ''
  for (let unit = pieces.first(s, where); unit !== 0; unit = pieces.next(s, unit)) units += UNITS[unit]
  return units
}

function stacked(): Toy {
  const s = layout.blank()
  for (const unit of [2, 1, 3]) pieces.place(s, unit, 5)
  return s
}

describe('pieces with an order', () => {
  it('come to lie on top, or below all others', () => {
    const s = stacked()
    expect(stack(s, 5)).toBe('cab')
    pieces.placeUnder(s, 4, 5)
    expect([stack(s, 5), ...s.units.order]).toEqual(['cabd', 0, 2, 3, 1, 4, 0, 0])
  })

  it('close ranks when one leaves', () => {
    const s = stacked()
    pieces.place(s, 1, 6)
    expect([stack(s, 5), stack(s, 6), ...s.units.order.subarray(1, 4)]).toEqual(['cb', 'a', 1, 2, 1])
    pieces.place(s, 3, 0)
    expect([stack(s, 5), s.units.order[3]]).toEqual(['b', 0])
  })

  it('can be laid in another order', () => {
    const s = stacked()
    pieces.reorder(s, 3, 3)
    expect(stack(s, 5)).toBe('abc')
    pieces.reorder(s, 2, 1)
    expect(stack(s, 5)).toBe('bac')
    expect(() => pieces.reorder(s, 2, 4)).toThrow('unit 2 cannot be number 4 in place 5')
  })

  it('are sorted in boxes and have no order there', () => {
    const s = stacked()
    for (const unit of [3, 1, 2]) pieces.place(s, unit, BOX)
    expect([stack(s, BOX), s.units.order.some((order) => order !== 0)]).toEqual(['abc', false])
    pieces.placeUnder(s, 3, 5)
    expect([stack(s, BOX), stack(s, 5), s.units.order[3]]).toEqual(['ab', 'c', 1])
  })

  it('get an order when they are read from a text without one', () => {
    const s = layout.blank()
    s.units.place.set([0, 5, 5, 5, BOX])
    s.units.order.set([0, 0, 1, 0, 7])
    expect(pieces.broken(s)).not.toBe('')
    pieces.rebuild(s)
    expect([stack(s, 5), pieces.broken(s)]).toEqual(['bac', ''])
  })

  it('break a law when their numbers are wrong', () => {
    const s = stacked()
    s.units.order[2] = 1
    expect(pieces.broken(s)).toBe('unit 2 is number 1 in place 5, not 3')
    s.units.order[2] = 3
    s.units.order[6] = 1
    expect(pieces.broken(s)).toBe('unit 6 has an order, but is in no hex')
  })

  it('keep stacks, orders and zones as if they were made anew, through any acts', () => {
    const unit = fc.integer({ min: 1, max: 6 })
    const to = fc.integer({ min: 0, max: BOX })
    const act = fc.record({ unit, to, way: fc.constantFrom('top', 'bottom', 'reorder') })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const s = layout.blank()
        const fresh = layout.blank()
        for (const one of acts) {
          const here = s.units.place[one.unit]!
          const count = here === BOX ? 0 : pieces.count(s, here)
          if (one.way === 'top') pieces.place(s, one.unit, one.to)
          else if (one.way === 'bottom') pieces.placeUnder(s, one.unit, one.to)
          else if (here !== 0 && count > 0) pieces.reorder(s, one.unit, 1 + (one.to % count))
          expect(pieces.broken(s)).toBe('')
        }
        fresh.units.place.set(s.units.place)
        fresh.units.order.set(s.units.order)
        pieces.rebuild(fresh)
        expect([...fresh.bytes]).toEqual([...s.bytes])
      }),
      { numRuns: 500 },
    )
  })
})
