import { describe, expect, it } from 'vitest'
import { type Wheel, wheelIntent } from './wheel.ts'

const wheel = (change: Partial<Wheel>): Wheel => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  shiftKey: false,
  ...change,
})

describe('a wheel', () => {
  it('with notches zooms by a step, closer when turned away', () => {
    expect(wheelIntent(wheel({ deltaY: -120 }), null)).toEqual({ kind: 'step', steps: 1 })
    expect(wheelIntent(wheel({ deltaY: 3, deltaMode: 1 }), null)).toEqual({ kind: 'step', steps: -1 })
  })

  it('of a trackpad pans with two fingers', () => {
    expect(wheelIntent(wheel({ deltaX: 4, deltaY: 2.5 }), null)).toEqual({ kind: 'pan', dx: -4, dy: -2.5 })
    expect(wheelIntent(wheel({ deltaY: 6 }), null)).toEqual({ kind: 'pan', dx: -0, dy: -6 })
  })

  it('goes on panning through a fling, however fast', () => {
    expect(wheelIntent(wheel({ deltaY: 240 }), 'pan').kind).toBe('pan')
  })

  it('with the control key is a pinch', () => {
    const intent = wheelIntent(wheel({ deltaY: -10, ctrlKey: true }), null)
    expect(intent.kind).toBe('pinch')
    if (intent.kind === 'pinch') expect(intent.factor).toBeCloseTo(Math.exp(0.1), 9)
  })

  it('with notches and the control key still goes by steps', () => {
    expect(wheelIntent(wheel({ deltaY: 120, ctrlKey: true }), null)).toEqual({ kind: 'step', steps: -1 })
  })

  it('with the shift key pans sideways', () => {
    expect(wheelIntent(wheel({ deltaY: 120, shiftKey: true }), null)).toEqual({ kind: 'pan', dx: -120, dy: 0 })
  })
})
