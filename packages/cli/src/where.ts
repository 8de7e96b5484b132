import { BOARD_IDS, boardOf, groundOf, readBoardId } from '@hexfront/atlas'
import type { Board } from '@hexfront/core'
import { asked, didYouMean, Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

/** All that a board knows of a hex. */
interface Ground {
  readonly hex: string
  /** Its numbers on other sheets. */
  readonly also: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly terrain: string
  readonly provenance: string
  readonly places: readonly {
    readonly name: string
    readonly class: string
    readonly attributes: Readonly<Record<string, string>>
    readonly provenance: string
  }[]
  readonly sides: readonly {
    readonly direction: string
    /** Null at the edge of the map. */
    readonly hex: string | null
    readonly features: readonly string[]
  }[]
  readonly lines: readonly string[]
  readonly areas: readonly string[]
  readonly edges: readonly string[]
}

/** Tells of one hex, given by number or by the name of a place. */
export function where(game: string, text: string, { json }: { readonly json?: boolean }, { out }: Voice): number {
  const id = asked(() => readBoardId(game), game, BOARD_IDS)
  const board = boardOf(id)
  const hex = findHex(board, text)
  const ground = { ...groundOf(id, hex), ...ofHex(board, hex) }
  out(json ? JSON.stringify(ground, null, 2) : inWords(ground))
  return 0
}

function ofHex(board: Board, hex: number): Omit<Ground, 'latitude' | 'longitude'> {
  const { grid, content } = board
  return {
    hex: grid.name(hex),
    also: grid.aliases(hex).slice(1),
    terrain: board.terrainNames[board.terrain[hex]!]!,
    provenance: board.provenance({ of: 'terrain', hex }).kind,
    places: board.placesAt(hex).map(({ name, class: kind, attributes }) => ({
      name,
      class: kind,
      attributes: Object.fromEntries(attributes),
      provenance: board.provenance({ of: 'place', name }).kind,
    })),
    sides: Array.from({ length: 6 }, (_, direction) => sideOf(board, hex, direction)),
    lines: content.lines.filter(({ pieces }) => pieces.flat().includes(hex)).map(({ name }) => name),
    areas: content.areas.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => name),
    edges: content.edges.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => name),
  }
}

/** What lies on one side of a hex, and what crosses it. */
function sideOf(board: Board, hex: number, direction: number): Ground['sides'][number] {
  const { grid } = board
  const neighbour = grid.neighbour(hex, direction)
  const side = grid.sideOf(hex, direction)
  const features = board.content.layers.flatMap(({ kind, name, classes }) => {
    if (kind === 'hexes') return []
    const feature = board.featureAt(name, side)
    if (!feature) return []
    const words = [name, classes[feature.class] ?? '', feature.name]
    return [words.filter((word, n) => n === 0 || (word !== '' && word !== name)).join(' ')]
  })
  return { direction: grid.directions[direction]!, hex: neighbour === 0 ? null : grid.name(neighbour), features }
}

function inWords({ hex, also, latitude, longitude, terrain, provenance, places, sides, ...ground }: Ground): string {
  const within = [
    ...ground.lines.map((name) => `line ${name}`),
    ...ground.areas.map((name) => `area ${name}`),
    ...ground.edges.map((name) => `edge ${name}`),
  ]
  return [
    `${hex}${also.length > 0 ? ` (also ${also.join(', ')})` : ''}`,
    `  ${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`,
    `  terrain ${terrain}, ${provenance}`,
    ...places.map((place) => {
      const more = Object.entries(place.attributes).map(([key, value]) => (value === '' ? key : `${key} ${value}`))
      return `  ${[`${place.class} ${place.name}`, ...more].join(', ')}, ${place.provenance}`
    }),
    ...sides.map((side) => {
      const what = side.features.length > 0 ? `: ${side.features.join(', ')}` : ''
      return `  ${side.direction.padEnd(2)} ${side.hex ?? 'map edge'}${what}`
    }),
    ...(within.length > 0 ? [`  ${within.join(', ')}`] : []),
  ].join('\n')
}

function findHex(board: Board, text: string): number {
  const folded = text.toLowerCase()
  const place = board.places.find(
    ({ name, attributes }) =>
      name.toLowerCase() === folded || (attributes.get('also') ?? '').toLowerCase().split(/,\s*/).includes(folded),
  )
  if (place) return place.hex
  const reading = board.grid.readHex(text)
  if ('value' in reading) return reading.value
  const names = board.places.map(({ name }) => name)
  throw new Misuse(`${board.id}: no place is called "${text}", and ${reading.problem}${didYouMean(text, names)}`)
}

const degrees = (angle: number, plus: string, minus: string): string =>
  `${Math.abs(angle).toFixed(3)}° ${angle < 0 ? minus : plus}`
