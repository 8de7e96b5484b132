import { describe, expect, it } from 'vitest'
import { at, choices, type Given, type Played, position, refusal, say, strength } from './position.fixture.ts'

const german = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({
    phase: 'german reinforcement',
    units: { 'r:4RC': '2304', 'g:255': '2533', ...units },
    set: { sides: { German: { points: 4 } } },
    ...more,
  })

const russian = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({
    phase: 'russian reinforcement',
    units: { 'r:4RC': '2304', 'g:255': '2533', ...units },
    set: { sides: { Russian: { points: 10 } } },
    ...more,
  })

describe('C5.0 reinforcements', () => {
  it('C5.0a they come on their turn', () => {
    const match = german({ 'g:15': { due: 3 }, 'g:1Pz': { due: 7 } })
    expect(choices(match, 'enter')).toEqual(['g:15'])
    expect(refusal(match, 'enter g:1Pz')).toEqual({ rule: 'X4.9', because: 'g:1Pz comes on turn 7' })
  })

  it('X4.9a Germans on the west edge', () => {
    const match = say(german({ 'g:15': { due: 3 } }), 'enter g:15')
    expect(choices(match, 'at')).toEqual(['2533', '2633', '2733', '2833', '2933', '3033', '3133', '3233'])
    const held = say(german({ 'g:15': { due: 3 }, 'r:4RC': '2733' }), 'enter g:15')
    expect(refusal(held, 'at 2733')).toEqual({ rule: 'X4.9', because: 'enemies are in 2733' })
  })

  it('X4.9a Russians in cities of their own and on the east edge', () => {
    const match = say(russian({ 'r:52RC': { due: 3 } }, { german: ['2819'] }), 'enter r:52RC')
    const hexes = choices(match, 'at')
    expect(hexes).toEqual(expect.arrayContaining(['2811', '2702', '2701', '2201', '2514']))
    expect(hexes).not.toContain('2819')
    expect(refusal(match, 'at 2819')).toEqual({ rule: 'X4.9', because: '2819 is not under your control' })
    expect(refusal(match, 'at 2710')?.because).toBe('2710 is neither a city nor on the east edge')
  })

  it('X1.3e, D-R68 not in cities outside the area, nor in the south while it is closed', () => {
    const closed = say(russian({ 'r:52RC': { due: 3 } }), 'enter r:52RC')
    expect(choices(closed, 'at')).not.toContain('3515')
    const open = say(russian({ 'r:52RC': { due: 3 } }, { set: { isSouthOpen: true } }), 'enter r:52RC')
    expect(choices(open, 'at')).toContain('3515')
    expect(choices(open, 'at')).not.toContain('2119')
  })

  it('D-R54 not into an enemy zone unless a friendly force is there, and within stacking', () => {
    const units = { 'r:52RC': { due: 3 }, 'g:5': '2812' }
    expect(refusal(say(russian(units), 'enter r:52RC'), 'at 2811')).toEqual({
      rule: 'X4.9',
      because: '2811 is in an enemy zone of control',
    })
    expect(refusal(say(russian({ ...units, 'r:61RC': '2811' }), 'enter r:52RC'), 'at 2811')).toBeNull()
    const full = say(russian({ ...units, 'r:61RC': '2811', 'r:69RC': '2811' }), 'enter r:52RC')
    expect(refusal(full, 'at 2811')).toEqual({ rule: 'X4.1', because: '2811 is full' })
  })
})

describe('D-R77', () => {
  it('arrivals may wait', () => {
    const match = say(german({ 'g:15': { due: 2 } }, { turn: 3 }), 'done')
    expect([at(match, 'g:15'), refusal(match, 'done')]).toEqual(['', null])
    expect(choices(german({ 'g:15': { due: 2 } }, { turn: 5 }), 'enter')).toEqual(['g:15'])
  })
})

describe('X4.5 replacement points', () => {
  const income = (phase: 'german' | 'russian', turn: number) => {
    const units = { 'g:5': '2529', 'r:4RC': '2304' }
    if (phase === 'russian')
      return say(position({ phase: 'german operations', turn, units }), 'done').position.sides.points[2]
    return say(position({ phase: 'russian operations', turn: turn - 1, units }), 'done').position.sides.points[1]
  }

  it('X4.5a German none on turns 1 and 2, then 2 a turn', () => {
    expect([2, 3, 4].map((turn) => income('german', turn))).toEqual([0, 2, 2])
  })

  it('X4.5a, D-R57 Russian 5 a turn from turn 2 on', () => {
    expect([2, 3, 9].map((turn) => income('russian', turn))).toEqual([5, 5, 5])
  })

  it('C5.0g they are kept', () => {
    const match = say(german({ 'g:5': { place: '2529', strength: 3 } }), 'done')
    expect(match.position.sides.points[1]).toBe(4)
  })

  it('C5.0b, C2.4b, C5.0c a point restores a point, never beyond what is printed', () => {
    const match = german({ 'g:5': { place: '2529', strength: 4 } })
    say(match, 'replace g:5', 'replace g:5')
    expect([strength(match, 'g:5'), match.position.sides.points[1]]).toEqual([6, 2])
  })

  it('C5.0d not in an enemy zone, nor without a line of supply', () => {
    const weak = (place: string) => ({ place, strength: 3 })
    const match = german({ 'g:5': weak('3128'), 'r:28RC': '3127', 'g:6': weak('2813'), 'g:7': weak('2529') })
    expect(choices(match, 'replace')).toEqual(['g:7'])
    expect(refusal(match, 'replace g:5')?.because).toBe('g:5 is in an enemy zone of control')
    expect(refusal(match, 'replace g:6')?.because).toBe('g:6 has no line of supply')
  })

  it('C5.0e, D-R16 an eliminated unit is rebuilt with as many points as are paid', () => {
    const dead = { place: '', dead: true, strength: 0, least: 0, most: 0 }
    const match = german({ 'g:5': dead })
    expect(choices(match, 'rebuild')).toEqual(['1 g:5', '2 g:5', '3 g:5', '4 g:5'])
    say(match, 'rebuild 3 g:5', 'enter g:5 2833')
    expect([at(match, 'g:5'), strength(match, 'g:5'), match.position.sides.points[1]]).toEqual(['2833', 3, 1])
  })

  it('C5.0f one that surrendered is not', () => {
    const gone = { place: '', dead: true, surrendered: true, strength: 0, least: 0, most: 0 }
    const match = german({ 'g:5': gone, 'g:6': { place: '2529', strength: 2 } })
    expect(choices(match, 'rebuild')).toEqual([])
    expect(refusal(match, 'rebuild 1 g:5')).toEqual({ rule: 'C5.0', because: 'g:5 has surrendered' })
  })

  it('C2.4c, D-R76 the enemy learns that a point is used, not by whom', () => {
    const match = say(german({ 'g:5': { place: '2529', strength: 4 } }), 'replace g:5')
    const { heard } = match.entries.at(-1)!
    expect(heard[2]!.said?.template).toBe('use a replacement point')
    expect(heard[2]!.told).toEqual([{ event: 'replacedUnseen', operands: [] }])
    expect(heard[1]!.told).toEqual([{ event: 'replaced', operands: [match.setting.kinds.unit.read('g:5')] }])
  })
})
