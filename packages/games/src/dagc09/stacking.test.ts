import { describe, expect, it } from 'vitest'
import { at, choices, cost, destinations, position, refusal, say } from './position.fixture.ts'

const march = (units: Record<string, unknown>, phase = 'german move') => position({ phase, turn: 2, units })

// Clear ground far from rivers and settlements: 2811 to 2816 in a row.
describe('6 stacking', () => {
  it('6.1a, 6.5a a third unit does not enter a hex with two, not even in passing', () => {
    const units = { 'g:1': '2813', 'g:2': '2814', 'g:6': '2814' }
    expect(destinations(march(units), 'g:1')).not.toContain('2814')
    expect(refusal(say(march(units), 'move g:1'), 'to 2814')).toEqual({ rule: '6.5', because: '2814 is full' })
    // Round about it costs two more than straight on.
    expect(cost(march(units), 'g:1', '2815')).toBe(3)
    expect(cost(march({ 'g:1': '2813' }), 'g:1', '2815')).toBe(2)
  })

  it('6.2a a fortified locality counts as one', () => {
    const units = { 'g:1': '3806', 'g:Minsk': '3807', 'g:6': '3807' }
    expect(refusal(say(march(units), 'move g:1'), 'to 3807')).toEqual({ rule: '6.5', because: '3807 is full' })
  })

  it('6.3a, 9.2d one unit at a time, and it is done before the next', () => {
    const match = march({ 'g:1': '2813', 'g:2': '2815' })
    say(match, 'move g:1 2814', 'next g:2')
    expect(refusal(say(match, 'halt'), 'move g:1')).toEqual({ rule: '9.2', because: 'g:1 has moved in this phase' })
  })

  it('6.4a one point more out of a stack', () => {
    expect(cost(march({ 'g:1': '2813', 'g:2': '2813' }), 'g:1', '2814')).toBe(2)
  })

  it('6.4b one point more onto another unit', () => {
    expect(cost(march({ 'g:1': '2813', 'g:2': '2814' }), 'g:1', '2814')).toBe(2)
  })

  it('6.4a, b both again for passing through', () => {
    const units = { 'g:1': '2813', 'g:2': '2814' }
    const match = say(march(units), 'move g:1 2814')
    expect(match.position.march.points).toBe(5)
    say(match, 'to 2815')
    expect(match.position.march.points).toBe(3)
  })

  it('6.6a, b the order of moves matters: what leaves makes room', () => {
    const match = march({ 'g:1': '2813', 'g:2': '2814', 'g:6': '2814' })
    say(match, 'move g:2 2816', 'next g:1', 'to 2814')
    expect(at(match, 'g:1')).toBe('2814')
  })

  it('6.6c, R09-20 an overfull hex is cleared by its owner, who chooses', () => {
    const match = march({ 'g:1': '2813', 'g:2': '2813', 'g:6': '2813' })
    say(match, 'done')
    expect(match.decision).toMatchObject({ side: 1, step: 'excess' })
    expect(choices(match).sort()).toEqual(['remove g:1', 'remove g:2', 'remove g:6'])
    say(match, 'remove g:2')
    expect([at(match, 'g:2'), match.position.units.dead[match.setting.kinds.unit.read('g:2')]]).toEqual(['', 1])
  })

  it('6.7a, 8.2a markers take no room and close nothing', () => {
    const match = position({ phase: 'german move', turn: 2, units: { 'g:1': '4003' } })
    // The marker of the offensive lies in 4004.
    expect(refusal(say(match, 'move g:1'), 'to 4004')).toBe(null)
  })

  it('6.9a, 9.4a nobody enters a hex with an enemy', () => {
    const match = march({ 'g:1': '2813', 'r:8': '2814' })
    expect(refusal(say(match, 'move g:1'), 'to 2814')).toEqual({ rule: '6.9', because: 'an enemy stands in 2814' })
  })

  it('6.10a, b main front and 1UF neither stack nor pass through each other', () => {
    const match = position({
      scenario: 'bold',
      phase: 'soviet move',
      turn: 5,
      units: { 'r:13': '2813', 'r:8': '2814', 'g:1': '3327' },
    })
    expect(refusal(say(match, 'move r:13'), 'to 2814')).toEqual({
      rule: '6.10',
      because: 'another front stands in 2814',
    })
    const blocked = position({
      scenario: 'bold',
      phase: 'soviet move',
      turn: 5,
      units: { 'r:13': '5017', 'r:8': '5016', 'g:1': '3327' },
    })
    say(blocked, 'move r:13')
    expect(choices(blocked, 'to')).not.toContain('5016')
  })
})
