import { describe, expect, it } from 'vitest'
import { at, choices, explain, flagOf, pointsLeft, position, refusal, say } from '../position.fixture.ts'

describe('7.1 who moves when', () => {
  const units = {
    'g:18/18Pz': '1331',
    'g:53Nbw': '1331',
    's:6/1Mos': '2228',
    's:1Minsk': '2228',
    's:29+49': '2228',
    's:13A': '2228',
  }

  it.each([
    ['axis movement', { 'g:18/18Pz': 7, 'g:53Nbw': 7 }],
    ['axis motorized movement', { 'g:18/18Pz': 3.5, 'g:53Nbw': 0 }],
    ['soviet motorized movement', { 's:6/1Mos': 5 }],
    ['soviet movement', { 's:6/1Mos': 2.5, 's:1Minsk': 4, 's:29+49': 5, 's:13A': 4 }],
  ])('7.1 in the %s', (phase, allowances) => {
    const match = position({ phase, units })
    for (const [id, points] of Object.entries(allowances))
      expect(explain(match, `allowance ${id}`).value, id).toBe(points)
  })

  it('7.1 cavalry has half in C1 and all in C5', () => {
    const riders = { 's:45CD': '5308' }
    const allowance = (phase: string) =>
      explain(position({ scenario: 'yelnya', turn: 36, phase, units: riders }), 'allowance s:45CD').value
    expect([allowance('soviet motorized movement'), allowance('soviet movement')]).toEqual([3, 6])
  })

  it('10.1 a unit moves once in a phase', () => {
    const match = say(position({ phase: 'axis movement', units }), 'move g:53Nbw', 'to 1232', 'stop')
    expect(refusal(match, 'move g:53Nbw')).toEqual({ rule: '10.1', because: 'g:53Nbw has moved in this phase' })
  })

  it('10.1 who has not gone anywhere may still be left alone', () => {
    const match = say(position({ phase: 'axis movement', units }), 'move g:53Nbw', 'back', 'move g:53Nbw')
    expect(pointsLeft(match)).toBe(7)
  })

  it('6.35 out of supply takes two points, but not from cavalry', () => {
    const match = position({
      phase: 'axis movement',
      units: { 'g:18/18Pz': { place: '1331', supply: 'out of supply' }, 's:13A': '2231' },
    })
    expect(explain(match, 'allowance g:18/18Pz').value).toBe(5)
  })

  it('7.73 who receives replacements stays', () => {
    const match = position({ phase: 'axis movement', units: { 'g:18/18Pz': { place: '1331', receiving: true } } })
    expect(refusal(match, 'move g:18/18Pz')?.rule).toBe('7.73')
  })
})

describe('7.2 the ground', () => {
  const cost = (unit: string, from: string, to: string, phase = 'axis movement') => {
    const match = say(position({ phase, units: { [unit]: from, 's:13A': '2231' } }), `move ${unit}`)
    return explain(match, `cost ${to}`).value / 4
  }

  it.each([
    ['clear off the road', 'g:18/18Pz', '1331', '1431', 1],
    ['woods off the road, on wheels', 'g:18/18Pz', '1730', '1630', 3],
    ['motorway', 'g:18/18Pz', '1331', '1432', 0.5],
    ['main road through a hill town', 'g:18/18Pz', '1229', '1230', 0.5],
    ['minor road into clear', 'g:18/18Pz', '1432', '1433', 0.5],
    ['minor road into woods', 'g:18/18Pz', '1829', '1728', 1],
    ['a river off the road', 'g:18/18Pz', '2031', '2030', 2],
    ['marsh on wheels', 'g:18/18Pz', '1431', '1430', 4],
  ])('7.2 %s', (_, unit, from, to, points) => {
    expect(cost(unit, from, to)).toBe(points)
  })

  it('7.2 woods and marsh on foot', () => {
    expect(cost('s:1Minsk', '1431', '1430', 'soviet movement')).toBe(2)
    expect(cost('s:1Minsk', '1730', '1630', 'soviet movement')).toBe(2)
  })

  it('7.2 Soviet armor has an easier time in marsh than other wheels', () => {
    expect(cost('s:12/1Mos', '1431', '1430', 'soviet motorized movement')).toBe(3)
    expect(cost('s:6/1Mos', '1431', '1430', 'soviet motorized movement')).toBe(4)
  })

  it('7.2 those who move together pay what the dearest pays', () => {
    const units = { 's:12/1Mos': '1431', 's:6/1Mos': '1431', 's:13A': '2231' }
    const match = say(position({ phase: 'soviet motorized movement', units }), 'move s:12/1Mos', 'join s:6/1Mos')
    expect(explain(match, 'cost 1430').value).toBe(16)
  })

  it('10.4 Axis infantry does not profit from the motorway', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis movement',
      units: { 'g:8ID': '5415', 's:43A': '6326' },
    })
    say(match, 'move g:8ID')
    expect(explain(match, 'cost 5315').value).toBeGreaterThan(2)
    const wheels = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis movement',
      units: { 'g:69/10Pz': '5415', 's:43A': '6326' },
    })
    expect(explain(say(wheels, 'move g:69/10Pz'), 'cost 5315').value).toBe(2)
  })

  it('7.2 cities cost half a point from anywhere', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis movement',
      units: { 'g:69/10Pz': '4918', 's:43A': '6326' },
    })
    expect(explain(say(match, 'move g:69/10Pz'), 'cost 5019').value).toBe(2)
  })

  it('7.2 Mud makes everything dearer but the motorway', () => {
    const set = { weather: { ground: 'mud' } }
    const units = { 'g:69/10Pz': '5415', 'g:8ID': '5322', 's:43A': '6326' }
    const match = position({ scenario: 'yelnya', turn: 38, phase: 'axis movement', units, set })
    say(match, 'move g:69/10Pz')
    expect(explain(match, 'cost 5315').value).toBe(2)
    say(match, 'back', 'move g:8ID')
    expect(explain(match, 'cost 5321').value).toBe(4)
  })

  it('5.21 after Mud woods stay muddy for a turn, other ground does not', () => {
    const drying = (from: string, to: string) => {
      const set = { weather: { ground: 'drying' } }
      const match = position({ phase: 'axis movement', units: { 'g:18/18Pz': from, 's:13A': '2231' }, set })
      return explain(say(match, 'move g:18/18Pz'), `cost ${to}`).value / 4
    }
    expect([drying('1730', '1630'), drying('1331', '1431')]).toEqual([5, 1])
  })

  it('7.2, E-R03 a muddy minor road through woods costs what clear ground does', () => {
    const set = { weather: { ground: 'mud' } }
    const wheels = position({ phase: 'axis movement', units: { 'g:18/18Pz': '1829', 's:13A': '2231' }, set })
    expect(explain(say(wheels, 'move g:18/18Pz'), 'cost 1728').value).toBe(12)
    const foot = position({ phase: 'soviet movement', units: { 's:1Minsk': '1829', 'g:53Nbw': '1132' }, set })
    expect(explain(say(foot, 'move s:1Minsk'), 'cost 1728').value).toBe(8)
  })
})

describe('10.41 the road rule', () => {
  it('10.41 the rate of the road is for who stays on it or stops', () => {
    const units = { 'g:18/18Pz': '1631', 's:13A': '2231' }
    const match = say(position({ phase: 'axis movement', units }), 'move g:18/18Pz')
    expect(explain(match, 'cost 1730').value).toBe(2)
    expect(explain(match, 'cost 1831').items).toEqual([
      '7.2 into I-1730 2',
      '7.2 into I-1831 12',
      '10.41 off the road in I-1730 2',
    ])
  })

  it('10.41 what is owed is remembered when the move goes on later', () => {
    const units = { 'g:18/18Pz': '1631', 's:13A': '2231' }
    const match = say(position({ phase: 'axis movement', units }), 'move g:18/18Pz', 'to 1730')
    expect(pointsLeft(match)).toBe(6.5)
    say(match, 'to 1731')
    expect(pointsLeft(match)).toBe(7 - 1 - 4)
  })
})

describe('10.3 enemy zones', () => {
  const units = { 'g:18/18Pz': '1730', 's:6/1Mos': '1829', 's:13A': '2231' }

  it('10.3 cost a point and stop', () => {
    const match = say(position({ phase: 'axis movement', units }), 'move g:18/18Pz')
    expect(explain(match, 'cost 1729').value).toBe(2 + 4)
    say(match, 'to 1729')
    expect([at(match, 'g:18/18Pz'), flagOf(match, 'g:18/18Pz', 'moved')]).toEqual(['I-1729', true])
  })

  it('10.3 are left free of charge, but not into one another', () => {
    const match = say(position({ phase: 'axis movement', units: { ...units, 'g:18/18Pz': '1729' } }), 'move g:18/18Pz')
    expect(explain(match, 'cost 1629').value).toBe(12)
    const slow = position({ phase: 'axis motorized movement', units: { ...units, 'g:18/18Pz': '1729' } })
    expect(refusal(say(slow, 'move g:18/18Pz'), 'to 1728')).toEqual({
      rule: '10.3',
      because: 'I-1728 leads from one enemy zone into another',
    })
  })

  it('10.1 enemies close their hex', () => {
    const match = say(position({ phase: 'axis movement', units }), 'move g:18/18Pz')
    expect(refusal(match, 'to 1829')).toEqual({ rule: '10.1', because: 'enemies are in I-1829' })
  })

  it('18.4 an enemy strongpoint that stands empty costs a point more', () => {
    const match = position({
      phase: 'axis movement',
      units: { 'g:18/18Pz': '1729', 's:13A': '2231' },
      strongpoints: { 1829: 'Soviet' },
    })
    expect(explain(say(match, 'move g:18/18Pz'), 'cost 1829').items).toEqual([
      '7.2 into I-1829 2',
      '18.4 enemy fort in I-1829 4',
    ])
  })
})

describe('3.3 stacking', () => {
  it('3.3, E-R04 no move ends in a hex with more than 12 points, but may pass through one', () => {
    const units = {
      'g:15/29M': '2527',
      'g:71/29M': '2527',
      'g:18/18Pz': '2527',
      'g:52/18Pz': '2527',
      'g:101/18Pz': '2527',
      'g:29/29M': '2527',
      'g:88/18Pz': '2427',
      's:13/13Tk': '4110',
    }
    const match = say(position({ scenario: 'lepel', turn: 9, phase: 'axis movement', units }), 'move g:88/18Pz')
    expect(refusal(match, 'to 2527')).toEqual({ rule: '3.3', because: 'I-2527 is full' })
    expect(choices(match, 'to')).toContain('I-2627')
    expect(explain(match, 'cost 2627').items).toEqual(['7.2 into I-2527 2', '7.2 into I-2627 2'])
  })
})
