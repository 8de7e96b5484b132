import { describe, expect, it } from 'vitest'
import { damos } from './index.ts'
import { broken } from './laws.ts'
import { type Played, position, unitOf } from './position.fixture.ts'
import { pieces, type State } from './state.ts'

/** A position in which all is well, and what is said of it after a change. */
function after(change: (s: State, match: Played) => void): string {
  const match = position({ phase: 'german operations', units: { 'g:5': '2813', 'r:4RC': '2811' }, converted: ['3127'] })
  const s = match.position
  const before = damos.blank(match.setting)
  before.words.set(s.words)
  expect(broken(s, before)).toBe('')
  change(s, match)
  return broken(s, before)
}

const hex = (match: Played, name: string): number => match.setting.ground.parse(name)

describe('laws', () => {
  it.each([
    [
      'g:5 is dead and on the map',
      (s: State, m: Played) => s.units.dead.fill(1, unitOf(m, 'g:5'), unitOf(m, 'g:5') + 1),
    ],
    [
      'r:1RC has come back from captivity',
      (s: State, m: Played) => s.units.dead.fill(0, unitOf(m, 'r:1RC'), unitOf(m, 'r:1RC') + 1),
    ],
    [
      'g:5 is stronger than printed',
      (s: State, m: Played) => s.units.strength.fill(9, unitOf(m, 'g:5'), unitOf(m, 'g:5') + 1),
    ],
    [
      'g:5 has 0 strength points',
      (s: State, m: Played) => s.units.strength.fill(0, unitOf(m, 'g:5'), unitOf(m, 'g:5') + 1),
    ],
    [
      'g:5 has 3, not 4 to 6',
      (s: State, m: Played) => {
        s.units.strength[unitOf(m, 'g:5')] = 3
        s.units.least[unitOf(m, 'g:5')] = 4
      },
    ],
    [
      'r:1RC is demoralized off the map',
      (s: State, m: Played) => s.units.demoralized.fill(1, unitOf(m, 'r:1RC'), unitOf(m, 'r:1RC') + 1),
    ],
    ['g:5 is outside the area', (s: State, m: Played) => pieces.place(s, unitOf(m, 'g:5'), hex(m, '2119'))],
    ['both sides are in 2811', (s: State, m: Played) => pieces.place(s, unitOf(m, 'g:5'), hex(m, '2811'))],
    [
      '3127 has lost its gauge',
      (s: State, m: Played) => {
        s.hexes.rail[hex(m, '3127')] = 0
      },
    ],
    [
      '2819 is converted by itself',
      (s: State, m: Played) => {
        s.hexes.rail[hex(m, '2819')] = 1
      },
    ],
    [
      'the zones around 2712 are wrong',
      (s: State, m: Played) => s.units.demoralized.fill(1, unitOf(m, 'r:4RC'), unitOf(m, 'r:4RC') + 1),
    ],
    [
      'r:1RC has come back from captivity',
      (s: State, m: Played) => {
        s.units.surrendered[unitOf(m, 'r:1RC')] = 0
      },
    ],
    [
      'r:4RC reacts though it cannot',
      (s: State, m: Played) => {
        s.units.reacting[unitOf(m, 'r:4RC')] = 1
        s.units.spent[unitOf(m, 'r:4RC')] = 1
      },
    ],
    [
      'g:5 acts though it is spent',
      (s: State, m: Played) => {
        s.units.inHand[unitOf(m, 'g:5')] = 1
        s.units.spent[unitOf(m, 'g:5')] = 1
      },
    ],
  ])('%s', (text, change) => {
    expect(after(change)).toBe(text)
  })
})

describe('laws of a choice', () => {
  const between = (from: string, to: string, change: (before: State, s: State, match: Played) => void): string => {
    const units = { 'g:5': '2813', 'g:6': '2813', 'g:7': '2813', 'g:8': '2813', 'g:23': '2813', 'r:4RC': '2811' }
    const match = position({ phase: to, units })
    const before = position({ phase: from, units }).position
    change(before, match.position, match)
    return broken(match.position, before)
  }

  it('C2.3d after the operations nobody is overfull', () => {
    expect(between('german operations', 'russian strategic movement', () => {})).toBe(
      '2813 is overfull after the operations',
    )
  })

  it('C9.0e attrition eliminates nobody', () => {
    const change = (before: State, s: State, match: Played) => {
      before.attrition.due = 1
      before.units.inHand[unitOf(match, 'g:23')] = 1
      s.units.dead[unitOf(match, 'g:23')] = 1
      s.units.strength[unitOf(match, 'g:23')] = 0
      s.units.least[unitOf(match, 'g:23')] = 0
      pieces.place(s, unitOf(match, 'g:23'), 0)
    }
    expect(between('german operations', 'german operations', change)).toBe('g:23 has died of attrition')
  })

  it('C8.8 half of the losses are on the largest', () => {
    const change = (before: State, s: State, match: Played) => {
      const [corps, other] = [unitOf(match, 'g:5'), unitOf(match, 'g:6')]
      before.assault.payer = 1
      before.assault.incurred = 4
      before.units.before[corps] = 6
      before.units.before[other] = 5
      s.units.strength[other] = 1
    }
    expect(between('german operations', 'german operations', change)).toBe(
      'the largest unit has less than half of the losses',
    )
  })

  it('C2.9 control does not change in passing', () => {
    const change = (_before: State, s: State, match: Played) => {
      s.hexes.control[hex(match, '2810')] = 1
    }
    expect(between('russian strategic movement', 'russian strategic movement', change)).toBe(
      '2810 has changed hands in passing',
    )
  })

  it('C7.0c foot forces do not act after mobile ones', () => {
    const change = (before: State, s: State, match: Played) => {
      before.isFootClosed = 1
      s.march.isBegun = 1
      s.units.inHand[unitOf(match, 'g:5')] = 1
    }
    expect(between('german operations', 'german operations', change)).toBe('a foot force acts after a mobile one')
  })
})
