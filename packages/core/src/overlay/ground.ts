import { Board, type Feature, itemsOf, type Layer } from '../board/board.ts'
import type { Grid } from '../grid/grid.ts'
import type { Part, Slot, Worth } from './book.ts'
import { BY_OWNER } from './parts.ts'
import { hexOf, oneOf } from './wanted.ts'

/** What a hex or hexside of a layer has where it has nothing. */
const NONE = 'none'

/**
 * What a board says of its ground: `terrain.2813` a kind of terrain; the layers by hex or hexside, `river.2813/2814` a class or `none`;
 * `place.Minsk.hex` and `place.Minsk.class`.
 */
export const ground: Part<Board> = {
  names: (board) => [
    ...terrainNames(board),
    ...board.content.layers.flatMap((layer) => itemNames(board, layer)),
    ...placeNames(board),
  ],
  slot(board, name) {
    const [head, rest] = parted(name)
    if (head === 'terrain') return terrainSlot(board, rest)
    if (head === 'place') return placeSlot(board, rest)
    const layer = board.content.layers.find((each) => each.name === head)
    return layer ? itemSlot(board, layer, rest) : null
  },
  with: withGround,
}

const parted = (name: string): [head: string, rest: string] => {
  const dot = name.indexOf('.')
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
}

const terrainNames = ({ grid }: Board): string[] =>
  Array.from({ length: grid.size }, (_, i) => `terrain.${grid.name(i + 1)}`)

const placeNames = ({ places }: Board): string[] =>
  places.flatMap(({ name }) => [`place.${name}.hex`, `place.${name}.class`])

const itemNames = (board: Board, layer: Layer): string[] =>
  board.content.features
    .filter((feature) => feature.layer === layer.name)
    .flatMap((feature) => itemsOf(board.grid, layer, feature))
    .sort((a, b) => a - b)
    .map((item) => `${layer.name}.${nameOf(board.grid, layer, item)}`)

const nameOf = (grid: Grid, { kind }: Layer, item: number): string =>
  kind === 'hexes' ? grid.name(item) : grid.sideName(item)

function terrainSlot(board: Board, name: string): Slot | null {
  const hex = board.grid.find(name)
  if (hex === 0) return null
  return {
    value: board.terrainNames[board.terrain[hex]!]!,
    wants: oneOf(board.terrainNames.slice(1)),
    from: board.provenance({ of: 'terrain', hex }),
  }
}

function itemSlot(board: Board, layer: Layer, name: string): Slot | null {
  const item = itemNamed(board.grid, layer, name)
  if (item === 0) return null
  const feature = board.featureAt(layer.name, item)
  const ref =
    layer.kind === 'hexes'
      ? ({ of: 'layer', layer: layer.name, hex: item } as const)
      : ({ of: 'layer', layer: layer.name, side: item } as const)
  return {
    value: feature ? layer.classes[feature.class]! : NONE,
    wants: oneOf([...layer.classes.slice(1), NONE]),
    from: board.provenance(ref),
  }
}

function itemNamed(grid: Grid, { kind }: Layer, name: string): number {
  if (kind === 'hexes') return grid.find(name)
  const side = grid.readSide(name)
  if ('problem' in side) return 0
  return kind === 'links' && grid.sideHexes(side.value)[1] === 0 ? 0 : side.value
}

function placeSlot(board: Board, name: string): Slot | null {
  const dot = name.lastIndexOf('.')
  const place = dot < 0 ? undefined : board.findPlace(name.slice(0, dot))
  if (!place) return null
  const from = board.provenance({ of: 'place', name: place.name })
  switch (name.slice(dot + 1)) {
    case 'hex':
      return {
        value: board.grid.name(place.hex),
        wants: hexOf(board.grid),
        from,
      }
    case 'class':
      return { value: place.class, wants: oneOf(board.content.placeClasses.slice(1)), from }
    default:
      return null
  }
}

function withGround(board: Board, values: ReadonlyMap<string, Worth>): Board {
  const { content, grid } = board
  const terrain = content.terrain.slice()
  const places = content.places.map((place) => ({ ...place }))
  const changes = new Map<Layer, Map<number, number>>()
  for (const [name, value] of values) {
    const [head, rest] = parted(name)
    const layer = content.layers.find((each) => each.name === head)
    if (head === 'terrain') terrain[grid.find(rest)] = board.terrainClass(String(value))
    else if (head === 'place') {
      const dot = rest.lastIndexOf('.')
      const at = places.findIndex((place) => place.name === rest.slice(0, dot))
      places[at] =
        rest.slice(dot + 1) === 'hex'
          ? { ...places[at]!, hex: grid.find(String(value)), source: BY_OWNER }
          : { ...places[at]!, class: String(value), source: BY_OWNER }
    } else if (layer) {
      const own = changes.get(layer) ?? new Map<number, number>()
      own.set(itemNamed(grid, layer, rest), value === NONE ? 0 : layer.classes.indexOf(String(value)))
      changes.set(layer, own)
    }
  }
  const features = [...changes].reduce((made, [layer, own]) => withItems(grid, layer, made, own), content.features)
  return new Board({ ...content, terrain, places, features })
}

/** Features without the items that change, and one without a name for those that have something now. */
function withItems(
  grid: Grid,
  layer: Layer,
  features: readonly Feature[],
  changes: ReadonlyMap<number, number>,
): Feature[] {
  const kept = features.map((feature) =>
    feature.layer === layer.name ? without(grid, layer, feature, changes) : feature,
  )
  const added = layer.classes.slice(1).flatMap((_, at): Feature[] => {
    const items = [...changes].filter(([, value]) => value === at + 1).map(([item]) => item)
    if (items.length === 0) return []
    const pieces = items.map((item) => (layer.kind === 'links' ? [...grid.sideHexes(item)] : [item]))
    return [{ layer: layer.name, name: '', class: at + 1, pieces, source: BY_OWNER }]
  })
  return [...kept.filter(({ pieces }) => pieces.length > 0), ...added]
}

function without(grid: Grid, { kind }: Layer, feature: Feature, changes: ReadonlyMap<number, number>): Feature {
  const pieces = feature.pieces.flatMap((piece) => {
    const runs: number[][] = [[]]
    piece.forEach((item, at) => {
      if (kind === 'links') {
        if (at > 0 && changes.has(grid.sideBetween(piece[at - 1]!, item))) runs.push([])
        runs.at(-1)!.push(item)
      } else if (changes.has(item)) runs.push([])
      else runs.at(-1)!.push(item)
    })
    return runs.filter((run) => run.length > (kind === 'links' ? 1 : 0))
  })
  return { ...feature, pieces }
}
