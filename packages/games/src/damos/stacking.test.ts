import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  choices,
  explain,
  type Given,
  isDead,
  type Played,
  position,
  refusal,
  say,
} from './position.fixture.ts'

const ended = (phase: string, units: Given['units'], more: Partial<Given> = {}): Played =>
  say(position({ phase, units: { 'r:331RD': '2301', 'g:255': '2533', ...units }, ...more }), 'done')

const stack = (hex: string, ...ids: string[]): Given['units'] => Object.fromEntries(ids.map((id) => [id, hex]))

describe('C2.3 stacking', () => {
  it('X4.1a four Germans a hex', () => {
    expect(asked(ended('german operations', stack('2813', 'g:5', 'g:6', 'g:7', 'g:8')))).toBe('Russian arrivals')
    expect(asked(ended('german operations', stack('2813', 'g:5', 'g:6', 'g:7', 'g:8', 'g:23')))).toBe('German excess')
  })

  it.each([
    ['X4.1b two corps', ['r:4RC', 'r:1RC'], true],
    ['X4.1b no third corps', ['r:4RC', 'r:1RC', 'r:5RC'], false],
    ['D-R41 two corps and a division', ['r:4RC', 'r:1RC', 'r:155RD'], false],
    ['D-R41 a corps, a division and a division', ['r:4RC', 'r:50RD', 'r:155RD'], true],
    ['X4.1c a brigade counts as a division', ['r:4RC', 'r:50RD', 'r:4TB'], true],
    ['X4.1b never four', ['r:4RC', 'r:50RD', 'r:4TB', 'r:155RD'], false],
    ['X4.1d a regiment of the NKVD is free', ['r:4RC', 'r:1RC', 'r:17NKVD'], true],
    ['X4.1d one of them', ['r:4RC', 'r:1RC', 'r:17NKVD', 'r:86NKVD'], false],
  ])('%s', (_, ids, fits) => {
    const match = ended('russian operations', stack('2811', ...ids))
    expect(asked(match) !== 'Russian excess').toBe(fits)
  })

  it('C2.3d, DX-01 what is too much at the end of the operations is eliminated, as the owner chooses', () => {
    const match = ended('german operations', stack('2813', 'g:5', 'g:6', 'g:7', 'g:8', 'g:23'))
    expect(choices(match, 'remove')).toEqual(['g:5', 'g:6', 'g:8', 'g:7', 'g:23'])
    expect(refusal(match, 'remove g:255')?.rule).toBe('C2.3')
    say(match, 'remove g:7')
    expect([isDead(match, 'g:7'), at(match, 'g:5')]).toEqual([true, '2813'])
  })

  it('D-R04 only at the end of the owner’s operations', () => {
    const match = ended('german operations', stack('2811', 'r:4RC', 'r:1RC', 'r:5RC'))
    expect(asked(match)).toBe('Russian arrivals')
  })

  it('C2.3c limits may be broken on the way', () => {
    const units = { ...stack('2812', 'g:5', 'g:6', 'g:7', 'g:8'), 'g:7Pz': '2813' }
    const match = position({ phase: 'german operations', units: { 'r:331RD': '2301', ...units } })
    say(match, 'activate 2813', 'to 2812', 'to 2811', 'stop')
    expect(at(match, 'g:7Pz')).toBe('2811')
  })

  it.each([
    ['two corps', ['r:4RC', 'r:1RC'], true],
    ['a corps and a division', ['r:4RC', 'r:155RD'], false],
    ['two divisions and a corps', ['r:4RC', 'r:155RD', 'r:50RD'], true],
    ['two corps and the free regiment', ['r:4RC', 'r:1RC', 'r:17NKVD'], true],
  ])('D-R36 %s: full is %s', (_, ids, isAtLimit) => {
    const match = position({ phase: 'russian operations', units: { 'g:255': '2533', ...stack('2820', ...ids) } })
    say(match, 'activate 2820')
    const items = explain(match, 'attrition').items
    expect(items.includes('C9.0 the hex is full -1')).toBe(isAtLimit)
  })
})
