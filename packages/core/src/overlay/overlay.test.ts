import { describe, expect, it } from 'vitest'
import { parseBoard } from '../board/parse.ts'
import { type Provenance, printed, reconstructed } from '../provenance.ts'
import { oddsTable } from '../tables/odds.ts'
import { resultAt } from '../tables/table.ts'
import { bookOf } from './book.ts'
import { ground } from './ground.ts'
import { checkOverlay, describeOverlay, effectiveIn, overlayTemplate, readOverlay, writeOverlay } from './overlay.ts'
import { attribute, cells, entries, figures } from './parts.ts'
import { whole } from './wanted.ts'

const board = parseBoard(
  `board toy A toy ! reconstructed ours
grid pointy RRCC, columns east, rows south, even rows east
hexes columns 01-04, rows 01-03

terrain . clear, w wood
places town city
layer sides river
layer links rail

map
  01 . . w .
  02  . . . .
  03 . w . .

place 0202 town Middle

river Flow: 0101/0102 0102/0201
rail Line: 0201 0202 0203
`,
  'toy.board',
)

const crt = oddsTable({
  name: 'toy CRT',
  provenance: printed('8.8'),
  results: ['Ar', 'Dr'],
  dice: 'd6',
  rounding: 'defender',
  columns: ['1-2', '1-1', '3-1'],
  rows: { 1: 'Ar Ar Ar', '2-6': 'Ar Dr Dr' },
})

interface Unit {
  readonly id: string
  readonly strength: number
  readonly from: Provenance
}

const units: readonly Unit[] = [
  { id: 'a', strength: 3, from: printed('2.1') },
  { id: 'b', strength: 4, from: reconstructed('by history') },
]

const chart = {
  wood: { cost: 2, provenance: reconstructed('ours') },
  clear: { cost: 1, mud: 2, mudFrom: reconstructed('x') },
}

const book = bookOf(
  { board, crt, unit: units, chart },
  {
    board: ground,
    crt: cells(),
    unit: entries(({ id }) => id, [attribute('strength', whole(0, 9), ({ from }) => from)]),
    chart: figures(whole(0, 9), printed('9')),
  },
  ({ unit }) => (unit.every(({ strength }) => strength === 0) ? ['unit: somebody must be able to fight'] : []),
)
const game = { id: 'toy', book }
const file = (set: object): string => JSON.stringify({ hexfront: 'overlay', game: 'toy', name: 'mine', set })

describe('a book', () => {
  it('changes what is named and nothing else', () => {
    const data = book.with({ 'crt.1-1.1': 'Dr', 'unit.b.strength': 6, 'chart.wood.cost': 3 })
    expect(data.crt.results[resultAt(data.crt, 1, 1)]).toBe('Dr')
    expect(data.crt.results[resultAt(data.crt, 0, 1)]).toBe('Ar')
    expect(data.unit.map(({ strength }) => strength)).toEqual([3, 6])
    expect(data.chart.wood.cost).toBe(3)
    expect(data.board).toBe(board)
    expect([crt.results[resultAt(crt, 1, 1)], units[1]!.strength, chart.wood.cost]).toEqual(['Ar', 4, 2])
  })

  it('changes ground, rivers, railways and places', () => {
    const { grid } = board
    const made = book.with({
      'terrain.0101': 'wood',
      'river.0101/0102': 'none',
      'river.0303/0304': 'river',
      'rail.0201/0202': 'none',
      'rail.0203/0204': 'rail',
      'place.Middle.hex': '0304',
      'place.Middle.class': 'city',
    }).board
    const way = (from: string, to: string): number =>
      grid.parse(from) * 6 + grid.directionTo(grid.parse(from), grid.parse(to))
    expect(made.terrainNames[made.terrain[grid.parse('0101')]!]).toBe('wood')
    expect(made.sideClass('river')[way('0102', '0101')]).toBe(0)
    expect(made.sideClass('river')[way('0102', '0201')]).toBe(1)
    expect(made.sideClass('river')[way('0304', '0303')]).toBe(1)
    expect(made.link('rail')[way('0201', '0202')]).toBe(0)
    expect(made.link('rail')[way('0202', '0203')]).toBe(1)
    expect(made.link('rail')[way('0204', '0203')]).toBe(1)
    expect(made.place('Middle')).toMatchObject({ hex: grid.parse('0304'), class: 'city' })
  })

  it('knows where each value comes from', () => {
    expect(book.slot('unit.a.strength')?.from.kind).toBe('printed')
    expect(book.slot('chart.wood.cost')?.from.note).toBe('ours')
    expect(book.slot('chart.clear.mud')?.from.note).toBe('x')
    expect(book.slot('chart.clear.cost')?.from).toEqual(printed('9'))
    expect(book.slot('terrain.0101')?.from.note).toBe('ours')
  })
})

describe('an overlay file', () => {
  it('is read, told and written', () => {
    const overlay = readOverlay(file({ 'crt.3-1.1': 'Dr', 'unit.a.strength': 3 }), game)
    expect(describeOverlay(game, overlay)).toEqual([{ name: 'crt.3-1.1', was: 'Ar', is: 'Dr', from: printed('8.8') }])
    const told = { ...overlay, about: 'my copy' }
    expect(readOverlay(writeOverlay('toy', told), game)).toEqual(told)
  })

  it('makes the same data without what stays as it is', () => {
    const overlay = readOverlay(file({ 'unit.a.strength': 3, 'unit.b.strength': 6 }), game)
    const { set } = effectiveIn(game, overlay)
    expect(set).toEqual({ 'unit.b.strength': 6 })
    expect(book.with(set)).toEqual(book.with(overlay.set))
  })

  it.each([
    [{ 'crt.3-1.7': 'Dr' }, 'crt.3-1.7: there is no such value (near it: crt.3-1.1'],
    [{ 'unit.a.strenght': 3 }, 'near it: unit.a.strength'],
    [{ zzzzzzzz: 3 }, 'names begin with terrain, river, rail, place, crt, unit, chart'],
    [{ 'crt.3-1.1': 'De' }, 'crt.3-1.1: Ar or Dr was expected, not "De"'],
    [{ 'unit.a.strength': 'five' }, 'unit.a.strength: a whole number from 0 to 9 was expected, not "five"'],
    [{ 'unit.a.strength': 10 }, 'a whole number from 0 to 9 was expected, not 10'],
    [{ 'terrain.0101': 'sea' }, 'terrain.0101: clear or wood was expected, not "sea"'],
    [{ 'place.Middle.hex': '0909' }, 'place.Middle.hex: a hex of the map was expected'],
    [{ 'unit.a.strength': 0, 'unit.b.strength': 0 }, 'unit: somebody must be able to fight'],
    [{ 'unit.a.strength': true }, 'a text or a number was expected'],
  ])('%j is refused with a reason', (set, reason) => {
    expect(() => readOverlay(file(set), game, 'mine.json')).toThrow(reason)
  })

  it('names everything that is wrong at once', () => {
    expect(() => readOverlay(file({ 'crt.x': 'Dr', 'unit.c.strength': 1 }), game, 'f.json')).toThrow(
      /^f\.json: crt\.x: .*\nf\.json: unit\.c\.strength: /,
    )
  })

  it('is for one game', () => {
    expect(() => readOverlay(file({}), { id: 'other', book }, 'f.json')).toThrow('an overlay for toy, not for other')
    expect(() => checkOverlay({ name: '', set: {} }, { id: 'other', book: null })).toThrow('no values')
  })
})

it('a template has all that is not printed, and changes nothing', () => {
  const set = overlayTemplate(game)
  expect(Object.keys(set)).toContain('unit.b.strength')
  expect(Object.keys(set)).not.toContain('unit.a.strength')
  expect(book.problems(set)).toEqual([])
  expect(book.effective(set)).toEqual({})
})
