import { type Hex, parseBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, numbers, spreadFrom, surveyHexes, surveySides, testFile } from './boards.fixture.ts'
import text from './pes.board.ts'

const board = parseBoard(text, 'boards/pes.board.ts')
const { grid } = board
const { allHexes, names, sorted, endNames, neighboursOf, terrainAt, loneHexes } = surveyHexes(board)
const { features, verticesOf, onRim, looseRivers, misdrawn } = surveySides(board)

const germany = board.area('greater germany')
const west = board.area('west of the line')

testFile(board, text)

describe('the grid', () => {
  it('has 724 hexes, the north-west corner cut off above row 15', () => {
    expect(grid.size).toBe(724)
    expect(grid.find('1438')).toBe(0)
    expect(grid.find('1543')).toBeGreaterThan(0)
    expect(grid.find('1544')).toBe(0)
  })

  it('13.5 runs 2615, 2515, 2416, 2316 straight to the north-west', () => {
    const northWest = grid.directions.indexOf('NW')
    const path = [grid.parse('2615')]
    for (let i = 0; i < 3; i++) path.push(grid.neighbour(path.at(-1)!, northWest))
    expect(names(path)).toEqual(['2615', '2515', '2416', '2316'])
  })

  it('1.4 ends the map edges where the rulebook does', () => {
    expect(names(board.edge('east'))).toEqual(Array.from({ length: 17 }, (_, i) => `${10 + i}00`))
    expect(names(board.edge('south'))).toEqual(numbers(2601, 2643))
    expect(endNames(board.edge('north'))).toEqual(['1001', '1542'])
    expect(names(board.edge('north'))).toEqual(expect.arrayContaining(numbers(1001, 1037)))
    expect(endNames(board.edge('west'))).toEqual(['1543', '2644'])
    expect(board.edge('west')).toHaveLength(12)
  })

  it('1.4 puts every hex on the rim into exactly one edge', () => {
    const rim = allHexes.filter((hex) => neighboursOf(hex).length < 6)
    const edges = ['north', 'east', 'south', 'west'].flatMap((edge) => [...board.edge(edge)])
    expect(names(sorted(edges))).toEqual(names(rim))
  })
})

describe('printed places', () => {
  it.each([
    ['4.3', 'Bialystok', '1939', 'city'],
    ['4.3', 'Baranowicze', '2232', 'town'],
    ['4.3', 'Minsk', '2027', 'city'],
    ['4.3', 'Orsha', '1919', 'town'],
    ['4.3', 'Smolensk', '1916', 'city'],
    ['4.3', 'Vyazma', '1810', 'town'],
    ['4.3', 'Mozhaisk', '1805', 'town'],
    ['4.2', 'Yelnia', '2113', 'town'],
    ['4.2', 'Roslavl', '2415', 'town'],
    ['4.7', 'Tula', '2502', 'city'],
    ['4.7', 'Kalinin', '1105', 'city'],
  ])('%s puts %s in %s', (rule, name, hex, size) => {
    const place = board.place(name)
    expect([grid.name(place.hex), place.class]).toEqual([hex, size])
    expect(place.source).toEqual({ kind: 'printed', note: rule })
  })

  it('4.3 has seven LOC points, all of them towns and cities', () => {
    const points = ['Bialystok', 'Baranowicze', 'Minsk', 'Orsha', 'Smolensk', 'Vyazma', 'Mozhaisk']
    const hexes = points.map((name) => board.place(name).hex)
    expect(board.areaHexes('loc points')).toEqual(sorted(hexes))
  })

  it('4.1 gives Moscow seven hexes, its centre and the six round it, all city', () => {
    const moscow = board.areaHexes('moscow')
    expect(moscow).toHaveLength(7)
    const centre = board.place('Moscow').hex
    expect(moscow).toEqual(sorted(grid.within(centre, 1)))
    expect(moscow.map(terrainAt)).toEqual(Array(7).fill('city'))
  })

  it('8.3 stands every town in a clear hex', () => {
    expect(board.placesOf('town').filter(({ hex }) => terrainAt(hex) !== 'clear')).toEqual([])
  })

  it('8.4 makes city hexes of the cities and of Moscow, and of nothing else', () => {
    const cities = new Set([...board.placesOf('city').map(({ hex }) => hex), ...board.areaHexes('moscow')])
    expect(names(allHexes.filter((hex) => terrainAt(hex) === 'city'))).toEqual(names(sorted(cities)))
  })

  it('11.6 has Brest-Litovsk, a city on the front line', () => {
    const brest = board.place('Brest-Litovsk')
    expect(brest.class).toBe('city')
    expect(board.line('front')).toContain(brest.hex)
  })
})

describe('the border', () => {
  const front = board.line('front')

  it('3.1E has 18 front line hexes from 1437 to 2639 without a gap', () => {
    expect(front).toHaveLength(18)
    expect(board.linePieces('front')).toHaveLength(1)
    expect(endNames(front)).toEqual(['1437', '2639'])
  })

  it('3.1E marks exactly the hexes east of the border that touch a hex west of it', () => {
    const touching = allHexes.filter((hex) => !germany[hex] && neighboursOf(hex).some((next) => germany[next]))
    expect(names(sorted(front))).toEqual(names(touching))
  })

  it('3.1E draws the border between Greater Germany and the rest', () => {
    expect(misdrawn('border', (hex) => germany[hex]!)).toEqual([])
  })

  it('3.2 leaves 36 hexes of Greater Germany for the German set-up', () => {
    expect(board.areaHexes('greater germany')).toHaveLength(36)
  })
})

describe('the End of July Check Line and the Stalin Line', () => {
  const pieces = features('checkline').flatMap(({ pieces }) => pieces)

  it('4.2 runs from 1016/1017 to 2615/2616 in one piece', () => {
    expect(pieces).toHaveLength(1)
    const [line] = pieces
    expect([line![0]!, line!.at(-1)!]).toEqual([grid.parseSide('1016/1017'), grid.parseSide('2615/2616')])
  })

  it('4.2 parts the map in two, with 438 Soviet hexes to the west', () => {
    expect(misdrawn('checkline', (hex) => west[hex]! | germany[hex]!)).toEqual([])
    expect(board.areaHexes('west of the line')).toHaveLength(438)
  })

  it('4.2 and 4.4 have five LOC points, Yelnia and Roslavl to the west, Vyazma and Mozhaisk to the east', () => {
    const isWest = (name: string): boolean => west[board.place(name).hex] === 1
    expect(['Bialystok', 'Baranowicze', 'Minsk', 'Orsha', 'Smolensk', 'Yelnia', 'Roslavl'].every(isWest)).toBe(true)
    expect(['Vyazma', 'Mozhaisk', 'Moscow', 'Tula', 'Kalinin'].some(isWest)).toBe(false)
  })

  it('10.9 runs the Stalin Line from 1016 to 2615 on the other side of the same line', () => {
    const stalin = board.line('stalin')
    expect(endNames(stalin)).toEqual(['1016', '2615'])
    expect(board.linePieces('stalin')).toHaveLength(1)
    expect(stalin.every((hex) => !west[hex] && neighboursOf(hex).some((next) => west[next]))).toBe(true)
    const july = board.line('end of july')
    expect(endNames(july)).toEqual(['1017', '2616'])
    expect(july.every((hex) => west[hex] && neighboursOf(hex).some((next) => !west[next]))).toBe(true)
  })
})

describe('the Southwest Front', () => {
  it('13.3 counts SWF2 to SWF12 from 2620 to 2610, SWF8 being 2614', () => {
    const swf = names(board.line('swf'))
    expect(swf).toEqual(numbers(2620, 2610))
    expect(swf[8 - 2]).toBe('2614')
  })

  it('13.5 stops at row 18, which crosses the whole map', () => {
    expect(names(board.line('row 18'))).toEqual(numbers(1844, 1800))
  })
})

describe('rivers and lakes', () => {
  const waters = features('water')

  it('10.3 has the rivers that the campaign crossed', () => {
    const known = features('river').map(({ name }) => name)
    const wanted = [
      'Bug',
      'Narew',
      'Neman',
      'Berezina',
      'Dvina',
      'Dnepr',
      'Sozh',
      'Desna',
      'Ugra',
      'Oka',
      'Volga',
      'Nara',
    ]
    expect(known).toEqual(expect.arrayContaining(wanted))
  })

  it('joins an end of each piece of a river to the map edge, to another river or to a lake', () => {
    const shores = verticesOf(waters.flatMap(({ pieces }) => pieces.flat()))
    expect(looseRivers(new Set([...shores, ...onRim]))).toEqual([])
  })

  it('11.1 and 12.4 have lake and reservoir hexsides', () => {
    const kinds = new Set(waters.map((feature) => board.classes('water')[feature.class]))
    expect([...kinds].sort()).toEqual(['lake', 'reservoir'])
  })

  it('has no side that is river and lake at once', () => {
    const river = board.sideClass('river')
    const water = board.sideClass('water')
    expect(allHexes.filter((hex) => DIRECTIONS.some((d) => river[hex * 6 + d] && water[hex * 6 + d]))).toEqual([])
  })

  it('9.8 shuts no hex off behind lakes and reservoirs', () => {
    const water = board.sideClass('water')
    const open = (hex: Hex): Hex[] =>
      DIRECTIONS.filter((d) => !water[hex * 6 + d])
        .map((d) => grid.neighbour(hex, d))
        .filter((next) => next !== 0)
    expect(spreadFrom([grid.parse('2027')], open).size).toBe(grid.size)
  })
})

describe('terrain', () => {
  it('8.2 knows clear, forest, marsh and hill, and 8.4 city', () => {
    expect(board.terrainNames.slice(1)).toEqual(['clear', 'forest', 'marsh', 'hill', 'city'])
  })

  it.each([
    ['forest', []],
    ['marsh', ['1819']],
    ['hill', []],
  ])('has no lone hex of %s but %j, the bogs of Osintorf', (kind, lone) => {
    expect(names(loneHexes((hex) => terrainAt(hex) === kind))).toEqual(lone)
  })
})
