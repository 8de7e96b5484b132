import { Choices, changed, copyInto, difference, hash, Match, seededDice, touch } from '@hexfront/core'
import { campaign } from './campaign.ts'
import type { Bench } from './harness.ts'
import { prepared } from './starts.ts'

/** What each thing costs in a game of 10,010 hexes and 1,400 units, in the midst of it. */
export function scale(bench: Bench): void {
  const setting = campaign.setting('march')
  const dice = seededDice('scale')
  const chance = seededDice('answers')
  const listed = new Choices()
  const s = prepared(campaign, setting, dice)
  const atRandom = (): number => {
    campaign.choices(s, listed)
    return listed.at(chance.pick(listed.length, 'an answer'))
  }
  // Both sides have moved and fought; it is early in a movement phase.
  while (s.turn < 3) campaign.take(s, atRandom(), dice)
  const per = { unit: 'µs', each: 1 } as const
  const list = (name: string, forget: (position: typeof s) => void): void =>
    bench.measure({
      ...per,
      name,
      ours: () => {
        forget(s)
        campaign.choices(s, listed)
        return listed.length
      },
    })

  list('list units', changed)
  const before = campaign.blank(setting)
  copyInto(before, s)
  campaign.choices(s, listed)
  campaign.take(s, listed.at(listed.length >> 1), dice)
  list('list march: range', changed)
  list('list march: range and tolls', touch)
  campaign.choices(s, listed)
  campaign.take(s, listed.at(listed.length >> 1), dice)

  const kept = campaign.blank(setting)
  bench.measure({
    ...per,
    name: 'copy',
    ours: () => {
      copyInto(kept, s)
      return kept.turn
    },
  })
  bench.measure({ ...per, name: 'hash', ours: () => hash(s).length })
  bench.measure({ ...per, name: 'difference', ours: () => difference(before, s).length })
  bench.measure({
    ...per,
    name: 'rebuild',
    ours: () => {
      campaign.rebuild(kept)
      return kept.turn
    },
  })
  matches(bench, s)
}

function matches(bench: Bench, start: ReturnType<typeof campaign.blank>): void {
  const chance = seededDice('match')
  const begin = () => Match.from(campaign, start, seededDice('match dice'))
  const listed = new Choices()
  let match = begin()
  bench.measure({
    name: 'list and Match.take',
    unit: 'µs',
    each: 1,
    ours: () => {
      campaign.choices(match.position, listed)
      if (listed.length === 0) {
        match = begin()
        return 0
      }
      match.take(listed.at(chance.pick(listed.length, 'an answer')))
      return 1
    },
  })
  const other = begin()
  for (let taken = 0; taken < 2; taken++) other.take(other.choices()[0]!)
  bench.measure({
    name: 'undo or redo',
    unit: 'µs',
    each: 2,
    ours: () => {
      other.undo()
      other.redo()
      return 1
    },
  })
}
