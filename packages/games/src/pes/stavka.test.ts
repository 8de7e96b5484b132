import { describe, expect, it } from 'vitest'
import {
  at,
  ending,
  isGerman,
  isReduced,
  LINE,
  markers,
  nature,
  type Played,
  position,
  say,
  step,
  story,
  unitsIn,
} from './position.fixture.ts'
import { counterattacks } from './stavka.ts'

type Given = Parameters<typeof position>[0]

/** Germans hold the way from Bialystok to the border. */
const WEDGE = '1939..1942 1839..1842 2040..2042'
const MISS = { 'each 5d6': [5, 0] }

const phase = (given: Partial<Given>): Played =>
  position({ phase: 'stavka', german: WEDGE, ...given, units: { 'r:Kas': 'stavka', ...given.units } })

/** A group on its way. */
const marching = (unit: string, from: string, aim: string, given: Partial<Given>): Played =>
  phase({
    ...given,
    units: { [unit]: from, 'r:Bol': 'stavka', ...given.units },
    set: { stavka: { stage: 5, left: 2, unit, aim, ...(given.set ?? {}) } },
  })

describe('12.1-12.3 number and place', () => {
  it('12.1a, PX-03 halves the die upward, with one more in the late game', () => {
    const numbers = (turn: number) => {
      const { position: s } = position({ phase: 'operations', turn, units: {} })
      return [1, 2, 3, 4, 5, 6].map((die) => counterattacks(s, die))
    }
    expect(numbers(4)).toEqual([1, 1, 2, 2, 3, 3])
    expect(numbers(5)).toEqual([2, 2, 3, 3, 4, 4])
  })

  it('P-R21 draws no more groups than there are', () => {
    const match = phase({ dice: [6] })
    expect(step(match)).toEqual(['Counterattacks that Stavka orders: 1, die 6 (12.1)'])
  })

  it('12.2a, 12.2b takes groups from their own cup only, and none is left on the map', () => {
    const match = phase({
      units: { 'g:5': '1936', 'g:6': '1936', 'g:7': '1936' },
      german: `${WEDGE} 1936..1938`,
      dice: [1, { draw: 'r:Kas' }, 1, { pick: 0 }, MISS, { 'each 12d6': [10, 2] }, { '2d6': 2 }],
    })
    nature(match)
    expect(at(match, 'r:Kas')).toBe('spent')
    expect(unitsIn(match, 'stavka')).toEqual([])
  })

  it.each([
    ['neither', '', ['east', 'east', 'east', 'LOC', 'LOC', 'LOC']],
    ['Tula', '2502', ['east', 'east', 'LOC', 'LOC', 'Tula', 'Tula']],
    ['Kalinin', '1105', ['east', 'east', 'LOC', 'LOC', 'Kalinin', 'Kalinin']],
    ['both', '2502 1105', ['east', 'east', 'LOC', 'LOC', 'Kalinin', 'Tula']],
  ])('12.3a reads the table for %s', (_who, held, aims) => {
    aims.forEach((aim, index) => {
      const match = phase({ german: `${WEDGE} ${held}`, dice: [1, { draw: 'r:Kas' }, index + 1] })
      step(match)
      step(match)
      expect(step(match)).toEqual([`r:Kas is sent: ${aim}, die ${index + 1} (12.3)`])
    })
  })

  it('12.3a, P-R22 starts beside the most easterly German hex, ties by die', () => {
    const match = phase({ german: `${WEDGE} 1936..1938`, dice: [1, { draw: 'r:Kas' }, 1, 'pick 5:2'] })
    for (let n = 0; n < 3; n++) step(match)
    // 1837, 1836, 1935, 2037 and 2036 are the Soviet hexes beside 1936.
    expect(step(match)).toEqual(['r:Kas starts from 1935 (12.3)'])
    expect(match.position.stavka.target).toBe(match.setting.ground.parse('1936'))
  })

  it('P-R22 takes an even row for half a hex further east', () => {
    const match = phase({ german: '1936 2036', dice: [1, { draw: 'r:Kas' }, 1, { pick: 0 }] })
    for (let n = 0; n < 4; n++) step(match)
    expect(match.position.stavka.target).toBe(match.setting.ground.parse('2036'))
  })

  it('12.3a starts where the front is nearest to a German point', () => {
    const match = phase({ dice: [1, { draw: 'r:Kas' }, 4, { pick: 0 }] })
    for (let n = 0; n < 4; n++) step(match)
    expect(['1938', '2039']).toContain(at(match, 'r:Kas'))
  })

  it('12.3b takes Greater Germany for a point where none is German', () => {
    const match = phase({ german: '1842', units: { 'g:5': '1842' }, dice: [1, { draw: 'r:Kas' }, 4, { pick: 0 }] })
    for (let n = 0; n < 4; n++) step(match)
    expect(at(match, 'r:Kas')).toBe('1437')
  })

  it('P-R22 launches nothing from a hex without supply', () => {
    // Brest-Litovsk is cut off, and lies beside Greater Germany.
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': 'stavka', 'g:5': '2538' },
      german: '2440 2439 2639 2538 2638 2537 2438',
      dice: [1, { draw: 'r:Kas' }, 4, { pick: 0 }],
    })
    for (let n = 0; n < 4; n++) step(match)
    expect(at(match, 'r:Kas')).not.toBe('2539')
  })

  it('12.4a counts hexes straight, whatever the ground, and breaks ties by die', () => {
    const match = marching('r:Kas', '1938', 'LOC', { german: '1939 1839 2039', units: { 'g:8': '2644' } })
    expect(step(match)).toEqual(['r:Kas advances to 1939 (12.8)', 'r:Kas reaches 1939: the campaign is lost'])
  })

  it('12.4b, 12.8d goes round lakes', () => {
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': '1428', 'g:8': '2644' },
      german: '1528',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'east', target: '1528' } },
      dice: [{ pick: 0 }],
    })
    step(match)
    expect(['1429', '1527']).toContain(at(match, 'r:Kas'))
  })

  it('12.4b, P-R31 is not directed at a force across a lake, whose zone alone stops nobody', () => {
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': '1427', 'g:8': '1528' },
      german: '1528 1429',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'east', target: '1429' } },
    })
    expect(step(match)).toEqual(['r:Kas advances to 1428 (12.8)'])
    expect(step(match)).toEqual(['r:Kas attacks 1528 (12.5)'])
  })
})

describe('12.5-12.7 the battle', () => {
  it('12.5a, 12.6a, P-R23 fires first, +1 in the first round only; Germans without modifiers, flak silent', () => {
    const match = marching('r:Kas', '1938', 'LOC', {
      units: { 'g:3Pz': '1939', 'g:101Flak': '1939' },
      dice: ['each 5d6 by 000111:5,0', 'each 5d6 by 000111:5,0', 'each 5d6 by 000011:5,0', 'each 5d6 by 000111:3,2'],
    })
    for (let n = 0; n < 5; n++) step(match)
    expect(at(match, 'r:Kas')).toBe('spent')
  })

  it('12.6a, 10.5a takes two steps with a 6 of the first round on the harsh tables, and one later', () => {
    const match = marching('r:Kas', '1938', 'LOC', {
      options: { tables: 'harsh' },
      units: { 'g:3Pz': '1939', 'g:4Pz': '1939' },
      dice: ['each 5d6 by 000112:4,0,1', 'each 2d6 by 000111:2,0', 'each 5d6 by 000011:4,1'],
    })
    step(match)
    expect(step(match)).toEqual(['r:Kas fires, dice 5: steps lost 2 (12.5)'])
    // 10.4: the second step is not left to choose.
    match.say('hit g:3Pz')
    step(match)
    expect(step(match)).toEqual(['r:Kas fires, dice 5: steps lost 1 (12.5)'])
  })

  it('12.5a lets flak be lost, after the units of two steps', () => {
    const match = marching('r:Kas', '1938', 'LOC', {
      units: { 'g:3Pz': { place: '1939', reduced: true }, 'g:101Flak': '1939' },
      dice: [{ 'each 5d6': [4, 1] }],
    })
    step(match)
    step(match)
    expect(match.decision).toMatchObject({ step: 'losses' })
    match.say('hit g:101Flak')
    expect(at(match, 'g:101Flak')).toBe('lost')
  })

  it('12.7a reduces a group at the first hit and removes it at the second', () => {
    const match = marching('r:Kas', '1938', 'LOC', {
      units: { 'g:3Pz': '1939' },
      dice: [MISS, { 'each 5d6': [4, 1] }, 'each 1d6 by 000011:1,0', { 'each 5d6': [4, 1] }],
    })
    for (let n = 0; n < 3; n++) step(match)
    expect(isReduced(match, 'r:Kas')).toBe(true)
    step(match)
    step(match)
    expect(at(match, 'r:Kas')).toBe('spent')
  })
})

describe('12.8-12.11 the advance', () => {
  it('12.8a, 12.8b, P-R23, P-R27 goes on hex after hex until it is in a point, which loses the game', () => {
    const match = marching('r:Kas', '1937', 'LOC', {
      german: `${WEDGE} 1938`,
      units: { 'g:8': '2644' },
      dice: [{ pick: 0 }],
    })
    expect(step(match)).toEqual(['r:Kas advances to 1938 (12.8)'])
    expect(isGerman(match, '1938')).toBe(false)
    expect(markers(match)).toContain('1938')
    step(match)
    expect(ending(match)).toBe('Soviet: communications cut')
  })

  it('12.8a turns to the nearest point or Greater Germany hex after an attack on the most easterly hex', () => {
    const match = marching('r:Kas', '2134', 'east', {
      german: '2135',
      units: { 'g:8': '2644' },
      set: { target: '2135' },
      dice: [{ pick: 0 }],
    })
    step(match)
    expect(at(match, 'r:Kas')).toBe('2135')
    expect(match.position.stavka).toMatchObject({ aim: 6, target: 0 })
  })

  it('12.8c fights the force whose zone covers the next hex, by die if there are several, and still goes the planned way', () => {
    const match = marching('r:Kas', '1938', 'LOC', {
      units: { 'g:5': { place: '2040', reduced: true }, 'g:6': { place: '1840', reduced: true } },
      dice: ['pick 2:0', { 'each 5d6': [4, 1] }, { 'each 5d6': [4, 1] }],
    })
    expect(step(match)).toEqual(['r:Kas attacks 2040 (12.5)'])
    step(match)
    // The other force still covers it.
    expect(step(match)).toEqual(['r:Kas attacks 1840 (12.5)'])
    step(match)
    expect(at(match, 'r:Kas')).toBe('1938')
    step(match)
    expect(ending(match)).toBe('Soviet: communications cut')
  })

  it('12.9a ends with Tula or Kalinin retaken, and the group is gone', () => {
    const match = marching('r:Kas', '2503', 'Tula', {
      german: '2502',
      units: { 'g:8': '2644' },
      set: { target: '2502' },
    })
    expect(step(match)).toEqual(['r:Kas advances to 2502 (12.8)', 'r:Kas retakes 2502 and goes no further (12.9)'])
    expect([at(match, 'r:Kas'), isGerman(match, '2502')]).toEqual(['spent', false])
    expect(ending(match)).toBe('')
  })

  it('12.10a skips Phase III when no group is left', () => {
    const match = position({ phase: 'operations', units: LINE })
    match.say('done')
    expect(match.decision).toMatchObject({ step: 'administration' })
  })

  it('12.11a, P-R29 sends every group at the most easterly German hex of Moscow', () => {
    const match = position({
      phase: 'stavka',
      turn: 7,
      units: { 'r:Kas': 'stavka', 'g:5': '1702' },
      german: '1702 1701',
      dice: [1, { draw: 'r:Kas' }, { pick: 0 }],
    })
    step(match)
    step(match)
    expect(step(match)).toEqual(['r:Kas is sent against the Germans in Moscow (12.11)'])
    step(match)
    expect(match.position.stavka.target).toBe(match.setting.ground.parse('1701'))
  })

  it('shows each move of Stavka by itself', () => {
    const match = phase({
      german: `${WEDGE} 1938`,
      dice: [1, { draw: 'r:Kas' }, 1, { pick: 0 }],
      units: { 'g:8': '2644' },
    })
    for (let n = 0; n < 4; n++) expect(step(match)).toHaveLength(1)
    expect(story(match)).toHaveLength(4)
  })

  it('asks the player where the hits of a group fall', () => {
    const match = marching('r:Kas', '1938', 'LOC', {
      units: { 'g:5': '1939', 'g:6': '1939' },
      set: { left: 1 },
      dice: [{ 'each 5d6': [4, 1] }, { 'each 5d6': [3, 2] }, { '2d6': 2 }],
    })
    say(match, 'hit g:6')
    expect(isReduced(match, 'g:6')).toBe(true)
  })
})
