import { originAt, rangeColumn, resultAt } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import {
  attrition,
  counterattacks,
  crt,
  crtLeft,
  DATES,
  diceFor,
  EXPLOIT_RATING,
  LOSSES,
  MATRIX,
  PLAN_COST,
  PLAN_DRM,
  PLANS,
  POSTURES,
  RAIL_COST,
  REACTION,
  TERRAIN,
} from './charts.ts'
import { COUNTERS, GERMAN, LAST_GERMAN, MARKERS, RUSSIAN } from './counters.ts'
import { damos } from './index.ts'
import { halved, thirded } from './strength.ts'

const of = (side: number, turn: number) => COUNTERS.filter((counter) => counter.side === side && counter.turn === turn)
const onTurns = (side: number) => COUNTERS.filter((counter) => counter.side === side && counter.turn > 0)

describe('counters', () => {
  it('C1.1a there are 140: 60 German units, 62 Russian ones, 18 markers', () => {
    const markers = Object.values(MARKERS).reduce((sum, count) => sum + count, 0)
    const sides = [GERMAN, RUSSIAN].map((side) => COUNTERS.filter((counter) => counter.side === side).length)
    expect([...sides, markers, COUNTERS.length + markers]).toEqual([60, 62, 18, 140])
  })

  it('X6.0 49 Germans and 21 Russians are there at the start', () => {
    expect([of(GERMAN, 0).length, of(RUSSIAN, 0).length]).toEqual([49, 21])
  })

  it('X4.9 the others come by turn', () => {
    expect([2, 3, 7].map((turn) => of(GERMAN, turn).length)).toEqual([2, 2, 7])
    expect(onTurns(GERMAN)).toHaveLength(11)
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((turn) => of(RUSSIAN, turn).length)).toEqual([
      12, 5, 4, 2, 2, 3, 4, 3, 2, 3, 1,
    ])
  })

  it('have ids of their own, the Germans first', () => {
    expect(new Set(COUNTERS.map(({ id }) => id)).size).toBe(COUNTERS.length)
    expect(COUNTERS.findIndex(({ side }) => side === RUSSIAN)).toBe(LAST_GERMAN)
  })

  it('say of each figure where it comes from: none is printed', () => {
    for (const { strengthFrom, entryFrom } of COUNTERS)
      expect([strengthFrom.kind, entryFrom.kind]).toEqual(['reconstructed', 'reconstructed'])
  })

  it('C2.2a each has a name, a formation, a kind, a size, strength and movement', () => {
    for (const { name, formation, kind, size, strength, movement } of COUNTERS) {
      for (const word of [name, formation, kind, size]) expect(word).not.toBe('')
      expect([strength > 0 && strength <= 10, movement >= 3 && movement <= 8]).toEqual([true, true])
    }
  })

  it('X3.1a all Germans but those on foot project a zone of influence', () => {
    const { isMobile, roster } = damos.setting('campaign')
    for (let unit = 1; unit <= LAST_GERMAN; unit++) expect(isMobile[unit] === 1).toBe(roster[unit]!.kind !== 'infantry')
  })

  it('X3.2a of the Russians armor and mechanized units do', () => {
    const { isMobile, roster, units } = damos.setting('campaign')
    for (let unit = LAST_GERMAN + 1; unit <= units; unit++)
      expect(isMobile[unit] === 1).toBe(['armor', 'mechanized corps'].includes(roster[unit]!.kind))
  })

  it('D-R01 thirteen turns of half a month; the fourth and the fifth are dated by the text', () => {
    expect([DATES.length, DATES[3], DATES[4]]).toEqual([13, '2nd August', '1st September'])
  })
})

describe('dice', () => {
  it('X1.2a, DX-13 a d2 and a d3 are made of a d6', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    expect(faces.map(thirded)).toEqual([1, 1, 1, 2, 2, 2])
    expect(faces.map(halved)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('C2.6a, C8.6a, DX-02 range and dice by strength', () => {
    expect([0, 1, 6, 7, 12, 13, 30].map(diceFor)).toEqual([1, 1, 1, 2, 2, 3, 3])
  })

  it('C8.6a the columns of the combat table have as many dice as the strengths in them', () => {
    for (let strength = 1; strength <= 30; strength++)
      expect(crt.dice[rangeColumn(crt, strength)]!.count).toBe(diceFor(strength))
  })
})

/** What the undamaged cells have in common: a value hangs on row and column together. */
function byDiagonal(row: number, column: number): string {
  const k = row + column
  const low = ['0', '0', '0', '0', '0', '0♥', '0♦', '1', '1', '1♥', '1♦']
  return low[k] ?? String(2 + Math.floor((k - 11) / 4))
}

const lossAt = (table: typeof crt, column: number, die: number): string => LOSSES[resultAt(table, column, die)]!

describe('the combat results table', () => {
  const last = (column: number): number => [9, 15, 20][crt.dice[column]!.count - 1]!

  it('C8.6b every cell is where the diagonal has it', () => {
    for (let column = 0; column < 12; column++)
      for (let row = 0; row <= last(column); row++)
        expect(lossAt(crt, column, row), `row ${row}, column ${column}`).toBe(byDiagonal(row, column))
  })

  it('C8.6b, D-R25 beyond the rows of a column its ends are read', () => {
    for (let column = 0; column < 12; column++) {
      expect(lossAt(crt, column, -3)).toBe(lossAt(crt, column, 0))
      expect(lossAt(crt, column, 25)).toBe(lossAt(crt, column, last(column)))
    }
    expect([rangeColumn(crt, 0), rangeColumn(crt, -2)]).toEqual([0, 0])
  })

  it('the nine cells that the text does not settle are repaired, all others printed', () => {
    const repaired: string[] = []
    for (let column = 0; column < 12; column++)
      for (let row = 0; row <= last(column); row++)
        if (originAt(crt, column, row).kind === 'repaired') repaired.push(`${row} ${crt.columns[column]}`)
    expect(repaired.sort()).toEqual(
      ['10 24+', '11 24+', '12 24+', '13 19-23', '14 16-18', '14 19-23', '15 13-15', '15 16-18', '15 19-23'].sort(),
    )
  })

  it('by option rows 13 to 15 are read from the left: six cells differ', () => {
    let different = 0
    for (let column = 0; column < 12; column++)
      for (let row = 0; row <= last(column); row++)
        if (lossAt(crt, column, row) !== lossAt(crtLeft, column, row)) different++
    expect(different).toBe(6)
    expect(damos.setting('campaign', { crtRows13to15: 'left' }).crt).toBe(crtLeft)
  })

  it('DX-08 18 points and 18 on the dice make 6, 12 points and 11 make 3', () => {
    expect(lossAt(crt, rangeColumn(crt, 18), 18)).toBe('6')
    expect(lossAt(crt, rangeColumn(crt, 12), 11)).toBe('3')
  })
})

describe('other tables', () => {
  it('C9.0c attrition, cell by cell', () => {
    const rows: Record<number, string> = {
      2: '1 2 2 3 4 5 6',
      3: '1 1 2 2 3 4 5',
      4: '- 1 1 2 2 3 4',
      5: '- 1 1 2 2 3 4',
      6: '- - 1 1 2 2 3',
      8: '- - 1 1 2 2 3',
      9: '- - - 1 1 2 2',
      10: '- - - 1 1 2 2',
      11: '- - - - 1 1 2',
      12: '- - - - - 1 1',
      0: '1 2 2 3 4 5 6',
      14: '- - - - - 1 1',
    }
    for (const [die, cells] of Object.entries(rows))
      expect(
        attrition.columns.map((_, column) => attrition.results[resultAt(attrition, column, Number(die))]).join(' '),
      ).toBe(cells)
    expect([2, 3, 4, 6, 9, 12, 16, 20, 40].map((strength) => rangeColumn(attrition, strength))).toEqual([
      0, 0, 1, 2, 3, 4, 5, 6, 6,
    ])
  })

  it('C8.3a-d attack plans', () => {
    expect([PLANS.length, ...PLAN_COST.slice(1, 4), ...PLAN_DRM.slice(1)]).toEqual([5, 0, 1, 2, -1, 0, 1, 2])
  })

  it('C2.1c, C8.12.1c exploit ratings: infantry and cavalry 0, motorized 1, armor 2', () => {
    const { infantry, cavalry, motorized, armor } = EXPLOIT_RATING
    expect([infantry, cavalry, motorized, armor]).toEqual([0, 0, 1, 2])
  })

  it('D-R94 Russian mechanized corps are armor in all but the option of D-R40', () => {
    const { exploitRating, isArmored, isMotorized, isMobile, kinds } = damos.setting('campaign')
    const corps = kinds.unit.read('r:6MC')
    expect([exploitRating, isArmored, isMotorized, isMobile].map((column) => column[corps])).toEqual([2, 1, 1, 1])
  })

  it('C2.6.1i, j, l, m, X4.2a the numbers of a reaction', () => {
    expect(REACTION).toEqual({ needs: 9, always: 12, moreMobile: 1, farAway: -1, far: 3, againstFoot: 1 })
  })

  it('8.13 one cell of the matrix is printed: Penetration and Counterattack', () => {
    const { attackerLosses, defenderDrm, attackerDrm, defenderLosses, provenance } =
      MATRIX.cells.counterattack.penetration
    expect([attackerLosses, defenderDrm, attackerDrm, defenderLosses]).toEqual([1, -1, undefined, undefined])
    expect([provenance?.kind, MATRIX.provenance.kind]).toEqual(['printed', 'reconstructed'])
  })

  it('D-R25 no plan and posture give an attacker more than 3 in all', () => {
    for (const posture of POSTURES.slice(1))
      for (const [plan, name] of PLANS.entries())
        if (plan > 0 && posture !== '' && name !== '')
          expect(PLAN_DRM[plan]! + (MATRIX.cells[posture][name].attackerDrm ?? 0)).toBeLessThanOrEqual(3)
  })

  it('8.13 one cell of the counterattack table is printed, and it rises in both directions', () => {
    const at = (column: number, die: number) => counterattacks.results[resultAt(counterattacks, column, die)]!
    const column = counterattacks.columns.indexOf('1:3')
    expect([at(column, 6), originAt(counterattacks, column, 6).kind]).toEqual(['1/3', 'printed'])
    const gain = (cell: string) => Number(cell.split('/')[1]) - Number(cell.split('/')[0])
    for (let die = 1; die <= 6; die++)
      for (let c = 0; c < counterattacks.columns.length; c++) {
        if (die > 1) expect(gain(at(c, die))).toBeGreaterThanOrEqual(gain(at(c, die - 1)))
        if (c > 0) expect(gain(at(c, die))).toBeGreaterThanOrEqual(gain(at(c - 1, die)))
      }
  })

  it('C3.0a what the text fixes of the terrain chart: clear does nothing, woods cost a reaction 1, rail is cheap', () => {
    expect([TERRAIN.clear.defence, TERRAIN.clear.reaction, TERRAIN.woods.reaction]).toEqual([0, 0, -1])
    expect(RAIL_COST.halves).toBeLessThan(2 * TERRAIN.clear.cost)
  })
})
