import type { Board, Layer } from './board.ts'

/** What rules look up by its label: places they ask for by name, and attributes that they read. */
export interface ReadByRules {
  readonly places?: readonly string[]
  readonly attributes?: readonly string[]
}

/**
 * All of a board that rules can read, in one canonical form for the fingerprint of a game's data: the grid, terrain, layers,
 * lines, areas, edges, where places of each class lie. Titles, names of rivers and towns, notes on sources and comments are
 * not in it, so that mending one of them leaves running games alone.
 */
export function dataOfBoard(board: Board, { places = [], attributes = [] }: ReadByRules = {}): object {
  const { content, grid, terrain, terrainNames } = board
  return {
    grid: grid.spec,
    terrain: { names: terrainNames, hexes: digits(terrain) },
    layers: content.layers.map((layer) => ({
      name: layer.name,
      kind: layer.kind,
      classes: layer.classes,
      table: digits(tableOf(board, layer)),
    })),
    places: content.places
      .map(({ hex, class: of, attributes: own }) => ({
        hex,
        of,
        ...Object.fromEntries(attributes.flatMap((name) => (own.has(name) ? [[name, own.get(name)]] : []))),
      }))
      .sort((a, b) => a.hex - b.hex || (a.of < b.of ? -1 : a.of > b.of ? 1 : 0)),
    named: Object.fromEntries([...places].sort().map((name) => [name, board.place(name).hex])),
    lines: Object.fromEntries(content.lines.map(({ name, pieces }) => [name, pieces])),
    areas: Object.fromEntries(content.areas.map(({ name, hexes }) => [name, hexes])),
    edges: Object.fromEntries(content.edges.map(({ name, hexes }) => [name, hexes])),
  }
}

function tableOf(board: Board, { kind, name }: Layer): Uint8Array {
  if (kind === 'hexes') return board.layer(name)
  return kind === 'sides' ? board.sideClass(name) : board.link(name)
}

/** One letter a class, and runs of the same class counted: `3.2a` for three of class 0 and two of class 1. */
function digits(table: Uint8Array): string {
  let text = ''
  for (let from = 0, to = 0; from < table.length; from = to) {
    while (to < table.length && table[to] === table[from]) to++
    text += `${to - from}${String.fromCharCode(table[from] === 0 ? 46 : 96 + table[from]!)}`
  }
  return text
}
