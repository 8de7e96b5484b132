import { describe, expect, it } from 'vitest'
import { at, ending, isGerman, nature, type Played, position, say, step, story } from './position.fixture.ts'
import { centerOf } from './southwest.ts'

type Given = Parameters<typeof position>[0]
const ARMIES = {
  'r:SWF5': 'southwest',
  'r:SWF21': 'southwest',
  'r:SWF26': 'southwest',
  'r:SWF37': 'southwest',
  'r:SWF38': 'southwest',
}
const NORTHWEST = { turn: 6, axis: 'northwest' }
const NORTHEAST = { turn: 6, axis: 'northeast' }

const phase = (given: Partial<Given>): Played =>
  position({ phase: 'southwest', turn: 6, ...given, units: { ...ARMIES, ...given.units } })

describe('13 Southwest Front', () => {
  it('13.2a, 13.2b fixes turn and axis in Phase VI of turn 4, for all to see', () => {
    const plan = (first: number, second: number) => {
      const match = position({ phase: 'administration', turn: 4, units: {}, dice: [{ '4d6': 4 }, first, second] })
      for (let n = 0; n < 3; n++) step(match)
      return [match.position.plan.turn, match.position.plan.axis]
    }
    expect([plan(3, 3), plan(4, 4), plan(1, 6), plan(6, 1)]).toEqual([
      [6, 1],
      [7, 2],
      [6, 2],
      [7, 1],
    ])
  })

  it('13.3a, PX-05 puts the center in 2622 less the roll', () => {
    const { position: s, setting } = position({ phase: 'operations', units: {} })
    const centers = [2, 7, 8, 12].map((roll) => setting.ground.name(centerOf(s, roll)))
    expect(centers).toEqual(['2620', '2615', '2614', '2610'])
  })

  it('13.3b, PX-05 sets the armies side by side, the first in the west', () => {
    const match = phase({ set: { plan: NORTHEAST }, dice: [{ '2d6': 8 }] })
    step(match)
    expect(Object.keys(ARMIES).map((id) => at(match, id))).toEqual(['2616', '2615', '2614', '2613', '2612'])
  })

  it('13.4a takes over German arrival hexes', () => {
    const match = phase({ german: '2614', set: { plan: NORTHEAST }, dice: [{ '2d6': 8 }] })
    step(match)
    expect(isGerman(match, '2614')).toBe(false)
  })

  it('P-R24 fights from off the map for an arrival hex that is held', () => {
    const match = phase({
      units: { 'g:5': '2616', 'g:6': '2616' },
      german: '2616',
      set: { plan: NORTHEAST },
      dice: [{ '2d6': 8 }, { 'each 6d6': [6, 0] }, { 'each 8d6': [6, 2] }],
    })
    step(match)
    expect(at(match, 'r:SWF5')).toBe('southwest')
    for (let n = 0; n < 3; n++) step(match)
    expect(at(match, 'r:SWF5')).toBe('spent')
    expect(isGerman(match, '2616')).toBe(true)
  })

  it('13.5a, P-R26 resolves the armies from west to east, with six dice and +1 in the first round', () => {
    const match = phase({
      units: { 'g:5': '2215' },
      german: '2215',
      set: { plan: NORTHEAST },
      dice: [{ '2d6': 8 }, 'each 6d6 by 000111:6,0', { 'each 4d6': [2, 2] }, { '6d6': 6 }],
    })
    for (let n = 0; n < 3; n++) step(match)
    // Its zone covers 2314, the next hex of the axis.
    expect(step(match)).toEqual(['r:SWF5 attacks 2215 (12.5)'])
    step(match)
    step(match)
    expect(at(match, 'r:SWF5')).toBe('spent')
    nature(match)
    const ends = story(match).filter((line) => line.endsWith('goes no further (13.5)'))
    expect(ends.map((line) => line.split(' ')[0])).toEqual(['r:SWF21', 'r:SWF26', 'r:SWF37', 'r:SWF38'])
  })

  it('13.5a, 10.5a takes two steps with a 6 of the first round on the harsh tables', () => {
    const match = phase({
      options: { tables: 'harsh' },
      units: { 'g:5': '2215' },
      german: '2215',
      set: { plan: NORTHEAST },
      dice: [{ '2d6': 8 }, 'each 6d6 by 000112:5,0,1'],
    })
    for (let n = 0; n < 5; n++) step(match)
    expect(at(match, 'g:5')).toBe('lost')
  })

  it('PX-06, 13.5b goes northwest from 2615 by 2515 and 2416', () => {
    const match = phase({ set: { plan: NORTHWEST }, dice: [{ '2d6': 9 }] })
    step(match)
    const way = ['2615']
    for (let n = 0; n < 8; n++) {
      step(match)
      way.push(at(match, 'r:SWF5'))
    }
    expect(way).toEqual(['2615', '2515', '2416', '2316', '2217', '2117', '2018', '1918', '1819'])
  })

  it('13.5b wins by retaking a German point', () => {
    const match = phase({ german: '1810', units: { 'g:8': '2644' }, set: { plan: NORTHEAST }, dice: [{ '2d6': 6 }] })
    nature(match)
    expect(ending(match)).toBe('Soviet: southwest')
  })

  it('13.5b, P-R25 wins in row 18 for an army that took ground or fought, and else removes it', () => {
    const quiet = phase({ set: { plan: NORTHEAST }, dice: [{ '2d6': 8 }, { '6d6': 6 }] })
    nature(quiet)
    expect(ending(quiet)).toBe('Soviet: turn 6')
    const taking = phase({ german: '2212', set: { plan: NORTHEAST }, units: { 'g:8': '2644' }, dice: [{ '2d6': 8 }] })
    expect(ending(nature(taking))).toBe('Soviet: southwest')
    const literal = phase({ set: { plan: NORTHEAST }, options: { swfRow18: 'literal' }, dice: [{ '2d6': 8 }] })
    expect(ending(nature(literal))).toBe('Soviet: southwest')
  })

  it('asks the player where the hits of an army fall', () => {
    const match = phase({
      units: { 'g:5': '2215', 'g:6': '2215' },
      german: '2215',
      set: { plan: NORTHEAST },
      dice: [{ '2d6': 8 }, { 'each 6d6': [5, 1] }, { 'each 5d6': [3, 2] }, { '6d6': 6 }],
    })
    say(match, 'hit g:5')
    expect(at(match, 'r:SWF5')).toBe('spent')
  })
})
