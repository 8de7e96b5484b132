import { type Hex, parseBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { spreadFrom, surveyHexes, surveySides, testFile } from './boards.fixture.ts'
import text from './efs.board.ts'

const board = parseBoard(text, 'boards/efs.board.ts')
const { grid } = board
const { allHexes, neighboursOf, terrainAt, loneHexes, blocks, network } = surveyHexes(board)
const { allSides, features, onSide, verticesOf, onRim, misdrawn } = surveySides(board)

const hexes = (list: string): Hex[] => list.trim().split(/\s+/).map(onSheetI)
const names = (list: Iterable<Hex>): string[] => [...list].map((hex) => grid.name(hex)).sort()
const sideNames = (list: Iterable<number>): string[] => [...list].map((side) => grid.sideName(side)).sort()
const isLand = (hex: Hex): boolean => terrainAt(hex) !== 'sea' && terrainAt(hex) !== 'lake'

const rail = board.link('rail')
const road = board.link('road')
const beside = board.link('beside')
const railways = network('rail')
const roads = network('road')
const river = board.sideClass('river')
const water = board.sideClass('water')
const bridge = board.sideClass('bridge')
const center = board.area('army group center')
const MOTORWAY = board.classOf('road', 'motorway')
const MAIN = board.classOf('road', 'main')
const MINOR = board.classOf('road', 'minor')
const rivers = features('river')

/** Bare numbers are those of sheet I. */
function onSheetI(name: string): Hex {
  return grid.parse(/^\d/.test(name) ? `I-${name}` : name)
}

/** What a layer has on the side between two neighbours. */
const between = (layer: Uint8Array, a: Hex, b: Hex): number => layer[a * 6 + grid.directionTo(a, b)]!
const linked = (layer: Uint8Array, hex: Hex, worst = 9): Hex[] =>
  neighboursOf(hex).filter((other) => between(layer, hex, other) > 0 && between(layer, hex, other) <= worst)
const side = (pair: string): number => {
  const [a = '', b = ''] = pair.split('/')
  return grid.sideBetween(onSheetI(a), onSheetI(b))
}
const pairsOf = (chains: string): number[] =>
  chains.split(';').flatMap((chain) => {
    const list = hexes(chain)
    return list.slice(1).map((hex, i) => grid.sideBetween(list[i]!, hex))
  })

/** Steps along roads of a class or better; -1 where they do not lead there. */
function roadSteps(from: Hex, to: Hex, worst: number): number {
  let front = new Set([from])
  const seen = new Set(front)
  for (let steps = 0; front.size > 0; steps++) {
    if (front.has(to)) return steps
    front = new Set([...front].flatMap((hex) => linked(road, hex, worst)).filter((hex) => !seen.has(hex)))
    for (const hex of front) seen.add(hex)
  }
  return -1
}

/** Sides of a set that hang together. */
function pieces(sides: Iterable<number>): number[][] {
  const left = new Set(sides)
  const found: number[][] = []
  for (const first of left) {
    left.delete(first)
    const piece = [first]
    for (const each of piece) {
      for (const end of grid.sideEnds(each)) {
        for (const next of sidesAt[end]!) if (left.delete(next)) piece.push(next)
      }
    }
    found.push(piece)
  }
  return found
}

const sidesAt: number[][] = Array.from({ length: grid.vertices + 1 }, () => [])
for (const each of allSides) for (const end of grid.sideEnds(each)) sidesAt[end]!.push(each)

// The features of the boundary say it one by one; the edges are all hexes that face a way.
testFile(board, text, ['boundary', 'east', 'north', 'south', 'west'])

describe('the grid', () => {
  it('has 9818 hexes on five sheets', () => {
    expect(grid.size).toBe(9818)
    expect(grid.spec.sheets.map(({ prefix }) => prefix)).toEqual(['D', 'C', 'H', 'I-', 'WA'])
  })
})

describe('2.12 and 2.13 overlapping sheets', () => {
  it('2.12 calls Minsk D6801, which is also I-1034 and H0801', () => {
    expect(grid.name(board.place('Minsk').hex)).toBe('D6801')
    expect(grid.parse('I-1034')).toBe(grid.parse('D6801'))
    expect(grid.parse('H0801')).toBe(grid.parse('D6801'))
  })

  it('2.13 names an overlapped hex after the top sheet: D over C and H, C and H over I, I over WA', () => {
    const named = (name: string) => grid.name(grid.parse(name))
    expect(named('C7034')).toBe('D6801')
    expect(named('H1005')).toBe('D7005')
    expect(named('I-1020')).toBe('C7020')
    expect(named('I-2334')).toBe('H2101')
    expect(named('WA2027')).toBe('I-2001')
  })
})

describe('places that the rules number', () => {
  it.each([
    ['Minsk', 'D6801', '10.25'],
    ['Vilnius', 'C4823', '3.62'],
    ['Brest citadel', 'D3026', '5.56'],
    ['Polotsk', 'I-2012', '10.43'],
    ['Borisov', 'I-1828', '10.33'],
    ['Novyy Borisov', 'I-1829', '11.1'],
    ['Smolensk', 'I-5019', '10.66'],
    ['Smolensk south', 'I-5020', '10.66'],
    ['Yelnya', 'I-6121', '10.66'],
    ['Yartsevo', 'I-5514', '10.66'],
    ['Dukhovshchina', 'I-5313', '10.66'],
    ['Vyazma', 'I-7012', '5.24'],
    ['Novosokolniki', 'WA3125', '10.75'],
    ['Zhezhmariai', 'C4121', '10.25'],
  ])('%s lies in %s (%s)', (name, hex) => {
    expect(board.place(name).hex).toBe(grid.parse(hex))
  })

  it.each([
    ['Pleshchenitsy', '1227'],
    ['Logoysk', '1230'],
    ['Zembin', '1527'],
    ['Smolevichi', '1432'],
    ['Zhodino', '1730'],
    ['Krupki', '2327'],
    ['Kholopenichi', '2225'],
    ['Bobr', '2527'],
    ['Berezino', '2334'],
    ['Klevka', '2732'],
    ['Tolochin', '2926'],
    ['Krugloye', '3028'],
    ['Golovchin', '3130'],
    ['Kokhanovo', '3225'],
    ['Shklov', '3429'],
    ['Orsha', '3524'],
    ['Kopys', '3526'],
    ['Mogilev', '3532'],
    ['Lupolovo', '3633'],
    ['Chernyavka', '2231'],
    ['Lepel', '1919'],
  ])('%s lies in I-%s, as sheet I shows it', (name, hex) => {
    expect(board.place(name).hex).toBe(onSheetI(hex))
    expect(board.provenance({ of: 'place', name }).kind).toBe('printed')
  })

  it.each([
    ['Siedlce', 'D1724'],
    ['Minsk Mazowiecki', 'D1023'],
    ['Kaluszyn', 'D1223'],
    ['Garwolin', 'D1027'],
    ['Stoczek Lukowski', 'D1427'],
    ['Lukow', 'D1827'],
    ['Mordy', 'D1923'],
    ['Losice', 'D2123'],
    ['Mierzwice', 'D2322'],
    ['Miedzyrzec', 'D2227'],
    ['Janow Podlaski', 'D2624'],
    ['Biala Podlaska', 'D2526'],
    ['Lomazy', 'D2628'],
    ['Dvinsk', 'C5906'],
    ['Korop', 'H6229'],
  ])('%s lies in %s, as a picture of its sheet shows it', (name, hex) => {
    expect(board.place(name).hex).toBe(grid.parse(hex))
    expect(board.provenance({ of: 'place', name }).kind).toBe('printed')
  })

  it('gives the hexes of a city one name', () => {
    const parts = board.places.filter(({ attributes }) => attributes.has('city'))
    expect(parts.map(({ name, attributes }) => `${name} of ${attributes.get('city')}`).sort()).toEqual([
      'Kovno east of Kovno',
      'Smolensk south of Smolensk',
      'Vilnius north of Vilnius',
      'Vilnius west of Vilnius',
    ])
    for (const { hex, attributes } of parts) {
      expect(grid.distance(hex, board.place(attributes.get('city')!).hex)).toBe(1)
    }
  })

  it('3.62 gives Vilnius three hexes that touch', () => {
    const vilnius = board.areaHexes('vilnius')
    expect(vilnius).toHaveLength(3)
    expect(vilnius).toContain(grid.parse('C4823'))
    expect(blocks(vilnius)).toHaveLength(1)
  })

  it('3.12 has a Rzhev city hex on sheet WA', () => {
    expect(board.place('Rzhev').class).toBe('city')
    expect(grid.nameOn(board.place('Rzhev').hex, 'WA')).not.toBe('')
  })

  it('every set-up, reinforcement and victory place of the scenarios exists', () => {
    const needed = `Kalvaria, Suwalki, Augustow, Osowiec, Lomza, Bielsk Podlaski, Brest, Wlodawa, Sejny, Alytus, Grodno,
      Bialystok, Kobrin, Pruzhany, Siedlce, Slonim, Lida, Baranovichi, Molodechno, Bobruysk, Rogachev, Zhlobin, Krichev,
      Roslavl, Vitebsk, Velikiye Luki, Nevel, Toropets, Gomel, Starodub, Novgorod-Severskiy, Trubchevsk, Pochep, Rzhev,
      Belyy, Beshenkovichi, Ulla, Kamen, Disna, Senno, Lepel, Obol, Rudnya, Kostyukovichi, Propoisk, Parichi, Surazh,
      Mozyr, Bykhov, Spas-Demensk, Solovyevo, Terespol`
    const missing = needed.split(',').filter((name) => !board.findPlace(name.trim().replace(/\s+/g, ' ')))
    expect(missing).toEqual([])
  })
})

describe('11.1 the Borisov card', () => {
  const card = new Set(board.areaHexes('s1 card'))
  const inCard = (each: number): boolean => grid.sideHexes(each).every((hex) => card.has(hex))
  const cardSides = allSides.filter(inCard)
  const listed = (list: string) => names(hexes(list))
  const withTerrain = (name: string) => names([...card].filter((hex) => terrainAt(hex) === name))

  it('11.1 has 98 hexes', () => {
    expect(card.size).toBe(98)
  })

  it('11.1 has the ground of sheet I', () => {
    expect(withTerrain('woods')).toEqual(
      listed(`1126 1127 1226 1232 1233 1327 1329 1333 1428 1429 1528 1529 1530 1533 1628 1629 1630 1728 1729 1731 1826
        1827 1828 1830 1831 1926 1930 1931 2026 2028 2029 2032 2033 2132 2133 2229 2230 2232 2233`),
    )
    expect(withTerrain('marsh')).toEqual(listed('1128 1228 1430 1632 1732 1832 1833 1932 1933'))
    expect(withTerrain('hill')).toEqual(listed('1129 1230 1328'))
    expect(withTerrain('clear')).toHaveLength(98 - 39 - 9 - 3)
  })

  it('11.1 has a second terrain in nine hexes', () => {
    const also = board.layer('also')
    const having = (name: string) => names([...card].filter((hex) => also[hex] === board.classOf('also', name)))
    expect(having('woods')).toEqual(listed('1128 1129 1228 1328 1732 1832 1833 1932'))
    expect(having('marsh')).toEqual(listed('1731'))
  })

  it('11.1 states woods in 1629, 1729 and 2028 and none in 2030', () => {
    expect(hexes('1629 1729 2028 2030').map(terrainAt)).toEqual(['woods', 'woods', 'woods', 'clear'])
    for (const hex of hexes('1629 1729 2028 2030')) {
      expect(board.provenance({ of: 'terrain', hex })).toEqual({ kind: 'printed', note: '11.1' })
    }
  })

  it('11.1 has the rivers of sheet I, none of them major', () => {
    const own = cardSides.filter((each) => onSide(river, each) > 0)
    const wanted = `1429/1430 1429/1529 1526/1627 1527/1627 1527/1628 1528/1529 1528/1628 1528/1629 1626/1627 1626/1726
      1627/1726 1627/1727 1628/1727 1727/1728 1728/1828 1729/1830 1730/1830 1828/1829 1829/1830 1829/1928 1829/1929
      1928/1929 1929/2029 1929/2030 1930/2030 2030/2031 2031/2130 2130/2131 2130/2231 2131/2231 2230/2231 2231/2232`
    expect(sideNames(own)).toEqual(sideNames(wanted.split(/\s+/).map(side)))
    expect(own.filter((each) => onSide(river, each) === board.classOf('river', 'major'))).toEqual([])
  })

  it('11.1 has the motorway, roads and railway of sheet I', () => {
    const motorway = '1133 1132 1232 1331 1432 1531 1631 1730 1729 1829 1928 2028 2128 2228'
    const main = '1226 1227 1228 1229 1230 1231 1131 1132 1133; 1828 1829; 1828 1928'
    const minor = `1126 1227 1326 1427 1527 1627 1727 1828 1927 1926; 1526 1527 1528 1429 1329 1230 1330 1331 1432;
      1627 1628 1728 1829 1929; 1432 1332 1333; 1432 1433 1533; 1432 1532 1633 1733;
      1432 1531 1631 1730 1729 1830 1929 2029 2030 2130 2231; 1929 1930 2031 2032 2132 2233; 2031 2131 2231;
      2029 2129 2128`
    const railway = '1133 1233 1232 1332 1432 1531 1631 1730 1729 1829 1928 2028 2128 2228'
    const having = (worst: number) =>
      sideNames(
        cardSides.filter((each) => onSide(road, each) === worst || (worst > 1 && onSide(beside, each) === worst - 1)),
      )
    expect(having(MOTORWAY)).toEqual(sideNames(pairsOf(motorway)))
    expect(having(MAIN)).toEqual(sideNames(pairsOf(main)))
    expect(having(MINOR)).toEqual(sideNames(pairsOf(minor)))
    expect(sideNames(cardSides.filter((each) => onSide(rail, each) > 0))).toEqual(sideNames(pairsOf(railway)))
  })

  it('11.1 is printed to the last hex, side and link', () => {
    const kinds = new Set<string>()
    for (const hex of card) kinds.add(board.provenance({ of: 'terrain', hex }).kind)
    for (const each of cardSides) {
      for (const layer of ['river', 'road', 'rail', 'beside']) {
        if (board.featureAt(layer, each)) kinds.add(board.provenance({ of: 'layer', layer, side: each }).kind)
      }
    }
    expect([...kinds]).toEqual(['printed'])
  })

  it('11.1 moves between neighbours', () => {
    const steps = `1729/1829 1729/1830 1830/1829 2030/2029 2029/1929 1929/1829 1929/2030 1829/1928 1928/2028 2028/2128
      2129/2230 2230/2130 2130/2030 2030/2129 1831/1931 1931/2031 2031/2030 WA3026/WA3125`
    for (const step of steps.split(/\s+/)) expect(side(step), step).not.toBe(0)
    expect(side('1730/1829')).toBe(0)
  })

  it('11.1 measures command and artillery ranges', () => {
    const far = (a: string, b: string) => grid.distance(onSheetI(a), onSheetI(b))
    expect(far('2228', '1829')).toBe(4)
    expect(far('2228', '1727')).toBe(5)
    for (const [a = '', b = ''] of ['1730 1829', '2028 1829', '2028 2030', '1831 2030', '1930 1829'].map((t) =>
      t.split(' '),
    )) {
      expect(far(a, b)).toBe(2)
    }
  })

  it('10.16 has five objectives, 11.1 a strongpoint in 1829, an entry at 2230 and the start at 1132', () => {
    expect(names(board.areaHexes('s1 objectives'))).toEqual(listed('1727 1829 2028 2030 2231'))
    expect(board.layer('fort')[onSheetI('1829')]).toBe(board.classOf('fort', 'strongpoint'))
    expect(names(board.areaHexes('s1 soviet entry'))).toEqual(listed('2230'))
    expect(names(board.areaHexes('s1 axis start'))).toEqual(listed('1132 1232'))
  })
})

describe('sheet D from its west edge to Brest, as a picture shows it', () => {
  const strip = new Set(
    Array.from({ length: 21 }, (_, c) =>
      [22, 23, 24, 25, 26, 27, 28].map((row) => grid.parse(`D${10 + c}${row}`)),
    ).flat(),
  )
  const inStrip = (each: number): boolean => grid.sideHexes(each).every((hex) => strip.has(hex))
  const stripSides = allSides.filter(inStrip)
  const onSheetD = (list: string): string => list.replace(/\d{4}/g, 'D$&')
  const withTerrain = (name: string) => names([...strip].filter((hex) => terrainAt(hex) === name))
  const listed = (list: string) => names(hexes(onSheetD(list)))
  const chained = (list: string) => [...new Set(sideNames(pairsOf(onSheetD(list))))]
  const sides = (list: string) => sideNames(onSheetD(list).trim().split(/\s+/).map(side))

  it('has its ground', () => {
    expect(withTerrain('woods')).toEqual(
      listed('1124 1626 1726 2326 2423 2427 2428 2522 2523 2526 2623 2726 2728 2826'),
    )
    expect(withTerrain('marsh')).toEqual(listed('1324 2228'))
    expect(withTerrain('hill')).toEqual(listed('1222'))
    expect(withTerrain('clear')).toHaveLength(147 - 17)
  })

  it('has its roads', () => {
    const having = (worst: number) => sideNames(stripSides.filter((each) => onSide(road, each) === worst))
    expect(having(MAIN)).toEqual(
      chained(`1023 1123 1223 1323 1424 1523 1624 1724 1825 1925 2025 2125 2226 2227 2326 2426 2526 2626 2726 2826 2926
        3026; 1827 1926 2026 2126 2227; 1724 1723 1722; 1026 1027 1028`),
    )
    expect(having(MINOR)).toEqual(
      chained(`1022 1023 1024 1124 1125 1226; 1223 1224 1225 1226 1326 1426 1525 1625 1724; 1323 1322;
        1027 1126 1227 1327 1427 1527 1627 1727 1827; 1727 1628; 1724 1725 1826 1827; 1724 1824 1923 2024;
        2123 2223 2322; 2123 2124 2125; 2123 2224 2324 2424 2524 2624 2724; 2624 2625 2525; 2724 2625; 2724 2825;
        2523 2524 2525 2526 2527 2628; 2322 2423; 2722 2822 2823 2923; 2824 2923 3024; 2922 3023`),
    )
  })

  it('has its railways', () => {
    expect(sideNames(stripSides.filter((each) => onSide(rail, each) > 0))).toEqual(
      chained(`1023 1123 1224 1323 1424 1523 1624 1724 1825 1924 2024 2123 2223 2322 2422; 1724 1723 1722;
        1825 1826 1827 1828; 1827 1927 2027 2126 2227 2326 2426 2526 2626 2726 2827 2926 3026; 1927 2028 2128;
        1026 1027 1028; 2822 2922 2923 3024 3025`),
    )
  })

  it('has its rivers, none of them major', () => {
    const own = stripSides.filter((each) => onSide(river, each) > 0)
    expect(sideNames(own)).toEqual(
      sides(`2322/2422 2422/2423 2423/2522 2522/2523 2523/2623 2623/2624 2624/2723 2723/2724 2724/2824 2824/2825
        2825/2924 2924/2925 2925/3025 2925/3026 2926/3026 3026/3027 2824/2924 2923/2924 2924/3024 3024/3025 3025/3026
        2825/2925 2825/2826 2725/2826 2725/2726 2626/2726 2626/2627 2627/2726 2627/2727 1522/1622 1622/1623 1623/1722
        1623/1723 1624/1723 2122/2222`),
    )
    expect(own.filter((each) => onSide(river, each) === board.classOf('river', 'major'))).toEqual([])
  })

  it('has the border along the Bug, works in D3025 and two ways in from the west', () => {
    const border = board.sideClass('border')
    const drawn = stripSides.filter((each) => onSide(border, each) > 0)
    expect(drawn.filter((each) => board.featureAt('river', each)?.name !== 'Bug')).toEqual([])
    expect(drawn).toHaveLength(16)
    expect(board.layer('fort')[grid.parse('D3025')]).toBe(board.classOf('fort', 'belt'))
    const sources = board.areaHexes('s2 axis sources').filter((hex) => strip.has(hex))
    expect(names(sources)).toEqual(['D1023', 'D1026'])
  })
})

describe('roads and railways that the rules name', () => {
  it.each([
    ['10.25', 'D6801 D4034'],
    ['10.45', 'I-1034 I-1208 I-1020 WA3026'],
    ['10.55', 'H1005 H3001 H4801 H2134 H2534 H1024'],
    ['10.75', 'WA3124 WA3125 WA5316'],
    ['10.85', 'I-1107'],
    ['4.26', 'I-7013 I-7023 I-7028 H7004 H7007 H7021 H7022 H7033 H6134 H5134'],
    ['11.1', 'I-1829'],
  ])('%s has railways in %s', (_, list) => {
    expect(names(hexes(list).filter((hex) => linked(rail, hex).length === 0))).toEqual([])
  })

  it.each([
    ['10.25', 'C4121'],
    ['10.45', 'I-1017 I-1034 I-2334 I-2702'],
    ['10.55', 'H0801 H1012 H3201 H3301 H3401 H6301'],
  ])('%s has main roads in %s', (_, list) => {
    expect(names(hexes(list).filter((hex) => linked(road, hex, MAIN).length === 0))).toEqual([])
  })

  it('11.4 runs the motorway through I-5514 and I-5615', () => {
    expect(between(road, onSheetI('5514'), onSheetI('5615'))).toBe(MOTORWAY)
  })

  it('11.1 leads the motorway from Minsk to Vyazma without a gap', () => {
    expect(roadSteps(onSheetI('1034'), onSheetI('7012'), MOTORWAY)).toBeGreaterThan(0)
  })

  it('10.45 has I-2334 as 14th hex if counted from Minsk, I-2702 as fourth if counted from Pustoshka', () => {
    expect(roadSteps(onSheetI('1034'), onSheetI('2334'), MAIN)).toBe(13)
    expect(roadSteps(board.place('Pustoshka').hex, onSheetI('2702'), MAIN)).toBe(3)
    expect(linked(rail, board.place('Pustoshka').hex)).not.toEqual([])
  })

  it('10.75 has H1012 as 15th hex if counted from Minsk', () => {
    expect(roadSteps(grid.parse('H0801'), grid.parse('H1012'), MAIN)).toBe(14)
  })

  it('10.25 has C4121 as fifth hex if counted from Kovno', () => {
    expect(roadSteps(board.place('Kovno east').hex, grid.parse('C4121'), MAIN)).toBe(4)
  })

  it('leave Lepel as a picture of sheet I shows them', () => {
    const lepel = board.place('Lepel').hex
    expect(names(linked(road, lepel, MAIN))).toEqual(names(hexes('1920 2019')))
    expect(names(linked(road, lepel))).toEqual(names(hexes('1820 1918 1920 2019 2020')))
    expect(names(linked(rail, lepel))).toEqual(names(hexes('2020')))
  })

  it('10.75 enters WA3125 from WA3124 by rail', () => {
    expect(between(rail, grid.parse('WA3125'), grid.parse('WA3124'))).not.toBe(0)
  })

  it('are one net each: all roads join, all railways join but for branches that start off the map', () => {
    expect(spreadFrom([grid.parse('D6801')], roads.from).size).toBe(roads.hexes.length)
    const reached = spreadFrom([grid.parse('D6801')], railways.from)
    const rest = railways.hexes.filter((hex) => !reached.has(hex))
    const branches = spreadFrom(
      rest.filter((hex) => neighboursOf(hex).length < 6),
      railways.from,
    )
    expect(names(rest.filter((hex) => !branches.has(hex)))).toEqual([])
  })

  it('end nowhere but in a place or at the rim, or where the picture of sheet D ends a road', () => {
    const places = new Set(board.places.map(({ hex }) => hex))
    const ends = [...railways.ends, ...roads.ends]
    const pictured = hexes('D2024 D2423 D2523 D2824 D2825')
    const astray = ends.filter((hex) => !places.has(hex) && neighboursOf(hex).length === 6)
    expect(names(astray)).toEqual(names(pictured))
  })

  it('reach every place: each lies on a road', () => {
    expect(board.places.filter(({ hex }) => linked(road, hex).length === 0).map(({ name }) => name)).toEqual([])
  })

  it('cross no lake and no sea', () => {
    const wet = (layer: Uint8Array) => allSides.filter((each) => onSide(layer, each) && onSide(water, each))
    expect([...wet(rail), ...wet(road)]).toEqual([])
    expect(
      names(allHexes.filter((hex) => !isLand(hex) && (linked(rail, hex).length || linked(road, hex).length))),
    ).toEqual([])
  })

  it('put a second road only beside a better one', () => {
    const alone = allSides.filter((each) => onSide(beside, each) && onSide(road, each) >= onSide(beside, each) + 1)
    expect(sideNames(alone)).toEqual([])
  })
})

describe('rivers and bridges', () => {
  const shores = allHexes
    .filter((hex) => !isLand(hex))
    .flatMap((hex) => [0, 1, 2, 3, 4, 5].map((d) => grid.sideOf(hex, d)))
  const onWater = verticesOf([...allSides.filter((each) => onSide(water, each)), ...shores])
  const byName = new Map<string, number[]>()
  for (const { name, pieces: own } of rivers) byName.set(name, [...(byName.get(name) ?? []), ...own.flat()])
  const meeting = new Map<number, Set<string>>()
  for (const [name, sides] of byName) {
    for (const each of sides) {
      for (const end of grid.sideEnds(each)) meeting.set(end, (meeting.get(end) ?? new Set()).add(name))
    }
  }
  const isJoined = (end: number): boolean => onRim.has(end) || onWater.has(end) || meeting.get(end)!.size > 1

  it('have names', () => {
    expect(rivers.filter(({ name }) => name === '')).toEqual([])
  })

  it('11.1 has the Berezina between 2030 and 2031', () => {
    expect(board.featureAt('river', side('2030/2031'))?.name).toBe('Berezina')
    expect(board.provenance({ of: 'layer', layer: 'river', side: side('2030/2031') })).toEqual({
      kind: 'printed',
      note: '11.1',
    })
  })

  it.each([...byName.keys()])('%s joins another river, a lake, the sea or the rim with every piece', (name) => {
    for (const piece of pieces(byName.get(name)!)) {
      // The picture of sheet D shows a single side of the Toczna.
      if (name !== 'Toczna') expect(piece.length, `${name} at ${grid.sideName(piece[0]!)}`).toBeGreaterThan(2)
      expect([...verticesOf(piece)].some(isJoined), grid.sideName(piece[0]!)).toBe(true)
    }
  })

  it('major rivers stay major downstream: each major piece is one with other major water or leaves the map', () => {
    const major = allSides.filter((each) => onSide(river, each) === board.classOf('river', 'major'))
    for (const piece of pieces(major)) {
      expect(
        [...verticesOf(piece)].some((end) => onRim.has(end) || onWater.has(end)),
        grid.sideName(piece[0]!),
      ).toBe(true)
    }
  })

  it('5.45 and 22.4 have a bridge where a road or railway crosses a river, and nowhere else', () => {
    for (const each of allSides) {
      const crossed = onSide(rail, each) > 0 || onSide(road, each) > 0
      expect(onSide(bridge, each), grid.sideName(each)).toBe(crossed ? onSide(river, each) : 0)
    }
  })

  it('5.45 marks the Dnepr bridges of Orsha, Mogilev and Smolensk', () => {
    for (const pair of ['3524/3624', '3524/3625', '3532/3633', '5019/5020']) {
      expect(board.featureAt('bridge', side(pair))?.name, pair).toBe('Dnepr')
      expect(onSide(bridge, side(pair)), pair).toBe(board.classOf('bridge', 'major'))
    }
  })

  it('has the bridges of Dvinsk and Korop over major rivers, as pictures show them', () => {
    for (const [pair, name] of [
      ['C5906/C5807', 'Dvina'],
      ['C5906/C5907', 'Dvina'],
      ['H6229/H6228', 'Desna'],
    ] as const) {
      expect(board.featureAt('bridge', side(pair))?.name, pair).toBe(name)
      expect(onSide(bridge, side(pair)), pair).toBe(board.classOf('bridge', 'major'))
    }
  })

  it('has the Ret from H6628 into the Desna', () => {
    for (const pair of ['H6427/H6428', 'H6428/H6527', 'H6527/H6528', 'H6528/H6628']) {
      expect(board.featureAt('river', side(pair))?.name, pair).toBe('Ret')
    }
  })

  it('5.56 has the Bug between Terespol and the citadel', () => {
    expect(board.featureAt('river', side('D2926/D3026'))?.name).toBe('Bug')
  })
})

describe('borders, regions and the army group boundary', () => {
  const regions = ['germany', 'west poland', 'east poland', 'lithuania', 'latvia', 'belorussia', 'russia', 'ukraine']
  const members = regions.map((name) => board.area(name))
  const regionOf = (hex: Hex): number => members.findIndex((area) => area[hex] === 1)

  it('4.12 and 4.21 put every hex in one region', () => {
    for (const hex of allHexes) expect(members.filter((area) => area[hex] === 1)).toHaveLength(1)
  })

  it.each([
    ['Suwalki', 'west poland'],
    ['Memel', 'germany'],
    ['Terespol', 'west poland'],
    ['Brest citadel', 'east poland'],
    ['Bialystok', 'east poland'],
    ['Vilnius', 'lithuania'],
    ['Kovno', 'lithuania'],
    ['Minsk', 'belorussia'],
    ['Mozyr', 'belorussia'],
    ['Smolensk', 'russia'],
    ['Velikiye Luki', 'russia'],
    ['Chernigov', 'ukraine'],
    ['Dvinsk', 'latvia'],
    ['Drohiczyn', 'east poland'],
    ['Nowogrod', 'east poland'],
    ['Ostrow', 'west poland'],
    ['Kretinga', 'lithuania'],
  ])('3.62 and 4.21 have %s in %s', (place, region) => {
    expect(regions[regionOf(board.place(place).hex)]).toBe(region)
  })

  it('2.12 draws a border wherever two regions meet, and nowhere else', () => {
    expect(misdrawn('border', regionOf)).toEqual([])
  })

  it('4.41 draws the boundary as one line from rim to rim, with Army Group Center south of it', () => {
    const boundary = board.sideClass('boundary')
    const drawn = allSides.filter((each) => onSide(boundary, each))
    expect(pieces(drawn)).toHaveLength(1)
    expect(misdrawn('boundary', (hex) => center[hex]!)).toEqual([])
    expect(blocks(board.areaHexes('army group center'))).toHaveLength(1)
    expect(blocks(allHexes.filter((hex) => center[hex] === 0))).toHaveLength(1)
  })

  it('4.41 leaves all of sheets D and H to Army Group Center', () => {
    const own = allHexes.filter((hex) => grid.nameOn(hex, 'D') !== '' || grid.nameOn(hex, 'H') !== '')
    expect(names(own.filter((hex) => center[hex] === 0))).toEqual([])
  })

  it('has the boundary cross the nets of 10.25, 10.75 and 10.85 at their first hexes, as we laid it', () => {
    for (const hex of hexes('C4121 I-1107 I-2702 WA3026 WA3125 WA5316')) {
      expect(center[hex], grid.name(hex)).toBe(1)
      const across = neighboursOf(hex).filter((n) => center[n] === 0)
      expect(
        across.some((n) => between(rail, hex, n) > 0 || between(road, hex, n) > 0),
        grid.name(hex),
      ).toBe(true)
    }
    expect(center[grid.parse('WA3124')]).toBe(0)
  })

  it('4.12 restricts all of C and D, H west of 3500 and I west of 3700', () => {
    const restricted = board.area('restricted')
    const inside = ['C1001', 'D7035', 'H3435', 'I-3601'].map((name) => restricted[grid.parse(name)])
    const outside = ['H3535', 'I-3701', 'WA1001'].map((name) => restricted[grid.parse(name)])
    expect([inside, outside]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0],
    ])
  })
})

describe('supply sources, entries and exits', () => {
  const sources = (name: string) => names(board.areaHexes(name))
  const listed = (list: string) => names(hexes(list))

  it.each([
    ['s2 axis sources gt4', 'C4121', '10.25'],
    ['s2 soviet sources gt1-2', 'D4034', '10.25'],
    ['s4 axis sources', 'I-1034 I-1208', '10.45'],
    ['s4 axis sources gt13', 'I-1020', '10.45'],
    ['s4 axis sources gt15', 'I-2334 I-2702 WA3026', '10.45'],
    ['s5 axis sources', 'H0801 H1012 H3201 H3301 H3401 H6301 H1005 H3001 H4801', '10.55'],
    ['s5 axis railheads', 'H1005 H3001 H4801', '10.55'],
    ['s5 axis sources gt33', 'H2134', '10.55'],
    ['s7 axis sources', 'H0801 I-1208 H1012', '10.75'],
    ['s7 axis sources gt12', 'H1005', '10.75'],
    ['s7 axis sources gt13', 'I-1020', '10.75'],
    ['s7 axis sources gt15', 'I-2702 WA3026', '10.75'],
    ['s7 axis sources gt33', 'H2134', '10.75'],
    ['s7 axis sources gt36', 'WA3125', '10.75'],
    ['s8 axis sources gt4', 'C4121', '10.85'],
    ['s8 axis sources gt9', 'I-1107', '10.85'],
    ['s8 axis sources gt15', 'I-2702 WA3026', '10.85'],
    ['s8 axis sources gt33', 'H2134', '10.85'],
    ['s8 axis sources gt36', 'WA3125', '10.85'],
    ['s8 soviet sources gt1-2', 'D4034', '10.85'],
    ['supply entry', 'I-1017 I-1020 I-1034', '10.45, 10.75'],
    ['s7 machine guns', 'H2322 H2226', '10.73'],
    ['polotsk militia', 'I-2012', '10.43, 10.73, 10.83'],
    ['moscow range', 'I-7012', '5.24'],
    ['s6 smolensk', 'I-5019 I-5020', '10.66'],
    ['s6 objectives', 'I-6121 I-5514 I-5313', '10.66'],
    ['rail links east', 'I-7013 I-7023 I-7028 H7004 H7007 H7021 H7022 H7033', '4.26'],
    ['rail links south', 'H5134 H6134', '4.26'],
  ])('%s are %s (%s)', (name, list, rule) => {
    expect(sources(name)).toEqual(listed(list))
    expect(board.provenance({ of: 'area', name })).toEqual({ kind: 'printed', note: rule })
  })

  it('10.25 lists west-edge hexes of C and D for the Axis, and Minsk for the Soviets', () => {
    const west = new Set([...board.edge('c west'), ...board.edge('d west')])
    expect(names(board.areaHexes('s2 axis sources').filter((hex) => !west.has(hex)))).toEqual([])
    expect(board.areaHexes('s2 axis sources').length).toBeGreaterThan(4)
    const east = new Set([...board.edge('c east'), ...board.edge('d east')])
    expect(board.area('s2 soviet sources')[grid.parse('D6801')]).toBe(1)
    expect(names(board.areaHexes('s2 soviet sources').filter((hex) => !east.has(hex)))).toEqual([])
  })

  it('10.45, 10.55, 10.75 and 10.85 hold the railway hexes of 4.26 and WA5316, not H2134 and H2534', () => {
    for (const scenario of ['s5', 's7', 's8']) {
      const own = board.area(`${scenario} soviet sources`)
      expect(hexes('H7004 H7007 H7021 H7022 H7033 H6134 H5134').map((hex) => own[hex])).toEqual([1, 1, 1, 1, 1, 1, 1])
      expect(hexes('H2134 H2534').map((hex) => own[hex])).toEqual([0, 0])
    }
    for (const scenario of ['s4', 's7', 's8']) {
      const own = board.area(`${scenario} soviet sources`)
      expect(hexes('I-7013 I-7023 I-7028 WA5316').map((hex) => own[hex])).toEqual([1, 1, 1, 1])
    }
  })

  it('has all sources on roads or railways inside the area of Army Group Center', () => {
    const all = board.content.areas.filter(({ name }) => name.includes('sources')).flatMap((area) => area.hexes)
    expect(names(all.filter((hex) => linked(road, hex, MAIN).length + linked(rail, hex).length === 0))).toEqual([])
    expect(names(all.filter((hex) => center[hex] === 0))).toEqual([])
  })

  it('10.56 exits south by H4535 to H6535 and east by H7001 to H7006', () => {
    expect(board.edge('s5 exit south').map((hex) => grid.name(hex))).toEqual(
      Array.from({ length: 21 }, (_, i) => `H${45 + i}35`),
    )
    expect(board.edge('s5 exit east').map((hex) => grid.name(hex))).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((row) => `H70${row}`),
    )
  })

  it('3.12 has the four edges of each sheet', () => {
    for (const sheet of ['c', 'd', 'h', 'i', 'wa']) {
      for (const edge of ['north', 'east', 'south', 'west']) {
        const own = board.edge(`${sheet} ${edge}`)
        expect(own.length, `${sheet} ${edge}`).toBeGreaterThan(26)
        expect(
          own.slice(1).every((hex, i) => grid.distance(own[i]!, hex) === 1),
          `${sheet} ${edge}`,
        ).toBe(true)
      }
    }
  })

  it('4.31 has exits for every scenario that allows them', () => {
    for (const name of ['s2 exit', 's3 exit', 's7 exit', 's8 exit']) expect(board.edge(name).length).toBeGreaterThan(5)
  })
})

describe('fortifications', () => {
  it('5.56 has the citadel in D3026 and in no other hex', () => {
    const fort = board.layer('fort')
    const citadels = allHexes.filter((hex) => fort[hex] === board.classOf('fort', 'citadel'))
    expect(names(citadels)).toEqual(['D3026'])
    expect(board.provenance({ of: 'layer', layer: 'fort', hex: citadels[0]! })).toEqual({
      kind: 'printed',
      note: '5.56',
    })
  })

  it('10.23 has belts for eighteen machine-gun units in East Poland', () => {
    const fort = board.layer('fort')
    const belts = allHexes.filter((hex) => fort[hex] === board.classOf('fort', 'belt'))
    expect(belts).toHaveLength(18)
    expect(names(belts.filter((hex) => board.area('east poland')[hex] === 0))).toEqual([])
  })

  it('10.73 runs the line through H2322 and H2226', () => {
    const line = new Set(board.line('stalin line'))
    expect(hexes('H2322 H2226').every((hex) => line.has(hex))).toBe(true)
  })
})

describe('the ground', () => {
  it('lets a unit walk from Minsk to every land hex', () => {
    const reached = spreadFrom([grid.parse('D6801')], (hex) =>
      neighboursOf(hex).filter((other) => isLand(other) && between(water, hex, other) === 0),
    )
    expect(names(allHexes.filter((hex) => isLand(hex) && !reached.has(hex)))).toEqual([])
  })

  it('has places on land, one in a hex, cities on open ground', () => {
    const at = board.places.map(({ hex }) => hex)
    expect(new Set(at).size).toBe(at.length)
    expect(names(at.filter((hex) => !isLand(hex)))).toEqual([])
    const cities = board.places.filter((place) => place.class !== 'town')
    expect(cities.filter(({ hex }) => terrainAt(hex) !== 'clear').map(({ name }) => name)).toEqual([])
  })

  it('has its woods and swamps in one piece, not scattered over single hexes but for those that pictures show', () => {
    const card = board.area('s1 card')
    const also = board.layer('also')
    const isWooded = (hex: Hex): boolean => terrainAt(hex) === 'woods' || also[hex] === board.classOf('also', 'woods')
    const isWet = (hex: Hex): boolean => terrainAt(hex) === 'marsh' || terrainAt(hex) === 'swamp'
    const alone = (is: (hex: Hex) => boolean) => loneHexes(is).filter((hex) => card[hex] === 0)
    expect(alone(isWooded).length / allHexes.filter(isWooded).length).toBeLessThan(0.01)
    expect(names(alone(isWet))).toEqual(names(hexes('D1324 D2228 H6128')))
  })

  it('has the marsh along the upper Berezina, the forests of Dainava and Kletnya and the bogs of Osintorf', () => {
    const at = (list: string) => [...new Set(hexes(list).map(terrainAt))]
    expect(at('1419 1519 1520 1521 1522 1621 1622 1623')).toEqual(['marsh'])
    expect(at('C3832 C3932 C3833 C3933 C4032 H5904 H6004 H6103')).toEqual(['woods'])
    expect(at('3721')).toEqual(['marsh'])
  })

  it('has the Pripyat marshes south and east of Pinsk', () => {
    const round = grid.within(grid.parse('D5630'), 6)
    const wet = round.filter((hex) => ['marsh', 'swamp'].includes(terrainAt(hex)))
    expect(wet.length / round.length).toBeGreaterThan(0.6)
  })
})
