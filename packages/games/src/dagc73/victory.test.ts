import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEVELS } from './charts.ts'
import { position, say } from './position.fixture.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'
import { levelOf, outcome } from './victory.ts'

const scored = (scenario: ScenarioId, german: number, soviet: number) =>
  position({ scenario, phase: 'german mechanized', turn: 10, units: {}, set: { vp: { german, soviet } } })

const level = (scenario: ScenarioId, german: number, soviet: number) =>
  levelOf(scored(scenario, german, soviet).position)

describe('12.3 scoring the game', () => {
  it.each([
    ['historical', 100, 100, 'German decisive'],
    ['historical', 99, 100, 'German marginal'],
    ['historical', 50, 100, 'German marginal'],
    ['historical', 49, 100, 'Russian marginal'],
    ['historical', 20, 100, 'Russian marginal'],
    ['historical', 19, 100, 'Russian decisive'],
    ['sane', 150, 100, 'German decisive'],
    ['sane', 149, 100, 'German marginal'],
    ['sane', 100, 100, 'German marginal'],
    ['sane', 99, 100, 'Russian marginal'],
    ['sane', 50, 100, 'Russian marginal'],
    ['sane', 49, 100, 'Russian decisive'],
    ['limited', 200, 100, 'German decisive'],
    ['limited', 199, 100, 'German marginal'],
    ['limited', 150, 100, 'German marginal'],
    ['limited', 149, 100, 'draw'],
    ['limited', 100, 100, 'draw'],
    ['limited', 99, 100, 'Russian marginal'],
    ['limited', 50, 100, 'Russian marginal'],
    ['limited', 49, 100, 'Russian decisive'],
    ['maximum', 300, 100, 'German decisive'],
    ['maximum', 299, 100, 'German marginal'],
    ['maximum', 200, 100, 'German marginal'],
    ['maximum', 199, 100, 'Russian marginal'],
    ['maximum', 100, 100, 'Russian marginal'],
    ['maximum', 99, 100, 'Russian decisive'],
  ] as const)('12.3C, 15.x %s: %i to %i is %s', (scenario, german, soviet, expected) => {
    expect(level(scenario, german, soviet)).toBe(expected)
  })

  it('12.3C compares exactly: one third is less than any rounding of it', () => {
    expect(level('historical', 1, 3)).toBe('Russian marginal')
    expect(level('historical', 3333, 6667)).toBe('Russian marginal')
    expect(level('historical', 3334, 6667)).toBe('German marginal')
  })

  it('12.3C never gives the German a worse level for one more point', () => {
    const matches = SCENARIOS.map(({ id }) => scored(id, 0, 0).position)
    fc.assert(
      fc.property(fc.nat(3), fc.nat(2000), fc.nat(2000), (at, german, soviet) => {
        const s = matches[at]!
        s.vp.german = german
        s.vp.soviet = soviet
        const before = LEVELS.indexOf(levelOf(s))
        s.vp.german++
        expect(LEVELS.indexOf(levelOf(s))).toBeLessThanOrEqual(before)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(SCENARIOS.map(({ id }) => id))('R73-31 %s: any German point against none is the best level', (scenario) => {
    expect(level(scenario, 1, 0)).toBe('German decisive')
  })

  it.each([
    ['historical', 'German decisive'],
    ['sane', 'German marginal'],
    ['limited', 'draw'],
    ['maximum', 'Russian marginal'],
  ] as const)('R73-31 %s: nought to nought is one to one, %s', (scenario, expected) => {
    expect(level(scenario, 0, 0)).toBe(expected)
  })

  it('12.3C, 4.3a the level of the scenario decides when turn 10 ends, and says why', () => {
    const match = say(scored('limited', 30, 60), 'done')
    expect(match.decision).toEqual({
      isOver: true,
      winner: 2,
      level: 'Russian marginal',
      because: [
        { rule: '12.1', text: 'German victory points', value: 30 },
        { rule: '12.1', text: 'Russian victory points', value: 60 },
      ],
    })
  })

  it('12.3C a draw has no winner, German levels are the German’s', () => {
    expect(outcome(scored('limited', 60, 60).position).winner).toBe(0)
    expect(outcome(scored('limited', 90, 60).position).winner).toBe(1)
    expect(outcome(scored('limited', 120, 60).position).winner).toBe(1)
  })
})
