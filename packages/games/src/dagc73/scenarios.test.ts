import { describe, expect, it } from 'vitest'
import {
  ARRIVALS,
  AT_START,
  battlegroupOf,
  type Counter,
  GERMAN,
  KINDS,
  SOVIET,
  UKRAINIAN_ARRIVALS,
} from './counters.ts'
import { dagc73 } from './index.ts'
import { cost, explain, hexOf, position, say, unitOf } from './position.fixture.ts'
import type { Dagc73Setting, ScenarioId } from './scenarios.ts'

const SCENARIOS: readonly ScenarioId[] = ['historical', 'sane', 'limited', 'maximum']
const setting = (id: ScenarioId, options = {}): Dagc73Setting => dagc73.setting(id, options)
const lineOf = (id: ScenarioId): string[] => setting(id).line.map((hex) => setting(id).ground.name(hex))
const hexes = ({ ground }: Dagc73Setting, marks: Uint8Array): string[] =>
  Array.from(marks.keys())
    .filter((hex) => marks[hex] === 1)
    .map((hex) => ground.name(hex))
    .sort()

const shapeOf = ({ strength, movement, kind }: Counter): string =>
  kind === 'railhead' ? `(${strength})-${movement}` : `${strength}-${movement}`

function count(counters: readonly Counter[], side: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const counter of counters)
    if (counter.side === side) counts[shapeOf(counter)] = (counts[shapeOf(counter)] ?? 0) + 1
  return counts
}

const points = (counters: readonly Counter[], side: number): number =>
  counters
    .filter((one) => one.side === side && one.kind !== 'railhead')
    .reduce((sum, { strength }) => sum + strength, 0)

describe('3.2 counters', () => {
  const all = [
    ...AT_START.maximum,
    ...ARRIVALS.map(({ counter }) => counter),
    ...UKRAINIAN_ARRIVALS.map(({ counter }) => counter),
  ]

  it('3.2a gives every unit a side, type, size, designation, strength and allowance, and an id of its own', () => {
    for (const { id, name, side, kind, size, strength, movement } of all) {
      expect([GERMAN, SOVIET]).toContain(side)
      expect(Object.keys(KINDS)).toContain(kind)
      expect(['corps', 'division', 'brigade', 'railhead']).toContain(size)
      expect(id).toMatch(side === GERMAN ? /^g:\S+$/ : /^r:\S+$/)
      expect(name).not.toBe('')
      expect(strength).toBeGreaterThan(0)
      expect(movement).toBeGreaterThan(0)
    }
    for (const id of SCENARIOS) {
      const ids = setting(id, { ukraine: 'on' }).unitIds
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('3.22a, 3.22b makes armor, mechanized infantry and Russian cavalry mechanized, and no one else on the map', () => {
    const mechanized = all.filter(({ kind }) => KINDS[kind].isMechanized)
    expect(new Set(mechanized.map(({ kind }) => kind))).toEqual(new Set(['armor', 'mechanized infantry', 'cavalry']))
    expect(mechanized.filter(({ kind }) => kind === 'cavalry').every(({ side }) => side === SOVIET)).toBe(true)
    expect(all.filter(({ id }) => id === 'g:4Cav').map(({ kind }) => KINDS[kind].isMechanized)).toEqual([false])
  })

  it('3.22c gives size no effect: a brigade and a division with the same numbers move and fight alike', () => {
    const match = position({ phase: 'german combat', units: { 'g:1Ski': '1002', 'g:4/1-5': '1002', 'r:1': '1102' } })
    expect(explain(match, 'allowance g:1Ski').value).toBe(explain(match, 'allowance g:4/1-5').value)
    say(match, 'attack 1102', 'join g:1Ski')
    const brigade = explain(match, 'attack').value
    say(match, 'drop g:1Ski', 'join g:4/1-5')
    expect(explain(match, 'attack').value).toBe(brigade)
  })

  it('3.23a attacks and defends with the same number', () => {
    const units = { 'r:2Gd': '4208', 'g:6': '4108', 'r:RH1': '4511' }
    const attack = say(position({ phase: 'soviet combat', units }), 'attack 4108', 'join r:2Gd')
    const defence = say(position({ phase: 'german combat', units }), 'attack 4208', 'join g:6')
    expect(explain(attack, 'attack').value).toBe(4 * 4)
    expect(explain(defence, 'defence').value).toBe(4 * 4)
  })
})

describe('14.6 orders of battle (table 3.3)', () => {
  it('14.6 counts the Russians', () => {
    const others = { '4-5': 9, '5-6': 7, '6-6': 2, '3-5': 3, '(1)-1': 3 }
    expect(count(AT_START.historical, SOVIET)).toEqual({ '3-4': 44, ...others })
    expect(count(AT_START.maximum, SOVIET)).toEqual({ '3-4': 57, ...others })
    expect([points(AT_START.historical, SOVIET), points(AT_START.maximum, SOVIET)]).toEqual([224, 263])
  })

  it('14.6 counts the Germans', () => {
    expect(count(AT_START.historical, GERMAN)).toEqual({ '2-5': 36, '1-5': 4, '1-4': 11, '5-8': 3, '4-8': 3 })
    expect(count(AT_START.maximum, GERMAN)).toEqual({ '2-5': 55, '1-5': 5, '1-4': 13, '5-8': 4, '4-8': 3 })
    expect([points(AT_START.historical, GERMAN), points(AT_START.maximum, GERMAN)]).toEqual([114, 160])
  })

  it('14.6, 3.22a gives each value its type', () => {
    const kinds: Record<string, string> = {}
    for (const counter of AT_START.maximum)
      if (counter.movement !== 5 || counter.strength > 1) kinds[`${counter.side} ${shapeOf(counter)}`] = counter.kind
    expect(kinds).toEqual({
      '1 2-5': 'infantry',
      '1 1-4': 'infantry',
      '1 5-8': 'armor',
      '1 4-8': 'mechanized infantry',
      '2 3-4': 'infantry',
      '2 4-5': 'infantry',
      '2 5-6': 'armor',
      '2 6-6': 'mechanized infantry',
      '2 3-5': 'cavalry',
      '2 (1)-1': 'railhead',
    })
  })

  it('14.6 uses the historical order of battle in the first three scenarios and its own in the fourth', () => {
    const starting = (id: ScenarioId) => setting(id).atStart
    expect(SCENARIOS.map(starting)).toEqual([57 + 68, 57 + 68, 57 + 68, 80 + 81])
  })

  it('14.6, 8.7M uses no more counters than the published sheet has', () => {
    const used = [...AT_START.maximum, ...ARRIVALS.map(({ counter }) => counter)]
    const german = count(used, GERMAN)
    expect(german['2-5']).toBe(62)
    expect(german['5-8']).toBeLessThanOrEqual(6)
    expect(german['4-8']).toBeLessThanOrEqual(5)
    expect(used.filter((one) => battlegroupOf(one) !== null).length).toBeLessThanOrEqual(11)
    expect(
      count(
        UKRAINIAN_ARRIVALS.map(({ counter }) => counter),
        GERMAN,
      ),
    ).toEqual({ '2-5': 3, '5-8': 2, '4-8': 1 })
  })

  it('R73-01 gives railheads an allowance of one', () => {
    const railheads = AT_START.historical.filter(({ kind }) => kind === 'railhead')
    expect(railheads.map(({ strength, movement }) => [strength, movement])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })
})

describe('14.1, 14.2 fortified lines', () => {
  it.each(SCENARIOS)('14.1 runs the line of %s hex by hex from the north edge to the south edge', (id) => {
    const { line, ground, board } = setting(id)
    expect(board.edge('north')).toContain(line[0])
    expect(board.edge('south')).toContain(line.at(-1))
    for (let n = 1; n < line.length; n++) expect(ground.distance(line[n - 1]!, line[n]!)).toBe(1)
  })

  it('14.1a fortifies the line of the scenario and no other', () => {
    const cities = ['3709', '3813', '3817', '3223']
    for (const id of SCENARIOS)
      expect(hexes(setting(id), setting(id).forts[GERMAN]!)).toEqual([...new Set([...lineOf(id), ...cities])].sort())
    const cost73 = (scenario: ScenarioId) =>
      cost(position({ scenario, phase: 'soviet move', units: { 'r:1': '4217', 'r:RH1': '4418' } }), 'r:1', '4117')
    expect(SCENARIOS.map(cost73)).toEqual([3, 1, 1, 1])
  })

  it('14.1b, 14.1d, 14.1e starts at the north edge: historical easternmost, limited in the middle, maximum westernmost', () => {
    const [historical, , limited, maximum] = SCENARIOS.map((id) => Number(lineOf(id)[0]!.slice(0, 2)))
    expect(historical).toBeGreaterThan(limited!)
    expect(limited).toBeGreaterThan(maximum!)
    for (const id of ['limited', 'maximum'] as const) {
      const joined = lineOf(id).filter((hex) => lineOf('historical').includes(hex))
      expect(joined).toEqual(lineOf('historical').slice(-joined.length))
      expect(joined.length).toBeGreaterThan(0)
    }
  })

  it('14.1c leaves the historical line about Orsha, passes Mogilev and comes back to it', () => {
    const sane = lineOf('sane')
    const shared = sane.map((hex) => lineOf('historical').includes(hex))
    const left = shared.indexOf(false)
    const back = shared.lastIndexOf(false)
    expect(shared.slice(left, back + 1).every((is) => !is)).toBe(true)
    expect(sane.slice(left, back + 1)).toEqual(expect.arrayContaining(['3813', '3817']))
    expect(sane.indexOf('3813')).toBeLessThanOrEqual(left + 1)
    expect(shared.at(-1)).toBe(true)
  })

  it('14.2, R73-30 has one Russian line, east of the German one, in every scenario', () => {
    const [first, ...rest] = SCENARIOS.map((id) => hexes(setting(id), setting(id).sovietLine))
    for (const other of rest) expect(other).toEqual(first)
    for (const id of SCENARIOS) {
      const { isEast, sovietLine, forts } = setting(id)
      expect(forts[SOVIET]).toEqual(sovietLine)
      sovietLine.forEach((is, hex) => {
        if (is === 1) expect(isEast[hex]).toBe(1)
      })
    }
  })

  it('R73-06 calls east what stays joined to the east edge without the line', () => {
    for (const id of SCENARIOS) {
      const { isEast, onLine, board } = setting(id)
      for (const hex of board.edge('east')) expect(isEast[hex]).toBe(1)
      for (const hex of board.edge('west')) expect(isEast[hex]).toBe(0)
      onLine.forEach((is, hex) => {
        if (is === 1) expect(isEast[hex]).toBe(0)
      })
    }
  })
})

describe('14.3, 15.0 what holds in each scenario', () => {
  const cities = (id: ScenarioId) => setting(id).posts.map(({ name, needs, holds }) => `${holds} ${name} ${needs}`)
  const FULL = ['garrison Vilna 1', 'garrison Pinsk 1', 'garrison Grodno 1']
  const LIMITED = ['garrison Minsk 1', 'garrison Dvinsk 1']

  it('15.1, 14.31a, 14.31b, 14.32a, 14.33 Historical: fortified cities, all garrisons, slow response', () => {
    expect(cities('historical')).toEqual([
      ...FULL,
      ...LIMITED,
      'fortified Vitebsk 3',
      'fortified Orsha 1',
      'fortified Mogilev 1',
      'fortified Bobruisk 1',
    ])
    expect(setting('historical').hasSlowResponse).toBe(true)
  })

  it('15.2 Sane Historical: all garrisons, no fortified cities, no slow response', () => {
    expect(cities('sane')).toEqual([...FULL, ...LIMITED])
    expect(setting('sane').hasSlowResponse).toBe(false)
  })

  it('15.3 Limited Withdrawal: all garrisons and slow response, no fortified cities', () => {
    expect(cities('limited')).toEqual([...FULL, ...LIMITED])
    expect(setting('limited').hasSlowResponse).toBe(true)
  })

  it('15.4, 14.33 Maximum Withdrawal: full garrisons only', () => {
    expect(cities('maximum')).toEqual(FULL)
    expect(setting('maximum').hasSlowResponse).toBe(false)
  })

  it('R73-24 leaves the walls of the four cities standing in every scenario, unless the option takes them down', () => {
    for (const scenario of SCENARIOS) {
      const units = { 'r:1': '3710', 'r:RH1': '4511' }
      const standing = position({ scenario, phase: 'soviet move', units })
      expect(cost(standing, 'r:1', '3709')).toBe(3)
      const down = position({ scenario, options: { fortCities: 'off' }, phase: 'soviet move', units })
      expect(cost(down, 'r:1', '3709')).toBe(scenario === 'historical' ? 3 : 1)
    }
  })

  it('R73-24 freezes nobody in them outside the Historical scenario', () => {
    const match = position({ scenario: 'sane', phase: 'german set-up', units: {} })
    const garrisons = ['g:52S 1412', 'g:201S 1730', 'g:203S 0719', 'g:221S 2518', 'g:286S 2003']
    say(match, ...garrisons.map((text) => `place ${text}`), 'place g:6 3813', 'rest', 'done')
    expect(match.position.units.place[unitOf(match, 'g:6')]).toBe(hexOf(match, '3813'))
    expect(match.position.units.freeze[unitOf(match, 'g:6')]).toBe(0)
  })
})
