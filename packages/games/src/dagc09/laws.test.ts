import { describe, expect, it } from 'vitest'
import { dagc09 } from './index.ts'
import { broken } from './laws.ts'
import { type Played, position, unitOf } from './position.fixture.ts'
import { pieces, type State } from './state.ts'

const UNITS = { 'r:8': '2813', 'r:13': '5016', 'g:1': '3102' }

/** A position in which all is well, and what is said of it after a change. */
function after(change: (s: State, match: Played) => void): string {
  const match = position({ phase: 'soviet move', turn: 5, units: UNITS })
  const s = match.position
  for (let unit = 1; unit <= match.setting.units; unit++)
    if (s.units.place[unit] === 0 && s.units.waiting[unit] === 0) s.units.dead[unit] = 1
    else if (s.units.place[unit] !== 0) s.units.waiting[unit] = 0
  const before = dagc09.blank(match.setting)
  before.words.set(s.words)
  expect(broken(s, before)).toBe('')
  change(s, match)
  return broken(s, before)
}

describe('laws', () => {
  it.each([
    [
      'g:1 is in 2 places',
      (s: State, match: Played) => s.units.dead.fill(1, unitOf(match, 'g:1'), unitOf(match, 'g:1') + 1),
    ],
    [
      'both sides are in 3102',
      (s: State, match: Played) => pieces.place(s, unitOf(match, 'r:8'), match.setting.ground.parse('3102')),
    ],
    [
      'somebody swims in 2014',
      (s: State, match: Played) => pieces.place(s, unitOf(match, 'g:1'), match.setting.ground.parse('2014')),
    ],
    [
      'two fronts are in 5016',
      (s: State, match: Played) => pieces.place(s, unitOf(match, 'r:8'), match.setting.ground.parse('5016')),
    ],
    [
      'Germans are in the entrenchment 3101',
      (s: State, match: Played) => pieces.place(s, unitOf(match, 'g:1'), match.setting.ground.parse('3101')),
    ],
    [
      '2814 is not controlled by those who stand there',
      (s: State, match: Played) => pieces.place(s, unitOf(match, 'r:8'), match.setting.ground.parse('2814')),
    ],
    [
      '4720 is out of bounds for the 1st Ukrainian Front',
      (s: State, match: Played) => pieces.place(s, unitOf(match, 'r:13'), match.setting.ground.parse('4720')),
    ],
    [
      'an air army flew twice',
      (s: State) => {
        s.air.mainFlown = s.air.main + 1
      },
    ],
    [
      'air armies have come back',
      (s: State) => {
        s.air.main++
      },
    ],
  ])('%s', (text, change) => {
    expect(after(change)).toBe(text)
  })
})
