import type { Clearance } from './clearance.ts'
import type { DrawnLayer, Item } from './drawing.ts'
import { hexNumbers } from './hex-numbers.ts'
import { Obstacles } from './obstacles.ts'
import { RADIUS } from './pen.ts'
import { placeWishes } from './place-names.ts'
import { Placing } from './placing.ts'
import { seaNames } from './region-names.ts'
import { riverWishes } from './river-names.ts'
import type { Scene } from './scene.ts'
import { REACH, settlement, tierOf } from './settlements.ts'
import { patchesOf } from './text.ts'
import { lakeWishes } from './water-names.ts'

export function settlements({ board, pen, ink }: Scene, clearance: Clearance): Item[] {
  return board.places.flatMap(({ hex, class: name }) => {
    const { x, y } = pen.centre(hex)
    const tier = tierOf(board, name)
    const reach = REACH[tier] * RADIUS
    clearance.take({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach })
    return settlement({ x, y }, tier, hex, ink)
  })
}

/** All text that stands on a map, no two of it over one another; empty layers come while room is looked for. */
export function* lettering(scene: Scene, clearance: Clearance): Generator<DrawnLayer> {
  const thinking = function* <T>(work: Generator<undefined, T>): Generator<DrawnLayer, T> {
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      yield { name: 'seas', items: [] }
    }
  }
  const obstacles = yield* thinking(Obstacles.gathered(scene, clearance))
  const wishes = [
    ...(yield* thinking(placeWishes(scene, obstacles))),
    ...(yield* thinking(riverWishes(scene, obstacles, clearance.rivers))),
    ...lakeWishes(scene, obstacles),
  ]
  const seas = seaNames(scene)
  const placing = new Placing(wishes, seas.flatMap(patchesOf), RADIUS * 2 * scene.nameScale)
  yield* thinking(placing.settleAll())
  const numbers = yield* thinking(hexNumbers(scene, obstacles, placing))
  const { name = [], number = [] } = Object.groupBy(placing.labels(), ({ font }) => font)
  yield { name: 'seas', items: seas }
  yield { name: 'numbers', items: [...numbers, ...number] }
  yield { name: 'names', items: name }
}
