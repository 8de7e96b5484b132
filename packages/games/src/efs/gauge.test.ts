import { describe, expect, it } from 'vitest'
import { newGauge } from './gauge.ts'
import { position } from './position.fixture.ts'

const POCKET = { 's:24RD': { place: 'D3015', supply: 'emergency' }, 's:17RD': { place: 'D3016', supply: 'emergency' } }

describe('what a game is judged by', () => {
  it('24.2 has losses everywhere, and points and pockets in great scenarios', () => {
    const gauge = newGauge()
    gauge.see(position({ scenario: 'minsk', turn: 3, phase: 'axis movement', units: POCKET }).position)
    gauge.see(position({ scenario: 'minsk', turn: 3, phase: 'soviet movement', units: { 's:24RD': 'D3015' } }).position)
    expect(gauge.figures()).toMatchObject({ 'Soviet divisions cut off together': 2, 'points of places': 0 })
    const small = newGauge()
    small.see(position({ phase: 'axis movement', units: {} }).position)
    expect(Object.keys(small.figures())).toEqual(['Axis steps lost', 'Soviet steps lost'])
  })
})
