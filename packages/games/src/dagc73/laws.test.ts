import { copyInto } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { dagc73 } from './index.ts'
import { broken } from './laws.ts'
import { hexOf, position, unitOf } from './position.fixture.ts'
import { pieces, type State } from './state.ts'

/** Every unit that is on the map at the start, out of the way: three a hex in two far corners. */
const match = position({ phase: 'soviet combat', units: {} })
const { setting } = match
const unit = (id: string): number => unitOf(match, id)

function whole(): State {
  const s = dagc73.blank(setting)
  copyInto(s, match.position)
  let [german, soviet] = [0, 0]
  for (let one = 1; one <= setting.atStart; one++) {
    const isGerman = setting.sideOf[one] === 1
    const at = isGerman ? 1 + Math.floor(german++ / 3) : setting.ground.size - Math.floor(soviet++ / 3)
    s.units.place[one] = setting.isRailhead[one] === 1 ? hexOf(match, '4218') : at
  }
  dagc73.rebuild(s)
  return s
}

/** What the laws say when this has happened between one moment and the next. */
function after(happens: (s: State) => void): string {
  const s = whole()
  happens(s)
  dagc73.rebuild(s)
  return broken(s, whole())
}

describe('the laws of dagc73', () => {
  it('hold when nothing happens', () => {
    expect(after(() => {})).toBe('')
  })

  it('lose no counter', () => {
    expect(after((s) => pieces.place(s, unit('g:6'), 0))).toBe('g:6 is nowhere')
  })

  it('keep the dead off the map', () => {
    expect(after((s) => s.units.dead.fill(1, unit('g:6'), unit('g:6') + 1))).toBe('g:6 is dead and on the map')
  })

  it('let nobody come back from the dead', () => {
    const before = whole()
    before.units.dead[unit('g:6')] = 1
    expect(broken(whole(), before)).toBe('g:6 is back from the dead')
  })

  it('9.5 keep railheads on the rails', () => {
    expect(after((s) => pieces.place(s, unit('r:RH1'), setting.onRail.indexOf(0, 1)))).toBe('r:RH1 is off the rails')
  })

  it('8.7M let a battlegroup follow its division, and not before', () => {
    expect(after((s) => pieces.place(s, unit('g:KG5'), hexOf(match, '2003')))).toBe('g:KG5 does not follow g:5Pz')
  })

  it('5.2E keep the sides apart', () => {
    expect(after((s) => pieces.place(s, unit('r:1'), s.units.place[unit('g:6')]!))).toMatch(/^both sides are in /)
  })

  it('7.0 allow three units a hex in combat', () => {
    expect(after((s) => pieces.place(s, unit('g:26'), s.units.place[unit('g:6')]!))).toMatch(/ is overfull$/)
  })

  it('12.1 take no points away', () => {
    const before = whole()
    before.vp.german = 3
    expect(broken(whole(), before)).toBe('points have fallen')
  })

  it('12.1 give the points of the dead, no more and no less', () => {
    expect(after((s) => (s.vp.soviet += 1))).toBe('the Russian has 1 points')
    const dies = (s: State): void => {
      pieces.place(s, unit('r:1'), 0)
      s.units.dead[unit('r:1')] = 1
    }
    expect(after(dies)).toBe('the German has 0 points')
  })
})
