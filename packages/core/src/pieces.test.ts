import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idKind } from './game/kinds.ts'
import { defineGrid } from './grid/grid.ts'
import { Pieces, pieceColumns, pieceTables } from './pieces.ts'
import { ALL_ROUND } from './search/zones.ts'
import { table, u8 } from './state/columns.ts'
import { defineState } from './state/layout.ts'

const grid = defineGrid({
  orientation: 'flat',
  digits: 'CCRR',
  columns: 'east',
  rows: 'south',
  shifted: 'even columns south',
  sheets: [{ prefix: '', hexes: [{ columns: [1, 6], rows: [1, 5] }] }],
})
const BOXES = 2
const PLACES = grid.size + BOXES
const UNITS = ['', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const MECHANIZED = 1

/** Odd units are blue, even ones red; a mechanized unit controls nothing to its north. */
const layout = defineState(
  { ground: grid },
  {
    units: table(UNITS, {
      ...pieceColumns(
        idKind(
          'place',
          Array.from({ length: PLACES + 1 }, (_, i) => String(i)),
        ),
      ),
      kind: u8,
    }),
    ...pieceTables(PLACES, grid.size, 2),
  },
)
type Toy = ReturnType<typeof layout.blank>

const pieces = new Pieces<Toy>({
  sideOf: (_s, unit) => 1 + (unit & 1),
  zone: (s, unit) => (s.units.kind[unit] === MECHANIZED ? ALL_ROUND & ~1 : ALL_ROUND),
})

const stack = (s: Toy, where: number): number[] => {
  const units: number[] = []
  for (let unit = pieces.first(s, where); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

const act = fc.oneof(
  fc.record({ unit: fc.integer({ min: 1, max: 8 }), to: fc.integer({ min: 0, max: PLACES }) }),
  fc.record({ unit: fc.integer({ min: 1, max: 8 }), kind: fc.integer({ min: 0, max: 1 }) }),
)

describe('pieces', () => {
  it('stand in sorted stacks, whatever the order of arrival', () => {
    const s = layout.blank()
    for (const unit of [5, 2, 7, 3]) pieces.place(s, unit, 9)
    expect(stack(s, 9)).toEqual([2, 3, 5, 7])
    pieces.place(s, 3, 0)
    expect([stack(s, 9), pieces.count(s, 9), pieces.occupier(s, 9)]).toEqual([[2, 5, 7], 3, 1])
  })

  it('control the hexes around them, and none from a box or out of play', () => {
    const s = layout.blank()
    const hex = grid.parse('0303')
    pieces.place(s, 1, hex)
    const around = grid.ring(hex, 1)
    expect(around.every((other) => pieces.inZone(s, 2, other) && !pieces.inZone(s, 1, other))).toBe(true)
    expect(pieces.inZone(s, 2, hex)).toBe(false)
    pieces.place(s, 1, grid.size + 1)
    expect(around.some((other) => pieces.inZone(s, 2, other))).toBe(false)
    expect(stack(s, grid.size + 1)).toEqual([1])
  })

  it('change their zone when they change their kind', () => {
    const s = layout.blank()
    const hex = grid.parse('0303')
    const north = grid.neighbour(hex, 0)
    pieces.place(s, 1, hex)
    expect(pieces.inZone(s, 2, north)).toBe(true)
    pieces.alter(s, 1, s.units.kind, MECHANIZED)
    expect(pieces.inZone(s, 2, north)).toBe(false)
  })

  it('keep stacks and zones as if they were counted anew, through any acts', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const s = layout.blank()
        const fresh = layout.blank()
        for (const one of acts) {
          if ('to' in one) pieces.place(s, one.unit, one.to)
          else pieces.alter(s, one.unit, s.units.kind, one.kind)
        }
        fresh.units.place.set(s.units.place)
        fresh.units.kind.set(s.units.kind)
        pieces.rebuild(fresh)
        expect([...s.bytes]).toEqual([...fresh.bytes])
        for (let where = 1; where <= PLACES; where++) {
          const there = UNITS.map((_, unit) => unit).filter((unit) => unit > 0 && s.units.place[unit] === where)
          expect(stack(s, where)).toEqual(there)
          expect(pieces.count(s, where)).toBe(there.length)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
