import { type Hex, parseBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { spreadFrom, surveyHexes, surveySides, testFile } from './boards.fixture.ts'
import text from './damos.board.ts'

const board = parseBoard(text, 'boards/damos.board.ts')
const { grid } = board
const { allHexes, names, sorted, neighboursOf, terrainAt, loneHexes, blocks, network } = surveyHexes(board)
const { allSides, features, verticesOf, looseRivers, misdrawn } = surveySides(board)

const rowOf = (hex: Hex): number => Number(grid.name(hex).slice(0, 2))
const columnOf = (hex: Hex): number => Number(grid.name(hex).slice(2))
const isOnRim = (hex: Hex): boolean => neighboursOf(hex).length < 6

const germany = board.area('germany')
const operations = board.area('operations')
const isLand = (hex: Hex): boolean => terrainAt(hex) !== 'sea'

testFile(board, text)

describe('the grid', () => {
  it('X1.3 leads directly south-east from 3218 to 3716', () => {
    const southEast = grid.directions.indexOf('SE')
    const path = [grid.parse('3218')]
    for (let i = 0; i < 5; i++) path.push(grid.neighbour(path.at(-1)!, southEast))
    expect(names(path)).toEqual(['3218', '3318', '3417', '3517', '3616', '3716'])
  })
})

describe('places', () => {
  it.each([
    ['Vilnius', '2422'],
    ['Velikiye Luki', '2212'],
  ])('X1.3 puts %s in %s', (name, hex) => {
    const place = board.place(name)
    expect(grid.name(place.hex)).toBe(hex)
    expect(place.source).toEqual({ kind: 'printed', note: 'X1.3' })
  })

  it('X5.0 gives Moscow, a major city, six neighbours and a way to the east edge', () => {
    const { hex, class: size } = board.place('Moscow')
    expect(size).toBe('major')
    expect(neighboursOf(hex)).toHaveLength(6)
    expect(neighboursOf(hex).some((next) => board.edge('east').includes(next))).toBe(true)
  })

  it('X5.0 asks for the six hexes next to Moscow', () => {
    const { hex, attributes } = board.place('Moscow')
    expect(attributes.get('victory')).toBe('major')
    expect(board.areaHexes('before moscow')).toEqual(sorted(neighboursOf(hex)))
  })

  it('X4.3.2 marks as Russian sources the Russian cities of the area, and no others', () => {
    const sources = board.places.filter(({ attributes }) => attributes.get('supply') === 'Russian')
    const cities = [...board.placesOf('major'), ...board.placesOf('city')]
    const inArea = cities.filter(({ hex }) => operations[hex] === 1 && germany[hex] === 0)
    expect(sources.map(({ name }) => name).sort()).toEqual(inArea.map(({ name }) => name).sort())
  })

  it.each([
    ['german entry', 'west'],
    ['russian entry', 'east'],
  ])('X4.9 has the %s on the %s edge, as far as it is in the area', (entry, edge) => {
    expect(board.edge(entry)).toEqual(board.edge(edge).filter((hex) => operations[hex] === 1))
  })

  it.each(['Brest', 'Bialystok', 'Minsk', 'Vitebsk', 'Mogilev', 'Gomel', 'Smolensk', 'Bryansk', 'Tula', 'Kalinin'])(
    'X4.3.2 has the Russian city of %s inside the area of operations',
    (name) => {
      const { hex, class: size } = board.place(name)
      expect([size, operations[hex], germany[hex]]).toEqual(['city', 1, 0])
    },
  )

  it('X6.0 has room for the Russians in towns and cities behind the border', () => {
    const isRussian = ({ hex }: { hex: Hex }): boolean => operations[hex] === 1 && germany[hex] === 0
    const [cities, towns] = [board.placesOf('city').filter(isRussian), board.placesOf('town').filter(isRussian)]
    expect(cities).toHaveLength(14)
    expect(towns.length).toBeGreaterThanOrEqual(34)
  })

  it('has no town or city in woods', () => {
    const places = [...board.placesOf('major'), ...board.placesOf('city'), ...board.placesOf('town')]
    expect(places.filter(({ hex }) => terrainAt(hex) === 'woods')).toEqual([])
  })

  it('keeps places that were German in June 1941 west of the border and Soviet ones east of it', () => {
    const side = (name: string): number => germany[board.place(name).hex]!
    expect(['Warsaw', 'Siedlce', 'Suwalki', 'Malkinia', 'Lublin', 'Koenigsberg', 'Memel'].map(side)).not.toContain(0)
    expect(['Lomza', 'Augustow', 'Bialystok', 'Brest', 'Czeremcha', 'Grodno', 'Kovno'].map(side)).not.toContain(1)
  })
})

describe('operational boundaries', () => {
  it('X1.3 opens row 24 east of Vilnius, row 23 at 2317, row 22 at 2212', () => {
    expect(inside(24)).toEqual([1, 22])
    expect(inside(23)).toEqual([1, 17])
    expect(inside(22)).toEqual([1, 12])
    expect(inside(21)).toEqual([])
  })

  it('X1.3 opens the south along the slope from 3218 to 3716 and ends at row 37', () => {
    expect([32, 33, 34, 35, 36, 37, 38].map((row) => inside(row).at(-1))).toEqual([33, 18, 17, 17, 16, 16, undefined])
  })

  it('X1.3 has all of rows 25 to 32', () => {
    for (let row = 25; row <= 32; row++) expect(inside(row)).toEqual([1, 33])
  })

  it('X1.3 opens the rows from 33 on only later', () => {
    const south = allHexes.filter((hex) => operations[hex] && rowOf(hex) >= 33)
    expect(board.areaHexes('southern operations')).toEqual(south)
  })

  it('X1.3 draws the northern and the southern limit along the outer sides of the area, each in one piece', () => {
    const limits = features('limit')
    expect(limits.map(({ name, pieces }) => [name, pieces.length])).toEqual([
      ['northern limit', 1],
      ['southern limit', 1],
    ])
    expect(sorted(limits.flatMap(({ pieces }) => pieces.flat()))).toEqual(sidesBetween((hex) => operations[hex]!))
  })

  it('X1.3 draws where the area opens to the south', () => {
    const southern = board.area('southern operations')
    const between = sidesBetween((hex) => southern[hex]!).filter((side) =>
      grid.sideHexes(side).every((hex) => operations[hex] === 1),
    )
    expect(sorted(features('opening').flatMap(({ pieces }) => pieces.flat()))).toEqual(between)
  })

  it('X1.3 has the east of the marsh begin in column 18, in every row of the area but those that open later', () => {
    const line = board.line('east of the marsh')
    expect(new Set(line.map(columnOf))).toEqual(new Set([18]))
    expect(line.map(rowOf)).toEqual([25, 26, 27, 28, 29, 30, 31, 32])
  })

  it('X1.3 ends the marsh before the hexes in which the area opens to the south', () => {
    const southern = board.areaHexes('southern operations')
    expect(southern.filter((hex) => terrainAt(hex) === 'marsh')).toEqual([])
    const marsh = allHexes.filter((hex) => terrainAt(hex) === 'marsh' && rowOf(hex) > 30)
    expect(Math.min(...marsh.map(columnOf))).toBeGreaterThanOrEqual(18)
    expect(terrainAt(grid.parse('3219'))).toBe('marsh')
    expect(terrainAt(grid.parse('3218'))).not.toBe('marsh')
  })

  const sidesBetween = (of: (hex: Hex) => number): number[] =>
    allSides.filter((side) => {
      const [a, b] = grid.sideHexes(side)
      return b !== 0 && of(a) !== of(b)
    })

  /** The lowest and the highest column of a row that are in the area; it must hold all between. */
  function inside(row: number): number[] {
    const columns = allHexes.filter((hex) => rowOf(hex) === row && operations[hex]).map(columnOf)
    if (columns.length === 0) return []
    const [low, high] = [Math.min(...columns), Math.max(...columns)]
    expect(columns).toHaveLength(high - low + 1)
    return [low, high]
  }
})

describe('the border', () => {
  const inRows = (hex: Hex): boolean => rowOf(hex) >= 25 && rowOf(hex) <= 32

  it('X6.0 has eight Russian hexes, one a row and without a gap, that touch German ground in rows 25 to 32', () => {
    const touching = allHexes.filter(
      (hex) => inRows(hex) && !germany[hex] && neighboursOf(hex).some((next) => germany[next] && inRows(next)),
    )
    expect(board.line('border')).toEqual(touching)
    expect(touching.map(rowOf)).toEqual([25, 26, 27, 28, 29, 30, 31, 32])
    expect(board.linePieces('border')).toHaveLength(1)
  })

  it('X6.0 has Brest on the border', () => {
    expect(board.line('border')).toContain(board.place('Brest').hex)
  })

  it('X6.0 lets the Germans set up on all German hexes of rows 25 to 32', () => {
    const hexes = allHexes.filter((hex) => germany[hex] && inRows(hex))
    expect(board.areaHexes('german set-up')).toEqual(hexes)
  })

  it('X6.0 draws it between Germany and the rest, in one piece from edge to edge', () => {
    expect(misdrawn('border', (hex) => germany[hex]!, isLand)).toEqual([])
    expect(features('border').flatMap(({ pieces }) => pieces)).toHaveLength(1)
  })
})

describe('railways', () => {
  const { from: nextOnRail, hexes: onRail, ends: railEnds } = network('rail')

  it('are one connected net', () => {
    expect(spreadFrom([board.place('Minsk').hex], nextOnRail).size).toBe(onRail.length)
  })

  it('end at the edges of the map, and else only where a branch ended: at Lepel and Slutsk', () => {
    const termini = ['Lepel', 'Slutsk'].map((name) => board.place(name).hex)
    expect(sorted(railEnds.filter((hex) => !isOnRim(hex)))).toEqual(sorted(termini))
  })

  it('run over land only', () => {
    expect(onRail.every(isLand)).toBe(true)
  })

  it('X4.3.1 reach the west edge from every railhead without leaving German ground', () => {
    const cutOff = board.areaHexes('railheads').filter((head) => {
      const reached = spreadFrom([head], (hex) => nextOnRail(hex).filter((next) => germany[next]))
      return !board.edge('west').some((hex) => reached.has(hex))
    })
    expect(names(cutOff)).toEqual([])
  })

  it('X4.3.1 start unconverted at the gauge line, the first hexes east of the border', () => {
    expect(board.linePieces('gauge')).toHaveLength(1)
    const gauge = new Set(board.line('gauge'))
    const touching = allHexes.filter(
      (hex) => isLand(hex) && !germany[hex] && neighboursOf(hex).some((next) => germany[next]),
    )
    expect(names(sorted(gauge))).toEqual(names(touching))
    for (const head of board.areaHexes('railheads')) {
      expect(germany[head]).toBe(1)
      expect(nextOnRail(head).some((next) => gauge.has(next))).toBe(true)
    }
  })

  it('X4.3.1 have no more railheads into the area than there are markers', () => {
    expect(board.areaHexes('railheads').length).toBeLessThanOrEqual(6)
    expect(board.areaHexes('railheads').length).toBeGreaterThanOrEqual(3)
  })

  it('X4.3.2 reach the east edge from Moscow', () => {
    expect(nextOnRail(board.place('Moscow').hex).some((hex) => board.edge('east').includes(hex))).toBe(true)
  })

  it.each(['Bialystok', 'Brest', 'Baranovichi', 'Vilnius', 'Molodechno', 'Minsk', 'Polotsk', 'Vitebsk', 'Orsha'])(
    'X4.3.1 have a junction at %s',
    (name) => expect(nextOnRail(board.place(name).hex).length).toBeGreaterThanOrEqual(3),
  )

  it.each(['Smolensk', 'Vyazma', 'Rzhev', 'Roslavl', 'Bryansk', 'Sukhinichi', 'Orel', 'Tula', 'Gomel', 'Moscow'])(
    'X4.3.1 have a junction at %s',
    (name) => expect(nextOnRail(board.place(name).hex).length).toBeGreaterThanOrEqual(3),
  )

  it('C6.0 serve every city of the area of operations', () => {
    const cities = board.placesOf('city').filter(({ hex }) => operations[hex] && !germany[hex])
    expect(cities.filter(({ hex }) => nextOnRail(hex).length === 0)).toEqual([])
  })
})

describe('rivers', () => {
  it('X4.6.5 are those that the campaign crossed', () => {
    const wanted = ['Bug', 'Neman', 'Berezina', 'Dvina', 'Dnepr', 'Sozh', 'Desna', 'Oka', 'Ugra', 'Volga', 'Nara']
    expect(features('river').map(({ name }) => name)).toEqual(expect.arrayContaining(wanted))
  })

  it('join an end of each piece to the map edge, the sea or another river', () => {
    const shores = allSides.filter((side) => grid.sideHexes(side).some((hex) => hex === 0 || !isLand(hex)))
    expect(looseRivers(verticesOf(shores))).toEqual([])
  })
})

describe('terrain', () => {
  it('knows clear, woods and marsh, and the sea', () => {
    expect(board.terrainNames.slice(1)).toEqual(['clear', 'woods', 'marsh', 'sea'])
  })

  it('has no wood or marsh alone among clear hexes but the marshes of the Biebrza', () => {
    const isRough = (hex: Hex): boolean => terrainAt(hex) === 'woods' || terrainAt(hex) === 'marsh'
    expect(names(loneHexes(isRough))).toEqual(['2627'])
  })

  it('has three small marshes: upper Berezina, Biebrza and Osintorf', () => {
    expect(names(loneHexes((hex) => terrainAt(hex) === 'marsh'))).toEqual(['2627', '2617', '2714'])
  })

  it('leaves no land hex cut off', () => {
    expect(blocks(allHexes.filter(isLand))).toHaveLength(1)
  })
})
