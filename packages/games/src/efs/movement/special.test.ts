import { describe, expect, it } from 'vitest'
import { efs } from '../index.ts'
import { at, choices, flagOf, pointsLeft, position, refusal, say } from '../position.fixture.ts'
import { railRange } from '../rail/journeys.ts'

describe('11.4 infiltration', () => {
  const units = { 'g:413Eng': '1729', 's:6/1Mos': '1829', 's:13A': '2231' }

  it('11.4 leads from zone to zone with the whole allowance', () => {
    const match = say(position({ phase: 'axis movement', units }), 'move g:413Eng', 'infiltrate 1830')
    expect([at(match, 'g:413Eng'), flagOf(match, 'g:413Eng', 'moved')]).toEqual(['I-1830', true])
  })

  it('11.4 takes a whole allowance, not half of one', () => {
    const match = say(position({ phase: 'axis motorized movement', units }), 'move g:413Eng')
    expect(refusal(match, 'infiltrate 1830')?.because).toBe('infiltration takes a whole allowance, not half of one')
  })

  it('11.4 needs a movement allowance of seven', () => {
    const slow = { 's:6/1Mos': '1829', 'g:413Eng': '1729', 's:13A': '2231' }
    const match = say(position({ phase: 'soviet motorized movement', units: slow }), 'move s:6/1Mos')
    expect(refusal(match, 'infiltrate 1728')).toEqual({ rule: '11.4', because: 'not all of them can infiltrate' })
  })

  it('11.4 any unit may where a friend stood when the phase began', () => {
    const relief = { 's:6/1Mos': '1829', 's:12/1Mos': '1728', 'g:413Eng': '1729', 's:13A': '2231' }
    const match = say(
      position({ phase: 'soviet motorized movement', units: relief }),
      'move s:6/1Mos',
      'infiltrate 1728',
    )
    expect(at(match, 's:6/1Mos')).toBe('I-1728')
  })

  it('11.4 is closed in Mud and into forts', () => {
    const mud = position({ phase: 'axis movement', units, set: { weather: { ground: 'mud' } } })
    expect(refusal(say(mud, 'move g:413Eng'), 'infiltrate 1728')?.rule).toBe('11.4')
    const fort = position({ phase: 'axis movement', units, strongpoints: { 1830: 'Soviet' } })
    expect(refusal(say(fort, 'move g:413Eng'), 'infiltrate 1830')).toEqual({
      rule: '11.4',
      because: 'I-1830 is fortified',
    })
  })

  it('11.4 is for cavalry alone in C5', () => {
    const riders = { 's:45CD': '5210', 's:107M': '5210', 'g:106ID': '5110', 'g:35ID': '5211', 's:43A': '6326' }
    const match = position({ scenario: 'yelnya', turn: 36, phase: 'soviet movement', units: riders })
    say(match, 'move s:45CD')
    expect(choices(match, 'infiltrate').length).toBeGreaterThan(0)
  })
})

describe('11.5 one hex', () => {
  it('11.5 can always be gone where the points do not reach', () => {
    const units = { 'g:413Eng': { place: '1331', supply: '' }, 's:7AA': '1431', 's:13A': '2231' }
    const match = say(position({ phase: 'soviet movement', units }), 'move s:7AA')
    expect(refusal(match, 'step 1432')?.because).toBe('I-1432 is in reach anyway')
    const wet = position({
      phase: 'soviet motorized movement',
      units: { 's:6/1Mos': { place: '1632', supply: 'out of supply' } },
    })
    say(wet, 'move s:6/1Mos')
    expect(pointsLeft(wet)).toBe(3)
    say(wet, 'step 1732')
    expect(at(wet, 's:6/1Mos')).toBe('I-1732')
  })

  it('7.2 infantry crosses a major river so, armor and guns do not', () => {
    const units = { 's:98RD': '1411', 's:22Army': '1411', 'g:900L': '2820' }
    const match = position({ scenario: 'lepel', turn: 9, phase: 'soviet movement', units })
    say(match, 'move s:98RD')
    expect(choices(match, 'to')).not.toContain('I-1410')
    say(match, 'step 1410')
    say(match, 'move s:22Army')
    expect(refusal(match, 'step 1410')).toEqual({ rule: '7.2', because: 'they need a bridge' })
  })
})

describe('21.32 armored trains', () => {
  const units = { 's:47+50Tr': '2028', 's:13A': '2231', 'g:413Eng': '1729' }

  it('21.32 run on rails, into an enemy zone without a charge, and once a turn', () => {
    const match = say(position({ phase: 'soviet motorized movement', units }), 'move s:47+50Tr', 'to 1829')
    expect(at(match, 's:47+50Tr')).toBe('I-1829')
    say(match, 'done', 'done')
    expect(refusal(match, 'move s:47+50Tr')).toEqual({ rule: '21.32', because: 's:47+50Tr has moved in this turn' })
  })

  it('21.32, E-R12 pay nothing for an enemy zone, and stop in it', () => {
    const past = (engineers: string) => {
      const match = position({ phase: 'soviet motorized movement', units: { ...units, 'g:413Eng': engineers } })
      return say(match, 'move s:47+50Tr')
    }
    const match = past('1830')
    expect(railRange(match.position).cost(match.setting.ground.parse('1829'))).toBe(2 * 4)
    expect(choices(match, 'to')).toEqual(['I-1928', 'I-2128', 'I-2228', 'I-1829'])
    expect(choices(past('1132'), 'to')).toContain('I-1729')
  })

  it('21.32, E-R20 run through hexes that their side holds', () => {
    const open = { ...units, 'g:413Eng': '1132' }
    const match = position({ phase: 'soviet motorized movement', units: open, axis: ['1829'] })
    expect(choices(say(match, 'move s:47+50Tr'), 'to')).toEqual(['I-1928', 'I-2128', 'I-2228'])
  })

  it('21.32 do not leave the rails', () => {
    const match = say(position({ phase: 'soviet movement', units }), 'move s:47+50Tr')
    expect(refusal(match, 'to 2029')).toEqual({ rule: '21.32', because: 'no railway leads to I-2029' })
    expect(choices(match, 'to')).toContain('I-2228')
  })
})

describe('11.2 strategic movement', () => {
  const units = { 'g:15/29M': '1928', 's:13/13Tk': '4110' }

  it('11.2 goes twice as far along roads', () => {
    const match = say(position({ scenario: 'lepel', turn: 9, phase: 'axis movement', units }), 'move g:15/29M')
    expect(choices(match, 'strategic')).toContain('I-3424')
    say(match, 'strategic 3424')
    expect(at(match, 'g:15/29M')).toBe('I-3424')
  })

  it('11.2, E-R14 doubles what a unit has in the phase', () => {
    const units = { 's:13/13Tk': '1928', 'g:15/29M': '4110' }
    const match = say(position({ scenario: 'lepel', turn: 9, phase: 'soviet movement', units }), 'move s:13/13Tk')
    expect(pointsLeft(match)).toBe(2.5)
    // Ten hexes of motorway.
    expect(choices(match, 'strategic')).toContain('I-2926')
    expect(refusal(match, 'strategic 3026')).toEqual({ rule: '11.2', because: 'I-3026 is out of reach by road' })
  })

  it('11.2 keeps more than two hexes away from enemies and out of interdiction', () => {
    const near = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'axis movement',
      units: { ...units, 's:13/13Tk': '3024' },
    })
    say(near, 'move g:15/29M')
    expect(choices(near, 'strategic')).not.toContain('I-2926')
    const soviet = (interdiction: Record<string, number>) =>
      say(
        position({
          scenario: 'lepel',
          turn: 9,
          phase: 'soviet movement',
          units: { 's:13/13Tk': '1928', 'g:15/29M': '4110' },
          interdiction,
        }),
        'move s:13/13Tk',
      )
    expect(choices(soviet({}), 'strategic')).not.toEqual([])
    expect(choices(soviet({ 1928: 1 }), 'strategic')).toEqual([])
  })

  it('11.2 is a whole move, in the Movement Phase', () => {
    const begun = say(
      position({ scenario: 'lepel', turn: 9, phase: 'axis movement', units }),
      'move g:15/29M',
      'to 2028',
    )
    expect(refusal(begun, 'strategic 3424')?.because).toBe('strategic movement is a whole move')
    const later = position({ scenario: 'lepel', turn: 9, phase: 'axis motorized movement', units })
    expect(refusal(say(later, 'move g:15/29M'), 'strategic 3424')?.because).toBe('not in this phase')
  })

  it('10.15 is off at Borisov', () => {
    const match = say(
      position({ phase: 'axis movement', units: { 'g:18/18Pz': '1132', 's:13A': '2231' } }),
      'move g:18/18Pz',
    )
    expect(refusal(match, 'strategic 2028')?.because).toBe('there is no strategic movement in this scenario')
  })
})

describe('11.6 leaving the map', () => {
  it('11.6 Axis units leave by the east edge of the card, for good', () => {
    const units = { 'g:18/18Pz': '4021', 'g:52/18Pz': '4021', 's:13/13Tk': '1410' }
    const match = position({ scenario: 'lepel', turn: 9, phase: 'axis movement', units })
    say(match, 'move g:18/18Pz', 'join g:52/18Pz', 'to 4121', 'exit')
    expect([at(match, 'g:18/18Pz'), match.position.sides.exited[1]]).toEqual(['exited', 4])
  })

  it('4.31 Soviet units stay', () => {
    const match = position({ scenario: 'lepel', turn: 9, phase: 'soviet movement', units: { 's:13/13Tk': '4121' } })
    expect(refusal(say(match, 'move s:13/13Tk'), 'exit')?.rule).toBe('4.31')
  })
})

describe('8.1 entry', () => {
  it('8.11, E-R18 the entry hex is paid for; a road leads in where the card says so', () => {
    const units = { 'g:29/12Pz': { place: 'arriving', due: 9 }, 's:13/13Tk': '4110' }
    const match = position({ scenario: 'lepel', turn: 9, phase: 'axis movement', units })
    expect(choices(say(match, 'enter g:29/12Pz'), 'at')).toEqual(['I-1928'])
    say(match, 'at 1928')
    expect(pointsLeft(match)).toBe(6.5)
    say(match, 'to 2028')
    expect(pointsLeft(match)).toBe(6)
  })

  it('8.1 nobody comes before his turn, nor in a phase in which he does not move', () => {
    const units = {
      's:162RD': { place: 'arriving', due: 9 },
      's:158RD': { place: 'arriving', due: 0 },
      's:20A': '3320',
    }
    const match = position({ scenario: 'lepel', turn: 9, phase: 'soviet motorized movement', units })
    expect(refusal(match, 'enter s:162RD')?.rule).toBe('10.13')
    say(match, 'done')
    expect(refusal(match, 'enter s:158RD')?.rule).toBe('8.1')
    say(match, 'enter s:162RD', 'at 4116')
    expect(at(match, 's:162RD')).toBe('I-4116')
  })

  it('8.15 where enemies hold the entry hex the nearest free ones of the edge are open', () => {
    const units = { 's:115/57Tk': { place: 'arriving', due: 7 }, 'g:53Nbw': '2230' }
    const match = say(position({ phase: 'soviet motorized movement', turn: 7, units }), 'enter s:115/57Tk')
    expect(refusal(match, 'at 2230')?.rule).toBe('8.11')
    expect(choices(match, 'at')).toEqual(['I-2229', 'I-2231'])
  })

  it('8.15 five hexes away at most', () => {
    const { ground, unitIds } = efs.setting('lepel')
    const rim = Array.from({ length: ground.size }, (_, i) => i + 1).filter((hex) =>
      ground.neighbours.subarray(hex * 6, hex * 6 + 6).includes(0),
    )
    const foes = unitIds.filter((id) => /^s:.*(RD|Tk|M)$/.test(id))
    /** Soviets hold the edge up to so many hexes from where the 12th Panzer Division comes in. */
    const held = (far: number) => {
      const near = rim.filter((hex) => ground.distance(hex, ground.parse('1928')) <= far)
      expect(near.length).toBeLessThanOrEqual(foes.length)
      const units = Object.fromEntries(near.map((hex, i) => [foes[i]!, ground.name(hex)]))
      const newcomer = { 'g:29/12Pz': { place: 'arriving', due: 9 } }
      return position({ scenario: 'lepel', turn: 9, phase: 'axis movement', units: { ...units, ...newcomer } })
    }
    expect(choices(held(4), 'enter')).toEqual(['g:29/12Pz'])
    expect(choices(held(5), 'enter')).toEqual([])
  })

  describe('3.12 those for the edge of sheet WA', () => {
    const newcomer = { 's:110Tk': { place: 'arriving', due: 26 } }
    const coming = (axis: readonly string[], foes: Readonly<Record<string, string>>) =>
      say(
        position({
          scenario: 'dnepr',
          turn: 26,
          phase: 'soviet motorized movement',
          axis,
          units: { ...newcomer, ...foes, 's:24RD': 'WA7023' },
        }),
        'enter s:110Tk',
      )

    it('3.12 may come in at Rzhev instead', () => {
      const match = coming([], {})
      expect(choices(match, 'at')).toContain('WA6823')
      expect(at(say(match, 'at WA6823', 'stop'), 's:110Tk')).toBe('WA6823')
    })

    it('3.12 not when the Axis has it', () => {
      const match = coming(['WA6823'], {})
      expect(choices(match, 'at')).not.toContain('WA6823')
      expect(refusal(match, 'at WA6823')).toEqual({ rule: '3.12', because: 'WA6823 is not Soviet and in supply' })
    })

    it('3.12 nor when supply does not get there', () => {
      const ring = { 'g:26ID': 'WA6822', 'g:6ID': 'WA6923', 'g:5ID': 'WA6824', 'g:35ID': 'WA6723' }
      expect(refusal(coming([], ring), 'at WA6823')?.rule).toBe('3.12')
    })

    it('3.12 others may not', () => {
      const { setting } = position({ scenario: 'dnepr', turn: 26, phase: 'soviet motorized movement', units: {} })
      const unit = setting.kinds.unit.read('s:278RD')
      expect(setting.entry[unit]!.length).toBeGreaterThan(0)
      expect(setting.entryByRzhev[unit]).toEqual([])
    })
  })
})
