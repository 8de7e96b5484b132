import {
  type Board,
  Choices,
  changed,
  copyInto,
  difference,
  hash,
  type Provenance,
  reconstructed,
  seededDice,
  touch,
} from '@hexfront/core'
import { CARDS, COUNTERS, type Counter, efs, settingOfCard } from '@hexfront/games/efs'
import type { Bench } from './harness.ts'

const AXIS_UNITS = 450
const SOVIET_UNITS = 550
/** Deep enough that a thousand units find room on both sides of the front. */
const DEPTH = 24

const MADE_UP: Provenance = reconstructed('made up to measure')

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

function crowdedSetting(): ReturnType<typeof settingOfCard> {
  const model = CARDS[0]!
  const counters = [...crowd(1, AXIS_UNITS), ...crowd(2, SOVIET_UNITS)]
  const { board } = settingOfCard({ ...model, area: '', stacks: [], arrivals: [] }, counters, OPTIONS)
  return settingOfCard(
    {
      ...model,
      id: 'crowd',
      area: '',
      stacks: stacksOf(board, counters),
      ready: '',
      strongpoints: { axis: '', soviet: '' },
      arrivals: [],
      provenance: { card: MADE_UP, setUp: MADE_UP },
    },
    counters,
    OPTIONS,
  )
}

const OPTIONS = { limitedInformation: 'off', retreats: 'off', historicalWeather: 'off' } as const

/** The counters of a side again and again, under names of their own. */
function crowd(side: number, count: number): Counter[] {
  const own = COUNTERS.filter((one) => one.side === side && one.air === null && one.home === '' && one.type !== 'train')
  return Array.from({ length: count }, (_, i) => ({ ...own[i % own.length]!, id: `${own[i % own.length]!.id}#${i}` }))
}

/** On both sides of a front halfway between Minsk and Vyazma, one unit a hex. */
function stacksOf(board: Board, counters: readonly Counter[]): { readonly hex: string; readonly units: string }[] {
  const { grid } = board
  const minsk = board.place('Minsk').hex
  const vyazma = board.place('Vyazma').hex
  const water = new Set(['sea', 'lake'].map((name) => board.terrainClass(name)))
  const land = Array.from({ length: grid.size }, (_, i) => i + 1).filter((hex) => !water.has(board.terrain[hex]!))
  const lead = (hex: number): number => grid.distance(hex, vyazma) - grid.distance(hex, minsk)
  const open = (side: number) =>
    land.filter((hex) => (side === 1 ? lead(hex) > 0 : lead(hex) < 0) && Math.abs(lead(hex)) <= DEPTH)
  const sites = [[], open(1), open(2)]
  return counters.map(({ id, side }, i) => {
    const list = sites[side]!
    return { hex: grid.name(list[Math.floor(((i % 997) / 997) * list.length)]!), units: id }
  })
}
