import { describe, expect, it } from 'vitest'
import { seededDice } from './dice/seeded.ts'
import { idKind } from './game/kinds.ts'
import { defineGrid } from './grid/grid.ts'
import { OrderedPieces, orderedPieceColumns } from './ordered.ts'
import { Pieces, pieceTables } from './pieces.ts'
import { ALL_ROUND } from './search/zones.ts'
import { flag, table, u8 } from './state/columns.ts'
import { defineState } from './state/layout.ts'
import { copyInto } from './state/position.ts'
import { writePosition } from './state/text.ts'
import { withUnknowns } from './unknowns.ts'

const grid = defineGrid({
  orientation: 'flat',
  digits: 'CCRR',
  columns: 'east',
  rows: 'south',
  shifted: 'even columns south',
  sheets: [{ prefix: '', hexes: [{ columns: [1, 3], rows: [1, 3] }] }],
})
const { ids, rows } = withUnknowns(
  ['', 'b1', 'b2', 'r1', 'r2', 'r3', 'r4'],
  [
    { name: 'blue', most: 2 },
    { name: 'red', most: 4 },
  ],
)
const PLACES = Array.from({ length: grid.size + 1 }, (_, place) => String(place))
const SIDES = [0, 1, 1, 2, 2, 2, 2]

const layout = defineState(
  { ground: grid },
  {
    units: table(ids, { ...orderedPieceColumns(idKind('place', PLACES)), steps: u8, moved: flag }),
    ...pieceTables(grid.size, grid.size, 2),
  },
)
type Toy = ReturnType<typeof layout.blank>

const pieces = new OrderedPieces<Toy>({
  sideOf: (_s, unit) => SIDES[unit] ?? rows[unit]!,
  zone: () => ALL_ROUND,
  unknowns: () => ({ rows, shown: ['order', 'moved'], areCounted: true }),
})

/** From the top: r3 and r1 in 4, r2, r4 and b1 in 2, where the sides may mix. */
function truth(): Toy {
  const s = layout.blank()
  for (const [unit, place] of [
    [3, 4],
    [5, 4],
    [1, 2],
    [6, 2],
    [4, 2],
  ] as const) {
    pieces.place(s, unit, place)
    s.units.steps[unit] = unit
  }
  s.units.moved[6] = 1
  return s
}

function viewOf(s: Toy, isKnown: (view: Toy, unit: number) => boolean): Toy {
  const view = layout.blank()
  copyInto(view, s)
  pieces.conceal(view, isKnown)
  pieces.rebuild(view)
  return view
}

const isBlueOrOnTop = (view: Toy, unit: number): boolean => SIDES[unit] === 1 || view.units.order[unit] === 1
const mayBe = (_view: Toy, unit: number): boolean => unit <= 6

describe('unknown pieces', () => {
  it('stand in for those that a view does not know, numbered by place and order', () => {
    const view = viewOf(truth(), isBlueOrOnTop)
    expect(writePosition(view)['units']).toEqual({
      b1: { place: '2', order: 3, steps: 1 },
      r2: { place: '2', order: 1, steps: 4 },
      r3: { place: '4', order: 1, steps: 5 },
      'red?1': { place: '2', order: 2, moved: true },
      'red?2': { place: '4', order: 2 },
    })
    expect(pieces.brokenView(truth(), view)).toBe('')
  })

  it('stay as they are in a view of a view, and are renumbered when less is known', () => {
    const view = viewOf(truth(), isBlueOrOnTop)
    expect([...viewOf(view, isBlueOrOnTop).bytes]).toEqual([...view.bytes])
    const nothing = () => false
    expect([...viewOf(view, nothing).bytes]).toEqual([...viewOf(truth(), nothing).bytes])
  })

  it('say nothing of the units behind them', () => {
    const swapped = truth()
    for (const [unit, place] of [
      [3, 2],
      [6, 4],
    ] as const)
      pieces.placeUnder(swapped, unit, place)
    pieces.reorder(swapped, 3, 2)
    swapped.units.moved[6] = 0
    swapped.units.moved[3] = 1
    expect([...viewOf(swapped, isBlueOrOnTop).bytes]).toEqual([...viewOf(truth(), isBlueOrOnTop).bytes])
  })

  it('are dealt true units that are nowhere and fit', () => {
    const view = viewOf(truth(), isBlueOrOnTop)
    const seen = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const full = layout.blank()
      copyInto(full, view)
      // The second in 2 can be r1 only: the others have to make room for it.
      pieces.deal(
        full,
        (_view, unit, unknown) => unit <= 6 && (full.units.place[unknown] !== 2 || unit === 3),
        seededDice(n),
      )
      pieces.rebuild(full)
      expect([pieces.broken(full), full.units.place[3], full.units.moved[3]]).toEqual(['', 2, 1])
      seen.add([...full.units.place].join())
    }
    expect(seen.size).toBe(1)
    expect(() => pieces.deal(view, () => false, seededDice(1))).toThrow('no unit can be the unknown piece in place 2')
  })

  it('come out as any of those that may be there', () => {
    const behind = new Set<number>()
    for (let n = 0; n < 20; n++) {
      const full = viewOf(truth(), isBlueOrOnTop)
      pieces.deal(full, mayBe, seededDice(n))
      behind.add(full.units.place.findIndex((place, unit) => place === 4 && unit !== 5))
    }
    expect([...behind].sort()).toEqual([3, 6])
  })

  it('break a law in a true position, and when they are too many or too few', () => {
    const s = truth()
    const view = viewOf(s, isBlueOrOnTop)
    pieces.place(view, 11, 4)
    expect(pieces.brokenView(s, view)).toBe(
      'a view has 3 pieces in place 4, of which there are 2 (by side 0, 3, not 0, 2)',
    )
    pieces.place(s, 9, 4)
    expect(pieces.broken(s)).toBe('an unknown piece stands in a true position (place of row 9)')
    const few = layout.blank()
    for (const unit of [1, 2, 7, 8]) pieces.place(few, unit, 5)
    expect(() => viewOf(few, () => false)).toThrow('too few rows for the unknown pieces of side 1')
  })

  it('must be declared', () => {
    const plain = new Pieces<Toy>({ sideOf: () => 1, zone: () => 0 })
    expect(() => plain.conceal(layout.blank(), () => true)).toThrow('no rows for unknown ones')
    const s = layout.blank()
    expect([plain.isUnknown(s, 7), pieces.isUnknown(s, 7), pieces.isUnknown(s, 6)]).toEqual([false, true, false])
  })
})
