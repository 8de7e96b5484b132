import { type Label, layersOf, patchesOf } from '@hexfront/atlas/drawing'
import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { gameScene, type Scene } from '../stress/game.ts'
import { Geometry, RADIUS } from './geometry.ts'
import { COUNTER_SHARE } from './levels.ts'
import { MOST_SHOWN, stackOffset, stacksOf } from './stacks.ts'

const SIDE = RADIUS * COUNTER_SHARE

interface Square {
  readonly x: number
  readonly y: number
}

/** The counters of a set-up as they are drawn, stacks with their edges. */
function countersOf({ board, pieces }: Scene): Square[] {
  const geometry = new Geometry(board)
  return [...stacksOf(pieces, (place) => geometry.isOnMap(place), new Set())].flatMap(([hex, stack]) =>
    stack.slice(0, MOST_SHOWN).map((_, depth) => {
      const off = stackOffset(depth, stack.length, SIDE)
      return { x: geometry.x[hex]! + off, y: geometry.y[hex]! + off }
    }),
  )
}

const isUnder = (label: Label, counters: readonly Square[]): boolean =>
  patchesOf(label).some((patch) => {
    const wide = patch.wide * Math.abs(patch.cos) + patch.high * Math.abs(patch.sin)
    const high = patch.wide * Math.abs(patch.sin) + patch.high * Math.abs(patch.cos)
    return counters.some(
      ({ x, y }) => Math.abs(patch.x - x) < wide + SIDE / 2 && Math.abs(patch.y - y) < high + SIDE / 2,
    )
  })

const scenes = await Promise.all(
  Object.entries(TABLES).map(async ([id, open]) => {
    const { game } = await open()
    const scenarios = game.scenarios.map(
      async (scenario) => [`${id} ${scenario.id}`, await gameScene(id, scenario.id)] as const,
    )
    return Promise.all(scenarios)
  }),
)

describe.each(scenes.flat())('names at the set-up of %s', (_, scene) => {
  it('lie under no counter at reading zoom', () => {
    const names = [...layersOf(scene.board, scene.look, 'light', 40)]
      .filter(({ name }) => name === 'names')
      .flatMap(({ items }) => items.filter((item) => item.kind === 'label'))
    const counters = countersOf(scene)
    expect(counters.length).toBeGreaterThan(0)
    expect(names.filter((label) => isUnder(label, counters)).map(({ text }) => text)).toEqual([])
  })
})
