import type { Point } from '../grid/geometry.ts'
import type { Compass, Grid } from '../grid/grid.ts'
import { type Hex, opposite } from '../grid/lattice.ts'
import type { Hexside } from '../grid/sides.ts'
import type { Provenance } from '../provenance.ts'

/** The ground of a map as its file states it. Class 0 is none; so the first name of every list is empty. */
export interface BoardContent {
  readonly id: string
  readonly title: string
  readonly source: Provenance | null
  readonly grid: Grid
  readonly terrainCodes: readonly string[]
  readonly terrainNames: readonly string[]
  readonly terrainSource: Provenance | null
  /** By hex. */
  readonly terrain: Uint8Array
  readonly layers: readonly Layer[]
  readonly features: readonly Feature[]
  readonly placeClasses: readonly string[]
  readonly placesSource: Provenance | null
  readonly places: readonly NamedPlace[]
  readonly lines: readonly NamedLine[]
  readonly areas: readonly NamedArea[]
  readonly edges: readonly MapEdge[]
  readonly shores: readonly NamedShore[]
  readonly marks: readonly Mark[]
}

export const LAYER_KINDS = ['hexes', 'sides', 'links'] as const

/** Something that lies on hexes, on hexsides, or links neighbours as roads do. */
export interface Layer {
  readonly kind: (typeof LAYER_KINDS)[number]
  readonly name: string
  readonly classes: readonly string[]
  readonly source: Provenance | null
}

/** One river, railway, wood; a layer has one feature of a name and class at most. */
export interface Feature {
  readonly layer: string
  readonly name: string
  readonly class: number
  /** Hexes; or sides, or hexes to be linked, in unbroken chains. */
  readonly pieces: readonly (readonly number[])[]
  readonly source: Provenance | null
}

export interface NamedPlace {
  readonly name: string
  readonly hex: Hex
  readonly class: string
  readonly attributes: ReadonlyMap<string, string>
  readonly source: Provenance | null
}

export interface NamedLine {
  readonly name: string
  /** Hexes in order, each the neighbour of the one before. */
  readonly pieces: readonly (readonly Hex[])[]
  readonly source: Provenance | null
}

export interface NamedArea {
  readonly name: string
  readonly hexes: readonly Hex[]
  readonly source: Provenance | null
}

export interface MapEdge {
  readonly name: string
  readonly hexes: readonly Hex[]
  /** Where the hexes are not listed but all that face this way. */
  readonly facing: Compass | null
  readonly source: Provenance | null
}

/** The true outline of a sea or lake, for the eye: no rule reads it. */
export interface NamedShore {
  readonly name: string
  /** Closed, in the coordinates of hex centres; a ring within a ring is an island. */
  readonly rings: readonly (readonly Point[])[]
  readonly source: Provenance | null
}

/** Where single hexes or sides of a layer come from, when it is not where the rest comes from. */
export interface Mark {
  /** `terrain` or a layer. */
  readonly layer: string
  /** Hexes, or sides where the layer lies on sides or links. */
  readonly items: readonly number[]
  readonly source: Provenance
}

/** What may be asked for its provenance; a link is named by the side it crosses. */
export type FeatureRef =
  | { readonly of: 'place' | 'line' | 'area' | 'edge'; readonly name: string }
  | { readonly of: 'terrain'; readonly hex: Hex }
  | { readonly of: 'layer'; readonly layer: string; readonly hex: Hex }
  | { readonly of: 'layer'; readonly layer: string; readonly side: Hexside }

const UNKNOWN: Provenance = { kind: 'reconstructed', note: '' }

/** The unchanging ground, as flat arrays for rules. A name that is not on the board throws. */
export class Board {
  /** The board as its file states it, in the file's order. */
  readonly content: BoardContent
  readonly id: string
  readonly title: string
  readonly grid: Grid
  /** Class by hex; `terrainNames[terrain[hex]]`. */
  readonly terrain: Uint8Array
  readonly terrainNames: readonly string[]
  readonly places: readonly NamedPlace[]
  readonly #layers: ReadonlyMap<string, Layer>
  readonly #tables: ReadonlyMap<string, Uint8Array>
  readonly #features: ReadonlyMap<string, ReadonlyMap<number, Feature>>
  readonly #members: ReadonlyMap<string, Uint8Array>
  readonly #named: { [K in 'place' | 'line' | 'area' | 'edge']: ReadonlyMap<string, Named[K]> }

  constructor(stated: BoardContent) {
    const content = inOrder(stated)
    this.content = content
    this.id = content.id
    this.title = content.title
    this.grid = content.grid
    this.terrain = content.terrain
    this.terrainNames = content.terrainNames
    this.places = content.places
    this.#layers = byName(content.layers)
    this.#tables = new Map(content.layers.map((layer) => [layer.name, tableOf(content, layer)]))
    this.#features = new Map(content.layers.map((layer) => [layer.name, featuresByItem(content, layer)]))
    this.#members = new Map(content.areas.map((area) => [area.name, membersOf(content.grid, area.hexes)]))
    this.#named = {
      place: byName(content.places),
      line: byName(content.lines),
      area: byName(content.areas),
      edge: byName(content.edges),
    }
  }

  /** The class that `terrain` holds for a kind of terrain. */
  terrainClass(name: string): number {
    return indexOrThrow(this.terrainNames, name, 'terrain')
  }

  /** A layer on hexes: class by hex, 0 where there is nothing. */
  layer(name: string): Uint8Array {
    return this.#table('hexes', name)
  }

  /** A layer on hexsides: class by hex * 6 + direction, 0 where there is nothing. */
  sideClass(name: string): Uint8Array {
    return this.#table('sides', name)
  }

  /** A network of links: class by hex * 6 + direction, 0 where there is nothing. */
  link(name: string): Uint8Array {
    return this.#table('links', name)
  }

  /** The names of a layer's classes; the first, of class 0, is empty. */
  classes(layer: string): readonly string[] {
    return orThrow(this.#layers.get(layer), 'layer', layer).classes
  }

  classOf(layer: string, name: string): number {
    return indexOrThrow(this.classes(layer), name, layer)
  }

  /** The river, railway or wood that is there; a link is named by the side it crosses. */
  featureAt(layer: string, hexOrSide: number): Feature | undefined {
    return orThrow(this.#features.get(layer), 'layer', layer).get(hexOrSide)
  }

  place(name: string): NamedPlace {
    return orThrow(this.#named.place.get(name), 'place', name)
  }

  findPlace(name: string): NamedPlace | undefined {
    return this.#named.place.get(name)
  }

  placesOf(className: string): NamedPlace[] {
    indexOrThrow(this.content.placeClasses, className, 'places')
    return this.places.filter((place) => place.class === className)
  }

  placesAt(hex: Hex): NamedPlace[] {
    return this.places.filter((place) => place.hex === hex)
  }

  /** By hex: 1 inside, 0 outside. */
  area(name: string): Uint8Array {
    return orThrow(this.#members.get(name), 'area', name)
  }

  areaHexes(name: string): readonly Hex[] {
    return orThrow(this.#named.area.get(name), 'area', name).hexes
  }

  edge(name: string): readonly Hex[] {
    return orThrow(this.#named.edge.get(name), 'edge', name).hexes
  }

  line(name: string): readonly Hex[] {
    return this.linePieces(name).flat()
  }

  /** Where a line has gaps: its unbroken pieces. */
  linePieces(name: string): readonly (readonly Hex[])[] {
    return orThrow(this.#named.line.get(name), 'line', name).pieces
  }

  /** The closest statement about where something comes from: on itself, its feature, its layer, the board. */
  provenance(ref: FeatureRef): Provenance {
    return this.#ownSource(ref) ?? this.content.source ?? UNKNOWN
  }

  #ownSource(ref: FeatureRef): Provenance | null {
    if (ref.of === 'terrain') return this.#markOn('terrain', ref.hex) ?? this.content.terrainSource
    if (ref.of === 'layer') {
      const item = 'hex' in ref ? ref.hex : ref.side
      const feature = this.featureAt(ref.layer, item)
      const layer = orThrow(this.#layers.get(ref.layer), 'layer', ref.layer)
      return this.#markOn(ref.layer, item) ?? feature?.source ?? layer.source
    }
    const own = orThrow(this.#named[ref.of].get(ref.name), ref.of, ref.name).source
    return own ?? (ref.of === 'place' ? this.content.placesSource : null)
  }

  #markOn(layer: string, item: number): Provenance | null {
    return this.content.marks.find((mark) => mark.layer === layer && mark.items.includes(item))?.source ?? null
  }

  #table(kind: Layer['kind'], name: string): Uint8Array {
    const layer = orThrow(this.#layers.get(name), 'layer', name)
    if (layer.kind !== kind) throw new Error(`layer ${name} of board ${this.id} lies on ${layer.kind}, not on ${kind}`)
    return this.#tables.get(name)!
  }
}

interface Named {
  place: NamedPlace
  line: NamedLine
  area: NamedArea
  edge: MapEdge
}

/** The one order in which a board is kept and written. */
function inOrder(content: BoardContent): BoardContent {
  checkTexts(content)
  const layers = content.layers.map(({ name }) => name)
  const rank = (layer: string) => layers.indexOf(layer)
  return {
    ...content,
    features: content.features
      .map((feature) =>
        kindOf(content, feature.layer) === 'hexes' ? { ...feature, pieces: oneSet(feature) } : feature,
      )
      .sort((a, b) => rank(a.layer) - rank(b.layer) || byText(a.name, b.name) || a.class - b.class),
    places: content.places
      .map((place) => ({ ...place, attributes: sortedMap(place.attributes) }))
      .sort((a, b) => a.hex - b.hex || byText(a.name, b.name)),
    lines: [...content.lines].sort((a, b) => byText(a.name, b.name)),
    areas: content.areas
      .map((area) => ({ ...area, hexes: ascending(area.hexes) }))
      .sort((a, b) => byText(a.name, b.name)),
    edges: [...content.edges].sort((a, b) => byText(a.name, b.name)),
    shores: [...content.shores].sort((a, b) => byText(a.name, b.name)),
    marks: joined(content.marks).sort(
      (a, b) =>
        rank(a.layer) - rank(b.layer) || byText(a.source.kind, b.source.kind) || byText(a.source.note, b.source.note),
    ),
  }
}

/** What the file could not hold must not get onto a board. */
function checkTexts({ source, terrainSource, placesSource, ...content }: BoardContent): void {
  const named = [content.features, content.places, content.lines, content.areas, content.edges, content.shores].flat()
  const values = content.places.flatMap(({ attributes }) => [...attributes.keys(), ...attributes.values()])
  for (const text of [content.title, ...named.map(({ name }) => name), ...values]) {
    if (/[#!:;]|^\s|\s$|\s\s|[^\S ]/.test(text)) throw new Error(`a board cannot hold the name "${text}"`)
  }
  const sources = [...named, ...content.layers, ...content.marks].map((each) => each.source)
  for (const each of [source, terrainSource, placesSource, ...sources]) {
    if (each && /#|^\s|\s$|\s\s|[^\S ]/.test(each.note)) throw new Error(`a board cannot hold the note "${each.note}"`)
  }
}

const sortedMap = (pairs: ReadonlyMap<string, string>) => new Map([...pairs].sort(([a], [b]) => byText(a, b)))

const kindOf = (content: BoardContent, layer: string) => content.layers.find(({ name }) => name === layer)?.kind

const oneSet = ({ pieces }: Feature) => [ascending(pieces.flat())]

function joined(marks: readonly Mark[]): Mark[] {
  const groups = new Map<string, Mark>()
  for (const mark of marks) {
    const key = `${mark.layer}!${mark.source.kind} ${mark.source.note}`
    const items = ascending([...(groups.get(key)?.items ?? []), ...mark.items])
    groups.set(key, { ...mark, items })
  }
  return [...groups.values()]
}

function tableOf({ grid, features }: BoardContent, layer: Layer): Uint8Array {
  const own = features.filter((feature) => feature.layer === layer.name)
  const table = new Uint8Array((grid.size + 1) * (layer.kind === 'hexes' ? 1 : 6))
  for (const feature of own) {
    for (const item of itemsOf(grid, layer, feature)) {
      if (layer.kind === 'hexes') table[item] = feature.class
      else onBothHexes(grid, item, table, feature.class)
    }
  }
  return table
}

function onBothHexes(grid: Grid, side: Hexside, table: Uint8Array, value: number): void {
  const [hex, other] = grid.sideHexes(side)
  const direction = grid.sideTable.directions[side]!
  table[hex * 6 + direction] = value
  if (other !== 0) table[other * 6 + opposite(direction)] = value
}

function featuresByItem({ grid, features }: BoardContent, layer: Layer): Map<number, Feature> {
  const byItem = new Map<number, Feature>()
  for (const feature of features) {
    if (feature.layer !== layer.name) continue
    for (const item of itemsOf(grid, layer, feature)) byItem.set(item, feature)
  }
  return byItem
}

/** The hexes or sides a feature covers; a link covers the side it crosses. */
export function itemsOf(grid: Grid, layer: Layer, { pieces }: Pick<Feature, 'pieces'>): number[] {
  if (layer.kind !== 'links') return pieces.flat()
  return pieces.flatMap((piece) => piece.slice(1).map((hex, i) => grid.sideBetween(piece[i]!, hex)))
}

function membersOf(grid: Grid, hexes: readonly Hex[]): Uint8Array {
  const members = new Uint8Array(grid.size + 1)
  for (const hex of hexes) members[hex] = 1
  return members
}

const byName = <T extends { readonly name: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((each) => [each.name, each]))

/** By code unit: the same everywhere. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

function indexOrThrow(names: readonly string[], name: string, what: string): number {
  const index = names.indexOf(name)
  if (index < 1) throw new Error(`${what} has no class "${name}" (${names.slice(1).join(', ')})`)
  return index
}

function orThrow<T>(value: T | undefined, what: string, name: string): T {
  if (value === undefined) throw new Error(`there is no ${what} "${name}" on the board`)
  return value
}
