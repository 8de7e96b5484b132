import { Board, centre, defineGrid, type Feature, type Grid, type Hex, type NamedPlace } from '@hexfront/core'
import { anyOf, below, randomFrom } from './random.ts'

const SPAN = 100
const RIVERS = 34
const RAILS = 30
const NAMES = 200

/** A large map that nobody has to love: 10,000 hexes with woods, rivers, railways and 200 named places, always the same. */
export function stressBoard(): Board {
  const random = randomFrom(1944)
  const grid = defineGrid({
    orientation: 'flat',
    digits: 'CCRR',
    columns: 'east',
    rows: 'south',
    shifted: 'even columns south',
    sheets: [{ prefix: '', hexes: [{ columns: [0, SPAN - 1], rows: [0, SPAN - 1] }] }],
  })
  const places = placesOn(grid, random)
  return new Board({
    id: 'stress',
    title: 'Stress',
    source: null,
    grid,
    terrainCodes: ['', '.', 'f', 's', 'h'],
    terrainNames: ['', 'clear', 'forest', 'swamp', 'hill'],
    terrainSource: null,
    terrain: terrainOf(grid, random),
    layers: [
      { kind: 'sides', name: 'river', classes: ['', 'minor', 'major'], source: null },
      { kind: 'links', name: 'rail', classes: ['', 'rail'], source: null },
    ],
    features: [...riversOn(grid, random), ...railsBetween(grid, places, random)],
    placeClasses: ['', 'capital', 'city', 'town', 'village'],
    placesSource: null,
    places,
    lines: [],
    areas: [],
    edges: [],
    shores: [],
    marks: [],
  })
}

/** Blots of woods, marshes and hills round random middles. */
function terrainOf(grid: Grid, random: () => number): Uint8Array {
  const terrain = new Uint8Array(grid.size + 1).fill(1)
  terrain[0] = 0
  for (let blot = 0; blot < 260; blot++) {
    const kind = 2 + below(random, 3)
    const reach = 1 + below(random, 4)
    for (const hex of grid.within(1 + below(random, grid.size), reach)) if (random() < 0.82) terrain[hex] = kind
  }
  return terrain
}

/** Along hexsides, each from a random corner in a direction that it keeps to, until it leaves the map or meets itself. */
function riversOn(grid: Grid, random: () => number): Feature[] {
  const atVertex = new Map<number, number[]>()
  for (let side = 1; side <= grid.sides; side++)
    for (const end of grid.sideEnds(side)) atVertex.set(end, [...(atVertex.get(end) ?? []), side])
  const used = new Set<number>()
  return Array.from({ length: RIVERS }, (_, n): Feature => {
    let side = 1 + below(random, grid.sides)
    let vertex = grid.sideEnds(side)[1]
    const angle = random() * 2 * Math.PI
    const piece = [side]
    const seen = new Set<number>(grid.sideEnds(side))
    for (let step = 0; step < 110; step++) {
      const next = (atVertex.get(vertex) ?? [])
        .filter((other) => other !== side && !used.has(other))
        .map((other) => ({ other, end: grid.sideEnds(other).find((end) => end !== vertex) ?? 0 }))
        .filter(({ end }) => !seen.has(end))
        .map((way) => ({ ...way, pull: pullOf(grid, way.other, side, angle) + random() * 0.9 }))
        .sort((a, b) => b.pull - a.pull)[0]
      if (!next) break
      side = next.other
      vertex = next.end
      seen.add(vertex)
      piece.push(side)
    }
    for (const each of piece) used.add(each)
    return { layer: 'river', name: `River ${n + 1}`, class: n % 3 === 0 ? 2 : 1, pieces: [piece], source: null }
  })
}

/** How well a step from one side to another keeps to a direction. */
function pullOf(grid: Grid, to: number, from: number, angle: number): number {
  const a = middleOf(grid, from)
  const b = middleOf(grid, to)
  return (b.x - a.x) * Math.cos(angle) + (b.y - a.y) * Math.sin(angle)
}

function middleOf(grid: Grid, side: number): { x: number; y: number } {
  const [a, b] = grid.sideHexes(side)
  const one = centre(grid, a)
  const other = b === 0 ? one : centre(grid, b)
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function railsBetween(grid: Grid, places: readonly NamedPlace[], random: () => number): Feature[] {
  const links = new Set<number>()
  return Array.from({ length: RAILS }, (_, n): Feature => {
    const to = centre(grid, anyOf(random, places).hex)
    let hex = anyOf(random, places).hex
    const pieces: Hex[][] = [[hex]]
    for (let step = 0; step < 140; step++) {
      const next = grid
        .ring(hex, 1)
        .map((other) => ({ other, far: Math.hypot(centre(grid, other).x - to.x, centre(grid, other).y - to.y) }))
        .sort((a, b) => a.far - b.far)[0]
      if (!next || next.far > Math.hypot(centre(grid, hex).x - to.x, centre(grid, hex).y - to.y)) break
      const link = grid.sideBetween(hex, next.other)
      // A stretch that another railway has laid is not laid again.
      if (links.has(link)) pieces.push([next.other])
      else pieces.at(-1)?.push(next.other)
      links.add(link)
      hex = next.other
    }
    const laid = pieces.filter((piece) => piece.length > 1)
    return { layer: 'rail', name: `Line ${n + 1}`, class: 1, pieces: laid, source: null }
  }).filter(({ pieces }) => pieces.length > 0)
}

const BEGINNINGS = [
  'Bor',
  'Vit',
  'Smol',
  'Ors',
  'Mog',
  'Pol',
  'Roga',
  'Slon',
  'Bara',
  'Minsk',
  'Lep',
  'Tolo',
  'Kri',
  'Gom',
]
const ENDINGS = [
  'isov',
  'ebsk',
  'ensk',
  'ha',
  'ilev',
  'otsk',
  'chev',
  'im',
  'novichi',
  'ino',
  'el',
  'chin',
  'chev',
  'ovo',
]

function placesOn(grid: Grid, random: () => number): NamedPlace[] {
  const taken = new Set<Hex>()
  const names = new Set<string>()
  const found: NamedPlace[] = []
  while (found.length < NAMES) {
    const hex = 1 + below(random, grid.size)
    const bare = `${anyOf(random, BEGINNINGS)}${anyOf(random, ENDINGS)}`
    const name = names.has(bare) ? `${bare} ${found.length}` : bare
    if (taken.has(hex)) continue
    taken.add(hex)
    names.add(name)
    const rank = found.length
    const kind = rank < 8 ? 'capital' : rank < 30 ? 'city' : rank < 100 ? 'town' : 'village'
    found.push({ name, hex, class: kind, attributes: new Map(), source: null })
  }
  return found
}
