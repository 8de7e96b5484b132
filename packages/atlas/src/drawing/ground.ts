import type { Hex } from '@hexfront/core'
import type { Item } from './drawing.ts'
import { type Edging, fringe, outline, raggedOutline } from './outline.ts'
import { polyline } from './pen.ts'
import { hexesOf, type Scene, shape } from './scene.ts'
import { crowns, firs, pools, streets, tufts } from './signs.ts'
import { kindOf, type TerrainKind } from './terrain.ts'

/** Far enough to look grown, near enough that no hex is in doubt. */
const NEAR: Edging = {
  drifts: [
    { reach: 9, wave: 46 },
    { reach: 5, wave: 17 },
  ],
  step: 9.5,
  rounds: 1,
}

/** Where no hex can be told from the next, the lie of the land counts and not the net. */
const FAR: Edging = {
  drifts: [
    { reach: 24, wave: 170 },
    { reach: 12, wave: 60 },
  ],
  step: 22,
  rounds: 3,
}
const FAR_BELOW = 16

/** Kind by kind, each a patch and then its signs. */
export function* terrain(scene: Scene): Generator<Item[]> {
  const { ink, pen } = scene
  const isFar = scene.radius < FAR_BELOW
  const edging = isFar ? FAR : NEAR
  function* patch(hexes: ReadonlySet<Hex>, fill: string, edge: string, inner: string): Generator<Item[]> {
    yield [shape(raggedOutline(pen, hexes, edging), { fill, stroke: edge, width: 1.3 })]
    if (!isFar) yield [shape(raggedOutline(pen, hexes, { ...edging, inset: 9 }), { fill: inner, fillOpacity: 0.55 })]
  }
  for (const kind of KINDS) {
    const hexes = hexesOf(scene, kind)
    if (hexes.size === 0) continue
    if (kind === 'hill') {
      yield* patch(hexes, ink.hill, ink.hillEdge, ink.hillDeep)
      yield [
        shape(fringe(pen, hexes, { ...edging, step: 5.5 }, 11), {
          stroke: ink.hillInk,
          strokeOpacity: 0.75,
          width: 1,
          cap: 'round',
        }),
      ]
    }
    if (kind === 'marsh' || kind === 'swamp') {
      const [fill, deep, edge] =
        kind === 'marsh' ? [ink.marsh, ink.marshDeep, ink.marshEdge] : [ink.swamp, ink.swampDeep, ink.swampEdge]
      yield* patch(hexes, fill, edge, deep)
    }
    if (kind === 'forest') yield* patch(hexes, ink.forest, ink.forestEdge, ink.forestDeep)
    if (kind === 'built-up')
      yield [
        shape(outline(pen, hexes), { fill: ink.builtUp, stroke: ink.cityEdge, strokeOpacity: 0.55, width: 1.1 }),
        shape(streets(pen, hexes), { stroke: ink.cityEdge, strokeOpacity: 0.3, width: 0.8 }),
      ]
  }
  if (isFar) return
  const { wood, reeds, wet } = grown(scene)
  yield [
    shape(tufts(pen, reeds), { stroke: ink.marshInk, strokeOpacity: 0.8, width: 0.9, cap: 'round' }),
    shape(pools(pen, wet), { stroke: ink.swampInk, strokeOpacity: 0.8, width: 1.5, cap: 'round' }),
  ]
  const trees = { fill: ink.forestInk, fillOpacity: 0.62, stroke: ink.forestInk, strokeOpacity: 0.8, width: 0.6 }
  yield [shape(firs(pen, wood), trees)]
  yield [shape(crowns(pen, wood), { ...trees, fillOpacity: 0.45 })]
}

/** The lower ones first. */
const KINDS: readonly TerrainKind[] = ['hill', 'marsh', 'swamp', 'forest', 'built-up']

/** What grows where: ground may have a second terrain beside its first. */
function grown(scene: Scene): { wood: ReadonlySet<Hex>; reeds: ReadonlySet<Hex>; wet: ReadonlySet<Hex> } {
  const also = (kind: TerrainKind): Hex[] => {
    const { board, hexes } = scene
    if (!board.content.layers.some(({ name }) => name === 'also')) return []
    const [table, classes] = [board.layer('also'), board.classes('also')]
    return hexes.filter((hex) => kindOf(classes[table[hex]!]!) === kind)
  }
  const swamp = hexesOf(scene, 'swamp')
  return {
    wood: new Set([...hexesOf(scene, 'forest'), ...also('forest')]),
    reeds: new Set([...hexesOf(scene, 'marsh'), ...swamp, ...also('marsh')]),
    wet: swamp,
  }
}

export function grid({ board, pen, ink }: Scene): Item[] {
  let path = ''
  for (let side = 1; side <= board.grid.sides; side++) path += polyline(pen.side(side))
  return [shape(path, { stroke: ink.grid, strokeOpacity: ink.gridOpacity, width: 0.85 })]
}
