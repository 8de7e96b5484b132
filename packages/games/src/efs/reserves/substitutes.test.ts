import { describe, expect, it } from 'vitest'
import { summer } from '../great.fixture.ts'
import { at, choices, type Given, type Played, position, refusal, say, shows } from '../position.fixture.ts'

const setting = summer(['g:15ID', 'g:78ID', 'g:9/SSR', 'g:RSC01', 'g:RSC02', 's:100RD'])
const moving = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({ setting, turn: 20, phase: 'axis movement', units: { 's:100RD': 'I-6121', ...units }, ...more })

describe('23 regiment substitutes', () => {
  it('23.2 a division of three steps or more gives one to a regiment in its hex, before anybody moves', () => {
    const match = moving({ 'g:15ID': 'I-5019', 'g:78ID': { place: 'I-5021', face: 2 } })
    expect(choices(match, 'detach')).toEqual(['g:15ID'])
    expect(refusal(match, 'detach g:78ID')?.because).toBe('g:78ID is too weak')
    say(match, 'detach g:15ID')
    expect([shows(match, 'g:15ID'), at(match, 'g:RSC01'), shows(match, 'g:RSC01')]).toEqual([
      '5-7-5',
      'I-5019',
      '2-3-5',
    ])
    say(match, 'move g:RSC01', 'to I-5018', 'stop')
    expect(refusal(match, 'detach g:15ID')?.because).toBe('regiments are sent out before anybody moves')
  })

  it('23.2 so a division of four steps sends out two, while there are counters (23.12)', () => {
    const match = say(moving({ 'g:15ID': 'I-5019', 'g:78ID': 'I-5021' }), 'detach g:15ID', 'detach g:15ID')
    expect(refusal(match, 'detach g:15ID')?.because).toBe('g:15ID is too weak')
    expect(refusal(match, 'detach g:78ID')?.because).toBe('no regiment is left')
  })

  it('23.3, E-R63 a regiment in its hex makes a weakened division a step stronger; it does not move any more', () => {
    const match = moving({ 'g:15ID': { place: 'I-5019', face: 1 }, 'g:RSC01': 'I-5018', 'g:78ID': 'I-5018' })
    expect(refusal(match, 'recombine g:RSC01 g:78ID')?.because).toBe('g:78ID is at full strength')
    expect(refusal(match, 'recombine g:RSC01 g:15ID')?.rule).toBe('23.3')
    say(match, 'move g:RSC01', 'to I-5019', 'stop', 'recombine g:RSC01 g:15ID')
    expect([shows(match, 'g:15ID'), at(match, 'g:RSC01')]).toEqual(['7-9-5', ''])
    expect(refusal(match, 'move g:15ID')?.because).toBe('g:15ID has moved in this phase')
  })

  it('23.2, 23.3 in the Axis Movement Phase only', () => {
    const match = moving(
      { 'g:15ID': { place: 'I-5019', face: 1 }, 'g:RSC01': 'I-5019' },
      { phase: 'axis motorized movement' },
    )
    expect([...choices(match, 'detach'), ...choices(match, 'recombine')]).toEqual([])
    expect(refusal(match, 'recombine g:RSC01 g:15ID')?.rule).toBe('23.3')
  })
})
