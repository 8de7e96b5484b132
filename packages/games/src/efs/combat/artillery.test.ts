import { describe, expect, it } from 'vitest'
import { asked, choices, explain, position, refusal, say } from '../position.fixture.ts'
import { attack, fight, items, until } from './battle.fixture.ts'

const atBorisov = (units: Record<string, unknown>, more = {}) =>
  until(
    say(
      attack(
        position({
          phase: 'axis declaration',
          units: { 'g:18/18Pz': '1729', 's:6/1Mos': '1829', ...units },
          ...more,
        }),
        '1829',
        'g:18/18Pz',
      ),
      'done',
    ),
    'artillery',
  )

describe('13.1 defending guns', () => {
  it('13.1 support within their range', () => {
    expect(choices(atBorisov({ 's:29+49': '2028' }), 'support')).toEqual(['s:29+49 I-1829'])
    const far = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 's:6/1Mos': '1829', 's:29+49': '2128' },
    })
    expect(until(say(attack(far, '1829', 'g:18/18Pz'), 'done'), 'combat').decision).toMatchObject({ step: 'combat' })
  })

  it('11.1 step 71: one in an enemy zone supports only next to it', () => {
    const units = { 's:29+49': '2028', 's:12/1Mos': '2128', 'g:88/18Pz': '2029', 'g:817Art': '1730' }
    const match = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 's:6/1Mos': '1829', ...units },
    })
    attack(match, '1829', 'g:18/18Pz')
    until(say(match, 'done'), 'combat')
    const near = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 's:6/1Mos': '1829', 's:29+49': '1928', 'g:88/18Pz': '2029' },
    })
    until(say(attack(near, '1829', 'g:18/18Pz'), 'done'), 'artillery')
    expect(choices(near, 'support')).toEqual(['s:29+49 I-1829'])
  })

  it('13.1, E-R23 in an enemy zone they support their own hex', () => {
    expect(choices(atBorisov({ 's:29+49': '1829' }), 'support')).toEqual(['s:29+49 I-1829'])
  })

  it('13.12 support one hex, and are committed', () => {
    const match = say(atBorisov({ 's:29+49': '2028' }), 'support s:29+49 1829')
    expect(refusal(match, 'support s:29+49 1829')).toEqual({ rule: '13.12', because: 's:29+49 is committed' })
    expect(choices(say(match, 'silence s:29+49'), 'support')).toEqual(['s:29+49 I-1829'])
  })

  it('11.38 do not support after they were overrun, 6.35 nor out of supply', () => {
    const whoIsAsked = (gun: Record<string, unknown>) => {
      const units = { 'g:18/18Pz': '1729', 's:6/1Mos': '1829', 's:29+49': { place: '2028', ...gun } }
      return asked(say(attack(position({ phase: 'axis declaration', units }), '1829', 'g:18/18Pz'), 'done'))
    }
    expect(whoIsAsked({})).toBe('Soviet artillery')
    expect(whoIsAsked({ overrun: true })).toBe('Axis combat')
    expect(whoIsAsked({ supply: 'out of supply' })).toBe('Axis combat')
    expect(whoIsAsked({ fired: true })).toBe('Axis combat')
  })

  it('13.13b no more than the others defend with', () => {
    const match = atBorisov({ 's:29+49': '2028', 's:6/1Mos': '2230', 's:18Zap': '1829' })
    say(match, 'support s:29+49 1829')
    expect(items(match, 'defence 1829')).toEqual([
      's:18Zap 1',
      'support of s:29+49 2',
      'no more support than others bring -1',
    ])
  })

  it('13.13b a gun alone defends with 1 and is not supported', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 's:29+49': '1829', 's:13A': '2228' },
    })
    fight(say(attack(match, '1829', 'g:18/18Pz'), 'done'), '1829')
    expect(explain(match, 'defence 1829').value).toBe(1)
  })
})

/** Two Soviet guns in range of Yelnya, and an HQ. */
const yelnya = (units: Record<string, unknown>, more = {}) =>
  fight(
    say(
      attack(
        position({
          scenario: 'yelnya',
          turn: 36,
          phase: 'soviet declaration',
          units: { 's:19RD': '6320', 's:120RD': '6320', 'g:15ID': '6220', ...units },
          set: { suppliedAttacks: 5 },
          ...more,
        }),
        '6220',
        's:19RD',
        's:120RD',
      ),
      'done',
    ),
    '6220',
  )

describe('13.1 guns of the attacker', () => {
  it('13.1 support within their range', () => {
    expect(refusal(say(yelnya({ 's:275': '6420' }), 'supply'), 'support s:275')).toBeNull()
    expect(refusal(say(yelnya({ 's:275': '6520' }), 'supply'), 'support s:275')?.rule).toBe('13.1')
  })
})

describe('E-R23 guns of the attacker next to enemies', () => {
  it('13.1, E-R23 support only next to them', () => {
    const from = (gun: string, other: string) => {
      const units = { 'g:18/18Pz': '1729', 'g:817Art': gun, 's:6/1Mos': '1829', 's:175/1Mos': other }
      const match = position({ phase: 'axis declaration', units })
      return refusal(fight(say(attack(match, '1829', 'g:18/18Pz'), 'done'), '1829'), 'support g:817Art')?.because
    }
    expect(from('1628', '2231')).toBeUndefined()
    expect(from('1628', '1627')).toBe('g:817Art is in an enemy zone, and I-1829 is not next to it')
    expect(from('1729', '2231')).toBeUndefined()
  })
})

describe('13.2 how many guns', () => {
  it('13.2 one Soviet gun without an HQ', () => {
    const match = say(yelnya({ 's:275': '6420', 's:488': '6420' }), 'supply', 'support s:275')
    expect(refusal(match, 'support s:488')).toEqual({
      rule: '13.2',
      because: 'one gun supports a combat, more only under one HQ',
    })
  })

  it('11.4 two under one HQ, and two rockets beside them', () => {
    const guns = { 's:275': '6420', 's:488': '6420', 's:24Army': '6420', 's:3GdRkt': '6320', 's:4GdRkt': '6320' }
    const match = say(yelnya({ ...guns, 's:24A': '6519' }), 'supply', 'support s:275', 'support s:488')
    expect(refusal(match, 'support s:24Army')?.rule).toBe('13.2')
    say(match, 'support s:3GdRkt', 'support s:4GdRkt')
    expect(explain(match, 'attack 6220').value).toBe(8 + 8)
  })

  it('11.4 note 1: one gun near an HQ that is out of order', () => {
    const units = { 's:275': '6420', 's:488': '6420', 's:24A': { place: '6420', nonOp: true } }
    const match = say(yelnya(units), 'supply', 'support s:275')
    expect(refusal(match, 'support s:488')).toEqual({ rule: '21.26', because: 's:24A is out of order: one gun only' })
  })

  it('11.4 note 2: interdiction silences guns that are stacked with the HQ', () => {
    const units = { 's:275': '6420', 's:488': '6420', 's:24A': '6420' }
    expect(refusal(say(yelnya(units), 'supply', 'support s:275'), 'support s:488')).toBeNull()
    const match = say(yelnya(units, { interdiction: { 6420: 1 } }), 'supply', 'support s:275')
    expect(refusal(match, 'support s:488')?.rule).toBe('13.2')
    const apart = say(yelnya({ ...units, 's:488': '6319' }, { interdiction: { 6420: 1 } }), 'supply', 'support s:488')
    expect(refusal(apart, 'support s:275')?.rule).toBe('13.2')
  })

  it('13.2 four guns of the Axis', () => {
    const guns = ['g:VArt', 'g:VIIIArt', 'g:IXArt', 'g:XXArt', 'g:VIIArt']
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis declaration',
      units: {
        'g:15ID': '6220',
        'g:78ID': '6220',
        's:19RD': '6320',
        ...Object.fromEntries(guns.map((id) => [id, '6121'])),
      },
    })
    fight(say(attack(match, '6320', 'g:15ID', 'g:78ID'), 'done'), '6320')
    say(match, ...guns.slice(0, 4).map((id) => `support ${id}`))
    expect(refusal(match, 'support g:VIIArt')).toEqual({ rule: '13.2', because: '4 guns support a combat' })
  })
})

describe('13.12 guns that have fired', () => {
  it('13.12 fire once a segment, and both sides turn them back', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 'g:817Art': '1730', 's:6/1Mos': '1829', 's:29+49': '2028' },
      dice: [10],
    })
    until(say(attack(match, '1829', 'g:18/18Pz'), 'done'), 'artillery')
    say(match, 'support s:29+49 1829', 'done', 'fight 1829', 'support g:817Art', 'roll')
    const { fired } = match.position.units
    const unit = (id: string) => match.setting.kinds.unit.read(id)
    expect([fired[unit('g:817Art')], fired[unit('s:29+49')]]).toEqual([1, 1])
  })
})
