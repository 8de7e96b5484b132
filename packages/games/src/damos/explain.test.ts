import { Reasons } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { CAMP, choices, concert, explain, FIELD, germans, join, position, say, viewOf } from './battle.fixture.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { damos } from './index.ts'
import { journeyCost } from './strategic.ts'

describe('every number says its rule', () => {
  it('X4.5, X4.6.3, X4.3.1 replacement points', () => {
    const at = (turn: number, more: object = {}) =>
      position({ phase: 'german operations', turn, units: { 'g:5': '2529', 'r:4RC': '2819' }, ...more })
    expect(explain(at(2), 'points German')).toEqual({ value: 0, items: [] })
    expect(explain(at(3), 'points German').items).toEqual(['X4.5 a turn 2'])
    expect(explain(at(1), 'points Russian').value).toBe(0)
    const owing = {
      options: { concentratedThrust: 'on', operationalPause: 'on' },
      set: { obligation: { penalty: 2 } },
    }
    expect(explain(at(5, owing), 'points Russian')).toEqual({
      value: 8,
      items: [
        'X4.5 a turn 5',
        'X4.3.1 against a concentrated thrust 1',
        'X4.6.3 attacks that were not made -2',
        'X4.3.1 after the pause 4',
      ],
    })
  })

  it('C7.0, C3.0 a march, hex by hex', () => {
    const match = say(germans({ 'g:7Pz': '2813', 'r:331RD': '2301' }), 'activate 2813')
    expect(explain(match, 'cost 2712').items).toEqual([
      'C3.0 clear 2713 1',
      'C3.0 across a river 1',
      'C3.0 clear 2712 1',
    ])
  })

  it('C6.0 a journey, by rail and off it, in halves of a point', () => {
    const match = position({ phase: 'russian strategic movement', units: { 'r:4RC': '2811', 'g:5': '2533' } })
    say(match, 'travel 2811')
    expect(explain(match, 'cost 2810').items).toEqual(['C6.0 by rail to 2810 1'])
    expect(explain(match, 'cost 2812').items).toEqual(['C3.0 to 2812 2'])
  })

  it('and the items of a way come to what it costs', () => {
    const match = position({
      phase: 'german strategic movement',
      units: { 'g:5': '3128', 'r:4RC': '2304' },
      german: ['3127', '3126', '3125', '3027', '3026'],
      converted: ['3127'],
    })
    say(match, 'travel 3128')
    for (const hex of choices(match, 'to'))
      expect(explain(match, `cost ${hex}`).value, hex).toBe(
        journeyCost(match.position, match.setting.ground.parse(hex)),
      )
  })

  it('C2.6.1 a force that would leave', () => {
    const foot = germans({ 'g:5': '2812', 'r:6MC': '2810', 'r:4RC': '2304' })
    say(foot, 'activate 2812', 'to 2811')
    expect(explain(foot, 'leaving').items).toEqual(['X4.2 against a force on foot 1'])
  })

  it('X4.4 what the air unit has to throw', () => {
    expect(explain(germans({ 'g:5': '2812', 'r:4RC': '2304' }, { turn: 7 }), 'air').value).toBe(9)
  })

  it('C8.2 to C8.6 a battle: strengths, column, dice and modifiers', () => {
    const match = concert(germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:6MC': FIELD }), 'penetration', 'counterattack')
    expect(explain(match, 'attack').items).toEqual(['C8.2 strength points 15'])
    expect(explain(match, 'column German').items).toEqual(['C8.6 column 13-15 by strength 9'])
    expect(explain(match, 'dice German').items).toEqual(['C8.6 dice by the column 3'])
    expect(explain(match, 'modifier Russian').items).toEqual(['C8.4 plan and posture -1'])
  })

  it('C8.12.1 an exploitation, item by item', () => {
    const match = germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:4RC': FIELD }, { dice: [{ '3d6': 12 }, { '2d6': 2 }] })
    say(join(match), 'roll')
    say(match, 'to 2827', 'to 2727', 'stop')
    expect(explain(match, 'exploitation g:7Pz').items).toEqual([
      'C8.12.1 exploit rating 2',
      'C8.12.1 points spent on the plan 1',
    ])
  })

  it('C2.4c and says to the enemy no more than he has heard', () => {
    const match = germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:6MC': FIELD })
    say(match, `activate ${CAMP}`, `attack standard ${FIELD}`, 'pass')
    const asked = (side: number, question: string) => {
      const why = new Reasons(damos.naming(match.setting))
      const value = damos.explain(viewOf(match, side), question, why)
      return why.refusal?.because ?? value
    }
    expect([asked(GERMAN, 'attack'), asked(RUSSIAN, 'defence')]).toEqual([15, 10])
    expect([asked(RUSSIAN, 'attack'), asked(GERMAN, 'defence')]).toEqual([
      'how strong they are is not known',
      'how strong they are is not known',
    ])
    say(match, 'take counterattack')
    expect([asked(RUSSIAN, 'attack'), asked(GERMAN, 'defence')]).toEqual([15, 10])
  })
})
