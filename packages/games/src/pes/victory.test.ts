import { describe, expect, it } from 'vitest'
import { ending, explain, LINE, nature, type Played, position, refusal, say } from './position.fixture.ts'

const WEST = '1939 2232 2027 1919 1916'
const CITIES = '2502 1105'
const UNIT = { 'g:5': '2644' }

const check = (turn: number, german: string, tally: number, options = {}): string => {
  const match = position({ phase: 'check', turn, units: UNIT, german, set: { tally }, options })
  return ending(match)
}

const moscow = (german: string, tally: number, die: number): Played =>
  nature(position({ phase: 'moscow', turn: 7, units: UNIT, german, set: { tally }, dice: [die] }))

describe('4 winning and losing', () => {
  it('4.1a knows no win without Moscow and no draw: after turn 7 the game is lost', () => {
    expect(check(7, `${WEST} 1810 1805`, 150)).toBe('Soviet: end of August')
  })

  it('4.2a, P-R03, PX-15 wants fifty units and five points at the end of July', () => {
    expect(check(4, WEST, 50)).toBe('')
    expect(check(4, WEST, 44)).toBe('Soviet: July')
    expect(check(4, '1939 2232 2027 1919', 80)).toBe('Soviet: July')
    expect(check(4, WEST, 44, { endOfJuly: 'either' })).toBe('')
    expect(check(4, '1939', 44, { endOfJuly: 'either' })).toBe('Soviet: July')
  })

  it('4.2a tells what is lacking', () => {
    const match = position({
      phase: 'operations',
      turn: 4,
      units: UNIT,
      german: '1939 2232 2027 1919',
      set: { tally: 44 },
    })
    expect(explain(match, 'check')).toEqual({
      value: 7,
      items: ['4.2 Smolensk is Soviet 1', '4.2 more units to destroy in pockets 6'],
    })
  })

  it('4.3a has seven points of communications', () => {
    const { setting } = position({ phase: 'operations', units: UNIT })
    const names = setting.loc.map((hex) => setting.ground.name(hex))
    expect(names).toEqual(['1939', '2232', '2027', '1919', '1916', '1810', '1805'])
  })

  it('4.4a wants Vyazma too at the end of turn 5', () => {
    expect(check(5, WEST, 0)).toBe('Soviet: turn 5')
    expect(check(5, `${WEST} 1810`, 0)).toBe('')
  })

  it('4.5a wants Mozhaisk too at the end of turn 6', () => {
    expect(check(6, `${WEST} 1810`, 0)).toBe('Soviet: turn 6')
    expect(check(6, `${WEST} 1810 1805`, 0)).toBe('')
  })

  it.each([
    [1, '1700', 1],
    [2, '1700 1701', 1],
    [3, '1700..1702', 2],
    [4, '1700..1702 1601', 3],
    [5, '1700..1702 1601 1602', 4],
    [6, '1700..1702 1601 1602 1801', 5],
  ])('4.6a, P-R04 wins with %i hexes of Moscow (%s) on %i or less', (_count, hexes, most) => {
    expect(ending(moscow(hexes, 0, most))).toBe('German: Moscow')
    expect(ending(moscow(hexes, 0, most + 1))).toBe('Soviet: end of August')
  })

  it('4.6b wins with all seven without a roll', () => {
    const match = position({ phase: 'moscow', turn: 5, units: UNIT, german: '1601 1602 1700..1702 1801 1802' })
    expect(ending(nature(match))).toBe('German: Moscow whole')
  })

  it('4.7a, PX-16 takes one off for Tula and Kalinin together, as they are held at that moment', () => {
    const both = `1700 1701 ${CITIES}`
    expect(ending(moscow(both, 57, 3))).toBe('German: Moscow')
    expect(ending(moscow(both, 57, 4))).toBe('Soviet: end of August')
    expect(ending(moscow('1700 1701 2502', 57, 3))).toBe('Soviet: end of August')
  })

  it('4.8a, PX-07 takes one off for every full fifty units', () => {
    const off = (tally: number) =>
      explain(position({ phase: 'operations', turn: 7, units: UNIT, german: '1700', set: { tally } }), 'moscow').value
    expect([49, 50, 99, 100].map(off)).toEqual([1, 2, 2, 3])
  })

  it('4.9a loses to a group at a point of communications', () => {
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': '1938', ...UNIT },
      german: '1939..1942',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'LOC' } },
    })
    expect(ending(nature(match))).toBe('Soviet: communications cut')
  })

  it('4.10a, 4.10c gives each German force a zone in its hex and the six round it, any terrain, and Soviets none', () => {
    const match = position({ phase: 'operations', units: { 'g:5': '1528', 'r:2': '1437' }, german: '1528' })
    const { ground } = match.setting
    const zone = (hex: string) => match.position.zones.count[ground.parse(hex)]
    for (const hex of ['1528', '1428', '1527', '1628', '1629', '1529', '1429']) expect(zone(hex)).toBe(1)
    expect(zone('1437')).toBe(0)
  })

  it('4.10b, P-R05 wants a unit or zone in every German hex beside a marker when Phase II ends', () => {
    const { 'g:26': _, ...units } = LINE
    const open = position({ phase: 'operations', units: LINE })
    expect(explain(open, 'integrity').items).toEqual([])
    expect(refusal(open, 'done')).toBeNull()
    expect(refusal(open, 'abandon')?.rule).toBe('4.10')
    const broken = position({ phase: 'operations', units })
    expect(refusal(broken, 'done')).toEqual({ rule: '4.10', because: 'the front is open at 2640' })
    expect(ending(say(broken, 'abandon'))).toBe('Soviet: front broken')
  })

  it('PX-08 loses when any one of the units that hold a line is taken away', () => {
    for (const away of Object.keys(LINE)) {
      const left = Object.fromEntries(Object.entries(LINE).filter(([id]) => id !== away))
      expect(explain(position({ phase: 'operations', units: left }), 'integrity').value).toBeGreaterThan(0)
    }
  })

  it('4.10b counts a unit one hex behind the front', () => {
    // 1539 is beside markers; a unit in 1540 covers it.
    const match = position({ phase: 'operations', units: { 'g:5': '1540' } })
    expect(explain(match, 'integrity').items).not.toContain('4.10 1539 is open 1')
  })

  it('historicalStop ends the game with the July check', () => {
    expect(check(4, WEST, 50, { historicalStop: 'on' })).toBe('German: July passed')
    expect(check(4, WEST, 49, { historicalStop: 'on' })).toBe('Soviet: July')
  })
})
