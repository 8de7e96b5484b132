import { describe, expect, it } from 'vitest'
import { canFly } from './air.ts'
import {
  asked,
  CAMP,
  choices,
  explain,
  FIELD,
  germans,
  join,
  one,
  type Played,
  roll,
  russians,
  say,
  two,
} from './battle.fixture.ts'
import { isRailhead } from './rail.ts'

const READY = { air: { isReady: true, shift: true, reroll: true } }

type More = Parameters<typeof germans>[1]

/** Infantry of six points against a rifle corps of seven, with the air unit at hand. */
const fight = (more: More = {}): Played => join(germans({ 'g:5': CAMP, 'r:4RC': FIELD }, { set: READY, ...more }))

const column = (match: Played, side: string): string =>
  match.setting.crt.columns[explain(match, `column ${side}`).value - 1]!

describe('X4.4 the German air unit', () => {
  it('X4.4a supports a battle within five hexes of a railhead', () => {
    expect(asked(fight())).toBe('German support')
    const far = germans({ 'g:5': '2813', 'r:4RC': '2812' }, { set: READY })
    expect(asked(join(far, 'standard', 'steadfast', '2812', '2813'))).toBe('nature battle')
  })

  it('X4.4a five hexes, not six', () => {
    const { position: s, setting } = germans({ 'g:5': CAMP, 'r:4RC': FIELD }, { set: READY })
    const heads = setting.railHexes.filter((hex) => isRailhead(s, hex))
    const nearest = (hex: number) => Math.min(...heads.map((head) => setting.ground.distance(head, hex)))
    const at = (distance: number) => setting.railHexes.find((hex) => nearest(hex) === distance)!
    const flies = (hex: number) => {
      s.assault.hex = hex
      return canFly(s)
    }
    expect([flies(at(5)), flies(at(6))]).toEqual([true, false])
  })

  it('X4.4a in defence as well, D-R44 in the enemy’s turn', () => {
    const match = russians({ 'r:4RC': '2827', 'g:5': FIELD }, { set: READY })
    expect(asked(join(match, 'standard', 'steadfast', FIELD, '2827'))).toBe('German support')
    say(match, 'fly')
    expect([column(match, 'German'), column(match, 'Russian')]).toEqual(['7', '7'])
  })

  it('X4.4a it may be held back, or be gone', () => {
    const match = say(fight(), 'hold')
    expect([asked(match), match.position.assault.hasAir]).toEqual(['nature battle', 0])
    expect(asked(fight({ set: { air: { isReady: false, shift: true, reroll: true } } }))).toBe('nature battle')
  })

  it('X4.4b, D-R45 a column to the right, and the dice with it', () => {
    const match = say(fight(), 'fly')
    expect(explain(match, 'column German').items).toEqual(['C8.6 column 5-6 by strength 4', 'X4.4 the air force 1'])
    expect(column(match, 'German')).toBe('7')
    // Two dice, thrown one by one.
    const thrown = say(fight({ dice: [one(3), one(4), two(7)] }), 'fly', 'roll')
    expect([thrown.position.assault.first, thrown.position.assault.second]).toEqual([3, 4])
  })

  it('D-R45 by option the dice stay', () => {
    const match = say(fight({ dice: [one(3), two(7)], options: { airShiftKeepsDice: 'on' } }), 'fly', 'roll')
    expect(match.position.assault.attackRoll).toBe(3)
  })

  it('D-R45 the last column cannot be left', () => {
    const match = join(germans({ 'g:7Pz': CAMP, 'g:3Pz': CAMP, 'g:18Pz': CAMP, 'r:4RC': FIELD }, { set: READY }))
    expect(column(say(match, 'fly'), 'German')).toBe('24+')
  })

  it('X4.4b one of his dice may be thrown again, and stands', () => {
    const match = say(fight({ dice: [one(1), one(4), two(7), one(6), two(2)] }), 'fly', 'roll')
    expect([asked(match), choices(match)]).toEqual(['German reroll', ['again 1', 'again 2', 'keep']])
    say(match, 'again 1')
    expect(match.position.assault.attackRoll).toBe(10)
  })

  it('X4.4c, X4.4d after it a throw of 2 and the turn or more: it keeps one benefit, as the German says', () => {
    const kept = (benefit: string) => {
      const match = say(fight({ dice: [one(6), one(6), two(2), two(5)] }), 'fly', 'roll', 'keep')
      while (asked(match) === 'Russian fallback') say(match, choices(match)[0]!)
      expect(asked(match)).toBe('German benefit')
      const { isReady, shift, reroll } = say(match, benefit).position.air
      return [isReady, shift, reroll]
    }
    expect([kept('shift'), kept('reroll')]).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ])
  })

  it('X4.4c with one benefit left there is nothing to say', () => {
    const set = { air: { isReady: true, shift: true, reroll: false } }
    const match = say(fight({ set, dice: [two(12), two(2), two(12)] }), 'fly')
    roll(match)
    while (asked(match) === 'Russian fallback') say(match, choices(match)[0]!)
    expect(asked(match)).not.toBe('German benefit')
    expect([match.position.air.shift, match.position.air.isReady]).toEqual([1, 1])
  })

  it('X4.4d, D-R46 the first low throw changes nothing, the second grounds it', () => {
    const low = (failures: number) => {
      const set = { air: { ...READY.air, failures } }
      const match = say(fight({ set, dice: [one(6), one(6), two(2), two(4)] }), 'fly', 'roll', 'keep')
      while (asked(match) === 'Russian fallback') say(match, choices(match)[0]!)
      return match.position.air
    }
    expect(low(0)).toMatchObject({ isReady: 1, shift: 1, reroll: 1, failures: 1 })
    expect(low(1)).toMatchObject({ isReady: 0, failures: 2 })
  })
})
