import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutGrid, defineGrid, type Grid } from './grid.ts'
import { anyRectangle, anySpec, FIVE, SPEC_NUMBERS } from './grids.fixture.ts'
import { type Hex, opposite } from './lattice.ts'
import { breakInChain } from './sides.ts'

const five = Object.entries(FIVE).map(([id, spec]) => [id, defineGrid(spec)] as const)
const gridOf = (id: keyof typeof FIVE): Grid => five.find(([name]) => name === id)![1]

const numbers = fc.array(fc.nat(2519), { minLength: SPEC_NUMBERS, maxLength: SPEC_NUMBERS })
const anyGrid = fc.oneof(
  { weight: 3, arbitrary: numbers.map((n) => defineGrid(anySpec(n))) },
  { weight: 1, arbitrary: fc.constantFrom(...five.map(([, grid]) => grid)) },
)
const rectangle = numbers.map((n) => defineGrid(anyRectangle(n)))
const RUNS = { numRuns: 1000 }

/** A grid and some of its hexes, chosen by numbers so that they shrink. */
const withHexes = (grids: fc.Arbitrary<Grid>, check: (grid: Grid, a: Hex, b: Hex) => void) =>
  fc.assert(
    fc.property(grids, fc.nat(), fc.nat(), (grid, a, b) => {
      fc.pre(grid.size > 0)
      check(grid, 1 + (a % grid.size), 1 + (b % grid.size))
    }),
    RUNS,
  )

describe('the maps of the five games', () => {
  it('have as many hexes as the games say', () => {
    expect(five.map(([id, { size }]) => [id, size])).toEqual([
      ['dagc73', 1564],
      ['dagc09', 1169],
      ['pes', 724],
      ['damos', 759],
      ['efs', 9818],
    ])
  })

  const around = (id: keyof typeof FIVE, text: string) => {
    const grid = gridOf(id)
    const hex = grid.parse(text)
    return Object.fromEntries(grid.directions.map((name, d) => [name, grid.name(grid.neighbour(hex, d))]))
  }

  it('dagc73 sets even columns half a hex south', () => {
    expect(around('dagc73', '0203')).toEqual({ N: '0202', NE: '0303', SE: '0304', S: '0204', SW: '0104', NW: '0103' })
    expect(around('dagc73', '0303')).toEqual({ N: '0302', NE: '0402', SE: '0403', S: '0304', SW: '0203', NW: '0202' })
  })

  it('dagc09 counts columns westward and sets odd rows half a hex west', () => {
    expect(around('dagc09', '3908')).toEqual({ NE: '3808', E: '3907', SE: '4008', SW: '4009', W: '3909', NW: '3809' })
    expect(around('dagc09', '3808')).toEqual({ NE: '3707', E: '3807', SE: '3907', SW: '3908', W: '3809', NW: '3708' })
    expect(around('dagc09', '2927')).toMatchObject({ W: '', NW: '2828', SW: '3028' })
    expect(around('dagc09', '3800')).toMatchObject({ E: '', NE: '', SE: '', NW: '3700' })
  })

  it('pes runs 2615, 2515, 2416, 2316 in one straight line to the north-west, and its corner is cut', () => {
    const grid = gridOf('pes')
    const line = ['2615', '2515', '2416', '2316'].map((text) => grid.parse(text))
    expect(line.slice(1).map((hex, i) => grid.directions[grid.directionTo(line[i]!, hex)])).toEqual(['NW', 'NW', 'NW'])
    expect(grid.find('1437')).not.toBe(0)
    expect(grid.find('1438')).toBe(0)
    expect(grid.find('1543')).not.toBe(0)
    expect(grid.find('1544')).toBe(0)
    expect(grid.find('2644')).not.toBe(0)
  })

  it('damos reaches 3716 from 3218 directly south-east: odd rows lie east', () => {
    const grid = gridOf('damos')
    const line = grid.lineBetween(grid.parse('3218'), grid.parse('3716'))
    expect(line.map((hex) => grid.name(hex))).toEqual(['3218', '3318', '3417', '3517', '3616', '3716'])
    expect(line.slice(1).map((hex, i) => grid.directions[grid.directionTo(line[i]!, hex)])).toEqual(Array(5).fill('SE'))
  })

  it('efs calls Minsk D6801 and reads its other names', () => {
    const grid = gridOf('efs')
    const minsk = grid.parse('D6801')
    expect(grid.aliases(minsk)).toEqual(['D6801', 'C7034', 'H0801', 'I-1034'])
    for (const text of ['I-1034', 'I1034', 'i1034', 'H0801', 'H-0801', 'D-6801', ' D6801 ']) {
      expect(grid.parse(text)).toBe(minsk)
    }
    expect(grid.name(minsk)).toBe('D6801')
    expect(grid.nameOn(minsk, 'I')).toBe('I-1034')
    expect(grid.nameOn(minsk, 'WA')).toBe('')
  })

  it('efs names an overlap by its top sheet: D over C and H, C and H over I, I over WA', () => {
    const grid = gridOf('efs')
    expect(grid.name(grid.parse('I-1020'))).toBe('C7020')
    expect(grid.name(grid.parse('I-3034'))).toBe('H2801')
    expect(grid.name(grid.parse('WA3027'))).toBe('I-3001')
    expect(grid.name(grid.parse('H1005'))).toBe('D7005')
    expect(grid.name(grid.parse('C4034'))).toBe('D3801')
  })

  it('efs sets even columns half a hex north, on every sheet', () => {
    expect(around('efs', 'I-2030')).toEqual({
      N: 'I-2029',
      NE: 'I-2129',
      SE: 'I-2130',
      S: 'I-2031',
      SW: 'I-1930',
      NW: 'I-1929',
    })
    expect(around('efs', 'D3026')).toMatchObject({ NE: 'D3125', SE: 'D3126' })
    expect(around('efs', 'I-3001')).toMatchObject({ N: 'WA3026' })
  })
})

describe('reading a hex', () => {
  const refusal = (grid: Grid, text: string) => {
    expect(grid.find(text)).toBe(0)
    try {
      grid.parse(text)
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
    return 'no refusal'
  }

  it('says which hexes of the row or column exist', () => {
    expect(refusal(gridOf('dagc09'), '2829')).toBe('hex 2829 does not exist (row 28 has columns 00 to 28)')
    expect(refusal(gridOf('dagc09'), '2928')).toBe('hex 2928 does not exist (row 29 has columns 00 to 27)')
    expect(refusal(gridOf('dagc73'), '1235')).toBe('hex 1235 does not exist (column 12 has rows 01 to 34)')
    expect(refusal(gridOf('efs'), 'D3036')).toBe('hex D3036 does not exist (column 30 of sheet D has rows 01 to 35)')
  })

  it('says which rows or columns exist', () => {
    expect(refusal(gridOf('dagc09'), '5100')).toBe('hex 5100 does not exist (rows are 10 to 50)')
    expect(refusal(gridOf('dagc73'), '4701')).toBe('hex 4701 does not exist (columns are 01 to 46)')
    expect(refusal(gridOf('efs'), 'I-0901')).toBe('hex I-0901 does not exist (columns of sheet I are 10 to 70)')
  })

  it('says where a row has gaps', () => {
    const grid = defineGrid({
      ...FIVE.damos,
      sheets: [
        {
          prefix: '',
          hexes: [
            { columns: [1, 3], rows: [1, 1] },
            { columns: [5, 5], rows: [1, 1] },
            { columns: [7, 9], rows: [1, 1] },
          ],
        },
      ],
    })
    expect(refusal(grid, '0104')).toBe('hex 0104 does not exist (row 01 has columns 01 to 03, 05 and 07 to 09)')
  })

  it('says how a hex is written', () => {
    expect(refusal(gridOf('dagc09'), '')).toBe('"" is not a hex (row then column, as in 1028)')
    expect(refusal(gridOf('dagc09'), '-2828')).toBe('"-2828" is not a hex (row then column, as in 1028)')
    expect(refusal(gridOf('dagc73'), '101')).toBe('"101" is not a hex (column then row, as in 0101)')
    expect(refusal(gridOf('efs'), 'Minsk')).toBe('"Minsk" is not a hex (column then row, as in WA1001)')
  })

  it('lists the sheets when one is not known', () => {
    expect(refusal(gridOf('efs'), 'X1034')).toBe('hex X1034 does not exist (sheets are D, C, H, I, WA)')
    expect(refusal(gridOf('dagc73'), 'A0101')).toBe(
      'hex A0101 does not exist (this map has a single sheet without letters)',
    )
  })

  it('takes a bare number where only one sheet has it, else lists the candidates', () => {
    const grid = gridOf('efs')
    expect(grid.name(grid.parse('0810'))).toBe('D6810')
    expect(refusal(grid, '1829')).toBe('hex 1829 is on several sheets (D1829, C1829, H1829, I-1829)')
    expect(refusal(grid, '7199')).toBe('hex 7199 does not exist on any sheet (sheets are D, C, H, I, WA)')
  })

  it('takes a bare number for the default sheet, where that has it', () => {
    const grid = defineGrid({ ...FIVE.efs, defaultSheet: 'I' })
    expect(grid.name(grid.parse('1829'))).toBe('I-1829')
    expect(grid.name(grid.parse('1034'))).toBe('D6801')
    expect(grid.name(grid.parse('0810'))).toBe('D6810')
  })
})

describe('a specification that makes no sense', () => {
  const plain = FIVE.dagc73
  it.each([
    [{ digits: 'RCRC' }, 'digits "RCRC": expected CCRR or RRCC, one letter a digit'],
    [{ shifted: 'odd rows west' as const }, '"odd rows west": where hexes are flat, columns are shifted'],
    [
      { sheets: [{ prefix: '', hexes: [{ columns: [1, 100] as const, rows: [1, 2] as const }] }] },
      'columns 1-100: expected two numbers of 2 digits, the smaller first',
    ],
    [
      { sheets: [{ prefix: 'A', hexes: [{ columns: [1, 2] as const, rows: [-1, 2] as const }] }] },
      'sheet A: rows -1-2: expected two numbers of 2 digits, the smaller first',
    ],
    [{ sheets: [{ prefix: '7', hexes: [] }] }, 'sheet "7": expected letters such as D or I-'],
    [
      {
        sheets: [
          { prefix: 'A', hexes: [] },
          { prefix: '', hexes: [] },
        ],
      },
      'of several sheets, each needs letters of its own',
    ],
    [
      {
        sheets: [
          { prefix: 'A', hexes: [] },
          { prefix: 'A-', hexes: [] },
        ],
      },
      'sheet A: there are two sheets of this name',
    ],
    [{ defaultSheet: 'Q' }, 'default sheet Q: there is no such sheet'],
  ])('%j is refused', (change, message) => {
    expect(() => defineGrid({ ...plain, ...change })).toThrow(message)
  })
})

describe('names', () => {
  it('lead from text to hex to text', () => {
    withHexes(anyGrid, (grid, hex) => {
      expect(grid.parse(grid.name(hex))).toBe(hex)
      expect(grid.name(grid.parse(grid.name(hex)))).toBe(grid.name(hex))
    })
  })

  it('of other sheets lead to the same hex, with and without hyphen', () => {
    withHexes(anyGrid, (grid, hex) => {
      const names = grid.aliases(hex)
      expect(names[0]).toBe(grid.name(hex))
      for (const name of names) {
        expect(grid.parse(name)).toBe(hex)
        expect(grid.parse(name.replace('-', ''))).toBe(hex)
      }
    })
  })

  it('are all different', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        const grid = defineGrid(anySpec(n))
        expect(new Set(grid.numbering.names).size).toBe(grid.size + 1)
      }),
      RUNS,
    )
  })

  it('stay when the map is cut', () => {
    fc.assert(
      fc.property(numbers, fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (n, picks) => {
        const grid = defineGrid(anySpec(n))
        fc.pre(grid.size > 0)
        const kept = [...new Set(picks.map((pick) => 1 + (pick % grid.size)))].sort((a, b) => a - b)
        const cut = cutGrid(grid, kept)
        expect(cut.size).toBe(kept.length)
        kept.forEach((hex, i) => {
          expect(cut.aliases(i + 1)).toEqual(grid.aliases(hex))
          expect(cut.distance(1, i + 1)).toBe(grid.distance(kept[0]!, hex))
        })
      }),
      RUNS,
    )
  })

  it('of hexes that were cut away do not exist', () => {
    const grid = gridOf('dagc09')
    const cut = cutGrid(grid, [grid.parse('2805'), grid.parse('2806')])
    expect(() => cut.parse('2807')).toThrow('hex 2807 does not exist (row 28 has columns 05 to 06)')
  })
})

describe('numbers of hexes', () => {
  it('follow the map north to south, each row west to east', () => {
    expect([1, 2, 1169].map((hex) => gridOf('dagc09').name(hex))).toEqual(['1028', '1027', '5000'])
    expect([1, 2, 1564].map((hex) => gridOf('dagc73').name(hex))).toEqual(['0101', '0201', '4634'])
    expect([1, 9818].map((hex) => gridOf('efs').name(hex))).toEqual(['WA1001', 'H7035'])
  })
})

describe('neighbours', () => {
  it('are neighbours of each other, in opposite directions', () => {
    withHexes(anyGrid, (grid, hex) => {
      for (let d = 0; d < 6; d++) {
        const other = grid.neighbour(hex, d)
        if (other === 0) continue
        expect(grid.neighbour(other, opposite(d))).toBe(hex)
        expect(grid.directionTo(hex, other)).toBe(d)
        expect(grid.distance(hex, other)).toBe(1)
      }
    })
  })

  it('are all hexes at distance 1, and nowhere has none', () => {
    withHexes(anyGrid, (grid, a, b) => {
      expect(grid.directionTo(a, b) >= 0).toBe(grid.distance(a, b) === 1)
      expect(grid.directionTo(a, 0)).toBe(-1)
      expect([...grid.neighbours.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0, 0])
    })
  })
})

describe('distance', () => {
  const walk = (grid: Grid, from: Hex): Int16Array => {
    const steps = new Int16Array(grid.size + 1).fill(-1)
    steps[from] = 0
    const queue = [from]
    for (const hex of queue) {
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbour(hex, d)
        if (next === 0 || steps[next] !== -1) continue
        steps[next] = steps[hex]! + 1
        queue.push(next)
      }
    }
    return steps
  }

  it('is what a breadth-first walk finds on a full rectangle', () => {
    withHexes(rectangle, (grid, from) => {
      const steps = walk(grid, from)
      for (let hex = 1; hex <= grid.size; hex++) expect(grid.distance(from, hex)).toBe(steps[hex])
    })
  })

  it.each(['dagc73', 'dagc09', 'damos'] as const)('is what a breadth-first walk finds on %s', (id) => {
    const grid = gridOf(id)
    for (let from = 1; from <= grid.size; from += 97) {
      const steps = walk(grid, from)
      for (let hex = 1; hex <= grid.size; hex++) if (grid.distance(from, hex) !== steps[hex]) expect(hex).toBe(0)
    }
  })
})

describe('lines', () => {
  it('have a hex more than the distance, each the neighbour of the one before', () => {
    withHexes(rectangle, (grid, a, b) => {
      for (const ties of ['first', 'second'] as const) {
        const line = grid.lineBetween(a, b, ties)
        expect(line).toHaveLength(grid.distance(a, b) + 1)
        expect([line[0], line.at(-1)]).toEqual([a, b])
        // Along the ragged edge of a rectangle a line may bulge out by one hex; the other side of the tie is inside.
        for (let i = 1; i < line.length; i++) {
          if (line[i] !== 0 && line[i - 1] !== 0) expect(grid.directionTo(line[i - 1]!, line[i]!)).not.toBe(-1)
        }
      }
      const [first, second] = [grid.lineBetween(a, b), grid.lineBetween(a, b, 'second')]
      expect(first.every((hex, i) => hex !== 0 || second[i] !== 0)).toBe(true)
    })
  })

  it('are the same backwards', () => {
    withHexes(anyGrid, (grid, a, b) => {
      expect(grid.lineBetween(b, a).reverse()).toEqual(grid.lineBetween(a, b))
      expect(grid.lineBetween(b, a, 'second').reverse()).toEqual(grid.lineBetween(a, b, 'second'))
    })
  })

  it('offer both hexes wherever they run between two', () => {
    withHexes(anyGrid, (grid, a) => {
      for (let d = 0; d < 6; d++) {
        const between = [grid.neighbour(a, d), grid.neighbour(a, (d + 1) % 6)]
        const b = grid.neighbour(between[0]!, (d + 1) % 6)
        if (b === 0) continue
        const taken = [grid.lineBetween(a, b)[1], grid.lineBetween(a, b, 'second')[1]]
        expect(new Set(taken)).toEqual(new Set(between))
      }
    })
  })

  it('offer both sides of a tie', () => {
    const grid = gridOf('dagc09')
    const [a, b] = [grid.parse('2808'), grid.parse('3008')]
    const names = (ties: 'first' | 'second') => grid.lineBetween(a, b, ties).map((hex) => grid.name(hex))
    expect([names('first'), names('second')].sort()).toEqual([
      ['2808', '2907', '3008'],
      ['2808', '2908', '3008'],
    ])
  })
})

describe('rings', () => {
  it('hold the hexes at their distance, once each', () => {
    withHexes(anyGrid, (grid, hex, b) => {
      const n = b % 6
      const all = Array.from({ length: grid.size }, (_, i) => i + 1)
      const ring = grid.ring(hex, n)
      const within = grid.within(hex, n)
      expect([...ring].sort((x, y) => x - y)).toEqual(all.filter((other) => grid.distance(hex, other) === n))
      expect([...within].sort((x, y) => x - y)).toEqual(all.filter((other) => grid.distance(hex, other) <= n))
      expect(within.slice(within.length - ring.length)).toEqual(ring)
    })
  })

  it('fill an array of the caller', () => {
    const grid = gridOf('dagc09')
    const out = new Uint16Array(40)
    const minsk = grid.parse('3908')
    expect(grid.withinInto(minsk, 3, out)).toBe(37)
    expect([...out.subarray(0, 37)]).toEqual(grid.within(minsk, 3))
    expect(grid.ringInto(minsk, 1, out)).toBe(6)
    expect([...out.subarray(0, 6)]).toEqual([...grid.neighbours.subarray(minsk * 6, minsk * 6 + 6)])
    expect(grid.lineInto(minsk, grid.parse('3912'), out)).toBe(5)
  })
})

describe('hexsides', () => {
  it('are the same from both hexes, and called the same', () => {
    withHexes(anyGrid, (grid, hex) => {
      for (let d = 0; d < 6; d++) {
        const side = grid.sideOf(hex, d)
        const other = grid.neighbour(hex, d)
        if (other !== 0) {
          expect(grid.sideOf(other, opposite(d))).toBe(side)
          expect(grid.parseSide(`${grid.name(other)}/${grid.name(hex)}`)).toBe(side)
        }
        expect(new Set(grid.sideHexes(side))).toEqual(new Set([hex, other]))
        expect(grid.parseSide(grid.sideName(side))).toBe(side)
        expect(grid.parseSide(`${grid.name(hex)}:${grid.directions[d]}`)).toBe(side)
      }
    })
  })

  it('meet their neighbours round a hex in six vertices', () => {
    withHexes(anyGrid, (grid, hex) => {
      const sides = [0, 1, 2, 3, 4, 5].map((d) => grid.sideOf(hex, d))
      expect(new Set(sides.flatMap((side) => grid.sideEnds(side))).size).toBe(6)
      expect(breakInChain(grid.sideTable, sides)).toBe(-1)
    })
  })

  it('obey the count of a plane: vertices - sides + hexes = 1 on a rectangle', () => {
    fc.assert(
      fc.property(rectangle, (grid) => {
        expect(grid.vertices - grid.sides + grid.size).toBe(1)
      }),
      RUNS,
    )
  })

  it('number every side once', () => {
    for (const [, grid] of five) {
      expect(new Set(grid.sideTable.at.subarray(6)).size).toBe(grid.sides)
      expect(grid.sideOf(0, 3)).toBe(0)
    }
  })

  it('have a text form', () => {
    const grid = gridOf('dagc09')
    expect(grid.sideName(grid.parseSide('3908/3909'))).toBe('3909/3908')
    expect(grid.sideName(grid.parseSide('3908:W'))).toBe('3909/3908')
    expect(grid.sideName(grid.parseSide('1028:nw'))).toBe('1028:NW')
  })

  it.each([
    ['3908', '"3908" is not a hexside (write two hexes as in 0101/0102, or 0101:NE)'],
    ['3908/3910', 'hexes 3908 and 3910 are not neighbours'],
    ['3908/3929', 'hex 3929 does not exist (row 39 has columns 00 to 27)'],
    ['3908:N', '"N" is not a direction (NE, E, SE, SW, W, NW)'],
  ])('%s is refused', (text, message) => {
    expect(() => gridOf('dagc09').parseSide(text)).toThrow(message)
  })

  it('show where a river breaks or forks', () => {
    const grid = gridOf('dagc09')
    const sides = (text: string) => text.split(' ').map((side) => grid.parseSide(side))
    expect(breakInChain(grid.sideTable, sides('3300/3400 3400/3401 3401/3500'))).toBe(-1)
    expect(breakInChain(grid.sideTable, sides('3300/3400 3401/3500'))).toBe(1)
    expect(breakInChain(grid.sideTable, sides('3300/3400 3400/3401 3300/3401'))).toBe(2)
    expect(breakInChain(grid.sideTable, sides('3300/3400 3300/3400'))).toBe(1)
  })
})

describe('map edges', () => {
  const edge = (id: keyof typeof FIVE, compass: 'north' | 'east' | 'south' | 'west') => {
    const grid = gridOf(id)
    return grid.facing(compass).map((hex) => grid.name(hex))
  }

  it('of a map with pointy hexes', () => {
    expect(edge('dagc09', 'north')).toEqual(
      Array.from({ length: 29 }, (_, i) => `10${String(28 - i).padStart(2, '0')}`),
    )
    expect(edge('dagc09', 'west')).toHaveLength(41)
    expect(edge('dagc09', 'west')).toContain('2927')
    expect(edge('dagc09', 'east')).toContain('3500')
  })

  it('of a map with flat hexes', () => {
    expect(edge('dagc73', 'north')).toEqual(Array.from({ length: 46 }, (_, i) => `${String(i + 1).padStart(2, '0')}01`))
    expect(edge('dagc73', 'west')).toEqual(Array.from({ length: 34 }, (_, i) => `01${String(i + 1).padStart(2, '0')}`))
    expect(edge('dagc73', 'east')).toHaveLength(34)
  })

  it('go round a corner that is cut out', () => {
    expect(edge('pes', 'west').slice(0, 6)).toEqual(['1037', '1137', '1237', '1337', '1437', '1543'])
    expect(edge('pes', 'north')).toContain('1543')
    expect(edge('pes', 'north')).not.toContain('1537')
  })
})
