import { describe, expect, it } from 'vitest'
import { GERMAN, SOVIET } from './counters.ts'
import {
  at,
  choices,
  destinations,
  explain,
  hexOf,
  type Played,
  position,
  refusal,
  say,
  unitOf,
} from './position.fixture.ts'
import { distanceToSupply, isSupplied, supplyLine } from './supply.ts'

const supplied = (match: Played, unit: string): boolean => isSupplied(match.position, unitOf(match, unit))
const distance = (match: Played, side: number, hex: string): number =>
  distanceToSupply(match.position, side, hexOf(match, hex))
const lineFrom = (match: Played, side: number, hex: string): string =>
  supplyLine(match.position, side, hexOf(match, hex))
    .map((one) => match.setting.ground.name(one))
    .join(' ')

/** Russians at every western end of a railway but 0112, so that all German supply comes from there. */
const OTHER_ENDS = {
  'r:36': '0401',
  'r:37': '0601',
  'r:38': '1901',
  'r:39': '2201',
  'r:40': '2801',
  'r:41': '3101',
  'r:42': '0107',
  'r:43': '0120',
  'r:44': '0124',
  'r:45': '0127',
  'r:46': '0130',
  'r:47': '0834',
  'r:49': '0116',
}

/** Germans at the western end of the railway of Smolensk, which leaves it no way out but to the east. */
const WEST_SHUT = { 'g:14': '4009' }

describe('9.1 sources', () => {
  it('9.0a, 9.4E.a, R73-45 supplies a Russian within ten hexes of a railhead, and no further', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1': '3511', 'r:19': '3411', 'r:RH1': '4511' } })
    expect(explain(match, 'supply r:1').value).toBe(10)
    expect(supplied(match, 'r:1')).toBe(true)
    expect(explain(match, 'supply r:19').value).toBe(11)
    expect(supplied(match, 'r:19')).toBe(false)
  })

  it('9.0a, R73-45 counts no distance on a source itself', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1': '4511', 'r:RH1': '4511', 'g:6': '1004' } })
    expect(explain(match, 'supply r:1').value).toBe(0)
    expect(explain(match, 'supply g:6').value).toBe(0)
  })

  it('9.1A.a, R73-05 makes any open rail hex a German source, west of the line or east of it', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002', 'g:7': '3607' } })
    expect(explain(match, 'supply g:6').value).toBe(2)
    expect(match.setting.isEast[hexOf(match, '3607')]).toBe(1)
    expect(explain(match, 'supply g:7').value).toBe(0)
  })

  it('9.1A.a, R73-05 makes a controlled rail hex no source unless a German stands in it', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1003', 'r:1': '1105' } })
    expect(explain(match, 'supply g:6').value).toBe(1)
    expect(distance(match, GERMAN, '1004')).toBeGreaterThan(10)
    const held = position({ phase: 'german move', units: { 'g:6': '1003', 'g:7': '1004', 'r:1': '1105' } })
    expect(distance(held, GERMAN, '1004')).toBe(0)
  })

  it('9.1A.b makes a railhead a source only on a railway that is open to the east', () => {
    const open = position({ phase: 'soviet move', units: { 'r:1': '4209', 'r:RH1': '4210' } })
    expect(supplied(open, 'r:1')).toBe(true)
    const none = position({ phase: 'soviet move', units: { 'r:1': '4209' } })
    expect(supplied(none, 'r:1')).toBe(false)
    const western = position({ phase: 'soviet move', units: { 'r:1': '1003', 'r:RH1': '1004', 'g:6': '3813' } })
    expect(supplied(western, 'r:1')).toBe(true)
    const cut = position({
      phase: 'soviet move',
      units: { 'r:1': '4209', 'r:RH1': '4210', 'g:6': '4411', ...WEST_SHUT },
    })
    expect(supplied(cut, 'r:1')).toBe(false)
  })

  it('9.1A, R73-06 divides the map edge at the active line, whose own ends are western', () => {
    const ends = (scenario: 'historical' | 'maximum', side: number): string[] => {
      const match = position({ scenario, phase: 'soviet move', units: {} })
      return match.setting.railEnds[side]!.map((hex) => match.setting.ground.name(hex))
    }
    expect(ends('historical', GERMAN)).toEqual(expect.arrayContaining(['3201', '2801', '0112', '0834']))
    expect(ends('historical', SOVIET)).toEqual(expect.arrayContaining(['3301', '4611', '2034', '3134']))
    expect(ends('maximum', GERMAN)).toEqual(expect.arrayContaining(['1901', '0112']))
    expect(ends('maximum', SOVIET)).toEqual(expect.arrayContaining(['2201', '2801', '3201', '4611']))
  })

  it('R73-47 joins rail hexes only through a hexside that the railway crosses', () => {
    // Germans cut 4331 off to both sides; 4430 lies beside it, on another railway that is open.
    const units = { 'r:1': '4530', 'g:6': '4333', 'g:7': '4229' }
    const beside = position({ phase: 'soviet move', units: { ...units, 'r:RH1': '4331' } })
    expect(supplied(beside, 'r:1')).toBe(false)
    const joined = position({ phase: 'soviet move', units: { ...units, 'r:RH1': '4430' } })
    expect(supplied(joined, 'r:1')).toBe(true)
  })
})

describe('9.2 when supply is judged', () => {
  it('9.2B.a, 9.2B.b, E73-16, R73-39 reads supply at the start of each movement phase and holds it', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1GdT': '4620', 'r:2GdT': '4624', 'r:RH1': '4611' } })
    const allowances = () => [explain(match, 'allowance r:1GdT').value, explain(match, 'allowance r:2GdT').value]
    expect(allowances()).toEqual([6, 3])
    say(match, 'move r:1GdT 4623', 'move r:2GdT 4621')
    expect(allowances()).toEqual([6, 3])
    expect([supplied(match, 'r:1GdT'), supplied(match, 'r:2GdT')]).toEqual([false, true])
    say(match, 'done', 'done')
    expect(allowances()).toEqual([3, 6])
  })

  it('9.2B.a leaves the movement of a unit that is cut off later in the phase alone', () => {
    const match = position({
      phase: 'soviet move',
      units: { 'r:1': '4209', 'r:19': '4411', 'r:RH1': '4210', 'g:6': '4412', ...WEST_SHUT },
    })
    say(match, 'move r:19 4410')
    expect(supplied(match, 'r:1')).toBe(false)
    expect(explain(match, 'allowance r:1').value).toBe(4)
  })

  it('9.2C, E73-17 halves a unit that is cut off before its own combat', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'r:1': '4411', 'g:6': '4412', 'r:RH1': '4210', 'r:19': '4109', ...WEST_SHUT },
      dice: [1],
    })
    say(match, 'attack 4009', 'join r:19')
    expect(explain(match, 'attack').value).toBe(3 * 4)
    say(match, 'withdraw', 'attack 4412', 'join r:1', 'lower 1-3', 'attack 4009', 'join r:19')
    expect(at(match, 'r:1')).toBe('')
    expect(explain(match, 'attack')).toMatchObject({ value: 6, items: ['8.0 r:19 12', '9.3D r:19 without supply -6'] })
  })
})

describe('9.3 what supply does', () => {
  it('9.3D.a leaves the printed values of supplied units', () => {
    const match = position({ phase: 'soviet combat', units: { 'r:1': '4208', 'g:6': '4108', 'r:RH1': '4511' } })
    expect(explain(match, 'allowance r:1').value).toBe(4)
    say(match, 'attack 4108', 'join r:1')
    expect(explain(match, 'attack').items).toEqual(['8.0 r:1 12'])
  })

  it('9.3D.b halves the strength of unsupplied units and keeps the fraction, in attack and defence', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'r:1': '1002', 'g:52S': '1102', ...OTHER_ENDS, 'r:48': '0711' },
    })
    expect(supplied(match, 'g:52S')).toBe(false)
    say(match, 'attack 1102', 'join r:1')
    expect(explain(match, 'attack').value).toBe(6)
    expect(explain(match, 'defence').value).toBe(2)
  })

  it('9.3D.c, E73-06 halves allowances and drops the fraction: 4 to 2, 5 to 2, 6 to 3, 8 to 4, 1 to 0', () => {
    const match = position({
      phase: 'soviet move',
      units: {
        'r:1': '4208',
        'r:2Gd': '4208',
        'r:1GdT': '4308',
        'r:RH1': '1004',
        'g:5Pz': { place: '1002', unsupplied: true },
        'g:6': '0904',
        'g:7': '1104',
      },
    })
    const allowances = ['r:1', 'r:2Gd', 'r:1GdT', 'g:5Pz', 'r:RH1'].map((id) => explain(match, `allowance ${id}`).value)
    expect(allowances).toEqual([2, 2, 3, 4, 0])
  })
})

describe('9.4 blocking', () => {
  it('9.4E.a runs off the rail first and then along it to the edge', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1': '4308', 'r:RH1': '4411' } })
    expect(lineFrom(match, SOVIET, '4308')).toBe('4308 4408 4409 4410 4411 4511 4611')
    expect(lineFrom(match, SOVIET, '3008')).toBe('')
  })

  it('9.0a says so where there is no source at all', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1': '4208' } })
    const refused = { rule: '9.0', because: 'no source in reach of 4208' }
    expect(explain(match, 'supply r:1')).toEqual({ value: -1, items: [], refusal: refused })
  })

  it('9.4E.b blocks the part off the rail by enemies and their zones', () => {
    const units = { 'r:1': '4620', 'r:RH1': '4611' }
    expect(supplied(position({ phase: 'soviet move', units }), 'r:1')).toBe(true)
    const barred = position({ phase: 'soviet move', units: { ...units, 'g:6': '4616', 'g:7': '4315' } })
    expect(supplied(barred, 'r:1')).toBe(false)
    expect(explain(barred, 'supply r:1').value).toBeGreaterThan(10)
  })

  it('9.4E.b blocks the rail part by enemy units and enemy zones alike', () => {
    const units = { 'r:1': '4209', 'r:RH1': '4210', ...WEST_SHUT }
    for (const german of ['4411', '4412']) {
      const match = position({ phase: 'soviet move', units: { ...units, 'g:6': german } })
      expect(supplied(match, 'r:1')).toBe(false)
    }
    const battlegroup = position({ phase: 'soviet move', units: { ...units, 'g:KG5': '4412' } })
    expect(supplied(battlegroup, 'r:1')).toBe(true)
  })

  it('9.4E.c opens the rail part where every controlled hex holds a friend', () => {
    // A Russian in 0610 controls three hexes of the railway: 0511, 0611 and 0711.
    const units = { 'g:6': '1710', ...OTHER_ENDS, 'r:48': '0610' }
    const two = position({ phase: 'german move', units: { ...units, 'g:7': '0511', 'g:12': '0611' } })
    expect(supplied(two, 'g:6')).toBe(false)
    const three = position({ phase: 'german move', units: { ...units, 'g:7': '0511', 'g:12': '0611', 'g:14': '0711' } })
    expect(supplied(three, 'g:6')).toBe(true)
  })

  it('9.4E.d, R73-05 keeps the rail part of a German line out of the Russian fortified line, not the rest of it', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '4311', 'g:7': '4112' } })
    // 4311 is on a railway that is open to the west but for the Russian line in 4010.
    expect(match.setting.onRail[hexOf(match, '4311')]).toBe(1)
    expect(explain(match, 'supply g:6').value).toBe(3)
    expect(supplied(match, 'g:6')).toBe(true)
    // A Russian line hex is no source even where a German stands in it.
    expect(explain(match, 'supply g:7').value).toBe(1)
  })

  it('9.4E.e, E73-07 does not leave the rails to go round a block', () => {
    const units = { 'g:6': '1710', ...OTHER_ENDS }
    const open = position({ phase: 'german move', units })
    expect(supplied(open, 'g:6')).toBe(true)
    expect(lineFrom(open, GERMAN, '1710')).toMatch(/^1710 .* 0211 0112$/)
    const blocked = position({ phase: 'german move', units: { ...units, 'r:48': '0711' } })
    expect(distance(blocked, GERMAN, '1710')).toBeGreaterThan(10)
    expect(supplied(blocked, 'g:6')).toBe(false)
  })
})

describe('9.5 railheads', () => {
  it('9.5F.b never lets a railhead attack', () => {
    const match = position({ phase: 'soviet combat', units: { 'g:6': '4410', 'r:1': '4511', 'r:RH1': '4511' } })
    say(match, 'attack 4410')
    expect(choices(match, 'join')).toEqual(['r:1'])
    expect(refusal(match, 'join r:RH1')).toEqual({ rule: '9.5F', because: 'railheads never attack' })
    const alone = position({ phase: 'soviet combat', units: { 'g:6': '4410', 'r:RH1': '4511' } })
    expect(refusal(alone, 'attack 4410')).toMatchObject({ rule: '8.1A' })
  })

  it('9.5F.c defends with one point each where only railheads stand', () => {
    const match = position({ phase: 'german combat', units: { 'g:5Pz': '4410', 'r:RH1': '4511', 'r:RH2': '4511' } })
    say(match, 'attack 4511', 'join g:5Pz')
    expect(explain(match, 'defence')).toMatchObject({ value: 8, items: ['8.0 r:RH1 4', '8.0 r:RH2 4'] })
  })

  it('9.5F.d gives the railhead the result of the stack', () => {
    const match = position({
      phase: 'german combat',
      units: { 'g:5Pz': '4410', 'g:12Pz': '4410', 'g:20Pz': '4410', 'r:1': '4511', 'r:RH1': '4511' },
      dice: [5],
    })
    say(match, 'attack 4511', 'join g:5Pz', 'lower 1-2')
    expect(choices(match, 'retreat')).toEqual(['r:1', 'r:RH1'])
  })

  it('9.5G.a, R73-01 moves a railhead one hex, through hexsides that the railway crosses', () => {
    const match = position({ phase: 'soviet move', units: { 'r:RH1': '4311' } })
    expect(explain(match, 'allowance r:RH1').value).toBe(1)
    expect(destinations(match, 'r:RH1')).toEqual(['4210', '4411'])
    // 4211 and 4312 are rail hexes beside it, on another railway.
    for (const hex of ['4211', '4312', '4310', '4511'])
      expect(refusal(match, `move r:RH1 ${hex}`)).toEqual({
        rule: '9.5G',
        because: 'railheads move along the railway, from hex to hex',
      })
  })

  it('9.5G.b retreats a railhead along the railway only', () => {
    const match = position({
      phase: 'german combat',
      units: { 'g:5Pz': '4410', 'r:RH1': '4511' },
      dice: [5],
    })
    say(match, 'attack 4511', 'join g:5Pz', 'lower 1-2', 'retreat r:RH1')
    expect(choices(match, 'to')).toEqual(['4611'])
    expect(refusal(match, 'to 4512')).toMatchObject({ rule: '9.5G' })
  })

  it('9.5G.b eliminates a railhead that has no way out by rail', () => {
    const match = position({ phase: 'german combat', units: { 'g:5Pz': '4511', 'r:RH1': '4611' }, dice: [5] })
    say(match, 'attack 4611', 'join g:5Pz', 'lower 1-2', 'retreat r:RH1')
    expect(at(match, 'r:RH1')).toBe('')
    expect(match.position.vp.german).toBe(1)
  })
})
