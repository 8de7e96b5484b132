import { describe, expect, it } from 'vitest'
import { GERMAN, RUSSIAN } from './counters.ts'
import { explain, type Given, type Played, position } from './position.fixture.ts'
import { inZoc } from './zones.ts'

const at = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({ phase: 'german operations', units: { 'r:331RD': '2301', 'g:255': '2533', ...units }, ...more })

const controls = (match: Played, side: number, hex: string): boolean =>
  inZoc(match.position, side, match.setting.ground.parse(hex))

describe('C2.5 zones of control', () => {
  it('C2.5a the six hexes round a force', () => {
    const match = at({ 'r:4RC': '2812' })
    expect(['2811', '2813', '2713', '2712', '2912', '2913'].every((hex) => controls(match, RUSSIAN, hex))).toBe(true)
    expect([controls(match, RUSSIAN, '2812'), controls(match, RUSSIAN, '2810')]).toEqual([false, false])
  })

  it('C2.5b whatever the ground, but not into a major city that the enemy holds', () => {
    const match = at({ 'g:5': '2703' })
    expect(controls(match, GERMAN, '2702')).toBe(true)
    expect(controls(at({ 'g:5': '2703', 'r:4RC': '2702' }), GERMAN, '2702')).toBe(false)
    expect(controls(at({ 'g:5': '2812', 'r:4RC': '2811' }), GERMAN, '2811')).toBe(true)
  })

  it('C2.5e, C2.8c not of demoralized units', () => {
    expect(controls(at({ 'r:4RC': { place: '2812', demoralized: true } }), RUSSIAN, '2811')).toBe(false)
  })

  it('X4.6.1a not of Russians on turn 1', () => {
    expect(controls(at({ 'r:4RC': '2812' }, { turn: 1 }), RUSSIAN, '2811')).toBe(false)
    expect(controls(at({ 'g:5': '2812' }, { turn: 1 }), GERMAN, '2811')).toBe(true)
    const influence = (turn: number) => explain(at({ 'r:6MC': '2812' }, { turn }), 'influence 2812').refusal?.because
    expect([influence(1), influence(2)]).toEqual(['no fresh force with a zone of influence is in 2812', undefined])
  })
})

describe('C2.6 zones of influence', () => {
  it('C2.6a, DX-02 as far as its strength', () => {
    const range = (...strengths: number[]) => {
      const ids = ['r:6MC', 'r:5MC']
      const units = Object.fromEntries(strengths.map((strength, i) => [ids[i]!, { place: '2812', strength }]))
      return explain(at(units), 'influence 2812').value
    }
    expect([range(1), range(6), range(7), range(10), range(10, 2), range(10, 3)]).toEqual([1, 1, 2, 2, 2, 3])
  })

  it('C2.6c, C2.1g not without a unit that projects one', () => {
    expect(explain(at({ 'r:4RC': '2812' }), 'influence 2812').refusal?.rule).toBe('C2.6')
    expect(explain(at({ 'r:6MC': { place: '2812', demoralized: true } }), 'influence 2812').refusal?.rule).toBe('C2.6')
  })
})
