import { LEGAL, NO_REASONS } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { asked, choices, type Given, type Played, position, refusal, say } from './position.fixture.ts'
import { extendBarred, isRailhead } from './rail.ts'

const BREST = ['3127', '3126', '3125', '3024', '3023', '2923']

/** The railway from Brest, under German control. */
const german = (more: Partial<Given> = {}): Played =>
  position({
    phase: 'rail',
    units: { 'g:5': '2529', 'r:4RC': '2304' },
    german: BREST,
    ...more,
  })

const gauge = (match: Played, hexes: readonly string[]): string =>
  hexes.map((hex) => (match.position.hexes.rail[match.setting.ground.parse(hex)] === 0 ? '-' : '=')).join('')

describe('X4.3.1 conversion', () => {
  it('X4.3.1d each line is moved on by one to three hexes', () => {
    expect(choices(german(), 'extend')).toEqual(['3127'])
    for (const [die, rails] of [
      [1, '=-----'],
      [4, '==----'],
      [6, '===---'],
    ] as const)
      expect(gauge(say(german({ dice: [die] }), 'extend 3127'), BREST)).toBe(rails)
  })

  it('X4.3.1d by one or two from turn 11 on', () => {
    for (const [die, rails] of [
      [3, '=-----'],
      [4, '==----'],
    ] as const)
      expect(gauge(say(german({ turn: 11, dice: [die] }), 'extend 3127'), BREST)).toBe(rails)
  })

  it('D-R43 it stops at the first hex that is not under German control', () => {
    const match = say(german({ german: BREST.filter((hex) => hex !== '3126'), dice: [6] }), 'extend 3127')
    expect(gauge(match, BREST)).toBe('=-----')
  })

  it('X4.3.1e and in a Russian zone of control, unless a friendly force is there', () => {
    const units = { 'g:5': '2529', 'r:4RC': '3225' }
    expect(gauge(say(german({ units, dice: [6] }), 'extend 3127'), BREST)).toBe('=-----')
    const held = german({ units: { ...units, 'g:6': '3126' }, dice: [6] })
    expect(gauge(say(held, 'extend 3127'), BREST)).toBe('==----')
  })

  it('D-R43 nor a hex in which Russians stand, whoever controls it', () => {
    const match = german({ units: { 'g:5': '2529', 'r:4RC': '3127' } })
    match.position.hexes.control[match.setting.ground.parse('3127')] = 1
    expect(extendBarred(match.position, match.setting.ground.parse('3127'), NO_REASONS)).not.toBe(LEGAL)
  })

  it('D-R91 a railhead that the Russians have taken is none', () => {
    const hexes = { russian: ['3127'], converted: ['3127'] }
    const taken = german({ german: BREST.slice(1), ...hexes, phase: 'german operations' })
    expect(isRailhead(taken.position, taken.setting.ground.parse('3127'))).toBe(false)
    const rail = position({
      phase: 'rail',
      units: { 'g:5': '2529', 'r:4RC': '2304' },
      german: BREST.slice(1),
      ...hexes,
    })
    expect(refusal(rail, 'extend 3126')).toEqual({ rule: 'X4.3.1', because: 'no railhead is next to 3126' })
  })

  it('X4.3.1g at a junction the player says which branch it takes; the other waits', () => {
    const lines = [...BREST, '2922', '2924', '3022', '2822']
    const match = german({ german: lines, converted: BREST.slice(0, 5), dice: [6] })
    say(match, 'extend 2923')
    expect(asked(match)).toBe('German branch')
    expect(choices(match, 'branch')).toEqual(expect.arrayContaining(['2924', '2922']))
    say(match, 'branch 2922')
    expect(gauge(match, ['2923', '2922', '2924'])).toBe('==-')
    expect(asked(match)).toBe('German strategic')
    expect(match.position.turn).toBe(3)
  })

  it('X4.3.1f from a junction each line goes on by its own die', () => {
    const lines = [...BREST, '2922', '2924']
    const match = german({ german: lines, converted: BREST, dice: [1, 1] })
    expect(choices(match, 'extend')).toEqual(['2924', '2922'])
    say(match, 'all')
    expect(gauge(match, ['2924', '2922'])).toBe('==')
  })

  it('D-R71 a hex that is reached from two sides is rolled for once', () => {
    const match = german({ german: [...BREST], converted: ['3127', '3126', '3024', '3023', '2923'], dice: [1] })
    expect(choices(match, 'extend')).toEqual(['3125'])
    expect(asked(say(match, 'extend 3125'))).toBe('German strategic')
  })

  it('X4.3.1d what is not wanted is left', () => {
    expect(gauge(say(german(), 'done'), BREST)).toBe('------')
  })

  it('what was laid is the railway of the next turn', () => {
    const match = say(german({ dice: [1] }), 'extend 3127')
    expect(match.position.hexes.rail[match.setting.ground.parse('3127')]).toBe(1)
  })
})

describe('X4.3.1 options', () => {
  const thrust = { concentratedThrust: 'on' }

  it('X4.3.1h with the concentrated thrust one railhead only, a hex further', () => {
    const lines = [...BREST, '2928', '2927']
    const match = german({ options: thrust, german: lines, dice: [1] })
    expect(refusal(match, 'all')?.rule).toBe('X4.3.1')
    say(match, 'extend 3127')
    expect([gauge(match, BREST), asked(match)]).toEqual(['==----', 'German strategic'])
  })

  it('X4.3.1h and the Russian gets a point more', () => {
    const points = (options: Given['options'], turn: number) => {
      const match = position({
        phase: 'german operations',
        turn,
        options: options ?? {},
        units: { 'g:5': '2529', 'r:4RC': '2304' },
      })
      return say(match, 'done').position.sides.points[2]
    }
    expect([points({}, 3), points(thrust, 3)]).toEqual([5, 6])
    const pause = { ...thrust, operationalPause: 'on' }
    expect([4, 5, 6, 7].map((turn) => points(pause, turn))).toEqual([6, 12, 12, 6])
  })

  it('X4.3.1i with the pause mobile units stand still on turn 4, and a railhead leaps on turn 5', () => {
    const options = { ...thrust, operationalPause: 'on' }
    const still = position({
      phase: 'german operations',
      turn: 4,
      options,
      units: { 'g:7Pz': '2529', 'g:5': '2629', 'r:4RC': '2304' },
    })
    expect(choices(still, 'activate')).toEqual(['2629'])
    expect(refusal(still, 'activate 2529')).toEqual({
      rule: 'X4.3.1',
      because: 'mobile units stand still in this turn',
    })
    const leap = german({ options, turn: 5, dice: [3] })
    expect(gauge(say(leap, 'extend 3127'), BREST)).toBe('=====-')
  })

  it('X4.3.1i and declare nothing in it', () => {
    const options = { concentratedThrust: 'on', operationalPause: 'on' }
    const units = { 'g:7Pz': '2813', 'r:4RC': '2812' }
    const match = position({ phase: 'german operations', turn: 4, options, units })
    expect(refusal(match, 'declare grand 2812')).toEqual({
      rule: 'X4.3.1',
      because: 'mobile units stand still in this turn',
    })
  })

  it('X4.3.1i the pause needs the thrust', () => {
    const match = german({ options: { operationalPause: 'on' }, turn: 5, dice: [3] })
    expect(gauge(say(match, 'extend 3127'), BREST)).toBe('==----')
  })
})
