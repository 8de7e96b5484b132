import { describe, expect, it } from 'vitest'
import { MAJOR_RIVER } from '../ground.ts'
import { efs } from '../index.ts'
import { asked, at, choices, explain, flagOf, pointsLeft, position, refusal, say, shows } from '../position.fixture.ts'

const STACK = { 'g:39/17Pz': '2028', 'g:27/17Pz': '2028', 'g:XXXIXEng': '2028' }
const lepel = { scenario: 'lepel', turn: 9, phase: 'axis movement' }
const all = ['move g:39/17Pz', 'join g:27/17Pz', 'join g:XXXIXEng']

describe('11.3 the worked example', () => {
  const units = { ...STACK, 's:57Hv': '2128', 's:13/13Tk': '4110' }
  const strongpoints = { 2128: 'Soviet' } as const

  it('11.3/1 13 to 1 with engineers against a strongpoint: +2, a 3 is a success, and 2.5 points are spent', () => {
    const match = say(position({ ...lepel, units, strongpoints, dice: [3] }), ...all)
    expect(explain(match, 'overrunodds 2128').value).toBe(13)
    expect(explain(match, 'overruncost 2128').items).toEqual([
      '7.2 into I-2128 2',
      '18.4 enemy fort in I-2128 4',
      '11.3 overrun 4',
    ])
    expect(explain(match, 'overrundrm 2128')).toEqual({
      value: 2,
      items: ['11.3 13 to 1 -2', '18.15 fort in I-2128 4'],
    })
    say(match, 'overrun 2128')
    expect(asked(match)).toBe('Axis push')
    const ends = choices(match, 'back')
    expect(ends.length).toBeGreaterThan(1)
    say(match, `back ${ends[0]}`)
    expect([at(match, 's:57Hv'), flagOf(match, 's:57Hv', 'overrun')]).toEqual([ends[0], true])
    expect([at(match, 'g:39/17Pz'), pointsLeft(match)]).toEqual(['I-2128', 4.5])
  })

  it('11.3/2 the engineers stay, the rest go on', () => {
    const match = say(position({ ...lepel, units, strongpoints, dice: [3] }), ...all, 'overrun 2128')
    say(match, `back ${choices(match, 'back')[0]}`, 'drop g:XXXIXEng', 'to 2228')
    expect([at(match, 'g:XXXIXEng'), at(match, 'g:27/17Pz')]).toEqual(['I-2128', 'I-2228'])
  })

  it('11.3/3 5 to 1 against a hill is +4, capped at +3; an 8 fails and takes a step of their choice', () => {
    const units = {
      'g:39/17Pz': '3324',
      'g:27/17Pz': '3324',
      's:229RD': { place: '3424', face: 1 },
      's:13/13Tk': '1410',
    }
    const target = position({ ...lepel, units, dice: [8] })
    say(target, 'move g:39/17Pz', 'join g:27/17Pz')
    expect(explain(target, 'overrundrm 3424')).toEqual({
      value: 3,
      items: ['11.3 5 to 1 2', '11.3 ground of I-3424 2'],
    })
    say(target, 'overrun 3424')
    expect(choices(target, 'lose')).toEqual(['g:39/17Pz', 'g:27/17Pz'])
    say(target, 'lose g:27/17Pz')
    expect([shows(target, 'g:27/17Pz'), at(target, 'g:39/17Pz'), flagOf(target, 'g:39/17Pz', 'moved')]).toEqual([
      '1-1-7',
      'I-3324',
      true,
    ])
  })
})

describe('11.3 what an overrun needs', () => {
  const units = { ...STACK, 's:57Hv': '2128', 's:13/13Tk': '4110' }

  it('18.15 engineers against a strongpoint', () => {
    const match = position({
      ...lepel,
      units: { ...units, 'g:7/7Pz': '2028', 'g:6/7Pz': '2028' },
      strongpoints: { 2128: 'Soviet' },
    })
    say(match, 'move g:39/17Pz', 'join g:6/7Pz', 'join g:7/7Pz')
    expect(refusal(match, 'overrun 2128')).toEqual({
      rule: '18.15',
      because: 'motorized engineers are needed against a strongpoint',
    })
  })

  it('11.3 five to one', () => {
    const match = position({ ...lepel, units: { 'g:27/17Pz': '2028', 's:57Hv': '2128', 's:13/13Tk': '4110' } })
    expect(refusal(say(match, 'move g:27/17Pz'), 'overrun 2128')).toEqual({
      rule: '11.3',
      because: '5 to 1 are needed, these are 3',
    })
  })

  it('11.3 a stack that began the phase together', () => {
    const match = position({ ...lepel, units })
    say(match, 'move g:27/17Pz', 'to 1928', 'stop')
    say(match, 'move g:39/17Pz', 'to 1928')
    expect(refusal(match, 'join g:27/17Pz')?.rule).toBe('10.1')
  })

  it('11.3 nobody else who controls the hex from which it comes', () => {
    const match = position({ ...lepel, units: { ...units, 's:13/13Tk': '2027' } })
    expect(refusal(say(match, ...all), 'overrun 2128')).toEqual({
      rule: '11.3',
      because: 'other enemies control I-2028',
    })
  })

  it('11.3 dry ground, and no city', () => {
    const mud = position({ ...lepel, units, set: { weather: { ground: 'mud' } } })
    expect(refusal(say(mud, ...all), 'overrun 2128')?.because).toBe('nobody overruns in mud')
    const city = position({ ...lepel, units: { 'g:39/17Pz': '3214', 's:57Hv': '3314' } })
    expect(refusal(say(city, 'move g:39/17Pz'), 'overrun 3314')?.because).toBe('I-3314 is a city')
  })

  it('11.3 not over a major river, nor into marsh off the road', () => {
    const setting = efs.setting('lepel')
    const { ground, river, water, terrain, road, rails, placeAt, isLand } = setting
    /** The first two hexes next to each other of which something holds. */
    const pair = (holds: (way: number, from: number, to: number) => boolean): [string, string] => {
      for (let way = 6; way < river.length; way++) {
        const [from, to] = [Math.floor(way / 6), ground.neighbours[way]!]
        if (to !== 0 && isLand[from] === 1 && isLand[to] === 1 && placeAt[to]! < 2 && holds(way, from, to))
          return [ground.name(from), ground.name(to)]
      }
      throw new Error('there is no such place')
    }
    const tried = ([from, to]: [string, string]): string | undefined => {
      const match = position({ ...lepel, units: { 'g:39/17Pz': from, 's:57Hv': to } })
      return refusal(say(match, 'move g:39/17Pz'), `overrun ${to}`)?.because
    }
    expect(tried(pair((way) => river[way] === MAJOR_RIVER))).toBe('not across this water')
    const [from, marsh] = pair(
      (way, _, to) =>
        terrain[to] === 'marsh' && road[way] === 0 && rails[way] === 0 && river[way] === 0 && water[way] === 0,
    )
    expect(tried([from, marsh])).toBe(`only a road leads through ${marsh}`)
  })

  it('11.3 motorized units', () => {
    const foot = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis movement',
      units: { 'g:8ID': '5211', 's:30Army': '5210' },
    })
    expect(refusal(say(foot, 'move g:8ID'), 'overrun 5210')?.because).toBe('only motorized units overrun')
  })
})

describe('11.3 what an overrun does', () => {
  it('7.6 a 2 takes a step, and who has none left is gone', () => {
    const units = { 'g:39/17Pz': '2128', 's:57Hv': '2228', 's:13/13Tk': '4110' }
    const match = say(position({ ...lepel, units, dice: [1] }), 'move g:39/17Pz', 'overrun 2228')
    expect([at(match, 's:57Hv'), at(match, 'g:39/17Pz')]).toEqual(['cadre', 'I-2228'])
  })

  it('11.38 an HQ that is overrun is out of order', () => {
    const units = { 'g:39/17Pz': '2128', 's:20A': '2228', 's:13/13Tk': '4110' }
    const match = say(position({ ...lepel, units, dice: [5] }), 'move g:39/17Pz', 'overrun 2228')
    say(match, `back ${choices(match, 'back')[0]}`)
    expect(flagOf(match, 's:20A', 'nonOp')).toBe(true)
  })

  it('16.4 who cannot get out is eliminated', () => {
    const units = {
      'g:39/17Pz': '2128',
      's:57Hv': '2228',
      'g:6/7Pz': '2027',
      'g:7/7Pz': '2127',
      'g:15/29M': '2227',
      'g:71/29M': '2327',
      'g:52/18Pz': '2328',
      's:13/13Tk': '4110',
    }
    const match = say(position({ ...lepel, units, dice: [5] }), 'move g:39/17Pz', 'overrun 2228')
    expect([at(match, 's:57Hv'), at(match, 'g:39/17Pz')]).toEqual(['eliminated', 'I-2228'])
  })

  it('8.4 an Untried unit is turned over first', () => {
    const units = { 'g:39/17Pz': '2128', 's:VitebskMil': '2228', 's:13/13Tk': '4110' }
    const match = position({ ...lepel, units, dice: [{ draw: 's:3VitebskMil' }, 5] })
    say(match, 'move g:39/17Pz', 'overrun 2228')
    expect([at(match, 's:VitebskMil'), at(match, 's:3VitebskMil'), at(match, 'g:39/17Pz')]).toEqual([
      'removed',
      'removed',
      'I-2228',
    ])
  })

  it('8.4, E-R15 and its strength counts: 8 to 1 become 4 to 1, and an 8 fails', () => {
    const units = { 'g:39/17Pz': '2128', 's:VitebskMil': '2228', 's:13/13Tk': '4110' }
    const match = position({ ...lepel, units, dice: [{ draw: 's:2VitebskMil' }, 8] })
    expect(explain(say(match, 'move g:39/17Pz'), 'overrunodds 2228').value).toBe(8)
    say(match, 'overrun 2228')
    expect([at(match, 's:2VitebskMil'), at(match, 'g:39/17Pz')]).toEqual(['I-2228', 'I-2128'])
  })

  it('B6.f the marker goes in the next Engineering Phase of the overrunning side', () => {
    const units = { 'g:18/18Pz': '1331', 's:6/1Mos': { place: '1829', overrun: true }, 's:13A': '2231' }
    const match = say(position({ phase: 'axis motorized movement', units }), 'done')
    expect(flagOf(match, 's:6/1Mos', 'overrun')).toBe(false)
  })
})
