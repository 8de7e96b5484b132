import { type Hex, parseBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { spreadFrom, surveyHexes, surveySides, testFile, testRivers } from './boards.fixture.ts'
import text from './dagc73.board.ts'

const board = parseBoard(text, 'boards/dagc73.board.ts')
const { grid } = board
const { allHexes, names, neighboursOf, terrainAt, loneHexes, blocks, network } = surveyHexes(board)
const { riversAt, onRim } = surveySides(board)

const GERMAN_LINES = ['historical', 'sane', 'limited', 'maximum'] as const
const isRough = (hex: Hex): boolean => terrainAt(hex) === 'forest' || terrainAt(hex) === 'swamp'
const cityHex = (name: string): Hex => board.place(name).hex

const { from: railFrom, hexes: railHexes, ends: railEnds } = network('rail')
const onEdge = new Set(['north', 'east', 'south', 'west'].flatMap((edge) => board.edge(edge)))

/** R73-06: what stays joined to the east edge when the line is taken away is east of it, the line's own hexes are not. */
function eastOf(line: string): Set<Hex> {
  const wall = new Set(board.line(line))
  const open = (hexes: readonly Hex[]) => hexes.filter((hex) => !wall.has(hex))
  return spreadFrom(open(board.edge('east')), (hex) => open(neighboursOf(hex)))
}

const westOf = (line: string): Set<Hex> => {
  const east = eastOf(line)
  return new Set(allHexes.filter((hex) => !east.has(hex)))
}

/** Rail hexes with a rail connection to a map edge that stays among the given hexes. */
function railToEdge(among: ReadonlySet<Hex>): Set<Hex> {
  const ends = railHexes.filter((hex) => among.has(hex) && onEdge.has(hex))
  return spreadFrom(ends, (hex) => railFrom(hex).filter((next) => among.has(next)))
}

testFile(board, text)

describe('the map', () => {
  it('has 46 columns and 34 rows of hexes and four edges (9.1, 10.0, 11.0)', () => {
    expect(grid.size).toBe(46 * 34)
    expect(board.edge('north')).toHaveLength(46)
    expect(board.edge('south')).toHaveLength(46)
    expect(board.edge('west')).toHaveLength(34)
    expect(board.edge('east')).toHaveLength(34)
  })

  it('3.5 gives 16 km a hex: Minsk to Mogilev are eleven to thirteen hexes, as 182 km are', () => {
    expect(grid.distance(cityHex('Minsk'), cityHex('Mogilev'))).toBeGreaterThanOrEqual(11)
    expect(grid.distance(cityHex('Minsk'), cityHex('Mogilev'))).toBeLessThanOrEqual(13)
  })

  it('8.9 knows clear, forest, swamp and sea', () => {
    expect(board.terrainNames.slice(1)).toEqual(['clear', 'forest', 'swamp', 'sea'])
    expect(board.classes('water')).toEqual(['', 'sea'])
  })

  it('has no forest or swamp hex alone among clear ones', () => {
    expect(names(loneHexes(isRough))).toEqual([])
  })

  it('holds the Pripyat marshes together: one swamp from the Bug to Petrikov', () => {
    const swamp = (hexes: readonly Hex[]) => hexes.filter((hex) => terrainAt(hex) === 'swamp')
    const marshes = spreadFrom([grid.parse('1930')], (hex) => swamp(neighboursOf(hex)))
    expect(marshes.size).toBeGreaterThan(150)
    expect(marshes).toContain(grid.parse('1030'))
    expect(marshes).toContain(grid.parse('2828'))
  })

  it('5.2E leaves no hex out of reach', () => {
    expect(blocks(allHexes)).toHaveLength(1)
  })
})

describe('cities', () => {
  it('14.31 fortifies Vitebsk, Orsha, Mogilev and Bobruisk', () => {
    const fortified = board.places.filter((place) => place.attributes.get('fortified') === 'yes')
    expect(fortified.map((place) => place.name).sort()).toEqual(['Bobruisk', 'Mogilev', 'Orsha', 'Vitebsk'])
    expect(fortified.every((place) => place.source?.note === '14.31')).toBe(true)
  })

  it.each([
    ['14.32', 'full', ['Grodno', 'Pinsk', 'Vilna']],
    ['14.33', 'limited', ['Dvinsk', 'Minsk']],
  ])('%s names the %s garrison cities', (rule, garrison, cities) => {
    const found = board.places.filter((place) => place.attributes.get('garrison') === garrison)
    expect(found.map((place) => place.name).sort()).toEqual(cities)
    expect(found.every((place) => place.source?.kind === 'printed' && place.source.note === rule)).toBe(true)
  })

  it.each(GERMAN_LINES)('14.31-14.33 leaves every city to garrison on or behind the %s line', (line) => {
    const behind = westOf(line)
    const fortified = line === 'historical' ? ['Vitebsk', 'Orsha', 'Mogilev', 'Bobruisk'] : []
    const limited = line === 'maximum' ? [] : ['Minsk', 'Dvinsk']
    for (const city of [...fortified, 'Vilna', 'Pinsk', 'Grodno', ...limited]) expect(behind).toContain(cityHex(city))
  })

  it('has one place a hex', () => {
    expect(new Set(board.places.map((place) => place.hex)).size).toBe(board.places.length)
  })
})

describe('fortified lines', () => {
  it.each([...GERMAN_LINES, 'soviet'])(
    '14.1 runs the %s line unbroken from the north edge to the south edge',
    (line) => {
      expect(board.linePieces(line)).toHaveLength(1)
      const hexes = board.line(line)
      expect(new Set(hexes).size).toBe(hexes.length)
      expect(board.edge('north')).toContain(hexes[0])
      expect(board.edge('south')).toContain(hexes.at(-1))
      const between = hexes.slice(1, -1)
      expect(between.filter((hex) => board.edge('north').includes(hex) || board.edge('south').includes(hex))).toEqual(
        [],
      )
    },
  )

  it.each([...GERMAN_LINES, 'soviet'])('R73-06 parts the map in two by the %s line', (line) => {
    const east = eastOf(line)
    for (const hex of board.edge('west')) expect(east.has(hex)).toBe(false)
    expect(east).toContain(cityHex('Smolensk'))
    expect(east).toContain(cityHex('Gomel'))
  })

  it('14.1 has three lines at the north edge: maximum, limited and historical from west to east', () => {
    const column = (line: string) => Number(grid.name(board.line(line)[0]!).slice(0, 2))
    expect(column('maximum')).toBeLessThan(column('limited'))
    expect(column('limited')).toBeLessThan(column('historical'))
    expect(column('sane')).toBe(column('historical'))
  })

  it('14.1 makes the historical line the easternmost', () => {
    const east = eastOf('historical')
    for (const line of ['sane', 'limited', 'maximum'])
      expect(board.line(line).filter((hex) => east.has(hex))).toEqual([])
  })

  it('14.1 turns the sane line off about Orsha, through Mogilev and back to the historical line', () => {
    const historical = new Set(board.line('historical'))
    const sane = board.line('sane')
    const own = sane.filter((hex) => !historical.has(hex))
    expect(own).toContain(cityHex('Mogilev'))
    expect(grid.distance(own[0]!, cityHex('Orsha'))).toBeLessThanOrEqual(1)
    expect(sane.slice(sane.indexOf(own[0]!), sane.indexOf(own.at(-1)!) + 1)).toEqual(own)
  })

  it.each(['limited', 'maximum'])('14.1 joins the %s line to the historical line and never leaves it again', (line) => {
    const historical = board.line('historical')
    const hexes = board.line(line)
    const join = hexes.findIndex((hex) => historical.includes(hex))
    expect(join).toBeGreaterThan(0)
    expect(hexes.slice(join)).toEqual(historical.slice(historical.indexOf(hexes[join]!)))
  })

  it('14.2 keeps the Russian line clear of every German line and beside the historical one', () => {
    const german = new Set(GERMAN_LINES.flatMap((line) => board.line(line)))
    const historical = new Set(board.line('historical'))
    for (const hex of board.line('soviet')) {
      expect(german.has(hex)).toBe(false)
      expect(neighboursOf(hex).some((next) => historical.has(next))).toBe(true)
    }
  })

  it.each(GERMAN_LINES)(
    '14.41 can be met: a division on every third hex covers the %s line, and forty are free',
    (line) => {
      const hexes = board.line(line)
      const held = new Set(hexes.filter((_, i) => i % 3 === 1 || i === hexes.length - 1))
      expect(held.size).toBeLessThanOrEqual(40)
      const bare = hexes.filter((hex) => !held.has(hex) && !neighboursOf(hex).some((next) => held.has(next)))
      expect(names(bare)).toEqual([])
    },
  )

  it('stands behind the rivers of 1944: Pripyat, Pronya and, withdrawn, Dnepr and Berezina', () => {
    const crossings = (line: string, river: string) =>
      board.line(line).filter((hex) => riversAt(hex).includes(river)).length
    expect(crossings('historical', 'Pripyat')).toBeGreaterThanOrEqual(10)
    expect(crossings('historical', 'Pronya')).toBeGreaterThanOrEqual(5)
    expect(crossings('sane', 'Dnepr')).toBeGreaterThanOrEqual(9)
    expect(crossings('limited', 'Berezina')).toBeGreaterThanOrEqual(14)
  })
})

describe('rivers', () => {
  it('8.9 knows one kind', () => {
    expect(board.classes('river')).toEqual(['', 'river'])
  })

  testRivers(board, onRim)

  it.each([
    ['Mogilev', 'Dnepr'],
    ['Orsha', 'Dnepr'],
    ['Vitebsk', 'Dvina'],
    ['Polotsk', 'Dvina'],
    ['Dvinsk', 'Dvina'],
    ['Borisov', 'Berezina'],
    ['Bobruisk', 'Berezina'],
    ['Pinsk', 'Pripyat'],
    ['Grodno', 'Neman'],
    ['Vilna', 'Viliya'],
    ['Minsk', 'Svisloch'],
    ['Brest', 'Bug'],
  ])('%s stands on the %s', (place, river) => {
    expect(riversAt(cityHex(place))).toContain(river)
  })
})

describe('railways', () => {
  it('9.0 are one connected network', () => {
    expect(spreadFrom([railHexes[0]!], railFrom).size).toBe(railHexes.length)
  })

  it('10.0 end nowhere in the open: every end is a map edge, or a town where a line of 1944 ended', () => {
    expect(names(railEnds.filter((hex) => !onEdge.has(hex)))).toEqual(
      names([cityHex('Lepel'), cityHex('Slutsk')].sort((a, b) => a - b)),
    )
  })

  it.each(['north', 'west', 'south', 'east'])('10.0 reach the %s edge', (edge) => {
    expect(board.edge(edge).some((hex) => railFrom(hex).length > 0)).toBe(true)
  })

  it('14.3 serve every city that must be held', () => {
    for (const city of ['Vitebsk', 'Orsha', 'Mogilev', 'Bobruisk', 'Vilna', 'Pinsk', 'Grodno', 'Minsk', 'Dvinsk'])
      expect(railFrom(cityHex(city)).length).toBeGreaterThanOrEqual(2)
  })

  it.each(GERMAN_LINES)('9.1A supply every hex of the %s line from a western map edge', (line) => {
    const sources = railToEdge(westOf(line))
    const far = board.line(line).filter((hex) => ![...sources].some((source) => grid.distance(hex, source) <= 10))
    expect(names(far)).toEqual([])
  })

  it.each(GERMAN_LINES)('14.42 leave room for three railheads east of the %s line, in reach of the front', (line) => {
    const wall = new Set(board.line(line))
    const sources = [...railToEdge(eastOf(line))].filter((hex) => !neighboursOf(hex).some((next) => wall.has(next)))
    const near = sources.filter((hex) => [...wall].some((other) => grid.distance(hex, other) <= 10))
    expect(near.length).toBeGreaterThanOrEqual(3)
  })
})
