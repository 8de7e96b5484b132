import { describe, expect, it } from 'vitest'
import { at, choices, cost, explain, held, position, refusal, say } from './position.fixture.ts'

const german = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'german move', turn: 2, units, ...given })
const soviet = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'soviet move', turn: 2, units, ...given })

describe('9 movement', () => {
  it('9.1a units spend up to seven points', () => {
    const match = say(german({ 'g:1': '2813' }), 'move g:1')
    expect(choices(match, 'to')).toContain('2819')
    expect(refusal(match, 'to 2820')).toEqual({ rule: '9.1', because: '2820 is out of reach: 9 points, 7 left' })
  })

  it('9.2a points left over are gone', () => {
    const match = german({ 'g:1': '2813', 'g:2': '3014' })
    say(match, 'move g:1 2814', 'next g:2')
    expect(match.position.march.points).toBe(7)
  })

  it('9.2b any number of units, none of them compelled, and no point compelled', () => {
    const match = german({ 'g:1': '2813', 'g:2': '3014' })
    say(match, 'move g:1 2814', 'halt', 'done')
    expect(at(match, 'g:1')).toBe('2814')
  })

  it('9.2c a finished unit stays where it is', () => {
    const match = say(german({ 'g:1': '2813', 'g:2': '3014' }), 'move g:1 2814', 'halt')
    expect(refusal(match, 'move g:1')).toMatchObject({ rule: '9.2' })
  })

  it('9.2c one that was only looked at may still move', () => {
    const match = say(german({ 'g:1': '2813' }), 'move g:1', 'halt')
    expect(refusal(match, 'move g:1')).toBe(null)
  })

  it('9.2d the owner chooses his way, leg by leg', () => {
    const match = german({ 'g:1': '2813' })
    say(match, 'move g:1 2713', 'to 2814')
    expect(match.position.march.points).toBe(5)
  })

  it('9.3a no step without the points for all of it', () => {
    const match = german(
      { 'g:1': '3717', 'g:6': '2000' },
      { dice: [2], set: { units: { 'g:1': { place: '3717', interdicted: 'main front' } } } },
    )
    say(match, 'move g:1')
    expect(match.position.march.points).toBe(2)
    expect(refusal(match, 'to 3716')).toEqual({ rule: '9.3', because: '3716 costs 3 points, 2 left' })
  })

  it('9.5a, b clear costs one, forest two, marsh more, the dearest terrain counting', () => {
    expect(cost(german({ 'g:1': '2813' }), 'g:1', '2814')).toBe(1)
    expect(cost(german({ 'g:1': '2818' }), 'g:1', '2819')).toBe(2)
    expect(cost(german({ 'g:1': '3717' }), 'g:1', '3716')).toBeGreaterThan(2)
  })

  it('9.6a, E09-05 one point more across a river: three into forest, two for cavalry', () => {
    expect(cost(german({ 'g:1': '2919' }), 'g:1', '2819')).toBe(3)
    expect(cost(soviet({ 'r:8': '2919' }), 'r:8', '2819')).toBe(3)
    expect(cost(soviet({ 'r:O': '2919' }), 'r:O', '2819')).toBe(2)
  })

  it('9.7a nobody crosses all-lake and all-sea hexsides', () => {
    expect(cost(german({ 'g:1': '2622' }), 'g:1', '2722')).toBeGreaterThan(1)
    expect(refusal(say(german({ 'g:1': '2113' }), 'move g:1'), 'to 2014')).toEqual({
      rule: '9.7',
      because: '2014 is water',
    })
    expect(cost(german({ 'g:1': '2826' }), 'g:1', '2926')).toBeGreaterThan(1)
  })

  it('9.9a Germans pay one more for a partisan hex, on top of the river', () => {
    expect(cost(german({ 'g:1': '2906' }), 'g:1', '2905')).toBe(2)
    // 3607 is forest, beyond the Berezina from 3606.
    expect(cost(german({ 'g:1': '3608' }), 'g:1', '3607')).toBe(3)
    expect(cost(german({ 'g:1': '3606' }), 'g:1', '3607')).toBe(4)
  })

  it('9.9b Soviets do not', () => {
    expect(cost(soviet({ 'r:8': '2906' }), 'r:8', '2905')).toBe(1)
  })

  it('9.10a, E09-07 a town in clear terrain costs one', () => {
    expect(cost(german({ 'g:1': '2517' }), 'g:1', '2516')).toBe(1)
  })

  it('9.11a nobody leaves the map', () => {
    const match = say(german({ 'g:1': '5024' }), 'move g:1')
    expect(choices(match, 'to').every((hex) => Number(hex.slice(0, 2)) <= 50)).toBe(true)
  })

  it('9.12a no German enters a Soviet entrenchment', () => {
    const match = say(german({ 'g:1': '3102' }), 'move g:1')
    expect(refusal(match, 'to 3101')).toEqual({
      rule: '9.12',
      because: 'Germans do not enter Soviet entrenchments: 3101',
    })
  })

  it('2.10c fortified localities never move', () => {
    expect(refusal(german({ 'g:Minsk': '3908' }), 'move g:Minsk')).toEqual({
      rule: '2.10',
      because: 'g:Minsk never moves',
    })
  })

  it('12.3a cavalry-mechanized groups pay one for forest, marsh and Western Pripyat', () => {
    expect(cost(soviet({ 'r:O': '2818' }), 'r:O', '2819')).toBe(1)
    expect(cost(soviet({ 'r:O': '3717' }), 'r:O', '3716')).toBe(1)
    expect(cost(soviet({ 'r:O': '4811' }), 'r:O', '4812')).toBe(1)
    expect(cost(soviet({ 'r:61': '4811' }), 'r:61', '4812')).toBeGreaterThan(3)
  })
})

describe('9.8 the narrows', () => {
  const both = { set: { hexes: held('Soviet', '1803', '1804') } }

  it('9.8a one Soviet unit crosses them once in the game, as a river', () => {
    const match = soviet({ 'r:8': '1803', 'r:42': '1802' }, both)
    say(match, 'move r:8')
    expect(choices(match, 'to')).not.toContain('1804')
    expect(choices(match, 'across')).toContain('1804')
    say(match, 'across 1804')
    expect([at(match, 'r:8'), match.position.march.points, match.position.narrowsCrossed]).toEqual(['1804', 5, 1])
    say(match, 'next r:42')
    expect(refusal(match, 'across 1804')).toEqual({ rule: '9.8', because: 'the narrows were crossed before' })
  })

  it('9.8a either way', () => {
    const match = say(soviet({ 'r:8': '1804' }, both), 'move r:8')
    expect(choices(match, 'across')).toContain('1803')
  })

  it('9.8a in passing, from further off', () => {
    const match = say(soviet({ 'r:8': '1802' }, both), 'move r:8')
    expect(refusal(match, 'across 1805')).toBe(null)
  })

  it('9.8b only if he holds both hexes beforehand', () => {
    const match = say(soviet({ 'r:8': '1803' }), 'move r:8')
    expect(refusal(match, 'across 1804')).toEqual({
      rule: '9.8',
      because: 'both sides of the narrows must be held beforehand',
    })
  })

  it('9.8a no German does', () => {
    const match = say(german({ 'g:1': '1804' }, both), 'move g:1')
    expect(refusal(match, 'across 1803')).toEqual({ rule: '9.8', because: 'only the Soviets cross the narrows' })
  })
})

describe('7.3 and 13.3 movement by die', () => {
  // 2813 is cut off by zones all round.
  const RING = { 'r:1Sh': '2811', 'r:2Sh': '2815', 'r:3Sh': '2612', 'r:4Sh': '2614', 'r:5': '3012', 'r:8': '3014' }

  it('7.3a a unit without supply throws for its points', () => {
    const match = german({ 'g:1': '2813', ...RING }, { dice: [4] })
    say(match, 'move g:1')
    expect([match.position.march.points, match.entries.at(-1)!.told.map(({ event }) => event)]).toEqual([
      4,
      ['allowance'],
    ])
  })

  it('7.3b, R09-17 units that began the phase together share the die', () => {
    const match = german({ 'g:1': '2813', 'g:2': '2813', ...RING }, { dice: [4, 6] })
    say(match, 'move g:1')
    say(match, 'next g:2')
    expect(match.position.march.points).toBe(4)
  })

  it('7.3b units that did not begin together do not', () => {
    const match = german({ 'g:1': '2813', 'g:2': '2814', ...RING }, { dice: [4, 6] })
    say(match, 'move g:1', 'next g:2')
    expect(match.position.march.points).toBe(6)
  })

  it('7.1a, R09-41 supply is judged when the unit is picked up, after the moves before it', () => {
    const units = { 'g:1': '4919', 'r:47': '4917', 'r:8G': '4818', 'r:70': '4820', 'r:69': '5020' }
    const match = german(units, { dice: [3] })
    say(match, 'move g:1')
    expect(match.position.march.points).toBe(3)
  })

  it('9.3a a unit that has thrown is done, moved or not', () => {
    const match = german({ 'g:1': '2813', 'g:2': '3326', ...RING }, { dice: [4] })
    say(match, 'move g:1', 'halt')
    expect(refusal(match, 'move g:1')).toMatchObject({ rule: '9.2' })
  })

  it('7.5a, 7.6a nobody is lost for want of supply, and everybody may move into it', () => {
    const match = soviet({ 'r:61': '4811' })
    expect(explain(match, 'supply r:61').value).toBe(1)
    say(match, 'move r:61 4812', 'halt')
    expect([explain(match, 'supply r:61').value, at(match, 'r:61')]).toEqual([0, '4812'])
  })

  const interdicted = (place: string) => ({ place, interdicted: 'main front' })

  it('13.3b, R09-18 an interdicted unit throws as if it had no supply', () => {
    const match = german({ 'g:1': interdicted('3326') }, { dice: [2] })
    say(match, 'move g:1')
    expect(match.position.march.points).toBe(2)
  })

  it('13.3c, E09-14 without supply and interdicted: German die less Soviet die', () => {
    const match = german({ 'g:1': interdicted('2813'), ...RING }, { dice: [5, 2] })
    say(match, 'move g:1')
    expect(match.position.march.points).toBe(3)
  })

  it('13.3c, g, 9.3a not below zero, and then it stays', () => {
    const match = german({ 'g:1': interdicted('2813'), 'g:2': '3326', ...RING }, { dice: [2, 5] })
    say(match, 'move g:1')
    expect(match.decision).toMatchObject({ step: 'move' })
    expect(refusal(match, 'move g:1')).toMatchObject({ rule: '9.2' })
  })

  it('R09-19 a stack without supply, both interdicted: one German die, two Soviet', () => {
    const match = german({ 'g:1': interdicted('2813'), 'g:2': interdicted('2813'), ...RING }, { dice: [6, 2, 4] })
    say(match, 'move g:1', 'next g:2')
    const points = match.entries.flatMap(({ told }) => told.filter(({ event }) => event === 'allowance'))
    expect(points.map(({ operands }) => operands[1])).toEqual([4, 2])
  })

  it('7.12a from turn 6 on every Soviet unit throws', () => {
    const match = soviet({ 'r:8': '1300', 'r:O': '4800' }, { turn: 6, dice: [1, 6] })
    say(match, 'move r:8', 'next r:O')
    expect(match.position.march.points).toBe(6)
  })
})
