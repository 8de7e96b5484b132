import { describe, expect, it } from 'vitest'
import { at, choices, flagOf, position, refusal, say, shows } from './position.fixture.ts'

const yelnya = { scenario: 'yelnya', turn: 36 }
const units = { 'g:15ID': '5925', 'g:674Eng': '5824', 'g:268ID': '6222', 's:120RD': '6321', 's:178RD': '6124' }
const strongpoint = (match: ReturnType<typeof position>, hex: string): number =>
  match.position.hexes.strongpoint[match.setting.ground.parse(hex)]!

describe('18.4 strongpoints', () => {
  it('10.64 the Axis begins two a turn; 18.44, 22.11 they are ready a turn later, with engineers at once', () => {
    const match = position({
      ...yelnya,
      phase: 'axis engineering',
      units,
      set: { sides: { Axis: { strongpoints: 2 } } },
    })
    say(match, 'build 5925', 'build 5824')
    expect([strongpoint(match, '5925'), strongpoint(match, '5824')]).toEqual([3, 1])
    const later = position({
      ...yelnya,
      phase: 'axis motorized movement',
      units,
      set: { hexes: { 'I-5925': { control: 'Axis', strongpoint: 'Axis building' } } },
    })
    say(later, 'done')
    expect(strongpoint(later, '5925')).toBe(1)
  })

  it('18.45, E-R10 not in enemy zones, not without a combat unit, one in a hex', () => {
    const match = position({
      ...yelnya,
      phase: 'axis engineering',
      units,
      set: { sides: { Axis: { strongpoints: 2 } } },
    })
    expect(refusal(match, 'build 6222')?.because).toBe('I-6222 is in an enemy zone')
    expect(refusal(match, 'build 5820')?.because).toBe('no combat unit of yours is in I-5820')
    say(match, 'build 5925')
    expect(refusal(match, 'build 5925')?.rule).toBe('18.44')
  })

  it('18.45, E-R10 not where an HQ is alone', () => {
    const match = position({
      ...yelnya,
      phase: 'soviet engineering',
      units: { ...units, 's:24A': '6218', 's:127RD': '6117' },
      set: { sides: { Soviet: { strongpoints: 1 } } },
    })
    expect(refusal(match, 'build 6218')?.because).toBe('no combat unit of yours is in I-6218')
    expect(choices(match, 'build')).toContain('I-6117')
  })

  it('18.43, 21.26 not near an HQ that is out of order', () => {
    const match = position({
      ...yelnya,
      phase: 'soviet engineering',
      units: { ...units, 's:24A': { place: '6218', nonOp: true }, 's:127RD': '6117', 's:38RD': '5614' },
      set: { sides: { Soviet: { strongpoints: 1 } } },
    })
    expect(refusal(match, 'build 6117')?.because).toBe('an HQ near I-6117 is out of order')
    expect(choices(match, 'build')).toContain('I-5614')
  })

  it('10.64 Soviets begin none', () => {
    const match = position({ ...yelnya, phase: 'soviet engineering', units: { ...units, 's:127RD': '6117' } })
    expect(refusal(match, 'build 6117')?.because).toBe('no strongpoint is left to begin')
  })

  it('18.13 a captured strongpoint may be destroyed, by a combat unit', () => {
    const match = position({
      phase: 'axis engineering',
      units: { 'g:18/18Pz': '1829', 's:13A': '2231' },
      strongpoints: { 1829: 'Soviet' },
    })
    say(match, 'raze 1829')
    expect(strongpoint(match, '1829')).toBe(0)
    const staff = position({
      phase: 'soviet engineering',
      units: { 's:13A': '1829', 's:6/1Mos': '2028', 'g:18/18Pz': '1331' },
      strongpoints: { 1829: 'Axis', 2028: 'Axis' },
    })
    expect(choices(staff, 'raze')).toEqual(['I-2028'])
  })

  it('E-R08 what is half built is lost with its hex', () => {
    const match = position({
      ...yelnya,
      phase: 'soviet motorized movement',
      units: { 's:101Tk': '5613', 'g:15ID': '5925' },
      set: { hexes: { 'I-5612': { control: 'Axis', strongpoint: 'Axis building' } } },
    })
    say(match, 'move s:101Tk', 'to 5612')
    expect(strongpoint(match, '5612')).toBe(0)
  })
})

describe('7.7 replacements', () => {
  const weak = {
    ...units,
    's:127RD': { place: '6117', face: 1 },
    's:133RD': { place: '6116', face: 1 },
    's:107RD': { place: '6115', face: 1 },
  }
  const points = { sides: { Soviet: { infantry: 2 } } }

  it('10.64 two infantry points come in each turn from 36 on', () => {
    const match = position({ ...yelnya, turn: 35, phase: 'soviet movement', units: weak })
    say(match, 'done')
    expect(match.position.sides.infantry[2]).toBe(2)
  })

  it('7.71 weakened units out of enemy zones, as far as the points go', () => {
    const match = position({
      ...yelnya,
      phase: 'soviet replacements',
      units: { ...weak, 's:19RD': { place: '6221', face: 1 } },
      set: points,
    })
    expect(refusal(match, 'receive s:120RD')?.because).toBe('s:120RD is at full strength')
    expect(refusal(match, 'receive s:19RD')?.because).toBe('s:19RD is in an enemy zone')
    say(match, 'receive s:127RD', 'receive s:133RD')
    expect(refusal(match, 'receive s:107RD')?.rule).toBe('7.3')
  })

  it('7.73 they stay for the turn, and are a step stronger at its end', () => {
    const match = position({
      ...yelnya,
      turn: 35,
      phase: 'soviet movement',
      units: { ...weak, 's:127RD': { place: '6117', face: 1, receiving: true } },
      set: points,
    })
    expect(refusal(match, 'move s:127RD')?.rule).toBe('7.73')
    say(match, 'done')
    expect([shows(match, 's:127RD'), flagOf(match, 's:127RD', 'receiving'), at(match, 's:127RD')]).toEqual([
      '4-4-4',
      false,
      'I-6117',
    ])
  })
})
