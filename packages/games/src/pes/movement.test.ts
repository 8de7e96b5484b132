import type { Options } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { allowance, stepCost } from './movement.ts'
import { at, choices, explain, isGerman, type Played, position, refusal, say } from './position.fixture.ts'

/** Centre of a German region: 2031 hill, 2131 clear, 2030 forest across the Neman. */
const REGION = '2029..2034 2128..2134 1930..1934'
const free = (turn: number, units: Record<string, unknown>, german = REGION): Played =>
  position({ phase: 'operations', turn, units, german })
const cost = (match: Played, hex: string) => explain(match, `cost ${hex}`)

const points = (mech: number, options: Options = {}) =>
  [1, 2, 3, 4, 5, 6, 7].map((turn) =>
    allowance(position({ phase: 'operations', turn, options, units: {} }).position, mech),
  )

describe('9.1, 9.2 forces', () => {
  it('9.1a moves one force at a time to its end', () => {
    const match = say(free(2, { 'g:5': '1537', 'g:6': '1540' }), 'pick g:5', 'to 1538')
    expect(choices(match, 'pick')).toEqual([])
    say(match, 'stop')
    expect(choices(match, 'pick')).toEqual(['g:6'])
  })

  it('9.2a drops units on the way, and picks none up', () => {
    const match = say(free(2, { 'g:5': '1537', 'g:6': '1537', 'g:7': '1538' }), 'leg 1537', 'to 1538')
    expect(refusal(match, 'join g:7')).toEqual({ rule: '9.2', because: 'a moving force does not pick up units' })
    say(match, 'drop g:5')
    expect(refusal(match, 'drop g:6')).toEqual({ rule: '9.2', because: 'g:6 is the whole force: stop it' })
    say(match, 'to 1539', 'stop')
    expect(refusal(match, 'pick g:5')).toEqual({ rule: '9.2', because: 'g:5 has ended its activities for this phase' })
  })

  it('9.2b lets those who were in the drop hex before act apart from the dropped', () => {
    const match = say(
      free(2, { 'g:5': '1537', 'g:6': '1537', 'g:7': '1538' }),
      'leg 1537',
      'to 1538',
      'drop g:5',
      'stop',
    )
    expect(choices(match, 'pick')).toEqual(['g:7'])
    say(match, 'leg 1538', 'to 1539', 'stop')
    expect([at(match, 'g:5'), at(match, 'g:6'), at(match, 'g:7')]).toEqual(['1538', '1538', '1539'])
  })

  it('9.2c, P-R12 lets a stack leave in parts, any part of one class', () => {
    const match = free(2, { 'g:5': '1537', 'g:6': '1537', 'g:7': '1537' })
    say(match, 'pick g:6', 'join g:7', 'to 1538', 'stop')
    expect(choices(match, 'pick')).toEqual(['g:5'])
    say(match, 'leg 1537')
    expect(refusal(match, 'stop')).toBeNull()
  })
})

describe('9.3-9.7 contact', () => {
  it('9.3a, 9.3b charges the first round nothing beyond the entry, and the garrison is rolled for at once', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:2': '1437' },
      dice: [{ 'each 4d6': [3, 1] }],
    })
    say(match, 'pick g:5', 'to 1437')
    expect(match.position.march.points).toBe(9)
  })

  it('9.4a charges a point for every further round, and none for the first in the next hex', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:2': '1437', 'r:6': '1436' },
      dice: [{ 'each 4d6': [4, 0] }, { 'each 1d6': [1, 0] }, { 'each 4d6': [3, 1] }, { 'each 4d6': [3, 1] }],
    })
    say(match, 'pick g:5', 'to 1437', 'again')
    expect(match.position.march.points).toBe(8)
    say(match, 'to 1436')
    expect(match.position.march.points).toBe(7)
  })

  it('9.5a goes on after a win while points last', () => {
    const match = position({ phase: 'operations', units: { 'g:5': '1537' }, dice: [1, 1] })
    say(match, 'pick g:5', 'to 1437', 'to 1436')
    expect(isGerman(match, '1436')).toBe(true)
  })

  it('9.6a, 9.7a breaks off back to the hex of entry, and must without points', () => {
    const near = position({
      phase: 'operations',
      turn: 7,
      units: { 'g:5': '1542', 'r:2': '1437' },
      dice: [{ 'each 4d6': [4, 0] }, { 'each 1d6': [1, 0] }],
    })
    say(near, 'pick g:5', 'to 1537', 'to 1437')
    expect(refusal(near, 'again')).toEqual({
      rule: '9.4',
      because: 'another round costs a point, and none is left',
    })
    say(near, 'halt')
    expect(at(near, 'g:5')).toBe('1537')
    expect(refusal(near, 'pick g:5')?.rule).toBe('9.2')
  })
})

describe('9.8-9.13 points', () => {
  it('9.8a gives no minimum move and no lending', () => {
    const match = say(free(7, { 'g:5': '1543', 'g:6': '1538' }), 'pick g:5')
    expect(refusal(match, 'to 1537')?.rule).toBe('9.8')
    expect(choices(match, 'to')).toContain('1540')
  })

  it('9.8b bars lake and reservoir hexsides', () => {
    const match = say(free(3, { 'g:5': '1528' }, '1528 1428'), 'pick g:5')
    expect(refusal(match, 'to 1428')?.rule).toBe('9.8')
    const round = say(free(3, { 'g:5': '1528' }, '1528 1428 1429'), 'pick g:5')
    expect(cost(round, '1428').items.map((item) => item.split(' ').slice(0, 3).join(' '))).toEqual([
      '9.11 clear 1429',
      '9.11 forest 1428',
    ])
  })

  it('9.9a tells finished forces from the others', () => {
    const match = say(free(2, { 'g:5': '1537' }), 'pick g:5', 'to 1538', 'stop')
    expect(match.position.units.done[match.setting.unitIds.indexOf('g:5')]).toBe(1)
  })

  it('9.11a, P-R13, PX-01 adds the river to the terrain: leg +1, mechanized +2', () => {
    const leg = say(free(2, { 'g:5': '2030' }), 'pick g:5')
    expect(cost(leg, '2031')).toEqual({ value: 3, items: ['9.11 hill 2031 2', '9.11 across a river 1'] })
    const mech = say(free(2, { 'g:3Pz': '2030' }), 'pick g:3Pz')
    expect(cost(mech, '2031')).toEqual({ value: 4, items: ['9.11 hill 2031 2', '9.11 across a river 2'] })
  })

  it('9.11a charges each terrain by class', () => {
    const { position: s, setting } = free(2, {})
    const { ground } = setting
    const step = (mech: number, from: string, to: string) => stepCost(s, mech, ground.parse(from), ground.parse(to))
    expect([step(0, '1537', '1637'), step(1, '1537', '1637')]).toEqual([2, 2])
    expect([step(0, '2639', '2638'), step(1, '2639', '2638')]).toEqual([2, 3])
    expect([step(0, '1940', '1939'), step(1, '1940', '1939')]).toEqual([1, 1])
    expect([step(0, '2131', '2031'), step(1, '2131', '2031')]).toEqual([2, 2])
  })

  it('10.3b lets cities cancel the rivers round them', () => {
    const { position: s, setting } = free(2, {})
    const { ground, board } = setting
    const river = board.sideClass('river')
    const [from, to] = [ground.parse('1940'), ground.parse('1939')]
    expect(river[from * 6 + ground.directionTo(from, to)]).not.toBe(0)
    expect(stepCost(s, 1, from, to)).toBe(1)
  })

  it('10.3c ignores rivers on turn 1', () => {
    const match = say(free(1, { 'g:3Pz': '2030' }), 'pick g:3Pz')
    expect(cost(match, '2031').value).toBe(2)
  })

  it('9.12a bars everything east of the line in the early game', () => {
    const early = say(free(4, { 'g:5': '1914' }, '1914'), 'pick g:5')
    expect(refusal(early, 'to 1913')).toEqual({
      rule: '9.12',
      because: '1913 lies east of the End of July Check Line',
    })
    expect(refusal(say(free(5, { 'g:5': '1914' }, '1914'), 'pick g:5'), 'to 1913')).toBeNull()
  })

  it('9.13a has points by class and turn, 16 and 10 at first and falling', () => {
    expect(points(1)).toEqual([16, 15, 14, 13, 11, 9, 8])
    expect(points(0)).toEqual([10, 10, 9, 9, 8, 7, 6])
    expect(explain(free(3, {}), 'allowance g:3Pz')).toEqual({ value: 14, items: ['9.13 turn 3 14'] })
  })

  it.each(['off', 'on'])('9.13a lets them fall faster on the harsh tables, with crtOneRow %s', (crtOneRow) => {
    const options = { tables: 'harsh', crtOneRow }
    expect(points(1, options)).toEqual([16, 14, 12, 10, 9, 8, 7])
    expect(points(0, options)).toEqual([10, 9, 8, 7, 6, 6, 5])
    const match = position({ phase: 'operations', turn: 3, options, units: { 'g:5': '1537' } })
    expect(explain(match, 'allowance g:3Pz')).toEqual({ value: 12, items: ['9.13 turn 3 12'] })
    expect(say(match, 'pick g:5').position.march.points).toBe(8)
  })
})
