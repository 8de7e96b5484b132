import { describe, expect, it } from 'vitest'
import { type Given, position, say } from './position.fixture.ts'

/** How the game ends from here. */
function result(units: Given['units'], more: Partial<Given> = {}): string {
  const match = position({
    phase: 'russian operations',
    turn: 13,
    units: { 'g:255': '2533', 'r:331RD': '2301', ...units },
    ...more,
  })
  say(match, 'done')
  const { decision } = match
  return decision.isOver ? `${match.game.sides[decision.winner - 1]} ${decision.level}` : 'on'
}

describe('X5.0 victory', () => {
  it('X5.0a a major one for the German who controls Moscow at the end', () => {
    expect(result({}, { german: ['2702'] })).toBe('German major')
  })

  it('X5.0a, D-R55 or who has cut it off from the east edge', () => {
    const ring = { 'g:5': '2701', 'g:6': '2801', 'g:7': '2802', 'g:8': '2703', 'g:23': '2602', 'g:26': '2601' }
    expect(result(ring)).toBe('German major')
    expect(result({ 'g:5': '2701', 'g:8': '2703' })).toBe('German major')
    expect(result({ 'g:5': '2701', 'g:8': '2703', 'r:4RC': '2601', 'r:1RC': '2501' })).toBe('German minor')
  })

  it('X5.0b a minor one for two hexes next to Moscow', () => {
    expect(result({ 'g:5': '2703', 'g:6': '2602' })).toBe('German minor')
    expect(result({ 'g:5': '2703' })).toBe('Russian substantial')
  })

  it('X5.0c otherwise the Russian wins', () => {
    expect(result({})).toBe('Russian substantial')
  })
})
