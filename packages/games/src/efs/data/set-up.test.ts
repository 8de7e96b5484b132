import { describe, expect, it } from 'vitest'
import { efs } from '../index.ts'
import { at, begin, controller, type Played } from '../position.fixture.ts'
import { attackOf, defenceOf, pieces } from '../state.ts'
import { CARDS } from './cards.ts'
import { STACKING } from './charts.ts'
import { AXIS, SOVIET } from './counters.ts'

const expand = (match: Played, verb: string): readonly string[] =>
  match.game.expand(match.position, match.game.read(match.position, verb).choice) ?? []

describe('set-ups', () => {
  it.each(CARDS.map(({ id }) => id))('%s has nobody in water, no hex of both sides, none overfull', (id) => {
    const { position: s, setting } = begin(id)
    expect(pieces.mixedHex(s)).toBe(0)
    for (let hex = 1; hex <= setting.ground.size; hex++) {
      let sum = 0
      for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += setting.stacking[unit]!
      expect(sum, setting.ground.name(hex)).toBeLessThanOrEqual(STACKING.most)
      if (sum > 0) expect(setting.isLand[hex], setting.ground.name(hex)).toBe(1)
    }
  })

  it.each([
    ['borisov', 7, 2, 11, 0],
    ['lepel', 42, 7, 47, 8],
    ['yelnya', 38, 6, 62, 10],
  ])('%s has its units', (id, axis, axisAir, soviet, sovietAir) => {
    const setting = efs.setting(id)
    const ground = (side: number) => setting.lastGround[side]! - setting.first[side]! + 1
    expect([ground(AXIS), setting.last[AXIS]! - setting.lastGround[AXIS]!]).toEqual([axis, axisAir])
    expect([ground(SOVIET), setting.last[SOVIET]! - setting.lastGround[SOVIET]!]).toEqual([soviet, sovietAir])
  })
})

describe('11.1 the start of Borisov', () => {
  it('11.1 the Axis has 23 points of attack and support, the Soviets 19 of defence and support', () => {
    const { position: s, setting } = begin('borisov')
    const sum = (side: number, value: (unit: number) => number): number => {
      let total = 0
      for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
        if (s.units.place[unit]! <= setting.ground.size) total += value(unit)
      return total
    }
    expect(sum(AXIS, (unit) => attackOf(s, unit) + setting.support[unit]!)).toBe(23)
    expect(sum(SOVIET, (unit) => (setting.isArtillery[unit] === 1 ? setting.support[unit]! : defenceOf(s, unit)))).toBe(
      19,
    )
  })

  it('10.14 115/57 waits, 10.13 a strongpoint stands in 1829, and the Soviets have all objectives', () => {
    const match = begin('borisov')
    expect(at(match, 's:115/57Tk')).toBe('arriving')
    expect(match.position.hexes.strongpoint[match.setting.ground.parse('1829')]).toBe(SOVIET)
    expect(['1727', '1829', '2028', '2030', '2231'].map((hex) => controller(match, hex))).toEqual(
      new Array(5).fill('Soviet'),
    )
  })
})

describe('E-R02 who holds what at the start', () => {
  it('E-R02 the side whose unit is nearest, the Soviets where both are as near', () => {
    const match = begin('borisov')
    expect(['1329', '1430', '1531'].map((hex) => controller(match, hex))).toEqual(['Axis', 'Axis', 'Axis'])
    expect(['1429', '1529', '1631'].map((hex) => controller(match, hex))).toEqual(['Soviet', 'Soviet', 'Soviet'])
    // Four hexes from 1232 and from 1727, three from 1232 and from 1829.
    expect(['1328', '1530'].map((hex) => controller(match, hex))).toEqual(['Soviet', 'Soviet'])
  })
})

describe('10.33 the start of Lepel', () => {
  it('10.33 Borisov alone counts, four Mandated Attacks are due, and the 19th Army is out of order', () => {
    const match = begin('lepel')
    const { position: s } = match
    expect([controller(match, '1828'), controller(match, '3314'), controller(match, '2012')]).toEqual([
      'Axis',
      'Soviet',
      'Soviet',
    ])
    expect([s.mandated.due, s.units.nonOp[match.setting.kinds.unit.read('s:19A')]]).toEqual([4, 1])
  })

  it('10.33 a prepared set-up is at hand for the markers', () => {
    expect(expand(begin('lepel'), 'prepared')).toEqual(['mark I-2110', 'mark I-3314'])
  })

  it('10.36 each tank division has twelve points and six steps next to its target', () => {
    const { position: s, setting } = begin('lepel')
    for (const division of ['14 Tk', '18 Tk', '13 Tk', '17 Tk']) {
      const members = setting.roster.flatMap((counter, unit) =>
        counter?.division === division && counter.side === SOVIET ? [unit] : [],
      )
      expect(
        members.reduce((sum, unit) => sum + attackOf(s, unit), 0),
        division,
      ).toBe(12)
      expect(
        members.reduce((sum, unit) => sum + setting.steps[unit]!, 0),
        division,
      ).toBe(6)
    }
  })
})

describe('10.63 the start of Yelnya', () => {
  it('10.65 eight supplied attacks, and the Axis has its strongpoints', () => {
    const { position: s } = begin('yelnya')
    expect(s.suppliedAttacks).toBe(8)
    expect([...s.hexes.strongpoint].filter((owner) => owner === AXIS)).toHaveLength(9)
  })

  it('10.66 the Axis holds Smolensk and the three towns', () => {
    const match = begin('yelnya')
    expect(['5019', '5020', '6121', '5514', '5313'].map((hex) => controller(match, hex))).toEqual(
      new Array(5).fill('Axis'),
    )
  })
})
