import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawFrom, drawSeveral } from './cup.ts'
import { enumerate } from './enumerate.ts'
import { forcedDice } from './forced.ts'
import { seededDice } from './seeded.ts'

describe('a draw from a cup', () => {
  it('counts the units present in ascending order', () => {
    const cup = new Set([9, 2, 5])
    const drawn = [0, 1, 2].map((pick) => drawFrom(forcedDice([{ pick }]), 12, (unit) => cup.has(unit), 'garrison'))
    expect(drawn).toEqual([2, 5, 9])
  })

  it('is nobody when the cup is empty, and draws nothing', () => {
    expect(drawFrom(forcedDice([]), 12, () => false, 'garrison')).toBe(0)
  })

  it('tells what lies there to a script that names a piece', () => {
    const dice = forcedDice([{ draw: '5' }], (label, n, _why, among = []) => {
      expect(n).toBe(among.length)
      return Array.from(among).indexOf(Number(label))
    })
    expect(drawFrom(dice, 12, (unit) => unit % 5 === 0, 'garrison')).toBe(5)
  })

  it('gives each unit the same chance', () => {
    const met = new Map<number, number>()
    let unit = 0
    enumerate(
      (dice) => {
        unit = drawFrom(dice, 20, (u) => u % 4 === 0, 'garrison')
      },
      (weight) => met.set(unit, (met.get(unit) ?? 0) + weight),
    )
    expect([...met]).toEqual([4, 8, 12, 16, 20].map((u) => [u, 1 / 5]))
  })
})

describe('several draws', () => {
  it('never give a unit twice and stop when the cup is empty', () => {
    const units = fc.uniqueArray(fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(fc.string(), units, fc.nat(70), (seed, all, count) => {
        const cup = new Set(all)
        const out: number[] = []
        const take = (unit: number) => {
          out.push(unit)
          cup.delete(unit)
        }
        const drawn = drawSeveral(seededDice(seed), count, 60, (unit) => cup.has(unit), take, 'breakout')
        expect(drawn).toBe(Math.min(count, all.length))
        expect(new Set([...out, ...cup])).toEqual(new Set(all))
        expect(out.length + cup.size).toBe(all.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('throw when a drawn unit stays where it was', () => {
    expect(() =>
      drawSeveral(
        seededDice(1),
        2,
        3,
        () => true,
        () => {},
        'breakout',
      ),
    ).toThrow('is still in the cup')
  })
})
