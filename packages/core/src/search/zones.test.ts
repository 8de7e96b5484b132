import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rectangle } from './rectangle.ts'
import { ALL_ROUND, addZone, HERE, inZone, projectionInto, removeZone, zoneCountsLength, zoneOf } from './zones.ts'

const ground = rectangle(5, 4)

interface Piece {
  readonly side: number
  hex: number
  projects: number
}

/** The counts as they should be. */
function countsOf(all: readonly Piece[], sides: number): Uint8Array {
  const counts = new Uint8Array(zoneCountsLength(ground.size, sides))
  for (const { side, hex, projects } of all) addZone(counts, ground, side, hex, projects)
  return counts
}

describe('zones', () => {
  it('kept step by step are those rebuilt from the pieces', () => {
    const hex = fc.integer({ min: 0, max: ground.size })
    const projects = fc.integer({ min: 0, max: ALL_ROUND | HERE })
    const force = fc.array(fc.record({ side: fc.integer({ min: 0, max: 2 }), hex, projects }), {
      minLength: 1,
      maxLength: 8,
    })
    const changes = fc.array(fc.record({ who: fc.nat(), hex, projects }), { maxLength: 20 })
    fc.assert(
      fc.property(force, changes, (force, changes) => {
        const all: Piece[] = force.map((piece) => ({ ...piece }))
        const kept = countsOf(all, 3)
        for (const { who, hex, projects } of changes) {
          const piece = all[who % all.length]!
          removeZone(kept, ground, piece.side, piece.hex, piece.projects)
          piece.hex = hex
          piece.projects = projects
          addZone(kept, ground, piece.side, hex, projects)
          expect(kept).toEqual(countsOf(all, 3))
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('belong to one side and reach the neighbours, not the hex itself unless it is said', () => {
    const counts = new Uint8Array(zoneCountsLength(ground.size, 2))
    addZone(counts, ground, 1, 1, ALL_ROUND)
    const held = (side: number) =>
      Array.from({ length: 21 }, (_, hex) => hex).filter((hex) => inZone(counts, ground, side, hex))
    expect(held(1)).toEqual([2, 6])
    expect(held(0)).toEqual([])
    addZone(counts, ground, 0, 1, HERE)
    expect(held(0)).toEqual([1])
    expect([...zoneOf(counts, ground, 1)]).toEqual([0, 0, 1, 0, 0, 0, 1, ...new Array(14).fill(0)])
  })

  it('last as long as one of several pieces projects them', () => {
    const counts = new Uint8Array(zoneCountsLength(ground.size, 1))
    addZone(counts, ground, 0, 1, ALL_ROUND)
    addZone(counts, ground, 0, 3, ALL_ROUND)
    removeZone(counts, ground, 0, 1, ALL_ROUND)
    expect(inZone(counts, ground, 0, 2)).toBe(true)
    removeZone(counts, ground, 0, 3, ALL_ROUND)
    expect(counts.every((count) => count === 0)).toBe(true)
  })

  it('follow a predicate hexside by hexside', () => {
    const projects = projectionInto(ground, 7, 8, (barred, _from, _dir, to) => to !== barred)
    const counts = new Uint8Array(zoneCountsLength(ground.size, 1))
    addZone(counts, ground, 0, 7, projects)
    expect([2, 3, 6, 8, 12, 13].filter((hex) => inZone(counts, ground, 0, hex))).toEqual([2, 3, 6, 12, 13])
  })

  it('refuse to be taken away where they are not, and to overflow', () => {
    const counts = new Uint8Array(zoneCountsLength(ground.size, 1))
    expect(() => removeZone(counts, ground, 0, 7, ALL_ROUND)).toThrow('never added')
    counts.fill(255)
    expect(() => addZone(counts, ground, 0, 7, ALL_ROUND)).toThrow('more than 255')
  })
})
