import { type Hex, parseBoard, writeBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import text from './dagc73.board.ts'

const board = parseBoard(text, 'boards/dagc73.board.ts')
const { grid } = board

const GERMAN_LINES = ['historical', 'sane', 'limited', 'maximum'] as const
const allHexes: readonly Hex[] = Array.from({ length: grid.size }, (_, i) => i + 1)
const allSides: readonly number[] = Array.from({ length: grid.sides }, (_, i) => i + 1)
const names = (hexes: Iterable<Hex>): string[] => [...hexes].map((hex) => grid.name(hex))
const neighboursOf = (hex: Hex): Hex[] => [0, 1, 2, 3, 4, 5].map((d) => grid.neighbour(hex, d)).filter((n) => n !== 0)
const terrainAt = (hex: Hex): string => board.terrainNames[board.terrain[hex]!]!
const isRough = (hex: Hex): boolean => terrainAt(hex) === 'forest' || terrainAt(hex) === 'swamp'
const cityHex = (name: string): Hex => board.place(name).hex

const rail = board.link('rail')
const railFrom = (hex: Hex): Hex[] =>
  [0, 1, 2, 3, 4, 5].filter((d) => rail[hex * 6 + d] !== 0).map((d) => grid.neighbour(hex, d))
const railHexes = allHexes.filter((hex) => railFrom(hex).length > 0)
const onEdge = new Set(['north', 'east', 'south', 'west'].flatMap((edge) => board.edge(edge)))

const rivers = board.content.features.filter((feature) => feature.layer === 'river')
const onRim = new Set(allSides.filter((side) => grid.sideHexes(side)[1] === 0).flatMap((side) => grid.sideEnds(side)))

/** Where a chain of sides begins and ends. */
function endsOf(sides: readonly number[]): number[] {
  const uses = new Map<number, number>()
  for (const end of sides.flatMap((side) => grid.sideEnds(side))) uses.set(end, (uses.get(end) ?? 0) + 1)
  return [...uses].filter(([, times]) => times === 1).map(([end]) => end)
}

/** Everything that can be reached from some hexes by the given steps. */
function spreadFrom(starts: Iterable<Hex>, next: (hex: Hex) => Hex[]): Set<Hex> {
  const reached = new Set(starts)
  for (const hex of reached) for (const other of next(hex)) reached.add(other)
  return reached
}

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

describe('the board file', () => {
  it('is in the one form the writer gives', () => {
    expect(writeBoard(board)).toBe(text)
  })

  it('says where terrain, places, every layer, line and edge comes from', () => {
    const { source, terrainSource, placesSource, layers, lines, areas, edges } = board.content
    const own = [...layers, ...lines, ...areas, ...edges].map((each) => each.source)
    expect([source, terrainSource, placesSource, ...own].filter((each) => each === null)).toEqual([])
  })

  it('gives a source with a reason for every feature and place', () => {
    const layerOf = new Map(board.content.layers.map((layer) => [layer.name, layer.source]))
    const sources = [
      ...board.content.features.map((feature) => feature.source ?? layerOf.get(feature.layer)),
      ...board.places.map((place) => board.provenance({ of: 'place', name: place.name })),
    ]
    expect(sources.filter((source) => !source?.note)).toEqual([])
  })
})

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
    const alone = allHexes.filter((hex) => isRough(hex) && !neighboursOf(hex).some(isRough))
    expect(names(alone)).toEqual([])
  })

  it('holds the Pripyat marshes together: one swamp from the Bug to Petrikov', () => {
    const swamp = (hexes: readonly Hex[]) => hexes.filter((hex) => terrainAt(hex) === 'swamp')
    const marshes = spreadFrom([grid.parse('1930')], (hex) => swamp(neighboursOf(hex)))
    expect(marshes.size).toBeGreaterThan(150)
    expect(marshes).toContain(grid.parse('1030'))
    expect(marshes).toContain(grid.parse('2828'))
  })

  it('5.2E leaves no hex out of reach', () => {
    expect(spreadFrom([grid.parse('0101')], neighboursOf).size).toBe(grid.size)
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
    const river = board.sideClass('river')
    const crossings = (line: string, name: string) =>
      board.line(line).filter((hex) =>
        [0, 1, 2, 3, 4, 5].some((d) => {
          const side = grid.sideOf(hex, d)
          return river[hex * 6 + d] !== 0 && board.featureAt('river', side)?.name === name
        }),
      ).length
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

  it.each(rivers.map((river) => [river.name, river] as const))('%s is one chain without a loop', (_, { pieces }) => {
    expect(pieces).toHaveLength(1)
    const sides = pieces.flat()
    expect(new Set(sides.flatMap((side) => grid.sideEnds(side))).size).toBe(sides.length + 1)
    expect(sides.length).toBeGreaterThan(5)
  })

  it.each(rivers.map((river) => [river.name, river] as const))('%s ends on another river or the map edge', (_, own) => {
    const others = new Set(rivers.filter((river) => river !== own).flatMap((river) => river.pieces.flat()))
    const joints = new Set([...others].flatMap((side) => grid.sideEnds(side)))
    expect(endsOf(own.pieces.flat()).some((end) => joints.has(end) || onRim.has(end))).toBe(true)
  })

  it.each(rivers.map((each) => [each.name, each] as const))('%s springs on land, not from another river', (_, own) => {
    const others = rivers.filter((each) => each !== own).flatMap((each) => each.pieces.flat())
    const joints = new Set(others.flatMap((side) => grid.sideEnds(side)))
    expect(endsOf(own.pieces.flat()).filter((end) => joints.has(end) && !onRim.has(end)).length).toBeLessThan(2)
  })

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
    const around = [0, 1, 2, 3, 4, 5].map((d) => grid.sideOf(cityHex(place), d))
    expect(around.map((side) => board.featureAt('river', side)?.name)).toContain(river)
  })
})

describe('railways', () => {
  it('9.0 are one connected network', () => {
    expect(spreadFrom([railHexes[0]!], railFrom).size).toBe(railHexes.length)
  })

  it('10.0 end nowhere in the open: every end is a map edge', () => {
    const ends = railHexes.filter((hex) => railFrom(hex).length === 1)
    expect(names(ends.filter((hex) => !onEdge.has(hex)))).toEqual([])
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
