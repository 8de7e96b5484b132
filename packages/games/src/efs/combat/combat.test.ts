import { describe, expect, it } from 'vitest'
import { at, choices, explain, type Played, position, refusal, say } from '../position.fixture.ts'
import { attack, drms, fight, items, oddsOf, settle, struck, until } from './battle.fixture.ts'

const PANZERS = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 'g:101/18Pz': '1729' }

/** Axis units before a Soviet hex, and the attack on it prepared. */
function axisAttack(
  hex: string,
  units: Record<string, unknown>,
  more: Partial<Parameters<typeof position>[0]> = {},
): Played {
  const match = position({ phase: 'axis declaration', units, ...more })
  const attackers = Object.keys(units).filter((id) => id.startsWith('g:') && !id.includes('air'))
  const movers = attackers.filter((id) => match.setting.isArtillery[match.setting.kinds.unit.read(id)] === 0)
  return fight(say(attack(match, hex, ...movers), 'done'), hex)
}

describe('15.47 odds', () => {
  const against = (defenders: Record<string, unknown>) =>
    axisAttack('2030', { 'g:18/18Pz': '2029', 'g:413Eng': '2029', ...defenders })

  it('15.47 drops fractions, and knows 3-2 and 3-4', () => {
    expect(oddsOf(against({ 's:6/1Mos': '2030' }), '2030')).toBe('2-1')
    expect(oddsOf(against({ 's:6/1Mos': '2030', 's:12/1Mos': '2030' }), '2030')).toBe('3-2')
    expect(oddsOf(against({ 's:6/1Mos': '2030', 's:175/1Mos': '2030', 's:12/1Mos': '2030' }), '2030')).toBe('1-1')
    const many = { 's:6/1Mos': '2030', 's:175/1Mos': '2030', 's:12/1Mos': '2030', 's:115/57Tk': '2030' }
    expect(oddsOf(against({ ...many, 's:BTTU': '2030' }), '2030')).toBe('1-2')
    expect(oddsOf(against(many), '2030')).toBe('3-4')
  })

  it('15.47 above 10-1 reads 10-1', () => {
    expect(oddsOf(against({ 's:18Zap': '2030' }), '2030')).toBe('10-1')
  })

  it('15.47 below 1-4 reads 1-4 with two more on the die', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:88/18Pz': { place: '2029', face: 1 }, 's:175/1Mos': '2030', 's:29+49': '2131' },
    })
    until(say(attack(match, '2030', 'g:88/18Pz'), 'done'), 'artillery')
    say(match, 'support s:29+49 2030')
    fight(match, '2030')
    expect(oddsOf(match, '2030')).toBe('1-4')
    expect(drms(match, '2030')).toContain('less than 1-4 2')
  })
})

describe('3.4 halving', () => {
  it('7.2 armor counts half into a city, in one group, fractions dropped', () => {
    const match = axisAttack(
      '3314',
      { 'g:25/7Pz': '3214', 'g:21/20Pz': { place: '3214', face: 1 }, 'g:6/7Pz': '3214', 's:LSMU': '3314' },
      { scenario: 'lepel', turn: 9 },
    )
    // 9 + 6 into a city and across a major river, 3 across it.
    expect(items(match, 'attack 3314')).toEqual(['g:25/7Pz 9', 'g:6/7Pz 3', 'g:21/20Pz 6', 'halved -14'])
    expect(explain(match, 'attack 3314').value).toBe(4)
  })

  it('3.4, E-R21 those with as many causes are one group, halved as often', () => {
    const match = axisAttack(
      '3314',
      {
        'g:25/7Pz': '3214',
        'g:21/20Pz': { place: '3214', face: 1 },
        'g:6/7Pz': '3214',
        'g:7/7Pz': '3214',
        's:LSMU': '3314',
      },
      { scenario: 'lepel', turn: 9 },
    )
    // 15 twice, to 7 and 3; 6 once, to 3. One by one they would be 2 and 1, 1 and 1.
    expect(explain(match, 'attack 3314').value).toBe(3 + 3)
  })

  it('7.2 across a major river all count half, bridge or not', () => {
    const match = axisAttack('1610', { 'g:73/19Pz': '1611', 'g:74/19Pz': '1611', 's:MG23': '1610' }, LEPEL)
    expect(items(match, 'attack 1610')).toEqual(['g:73/19Pz 3', 'g:74/19Pz 3', 'halved -3'])
  })

  it('3.4 guns count half in mud, on both sides', () => {
    const match = position({
      phase: 'axis declaration',
      units: { ...PANZERS, 'g:817Art': '1730', 'g:53Nbw': '1729', 's:6/1Mos': '1829', 's:29+49': '2028' },
      set: { weather: { ground: 'mud' } },
    })
    until(say(attack(match, '1829', ...Object.keys(PANZERS)), 'done'), 'artillery')
    say(match, 'support s:29+49 1829')
    say(fight(match, '1829'), 'support g:53Nbw', 'support g:817Art')
    expect(explain(match, 'attack 1829').value).toBe(13 + 2)
    expect(explain(match, 'defence 1829').value).toBe(4 + 1)
  })
})

const LEPEL = { scenario: 'lepel', turn: 9 } as const

describe('15.5 modifiers', () => {
  it('18.4 a strongpoint while its side holds the hex', () => {
    const units = { ...PANZERS, 's:6/1Mos': '1829' }
    expect(drms(axisAttack('1829', units, { strongpoints: { 1829: 'Soviet' } }), '1829')).toContain('strongpoint 1')
    expect(drms(axisAttack('1829', units, { strongpoints: { 1829: 'Axis' } }), '1829')).not.toContain('strongpoint 1')
  })

  it('7.2 a river if all attack across one', () => {
    const alone = axisAttack('2030', { 'g:88/18Pz': '2031', 's:12/1Mos': '2030' })
    expect(drms(alone, '2030')).toEqual(['all attack across a river 1'])
    const both = axisAttack('2030', { 'g:88/18Pz': '2031', 'g:52/18Pz': '2029', 's:12/1Mos': '2030' })
    expect(drms(both, '2030')).toEqual([])
  })

  it('7.2 a city', () => {
    const match = axisAttack('3314', { 'g:6/7Pz': '3315', 's:LSMU': '3314' }, LEPEL)
    expect(drms(match, '3314')).toContain('city 1')
  })

  it('7.2 a town in mud, and woods and hills never', () => {
    const units = { 'g:52/18Pz': '1729', 's:6/1Mos': '1829' }
    expect(drms(axisAttack('1829', units, { set: { weather: { ground: 'mud' } } }), '1829')).toEqual(['town in mud 1'])
    expect(drms(axisAttack('1829', units), '1829')).toEqual([])
    expect(drms(axisAttack('1828', { 'g:52/18Pz': '1829', 's:6/1Mos': '1828' }), '1828')).toEqual([
      'all attack across a river 1',
    ])
  })

  it('6.35 defenders out of supply, 11.38 or with an Overrun marker', () => {
    const match = axisAttack('1829', {
      'g:52/18Pz': '1729',
      's:6/1Mos': { place: '1829', supply: 'out of supply' },
      's:18Zap': { place: '1829', overrun: true },
    })
    expect(drms(match, '1829')).toEqual(['defenders out of supply -1', 'Overrun marker -1'])
  })

  it('15.5 three at most in all', () => {
    const match = axisAttack(
      '1829',
      { ...PANZERS, 's:18Zap': { place: '1829', supply: 'out of supply', overrun: true } },
      { set: { attacks: { 1: { cas: -2 } } }, dice: [10] },
    )
    expect(drms(match, '1829')).toEqual([
      'Division Integrity -1',
      'Combined Arms -1',
      'defenders out of supply -1',
      'Overrun marker -1',
      'close air support -2',
    ])
    say(match, 'roll')
    expect(struck(match)).toBe('10-1 -3 10 -/2R')
  })
})

describe('15.57 Combined Arms', () => {
  const armor = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729' }
  const has = (units: Record<string, unknown>, hex = '1829', more: Partial<Parameters<typeof position>[0]> = {}) =>
    drms(axisAttack(hex, units, more), hex).includes('Combined Arms -1')

  it('15.57 armor and another motorized unit', () => {
    expect(has({ ...armor, 's:6/1Mos': '1829' })).toBe(true)
    expect(has({ 'g:18/18Pz': '1729', 's:6/1Mos': '1829' })).toBe(false)
    expect(has({ 'g:52/18Pz': '1729', 'g:101/18Pz': '1729', 's:6/1Mos': '1829' })).toBe(false)
  })

  it('15.57 not against armor or AA units', () => {
    expect(has({ ...armor, 's:12/1Mos': '1829' })).toBe(false)
    expect(has({ ...armor, 's:7AA': '1829', 's:6/1Mos': '1829' })).toBe(false)
  })

  it('15.57 not against a live fort, nor in mud', () => {
    expect(has({ ...armor, 's:6/1Mos': '1829' }, '1829', { strongpoints: { 1829: 'Soviet' } })).toBe(false)
    expect(has({ ...armor, 's:6/1Mos': '1829' }, '1829', { set: { weather: { ground: 'mud' } } })).toBe(false)
  })

  it('15.57, E-R22 not where one half of it is across a river; one of each that is not will do', () => {
    expect(has({ 'g:18/18Pz': '1830', 'g:52/18Pz': '1729', 's:6/1Mos': '1829' })).toBe(false)
    expect(has({ 'g:18/18Pz': '1729', 'g:52/18Pz': '1830', 'g:101/18Pz': '1729', 's:6/1Mos': '1829' })).toBe(true)
  })

  it('11.1 step 53: not for the Soviets', () => {
    const match = position({
      phase: 'soviet declaration',
      units: { 's:6/1Mos': '2029', 's:12/1Mos': '2129', 'g:88/18Pz': '2030' },
    })
    fight(say(attack(match, '2030', 's:6/1Mos', 's:12/1Mos'), 'done'), '2030')
    expect(drms(match, '2030')).toEqual([])
  })
})

describe('15.58 Division Integrity', () => {
  const integrity = (units: Record<string, unknown>, hex: string, more = {}) =>
    drms(axisAttack(hex, { ...units }, more), hex).filter((item) => item.startsWith('Division'))

  it('15.58 a panzer regiment with two more of its division', () => {
    expect(integrity({ ...PANZERS, 's:6/1Mos': '1829' }, '1829')).toEqual(['Division Integrity -1'])
    expect(integrity({ 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 's:6/1Mos': '1829' }, '1829')).toEqual([])
    const withRecon = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 'g:88/18Pz': '1729', 's:6/1Mos': '1829' }
    expect(integrity(withRecon, '1829')).toEqual(['Division Integrity -1'])
  })

  it('15.58 engineers of the corps are of no division', () => {
    const units = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 'g:413Eng': '1729', 's:6/1Mos': '1829' }
    expect(integrity(units, '1829')).toEqual([])
  })

  it('15.58 a whole motorized division beside such a one, but not alone', () => {
    const motorized = { 'g:76/20M': '2818', 'g:90/20M': '2818', 'g:20/20M': '2818', 's:LSMU': '2918' }
    expect(integrity(motorized, '2918', LEPEL)).toEqual([])
    const both = { ...motorized, 'g:25/7Pz': '2819', 'g:6/7Pz': '2819', 'g:7/7Pz': '2819' }
    expect(integrity(both, '2918', LEPEL)).toEqual(['Division Integrity -2'])
    const unarmored = { 'g:59/20Pz': '2818', 'g:112/20Pz': '2818', 'g:92/20Pz': '2818', 's:LSMU': '2918' }
    const panzers = { 'g:25/7Pz': '2819', 'g:6/7Pz': '2819', 'g:7/7Pz': '2819' }
    expect(integrity({ ...unarmored, ...panzers }, '2918', LEPEL)).toEqual(['Division Integrity -1'])
  })
})

describe('15.53 Engineer Effects', () => {
  it('15.53 against a fort, once, and only if engineers attack', () => {
    const units = { 'g:52/18Pz': '1729', 'g:413Eng': '1729', 's:6/1Mos': '1829' }
    const match = axisAttack('1829', units, { strongpoints: { 1829: 'Soviet' } })
    expect(drms(match, '1829')).toEqual(['strongpoint 1'])
    say(match, 'engineers')
    expect(drms(match, '1829')).toEqual(['strongpoint 1', 'Engineer Effects -1'])
    expect(refusal(match, 'engineers')).toEqual({ rule: '15.53', because: 'Engineer Effects are declared' })
    const none = axisAttack('1829', { 'g:52/18Pz': '1729', 's:6/1Mos': '1829' }, { strongpoints: { 1829: 'Soviet' } })
    expect(refusal(none, 'engineers')).toEqual({ rule: '15.53', because: 'no engineers attack' })
  })

  it('15.53 across a river, not in the open', () => {
    expect(refusal(axisAttack('2030', { 'g:413Eng': '2031', 's:12/1Mos': '2030' }), 'engineers')).toBeNull()
    expect(refusal(axisAttack('2030', { 'g:413Eng': '2029', 's:12/1Mos': '2030' }), 'engineers')).toEqual({
      rule: '15.53',
      because: 'there is nothing here for engineers',
    })
  })
})

describe('15.44 bunker busters', () => {
  const units = { 'g:18Flak': '1911', 'g:6/7Pz': '1911', 's:174RD': '2012' }

  it('15.44 one of them counts twice against a fort or city', () => {
    const match = axisAttack('2012', units, LEPEL)
    expect(explain(match, 'attack 2012').value).toBe(5)
    say(match, 'bust g:18Flak')
    expect(explain(match, 'attack 2012').value).toBe(7)
    expect(refusal(match, 'bust g:6/7Pz')?.rule).toBe('15.44')
  })

  it('15.44 not in the open, and not if it fired at aircraft', () => {
    const open = axisAttack('2918', { 'g:18Flak': '2818', 's:LSMU': '2918' }, LEPEL)
    expect(refusal(open, 'bust g:18Flak')?.because).toBe('there is neither fort nor city')
    const busy = axisAttack('2012', { ...units, 'g:18Flak': { place: '1911', gaveFlak: true } }, LEPEL)
    expect(refusal(busy, 'bust g:18Flak')?.because).toBe('g:18Flak has fired at aircraft')
  })
})

describe('15.2 attack supply', () => {
  const yelnya = (supplied: number, dice: readonly number[] = []) =>
    position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'soviet declaration',
      units: { 's:19RD': '6320', 's:24Army': '6420', 's:24A': '6420', 'g:15ID': { place: '6220', face: 2 } },
      set: { suppliedAttacks: supplied },
      dice,
    })

  it('15.2 without it two more on the die, and no guns', () => {
    const match = fight(say(attack(yelnya(0), '6220', 's:19RD'), 'done'), '6220')
    expect(drms(match, '6220')).toEqual(['no attack supply 2'])
    expect(refusal(match, 'support s:24Army')).toEqual({
      rule: '15.2',
      because: 'guns do not support an attack without supply',
    })
    expect(refusal(match, 'supply')).toEqual({ rule: '10.65', because: 'no supply is left for attacks' })
  })

  it('10.65, E-R36 so many Soviet attacks are supplied, each counted when it was fought', () => {
    const match = fight(say(attack(yelnya(5, [10]), '6220', 's:19RD'), 'done'), '6220')
    say(match, 'supply', 'support s:24Army')
    expect(explain(match, 'attack 6220').value).toBe(4 + 3)
    expect(drms(match, '6220')).toEqual([])
    expect(match.position.suppliedAttacks).toBe(5)
    settle(say(match, 'roll'))
    expect(match.position.suppliedAttacks).toBe(4)
  })

  it('10.65 Axis attacks are supplied for nothing', () => {
    const match = axisAttack('6320', { 'g:15ID': '6220', 's:19RD': '6320' }, { scenario: 'yelnya', turn: 36 })
    expect(drms(match, '6320')).toEqual([])
    expect(choices(match)).not.toContain('supply')
  })

  it('16.33 an asterisk costs one step more without supply', () => {
    const match = fight(say(attack(yelnya(0, [2]), '6220', 's:19RD'), 'done'), '6220')
    say(match, 'roll')
    expect(struck(match)).toBe('1-1 2 2 1*/R')
    expect(at(match, 's:19RD')).toBe('cadre')
  })
})
