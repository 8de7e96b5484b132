import { LEGAL, NO_REASONS, parseBoard, TABLE_BARRED } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickUpBarred, stepCost } from './movement.ts'
import {
  at,
  choices,
  cost,
  destinations,
  explain,
  hexOf,
  type Played,
  position,
  refusal,
  say,
  unitOf,
} from './position.fixture.ts'
import { type Dagc73Setting, groundTables } from './scenarios.ts'

// Germans move in the clear country round 1002, near the railway of Shaulyay; Russians round 4208, near Smolensk.
const RAILHEAD = { 'r:RH1': '4511' }

const step = (match: Played, unit: string, from: string, to: string): number =>
  stepCost(match.position, unitOf(match, unit), hexOf(match, from), hexOf(match, to))

describe('2.0, 3.2 the player and his numbers', () => {
  it('2.0a, 5.1A lets only the phasing player move, and nobody fight while he does', () => {
    const match = position({ phase: 'soviet move', units: { 'g:6': '4108', 'r:1': '4208', ...RAILHEAD } })
    expect(match.decision).toMatchObject({ side: 2, step: 'move' })
    expect(refusal(match, 'move g:6')).toEqual({ rule: '5.1A', because: 'g:6 is not of the side that moves' })
    expect(choices(match)).toEqual(['move r:1', 'move r:RH1', 'done'])
    say(match, 'done')
    expect(choices(match)).toEqual(['attack 4108', 'done'])
  })

  it('3.23b, 5.1B charges one movement point a hex as a rule, against the printed allowance', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002' } })
    expect(explain(match, 'allowance g:6')).toMatchObject({ value: 5, items: ['3.23b movement allowance 5'] })
    expect(cost(match, 'g:6', '1102')).toBe(1)
    expect(cost(match, 'g:6', '1302')).toBe(3)
  })
})

describe('5.0 moving', () => {
  it('5.0a moves any number of units, each as far as its owner likes within its allowance', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002', 'g:52S': '1002', 'g:7': '0902' } })
    expect(destinations(match, 'g:6')).toContain('1502')
    expect(destinations(match, 'g:6')).not.toContain('1602')
    expect(refusal(match, 'move g:6 1602')).toEqual({ rule: '5.2C', because: '1602 is out of reach: 6 points, 5 left' })
    say(match, 'move g:6 1102', 'move g:52S 1202', 'done')
    expect([at(match, 'g:6'), at(match, 'g:52S'), at(match, 'g:7')]).toEqual(['1102', '1202', '0902'])
  })

  it('5.0b, 5.0c gives a full allowance in each phase and keeps nothing of the last', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1GdT': '4208', ...RAILHEAD } })
    say(match, 'move r:1GdT 4308', 'done', 'done')
    expect(explain(match, 'allowance r:1GdT').value).toBe(6)
    expect(refusal(match, 'move r:1GdT 4314')).toBeNull()
    expect(refusal(match, 'move r:1GdT 4315')).toMatchObject({ rule: '5.2C' })
  })

  it('5.0d does not move a unit twice in a phase', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002' } })
    say(match, 'move g:6 1102')
    expect(refusal(match, 'move g:6')).toEqual({ rule: '5.0d', because: 'g:6 has moved in this phase' })
  })

  it('5.0d lets a unit that was only picked up be moved later', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002' } })
    say(match, 'move g:6', 'stay', 'move g:6 1102')
    expect(at(match, 'g:6')).toBe('1102')
  })
})

describe('5.2 inhibitions', () => {
  it('5.2C.a, 9.3D.c halves the allowance of a unit without supply', () => {
    const match = position({ phase: 'german move', units: { 'g:6': { place: '1002', unsupplied: true } } })
    expect(explain(match, 'allowance g:6')).toMatchObject({
      value: 2,
      items: ['3.23b movement allowance 5', '9.3D out of supply when the phase began -3'],
    })
    expect(refusal(match, 'move g:6 1202')).toBeNull()
    expect(refusal(match, 'move g:6 1302')).toMatchObject({ rule: '5.2C' })
  })

  it('5.2C.b, E73-01, R73-30 adds everything up: five points into a controlled fortified hex', () => {
    const match = position({
      phase: 'soviet move',
      units: { 'r:2Gd': '4217', 'g:6': '4016', 'r:RH1': '4418' },
    })
    expect(cost(match, 'r:2Gd', '4117')).toBe(1 + 2 + 2)
    const match2 = position({ phase: 'german move', units: { 'g:6': '4117', 'r:1': '4318', 'r:RH1': '4418' } })
    expect(cost(match2, 'g:6', '4217')).toBe(1 + 2 + 2)
    say(match, 'move r:2Gd')
    expect(explain(match, 'cost 4117').items).toEqual([
      '8.9 into 4117 1',
      '8.9 enemy fortified hex 2',
      '6.2B into an enemy zone 2',
    ])
  })

  it('R73-46 charges a fortified city on the line once', () => {
    const match = position({ scenario: 'sane', phase: 'soviet move', units: { 'r:1': '3914', 'r:RH1': '4418' } })
    expect(match.setting.onLine[hexOf(match, '3813')]).toBe(1)
    expect(cost(match, 'r:1', '3813')).toBe(1 + 2)
  })

  it('5.2D.a lets a unit that cannot pay move one hex, and no further', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:6': { place: '1002', unsupplied: true }, 'r:1': '1202' },
    })
    expect(cost(match, 'g:6', '1102')).toBe(3)
    expect(destinations(match, 'g:6')).toContain('1102')
    expect(destinations(match, 'g:6')).not.toContain('1201')
  })

  it('5.2D.a moves even a railhead that has no points at all', () => {
    const match = position({ phase: 'soviet move', units: { 'r:RH1': { place: '4411', unsupplied: true } } })
    expect(explain(match, 'allowance r:RH1').value).toBe(0)
    expect(destinations(match, 'r:RH1')).toEqual(['4311', '4511', '4312'])
  })

  it('5.2D.b, R73-22 does not give the one hex from zone to zone', () => {
    const units = { 'g:52S': '1102', 'g:6': '1102', 'r:1': '1202' }
    const match = position({ phase: 'german move', units })
    expect(refusal(match, 'move g:52S 1103')).toMatchObject({ rule: '5.2D' })
    expect(refusal(match, 'move g:6 1103')).toBeNull()
  })

  it('R73-22 gives the one hex to leave a zone, whatever it costs', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:52S': { place: '1102', unsupplied: true }, 'r:1': '1202' },
    })
    expect(cost(match, 'g:52S', '1002')).toBe(3)
    expect(destinations(match, 'g:52S')).toEqual(['1001', '1101', '1002'])
  })

  it('R73-22 lifts the cost only: frozen units stay, railheads keep to the rails, arrivals out of zones', () => {
    const match = position({
      phase: 'german move',
      units: {
        'g:6': { place: '2518', freeze: 'garrison' },
        'g:7': { place: '1002', arrived: true, unsupplied: true },
        'r:1': '1202',
      },
    })
    expect(refusal(match, 'move g:6')).toMatchObject({ rule: '14.3' })
    expect(refusal(match, 'move g:7 1102')).toMatchObject({ rule: '10.1B' })
    const soviet = position({ phase: 'soviet move', units: { 'r:RH1': { place: '4411', unsupplied: true } } })
    expect(refusal(soviet, 'move r:RH1 4410')).toMatchObject({ rule: '9.5G' })
  })

  it('5.2D.c lets a unit go on through enemy zones while it can pay', () => {
    const match = position({ phase: 'german move', units: { 'g:5Pz': '1002', 'r:1': '1202' } })
    // By 1001 and 1101 into the zone at 1201, and out of it again.
    expect(cost(match, 'g:5Pz', '1301')).toBe(1 + 1 + 3 + 3)
    expect(destinations(match, 'g:5Pz')).toContain('1301')
  })

  it('5.2E.a never enters a hex with an enemy, be it a railhead or a battlegroup', () => {
    const match = position({ phase: 'german move', units: { 'g:5Pz': '4208', 'r:RH1': '4308', 'r:1': '4209' } })
    expect(refusal(match, 'move g:5Pz 4308')).toEqual({ rule: '5.2E', because: 'an enemy stands in 4308' })
    expect(refusal(match, 'move g:5Pz 4209')).toMatchObject({ rule: '5.2E' })
    const soviet = position({ phase: 'soviet move', units: { 'g:KG5': '4308', 'r:1': '4208', ...RAILHEAD } })
    expect(refusal(soviet, 'move r:1 4308')).toMatchObject({ rule: '5.2E' })
  })

  it('5.2E.b, R73-20 closes all-sea hexes and hexsides to movement, but not to zones', () => {
    const board = parseBoard(
      [
        'board sea A coast ! reconstructed for a test',
        'grid flat CCRR, columns east, rows south, even columns south',
        'hexes columns 01-03, rows 01-02',
        'terrain . clear, f forest, s swamp, ~ sea ! reconstructed',
        'layer sides river ! reconstructed',
        'layer sides water: sea ! reconstructed',
        'layer links rail ! reconstructed',
        'map',
        '  01 .~.',
        '  02 ...',
        'water Bay sea: 0101/0102',
        '',
      ].join('\n'),
      'coast',
    )
    const { footCosts, mechanizedCosts, evenCosts, mechanizedZone } = groundTables(board)
    const way = (from: string, to: string) => {
      const hex = board.grid.parse(from)
      return hex * 6 + board.grid.directionTo(hex, board.grid.parse(to))
    }
    for (const costs of [footCosts, mechanizedCosts, evenCosts]) {
      expect(costs[way('0102', '0201')]).toBe(TABLE_BARRED)
      expect(costs[way('0101', '0102')]).toBe(TABLE_BARRED)
      expect(costs[way('0102', '0101')]).toBe(TABLE_BARRED)
      expect(costs[way('0102', '0202')]).toBe(1)
    }
    const north = board.grid.directionTo(board.grid.parse('0102'), board.grid.parse('0101'))
    expect(mechanizedZone[board.grid.parse('0102')]! & (1 << north)).not.toBe(0)
  })

  it('5.2D.b, 5.2E.b does not give the one hex over an all-sea hexside', () => {
    const flooded = (setting: Dagc73Setting): Dagc73Setting => {
      const footCosts = setting.footCosts.slice()
      const { ground } = setting
      const from = ground.parse('1002')
      footCosts[from * 6 + ground.directionTo(from, ground.parse('1102'))] = TABLE_BARRED
      return { ...setting, footCosts }
    }
    const match = position({ setting: flooded, phase: 'german move', units: { 'g:6': '1002' } })
    expect(cost(match, 'g:6', '1102')).toBe(2)
    const slow = position({
      setting: flooded,
      phase: 'german move',
      units: { 'g:6': { place: '1002', unsupplied: true }, 'r:1': '1202' },
    })
    expect(refusal(slow, 'move g:6 1102')).toMatchObject({ rule: '5.2E' })
  })

  it('5.2F.a, 7.1A passes through full hexes at no extra cost', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:6': '1002', 'g:7': '1102', 'g:12': '1102', 'g:14': '1102', 'g:26': '1103', 'g:31': '1001' },
    })
    expect(cost(match, 'g:6', '1102')).toBe(1)
    expect(cost(match, 'g:6', '1202')).toBe(2)
    say(match, 'move g:6 1202')
    expect(at(match, 'g:6')).toBe('1202')
  })
})

describe('5.3, 8.9 terrain', () => {
  it('5.3G.a, 8.9 charges mechanized units two points for forest and swamp, others one', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:5Pz': '2610', 'g:6': '2610', 'g:KG5': '2610' },
    })
    expect(step(match, 'g:5Pz', '2610', '2711')).toBe(2)
    expect(step(match, 'g:KG5', '2610', '2711')).toBe(2)
    expect(step(match, 'g:6', '2610', '2711')).toBe(1)
  })

  it('3.2 of the chart: rivers, towns and railways change nothing for movement', () => {
    const match = position({ phase: 'german move', units: { 'g:5Pz': '2020', 'g:6': '2020' } })
    for (const unit of ['g:5Pz', 'g:6']) {
      expect(step(match, unit, '2020', '2120')).toBe(1)
      expect(step(match, unit, '2120', '2020')).toBe(1)
      expect(step(match, unit, '2417', '2518')).toBe(1)
    }
  })

  it('R73-36 counts a zone although a friend stands in it', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002', 'g:7': '1102', 'r:1': '1202' } })
    expect(cost(match, 'g:6', '1102')).toBe(3)
  })

  it('3.2 of the chart: every way offered costs what its steps add up to, and no more than the allowance', () => {
    const spots = ['1001', '1101', '1201', '1103', '1203', '1303', '1003', '0902', '1301', '1401']
    fc.assert(
      fc.property(
        fc.subarray(spots, { maxLength: 3 }),
        fc.constantFrom('g:6', 'g:52S', 'g:5Pz', 'g:KG5'),
        (held, unit) => {
          const rifles = Object.fromEntries(held.map((hex, n) => [`r:${35 + n}`, hex]))
          const match = position({ phase: 'german move', units: { [unit]: '1102', ...rifles } })
          const { value: points } = explain(match, `allowance ${unit}`)
          const next = new Set(match.setting.ground.ring(hexOf(match, '1102'), 1))
          say(match, `move ${unit}`)
          for (const hex of choices(match, 'to')) {
            const { value, items } = explain(match, `cost ${hex}`)
            expect(items.map((item) => Number(item.split(' ').at(-1))).reduce((a, b) => a + b, 0)).toBe(value)
            if (value > points) expect(next.has(hexOf(match, hex))).toBe(true)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('has no line items for a hex that is too far, and says what it would cost', () => {
    const match = say(position({ phase: 'german move', units: { 'g:6': '1002' } }), 'move g:6')
    expect(explain(match, 'cost 4208')).toEqual({
      value: 0,
      items: [],
      refusal: { rule: '5.2C', because: '4208 is out of reach: 34 points, 5 left' },
    })
  })
})

describe('5.4 mechanized movement', () => {
  it('3.22a, 4.2A3, 5.4H.a moves mechanized units again, and no others', () => {
    const units = {
      'r:1': '4208',
      'r:2Gd': '4208',
      'r:1GdT': '4308',
      'r:5M': '4309',
      'r:3C': '4408',
      ...RAILHEAD,
    }
    const first = position({ phase: 'soviet move', units })
    expect(choices(first, 'move')).toEqual(['r:1', 'r:2Gd', 'r:1GdT', 'r:5M', 'r:3C', 'r:RH1'])
    const second = position({ phase: 'soviet mechanized', units })
    expect(choices(second, 'move')).toEqual(['r:1GdT', 'r:5M', 'r:3C'])
    expect(refusal(second, 'move r:1')).toEqual({ rule: '4.2A3', because: 'r:1 is not mechanized' })
    expect(refusal(second, 'move r:RH1')).toMatchObject({ rule: '4.2A3' })
  })

  it('3.22b, R73-16 counts German cavalry and skiers as foot, and battlegroups as mechanized', () => {
    const match = position({
      phase: 'german mechanized',
      units: { 'g:4Cav': '1002', 'g:1Ski': '1002', 'g:6': '1102', 'g:5Pz': '1102', 'g:18PG': '0902', 'g:KG12': '0902' },
    })
    expect(choices(match, 'move')).toEqual(['g:5Pz', 'g:18PG', 'g:KG12'])
    expect(refusal(match, 'move g:4Cav')).toEqual({ rule: '4.2A3', because: 'g:4Cav is not mechanized' })
  })

  it('5.4H.b gives the one hex in each phase anew', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:5Pz': { place: '1002', unsupplied: true }, 'r:1': '1202' },
    })
    say(match, 'move g:5Pz 1102', 'done', 'done')
    const s = match.position
    expect(pickUpBarred(s, unitOf(match, 'g:5Pz'), NO_REASONS)).toBe(LEGAL)
    expect(destinations(match, 'g:5Pz')).toContain('1002')
  })
})

describe('7.0 stacking', () => {
  const full = { 'g:7': '1102', 'g:12': '1102', 'g:14': '1102' }

  it('7.0a, 7.0b lets four units share a hex while the phase goes on, and does not let it end like that', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002', 'g:26': '0902', ...full } })
    say(match, 'move g:6 1102')
    expect(refusal(match, 'done')).toEqual({ rule: '7.0', because: '1102 holds more than three units' })
    say(match, 'move g:26 1002', 'move g:12 1202', 'done')
    expect(match.decision).toMatchObject({ step: 'combat' })
  })

  it('7.0b lets as many in as others can leave', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:6': '1002', 'g:26': '1002', 'g:31': '1002', 'g:35': '1002', ...full },
    })
    say(match, 'move g:6 1102', 'move g:26 1102', 'move g:31 1102')
    expect(refusal(match, 'move g:35 1102')).toEqual({
      rule: '7.0',
      because: '1102 is full, and room could not be made',
    })
    say(match, 'move g:7 1202', 'move g:12 1202', 'move g:14 1202', 'done')
  })

  it('7.0b keeps a fourth unit out of a hex that nobody can leave any more', () => {
    const moved = Object.fromEntries(Object.keys(full).map((id) => [id, { place: '1102', moved: true }]))
    const match = position({ phase: 'german move', units: { 'g:6': '1002', ...moved } })
    expect(refusal(match, 'move g:6 1102')).toEqual({
      rule: '7.0',
      because: '1102 is full, and room could not be made',
    })
  })

  it('7.0b keeps the last room that a crowd can reach free for it', () => {
    const done = (place: string) => ({ place, moved: true })
    const corner = {
      'g:7': done('0101'),
      'g:12': done('0101'),
      'g:14': { place: '0101', unsupplied: true },
      'r:1': '0103',
      'r:19': '0401',
      'g:31': done('0201'),
      'g:35': done('0201'),
    }
    const below = { 'g:36': done('0102'), 'g:45': done('0102'), 'g:57': done('0102') }
    const match = position({ phase: 'german move', units: { 'g:6': '0202', 'g:26': '0202', ...corner, ...below } })
    expect(refusal(match, 'move g:26 0201')).toBeNull()
    say(match, 'move g:6 0101')
    expect(refusal(match, 'move g:26 0201')).toEqual({ rule: '7.0', because: 'others must have room in 0201' })
    say(match, 'move g:14 0201', 'done')
  })

  it('7.0b keeps a fourth unit out where the only one that could leave is bound to the railway', () => {
    const match = position({
      phase: 'german mechanized',
      turn: 2,
      units: {
        'g:5Pz': '1103',
        'g:4Pz': { place: '1104', arrived: true, way: 'rail', railed: 30 },
        'g:6': '1104',
        'g:7': '1104',
      },
    })
    expect(refusal(match, 'move g:5Pz 1104')).toMatchObject({ rule: '7.0' })
  })

  it('R73-01, option: railheads move eleven hexes along the railway', () => {
    const units = { 'r:RH1': '4511' }
    const reach = (options: Record<string, string>) =>
      destinations(position({ phase: 'soviet move', options, units }), 'r:RH1').length
    expect(reach({ railheadMA: '11' })).toBeGreaterThan(reach({}) + 8)
  })

  it('7.3C mixes all types in one hex, in no particular order', () => {
    const match = position({ phase: 'german move', units: { 'g:5Pz': '1002', 'g:6': '1102', 'g:1Ski': '0902' } })
    say(match, 'move g:5Pz 1102', 'move g:1Ski 1102', 'done')
    const other = position({ phase: 'german move', units: { 'g:5Pz': '1002', 'g:6': '1102', 'g:1Ski': '0902' } })
    say(other, 'move g:1Ski 1102', 'move g:5Pz 1102', 'done')
    expect(match.entries.at(-1)!.hash).toBe(other.entries.at(-1)!.hash)
  })

  it('7.4D.a, 9.5F.a does not count railheads, of which any number share a hex', () => {
    const match = position({
      phase: 'soviet move',
      units: { 'r:1': '4311', 'r:19': '4311', 'r:29': '4311', 'r:RH1': '4411', 'r:RH2': '4311', 'r:RH3': '4312' },
    })
    say(match, 'move r:RH1 4311')
    expect(refusal(match, 'done')).toBeNull()
    expect(refusal(match, 'move r:RH3 4411')).toBeNull()
    const beside = position({
      phase: 'soviet move',
      units: { 'r:1': '4310', 'r:19': '4311', 'r:29': '4311', 'r:RH1': '4311', 'r:RH2': '4311', 'r:RH3': '4311' },
    })
    say(beside, 'move r:1 4311', 'done')
    expect(at(beside, 'r:1')).toBe('4311')
  })

  it('7.2B.a, 7.2B.b attacks a whole hex at once, with as many of a stack as the attacker likes', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'g:6': '4108', 'g:7': '4108', 'r:1': '4208', 'r:19': '4208', 'g:12': '4207', ...RAILHEAD },
    })
    say(match, 'attack 4108', 'join r:1')
    expect(explain(match, 'defence').items.filter((item) => item.startsWith('8.0'))).toEqual(['8.0 g:6 8', '8.0 g:7 8'])
    expect(explain(match, 'attack').value).toBe(3 * 4)
    expect(refusal(match, 'join r:19')).toBeNull()
  })

  it('7.4D.b, 9.5F.c, R73-33 leaves a railhead out of the defence where other units stand, and counts it alone', () => {
    const attack = (units: Readonly<Record<string, unknown>>) =>
      explain(
        say(position({ phase: 'german combat', units: { 'g:5Pz': '4410', ...units } }), 'attack 4511', 'join g:5Pz'),
        'defence',
      ).value
    expect(attack({ 'r:RH1': '4511', 'r:RH2': '4511' })).toBe(2 * 4)
    expect(attack({ 'r:RH1': '4511', 'r:1': '4511' })).toBe(3 * 4)
  })
})
