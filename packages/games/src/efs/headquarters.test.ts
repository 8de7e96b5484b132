import { describe, expect, it } from 'vitest'
import { asked, at, explain, flagOf, position, refusal, say } from './position.fixture.ts'

const yelnya = { scenario: 'yelnya', turn: 36 }

describe('10.13 activation', () => {
  const units = {
    's:24A': '6218',
    's:127RD': '6117',
    's:275': '6218',
    's:3GdRkt': '6218',
    's:309RD': '6319',
    's:43Army': '6226',
    'g:15ID': '6121',
  }

  it('10.13, E-R09 one foot or orange unit within four hexes for each command point, Guards like others', () => {
    const match = position({ ...yelnya, phase: 'soviet motorized movement', units })
    expect(refusal(match, 'move s:127RD')).toEqual({ rule: '10.13', because: 's:127RD is not activated' })
    say(match, 'activate s:127RD', 'activate s:275', 'activate s:3GdRkt')
    expect(refusal(match, 'activate s:309RD')?.because).toBe('no HQ with a command point is in range of s:309RD')
    expect(refusal(match, 'activate s:43Army')?.rule).toBe('10.13')
    say(match, 'move s:127RD')
    expect(match.position.march.points).toBe(16)
  })

  it('E-R05 the HQ with the most points left spends one, the first of several', () => {
    const near = { ...units, 's:16A': '6117' }
    const match = position({ ...yelnya, phase: 'soviet motorized movement', units: near })
    const spent = () => ['s:16A', 's:24A'].map((id) => match.position.units.spent[match.setting.kinds.unit.read(id)])
    // The 24th Army has three points, the 16th two and the lower number.
    expect(spent()).toEqual([0, 0])
    expect([say(match, 'activate s:127RD'), spent()].at(-1)).toEqual([0, 1])
    expect([say(match, 'activate s:275'), spent()].at(-1)).toEqual([1, 1])
    expect([say(match, 'activate s:3GdRkt'), spent()].at(-1)).toEqual([1, 2])
  })

  it('10.13e who was activated stays in C5', () => {
    const match = say(position({ ...yelnya, phase: 'soviet motorized movement', units }), 'activate s:127RD', 'done')
    expect(refusal(match, 'move s:127RD')).toEqual({ rule: '10.13e', because: 's:127RD was activated' })
  })

  it('10.13 not headquarters, cavalry or what moves anyway', () => {
    const match = position({
      ...yelnya,
      phase: 'soviet motorized movement',
      units: { ...units, 's:102Tk': '6118', 's:16A': '6117' },
    })
    expect([refusal(match, 'activate s:102Tk')?.rule, refusal(match, 'activate s:16A')?.rule]).toEqual([
      '10.13',
      '10.13',
    ])
  })

  it('5.54, 12.35 no doubling before turn 11, nor without a Mandated Attack', () => {
    const onTurn = (turn: number) => {
      const set = { mandated: { due: 1 } }
      const phase = 'soviet motorized movement'
      return refusal(position({ scenario: 'lepel', turn, phase, units: { 's:20A': '3320' }, set }), 'double s:20A')
        ?.rule
    }
    expect([onTurn(10), onTurn(11)]).toEqual(['5.54', undefined])
    const match = position({ ...yelnya, phase: 'soviet motorized movement', units, set: { mandated: { due: 1 } } })
    say(match, 'double s:24A')
    expect(explain(match, 'command s:24A').value).toBe(6)
    const idle = position({ ...yelnya, phase: 'soviet motorized movement', units })
    expect(refusal(idle, 'double s:24A')).toEqual({ rule: '12.35', because: 'no Mandated Attack is due' })
  })
})

describe('21.2 headquarters out of order', () => {
  const units = {
    's:43A': { place: '6326', nonOp: true },
    's:211RD': '6226',
    's:149RD': '6227',
    's:222RD': '6327',
    'g:15ID': '6121',
  }

  it('21.26 activate nobody, crawl, and let few units near them move', () => {
    const first = position({ ...yelnya, phase: 'soviet motorized movement', units })
    expect(refusal(first, 'activate s:211RD')?.rule).toBe('10.13')
    const match = position({ ...yelnya, phase: 'soviet movement', units })
    expect(explain(match, 'allowance s:43A').value).toBe(3)
    say(match, 'move s:211RD', 'to 6225', 'stop', 'move s:149RD', 'to 6126', 'stop')
    expect(refusal(match, 'move s:222RD')?.rule).toBe('21.26')
  })

  it('21.26, E-R07 hold nobody back where one in order is near as well', () => {
    const match = position({ ...yelnya, phase: 'soviet movement', units: { ...units, 's:24A': '6324' } })
    say(match, 'move s:211RD', 'to 6225', 'stop', 'move s:149RD', 'to 6126', 'stop')
    expect(refusal(match, 'move s:222RD')).toBeNull()
  })

  it('21.28 recover on their number or less', () => {
    const after = (die: number) => say(position({ ...yelnya, phase: 'recovery', units, dice: [die, 1, 1, 1] }), 'roll')
    expect([flagOf(after(3), 's:43A', 'nonOp'), flagOf(after(4), 's:43A', 'nonOp')]).toEqual([false, true])
  })

  it('21.29 one is disbanded a turn, for two points', () => {
    const two = { ...units, 's:24A': { place: '6420', nonOp: true } }
    const match = position({ ...yelnya, phase: 'recovery', units: two, dice: [10] })
    say(match, 'disband s:43A')
    expect([at(match, 's:43A'), match.position.eventPoints]).toEqual(['eliminated', 2])
    expect(refusal(match, 'disband s:24A')?.because).toBe('one HQ was disbanded in this turn')
  })

  it('D2.a is passed over where all are in order', () => {
    const match = position({ phase: 'soviet movement', turn: 6, units: { 's:13A': '2231', 'g:18/18Pz': '1331' } })
    expect(asked(say(match, 'done'))).toBe('Axis movement')
  })
})
