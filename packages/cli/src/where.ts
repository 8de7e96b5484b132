import { boardOf, groundOf, readBoardId } from '@hexfront/atlas'
import type { Board } from '@hexfront/core'
import type { Voice } from './voice.ts'

/** Everything a board knows of one hex, given by number or by the name of a place. */
export function where(game: string, text: string, { out }: Voice): number {
  const id = readBoardId(game)
  const board = boardOf(id)
  const { grid } = board
  const hex = findHex(board, text)
  const { latitude, longitude } = groundOf(id, hex)
  const others = grid.aliases(hex).slice(1)
  out(`${grid.name(hex)}${others.length > 0 ? ` (also ${others.join(', ')})` : ''}`)
  out(`  ${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`)
  out(`  terrain ${board.terrainNames[board.terrain[hex]!]}, ${board.provenance({ of: 'terrain', hex }).kind}`)
  for (const { name, class: kind, attributes } of board.placesAt(hex)) {
    const more = [...attributes].map(([key, value]) => (value === '' ? key : `${key} ${value}`))
    out(`  ${[`${kind} ${name}`, ...more].join(', ')}, ${board.provenance({ of: 'place', name }).kind}`)
  }
  for (let direction = 0; direction < 6; direction++) out(`  ${sideLine(board, hex, direction)}`)
  const { lines, areas, edges } = board.content
  const within = [
    ...lines.filter(({ pieces }) => pieces.flat().includes(hex)).map(({ name }) => `line ${name}`),
    ...areas.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => `area ${name}`),
    ...edges.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => `edge ${name}`),
  ]
  if (within.length > 0) out(`  ${within.join(', ')}`)
  return 0
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
  const close = board.places
    .filter(({ name }) => name.toLowerCase().startsWith(folded.slice(0, 3)))
    .map(({ name }) => name)
  throw new Error(
    `${board.id}: no place is called "${text}", and ${reading.problem}${close.length > 0 ? ` (is it ${close.join(', ')}?)` : ''}`,
  )
}

/** What lies on one side of a hex, and what crosses it. */
function sideLine(board: Board, hex: number, direction: number): string {
  const { grid } = board
  const neighbour = grid.neighbour(hex, direction)
  const side = grid.sideOf(hex, direction)
  const found = board.content.layers.flatMap(({ kind, name, classes }) => {
    if (kind === 'hexes') return []
    const feature = board.featureAt(name, side)
    if (!feature) return []
    const words = [name, classes[feature.class] ?? '', feature.name]
    return [words.filter((word, n) => n === 0 || (word !== '' && word !== name)).join(' ')]
  })
  const what = found.length > 0 ? `: ${found.join(', ')}` : ''
  return `${grid.directions[direction]!.padEnd(2)} ${neighbour === 0 ? 'map edge' : grid.name(neighbour)}${what}`
}

const degrees = (angle: number, plus: string, minus: string): string =>
  `${Math.abs(angle).toFixed(3)}° ${angle < 0 ? minus : plus}`
