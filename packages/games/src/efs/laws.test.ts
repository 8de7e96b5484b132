import { conform } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { type begin, position } from './position.fixture.ts'

const law = (change: (s: ReturnType<typeof begin>['position'], unit: (id: string) => number) => void): string => {
  const match = position({
    phase: 'axis movement',
    units: { 'g:18/18Pz': '1331', 's:6/1Mos': '1829', 's:13A': '2231' },
  })
  const before = efs.blank(match.setting)
  before.words.set(match.position.words)
  change(match.position, (id) => match.setting.kinds.unit.read(id))
  efs.rebuild(match.position)
  return broken(match.position, before)
}

describe('laws', () => {
  it('hold at the start', () => {
    expect(law(() => {})).toBe('')
  })

  it.each([
    ['a unit with no step', (s: State, unit: Find) => (s.units.face[unit('g:18/18Pz')] = 3), 'has no step left'],
    [
      'both sides in a hex',
      (s: State, unit: Find) => (s.units.place[unit('g:18/18Pz')] = s.units.place[unit('s:6/1Mos')]!),
      'both sides',
    ],
    [
      'a hex that is not held',
      (s: State, unit: Find) => (s.hexes.control[s.units.place[unit('s:6/1Mos')]!] = 1),
      'is not held',
    ],
    [
      'a flyer on the ground',
      (s: State, unit: Find) => (s.units.place[unit('g:air:I/StG77')] = 5),
      'in no box of the air',
    ],
    ['an attack out of turn', (s: State, unit: Find) => (s.units.attack[unit('s:6/1Mos')] = 1), 'attacks out of turn'],
  ])('find %s', (_, change, found) => {
    expect(law((s, unit) => void change(s, unit))).toContain(found)
  })
})

describe('laws of combat', () => {
  const attacked = (phase: string, change: (s: State, unit: Find) => void): string => {
    const match = position({
      phase,
      units: { 'g:18/18Pz': '1729', 'g:817Art': '1730', 's:6/1Mos': '1829', 's:29+49': '2028', 's:13A': '2231' },
      attacked: ['1829'],
    })
    const { position: s, setting } = match
    const unit = (id: string) => setting.kinds.unit.read(id)
    s.units.attack[unit('g:18/18Pz')] = 1
    const before = efs.blank(setting)
    before.words.set(s.words)
    change(s, unit)
    efs.rebuild(s)
    return broken(s, before)
  }

  it('hold of a declared attack', () => {
    expect(attacked('axis combat', () => {})).toBe('')
  })

  it.each([
    [
      'a unit that attacks from afar',
      (s: State, unit: Find) => (s.units.place[unit('g:18/18Pz')] = s.units.place[unit('g:817Art')]!),
      'from afar',
    ],
    ['support by who has no guns', (s: State, unit: Find) => (s.units.supports[unit('s:6/1Mos')] = 5), 'is no gun'],
    ['more on the die than three', (s: State) => (s.struck.drm = 4), '4 is added'],
    ['a step that goes uncounted', (s: State, unit: Find) => (s.units.face[unit('s:6/1Mos')] = 1), '1 steps go'],
  ])('find %s', (_, change, found) => {
    expect(attacked('axis combat', (s, unit) => void change(s, unit))).toContain(found)
  })
})

describe('the boundary of the army group', () => {
  it('4.43 who leaves over it in combat is no loss, who is taken off elsewhere is', () => {
    const gone = (hex: string): string => {
      const { position: s, setting } = position({
        scenario: 'minsk',
        turn: 3,
        phase: 'axis combat',
        units: { 's:24RD': hex },
      })
      const before = efs.blank(setting)
      before.words.set(s.words)
      efs.rebuild(before)
      s.units.place[setting.kinds.unit.read('s:24RD')] = setting.boxes.removed
      efs.rebuild(s)
      return broken(s, before)
    }
    const { ground, isAtBoundary, isLand } = efs.setting('minsk')
    expect(gone(ground.name(isAtBoundary.findIndex((at, hex) => at === 1 && isLand[hex] === 1)))).toBe('')
    expect(gone('D3015')).toContain('2 steps go')
  })
})

type State = ReturnType<typeof begin>['position']
type Find = (id: string) => number

describe('random games', () => {
  it.each(['borisov', 'lepel', 'yelnya'])(
    '%s holds the laws of the kernel and its own',
    (scenario) => {
      const { failures } = conform(efs, { scenario, games: 1, every: 40, seed: 'laws', invariant: broken })
      expect(failures.map(({ fault, message }) => `${fault}: ${message}`)).toEqual([])
    },
    60_000,
  )
})
