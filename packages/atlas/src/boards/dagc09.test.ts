import { type Hex, parseBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, numbers, spreadFrom, surveyHexes, surveySides, testFile, testRivers } from './boards.fixture.ts'
import text from './dagc09.board.ts'

const board = parseBoard(text, 'boards/dagc09.board.ts')
const { grid } = board
const { allHexes, names, sorted, endNames, neighboursOf, terrainAt, loneHexes, blocks } = surveyHexes(board)
const { allSides, features, riversAt, verticesOf, onRim, endsOf } = surveySides(board)

const isLand = (hex: Hex): boolean => terrainAt(hex) !== 'sea' && terrainAt(hex) !== 'lake'
const isRough = (hex: Hex): boolean => terrainAt(hex) === 'forest' || terrainAt(hex) === 'marsh'
const placeNames = (className: string): string[] => board.placesOf(className).map((place) => place.name)

const water = board.sideClass('water')
const river = board.sideClass('river')
const border = board.sideClass('border')
const borders = features('border').map((each) => [each.name, each] as const)
const waterSides = allSides.filter((side) => board.featureAt('water', side) !== undefined)
const onWater = verticesOf(waterSides)

const german = new Set(board.line('german'))
const soviet = new Set(board.line('soviet'))
const control = board.area('soviet control')
const pripyat = board.area('western pripyat')
const coast = board.area('coast')

/** 9.7: over land, not across all-lake, all-sea or narrows hexsides. */
const overland = (hex: Hex): Hex[] =>
  DIRECTIONS.filter((d) => water[hex * 6 + d] === 0)
    .map((d) => grid.neighbour(hex, d))
    .filter((next) => next !== 0 && isLand(next))

/** The run of a map edge in its own order: `3000, 3100 ...`. */
const column = (edge: 'east' | 'west', first: number, last: number): string[] =>
  names(board.edge(edge)).filter((name) => Number(name.slice(0, 2)) >= first && Number(name.slice(0, 2)) <= last)

testFile(board, text)

describe('the grid', () => {
  it('R09-01 has 1169 hexes, even rows to 28, odd rows to 27', () => {
    expect(grid.size).toBe(1169)
    expect(grid.find('2828')).toBeGreaterThan(0)
    expect(grid.find('2928')).toBe(0)
  })

  it('1.3 numbers the four sides, a corner belonging to two', () => {
    expect(names(board.edge('north')).sort()).toEqual(numbers(1000, 1028))
    expect(names(board.edge('south')).sort()).toEqual(numbers(5000, 5028))
    expect(names(board.edge('east'))).toEqual(Array.from({ length: 41 }, (_, i) => `${10 + i}00`))
    expect(endNames(board.edge('west'))).toEqual(['1028', '5028'])
    expect(board.edge('west')).toHaveLength(41)
  })

  it('9.8 lets 1803 and 1804 share a hexside', () => {
    expect(grid.sideBetween(grid.parse('1803'), grid.parse('1804'))).toBeGreaterThan(0)
  })

  it('R09-01 lists the neighbours of even and odd rows', () => {
    expect(names(neighboursOf(grid.parse('4004'))).sort()).toEqual(['3903', '3904', '4003', '4005', '4103', '4104'])
    expect(names(neighboursOf(grid.parse('3908'))).sort()).toEqual(['3808', '3809', '3907', '3909', '4008', '4009'])
  })
})

describe('printed places', () => {
  it.each([
    ['2.2', 'Minsk', '3908', 'city'],
    ['4.2', 'Koenigsberg', '2825', 'city'],
    ['7.9', 'Narva', '1301', 'town'],
  ])('%s puts %s in %s', (rule, name, hex, size) => {
    const place = board.place(name)
    expect([grid.name(place.hex), place.class]).toEqual([hex, size])
    expect(place.source).toEqual({ kind: 'printed', note: rule })
  })

  it.each([
    ['2.4', 'German I Corps', '3102'],
    ['10.3', 'German LVI Panzer Corps', '4919'],
  ])('%s starts %s in an entrenchment, %s', (_rule, _unit, hex) => {
    expect(german).toContain(grid.parse(hex))
  })

  it.each([
    ['3.2', '4004'],
    ['3.6', '4720'],
  ])('%s puts the centre of gravity on land, German-held, in %s', (_rule, hex) => {
    expect(isLand(grid.parse(hex))).toBe(true)
    expect(control[grid.parse(hex)]).toBe(0)
  })

  it.each([
    ['3.2', 'bagration', '4004'],
    ['3.6', 'bagration in bold stroke', '4720'],
  ])('%s puts the marker of %s in %s', (rule, name, hex) => {
    expect(names(board.areaHexes(name))).toEqual([hex])
    expect(board.provenance({ of: 'area', name })).toEqual({ kind: 'printed', note: rule })
  })

  it('2.4 and 10.3 start two German corps in the line', () => {
    expect(names(board.areaHexes('printed set-up'))).toEqual(['3102', '4919'])
  })

  it('4.2 ends the game at Koenigsberg alone', () => {
    const sudden = board.places.filter((place) => place.attributes.get('victory') === 'at once')
    expect(sudden.map((place) => place.name)).toEqual(['Koenigsberg'])
  })

  it('3.6 has Soviet hexes within nine of 4720 for nine units, two a hex', () => {
    const near = board.areaHexes('soviet control').filter((hex) => grid.distance(hex, grid.parse('4720')) <= 9)
    expect(near.length).toBeGreaterThanOrEqual(5)
  })
})

describe('supply edges', () => {
  it('7.7 runs the German sources from 2927 down the west edge and along the south edge to 5020', () => {
    expect(names(board.edge('german supply'))).toEqual([...column('west', 29, 50), ...numbers(5027, 5020)])
    expect(names(board.edge('german supply'))[0]).toBe('2927')
  })

  it('7.10 runs the Soviet sources 1200-3400, 3600, 3800, 4000 and 4200-5019', () => {
    expect(names(board.edge('soviet supply'))).toEqual([
      ...column('east', 12, 34),
      ...['3600', '3800', '4000'],
      ...column('east', 42, 50),
      ...numbers(5001, 5019),
    ])
  })

  it('7.7 and 7.10 are all land, each in the hands of its side', () => {
    for (const hex of board.edge('german supply')) expect([isLand(hex), control[hex]]).toEqual([true, 0])
    for (const hex of board.edge('soviet supply')) expect([isLand(hex), control[hex]]).toEqual([true, 1])
  })

  it('3.6 lets NU enter from 4428 round the corner to 5021', () => {
    expect(names(board.edge('nu entry'))).toEqual([...column('west', 44, 50), ...numbers(5027, 5021)])
  })

  it('10.2 lets 1UF enter by the Soviet-held Western Pripyat hexes of the south edge', () => {
    const entry = board.edge('south').filter((hex) => pripyat[hex] === 1 && control[hex] === 1)
    expect(sorted(board.edge('1uf entry'))).toEqual(sorted(entry))
    expect(entry.length).toBeGreaterThanOrEqual(3)
  })
})

describe('entrenchments and control', () => {
  it('3.3 gives every Soviet entrenchment to the Soviets, every German one to the Germans', () => {
    for (const hex of soviet) expect(control[hex]).toBe(1)
    for (const hex of german) expect(control[hex]).toBe(0)
  })

  it('3.3 gives the Soviets what lies beyond the German line, and nothing else', () => {
    const beyond = spreadFrom(board.edge('soviet supply'), (hex) => overland(hex).filter((next) => !german.has(next)))
    expect(names(sorted(beyond))).toEqual(names(board.areaHexes('soviet control')))
  })

  it('7.7 runs the German line from Narva to 5020, broken by the lakes alone', () => {
    const pieces = board.linePieces('german')
    expect(endNames(pieces.flat())).toEqual(['1301', '5020'])
    expect(pieces).toHaveLength(3)
    const lakes = (hex: Hex) => neighboursOf(hex).filter((next) => terrainAt(next) === 'lake')
    for (const [i, piece] of pieces.slice(1).entries()) {
      expect(lakes(piece[0]!).length).toBeGreaterThan(0)
      expect(lakes(pieces[i]!.at(-1)!).length).toBeGreaterThan(0)
    }
  })

  it('7.10 alternates the lines along the east edge: 3500, 3700, 3900 and 4100 are German', () => {
    for (const name of ['3500', '3700', '3900', '4100']) expect(german).toContain(grid.parse(name))
    for (const name of ['3400', '3600', '3800', '4000', '4200']) expect(soviet).toContain(grid.parse(name))
  })

  it('7.10 lets German zones reach just the nine source hexes it names', () => {
    const open = spreadFrom([grid.parse('3908')], (hex) => overland(hex).filter((next) => !soviet.has(next)))
    const touched = board.edge('soviet supply').filter((hex) => neighboursOf(hex).some((next) => open.has(next)))
    expect(names(touched)).toEqual(['1300', '3300', '3400', '3600', '3800', '4000', '4200', '4300', '5019'])
    expect(names(board.edge('exposed soviet supply'))).toEqual(names(touched))
  })

  it('9.12 leaves no hole: no German unit gets behind the Soviet line', () => {
    const open = spreadFrom([grid.parse('3908')], (hex) => overland(hex).filter((next) => !soviet.has(next)))
    expect(names(board.areaHexes('soviet control').filter((hex) => open.has(hex)))).toEqual([])
  })

  it('11.2 has every Soviet entrenchment beside a German-held hex', () => {
    const idle = [...soviet].filter((hex) => neighboursOf(hex).every((next) => control[next] === 1))
    expect(names(idle)).toEqual([])
  })
})

describe('towns and cities', () => {
  it('4.3 puts none on the Soviet side and none into the water', () => {
    for (const place of board.places)
      expect([place.name, isLand(place.hex), control[place.hex]]).toEqual([place.name, true, 0])
  })

  it('4.3 has one place a hex', () => {
    expect(new Set(board.places.map((place) => place.hex)).size).toBe(board.places.length)
  })

  it('4.3 makes the ground that was Soviet on 23 August 1944 worth thirty points, one short of the win', () => {
    const stillGerman = [
      ...['Koenigsberg', 'Riga', 'Tallinn', 'Warsaw', 'Tartu', 'Valga', 'Parnu', 'Windau', 'Libau', 'Memel', 'Tilsit'],
      ...['Insterburg', 'Lyck', 'Allenstein', 'Elbing', 'Lomza'],
    ]
    const taken = (size: string) => placeNames(size).filter((name) => !stillGerman.includes(name))
    const firstUkrainianFront = 1
    expect(taken('city').sort()).toEqual(['Minsk', 'Vilna'])
    expect(taken('town').length + 4 * taken('city').length + firstUkrainianFront).toBe(30)
  })

  it('4.3 has 31 points without Koenigsberg and the coast, and more towns than the front can lose at once', () => {
    expect(placeNames('city')).toHaveLength(6)
    expect(placeNames('town')).toHaveLength(33)
    expect(placeNames('town').length + 4 * (placeNames('city').length - 1)).toBeGreaterThanOrEqual(31)
  })

  it('12.5 has a place for every fortified locality', () => {
    const localities = ['Vitebsk', 'Orsha', 'Mogilev', 'Bobruisk', 'Polotsk', 'Minsk', 'Vilna', 'Baranovichi']
    const fortified = board.places.filter((place) => place.attributes.get('locality') === 'fortified')
    expect(fortified.map((place) => place.name).sort()).toEqual(localities.sort())
    for (const place of fortified) expect(['city', 'town']).toContain(place.class)
  })

  it('10.1 joins every town and city to a German supply edge by land', () => {
    const reached = spreadFrom(board.edge('german supply'), overland)
    const cut = board.places.filter((place) => place.class !== 'village' && !reached.has(place.hex))
    expect(cut.map((place) => place.name)).toEqual([])
  })
})

describe('the coast', () => {
  it('7.9 makes ports of all towns and cities on the coast except Narva', () => {
    const coastal = board.places.filter((place) => place.class !== 'village' && coast[place.hex] === 1)
    const ports = board.places.filter((place) => place.attributes.get('port') === 'yes')
    expect(coast[grid.parse('1301')]).toBe(1)
    expect(board.place('Narva').attributes.get('port')).toBe('no')
    expect(ports).toEqual(coastal.filter((place) => place.name !== 'Narva'))
    expect(ports.map((place) => place.name).sort()).toEqual([
      'Koenigsberg',
      'Libau',
      'Memel',
      'Parnu',
      'Riga',
      'Tallinn',
      'Windau',
    ])
  })

  it('4.3 runs the Baltic coast from 2015 round Courland to 2927', () => {
    const hexes = board.areaHexes('baltic coast')
    expect(names(hexes)).toEqual(expect.arrayContaining(['2015', '2825', '2927']))
    expect(blocks(hexes)).toHaveLength(1)
    for (const hex of hexes) expect(coast[hex]).toBe(1)
    for (const port of ['Windau', 'Libau', 'Memel']) expect(hexes).toContain(board.place(port).hex)
    expect(hexes).not.toContain(board.place('Riga').hex)
  })

  it('9.7 closes every side between land and water', () => {
    for (const hex of allHexes.filter(isLand))
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbour(hex, d)
        if (next !== 0 && !isLand(next))
          expect([grid.name(hex), d, water[hex * 6 + d] !== 0]).toEqual([grid.name(hex), d, true])
      }
  })

  it('9.8 has one narrows, 1803/1804', () => {
    const narrows = waterSides.filter(
      (side) => board.featureAt('water', side)?.class === board.classOf('water', 'narrows'),
    )
    expect(narrows.map((side) => grid.sideName(side))).toEqual(['1804/1803'])
    const side = grid.parseSide('1803/1804')
    expect(board.provenance({ of: 'layer', layer: 'water', side })).toEqual({ kind: 'printed', note: '9.8' })
  })

  it('9.7 has Lake Peipus as one water of four hexes, apart from Lake Pskov by the narrows', () => {
    const lakes = blocks(allHexes.filter((hex) => terrainAt(hex) === 'lake'))
    expect(lakes.map(names)).toEqual([['1503', '1603', '1604', '1703'], ['1903']])
  })

  it('9.7 cuts off islands alone: Gotland, Oesel and Dagoe', () => {
    const reached = spreadFrom([grid.parse('3908'), ...board.edge('soviet supply')], overland)
    const cut = allHexes.filter((hex) => isLand(hex) && !reached.has(hex))
    expect(names(cut)).toEqual([
      ...[
        '1014',
        '1013',
        '1113',
        '1224',
        '1223',
        '1215',
        '1214',
        '1325',
        '1324',
        '1323',
        '1315',
        '1314',
        '1313',
        '1312',
      ],
      ...['1426', '1425', '1424', '1416', '1415', '1414', '1525'],
    ])
  })
})

describe('areas', () => {
  it('4.3 gives the 1UF area 27 hexes, joined, German at the start, with the south end of the line', () => {
    const hexes = board.areaHexes('1uf')
    expect(hexes).toHaveLength(27)
    expect(blocks(hexes)).toHaveLength(1)
    for (const hex of hexes) expect(control[hex]).toBe(0)
    expect(names(hexes)).toEqual(expect.arrayContaining(['4919', '5020']))
  })

  it('7.11 makes Western Pripyat one marsh that touches the south edge beside 5020', () => {
    const hexes = board.areaHexes('western pripyat')
    expect(blocks(hexes)).toHaveLength(1)
    for (const hex of hexes) expect(terrainAt(hex)).toBe('marsh')
    expect(pripyat[grid.parse('5019')]).toBe(1)
    expect(pripyat[grid.parse('5020')]).toBe(0)
  })

  it('9.9 keeps partisans to closed blocks of three hexes or more in the German rear', () => {
    const hexes = board.areaHexes('partisan')
    const small = blocks(hexes).filter((block) => block.length < 3)
    expect(small.map(names)).toEqual([])
    for (const hex of hexes) {
      expect([grid.name(hex), control[hex], german.has(hex), isLand(hex)]).toEqual([grid.name(hex), 0, false, true])
    }
  })

  it('10.4 puts every hex that a unit can reach either north or south of the Dvina', () => {
    const north = board.area('north of the dvina')
    const south = board.area('south of the dvina')
    const reached = spreadFrom([grid.parse('3908'), ...board.edge('soviet supply')], overland)
    for (const hex of allHexes)
      expect([grid.name(hex), north[hex]! + south[hex]!]).toEqual([grid.name(hex), reached.has(hex) ? 1 : 0])
    for (const name of ['Riga', 'Pskov', 'Tallinn', 'Dvinsk'])
      expect([name, north[board.place(name).hex]]).toEqual([name, 1])
    for (const name of ['Minsk', 'Vilna', 'Mitau', 'Orsha'])
      expect([name, south[board.place(name).hex]]).toEqual([name, 1])
  })

  it('10.4 lets nobody pass from one bank to the other but across the Dvina', () => {
    const north = board.area('north of the dvina')
    for (const hex of board.areaHexes('south of the dvina'))
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbour(hex, d)
        if (north[next] !== 1 || water[hex * 6 + d] !== 0) continue
        expect(board.featureAt('river', grid.sideOf(hex, d))?.name).toBe('Dvina')
      }
  })
})

describe('borders', () => {
  /** 7.8: hexes that a German supply line from the map edge can reach across at most so many border hexsides. */
  function supplied(crossings: number): Set<Hex> {
    let reached = spreadFrom(board.edge('german supply'), (hex) => withinBorders(hex))
    for (let i = 0; i < crossings; i++)
      reached = spreadFrom([...reached, ...[...reached].flatMap(overland)].filter(isOpen), withinBorders)
    return reached
  }
  const isOpen = (hex: Hex): boolean => control[hex] === 0
  const withinBorders = (hex: Hex): Hex[] =>
    overland(hex).filter((next) => isOpen(next) && border[hex * 6 + grid.directionTo(hex, next)] === 0)

  it.each(borders)('%s is unbroken but for the lakes', (_, { pieces }) => {
    const ends = pieces.flatMap((piece) => [piece[0]!, piece.at(-1)!]).flatMap((side) => grid.sideEnds(side))
    expect(pieces.length).toBeLessThanOrEqual(2)
    if (pieces.length === 2) expect(ends.filter((end) => onWater.has(end)).length).toBeGreaterThanOrEqual(2)
  })

  it.each(borders)('%s ends on other borders, the map edge or the water', (_, own) => {
    const joints = verticesOf(borders.flatMap(([, other]) => (other === own ? [] : other.pieces.flat())))
    const loose = endsOf(own.pieces.flat()).filter((end) => !joints.has(end) && !onRim.has(end) && !onWater.has(end))
    expect(loose).toEqual([])
  })

  it('7.8 part six lands: Germany, Poland, Lithuania, Latvia, Estonia and the Soviet Union', () => {
    const lands = new Set<Hex>()
    const roots = ['Koenigsberg', 'Warsaw', 'Kovno', 'Riga', 'Tallinn', 'Minsk'].map((name) => board.place(name).hex)
    const landOf = (hex: Hex) =>
      spreadFrom([hex], (each) =>
        overland(each).filter((next) => border[each * 6 + grid.directionTo(each, next)] === 0),
      )
    expect(landOf(board.place('Taurage').hex)).toContain(board.place('Kovno').hex)
    for (const root of roots) {
      const land = landOf(root)
      expect(roots.filter((other) => land.has(other))).toEqual([root])
      for (const hex of land) lands.add(hex)
    }
    expect(lands.size).toBe(board.areaHexes('north of the dvina').length + board.areaHexes('south of the dvina').length)
  })

  it('7.8 leaves every German-held hex of the mainland in supply at the start', () => {
    const reached = supplied(2)
    const places = board.places.filter((place) => place.class !== 'village')
    expect(places.filter((place) => !reached.has(place.hex)).map((place) => place.name)).toEqual([])
    expect(names([...german].filter((hex) => !reached.has(hex)))).toEqual([])
  })

  it('7.8 needs two crossings for Estonia, so it hangs on the way through Russia', () => {
    expect(supplied(1)).not.toContain(board.place('Tallinn').hex)
    expect(supplied(2)).toContain(board.place('Tallinn').hex)
  })
})

describe('rivers', () => {
  it('9.6 knows one kind and no river lies on water', () => {
    expect(board.classes('river')).toEqual(['', 'river'])
    for (const hex of allHexes)
      for (let d = 0; d < 6; d++) expect(river[hex * 6 + d] !== 0 && water[hex * 6 + d] !== 0).toBe(false)
  })

  testRivers(board, new Set([...onWater, ...onRim]))

  it('10.4 runs the Dvina from the Gulf of Riga to the east edge', () => {
    const dvina = features('river').find((each) => each.name === 'Dvina')!
    const ends = endsOf(dvina.pieces.flat())
    expect(ends.filter((end) => onWater.has(end))).toHaveLength(1)
    expect(ends.filter((end) => onRim.has(end))).toHaveLength(1)
  })

  it.each([
    ['Mogilev', 'Dnepr'],
    ['Orsha', 'Dnepr'],
    ['Vitebsk', 'Dvina'],
    ['Polotsk', 'Dvina'],
    ['Dvinsk', 'Dvina'],
    ['Riga', 'Dvina'],
    ['Borisov', 'Berezina'],
    ['Bobruisk', 'Berezina'],
    ['Pinsk', 'Pripyat'],
    ['Grodno', 'Neman'],
    ['Kovno', 'Neman'],
    ['Vilna', 'Viliya'],
    ['Brest', 'Bug'],
    ['Warsaw', 'Vistula'],
    ['Narva', 'Narva'],
    ['Pskov', 'Velikaya'],
    ['Koenigsberg', 'Pregel'],
  ])('%s stands on the %s', (place, river) => {
    expect(riversAt(board.place(place).hex)).toContain(river)
  })
})

describe('terrain', () => {
  it('9.5 has no forest or marsh hex alone among clear ones', () => {
    expect(names(loneHexes(isRough))).toEqual([])
  })
})
