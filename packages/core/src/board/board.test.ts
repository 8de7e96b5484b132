import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineGrid, type Grid } from '../grid/grid.ts'
import { anySpec, FIVE, SPEC_NUMBERS } from '../grid/grids.fixture.ts'
import { breakInChain, type Hexside } from '../grid/sides.ts'
import type { Provenance } from '../provenance.ts'
import { Board, type Feature, type Layer } from './board.ts'
import { cutBoard } from './cut.ts'
import { packBoard, unpackBoard } from './pack.ts'
import { BoardError, parseBoard } from './parse.ts'
import { writeBoard } from './write.ts'

const GOOD = `board demo The road to Minsk ! reconstructed from open data
grid pointy RRCC, columns west, rows south, odd rows west
hexes columns 00-04, rows 10-13, only even
hexes columns 00-03, rows 10-13, only odd

terrain . clear, f forest, ~ sea ! printed 3.2
places city town ! repaired from the index
layer hexes coast
layer sides river: major minor ! reconstructed after the atlas
layer links rail: double single

map
  #  0 0 0 0 0
  #  4 3 2 1 0
  10 ~ ~ . . f
  11  ~ . . f
  12 . . f f .
  13  . . . .

place 1102 town Ford; also=Brod; points=2
place 1200 city Minsk ! printed 7.5

coast: 1002..1004 1103

river Dvina major: 1003/1002 1002/1102 1002/1101 1001/1101, 1303:W ! printed 11.1
river Ulla minor: 1201/1200

rail Minsk-Ford single: 1200 1201 1101 1102

line front: 1000 1100 1200, 1302

area east: 1000..1002 1100 1101

edge north: facing north
edge west: 1103 1204

mark terrain: 1200 1201 ! printed 7.5
mark river: 1201/1200 ! repaired smudged
`

const board = parseBoard(GOOD, 'demo.board')
const { grid } = board
const at = (text: string) => grid.parse(text)

describe('a board file', () => {
  it('is written as it was read', () => {
    expect(writeBoard(board)).toBe(GOOD)
  })

  it('is put in order when it is written', () => {
    const untidy = GOOD.replace(/^ {2}#.*\n/gm, '# a remark\n')
      .replace('  10 ~ ~ . . f', '  10 ~~..f # the coast')
      .replace('area east: 1000..1002 1100 1101', 'area east: 1101 1100\n  1002..1000')
      .replace('1201/1200\n', '1200/1201\n')
      .replace('also=Brod; points=2', 'points=2;also=Brod')
      .replaceAll('\n', '\r\n')
    expect(untidy).not.toBe(GOOD)
    expect(writeBoard(parseBoard(untidy, 'demo.board'))).toBe(GOOD)
  })

  it('gives rules their tables', () => {
    expect(board.terrainNames).toEqual(['', 'clear', 'forest', 'sea'])
    expect(board.terrain[at('1203')]).toBe(board.terrainClass('clear'))
    expect(board.terrain[at('1202')]).toBe(board.terrainClass('forest'))
    expect(board.terrain[0]).toBe(0)
    expect(board.layer('coast')[at('1003')]).toBe(1)
    expect(board.layer('coast')[at('1001')]).toBe(0)
    const river = board.sideClass('river')
    expect(river[at('1002') * 6 + grid.directions.indexOf('W')]).toBe(board.classOf('river', 'major'))
    expect(river[at('1003') * 6 + grid.directions.indexOf('E')]).toBe(1)
    expect(river[at('1303') * 6 + grid.directions.indexOf('W')]).toBe(1)
    expect(river[at('1201') * 6 + grid.directions.indexOf('E')]).toBe(2)
    expect(river.reduce((sum, value) => sum + (value > 0 ? 1 : 0))).toBe(2 * 5 + 1)
    const rail = board.link('rail')
    expect(rail[at('1201') * 6 + grid.directionTo(at('1201'), at('1101'))]).toBe(2)
    expect(rail.reduce((sum, value) => sum + (value > 0 ? 1 : 0))).toBe(2 * 3)
  })

  it('gives places, areas, lines and edges by name', () => {
    expect(board.place('Minsk')).toMatchObject({ hex: at('1200'), class: 'city' })
    expect(board.place('Ford').attributes.get('points')).toBe('2')
    expect(board.placesOf('town').map(({ name }) => name)).toEqual(['Ford'])
    expect(board.placesAt(at('1200')).map(({ name }) => name)).toEqual(['Minsk'])
    expect(board.findPlace('Pinsk')).toBeUndefined()
    expect(board.areaHexes('east').map((hex) => grid.name(hex))).toEqual(['1002', '1001', '1000', '1101', '1100'])
    expect(board.area('east')[at('1101')]).toBe(1)
    expect(board.area('east')[at('1102')]).toBe(0)
    expect(board.line('front').map((hex) => grid.name(hex))).toEqual(['1000', '1100', '1200', '1302'])
    expect(board.linePieces('front')).toHaveLength(2)
    expect(board.edge('north').map((hex) => grid.name(hex))).toEqual(['1004', '1003', '1002', '1001', '1000'])
    expect(board.edge('west').map((hex) => grid.name(hex))).toEqual(['1103', '1204'])
    expect(board.featureAt('river', grid.parseSide('1002/1003'))?.name).toBe('Dvina')
  })

  it('throws on names that are not on the board', () => {
    expect(() => board.place('Pinsk')).toThrow('there is no place "Pinsk" on the board')
    expect(() => board.layer('river')).toThrow('layer river of board demo lies on sides, not on hexes')
    expect(() => board.classOf('river', 'tiny')).toThrow('river has no class "tiny" (major, minor)')
  })

  it('knows where everything comes from', () => {
    const printed = (note: string) => ({ kind: 'printed', note })
    expect(board.provenance({ of: 'place', name: 'Minsk' })).toEqual(printed('7.5'))
    expect(board.provenance({ of: 'place', name: 'Ford' })).toEqual({ kind: 'repaired', note: 'from the index' })
    expect(board.provenance({ of: 'terrain', hex: at('1000') })).toEqual(printed('3.2'))
    expect(board.provenance({ of: 'terrain', hex: at('1201') })).toEqual(printed('7.5'))
    const river = (side: string) => board.provenance({ of: 'layer', layer: 'river', side: grid.parseSide(side) })
    expect(river('1002/1003')).toEqual(printed('11.1'))
    expect(river('1200/1201')).toEqual({ kind: 'repaired', note: 'smudged' })
    expect(river('1100/1101')).toEqual({ kind: 'reconstructed', note: 'after the atlas' })
    expect(board.provenance({ of: 'area', name: 'east' })).toEqual({ kind: 'reconstructed', note: 'from open data' })
    expect(board.provenance({ of: 'layer', layer: 'coast', hex: at('1003') }).note).toBe('from open data')
  })

  it('shows flat hexes and several sheets in the shape of the map', () => {
    const spec = {
      ...FIVE.efs,
      sheets: [
        { prefix: 'D', addColumns: -2, addRows: 2, hexes: [{ columns: [10, 12], rows: [1, 2] }] },
        { prefix: 'I-', hexes: [{ columns: [9, 12], rows: [1, 3] }] },
      ],
    } as const
    const sheets = defineGrid(spec)
    const terrain = new Uint8Array(sheets.size + 1).fill(1, 1)
    const text = writeBoard(
      new Board({ ...empty(sheets), terrain, terrainCodes: ['', '.'], terrainNames: ['', 'clear'] }),
    )
    expect(text).toContain(`sheet D columns -2, rows +2
hexes columns 10-12, rows 01-02
sheet I-
hexes columns 09-12, rows 01-03
`)
    expect(text).toContain(`map D
  #  111
  #  012
  01 ...
  02 ...

map I
  #  0111
  #  9012
  01 ....
  02 ....
  03   ..
`)
    expect(writeBoard(parseBoard(text, 'x'))).toBe(text)
  })

  it('is as the manual shows it', () => {
    const manual = readFileSync(new URL('../../../../docs/board-format.md', import.meta.url), 'utf8')
    const example = /```board\n([^`]*)```/.exec(manual)![1]!
    expect(writeBoard(parseBoard(example, 'manual'))).toBe(example)
  })

  it('refuses names that it could not write', () => {
    const lines = [{ name: 'a: b', pieces: [], source: null }]
    expect(() => new Board({ ...board.content, lines })).toThrow('a board cannot hold the name "a: b"')
  })
})

describe('what is wrong with a board file', () => {
  const problems = (text: string): string => {
    try {
      parseBoard(text, 'boards/demo.board')
    } catch (error) {
      if (error instanceof BoardError) return error.message
      throw error
    }
    return 'nothing'
  }
  const lineOf = (part: string) => GOOD.slice(0, GOOD.indexOf(part)).split('\n').length
  const row10 = '  10 ~ ~ . . f'

  it.each<[string, string, string, string]>([
    ['a terrain code', row10, '  10 ~ ~ x . f', 'hex 1002: unknown terrain code "x" (codes are . f ~)'],
    ['a row too short', row10, '  10 ~ ~ . .', 'row 10 has 4 codes for 5 hexes (1004 to 1000)'],
    ['a row that is not there', row10, '  19 ~ ~ . . f', 'there is no row 19'],
    [
      'a row without number',
      row10,
      '  ~ ~ . . f',
      'expected the number of a row, then its terrain codes from west to east',
    ],
    ['a doubled row', '  11  ~ . . f', '  10 ~ ~ . . f', 'row 10 is already on line 15'],
    ['a place off the map', 'place 1102', 'place 1105', 'hex 1105 does not exist (row 11 has columns 00 to 03)'],
    [
      'a place without name',
      'place 1102 town Ford; also=Brod; points=2',
      'place 1102 town',
      'expected a place as in "place 3908 city Minsk"',
    ],
    ['a class of place', 'place 1102 town', 'place 1102 hamlet', 'place Ford: unknown class "hamlet" (city, town)'],
    ['an attribute', '; points=2', '; points', 'place Ford: "points" is not an attribute, as in "also=Mensk"'],
    ['a doubled attribute', '; points=2', '; also=2', 'place Ford: attribute also is given twice'],
    ['a doubled place', 'place 1200 city Minsk', 'place 1200 city Ford', 'place Ford is already on line 20'],
    [
      'a river that jumps',
      '1003/1002 1002/1102',
      '1003/1002 1201/1200',
      'side 1201/1200 does not go on from 1003/1002 (a comma starts a new piece)',
    ],
    [
      'a doubled side',
      'river Ulla minor: 1201/1200',
      'river Ulla minor: 1002/1003',
      'river Ulla minor: side 1003/1002 is already river Dvina major (line 25)',
    ],
    [
      'hexes that are not neighbours',
      'river Ulla minor: 1201/1200',
      'river Ulla minor: 1203/1200',
      'hexes 1203 and 1200 are not neighbours',
    ],
    [
      'a class of river',
      'river Ulla minor',
      'river Ulla',
      '"river Ulla" must end in a class before the colon (major, minor)',
    ],
    ['a doubled river', 'river Ulla minor', 'river Dvina major', 'river Dvina major is already on line 25'],
    [
      'a feature without colon',
      'river Ulla minor: 1201/1200',
      'river Ulla minor',
      'expected a colon after the name, as in "river Ulla minor: ..."',
    ],
    ['an empty feature', 'river Ulla minor: 1201/1200', 'river Ulla minor:', 'river Ulla minor is nowhere'],
    [
      'a railway that jumps',
      '1200 1201 1101',
      '1200 1202 1101',
      'hex 1202 is not next to 1200 (a comma starts a new piece)',
    ],
    ['a railway of one hex', '1200 1201 1101 1102', '1200', 'hex 1200 alone links nothing'],
    [
      'a doubled link',
      '1200 1201 1101 1102',
      '1200 1201 1200',
      'rail Minsk-Ford single: link 1201/1200 is already rail Minsk-Ford single (line 28)',
    ],
    ['a line that jumps', '1000 1100 1200,', '1000 1200,', 'hex 1200 is not next to 1000 (a comma starts a new piece)'],
    ['a line through a hex twice', '1200, 1302', '1200, 1000', 'line front: hex 1000 is listed twice'],
    [
      'a range over two rows',
      'area east: 1000..1002',
      'area east: 1000..1102',
      '1000..1102 is not a range (its ends are not in one row)',
    ],
    [
      'a range off the map',
      'area east: 1000..1002',
      'area east: 1000..1005',
      'hex 1005 does not exist (row 10 has columns 00 to 04)',
    ],
    ['a doubled hex of an area', '1000..1002 1100', '1000..1002 1001', 'hex 1001 is listed twice'],
    ['an area without name', 'area east:', 'area:', 'expected a name and a colon, as in "area NAME: ..."'],
    [
      'an edge that faces nowhere',
      'facing north',
      'facing up',
      'edge north: expected "facing" and one of north, east, south, west',
    ],
    [
      'a statement',
      'coast: 1002',
      'cost: 1002',
      '"cost" is neither a statement nor a layer (layers are coast, river, rail)',
    ],
    ['a source', '! printed 11.1', '! invented', '"invented" is not a source (printed, repaired, reconstructed)'],
    [
      'a printed fact without rule',
      '! printed 11.1',
      '! printed',
      'a printed fact needs its rule, as in "! printed 7.5"',
    ],
    ['a mark without source', ' ! repaired smudged', '', 'a mark needs a source, as in "! printed 7.5"'],
    [
      'a mark on no layer',
      'mark river:',
      'mark lake:',
      'expected "mark" and terrain or a layer, then a colon (layers are coast, river, rail)',
    ],
    [
      'a layer',
      'layer links rail',
      'layer tracks rail',
      'expected a layer as in "layer hexes coast" or "layer sides river: major minor"',
    ],
    ['a class named twice', 'double single', 'double double', 'class double is named twice'],
    ['a terrain without code', 'f forest', 'forest', '"forest" is not a code and a name, as in "f forest"'],
    ['a terrain code used twice', 'f forest', '. forest', 'terrain code "." is used twice'],
    ['a sheet of the map', 'map\n', 'map D\n', '"map D" is not a sheet (expected "map" alone)'],
    [
      'no grid',
      'grid pointy',
      'grid round',
      'expected a grid as in "grid pointy RRCC, columns west, rows south, odd rows west"',
    ],
    [
      'a grid that makes no sense',
      'odd rows west',
      'odd columns north',
      '"odd columns north": where hexes are pointy, rows are shifted',
    ],
    [
      'hexes of the grid',
      'rows 10-13, only even',
      'only even',
      'expected hexes as in "hexes columns 00-28, rows 10-50" or "... rows 10-50, only even"',
    ],
  ])('names %s', (_what, good, bad, message) => {
    expect(GOOD).toContain(good)
    expect(problems(GOOD.replace(good, bad)).split('\n')).toContain(`boards/demo.board:${lineOf(good)}: ${message}`)
  })

  it('names what is missing', () => {
    expect(problems('')).toBe(
      'boards/demo.board:1: the board has no name, such as "board dagc09 The map of 1944"\n' +
        'boards/demo.board:1: there is no grid, such as "grid pointy RRCC, columns west, rows south, odd rows west"',
    )
    expect(problems(GOOD.replace('  13  . . . .\n', ''))).toBe('boards/demo.board:12: the map lacks row 13')
    expect(problems(GOOD.replace(/map\n( .*\n)+/, ''))).toBe('boards/demo.board:1: there is no map of the terrain')
  })

  it('names lines in the wrong place', () => {
    expect(problems(`  1000\n${GOOD}`)).toBe(
      'boards/demo.board:1: an indented line continues the one above it, and there is none',
    )
    expect(problems(`${GOOD}hexes columns 00-01, rows 10-10\n`)).toBe(
      'boards/demo.board:39: "hexes" belongs to the head, before line 6',
    )
    expect(problems(GOOD.replace('! printed 11.1', '! printed 11.1\n  1000/1001'))).toContain(
      'boards/demo.board:26: a source ("! ...") ends a statement, but this goes on',
    )
  })

  it('names the line an item stands on, not the one its list began on', () => {
    expect(problems(GOOD.replace('1000..1002 1100', '1000..1002\n  1199'))).toBe(
      'boards/demo.board:33: hex 1199 does not exist (row 11 has columns 00 to 03)',
    )
  })

  it('is all told at once, in the order of lines, up to twenty', () => {
    const two = GOOD.replace('place 1102', 'place 1105').replace('~ ~ .', '~ ? .')
    expect(problems(two).split('\n')).toHaveLength(2)
    expect(problems(two)).toMatch(/^boards\/demo.board:15: .*\nboards\/demo.board:20: /)
    const many = GOOD + Array.from({ length: 25 }, (_, i) => `oops${i}\n`).join('')
    const lines = problems(many).split('\n')
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe('boards/demo.board: and 5 more')
  })
})

const numbers = fc.array(fc.nat(2519), { minLength: 60, maxLength: 60 })

describe('any board', () => {
  it('is the same when written and read again', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        const any = anyBoard(n)
        expectSame(parseBoard(writeBoard(any), 'any.board'), any)
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same when packed and unpacked', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        const any = anyBoard(n)
        expectSame(unpackBoard(JSON.parse(JSON.stringify(packBoard(any)))), any)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps its names and its ground when cut', () => {
    fc.assert(
      fc.property(numbers, fc.array(fc.nat(), { maxLength: 30 }), (n, picks) => {
        const any = anyBoard(n)
        const kept = new Set(picks.map((pick) => 1 + (pick % any.grid.size)))
        const cut = cutBoard(any, kept)
        expect(cut.grid.size).toBe(kept.size)
        for (const hex of kept) {
          const now = cut.grid.parse(any.grid.name(hex))
          expect(cut.terrain[now]).toBe(any.terrain[hex])
          expect(cut.layer('coast')[now]).toBe(any.layer('coast')[hex])
          expect(cut.area('some')[now]).toBe(any.area('some')[hex])
          expect(cut.placesAt(now).map(({ name }) => name)).toEqual(any.placesAt(hex).map(({ name }) => name))
          for (let d = 0; d < 6; d++) {
            expect(cut.sideClass('river')[now * 6 + d]).toBe(any.sideClass('river')[hex * 6 + d])
            const linked = kept.has(any.grid.neighbour(hex, d)) ? any.link('rail')[hex * 6 + d] : 0
            expect(cut.link('rail')[now * 6 + d]).toBe(linked)
          }
        }
        const text = writeBoard(cut)
        expect(parseBoard(text, 'cut.board').content).toEqual(cut.content)
      }),
      { numRuns: 1000 },
    )
  })
})

function expectSame(again: Board, any: Board): void {
  expect(again.content).toEqual(any.content)
  expect(again.terrain).toEqual(any.terrain)
  for (const { kind, name } of any.content.layers) {
    const table = (b: Board) => (kind === 'hexes' ? b.layer(name) : kind === 'sides' ? b.sideClass(name) : b.link(name))
    expect(table(again)).toEqual(table(any))
  }
  expect(writeBoard(again)).toBe(writeBoard(any))
}

function empty(of: Grid): Board['content'] {
  return {
    ...board.content,
    grid: of,
    layers: [],
    features: [],
    places: [],
    lines: [],
    areas: [],
    edges: [],
    shores: [],
    marks: [],
  }
}

const LAYERS: readonly Layer[] = [
  { kind: 'hexes', name: 'coast', classes: ['', 'coast'], source: null },
  { kind: 'sides', name: 'river', classes: ['', 'major', 'minor'], source: { kind: 'reconstructed', note: '' } },
  { kind: 'links', name: 'rail', classes: ['', 'double', 'single'], source: { kind: 'printed', note: '4.2' } },
]

/** A small board of any grid with something of everything, made of numbers from 0 up. */
function anyBoard(numbers: readonly number[]): Board {
  const any = defineGrid(anySpec(numbers.slice(0, SPEC_NUMBERS)))
  const whole = any.size > 0 ? any : defineGrid(FIVE.damos)
  let used = SPEC_NUMBERS
  let round = 0
  const below = (n: number): number => {
    if (used === numbers.length) {
      used = SPEC_NUMBERS
      round++
    }
    return (numbers[used++]! + 7 * round) % n
  }
  const hex = () => 1 + below(whole.size)
  const source = (): Provenance | null =>
    [null, { kind: 'printed', note: '7.5' } as const, { kind: 'repaired', note: 'torn off' } as const, null][below(4)]!
  const some = () => [...new Set(Array.from({ length: below(9) }, hex))]
  const terrain = new Uint8Array(whole.size + 1)
  for (let h = 1; h <= whole.size; h++) terrain[h] = 1 + below(3)
  const coast = some()
  const features: Feature[] = [
    ...(coast.length > 0 ? [{ layer: 'coast', name: '', class: 1, pieces: [coast], source: source() }] : []),
    ...riversOf(whole, below, hex).map((f) => ({ ...f, source: source() })),
    ...railsOf(whole, below, hex).map((f) => ({ ...f, source: source() })),
  ]
  const line = walk(whole, hex(), below(6), below, new Set())
  return new Board({
    ...board.content,
    grid: whole,
    source: source(),
    terrain,
    layers: LAYERS,
    features,
    places: ['Minsk', 'Velikiye Luki', 'Ka"D"'].slice(below(4)).map((name) => ({
      name,
      hex: hex(),
      class: below(2) === 0 ? 'city' : 'town',
      attributes: new Map(below(2) === 0 ? [] : [['also', 'Some Other']]),
      source: source(),
    })),
    lines: [{ name: 'the line', pieces: [line], source: source() }],
    areas: [
      { name: 'none', hexes: [], source: null },
      { name: 'some', hexes: some(), source: source() },
    ],
    edges: [
      { name: 'north', hexes: whole.facing('north'), facing: 'north', source: null },
      { name: 'any', hexes: some(), facing: null, source: source() },
    ],
    shores: [
      {
        name: 'Peipus',
        rings: Array.from({ length: 1 + below(2) }, () =>
          Array.from({ length: 3 + below(3) }, () => ({ x: (below(400) - 200) / 8, y: below(300) / 100 })),
        ),
        source: source(),
      },
    ],
    marks: [
      { layer: 'terrain', items: [hex()], source: { kind: 'printed', note: '1.1' } },
      { layer: 'river', items: [whole.sideOf(hex(), below(6))], source: { kind: 'repaired', note: '' } },
    ],
  })
}

type Below = (n: number) => number

function riversOf(of: Grid, below: Below, hex: () => number): Omit<Feature, 'source'>[] {
  const taken = new Set<Hexside>()
  return ['Dvina', 'Dvina', ''].slice(below(4)).flatMap((name, i) => {
    const pieces = [1, 2].slice(below(2)).flatMap(() => {
      const chain: Hexside[] = []
      for (let tries = 0; tries < 12; tries++) {
        const near = chain.length === 0 ? hex() : of.sideHexes(chain.at(-1)!)[below(2)]!
        const side = of.sideOf(near === 0 ? hex() : near, below(6))
        if (taken.has(side) || breakInChain(of.sideTable, [...chain, side]) >= 0) continue
        chain.push(side)
        taken.add(side)
      }
      return chain.length > 0 ? [chain] : []
    })
    return pieces.length > 0 ? [{ layer: 'river', name, class: 1 + (i % 2), pieces }] : []
  })
}

function railsOf(of: Grid, below: Below, hex: () => number): Omit<Feature, 'source'>[] {
  const taken = new Set<Hexside>()
  return ['Minsk-Brest', 'Riga Orel'].slice(below(3)).flatMap((name) => {
    const piece = walk(of, hex(), 1 + below(8), below, taken)
    return piece.length > 1 ? [{ layer: 'rail', name, class: 1 + below(2), pieces: [piece] }] : []
  })
}

/** A way that crosses no side and enters no hex twice. */
function walk(of: Grid, from: number, steps: number, below: Below, taken: Set<Hexside>): number[] {
  const way = [from]
  for (let i = 0; i < steps; i++) {
    const d = below(6)
    const next = of.neighbour(way.at(-1)!, d)
    const side = of.sideOf(way.at(-1)!, d)
    if (next === 0 || taken.has(side) || way.includes(next)) continue
    taken.add(side)
    way.push(next)
  }
  return way
}
