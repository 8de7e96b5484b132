import { describe, expect, it } from 'vitest'
import { diceFor } from './pockets.ts'
import {
  at,
  explain,
  isGerman,
  isReduced,
  markers,
  type Played,
  position,
  say,
  step,
  story,
  unitsIn,
} from './position.fixture.ts'

type Given = Parameters<typeof position>[0]
const cup = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'cup']))
const draws = (...ids: string[]) => ids.map((draw) => ({ draw }))

/** 1337 in the corner of the map is cut off when 1336 falls: its other neighbour, 1237, lies in the zone of 1336. */
const CORNER = { german: '1437', units: { 'g:3Pz': '1437', 'g:4Pz': '1437' } }
const corner = (given: Partial<Given>): Played =>
  position({ phase: 'operations', german: CORNER.german, ...given, units: { ...CORNER.units, ...given.units } })

/** Brest-Litovsk alone in the rear, and 2538 beside it the last way out. */
const BREST = '2440 2439 2639 2638 2537 2438'

describe('11.1 supply', () => {
  it('11.1a supplies a hex that is joined to the east edge by Soviet hexes', () => {
    const match = position({ phase: 'operations', units: {}, german: '2440 2439 2639 2538' })
    expect(explain(match, 'supply 2539').value).toBe(0)
    expect(explain(match, 'supply 2537').value).toBe(1)
    expect(explain(match, 'supply 1437').value).toBe(1)
  })

  it('11.1b, P-R18 crosses lakes and any terrain, but no German zones; the first hex may lie in one', () => {
    const match = position({ phase: 'operations', units: { 'g:3Pz': '1336' }, german: '1437 1336' })
    // 1337 has 1237 beside it, which lies in the zone of 1336.
    expect(explain(match, 'supply 1337').value).toBe(0)
    expect(explain(match, 'supply 1236').value).toBe(1)
    const lake = position({ phase: 'operations', units: {}, german: '1429 1328 1327 1427 1527' })
    expect(explain(lake, 'supply 1428').value).toBe(1)
  })

  it('P-R18 supplies an east edge hex by itself', () => {
    const match = position({ phase: 'operations', turn: 7, units: { 'g:3Pz': '1101' }, german: '1101' })
    expect(explain(match, 'supply 1100').value).toBe(1)
  })
})

describe('11.2 pockets', () => {
  it('11.2a, 11.2b makes a pocket at once, with the map edge as one side of it', () => {
    const match = corner({ dice: [1, 1] })
    match.say('mech 1437')
    match.say('to 1336')
    step(match)
    expect(match.decision).toMatchObject({ step: 'pocket', side: 0 })
    const { pocket } = match.position.hexes
    expect(pocket.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(pocket[match.setting.ground.parse('1337')]).toBe(1)
  })

  it('P-R18 makes none of a zone that moves without a capture', () => {
    const match = position({ phase: 'operations', units: { 'g:3Pz': '1537' }, german: '1437 1336' })
    say(match, 'pick g:3Pz', 'to 1336', 'stop')
    expect(isGerman(match, '1337')).toBe(false)
  })

  it('11.2b does not use the east edge', () => {
    const match = position({ phase: 'operations', turn: 7, units: { 'g:3Pz': '1101' }, german: '1101', dice: [1] })
    say(match, 'pick g:3Pz', 'to 1001')
    expect(story(match).some((line) => line.includes('cut off'))).toBe(false)
  })
})

describe('11.3 the force', () => {
  it('11.3b, PX-04 throws a die for each six hexes or part of six', () => {
    expect([1, 6, 7, 12, 13, 18, 19, 24, 25, 64].map(diceFor)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 11])
  })

  it('11.3a, 11.3g, 11.3h, 11.5a, 11.6a draws, fires once at the closing hex, dies, and leaves the ground German', () => {
    const match = corner({
      units: cup('r:2', 'r:6', 'r:8'),
      dice: [1, 3, ...draws('r:2', 'r:6', 'r:8'), { 'each 3d6': [2, 1] }],
    })
    say(match, 'mech 1437', 'to 1336')
    expect(match.decision).toMatchObject({ step: 'losses' })
    say(match, 'hit g:4Pz')
    expect(isReduced(match, 'g:4Pz')).toBe(true)
    expect(unitsIn(match, 'dead')).toEqual(['r:2', 'r:6', 'r:8'])
    expect(match.position.tally).toBe(3)
    expect(isGerman(match, '1337')).toBe(true)
    expect(story(match).some((line) => line.startsWith('Germans fire'))).toBe(false)
    // 11.3: and on with the march.
    expect(match.decision).toMatchObject({ step: 'march' })
  })

  it('11.3c adds a unit for each town, 11.3d a die for each city that is not counted as a hex', () => {
    const match = position({ phase: 'operations', units: {}, german: '' })
    const { pocket } = match.position.hexes
    for (const hex of ['1939', '1938', '1842']) pocket[match.setting.ground.parse(hex)] = 1
    expect(explain(match, 'pocket')).toEqual({
      value: 3,
      items: ['11.3 dice for 2 hexes 1', '11.3 town 1842 1', '11.3 one die for the city 1939 1'],
    })
  })

  it('11.3d rolls for a city in a pocket by itself', () => {
    // Bialystok alone: the only way out is 1938.
    const match = position({
      phase: 'operations',
      units: { 'g:5': '2038', ...cup('r:2', 'r:6') },
      german: '1839 1840 1940 2040 2039 2038 1937',
      dice: [1, 2, ...draws('r:2', 'r:6'), { 'each 2d6': [2, 0] }],
    })
    say(match, 'pick g:5', 'to 1938')
    expect(story(match)).toContain('More units for the city of 1939: 2 (11.3)')
    expect(isGerman(match, '1939')).toBe(true)
    expect(match.position.tally).toBe(2)
  })

  it('11.3e, P-R19 mans a cut-off fortress by 8.4 and leaves it Soviet, with no breakout', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '2537', ...cup('r:2', 'r:6', 'r:8') },
      german: BREST,
      dice: [1, 2, ...draws('r:2', 'r:6')],
    })
    say(match, 'pick g:5', 'to 2538')
    expect(unitsIn(match, '2539')).toEqual(['r:2', 'r:6'])
    expect(isGerman(match, '2539')).toBe(false)
    expect(markers(match)).toContain('2539')
    expect(match.position.tally).toBe(0)
  })

  it('11.3e, 8.5b, P-R32 leaves a fortress Soviet for which the cup has nobody, and rolls again when it is attacked', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '2537' },
      german: BREST,
      dice: [1, 2, 6],
    })
    say(match, 'pick g:5', 'to 2538')
    expect(story(match)).toContain('2539: the cup is empty; units missing: 2 (8.5)')
    expect([unitsIn(match, '2539'), isGerman(match, '2539')]).toEqual([[], false])
    expect(match.decision).toMatchObject({ step: 'march' })
    say(match, 'to 2539')
    expect(story(match)).toContain('2539: the cup is empty; units missing: 6 (8.5)')
    expect(isGerman(match, '2539')).toBe(true)
  })

  it('11.4a, P-R33 leaves a hex alone that a breakout has freed', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': { place: '2038', reduced: true }, ...cup('r:2', 'r:6') },
      german: '1839 1840 1940 2040 2039 2038 1937',
      dice: [1, 2, ...draws('r:2', 'r:6'), { 'each 2d6': [0, 2] }],
    })
    say(match, 'pick g:5', 'to 1938')
    expect(story(match)).toContain('The pocket breaks out through 1938 (11.4)')
    expect(story(match).filter((line) => line.includes('closes a pocket'))).toHaveLength(1)
    expect([isGerman(match, '1938'), isGerman(match, '1939')]).toEqual([false, true])
    expect(match.decision).toMatchObject({ step: 'operations' })
  })

  it('11.3e, P-R19 rolls nothing for a fortress that is manned already', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '2537', 'r:6': '2539', ...cup('r:2') },
      german: BREST,
      dice: [1],
    })
    say(match, 'pick g:5', 'to 2538')
    expect(unitsIn(match, '2539')).toEqual(['r:6'])
  })

  it('11.3f rolls nothing for a fortress that is captured', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '2537', ...cup('r:2') },
      german: `${BREST} 2539`,
      dice: [1],
    })
    say(match, 'pick g:5', 'to 2538')
    expect(at(match, 'r:2')).toBe('cup')
  })
})

describe('11.4-11.8 the breakout', () => {
  it('11.4a frees the hex when every German in it is gone; the units return and the rest stays German', () => {
    const match = position({
      phase: 'operations',
      german: CORNER.german,
      units: { 'g:GD': '1437', ...cup('r:2', 'r:6') },
      dice: [1, 2, ...draws('r:2', 'r:6'), { 'each 2d6': [1, 1] }],
    })
    say(match, 'pick g:GD', 'to 1336')
    expect(isGerman(match, '1336')).toBe(false)
    expect(markers(match)).toContain('1336')
    expect(unitsIn(match, 'cup')).toEqual(['r:2', 'r:6'])
    expect(isGerman(match, '1337')).toBe(true)
    expect(match.position.tally).toBe(0)
    expect(at(match, 'g:GD')).toBe('lost')
    expect(match.decision).toMatchObject({ step: 'operations' })
  })

  it('11.7a, 10.10b, P-R28 replaces fortified zones for good and entrenchments for the moment', () => {
    const given = {
      turn: 5,
      units: cup('r:FZ58', 'r:EM1', 'r:2'),
      dice: [1, 1, ...draws('r:FZ58', 'r:EM1', 'r:2'), { 'each 1d6': [1, 0] }],
    }
    const match = say(corner(given), 'mech 1437', 'to 1336')
    expect([at(match, 'r:FZ58'), at(match, 'r:EM1'), at(match, 'r:2')]).toEqual(['aside', 'cup', 'dead'])
    const later = say(corner({ ...given, options: { emFromBreakout: 'endOfTurn' } }), 'mech 1437', 'to 1336')
    expect(at(later, 'r:EM1')).toBe('recycle')
  })

  it('11.8a, P-R20 adds one to the dice and nothing for terrain; without the option nothing at all', () => {
    const given = { units: cup('r:2'), dice: [1, 1, ...draws('r:2'), 'each 1d6 by 000111:1,0'] }
    expect(say(corner(given), 'mech 1437', 'to 1336').position.tally).toBe(1)
    const plain = { ...given, dice: [1, 1, ...draws('r:2'), 'each 1d6 by 000011:1,0'] }
    expect(say(corner({ ...plain, options: { breakoutPlusOne: 'off' } }), 'mech 1437', 'to 1336').position.tally).toBe(
      1,
    )
  })

  it('11.8a, 10.5a takes two steps with a 6 on the harsh tables', () => {
    const match = corner({
      options: { tables: 'harsh' },
      units: cup('r:2'),
      dice: [1, 1, ...draws('r:2'), 'each 1d6 by 000112:0,0,1'],
    })
    // 10.4: the second step is not left to choose.
    say(match, 'mech 1437', 'to 1336', 'hit g:3Pz')
    expect([isReduced(match, 'g:3Pz'), isReduced(match, 'g:4Pz')]).toEqual([true, true])
  })

  it('P-R20 puts garrisons that stand in the pocket back into the cup before the draw', () => {
    const match = corner({ units: { 'r:2': '1337' }, dice: [1, 1, ...draws('r:2'), { 'each 1d6': [1, 0] }] })
    say(match, 'mech 1437', 'to 1336')
    expect(at(match, 'r:2')).toBe('dead')
  })

  it('4.8b counts nobody who falls outside a failed breakout', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:2': '1437' },
      dice: [{ 'each 4d6': [3, 1] }],
    })
    expect(say(match, 'pick g:5', 'to 1437').position.tally).toBe(0)
  })
})
