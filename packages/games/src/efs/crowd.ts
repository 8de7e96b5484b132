import { type Board, type Provenance, reconstructed } from '@hexfront/core'
import { CARDS } from './data/cards.ts'
import type { Counter } from './data/counter.ts'
import { COUNTERS } from './data/counters.ts'
import { type EfsSetting, settingOfCard, USUAL_OPTIONS } from './scenarios.ts'

const AXIS_UNITS = 450
const SOVIET_UNITS = 550
/** Deep enough that a thousand units find room on both sides of the front. */
const DEPTH = 24

const MADE_UP: Provenance = reconstructed('made up to measure')

/** All five sheets and a thousand units on them: what a campaign costs is measured with it. */
export function crowdedSetting(): EfsSetting {
  const model = CARDS[0]!
  const counters = [...crowd(1, AXIS_UNITS), ...crowd(2, SOVIET_UNITS)]
  const { board } = settingOfCard({ ...model, area: '', stacks: [], arrivals: [] }, counters, USUAL_OPTIONS)
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
    USUAL_OPTIONS,
  )
}

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
