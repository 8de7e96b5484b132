import { describe, expect, it } from 'vitest'
import { attack, codeOf, items, until } from './combat/battle.fixture.ts'
import { AXIS, COUNTERS } from './data/counters.ts'
import { isKnown } from './fog.ts'
import { efs } from './index.ts'
import { asked, at, begin, choices, type Played, position, refusal, say } from './position.fixture.ts'

describe('2.1 to 2.3 the frame', () => {
  it('2.11 each of these scenarios has a card of its own', () => {
    const columnsOf = (scenario: string) => {
      const { ground } = efs.setting(scenario, {})
      const names = Array.from({ length: ground.size }, (_, i) => ground.name(i + 1))
      const columns = names.filter((name) => name.startsWith('I-')).map((name) => Number(name.slice(2, 4)))
      return [Math.min(...columns), Math.max(...columns)]
    }
    expect(columnsOf('borisov')).toEqual([11, 22])
    expect(columnsOf('lepel')).toEqual([14, 41])
    expect(columnsOf('yelnya')).toEqual([47, 67])
  })

  it('2.32, 2.33 there is no inset map and there are no flotillas', () => {
    const phases = efs.setting('borisov', {}).sequence.phases.map(({ id }) => id)
    expect(phases.filter((id) => /naval|inset|flotilla/.test(id))).toEqual([])
    expect(COUNTERS.filter(({ type }) => /naval|flotilla/.test(type))).toEqual([])
  })
})

describe('3 replacements and reinforcements', () => {
  it('3.11 units enter as 8.1 has it: in their turn, in a phase in which they move', () => {
    const match = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'soviet motorized movement',
      units: { 's:162RD': { place: 'arriving', due: 9 }, 's:20A': '3320', 'g:900L': '1919' },
    })
    expect(refusal(match, 'enter s:162RD')?.rule).toBe('10.13')
    until(match, 'movement')
    while (codeOf(match) !== 'C5') say(match, 'done')
    expect(choices(match, 'enter')).toEqual(['s:162RD'])
  })

  it('3.2 replacement points are kept, twenty at most', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'soviet movement',
      units: { 's:19RD': '6420', 'g:15ID': '6121' },
      set: { sides: { Soviet: { infantry: 19 } }, weather: { ground: 'dry' } },
      dice: [1],
    })
    say(match, 'done')
    expect(match.position.sides.infantry[2]).toBe(20)
  })

  it('3.22 the Axis begins strongpoints only where the scenario says so', () => {
    const left = (scenario: string) => begin(scenario).position.sides.strongpoints[AXIS]
    expect(['borisov', 'lepel', 'yelnya'].map(left)).toEqual([0, 0, 2])
    const match = position({ phase: 'axis motorized movement', units: { 'g:18/18Pz': '1331', 's:13A': '2231' } })
    say(match, 'done')
    expect(asked(match)).not.toBe('Axis engineering')
  })

  it('7.31 infantry takes I points, 7.32 armor A points', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'soviet replacements',
      units: { 's:19RD': { place: '6420', face: 1 }, 's:102Tk': { place: '6420', face: 1 }, 'g:15ID': '6121' },
      set: { sides: { Soviet: { infantry: 1 } } },
    })
    expect(choices(match, 'receive')).toEqual(['s:19RD'])
    expect(refusal(match, 'receive s:102Tk')?.rule).toBe('7.3')
  })
})

describe('4.75 what shows itself', () => {
  it('4.75 guns that support, and AA units that have fired', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:52/18Pz': '1729', 's:6/1Mos': '1829', 's:12/1Mos': '2028', 's:29+49': '2028', 's:7AA': '2028' },
      options: { limitedInformation: 'on' },
    })
    const knows = (id: string) => isKnown(match.position, match.setting.kinds.unit.read(id), 1)
    expect([knows('s:12/1Mos'), knows('s:29+49'), knows('s:7AA')]).toEqual([true, false, false])
    until(say(attack(match, '1829', 'g:52/18Pz'), 'done'), 'artillery')
    say(match, 'support s:29+49 1829')
    expect([knows('s:29+49'), knows('s:7AA')]).toEqual([true, false])
  })
})

describe('10.12, 21.12a the Soviet motorized phase', () => {
  const units = { 's:107M': '5208', 's:45CD': '5308', 's:242RD': '5310', 's:30A': '5207', 'g:35ID': '5911' }
  const phase = 'soviet motorized movement'
  const match = () => position({ scenario: 'yelnya', turn: 36, phase, units })

  it('10.12 motorized units and cavalry move by themselves', () => {
    expect(choices(match(), 'move')).toEqual(['s:45CD', 's:107M'].sort((a, b) => order(match(), a) - order(match(), b)))
  })

  it('21.12a others when an HQ has activated them', () => {
    const activated = say(match(), 'activate s:242RD')
    expect(choices(activated, 'move')).toContain('s:242RD')
  })
})

const order = (match: Played, id: string): number => match.setting.kinds.unit.read(id)

describe('15.3, 15.4 the course of a combat', () => {
  it('15.32 the defender commits guns before the attacker, 15.33 who does so when he carries the attack out', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:52/18Pz': '1729', 'g:817Art': '1730', 's:6/1Mos': '1829', 's:29+49': '2028' },
    })
    say(attack(match, '1829', 'g:52/18Pz'), 'done')
    expect(asked(match)).toBe('Soviet artillery')
    say(match, 'support s:29+49 1829', 'done', 'fight 1829')
    expect(choices(match, 'support')).toEqual(['g:817Art'])
  })

  it('15.4 strengths and support of both sides are added up', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:52/18Pz': '1729', 'g:817Art': '1730', 's:6/1Mos': '1829', 's:7AA': '1829', 's:29+49': '2028' },
    })
    say(attack(match, '1829', 'g:52/18Pz'), 'done', 'support s:29+49 1829', 'done', 'fight 1829', 'support g:817Art')
    expect(items(match, 'attack 1829')).toEqual(['g:52/18Pz 3', 'support of g:817Art 1'])
    expect(items(match, 'defence 1829')).toEqual(['s:6/1Mos 4', 's:7AA 1', 'support of s:29+49 2'])
  })
})

describe('18.43 where strongpoints are begun', () => {
  it('18.43 as many as a side has in a turn', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis engineering',
      units: { 'g:15ID': '6121', 'g:78ID': '5919', 'g:23ID': '6025', 's:19RD': '6420' },
      set: { sides: { Axis: { strongpoints: 2 } } },
    })
    say(match, 'build 6121', 'build 5919')
    expect(asked(match)).not.toBe('Axis engineering')
  })
})

describe('21.74 militia', () => {
  it('21.74 stays within five hexes of its town', () => {
    const match = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'soviet movement',
      units: { 's:VitebskMil': '3316', 'g:900L': '1919' },
    })
    say(match, 'move s:VitebskMil')
    const { ground } = match.setting
    const vitebsk = ground.parse('3314')
    const far = Math.max(...choices(match, 'to').map((hex) => ground.distance(vitebsk, ground.parse(hex))))
    expect(far).toBe(5)
    expect(at(match, 's:VitebskMil')).toBe('I-3316')
  })
})
