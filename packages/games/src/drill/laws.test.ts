import { copyInto, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { drill } from './index.ts'
import { broken } from './laws.ts'
import { pieces, type State } from './state.ts'

const setting = drill.setting('meeting')
const start = drill.start(setting, seededDice('laws'))

/** What the laws say when this has happened between one moment and the next. */
function after(happens: (s: State) => void): string {
  const s = drill.blank(setting)
  copyInto(s, start)
  happens(s)
  return broken(s, start)
}

describe('the laws of drill', () => {
  it('hold at the start', () => {
    expect(after(() => {})).toBe('')
  })

  it('3.5 want one unit a hex', () => {
    expect(after((s) => pieces.place(s, 1, s.units.place[2]!))).toBe('0302 is overfull')
  })

  it('let nobody come back', () => {
    const s = drill.blank(setting)
    copyInto(s, start)
    pieces.place(s, 1, 0)
    expect(broken(start, s)).toBe('unit 1 is back')
  })

  it('2.2 keep a unit face up', () => {
    const s = drill.blank(setting)
    copyInto(s, start)
    s.units.shown[7] = 1
    expect(broken(start, s)).toBe('unit 7 is face down again')
  })

  it('2.1 keep the strengths that were dealt', () => {
    expect(after((s) => s.units.strength.fill(4, 1, 3))).toMatch(/^side 1 has the strengths /)
  })

  it('1.3 give a town to whoever stands in it', () => {
    expect(after((s) => s.towns.held.fill(2))).toBe('Northwick is not with those who stand in it')
  })
})
