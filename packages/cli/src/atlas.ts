import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Anchor,
  BOARD_IDS,
  type BoardId,
  bareFit,
  boardOf,
  boardText,
  drawBoard,
  drawPart,
  FITS,
  fileOf,
  hexOn,
  LOOKS,
  PLACES,
} from '@hexfront/atlas'
import { type Board, centre, PROVENANCES, type Provenance, parseBoard, writeBoard } from '@hexfront/core'
import { toPng } from './map.ts'
import type { Voice } from './voice.ts'

/** What is shown close up of each map: the ground its players know best. */
const CLOSE: Readonly<Record<BoardId, string>> = {
  dagc73: 'Orsha',
  dagc09: 'Bobruisk',
  pes: 'Smolensk',
  damos: 'Minsk',
  efs: 'Borisov',
}

const WHOLE_WIDTH = 1600

/** Checks every board, writes it in its one normal form, draws it and writes the page that shows them all. */
export function reportAtlas(root: string, { out }: Voice): number {
  const pictures = join(root, 'docs', 'pictures')
  mkdirSync(pictures, { recursive: true })
  const sections = BOARD_IDS.map((id) => {
    const normal = writeBoard(parseBoard(boardText(id), fileOf(id)))
    const isNormal = normal === boardText(id)
    if (!isNormal) writeFileSync(join(root, fileOf(id)), `export default \`${normal}\`\n`)
    const board = boardOf(id)
    const middle = board.place(CLOSE[id]).hex
    const near = board.grid.within(middle, id === 'efs' ? 9 : 5).filter((hex) => hex !== 0)
    writeFileSync(join(pictures, `map-${id}.png`), toPng(drawBoard(id, 'light', { width: WHOLE_WIDTH }), WHOLE_WIDTH))
    writeFileSync(join(pictures, `map-${id}-close.png`), toPng(drawPart(boardOf(id), LOOKS[id], 'light', near), 1100))
    out(`${id}: ${board.grid.size} hexes, ${board.content.features.length} features${isNormal ? '' : ', written anew'}`)
    return section(id, board)
  })
  const themes = (['dark', 'colour-blind'] as const).map((theme) => {
    const near = boardOf('dagc73')
      .grid.within(boardOf('dagc73').place('Orsha').hex, 4)
      .filter((hex) => hex !== 0)
    const name = `map-dagc73-${theme}.png`
    writeFileSync(join(pictures, name), toPng(drawPart(boardOf('dagc73'), LOOKS.dagc73, theme, near), 800))
    return `![${theme}](pictures/${name})`
  })
  writeFileSync(join(root, 'docs', 'maps.md'), page(sections, themes))
  return 0
}

const page = (sections: readonly string[], themes: readonly string[]): string => `# Maps

This page is made by \`npm run atlas\`. The printed maps of the five games are not available to us; the ground is. Each game's grid is
fitted to real geography through the hexes that its rulebook prints, and the board is our own drawing of that ground in the
game's own terms. Where a rulebook names a hex, the hex is as printed; the rest is marked *reconstructed*, and \`npx hexfront where GAME
PLACE\` says which is which. Coordinates of places: GeoNames (geonames.org, CC BY 4.0).

| game | hexes | km a hex | true north lies | printed references | in their hex |
|---|---|---|---|---|---|
${BOARD_IDS.map(summary).join('\n')}

${sections.join('\n')}
## Themes

The same ground around Orsha for dark rooms and for colour-blind eyes.

${themes.join(' ')}
`

function summary(id: BoardId): string {
  const { kilometres, a, anchors } = FITS[id]
  const turn = (Math.atan2(-a[1], a[0]) * 180) / Math.PI
  const hard = anchors.filter(({ weight }) => weight === 1)
  const held = hard.filter((anchor) => hexOn(id, anchor) === boardOf(id).grid.find(anchor.hex)).length
  const lies = `${Math.abs(turn).toFixed(1)}° ${turn > 0 ? 'right' : 'left'} of the top`
  return `| ${id} | ${boardOf(id).grid.size} | ${kilometres} | ${lies} | ${hard.length} | ${held} |`
}

function section(id: BoardId, board: Board): string {
  const { anchors } = FITS[id]
  const strays = straysOf(id, board)
  return `## ${board.title}

![The whole map](pictures/map-${id}.png)

![The ground around ${CLOSE[id]}](pictures/map-${id}-close.png)

${provenanceTable(board)}
${anchors.length > 0 ? residualTable(id, anchors) : 'The rulebook prints no hex numbers: frame, orientation and numbers are ours.\n'}
${strays}
`
}

/** How many features of each kind there are, and where they come from. */
function provenanceTable(board: Board): string {
  const { content } = board
  const rows: [string, Provenance[]][] = [
    [
      'terrain hexes',
      Array.from({ length: board.grid.size }, (_, i) => board.provenance({ of: 'terrain', hex: i + 1 })),
    ],
    ...content.layers.map(({ name, kind }): [string, Provenance[]] => {
      const sides = content.features.filter(({ layer }) => layer === name).flatMap(({ pieces }) => pieces)
      const items = kind === 'links' ? sides.flatMap((piece) => linked(board, piece)) : sides.flat()
      const ref = (item: number) =>
        kind === 'hexes'
          ? board.provenance({ of: 'layer', layer: name, hex: item })
          : board.provenance({ of: 'layer', layer: name, side: item })
      return [`${name} (${kind})`, items.map(ref)]
    }),
    ['places', content.places.map(({ name }) => board.provenance({ of: 'place', name }))],
    ['lines', content.lines.map(({ name }) => board.provenance({ of: 'line', name }))],
    ['areas', content.areas.map(({ name }) => board.provenance({ of: 'area', name }))],
    ['edges', content.edges.map(({ name }) => board.provenance({ of: 'edge', name }))],
  ]
  const lines = rows.map(([name, sources]) => {
    const counts = PROVENANCES.map((kind) => sources.filter((source) => source.kind === kind).length)
    return `| ${name} | ${counts.join(' | ')} |`
  })
  return `| | ${PROVENANCES.join(' | ')} |\n|---|---|---|---|\n${lines.join('\n')}\n`
}

const linked = ({ grid }: Board, hexes: readonly number[]): number[] =>
  hexes.slice(1).map((hex, i) => grid.sideBetween(hexes[i]!, hex))

/** Printed hex against the fit, in hexes: before the warp, and whether the place is in its hex after it. */
function residualTable(id: BoardId, anchors: readonly Anchor[]): string {
  const { grid } = boardOf(id)
  const rows = anchors.map((anchor) => {
    const { u, v } = bareFit(id, anchor)
    const hex = grid.find(anchor.hex)
    const { x, y } = centre(grid, hex)
    const got = hexOn(id, anchor)
    const signed = (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(2)}`
    const where = got === hex ? 'yes' : got === 0 ? 'off the map' : `no, ${grid.name(got)}`
    return `| ${anchor.place} | ${anchor.hex} | ${anchor.weight === 1 ? 'printed' : 'inferred'} | ${signed(x - u)}, ${signed(-y - v)} | ${where} |`
  })
  return `| reference | hex | | residual east, north | in its hex |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
}

/** Places that the fit did not use, and how far from its prediction they stand on the board. */
function straysOf(id: BoardId, board: Board): string {
  const used = new Set(FITS[id].anchors.map(({ place }) => place))
  const distances = board.places.flatMap(({ name, hex }) => {
    const place = PLACES.find((one) => one.name === name)
    if (!place || used.has(name)) return []
    const fitted = hexOn(id, place)
    return fitted === 0 ? [] : [{ name, far: board.grid.distance(hex, fitted), hex }]
  })
  const count = (far: number) => distances.filter((one) => one.far === far).length
  const moved = distances.filter(({ far }) => far > 0).map(({ name, hex }) => `${name} ${board.grid.name(hex)}`)
  const list = moved.length > 0 ? ` In a neighbouring hex: ${moved.join(', ')}.` : ''
  return `Of ${distances.length} places that the fit did not use, ${count(0)} stand in the hex it gives and ${count(1)} in the next.${list}`
}
