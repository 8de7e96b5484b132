import { resultAt } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { CLEAR_COST, crt, FORT_COST, LEVELS, RESULTS, ROUGH_COST, swappedCrt, VICTORY, ZONE_COST } from './charts.ts'
import { ARRIVALS, type Arrival, UKRAINIAN_ARRIVALS } from './counters.ts'
import { position, say } from './position.fixture.ts'

/** The ledger's copy of the table (3.1), typed apart from the game's. */
const LEDGER = {
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'],
  rows: [
    ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Br', 'Br', 'Dr', 'Dr'],
    ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Br', 'Ex', 'Ex', 'hEx'],
    ['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Dr', 'Ex', 'Ex', 'hEx', 'hEx'],
    ['Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Dr', 'Ex', 'Ex', 'hEx', 'hEx', 'De'],
    ['Ae', 'Ae', 'Ar', 'Br', 'Br', 'Dr', 'Ex', 'hEx', 'hEx', 'De', 'De'],
    ['Ae', 'Dr', 'Br', 'Br', 'Dr', 'Ex', 'hEx', 'hEx', 'De', 'De', 'De'],
    ['Ae', 'Ar', 'Br', 'Dr', 'Dr', 'Ex', 'hEx', 'De', 'De', 'De', 'De'],
  ],
}

const cells = LEDGER.rows.flatMap((row, die) =>
  row.map((result, column) => ({ die, odds: LEDGER.columns[column]!, column, result })),
)

describe('8.8 the combat results table', () => {
  it('8.8 has the eleven columns of the card, all of it printed', () => {
    expect(crt.columns).toEqual(LEDGER.columns)
    expect(crt.rows).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    expect(crt.provenance).toEqual({ kind: 'printed', note: '8.8' })
  })

  it.each(cells)('8.8 gives $result at $odds on a $die', ({ die, column, result }) => {
    expect(RESULTS[resultAt(crt, column, die)]).toBe(result)
  })

  it('R73-02 keeps the 6 of column 1-2 worse than the 5, and swaps the pair by option alone', () => {
    const differing = cells.filter(
      ({ die, column }) => resultAt(crt, column, die) !== resultAt(swappedCrt, column, die),
    )
    expect(differing.map(({ odds, die }) => `${odds} ${die}`)).toEqual(['1-2 5', '1-2 6'])
    expect([5, 6].map((die) => RESULTS[resultAt(swappedCrt, 1, die)])).toEqual(['Ar', 'Dr'])
  })

  it.each([
    ['off', 'Dr'],
    ['on', 'Ar'],
  ])('R73-02 a 5 at 1-2 with crt12Swap %s is %s', (crt12Swap, result) => {
    const units = { 'r:1': '1302', 'g:5Pz': '1202', 'g:52S': '1202', 'r:RH1': '1504' }
    const match = position({ phase: 'soviet combat', options: { crt12Swap }, units, dice: [5] })
    say(match, 'attack 1202', 'join r:1', 'roll')
    expect(match.entries.at(-1)!.told.map(({ event }) => event)).toContain(result)
  })
})

describe('8.9 the terrain effects chart', () => {
  it('8.9 charges 1 for clear ground, 2 for mechanized units in rough, 2 more each for walls and zones', () => {
    expect({ CLEAR_COST, ROUGH_COST, FORT_COST, ZONE_COST }).toEqual({
      CLEAR_COST: 1,
      ROUGH_COST: 2,
      FORT_COST: 2,
      ZONE_COST: 2,
    })
  })
})

describe('10.2 the reinforcement track', () => {
  const rows = (track: readonly Arrival[]) =>
    track.map(({ turn, edge, counter }) => `${turn}: ${counter.strength}-${counter.movement} ${edge}`)

  it('10.21a, R73-03 brings in the ordinary units of each turn on their edge', () => {
    expect(rows(ARRIVALS)).toEqual([
      '2: 5-8 west',
      '3: 2-5 west',
      '4: 2-5 west',
      '4: 2-5 west',
      '5: 2-5 north',
      '6: 4-8 west',
      '8: 2-5 north',
      '8: 2-5 north',
      '9: 2-5 north',
    ])
  })

  it('10.21b, R73-03 keeps the units in parentheses apart, all from the south', () => {
    expect(rows(UKRAINIAN_ARRIVALS)).toEqual([
      '7: 2-5 south',
      '8: 5-8 south',
      '9: 2-5 south',
      '9: 5-8 south',
      '10: 4-8 south',
      '10: 2-5 south',
    ])
    expect(UKRAINIAN_ARRIVALS.every(({ counter }) => counter.isUkrainian)).toBe(true)
    expect(ARRIVALS.some(({ counter }) => counter.isUkrainian)).toBe(false)
  })
})

describe('15.x the victory levels', () => {
  it.each([
    ['historical', ['German decisive 1:1', 'German marginal 1:2', 'Russian marginal 1:5', 'Russian decisive 0:1']],
    ['sane', ['German decisive 3:2', 'German marginal 1:1', 'Russian marginal 1:2', 'Russian decisive 0:1']],
    [
      'limited',
      ['German decisive 2:1', 'German marginal 3:2', 'draw 1:1', 'Russian marginal 1:2', 'Russian decisive 0:1'],
    ],
    ['maximum', ['German decisive 3:1', 'German marginal 2:1', 'Russian marginal 1:1', 'Russian decisive 0:1']],
  ] as const)('15.x reads %s as the ledger does', (scenario, levels) => {
    expect(VICTORY[scenario].map(({ level, german, russian }) => `${level} ${german}:${russian}`)).toEqual(levels)
  })

  it('15.x ranks the levels from the German best to the Russian best', () => {
    for (const levels of Object.values(VICTORY)) {
      const ranks = levels.map(({ level }) => LEVELS.indexOf(level))
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    }
  })
})
