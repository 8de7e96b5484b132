import { describe, expect, it } from 'vitest'
import { type Hearing, soundsOf } from './audible.ts'

const BEFORE: Hearing = { entries: 10, throws: 2, landed: 2, pieces: 90, asked: 2, isYours: true }

describe('what is heard', () => {
  it('is nothing when a unit moves', () => {
    expect(soundsOf(BEFORE, { ...BEFORE, entries: 11 })).toEqual([])
  })
  it('is dice when they are thrown, and a blow when that costs units', () => {
    expect(soundsOf(BEFORE, { ...BEFORE, entries: 11, throws: 3 })).toEqual(['dice'])
    const thrown = { ...BEFORE, entries: 11, throws: 3 }
    expect(soundsOf(BEFORE, { ...thrown, landed: 3, pieces: 89 })).toEqual(['dice', 'combat'])
    expect(soundsOf(thrown, { ...thrown, landed: 3, pieces: 89 })).toEqual(['combat'])
  })
  it('is a call when it comes to be your turn, but not after each act of the rules', () => {
    const others = { ...BEFORE, asked: 1, isYours: false }
    expect(soundsOf(others, { ...BEFORE, entries: 11 })).toEqual(['turn'])
    expect(soundsOf({ ...BEFORE, asked: 0, isYours: false }, { ...BEFORE, entries: 11 })).toEqual([])
  })
  it('is nothing when something is taken back', () => {
    expect(soundsOf(BEFORE, { ...BEFORE, entries: 9, throws: 1, pieces: 91 })).toEqual([])
  })
})
