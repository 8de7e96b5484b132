import { conform } from '@hexfront/core/testing'
import { expect, it } from 'vitest'
import { STACKING } from './charts.ts'
import { drill } from './index.ts'
import { pieces, type State } from './state.ts'

const isStacked = (s: State): string => {
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (pieces.count(s, hex) > STACKING) return `${pieces.count(s, hex)} units in ${s.setting.ground.name(hex)}`
  return ''
}

it('keeps the laws of the kernel over random games', () => {
  const report = conform(drill, { scenario: 'meeting', games: 40, seed: 'drill', limit: 5000, invariant: isStacked })
  expect(report.failures.map(({ fault, message, seed }) => `${fault}: ${message} (${seed})`)).toEqual([])
  expect(Object.keys(report.outcomes).length).toBeGreaterThan(1)
})
