import { originAt, resultAt } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { efs } from '../index.ts'
import { aaFire, airCombat, crt, overruns, RESULTS } from './charts.ts'
import { AXIS, COUNTERS, SOVIET } from './counters.ts'

const read = (odds: string, die: number): string => RESULTS[resultAt(crt, crt.columns.indexOf(odds), die)]!

describe('15.6 the combat table', () => {
  it.each([
    ['2-1', 1, '-/2R', '11.1'],
    ['2-1', 2, '1*/2', '11.1'],
    ['2-1', 6, '1*/R', '11.4'],
    ['2-1', 7, '-/R', '11.1'],
    ['3-1', 4, '1/1', '11.1'],
    ['3-2', 5, '1*/R', '11.1'],
    ['4-1', 3, '-/2R', '11.1'],
  ])('%s, %i: %s, as %4$s has it', (odds, die, result, rule) => {
    expect(read(odds, die)).toBe(result)
    expect(originAt(crt, crt.columns.indexOf(odds), die)).toEqual({ kind: 'printed', note: rule })
  })

  it('has one ladder: a column is worth one on the die', () => {
    for (let column = 1; column < crt.columns.length; column++)
      for (let die = -1; die <= 13; die++)
        expect(resultAt(crt, column, die), `${crt.columns[column]} ${die}`).toBe(resultAt(crt, column - 1, die - 1))
  })
})

describe('what the examples fix in the other tables', () => {
  it('14.4 AA fire: 7 and less nothing, 9 an abort, 11 damage', () => {
    const fire = (die: number) => aaFire.results[resultAt(aaFire, 0, die)]
    expect([3, 5, 7, 8, 9, 11].map(fire)).toEqual(['-', '-', '-', 'Ab', 'Ab', 'Dm'])
  })

  it('14.32 air combat', () => {
    const fire = (column: string, die: number) =>
      airCombat.results[resultAt(airCombat, airCombat.columns.indexOf(column), die)]
    expect([fire('-1', 6), fire('-2', 4), fire('2', 5), fire('2', 3)]).toEqual(['-', '-', 'Dm', 'De'])
  })

  it('11.3 overruns', () => {
    const result = (die: number) => overruns.results[resultAt(overruns, 0, die)]
    expect([2, 3, 5, 7, 11].map(result)).toEqual(['success+1', 'success', 'success', 'success', 'failure+1'])
  })
})

describe('counters', () => {
  it('have ids of their own, Axis ground and air first', () => {
    expect(new Set(COUNTERS.map(({ id }) => id)).size).toBe(COUNTERS.length)
    const order = COUNTERS.map(({ side, air }) => side * 2 + (air ? 1 : 0))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('lose strength with every face and keep their pace', () => {
    for (const { id, faces } of COUNTERS)
      for (let face = 1; face < faces.length; face++) {
        expect(faces[face]!.defence, id).toBeLessThanOrEqual(faces[face - 1]!.defence)
        expect(faces[face]!.movement, id).toBe(faces[0]!.movement)
      }
  })

  it('E-R19 have the same values in all scenarios', () => {
    const valuesIn = (scenario: string) => {
      const { unitIds, units, attack, defence, movement, command, recovery, support } = efs.setting(scenario)
      const ids = unitIds.slice(1, units + 1)
      const of = (unit: number) =>
        [attack, defence, movement]
          .flatMap((values) => [...values.slice(unit * 4, unit * 4 + 4)])
          .concat(command[unit]!, recovery[unit]!, support[unit]!)
      return new Map(ids.map((id, i) => [id, of(i + 1).join(' ')]))
    }
    const [borisov, lepel, yelnya] = ['borisov', 'lepel', 'yelnya'].map(valuesIn)
    const shared = [...lepel!.keys()].filter((id) => yelnya!.has(id))
    expect(shared).toEqual(expect.arrayContaining(['s:19A', 's:20A', 's:73RD', 's:144RD', 's:153RD']))
    for (const id of shared) expect(yelnya!.get(id), id).toBe(lepel!.get(id))
    for (const [id, values] of borisov!) if (lepel!.has(id)) expect(values, id).toBe(lepel!.get(id))
  })

  it('say where they come from', () => {
    const proved = COUNTERS.filter(({ provenance }) => provenance.kind === 'printed').map(({ id }) => id)
    expect(proved).toContain('g:18/18Pz')
    expect(proved).toContain('s:13A')
    expect(COUNTERS.every(({ provenance }) => provenance.note !== '')).toBe(true)
  })

  it('1.4 regiments stack for 2, German divisions for 6, Soviet ones for 4, cavalry for 2', () => {
    const sp = (id: string) => COUNTERS.find((counter) => counter.id === id)!.sp
    expect(['g:39/17Pz', 'g:5ID', 's:153RD', 's:45CD', 's:101Tk', 'g:18Flak'].map(sp)).toEqual([2, 6, 4, 2, 4, 2])
  })

  it('1.4 Luftwaffe flak does not move in the motorized phase', () => {
    expect(COUNTERS.filter(({ type }) => type === 'flak').every(({ box }) => box === 'orange')).toBe(true)
  })

  it('have both sides', () => {
    expect([AXIS, SOVIET].map((side) => COUNTERS.filter((counter) => counter.side === side).length > 60)).toEqual([
      true,
      true,
    ])
  })
})
