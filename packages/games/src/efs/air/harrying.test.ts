import { describe, expect, it } from 'vitest'
import { attack, until } from '../combat/battle.fixture.ts'
import {
  asked,
  at,
  choices,
  entering,
  type Given,
  type Played,
  phaseOf,
  position,
  refusal,
  say,
  settingNamed,
} from '../position.fixture.ts'

const options = { sovietInterdiction: 'on' }
const BOMBER = { 's:air:410BAP': 'ready' }

/** Yelnya, where the Soviets are asked whom they interdict. */
const raid = (given: Partial<Given> = {}): Played =>
  position({
    scenario: 'yelnya',
    options,
    turn: 36,
    phase: 'soviet interdiction',
    ...given,
    units: { ...BOMBER, 'g:15ID': 'I-6023', ...given.units },
  })

const targets = (match: Played): string[] =>
  choices(match).flatMap((text) => (text.startsWith('over ') ? [text.slice(5)] : []))
const level = ({ position: s, setting }: Played, hex: string): number => s.harried.level[setting.ground.parse(hex)]!

describe('5.4 Soviet interdiction', () => {
  it('5.4 is an option: usually nobody is asked', () => {
    const usual = entering({ scenario: 'yelnya', turn: 36, phase: 'interdiction', units: BOMBER })
    expect(phaseOf(usual)).not.toBe('soviet interdiction')
  })

  it('5.41 no Soviet air unit is a dummy', () => {
    const { roster } = settingNamed('campaign', options)
    expect(roster.filter((counter) => counter?.air?.kind === 'dummy').map((counter) => counter!.side)).toEqual([1, 1])
  })

  it('5.42 begins on turn 14, when the missions of the Axis are flown', () => {
    const on = (turn: number): string =>
      asked(entering({ scenario: 'smolensk', options, turn, phase: 'interdiction', units: BOMBER }))
    expect(on(14)).toBe('Soviet missions')
    expect(on(13)).not.toBe('Soviet missions')
  })

  it('5.42 is for air units with a rating for it, and fighters with them', () => {
    const match = raid({ units: { 's:air:61ShAP': 'ready', 's:air:41IAP': 'ready' } })
    expect(refusal(match, 'fly s:air:61ShAP')?.rule).toBe('14.12')
    expect(choices(match)).toEqual(expect.arrayContaining(['fly s:air:410BAP', 'fly s:air:41IAP']))
  })

  it('5.45 goes over towns, cities, railway junctions and combat units of the Axis', () => {
    const to = targets(say(raid(), 'fly s:air:410BAP'))
    expect(to).toEqual(expect.arrayContaining(['I-6121', 'I-5019', 'I-6023']))
    expect(refusal(say(raid({ units: { 'g:15ID': 'I-6121' } }), 'fly s:air:410BAP'), 'over I-6023')?.rule).toBe('5.45')
    const { rails, placeAt, ground } = settingNamed('yelnya')
    const linesAt = (hex: number): number => rails.subarray(hex * 6, hex * 6 + 6).filter((way) => way !== 0).length
    const junctions = [...placeAt.keys()].filter((hex) => placeAt[hex] === 0 && linesAt(hex) > 2)
    const lone = [...placeAt.keys()].find((hex) => placeAt[hex] === 0 && linesAt(hex) === 2 && hex > 0)!
    for (const hex of junctions) expect(to).toContain(ground.name(hex))
    expect(to).not.toContain(ground.name(lone))
  })

  it('5.45 goes over both ends of a marked bridge, and over a bridge of the Axis but no ferry', () => {
    const laid = { 'g:bridge1': { place: 'I-5116', to: 'I-5117' }, 'g:ferry1': { place: 'I-5316', to: 'I-5317' } }
    const match = say(
      position({
        scenario: 'smolensk',
        options,
        turn: 15,
        phase: 'soviet interdiction',
        units: BOMBER,
        set: { spans: laid },
      }),
      'fly s:air:410BAP',
    )
    const to = targets(match)
    const { bridges, ground } = match.setting
    for (const { hex, to: end } of bridges.slice(1))
      expect(to).toEqual(expect.arrayContaining([ground.name(hex), ground.name(end)]))
    expect(to).toContain('I-5116')
    expect(refusal(match, 'over I-5316')?.rule).toBe('5.45')
  })

  it('5.43, E-R74 keeps clear of where the Axis has flown, whatever came of it', () => {
    const match = position({
      scenario: 'yelnya',
      options,
      turn: 36,
      phase: 'axis interdiction',
      units: { ...BOMBER, 'g:15ID': 'I-6023', 's:24A': 'I-6121', 'g:air:I/KG53': 'ready' },
      dice: [8],
    })
    say(match, 'fly g:air:I/KG53', 'over I-6121')
    while (phaseOf(match) !== 'soviet interdiction') say(match, 'done')
    expect(at(match, 'g:air:I/KG53')).toBe('flown')
    expect(match.position.hexes.interdiction[match.setting.ground.parse('I-6121')]).toBe(0)
    say(match, 'fly s:air:410BAP')
    expect(refusal(match, 'over I-6121')?.rule).toBe('5.43')
    expect(targets(match)).toContain('I-6023')
  })

  it('5.44 goes nowhere near an HQ that is out of order', () => {
    const match = raid({ units: { 's:24A': { place: 'I-6220', nonOp: true } } })
    expect(refusal(say(match, 'fly s:air:410BAP'), 'over I-6023')?.rule).toBe('5.44')
  })

  it('5.43 makes a zone of the mission hex alone, after flak and fighters of the Axis', () => {
    const match = raid({ dice: [5] })
    say(match, 'fly s:air:410BAP', 'over I-6023')
    expect(level(match, 'I-6023')).toBe(1)
    expect(level(match, 'I-6121')).toBe(0)
    expect(at(match, 's:air:410BAP')).toBe('flown')
    const aborted = raid({ dice: [9] })
    say(aborted, 'fly s:air:410BAP', 'over I-6023')
    expect(level(aborted, 'I-6023')).toBe(0)
  })

  it('5.42 fighters of the Axis meet it, and do not interdict for the enemy', () => {
    const match = raid({ units: { 'g:air:I/JG51': 'ready' }, dice: [3, 10, 5] })
    say(match, 'fly s:air:410BAP', 'over I-6023')
    expect(phaseOf(match)).toBe('axis interception')
    say(match, 'fly g:air:I/JG51', 'over I-6023')
    expect(level(match, 'I-6023')).toBe(1)
    expect(at(match, 'g:air:I/JG51')).toBe('flown')
  })

  it('14.67, 5.43 ends with the turn', () => {
    const match = entering({
      scenario: 'yelnya',
      options,
      turn: 36,
      phase: 'administration',
      units: { 'g:15ID': 'I-6023' },
      set: { harried: { 'I-6023': { level: 1, isCovered: true } } },
    })
    expect(match.position.harried.level.every((n) => n === 0)).toBe(true)
  })
})

describe('5.42 what Soviet interdiction does', () => {
  const under = (hexes: readonly string[], given: Partial<Given>): Played => {
    const match = position({ scenario: 'yelnya', options, turn: 36, phase: 'soviet declaration', units: {}, ...given })
    for (const hex of hexes) match.position.harried.level[match.setting.ground.parse(hex)] = 1
    return match
  }
  const FIGHT = { 'g:15ID': 'I-6121', 'g:7/10Pz': 'I-5923', 's:107RD': 'I-6120', 's:24A': 'I-6118' }

  /** All that the Axis is offered before the attack on Yelnya is fought. */
  function offered(hexes: readonly string[]): string[] {
    const match = attack(under(hexes, { units: FIGHT, strongpoints: { 'I-6121': 'Axis' } }), 'I-6121', 's:107RD')
    const answers: string[] = []
    say(match, 'done')
    for (; asked(match) !== 'Soviet combat'; say(match, 'done')) answers.push(...choices(match))
    return answers
  }

  it('5.42 no Axis unit reacts out of it or into it', () => {
    expect(offered([])).toContain('react g:7/10Pz I-6121')
    expect(offered(['I-5923'])).not.toContain('react g:7/10Pz I-6121')
    const into = until(attack(under(['I-6121'], { units: FIGHT }), 'I-6121', 's:107RD'), 'reaction')
    say(into, 'react g:7/10Pz I-6121')
    expect(choices(into)).toContain('to I-6022')
    expect(refusal(into, 'to I-6121')).not.toBeNull()
  })

  it('5.42 no Axis unit in it gets orders', () => {
    expect(offered([])).toContain('stand I-6121')
    expect(offered(['I-6121'])).not.toContain('stand I-6121')
    expect(offered(['I-6021'])).toContain('stand I-6121')
  })

  it('5.42 nor do those who attack out of it', () => {
    const battle = (hexes: readonly string[]): Played => {
      const given = { phase: 'axis declaration', units: FIGHT, strongpoints: { 'I-6120': 'Soviet' } } as const
      const match = until(attack(under(hexes, given), 'I-6120', 'g:15ID'), 'orders')
      say(match, 'stand I-6120')
      return say(until(match, 'combat'), 'fight I-6120')
    }
    expect(choices(battle([]))).toContain('stand')
    expect(refusal(battle(['I-6121']), 'stand')?.rule).toBe('5.42')
  })

  it('14.76, 5.42 transports that start in it are fired at', () => {
    const match = position({
      scenario: 'smolensk',
      options,
      turn: 15,
      phase: 'axis movement',
      axis: ['I-5019', 'I-5514'],
      units: { 'g:XXIIIEng': 'I-5019', 'g:air:Tr1': 'ready' },
      dice: [8],
    })
    match.position.harried.level[match.setting.ground.parse('I-5019')] = 1
    say(match, 'move g:XXIIIEng', 'airlift I-5514')
    expect(at(match, 'g:XXIIIEng')).toBe('I-5019')
  })
})
