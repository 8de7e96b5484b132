import { describe, expect, it } from 'vitest'
import { contours, type Field } from './contour.ts'

const field = (rows: readonly (readonly number[])[]): Field => ({
  left: 0,
  top: 0,
  step: 10,
  columns: rows[0]!.length,
  rows: rows.length,
  values: Float32Array.from(rows.flat()),
})

/** Twice the signed area: above 0 where the loop runs clockwise on the screen. */
const turn = (loop: readonly { x: number; y: number }[]): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length]!
    return sum + a.x * b.y - b.x * a.y
  }, 0)

describe('contours', () => {
  it('go round what is high, between the soundings by their heights', () => {
    const [loop, ...more] = contours(
      field([
        [0, 0, 0],
        [0, 4, 0],
        [0, 0, 0],
      ]),
      1,
    )
    expect(more).toEqual([])
    expect(new Set(loop!.map(({ x, y }) => `${x},${y}`))).toEqual(new Set(['10,2.5', '17.5,10', '10,17.5', '2.5,10']))
  })

  it('run the other way round a hole', () => {
    const loops = contours(
      field([
        [0, 0, 0, 0, 0],
        [0, 2, 2, 2, 0],
        [0, 2, 0, 2, 0],
        [0, 2, 2, 2, 0],
        [0, 0, 0, 0, 0],
      ]),
      1,
    )
    expect(loops.length).toBe(2)
    expect(Math.sign(turn(loops[0]!))).toBe(-Math.sign(turn(loops[1]!)))
  })

  it('close at the rim of the field', () => {
    const [loop] = contours(field([[2, 2]]), 1)
    expect(loop!.length).toBe(6)
  })
})
