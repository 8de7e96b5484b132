import { describe, expect, it } from 'vitest'
import { explain, position, say } from '../position.fixture.ts'

const verdict = (match: ReturnType<typeof position>): string =>
  match.decision.isOver ? ['draw', 'Axis', 'Soviet'][match.decision.winner]! : 'open'

describe('10.16 Borisov', () => {
  const end = (units: Record<string, string>, axis: readonly string[]) =>
    say(position({ phase: 'soviet movement', turn: 7, units, axis }), 'done')

  it('10.16 four of five objectives are an Axis victory, three are not', () => {
    const units = { 'g:18/18Pz': '2028', 's:13A': '2231' }
    expect(verdict(end(units, ['1727', '1829', '2030']))).toBe('Axis')
    expect(verdict(end({ ...units, 's:13A': '2228' }, ['1829', '2030', '2231']))).toBe('Axis')
    expect(verdict(end(units, ['1727', '1829']))).toBe('Soviet')
  })

  it('24.4, 10.16 is judged at the end of turn 7', () => {
    const units = { 'g:18/18Pz': '2028', 's:13A': '2231' }
    const match = position({ phase: 'soviet movement', turn: 6, units, axis: ['1727', '1829', '2030'] })
    expect(verdict(say(match, 'done'))).toBe('open')
  })
})

describe('10.36 Lepel', () => {
  const lepel = { scenario: 'lepel', phase: 'soviet movement' }
  const units = { 'g:25/7Pz': '3314', 's:20A': '3320', 's:73RD': '3524' }

  it('10.36 places, and steps of armor and artillery, count to nine', () => {
    const match = position({
      ...lepel,
      turn: 9,
      units,
      axis: ['1828', '2012'],
      set: { sides: { Soviet: { armorLost: 1, artilleryLost: 1 }, Axis: { armorLost: 4 } } },
    })
    expect(explain(match, 'points')).toEqual({
      value: 4 + 2 + 1 + 2,
      items: ['10.36 I-2012 2', '10.36 I-3314 4', '10.36 I-1828 1', '24.2 Soviet armor and artillery lost 2'],
    })
    expect(verdict(say(match, 'done'))).toBe('Axis')
  })

  it('11.6 exits make three points at most', () => {
    const match = position({ ...lepel, turn: 9, units: { 's:20A': '3320' }, set: { sides: { Axis: { exited: 40 } } } })
    expect(explain(match, 'points').value).toBe(3)
  })

  it('10.34 a Mandated Attack of turn 8 that was not made loses the game', () => {
    const match = position({ ...lepel, turn: 8, units, set: { mandated: { due: 1 } } })
    expect(verdict(say(match, 'done'))).toBe('Axis')
    const made = position({ ...lepel, turn: 8, units, set: { mandated: { due: 0 } }, dice: [] })
    expect(verdict(say(made, 'done'))).toBe('open')
  })

  it('10.34, 12.36 two more are due on turn 9, and cost a point each at the end; no replacements come', () => {
    const match = say(position({ ...lepel, turn: 8, units, set: { mandated: { due: 0 } } }), 'done')
    expect(match.position.mandated.due).toBe(2)
    expect([match.position.sides.infantry[2], match.position.sides.armor[2]]).toEqual([0, 0])
    const end = position({ ...lepel, turn: 10, units, set: { mandated: { due: 2 } } })
    say(end, 'done')
    expect([verdict(end), end.position.eventPoints]).toEqual(['Soviet', 2])
  })
})

describe('10.66 Yelnya', () => {
  const yelnya = { scenario: 'yelnya', phase: 'soviet movement' }
  const far = { 'g:23ID': '6025' }

  it('10.66 a Soviet combat unit in Smolensk at the end of any turn wins', () => {
    expect(verdict(say(position({ ...yelnya, turn: 36, units: { ...far, 's:38RD': '5020' } }), 'done'))).toBe('Soviet')
    expect(verdict(say(position({ ...yelnya, turn: 36, units: { ...far, 's:16A': '5020' }, dice: [1] }), 'done'))).toBe(
      'open',
    )
  })

  it('10.66 two of the three towns at the end', () => {
    const units = { ...far, 's:38RD': '5514', 's:19RD': '6121' }
    expect(verdict(say(position({ ...yelnya, turn: 40, units }), 'done'))).toBe('Soviet')
    expect(verdict(say(position({ ...yelnya, turn: 40, units: { ...far, 's:38RD': '5514' } }), 'done'))).toBe('Axis')
  })

  it('10.66 or one town and fourteen Axis steps', () => {
    const lost = (steps: number) => ({ sides: { Axis: { stepsLost: steps } } })
    const units = { ...far, 's:16A': '5514' }
    expect(verdict(say(position({ ...yelnya, turn: 40, units, set: lost(14) }), 'done'))).toBe('Soviet')
    expect(verdict(say(position({ ...yelnya, turn: 40, units, set: lost(13) }), 'done'))).toBe('Axis')
  })
})
