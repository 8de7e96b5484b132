import { Choices, changed, copyInto, difference, hash, seededDice, touch } from '@hexfront/core'
import { crowdedSetting, efs } from '@hexfront/games/efs'
import type { Bench } from './harness.ts'

/** All five sheets and a thousand units on them: what the campaign will cost. */
export function efsScale(bench: Bench): void {
  const setting = crowdedSetting()
  const s = efs.start(setting, seededDice('scale'))
  const dice = seededDice('dice')
  const listed = new Choices()
  efs.beginPhase(s, 'axis movement', dice)
  const per = { unit: 'µs', each: 1 } as const
  const list = (name: string, forget: (position: typeof s) => void): void =>
    bench.measure({
      ...per,
      name,
      ours: () => {
        forget(s)
        efs.choices(s, listed)
        return listed.length
      },
    })
  list('efs: which unit', changed)
  const before = efs.blank(setting)
  copyInto(before, s)
  efs.choices(s, listed)
  efs.take(s, listed.at(listed.length >> 1), dice)
  list('efs: range and its list', changed)
  list('efs: range, zones and list', touch)
  const kept = efs.blank(setting)
  bench.measure({
    ...per,
    name: `efs: copy ${Math.round(s.words.byteLength / 1024)} KB`,
    ours: () => {
      copyInto(kept, s)
      return kept.turn
    },
  })
  bench.measure({ ...per, name: 'efs: difference', ours: () => difference(before, s).length })
  bench.measure({ ...per, name: 'efs: hash', ours: () => hash(s).length })
  bench.measure({
    ...per,
    name: 'efs: rezone',
    ours: () => {
      efs.rebuild(kept)
      return kept.turn
    },
  })
  bench.measure({
    ...per,
    name: 'efs: view',
    ours: () => {
      efs.view(s, 2, kept)
      return kept.turn
    },
  })
}
