import { describe, expect, it } from 'vitest'
import { attack, fight } from '../combat/battle.fixture.ts'
import type { Card } from '../data/card.ts'
import { DEPLOYMENTS } from '../data/oob/deployment.ts'
import { summer } from '../great.fixture.ts'
import {
  asked,
  at,
  choices,
  entering,
  type Given,
  type Played,
  phaseOf,
  position,
  refusal,
  say,
  shows,
} from '../position.fixture.ts'
import { REPLACEMENT_TABLES, reduced } from './receipts.ts'

const UNITS = [
  'g:15ID',
  'g:78ID',
  's:100RD',
  's:107RD',
  's:89RD',
  's:91RD',
  's:166RD',
  's:102Tk',
  's:Zap1',
  's:Zap2',
  's:24A',
  's:air:41IAP',
]

const arrivals: Card['arrivals'] = ['s:89RD', 's:91RD', 's:166RD'].map((unit) => ({
  unit,
  turn: 99,
  entry: ['I-7012'],
}))
const NKVD = 's:73NK'
const plain = summer(UNITS)
const setting = summer(UNITS, {
  arrivals,
  campaign: { ...plain.campaign!, tables: [{ from: 12, to: 50, table: 'A' }], groups: [7, 8, 9] },
})

const given = (more: Partial<Given> & Pick<Given, 'phase'>): Played =>
  position({ setting, turn: 20, units: { 'g:15ID': 'I-4719', 's:100RD': 'I-6121' }, ...more })

describe('7.3 Replacements Tables', () => {
  it('10.74 the fifth line of table A is 5 strongpoints and an E, 4 I points, S and two R; 10.44 at Smolensk 3, 3 and the same', () => {
    const line = REPLACEMENT_TABLES.A[4]!
    expect(line).toEqual({
      strongpoints: 5,
      engineered: 1,
      armor: 0,
      infantry: 4,
      supply: 1,
      reserves: 2,
      air: 0,
      mandated: 0,
    })
    expect(reduced(line)).toEqual({ ...line, strongpoints: 3, engineered: 0, infantry: 3 })
    // A, E and V are ignored there.
    expect(reduced(REPLACEMENT_TABLES.A[0]!)).toMatchObject({ engineered: 0, armor: 0, air: 0, supply: 2, reserves: 3 })
  })

  it('3.21 the Soviet player throws each turn of the table; 7.51 M makes Mandated Attacks due', () => {
    const on = (turn: number, die: number): Played =>
      given({
        turn: turn - 1,
        phase: 'soviet movement',
        units: { 'g:15ID': 'I-4719', 's:100RD': 'I-6121' },
        dice: [1, die],
      })
    const match = on(20, 7)
    while (match.position.turn === 19 && !match.decision.isOver) say(match, 'done')
    expect([
      match.position.sides.infantry[2],
      match.position.sides.strongpoints[2],
      match.position.mandated.due,
    ]).toEqual([3, 4, 1])
  })
})

const rolled = { reserves: { turn: { releases: 2, air: 1, supply: 1 } } }

describe('7.52 R results', () => {
  const garrisons = {
    'g:15ID': 'I-4719',
    's:100RD': { place: 'I-6121', garrison: true },
    's:107RD': { place: 'I-6120', garrison: true },
    's:102Tk': { place: 'I-6221', garrison: true },
  }

  it('7.52, 21.83 one releases two garrisons', () => {
    const match = given({ phase: 'soviet reserves', units: garrisons, set: rolled })
    expect(asked(match)).toBe('Soviet reserves')
    say(match, 'release s:100RD', 'release s:107RD', 'release s:102Tk')
    expect(match.position.reserves.releases[1]).toBe(0)
    expect(match.position.units.garrison.includes(1)).toBe(false)
  })

  it('8.2, 3.14 or brings a Special Group of the scenario, once, from its turn on', () => {
    const match = given({ phase: 'soviet reserves', set: rolled, units: { ...garrisons, 's:89RD': 'arriving' } })
    expect(choices(match, 'group')).toEqual(['7', '8', '9'])
    expect(refusal(match, 'group 10')?.rule).toBe('3.14')
    say(match, 'group 7')
    expect(refusal(match, 'group 7')?.because).toBe('Group 7 has come')
    expect(match.position.units.due[match.setting.kinds.unit.read('s:89RD')]).toBe(20)
    expect(
      refusal(given({ turn: 11, phase: 'soviet reserves', set: rolled, units: garrisons }), 'group 8')?.because,
    ).toBe('Group 8 does not come before turn 12')
  })
})

describe('7.33, 7.53 V and S results', () => {
  it('7.33 V makes an air unit ready, or one that was destroyed flown', () => {
    const air = (place: string): string => {
      const units = { 'g:15ID': 'I-4719', 's:100RD': 'I-6121', 's:air:41IAP': place }
      const match = given({ phase: 'soviet reserves', set: rolled, units })
      return at(say(match, 'refit s:air:41IAP'), 's:air:41IAP')
    }
    expect([air('flown'), air('damaged'), air('destroyed')]).toEqual(['ready', 'ready', 'flown'])
  })

  it('9.1 in a storm what is refitted has flown, and so have air units that come', () => {
    const storm = { weather: { isStorm: true } }
    const units = { 'g:15ID': 'I-4719', 's:100RD': 'I-6121', 's:air:41IAP': 'damaged' }
    const match = given({ phase: 'soviet reserves', set: { ...rolled, ...storm }, units })
    expect(at(say(match, 'refit s:air:41IAP'), 's:air:41IAP')).toBe('flown')
    const coming = (isStorm: boolean): string =>
      at(
        entering({ scenario: 'smolensk', turn: 12, phase: 'reinforcements', units: {}, set: { weather: { isStorm } } }),
        'g:air:Tr1',
      )
    expect([coming(false), coming(true)]).toEqual(['ready', 'flown'])
  })

  it('7.53 S lifts a supply marker when supply has been traced', () => {
    const units = { 'g:15ID': 'I-4719', 's:100RD': { place: 'I-6121', supply: 'out of supply' }, 's:107RD': 'I-6120' }
    const match = given({ phase: 'soviet relief', set: rolled, units })
    expect(refusal(match, 'relieve s:107RD')?.because).toBe('s:107RD is in supply')
    say(match, 'relieve s:100RD')
    expect(match.position.units.supply[match.setting.kinds.unit.read('s:100RD')]).toBe(0)
  })
})

describe('7.41 strongpoints of type E', () => {
  it('7.41 go up near an HQ that is out of order', () => {
    const units = { 'g:15ID': 'I-4719', 's:100RD': 'I-6121', 's:24A': { place: 'I-6122', nonOp: true } }
    const built = (engineered: number): string | null =>
      refusal(
        given({
          phase: 'soviet engineering',
          units,
          set: { sides: { Soviet: { strongpoints: 1 } }, reserves: { turn: { engineered } } },
        }),
        'build I-6121',
      )?.because ?? null
    expect([built(0), built(1)]).toEqual(['an HQ near I-6121 is out of order', null])
  })
})

describe('7.31, 7.32 rebuilding', () => {
  const points = { sides: { Soviet: { infantry: 3, armor: 0 } } }
  const boxes = {
    'g:15ID': 'I-4719',
    's:166RD': 'cadre',
    's:100RD': 'I-6121',
    's:107RD': { place: 'cadre', face: 1 },
    's:89RD': 'eliminated',
    's:102Tk': 'cadre',
  }

  it('7.31a, 7.31b, 7.32 a point moves a unit one box on, with one step; armor wants A points', () => {
    const match = given({ phase: 'soviet rebuilding', units: boxes, set: points })
    expect(refusal(match, 'rebuild s:102Tk')?.because).toBe('no replacement points are left for s:102Tk')
    expect(refusal(match, 'rebuild s:100RD')?.rule).toBe('7.31')
    say(match, 'rebuild s:107RD', 'rebuild s:89RD')
    expect([at(match, 's:107RD'), at(match, 's:89RD')]).toEqual(['active', 'cadre'])
    expect(match.position.sides.infantry[2]).toBe(1)
    expect(refusal(match, 'rebuild s:89RD')?.because).toBe('s:89RD moves one box a turn')
  })

  it('7.61a, 7.61b, 7.62a, 7.62b the Axis does the same with its own points', () => {
    const built = (unit: string, place: string, points: Record<string, number>): Played =>
      position({
        scenario: 'smolensk',
        turn: 14,
        phase: 'axis rebuilding',
        units: { [unit]: place },
        set: { sides: { Axis: { armor: 0, infantry: 0, ...points } } },
      })
    expect(at(say(built('g:26ID', 'eliminated', { infantry: 1 }), 'rebuild g:26ID'), 'g:26ID')).toBe('cadre')
    expect(at(say(built('g:26ID', 'cadre', { infantry: 1 }), 'rebuild g:26ID'), 'g:26ID')).toBe('active')
    expect(refusal(built('g:25/7Pz', 'cadre', { infantry: 1 }), 'rebuild g:25/7Pz')?.rule).toBe('7.3')
    expect(at(say(built('g:25/7Pz', 'eliminated', { armor: 1 }), 'rebuild g:25/7Pz'), 'g:25/7Pz')).toBe('cadre')
    expect(at(say(built('g:25/7Pz', 'cadre', { armor: 1 }), 'rebuild g:25/7Pz'), 'g:25/7Pz')).toBe('active')
  })

  it('7.31, E-R75 units of the NKVD wait seven turns', () => {
    const lost = (turn: number): Played =>
      position({
        scenario: 'smolensk',
        turn,
        phase: 'soviet rebuilding',
        units: { [NKVD]: 'cadre' },
        set: { sides: { Soviet: { infantry: 2 } }, rebuilt: { [NKVD]: { lostOn: 12 } } },
      })
    expect(refusal(lost(18), `rebuild ${NKVD}`)?.because).toBe('units of the NKVD wait 7 turns')
    expect(choices(lost(19), 'rebuild')).toContain(NKVD)
    const match = position({
      scenario: 'smolensk',
      turn: 14,
      phase: 'axis declaration',
      units: { [NKVD]: 'I-5116', 'g:26ID': 'I-5115' },
      dice: [1],
    })
    say(fight(attack(match, 'I-5116', 'g:26ID'), 'I-5116'), 'roll')
    expect(at(match, NKVD)).toBe('cadre')
    expect(match.position.rebuilt.lostOn[match.setting.kinds.unit.read(NKVD)]).toBe(14)
  })

  it('7.42, 7.61d, 7.63 no card brings points for trains, regiments or use at once', () => {
    const kinds = Object.values(DEPLOYMENTS).flatMap(({ replacements }) =>
      replacements.flatMap(({ figures }) => Object.keys(figures)),
    )
    expect([...new Set(kinds)].sort()).toEqual(['A', 'I'])
  })

  it('8.31 next turn it appears in a city of its side in supply, one to a city', () => {
    const match = given({
      phase: 'soviet postings',
      units: {
        'g:15ID': 'I-4719',
        's:100RD': 'I-6121',
        's:107RD': { place: 'active', face: 1 },
        's:89RD': { place: 'active', face: 1 },
      },
    })
    const [first] = choices(match, 'post')
    expect(refusal(match, 'post s:107RD I-6121')?.because).toBe('s:107RD does not appear in I-6121')
    expect(first).toMatch(/^s:(89|107)RD /)
    const hex = first!.split(' ')[1]!
    say(match, `post s:107RD ${hex}`)
    expect([at(match, 's:107RD'), shows(match, 's:107RD')]).toEqual([hex, '2-2-4'])
    expect(refusal(match, `post s:89RD ${hex}`)?.because).toBe(`somebody has come to ${hex} in this turn`)
  })
})

describe('7.43 Zap units', () => {
  it('7.43a, 7.43b one is built for an I point, and appears in the Soviet Movement Phase in a town', () => {
    const match = given({
      phase: 'soviet rebuilding',
      units: { 'g:15ID': 'I-4719', 's:100RD': 'I-6121', 's:Zap1': 'cadre', 's:107RD': 'cadre' },
      set: { sides: { Soviet: { infantry: 2 } } },
    })
    say(match, 'rebuild s:Zap1')
    expect(at(match, 's:Zap1')).toBe('active')
    const later = given({
      phase: 'soviet movement',
      units: { 'g:15ID': 'I-4719', 's:100RD': 'I-6121', 's:Zap1': 'active' },
    })
    say(later, 'post s:Zap1 I-5514')
    expect(at(later, 's:Zap1')).toBe('I-5514')
  })

  it('3.63 or in a city of the enemy that nobody guards', () => {
    const match = given({
      phase: 'soviet movement',
      axis: ['I-5019', 'I-5514'],
      units: { 'g:15ID': 'I-4715', 's:100RD': 'I-6121', 's:Zap1': 'active' },
    })
    expect(refusal(match, 'post s:Zap1 I-5019')).toBeNull()
    expect(refusal(match, 'post s:Zap1 I-5514')?.because).toBe('I-5514 is not yours')
    const watched = given({
      phase: 'soviet movement',
      axis: ['I-3314'],
      units: { 'g:15ID': 'I-3313', 's:100RD': 'I-6121', 's:Zap1': 'active' },
    })
    expect(refusal(watched, 'post s:Zap1 I-3314')?.because).toBe('I-3314 is in an enemy zone')
  })

  it('7.43d, 7.43e it makes a unit in its hex a step stronger, or is exchanged in a city for a unit of the Cadre box', () => {
    const match = given({
      phase: 'soviet rebuilding',
      units: {
        'g:15ID': 'I-4715',
        's:100RD': { place: 'I-6121', face: 1 },
        's:Zap1': 'I-6121',
        's:Zap2': 'I-5019',
        's:107RD': { place: 'cadre', face: 1 },
      },
    })
    expect(refusal(match, 'exchange s:Zap1 s:107RD')?.because).toBe('s:Zap1 is not in a city')
    say(match, 'absorb s:Zap1 s:100RD')
    expect([shows(match, 's:100RD'), at(match, 's:Zap1')]).toEqual(['5-5-4', 'eliminated'])
    expect(match.position.units.idle[match.setting.kinds.unit.read('s:100RD')]).toBe(1)
    say(match, 'exchange s:Zap2 s:107RD')
    expect([at(match, 's:107RD'), shows(match, 's:107RD'), at(match, 's:Zap2')]).toEqual([
      'I-5019',
      '2-2-4',
      'eliminated',
    ])
  })

  it('E-R64 militia, machine guns, trains and headquarters are not rebuilt', () => {
    const match = given({
      phase: 'soviet rebuilding',
      units: { 'g:15ID': 'I-4719', 's:100RD': 'I-6121', 's:24A': 'cadre', 's:107RD': 'cadre' },
      set: { sides: { Soviet: { infantry: 2 } } },
    })
    expect([phaseOf(match), refusal(match, 'rebuild s:24A')?.because]).toEqual([
      'soviet rebuilding',
      's:24A cannot be rebuilt',
    ])
  })
})
