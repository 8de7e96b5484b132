import { describe, expect, it } from 'vitest'
import { rangeOf } from './movement/movement.ts'
import {
  at,
  begin,
  choices,
  controller,
  explain,
  type Played,
  pointsLeft,
  position,
  refusal,
  say,
} from './position.fixture.ts'

/** What a stack pays for its way, in points: `18/18 52/18`. */
function cost(match: Played, units: string, to: string): number {
  const [first, ...others] = units.split(' ')
  say(match, `move ${first}`, ...others.map((unit) => `join ${unit}`))
  const quarters = explain(match, `cost ${to}`).value
  say(match, `to ${to}`)
  if (match.decision.isOver === false && match.decision.step === 'march') say(match, 'stop')
  return quarters / 4
}

const PANZERS = 'g:18/18Pz g:52/18Pz g:101/18Pz'

/** The dice of A3 and A4 in turn 5, and the first mission. */
function turn5(): Played {
  const match = begin('borisov', [7])
  return say(match, 'done')
}

describe('11.1 the moves of turn 5', () => {
  it('11.1 steps 3 to 6: along the motorway to 1729, and off it to 1831', () => {
    const match = turn5()
    expect(cost(match, `${PANZERS} g:413Eng`, '1729')).toBe(3.5)
    expect(cost(match, 'g:53Nbw', '1729')).toBe(3)
    expect(cost(match, 'g:817Art', '1730')).toBe(2.5)
    expect(cost(match, 'g:88/18Pz', '1831')).toBe(6)
  })

  it('11.1 step 7: 1829 cannot be overrun: 5 to 1 where a strongpoint needs 12', () => {
    const match = say(turn5(), 'move g:18/18Pz', 'join g:52/18Pz', 'join g:101/18Pz', 'join g:413Eng', 'to 1729')
    expect(explain(match, 'overrunodds 1829').value).toBe(5)
    expect(refusal(match, 'overrun 1829')).toEqual({
      rule: '18.15',
      because: '12 to 1 are needed against a strongpoint, these are 5',
    })
  })

  it('11.1 steps 9 and 10: 175/1 reacts for 2 of 2.5 points, 6/1 is out of command', () => {
    const match = position({
      phase: 'soviet reaction',
      turn: 5,
      units: {
        'g:18/18Pz': '1729',
        'g:413Eng': '1729',
        's:BTTU': '1829',
        's:18Zap': '1829',
        's:175/1Mos': '2030',
        's:6/1Mos': '1727',
        's:13A': '2228',
      },
      strongpoints: { 1829: 'Soviet' },
      attacked: ['1829'],
    })
    expect(refusal(match, 'react s:6/1Mos 1829')).toEqual({
      rule: '12.4',
      because: 'no HQ with a command point is within 4 hexes of s:6/1Mos',
    })
    say(match, 'react s:175/1Mos 1829')
    expect([pointsLeft(match), explain(match, 'cost 1829').value]).toEqual([2.5, 8])
    say(match, 'to 1829')
    expect(at(match, 's:175/1Mos')).toBe('I-1829')
  })

  it('11.1 steps 15 to 17: half allowances in the motorized phase, and rockets stay', () => {
    const match = position({
      phase: 'axis motorized movement',
      turn: 5,
      units: {
        'g:18/18Pz': '1729',
        'g:52/18Pz': '1729',
        'g:101/18Pz': '1729',
        'g:413Eng': '1729',
        'g:53Nbw': '1631',
        'g:88/18Pz': '1831',
        's:175/1Mos': { place: '1829', face: 1 },
      },
      strongpoints: { 1829: 'Soviet' },
    })
    expect(cost(match, PANZERS, '1629')).toBe(3)
    expect(refusal(match, 'move g:53Nbw')).toEqual({ rule: '10.12', because: 'g:53Nbw does not move in this phase' })
    expect(cost(match, 'g:88/18Pz', '1931')).toBe(3)
  })

  const soviets = {
    'g:18/18Pz': '1629',
    'g:52/18Pz': '1629',
    'g:101/18Pz': '1629',
    'g:413Eng': '1729',
    'g:817Art': '1730',
    'g:53Nbw': '1631',
    'g:88/18Pz': '1931',
    's:6/1Mos': '1727',
    's:175/1Mos': { place: '1829', face: 1 },
    's:12/1Mos': '2028',
    's:29+49': '2028',
    's:7AA': '2028',
    's:47+50Tr': '2028',
    's:13A': '2228',
    's:1Minsk': '2231',
  }

  it('11.1 steps 19 to 22: the Soviet motorized phase', () => {
    const match = position({ phase: 'soviet motorized movement', turn: 5, units: soviets })
    expect(cost(match, 's:175/1Mos', '1727')).toBe(1)
    expect(cost(match, 's:6/1Mos', '1829')).toBe(2.5)
    expect(cost(match, 's:12/1Mos', '2030')).toBe(2.5)
    say(match, 'move s:47+50Tr 1829')
    expect(at(match, 's:47+50Tr')).toBe('I-1829')
  })

  it('11.1, E-R13 steps 24 and 25: the Soviet movement phase, off the motorway where a road meets it without a town', () => {
    const match = position({ phase: 'soviet movement', turn: 5, units: { ...soviets, 's:12/1Mos': '2030' } })
    expect(cost(match, 's:7AA', '1829')).toBe(2)
    expect(match.setting.placeAt[match.setting.ground.parse('2128')]).toBe(0)
    expect(explain(say(match, 'move s:13A'), 'cost 2129').items).toEqual(['7.2 into I-2128 2', '7.2 into I-2129 2'])
    say(match, 'to 2128', 'to 2129', 'to 2029', 'to 2030', 'to 2130')
    expect(pointsLeft(match)).toBe(4 - 3)
    say(match, 'to 2231')
    expect(at(match, 's:13A')).toBe('I-2231')
  })
})

describe('11.1 the moves of turn 6', () => {
  it('11.1 steps 32 to 36: into and along zones of control, and infiltration', () => {
    const match = position({
      phase: 'axis movement',
      units: {
        'g:18/18Pz': '1629',
        'g:52/18Pz': '1629',
        'g:101/18Pz': '1629',
        'g:413Eng': '1729',
        'g:817Art': '1730',
        'g:53Nbw': '1631',
        'g:88/18Pz': '1931',
        's:6/1Mos': '1829',
        's:47+50Tr': '1829',
        's:7AA': '1829',
        's:175/1Mos': { place: '1727', face: 1 },
        's:12/1Mos': '2030',
        's:13A': '2231',
      },
      strongpoints: { 1829: 'Soviet' },
    })
    expect(cost(match, 'g:88/18Pz', '2031')).toBe(2)
    expect(cost(match, 'g:817Art', '1831')).toBe(3)
    say(match, 'move g:413Eng', 'infiltrate 1830')
    expect(at(match, 'g:413Eng')).toBe('I-1830')
    expect(cost(match, PANZERS, '1729')).toBe(4)
    expect(cost(match, 'g:53Nbw', '1729')).toBe(2)
  })

  it('11.1 steps 46 to 48: the road is left in 1928, and 6/1 pays five of five', () => {
    const match = position({
      phase: 'soviet motorized movement',
      units: {
        'g:18/18Pz': { place: '1729', face: 1 },
        'g:52/18Pz': '1729',
        'g:413Eng': { place: '1830', face: 1 },
        'g:88/18Pz': '2030',
        's:6/1Mos': '1829',
        's:175/1Mos': { place: '1727', face: 1 },
        's:12/1Mos': '2128',
        's:29+49': '2028',
        's:13A': '2231',
      },
    })
    expect(explain(say(match, 'move s:6/1Mos'), 'cost 2029')).toEqual({
      value: 20,
      items: [
        '7.2 into I-1928 2',
        '7.2 into I-2029 12',
        '10.41 off the road in I-1928 2',
        '10.3 enemy zone in I-2029 4',
      ],
    })
    say(match, 'to 2029')
    expect(cost(match, 's:175/1Mos', '1829')).toBe(2.5)
    expect(cost(match, 's:12/1Mos', '2129')).toBe(1.5)
  })

  it('11.1 steps 54 and 55: 2.5 of 2.5 points back to 1829, and 1 Minsk to 2130', () => {
    const match = position({
      phase: 'soviet movement',
      units: {
        'g:18/18Pz': { place: '1729', face: 1 },
        'g:413Eng': { place: '1830', face: 1 },
        'g:88/18Pz': { place: '2030', face: 1 },
        's:6/1Mos': { place: '2029', face: 1 },
        's:12/1Mos': '2129',
        's:175/1Mos': { place: '1829', face: 1 },
        's:1Minsk': '2231',
      },
    })
    expect(explain(match, 'allowance s:6/1Mos').value).toBe(2.5)
    expect(cost(match, 's:6/1Mos', '1829')).toBe(2.5)
    expect(cost(match, 's:1Minsk', '2130')).toBe(1.5)
  })

  it('11.1, E-R37 step 55: under the interdiction of the 13th Army 1 Minsk pays two points', () => {
    const units = { 'g:88/18Pz': { place: '2030', face: 1 }, 's:13A': '2231', 's:1Minsk': '2231' }
    const match = position({ phase: 'soviet movement', units, interdiction: { 2231: 1 } })
    say(match, 'move s:1Minsk')
    expect(rangeOf(match.position).cost(match.setting.ground.parse('2130'))).toBe(8)
    expect(explain(match, 'cost 2130').items).toEqual(['7.2 into I-2130 4', '10.3 enemy zone in I-2130 4'])
  })
})

describe('11.1 the moves of turn 7', () => {
  it('11.1 steps 62 to 68: 1829 is surrounded by infiltration', () => {
    const match = position({
      phase: 'axis movement',
      turn: 7,
      units: {
        'g:18/18Pz': { place: '1729', face: 1 },
        'g:52/18Pz': '1729',
        'g:101/18Pz': '1729',
        'g:413Eng': { place: '1830', face: 1 },
        'g:817Art': '1831',
        'g:53Nbw': '1631',
        'g:88/18Pz': { place: '2030', face: 1 },
        's:6/1Mos': { place: '1829', face: 1 },
        's:175/1Mos': { place: '1829', face: 1 },
        's:12/1Mos': '2129',
        's:29+49': '2028',
        's:1Minsk': '2130',
        's:13A': '2231',
      },
      strongpoints: { 1829: 'Soviet' },
    })
    say(match, 'move g:101/18Pz', 'infiltrate 1728')
    expect(controller(match, '1727')).toBe('Axis')
    say(match, 'move g:413Eng', 'infiltrate 1929')
    expect(cost(match, 'g:817Art', '1930')).toBe(3)
    say(match, 'move g:88/18Pz', 'infiltrate 2029')
    expect(cost(match, 'g:53Nbw', '1729')).toBe(2)
  })

  it('11.1, E-R01 steps 75 to 77: the overrun of 2028 for two points of three and a half, and 413 to 2030 for three', () => {
    const match = position({
      phase: 'axis motorized movement',
      turn: 7,
      units: {
        'g:18/18Pz': { place: '1829', face: 1 },
        'g:52/18Pz': '1829',
        'g:101/18Pz': '1829',
        'g:413Eng': { place: '1929', face: 1 },
        'g:88/18Pz': { place: '2029', face: 1 },
        's:12/1Mos': '2129',
        's:29+49': '2028',
        's:1Minsk': '2130',
      },
      axis: ['1727'],
      dice: [2],
    })
    say(match, 'move g:18/18Pz', 'join g:52/18Pz', 'join g:101/18Pz', 'to 1928')
    expect([explain(match, 'overrunodds 2028').value, explain(match, 'overruncost 2028').value]).toEqual([11, 6])
    expect(explain(match, 'overrundrm 2028')).toEqual({
      value: 0,
      items: ['11.3 11 to 1 -2', '11.3 ground of I-2028 2'],
    })
    say(match, 'overrun 2028')
    expect([at(match, 's:29+49'), at(match, 'g:18/18Pz')]).toEqual(['cadre', 'I-2028'])
    expect(pointsLeft(match)).toBe(3.5 - 2)
    say(match, 'stop')
    expect(cost(match, 'g:413Eng', '2030')).toBe(3)
    expect(['1727', '1829', '2028', '2030'].map((hex) => controller(match, hex))).toEqual([
      'Axis',
      'Axis',
      'Axis',
      'Axis',
    ])
  })

  it('11.1 steps 80, 81 and 83: five points round by 2230, and no way for a reaction into 2030', () => {
    const units = {
      'g:18/18Pz': { place: '2028', face: 1 },
      'g:52/18Pz': '2028',
      'g:101/18Pz': '2028',
      'g:413Eng': { place: '2030', face: 1 },
      'g:88/18Pz': { place: '2029', face: 1 },
      's:1Minsk': '2130',
      's:13A': '2231',
    }
    const match = position({
      phase: 'soviet motorized movement',
      turn: 7,
      units: { ...units, 's:12/1Mos': '2129', 's:115/57Tk': { place: 'arriving', due: 7 } },
    })
    expect(cost(match, 's:12/1Mos', '2130')).toBe(5)
    say(match, 'enter s:115/57Tk', 'at 2230')
    expect(pointsLeft(match)).toBe(2)
    expect(explain(match, 'cost 2129').value).toBe(8)
    say(match, 'to 2129')
    const reaction = position({
      phase: 'axis reaction',
      turn: 7,
      units: { ...units, 's:12/1Mos': '2130', 's:115/57Tk': '2129' },
      attacked: ['2030'],
      axis: ['1829', '1928', '1929'],
    })
    say(reaction, 'react g:18/18Pz 2030')
    expect(choices(reaction, 'to')).not.toContain('I-2030')
    expect(refusal(reaction, 'to 2030')?.rule).toBe('10.1')
  })
})
