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
