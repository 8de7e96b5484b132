import { describe, expect, it } from 'vitest'
import { piecesOf } from './outline.ts'

describe('a path as lines and curves', () => {
  it('has absolute points, whatever it was written in', () => {
    expect(piecesOf('M1 2l3 4h-2V0H9v5z')).toEqual([
      ['M', 1, 2],
      ['L', 4, 6],
      ['L', 2, 6],
      ['L', 2, 0],
      ['L', 9, 0],
      ['L', 9, 5],
      ['Z'],
    ])
  })

  it('goes on from the start of what it closed', () => {
    expect(piecesOf('M1 1L5 1Zl2 2').at(-1)).toEqual(['L', 3, 3])
  })

  it('raises a curve with one handle to one with two', () => {
    expect(piecesOf('M0 0Q3 3 6 0')).toEqual([
      ['M', 0, 0],
      ['C', 2, 2, 4, 2, 6, 0],
    ])
  })

  it('draws a circle of two arcs round its middle', () => {
    const curves = piecesOf('M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z').filter(([letter]) => letter === 'C')
    expect(curves.length).toBe(4)
    for (const curve of curves) {
      const [x, y] = curve.slice(-2)
      expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(5, 9)
    }
    expect(Math.min(...curves.map((curve) => Number(curve.at(-1))))).toBeCloseTo(-5, 9)
  })

  it('refuses what it does not know', () => {
    expect(() => piecesOf('M0 0S1 1 2 2')).toThrow('a path with the command S cannot be printed')
  })
})
