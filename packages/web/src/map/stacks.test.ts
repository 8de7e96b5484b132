import type { Face } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Piece } from './scene.ts'
import { fanOrder, stackOffset, stacksOf } from './stacks.ts'

const face: Face = { side: 1, arm: 'infantry', size: '', name: '', label: '', title: '', formation: '', stripe: '' }
const piece = (unit: number, place: number): Piece => ({ unit, place, face, values: '', marks: [] })
const units = (pieces: readonly Piece[]) => pieces.map(({ unit }) => unit)

describe('stacks', () => {
  it('lie as they are given, the first on top', () => {
    const stacks = stacksOf([piece(3, 7), piece(1, 7), piece(2, 8)], () => true, new Set())
    expect(units(stacks.get(7)!)).toEqual([3, 1])
    expect(units(stacks.get(8)!)).toEqual([2])
  })

  it('are not shown off the map', () => {
    const stacks = stacksOf([piece(1, 0), piece(2, 99), piece(3, 5)], (place) => place > 0 && place < 50, new Set())
    expect([...stacks.keys()]).toEqual([5])
  })

  it('bring what is chosen to the top and keep the order of the rest', () => {
    expect(
      units(
        fanOrder(
          [1, 2, 3, 4].map((unit) => piece(unit, 1)),
          new Set([3, 2]),
        ),
      ),
    ).toEqual([2, 3, 1, 4])
  })

  it('fan out every unit once, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
        fc.array(fc.integer({ min: 1, max: 40 })),
        (list, chosen) => {
          const fan = units(
            fanOrder(
              list.map((unit) => piece(unit, 1)),
              new Set(chosen),
            ),
          )
          expect([...fan].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b))
          const isChosen = fan.map((unit) => chosen.includes(unit))
          expect(isChosen).toEqual([...isChosen].sort((a, b) => Number(b) - Number(a)))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('spread evenly about the middle of their hex, three edges at most', () => {
    expect(stackOffset(0, 1, 100)).toBe(0)
    expect([0, 1].map((depth) => stackOffset(depth, 2, 100))).toEqual([-4.25, 4.25])
    expect([0, 1, 2].map((depth) => stackOffset(depth, 9, 100))).toEqual([-8.5, 0, 8.5])
  })
})
