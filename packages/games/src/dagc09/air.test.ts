import { describe, expect, it } from 'vitest'
import { choices, type Played, position, refusal, say, unitOf } from './position.fixture.ts'

const interdiction = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'interdiction', turn: 5, units, set: { air: { main: 8, ukrainian: 2 } }, ...given })
const flownBy = (match: Played, id: string) => match.position.units.interdicted[unitOf(match, id)]

describe('13 Soviet air', () => {
  it('13.1a, R09-40 eight air armies from turn 1 on', () => {
    const match = position({ phase: 'interdiction', turn: 1, units: { 'g:1': '3813' } })
    expect([match.position.air.main, match.position.air.ukrainian]).toEqual([8, 0])
  })

  it('13.1b, 13.3a one mission a turn: those that have flown are not offered', () => {
    const units = { 'g:1': '3813', 'g:2': '3815' }
    const match = interdiction(units, { set: { air: { main: 8, mainFlown: 7 } } })
    say(match, 'interdict g:1')
    expect(match.decision).toMatchObject({ step: 'move' })
    const none = position({ phase: 'german first combat', turn: 5, units, set: { air: { main: 8, mainFlown: 8 } } })
    expect(say(none, 'done').decision).toMatchObject({ side: 1, step: 'move' })
  })

  it('13.1b they fly again next turn', () => {
    const match = position({
      phase: 'german second combat',
      turn: 5,
      units: { 'g:1': '3813' },
      set: { air: { main: 8, mainFlown: 8 } },
    })
    say(match, 'done')
    expect(match.position.air.mainFlown).toBe(0)
  })

  it('13.2a, R09-65 two more come with the first unit of the 1st Ukrainian Front', () => {
    const match = position({ phase: 'soviet arrivals', turn: 4, units: { 'g:1': '3813' } })
    say(match, 'enter r:13 5016')
    expect(match.position.air.ukrainian).toBe(2)
    say(match, 'enter r:3G 5015')
    expect(match.position.air.ukrainian).toBe(2)
  })

  it('13.2c, e, R09-38 1UF interdicts in its area alone, the main front outside it', () => {
    const match = interdiction({ 'g:1': '4821', 'g:2': '3813' })
    expect([choices(match, 'interdict'), choices(match, 'ukrainian')]).toEqual([['g:2'], ['g:1']])
    expect(refusal(match, 'interdict g:1')).toEqual({
      rule: '13.2',
      because: '4821 is left to the 1st Ukrainian Front',
    })
  })

  it('13.2c the effect stays when the unit leaves the area', () => {
    const match = interdiction({ 'g:1': '4820' }, { dice: [6] })
    say(match, 'ukrainian g:1', 'done', 'move g:1')
    expect(match.position.march.points).toBe(6)
    expect(refusal(match, 'to 4720')).toBe(null)
  })

  it('13.2d, e in Bold Stroke 1UF interdicts anywhere, the main front still not in the area', () => {
    const match = interdiction({ 'g:1': '4821', 'g:2': '3813' }, { scenario: 'bold' })
    expect([choices(match, 'interdict'), choices(match, 'ukrainian').sort()]).toEqual([['g:2'], ['g:1', 'g:2']])
  })

  it('13.3d one air army a unit', () => {
    const match = interdiction({ 'g:1': '3813' })
    say(match, 'interdict g:1')
    expect(refusal(match, 'interdict g:1')).toEqual({ rule: '13.3', because: 'an air army is over g:1 already' })
  })

  it('13.3e in a stack one or both', () => {
    const match = interdiction({ 'g:1': '3813', 'g:2': '3813' }, { dice: [3, 5] })
    say(match, 'interdict g:1', 'interdict g:2', 'done', 'move g:1', 'next g:2')
    expect(
      match.entries
        .flatMap(({ told }) => told.filter(({ event }) => event === 'allowance'))
        .map(({ operands }) => operands[1]),
    ).toEqual([3, 5])
  })

  it('13.3f not a fortified locality, but a unit with it', () => {
    const match = interdiction({ 'g:Minsk': '3908', 'g:1': '3908' })
    expect(choices(match, 'interdict')).toEqual(['g:1'])
    expect(refusal(match, 'interdict g:Minsk')).toMatchObject({ rule: '13.3' })
  })

  it('13.4a on turn 6 four of the main front and one of 1UF leave for good', () => {
    const match = position({
      phase: 'german second combat',
      turn: 5,
      units: { 'g:1': '3813' },
      set: { air: { main: 8, ukrainian: 2 } },
    })
    say(match, 'done')
    expect([match.position.turn, match.position.air.main, match.position.air.ukrainian]).toEqual([6, 4, 1])
  })

  it('R09-39 where 1UF has not come by then, one of its two never does', () => {
    const match = position({ phase: 'soviet arrivals', turn: 7, units: { 'g:1': '3813' }, set: { air: { main: 4 } } })
    say(match, 'enter r:13 5016')
    expect(match.position.air.ukrainian).toBe(1)
  })

  it('13.5a, R09-18 markers are taken back after the move, or when the phase ends without one', () => {
    const match = interdiction({ 'g:1': '3813', 'g:2': '3815' }, { dice: [4] })
    say(match, 'interdict g:1', 'interdict g:2', 'done', 'move g:1')
    expect([flownBy(match, 'g:1'), flownBy(match, 'g:2')]).toEqual([0, 1])
    say(match, 'halt', 'done')
    expect(flownBy(match, 'g:2')).toBe(0)
  })
})
