import { describe, expect, it } from 'vitest'
import {
  EMPTY_PAD,
  isEmpty,
  padIn,
  withArrow,
  withNote,
  withoutHex,
  withoutPlans,
  withPad,
  withPlan,
} from './content.ts'

const pad = withPlan(withArrow(withNote(EMPTY_PAD, '4012', 'dig in'), { from: '4012', to: '3912', kind: 'attack' }), {
  unit: 'r:1',
  to: '3812',
})

describe('a pad', () => {
  it('is read as it was written, each owner his own', () => {
    const markup = withPad(withPad({}, 'Blue', pad), 'Red', withNote(EMPTY_PAD, '0101', 'hold'))
    expect(padIn(markup, 'Blue')).toEqual(pad)
    expect(padIn(markup, 'Red').notes).toEqual([{ hex: '0101', text: 'hold' }])
    expect(padIn(JSON.parse(JSON.stringify(markup)), 'Blue')).toEqual(pad)
  })

  it('is empty where none was kept, and leaves nothing behind when it is emptied', () => {
    expect(padIn({}, 'all')).toEqual(EMPTY_PAD)
    expect(isEmpty(padIn({}, 'all'))).toBe(true)
    expect(withPad(withPad({}, 'all', pad), 'all', EMPTY_PAD)).toEqual({})
  })

  it('drops what cannot be read, and keeps the rest', () => {
    const markup = {
      all: {
        notes: [
          { hex: '4012', text: 'good' },
          { hex: 4012, text: 'bad' },
          'bad',
          null,
          { hex: '1', text: 'x'.repeat(301) },
        ],
        arrows: { from: '1', to: '2' },
        plans: [{ unit: 'r:1', to: '3812', fast: true }],
      },
    }
    expect(padIn(markup, 'all')).toEqual({ ...EMPTY_PAD, notes: [{ hex: '4012', text: 'good' }] })
    for (const odd of [null, 3, 'x', []]) expect(padIn({ all: odd }, 'all')).toEqual(EMPTY_PAD)
  })

  it('never grows beyond what can be kept', () => {
    const many = Array.from({ length: 2000 }, (_, n) => ({ hex: String(n), text: 'x' }))
    const kept = padIn(withPad({}, 'all', { ...EMPTY_PAD, notes: many }), 'all')
    expect(kept.notes.length).toBe(500)
    expect(kept.notes.at(-1)?.hex).toBe('1999')
  })
})

describe('drawing', () => {
  it('has one note a hex, which goes with its text', () => {
    expect(withNote(pad, '4012', ' hold ').notes).toEqual([{ hex: '4012', text: 'hold' }])
    expect(withNote(pad, '4012', ' ').notes).toEqual([])
  })

  it('takes an arrow away that is drawn again, and changes its kind', () => {
    const arrow = { from: '4012', to: '3912', kind: 'attack' } as const
    expect(withArrow(pad, arrow).arrows).toEqual([])
    expect(withArrow(pad, { ...arrow, kind: 'withdrawal' }).arrows).toEqual([{ ...arrow, kind: 'withdrawal' }])
    expect(withArrow(pad, { from: '3912', to: '4012', kind: 'attack' }).arrows.length).toBe(2)
  })

  it('has one plan a unit', () => {
    expect(withPlan(pad, { unit: 'r:1', to: '3711' }).plans).toEqual([{ unit: 'r:1', to: '3711' }])
    expect(withoutPlans(pad, [{ unit: 'r:1', to: '3711' }]).plans.length).toBe(1)
    expect(withoutPlans(pad, [{ unit: 'r:1', to: '3812' }]).plans).toEqual([])
  })

  it('wipes all that begins or ends at a hex', () => {
    expect(withoutHex(pad, '4012')).toEqual({ ...EMPTY_PAD, plans: pad.plans })
    expect(withoutHex(pad, '3812')).toEqual({ ...pad, plans: [] })
  })
})
