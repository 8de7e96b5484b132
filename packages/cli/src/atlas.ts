import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Anchor,
  BOARD_IDS,
  type BoardId,
  bareFit,
  boardOf,
  boardText,
  type Drawing,
  drawBoard,
  drawPart,
  FITS,
  fileOf,
  hexOn,
  LOOKS,
  PLACES,
  switchesOf,
  type ThemeId,
} from '@hexfront/atlas'
import { type Board, centre, PROVENANCES, type Provenance, parseBoard, writeBoard } from '@hexfront/core'
import { sheetOf, toPng } from './map.ts'
import type { Voice } from './voice.ts'

/** A part of a map: a place, and how many hexes about it. */
interface Crop {
  readonly place: string
  readonly reach: number
  readonly title: string
}

const crop = (place: string, reach: number, title: string): Crop => ({ place, reach, title })

/** What is shown close up of each map: where it was fought over, a great city, marsh or coast. */
const CROPS: Readonly<Record<BoardId, readonly Crop[]>> = {
  dagc73: [
    crop('Vitebsk', 5, 'The front at Vitebsk, a fortified city'),
    crop('Minsk', 5, 'Minsk and the forests of the Berezina'),
    crop('Pinsk', 5, 'Pinsk in the Pripyat swamps'),
  ],
  dagc09: [
    crop('Bobruisk', 5, 'Bobruisk and the country of the partisans'),
    crop('Koenigsberg', 4, 'The coast at Königsberg'),
    crop('Narva', 4, 'Narva and Lake Peipus'),
  ],
  pes: [
    crop('Smolensk', 5, 'Smolensk before the Stalin Line'),
    crop('Moscow', 4, 'The seven hexes of Moscow'),
    crop('Bialystok', 4, 'Bialystok and the front of June 1941'),
  ],
  damos: [crop('Minsk', 4, 'Minsk'), crop('Moscow', 4, 'Moscow'), crop('Pinsk', 4, 'The Pripyat marshes')],
  efs: [
    crop('Borisov', 8, 'Borisov, where the first scenario is fought'),
    crop('Brest', 8, 'Brest with its citadel and belts'),
    crop('Memel', 8, 'The Baltic coast at Memel'),
  ],
}

const WHOLE_WIDTH = 1600
const CROP_WIDTH = 900

/** Checks every board, writes it in its one normal form, draws it and writes the page that shows them all. */
export function reportAtlas(root: string, { out }: Voice): number {
  const pictures = join(root, 'docs', 'pictures')
  mkdirSync(pictures, { recursive: true })
  for (const name of readdirSync(pictures)) if (/^map-.*\.png$/.test(name)) rmSync(join(pictures, name))
  const save = (name: string, drawing: Drawing, width: number): void =>
    writeFileSync(join(pictures, name), toPng(drawing, width))
  const sections = BOARD_IDS.map((id) => {
    const normal = writeBoard(parseBoard(boardText(id), fileOf(id)))
    const isNormal = normal === boardText(id)
    if (!isNormal) writeFileSync(join(root, fileOf(id)), `export default \`${normal}\`\n`)
    const board = boardOf(id)
    save(`map-${id}.png`, drawBoard(id, 'light', sheetOf(id, LOOKS[id], WHOLE_WIDTH)), WHOLE_WIDTH)
    for (const each of CROPS[id]) save(cropFile(id, each), drawCrop(id, each, 'light'), CROP_WIDTH)
    out(`${id}: ${board.grid.size} hexes, ${board.content.features.length} features${isNormal ? '' : ', written anew'}`)
    return section(id, board)
  })
  const [sample] = CROPS.dagc73
  const themes = (['dark', 'colour-blind'] as const).map((theme) => {
    const name = `map-dagc73-${theme}.png`
    save(name, drawCrop('dagc73', sample!, theme), CROP_WIDTH)
    return `![${theme}](pictures/${name})`
  })
  writeFileSync(join(root, 'docs', 'maps.md'), page(sections, themes))
  return 0
}

const cropFile = (id: BoardId, { place }: Crop): string => `map-${id}-${place.toLowerCase()}.png`

function drawCrop(id: BoardId, { place, reach }: Crop, theme: ThemeId): Drawing {
  const board = boardOf(id)
  const near = board.grid.within(board.place(place).hex, reach).filter((hex) => hex !== 0)
  return drawPart(board, LOOKS[id], theme, near)
}

const page = (sections: readonly string[], themes: readonly string[]): string => `# Maps

This page is made by \`npm run atlas\`. The printed maps of the five games are not available to us; the ground is. Each game's grid is
fitted to real geography through the hexes that its rulebook prints, and the board is our own drawing of that ground in the
game's own terms. Where a rulebook names a hex, the hex is as printed; the rest is marked *reconstructed*, and \`npx hexfront where GAME
PLACE\` says which is which. Coordinates of places: GeoNames (geonames.org, CC BY 4.0); water and land: Natural Earth.

Everything that a rule, a set-up or a scenario names is on its map or can be switched on, here with \`--show\`, in the client under
*Map*. \`npx hexfront map GAME --out FILE\` draws a map as SVG, PNG or PDF: a part of it (\`--part "Minsk 5"\`), on a sheet of paper
(\`--paper A1\`), with hexes so many millimetres wide (\`--scale 16\`), with the counters of a scenario (\`--overlay historical\`).

| game | hexes | km a hex | true north lies | printed references | in their hex |
|---|---|---|---|---|---|
${BOARD_IDS.map(summary).join('\n')}

${sections.join('\n')}
## Themes

The ground round Vitebsk for dark rooms and for colour-blind eyes.

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

${CROPS[id].map((each) => `![${each.title}](pictures/${cropFile(id, each)})\n*${each.title}*`).join('\n\n')}

${extrasOf(id)}

${provenanceTable(board)}
${anchors.length > 0 ? residualTable(id, anchors) : 'The rulebook prints no hex numbers: frame, orientation and numbers are ours.\n'}
${strays}
`
}

/** What `--show` and the client's switches add. */
function extrasOf(id: BoardId): string {
  const rows = switchesOf(LOOKS[id]).map((extra) => `| \`${extra.id}\` | ${extra.title} |`)
  return ['| can be switched on | |', '|---|---|', ...rows].join('\n')
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
