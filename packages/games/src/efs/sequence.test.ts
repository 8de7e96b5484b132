import { Match, orderOf, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { CARDS } from './data/cards.ts'
import { efs } from './index.ts'
import { sequenceOf } from './phases.ts'
import { asked, begin, phaseOf, position, say } from './position.fixture.ts'

const codes = (scenario: string, turn: number): string[] => {
  const { sequence } = efs.setting(scenario)
  return orderOf(sequence, turn).map((phase) => sequence.phases[phase]!.code)
}

describe('4.21 the sequence of play', () => {
  it('4.21 runs from segment A to D', () => {
    expect(codes('borisov', 6)).toEqual(
      `A1 A2.a A2.c A2.c A3.a A3.c A3.h A4.a A4.b A4.b A4.b A4.c A4.d A6
       B1 B2 B3.a B3.b B3.c B4.c B4.c B4.d B4.e B5 B6.a B6.c B6.i
       C1 C2 C3.a C3.b C3.c C4.c C4.c C4.d C4.e C5 C6.a C6.c C6.i
       D1 D2.a D2.b D3`.split(/\s+/),
    )
  })

  it('2.4 Lepel and Yelnya begin with the Soviet segment', () => {
    expect(codes('lepel', 8)[1]).toBe('C1')
    expect([phaseOf(begin('lepel')), begin('lepel').position.turn]).toEqual(['axis set-up', 8])
    expect([phaseOf(begin('yelnya')), begin('yelnya').position.turn]).toEqual(['soviet motorized movement', 35])
  })

  it('4.11 the first turn of June has its segments twice, the first without engineering and administration', () => {
    const june = sequenceOf({ firstTurn: 1, start: 'A' })
    const order = orderOf(june, 1).map((phase) => june.phases[phase]!.code)
    expect(order[0]).toBe('A3.c')
    expect(order.filter((code) => code === 'B1' || code === 'C1' || code === 'D3' || code === 'E')).toEqual([
      'B1',
      'C1',
      'E',
      'B1',
      'C1',
      'D3',
    ])
    expect(order.slice(0, order.indexOf('E')).filter((code) => /^[BC]6/.test(code))).toEqual(['B6.c', 'B6.i'])
  })

  it('what a scenario has not passes silently', () => {
    const match = begin('borisov', [7])
    expect(phaseOf(match)).toBe('axis interdiction')
    say(match, 'done')
    expect(asked(match)).toBe('Axis movement')
    say(match, 'done', 'done')
    expect(phaseOf(match)).toBe('soviet motorized movement')
    say(match, 'done')
    expect(phaseOf(match)).toBe('soviet movement')
  })

  it('2.6 the cards switch it', () => {
    const on = Object.fromEntries(CARDS.map(({ id, switches }) => [id, switches]))
    expect([on['borisov']!.strategic, on['lepel']!.strategic, on['yelnya']!.strategic]).toEqual([false, true, false])
    expect([on['borisov']!.exit, on['lepel']!.exit, on['yelnya']!.exit]).toEqual([false, true, false])
    expect(CARDS.map(({ readinessFrom }) => readinessFrom)).toEqual([6, 2, 9, 12, 28, 36, 12, 2])
    expect(CARDS.map(({ newStrongpoints }) => newStrongpoints.axis)).toEqual([0, 0, 0, 0, 1, 2, 0, 0])
  })

  it('plays every scenario to its end', () => {
    for (const { id } of CARDS) {
      const match = Match.begin(efs, id, {}, seededDice(id))
      while (!match.decision.isOver) {
        const offered = match.choices()
        match.take(offered.find((choice) => efs.write(match.position, choice) === 'done') ?? offered.at(-1)!)
      }
      expect(match.position.turn, id).toBeLessThanOrEqual(match.setting.lastTurn)
    }
  })
})

describe('B6 and D2 markers', () => {
  it('13.12 guns are turned back after each segment', () => {
    const units = { 'g:18/18Pz': '1331', 's:29+49': { place: '2028', fired: true }, 's:6/1Mos': '2231' }
    const match = say(position({ phase: 'axis motorized movement', units }), 'done')
    expect(match.position.units.fired.some((fired) => fired === 1)).toBe(false)
  })

  it('10.13e, 14.67 activation and interdiction go at the end of the turn', () => {
    const units = { 'g:18/18Pz': '1331', 's:1Minsk': { place: '2231', activated: true }, 's:6/1Mos': '2028' }
    const match = position({ phase: 'soviet movement', turn: 5, units, interdiction: { 2231: 1 } })
    say(match, 'done')
    expect(match.position.turn).toBe(6)
    expect(match.position.units.activated.some((marked) => marked === 1)).toBe(false)
    expect(match.position.hexes.interdiction.some((level) => level > 0)).toBe(false)
  })
})
