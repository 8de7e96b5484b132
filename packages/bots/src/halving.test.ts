import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { Halving } from './halving.ts'

/** Tries arms of these means, with a die of noise, to the end; who was tried how often, and who is chosen. */
function run(means: readonly number[], tries: number, caution = 0): { counts: number[]; best: number } {
  const halving = new Halving(means.length, tries, caution)
  const counts = means.map(() => 0)
  const dice = seededDice('noise')
  for (let arm = halving.next(); arm >= 0; arm = halving.next()) {
    counts[arm]!++
    halving.note(means[arm]! + dice.die(6, 'noise'))
  }
  expect(halving.done).toBe(halving.tries)
  return { counts, best: halving.best() }
}

describe('sequential halving', () => {
  it('gives each round as many tries, to half as many arms', () => {
    const { counts, best } = run([0, 1, 2, 3, 4, 5, 6, 70], 24)
    expect(counts.reduce((a, b) => a + b)).toBe(24)
    expect(Math.max(...counts)).toBe(7)
    expect(best).toBe(7)
  })

  it('keeps the first to the end, however bad it is', () => {
    expect(run([-100, 1, 2, 3, 4, 5, 6, 70], 24).counts[0]).toBe(7)
  })

  it('tries everybody once, however few tries there are', () => {
    expect(run([0, 0, 0, 0, 0, 9], 2).counts.every((count) => count > 0)).toBe(true)
  })

  it('stays with the first where nobody is better by so many standard errors', () => {
    expect(run([0, 0.5], 20).best).toBe(1)
    expect(run([0, 0.5], 20, 3).best).toBe(0)
    expect(run([0, 5], 20, 3).best).toBe(1)
  })

  it('has nothing to try where there is one', () => {
    expect(run([3], 10)).toEqual({ counts: [0], best: 0 })
  })
})
