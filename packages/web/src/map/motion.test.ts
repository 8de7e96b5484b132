import { boardOf } from '@hexfront/atlas'
import type { Face } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { Geometry } from './geometry.ts'
import { glideTime, Motions } from './motion.ts'
import type { Piece } from './scene.ts'

const geometry = new Geometry(boardOf('dagc73'))
const hex = (name: string) => geometry.grid.parse(name)
const face: Face = { side: 1, arm: 'infantry', size: '', name: '', label: '', title: '', formation: '', stripe: '' }
const piece = (unit: number, place: number): Piece => ({ unit, place, face, values: '', marks: [] })

describe('moving counters', () => {
  it('take 260 ms a hex and 900 at most', () => {
    expect([1, 2, 3, 4, 20].map(glideTime)).toEqual([260, 520, 780, 900, 900])
  })

  it('glide from where they were to where they are', () => {
    const motions = new Motions(geometry)
    motions.begin([piece(1, hex('2210'))], [piece(1, hex('2211'))], 1000)
    expect(motions.at(1, 1000)).toEqual(geometry.centre(hex('2210')))
    const half = motions.at(1, 1100)!
    expect(half.y).toBeGreaterThan(geometry.y[hex('2210')]!)
    expect(half.y).toBeLessThan(geometry.y[hex('2211')]!)
    motions.advance(1260)
    expect(motions.at(1, 1260)).toBeNull()
    expect(motions.isStill).toBe(true)
  })

  it('turn in mid-way when they are sent elsewhere', () => {
    const motions = new Motions(geometry)
    motions.begin([piece(1, hex('2210'))], [piece(1, hex('2211'))], 0)
    const there = motions.at(1, 90)
    motions.begin([piece(1, hex('2211'))], [piece(1, hex('2310'))], 90)
    expect(motions.at(1, 90)).toEqual(there)
  })

  it('fade where they stood when they are lost, and lift by six pixels', () => {
    const motions = new Motions(geometry)
    motions.begin([piece(1, hex('2210')), piece(2, hex('2211'))], [piece(2, 0)], 0)
    expect(motions.fading(150).map(({ piece: { unit }, opacity, lift }) => [unit, opacity, lift])).toEqual([
      [2, 0.5, 3],
      [1, 0.5, 3],
    ])
    motions.advance(300)
    expect(motions.isStill).toBe(true)
  })

  it('simply appear when they come from nowhere or stay', () => {
    const motions = new Motions(geometry)
    motions.begin([piece(1, 0), piece(2, hex('2210'))], [piece(1, hex('2210')), piece(2, hex('2210')), piece(3, 5)], 0)
    expect(motions.isStill).toBe(true)
  })

  it('end at once when told to', () => {
    const motions = new Motions(geometry)
    motions.begin([piece(1, hex('2210'))], [piece(1, hex('2215'))], 0)
    motions.stop()
    expect(motions.isStill).toBe(true)
    expect(motions.isGliding(1)).toBe(false)
  })
})
