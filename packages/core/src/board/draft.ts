import type { Point } from '../grid/geometry.ts'
import type { Compass, Grid } from '../grid/grid.ts'
import type { Hex } from '../grid/lattice.ts'
import { digitsOf, type Reading } from '../grid/numbering.ts'
import { breakInChain } from '../grid/sides.ts'
import { lettersOf } from '../grid/spec.ts'
import type { Provenance } from '../provenance.ts'
import {
  type Feature,
  itemsOf,
  LAYER_KINDS,
  type Layer,
  type MapEdge,
  type Mark,
  type NamedArea,
  type NamedLine,
  type NamedPlace,
  type NamedShore,
} from './board.ts'
import { readRange } from './lists.ts'
import { rowsOf } from './rows.ts'
import { listOf, type Report, type Row, type Statement, wholeText } from './statements.ts'

/** A board while it is read. */
export interface Draft {
  readonly report: Report
  readonly content: Body
  readonly layers: Map<string, LayerDraft>
  /** The lines on which things stand: `place Minsk`, `row D 12`. */
  readonly lines: Map<string, number>
  /** The last statement that holds rows of the map, for what they lack. */
  mapLine: number
}

interface LayerDraft {
  readonly layer: Layer
  /** What lies on a hex or side, and where the file says so. */
  readonly taken: Map<number, string>
}

interface Body {
  readonly grid: Grid
  terrainCodes: string[]
  terrainNames: string[]
  terrainSource: Provenance | null
  readonly terrain: Uint8Array
  placeClasses: string[]
  placesSource: Provenance | null
  readonly features: Feature[]
  readonly places: NamedPlace[]
  readonly lines: NamedLine[]
  readonly areas: NamedArea[]
  readonly edges: MapEdge[]
  readonly shores: NamedShore[]
  readonly marks: Mark[]
}

export const draftOf = (grid: Grid, report: Report): Draft => ({
  report,
  content: {
    grid,
    terrainCodes: [''],
    terrainNames: [''],
    terrainSource: null,
    terrain: new Uint8Array(grid.size + 1),
    placeClasses: [''],
    placesSource: null,
    features: [],
    places: [],
    lines: [],
    areas: [],
    edges: [],
    shores: [],
    marks: [],
  },
  layers: new Map(),
  lines: new Map(),
  mapLine: 0,
})

const STATEMENTS: ReadonlyMap<string, (draft: Draft, statement: Statement) => void> = new Map([
  ['terrain', readTerrain],
  ['map', readMap],
  ['layer', readLayer],
  ['places', readPlaceClasses],
  ['place', readPlace],
  ['line', readLine],
  ['area', readArea],
  ['edge', readEdge],
  ['shore', readShore],
  ['mark', readMark],
])

/** Words that no layer may be called by. */
const RESERVED = ['board', 'grid', 'sheet', 'hexes', 'default', 'keep', ...STATEMENTS.keys()]

export function readStatement(draft: Draft, statement: Statement): void {
  const reader = STATEMENTS.get(statement.word)
  const layer = draft.layers.get(statement.word)
  if (reader) reader(draft, statement)
  else if (layer) readFeature(draft, statement, layer)
  else draft.report(statement.line, `"${statement.word}" is neither a statement nor a layer${theLayers(draft)}`)
}

const theLayers = ({ layers }: Draft): string =>
  layers.size === 0 ? '' : ` (layers are ${[...layers.keys()].join(', ')})`

/** `terrain . clear, f forest` */
function readTerrain(draft: Draft, statement: Statement): void {
  const { content, report } = draft
  if (isDouble(draft, 'terrain', statement.line)) return
  content.terrainSource = statement.source
  for (const entry of wholeText(statement).split(/\s*,\s+/)) {
    const [, code = '', name = ''] = /^([^\s,:]) (\S+)$/u.exec(entry) ?? []
    if (!isWord(name)) report(statement.line, `"${entry}" is not a code and a name, as in "f forest"`)
    else if (content.terrainCodes.includes(code)) report(statement.line, `terrain code "${code}" is used twice`)
    else if (content.terrainNames.includes(name)) report(statement.line, `terrain ${name} has two codes`)
    else {
      content.terrainCodes.push(code)
      content.terrainNames.push(name)
    }
  }
}

/** `map` or `map D`, and then a line for each row. */
function readMap(draft: Draft, statement: Statement): void {
  const { content, report } = draft
  const { sheets } = content.grid.numbering.frame
  const letters = statement.rows[0]!.text
  const sheet = sheets.findIndex((each) => lettersOf(each) === letters.replace('-', '').toUpperCase())
  draft.mapLine = statement.line
  if (statement.source) report(statement.line, 'map takes no source (the terrain does)')
  if (sheet < 0) {
    const known = sheets.map(lettersOf).filter((name) => name !== '')
    const expected = known.length === 0 ? 'expected "map" alone' : `sheets are ${known.join(', ')}`
    report(statement.line, `"map ${letters}" is not a sheet (${expected})`)
    return
  }
  const rows = rowsOf(content.grid, sheet)
  for (const row of statement.rows.slice(1)) readMapRow(draft, sheet, rows, row)
}

function readMapRow(draft: Draft, sheet: number, rows: ReadonlyMap<number, readonly Hex[]>, row: Row): void {
  const { content, report } = draft
  const match = /^(\d+)(?:\s+(.*))?$/u.exec(row.text)
  if (!match) {
    report(row.line, 'expected the number of a row, then its terrain codes from west to east')
    return
  }
  const [, label = '', text = ''] = match
  const hexes = rows.get(Number(label))
  if (!hexes) {
    report(row.line, `there is no row ${label}${ofSheet(content.grid, sheet)}`)
    return
  }
  if (isDouble(draft, rowName(content.grid, sheet, Number(label)), row.line)) return
  const codes = [...text.replace(/\s/g, '')]
  if (codes.length !== hexes.length) {
    const [west, east] = [hexes[0]!, hexes.at(-1)!].map((hex) => content.grid.name(hex))
    report(
      row.line,
      `row ${label} has ${count(codes.length, 'code')} for ${count(hexes.length, 'hex')} (${west} to ${east})`,
    )
    return
  }
  hexes.forEach((hex, i) => {
    const terrain = content.terrainCodes.indexOf(codes[i]!)
    if (terrain > 0) content.terrain[hex] = terrain
    else report(row.line, `hex ${content.grid.name(hex)}: unknown terrain code "${codes[i]}"${theCodes(draft)}`)
  })
}

const theCodes = ({ content }: Draft): string =>
  content.terrainCodes.length === 1 ? '' : ` (codes are ${content.terrainCodes.slice(1).join(' ')})`

/** Reports the rows that no map has given. */
export function checkMap({ content, lines, mapLine, report }: Draft): void {
  const { grid } = content
  if (mapLine === 0 && grid.size > 0) {
    report(1, 'there is no map of the terrain')
    return
  }
  grid.numbering.frame.sheets.forEach((_, sheet) => {
    for (const row of rowsOf(grid, sheet).keys()) {
      const name = rowName(grid, sheet, row)
      if (!lines.has(name)) report(mapLine, `the map lacks ${name}`)
    }
  })
}

const rowName = (grid: Grid, sheet: number, row: number): string => `row ${rowDigits(grid, row)}${ofSheet(grid, sheet)}`

const rowDigits = ({ numbering: { frame } }: Grid, row: number): string =>
  digitsOf(frame, frame.rowFirst ? 'first' : 'second', row)

function ofSheet(grid: Grid, sheet: number): string {
  const letters = lettersOf(grid.numbering.frame.sheets[sheet]!)
  return letters === '' ? '' : ` of sheet ${letters}`
}

/** `layer sides river: major minor` */
function readLayer(draft: Draft, statement: Statement): void {
  const { title, hasColon, items } = listOf(statement)
  const [where, name = '', ...more] = title.split(' ')
  const kind = LAYER_KINDS.find((each) => each === where)
  if (!kind || !isWord(name) || more.length > 0 || (hasColon && items.length === 0)) {
    draft.report(statement.line, 'expected a layer as in "layer hexes coast" or "layer sides river: major minor"')
    return
  }
  if (RESERVED.includes(name)) draft.report(statement.line, `a layer cannot be called ${name}, which is a statement`)
  if (isDouble(draft, `layer ${name}`, statement.line)) return
  const classes = ['', ...(hasColon ? readClasses(draft, items) : [name])]
  draft.layers.set(name, { layer: { kind, name, classes, source: statement.source }, taken: new Map() })
}

/** `places city town` */
function readPlaceClasses(draft: Draft, statement: Statement): void {
  if (isDouble(draft, 'places', statement.line)) return
  const items = wholeText(statement).split(' ')
  draft.content.placeClasses = [
    '',
    ...readClasses(
      draft,
      items.map((text) => ({ line: statement.line, text })),
    ),
  ]
  draft.content.placesSource = statement.source
}

function readClasses({ report }: Draft, items: readonly Row[]): string[] {
  const classes: string[] = []
  for (const { line, text } of items) {
    if (!isWord(text)) report(line, `"${text}" is not the name of a class (one word)`)
    else if (classes.includes(text)) report(line, `class ${text} is named twice`)
    else if (classes.length === 255) report(line, 'a layer has 255 classes at most')
    else classes.push(text)
  }
  return classes
}

/** `river Western Dvina major: 3300/3400 3400/3401, 3508/3509` */
function readFeature(draft: Draft, statement: Statement, { layer, taken }: LayerDraft): void {
  const { content, report } = draft
  const { title, hasColon, items } = listOf(statement)
  const { line } = statement
  if (!hasColon) {
    report(line, `expected a colon after the name, as in "${layer.name} ${title}: ..."`)
    return
  }
  const words = title === '' ? [] : title.split(' ')
  const single = layer.classes.length === 2
  const className = single ? layer.classes[1]! : (words.pop() ?? '')
  const index = layer.classes.indexOf(className)
  if (index < 1) {
    const classes = layer.classes.slice(1).join(', ')
    report(line, `"${layer.name} ${title}" must end in a class before the colon (${classes})`)
    return
  }
  const name = words.join(' ')
  const label = [layer.name, name, single ? '' : className].filter((word) => word !== '').join(' ')
  if (!isName(draft, line, name) || isDouble(draft, `feature ${label}`, line, label)) return
  const pieces = readPieces(draft, layer.kind, items)
  content.features.push({ layer: layer.name, name, class: index, pieces, source: statement.source })
  for (const item of itemsOf(content.grid, layer, { pieces })) {
    const other = taken.get(item)
    if (other) report(line, `${label}: ${itemName(content.grid, layer.kind, item)} is already ${other}`)
    else taken.set(item, `${label} (line ${line})`)
  }
  if (pieces.length === 0) report(line, `${label} is nowhere`)
}

const itemName = (grid: Grid, kind: Layer['kind'], item: number): string =>
  kind === 'hexes' ? `hex ${grid.name(item)}` : `${kind === 'sides' ? 'side' : 'link'} ${grid.sideName(item)}`

/** Hexes as one set; sides and links as chains, which commas end. */
function readPieces(draft: Draft, kind: Layer['kind'], items: readonly Row[]): number[][] {
  const { grid } = draft.content
  if (kind === 'hexes') {
    const hexes = readSet(draft, items)
    return hexes.length === 0 ? [] : [hexes]
  }
  if (kind === 'links') return readChains(draft, items, 2)
  return chainsOf(items).map((chain) => {
    const sides = readAll(draft, chain, (text) => grid.readSide(text))
    const at = sides.length < chain.length ? -1 : breakInChain(grid.sideTable, sides)
    if (at > 0) {
      const [before, after] = [chain[at - 1]!, chain[at]!]
      draft.report(after.line, `side ${after.text} does not go on from ${before.text} (a comma starts a new piece)`)
    }
    return sides
  })
}

function readChains(draft: Draft, items: readonly Row[], least: number): Hex[][] {
  const { grid } = draft.content
  return chainsOf(items).map((chain) => {
    const hexes = readAll(draft, chain, (text) => grid.readHex(text))
    if (chain.length < least) draft.report(chain[0]!.line, `hex ${chain[0]!.text} alone links nothing`)
    if (hexes.length < chain.length) return []
    hexes.slice(1).forEach((hex, i) => {
      if (grid.directionTo(hexes[i]!, hex) >= 0) return
      const [before, after] = [chain[i]!, chain[i + 1]!]
      draft.report(after.line, `hex ${after.text} is not next to ${before.text} (a comma starts a new piece)`)
    })
    // Where steps are wrong the chain is dropped, so that it does not seem doubled too.
    return hexes.every((hex, i) => i === 0 || grid.directionTo(hexes[i - 1]!, hex) >= 0) ? hexes : []
  })
}

function chainsOf(items: readonly Row[]): Row[][] {
  const chains: Row[][] = [[]]
  for (const item of items) {
    if (item.text === ',') chains.push([])
    else chains.at(-1)!.push(item)
  }
  return chains.filter((chain) => chain.length > 0)
}

function readAll<T>({ report }: Draft, items: readonly Row[], readOne: (text: string) => Reading<T>): T[] {
  return items.flatMap(({ line, text }) => {
    const reading = readOne(text)
    if ('value' in reading) return [reading.value]
    report(line, reading.problem)
    return []
  })
}

/** Hexes and ranges of hexes, none of them twice. */
function readSet(draft: Draft, items: readonly Row[]): Hex[] {
  const { grid } = draft.content
  const seen = new Set<Hex>()
  for (const item of items) {
    if (item.text === ',') continue
    for (const hex of readAll(draft, [item], (text) => readRange(grid, text)).flat()) {
      if (seen.has(hex)) draft.report(item.line, `hex ${grid.name(hex)} is listed twice`)
      seen.add(hex)
    }
  }
  return [...seen]
}

/** `place 3908 city Minsk; also=Mensk` */
function readPlace(draft: Draft, statement: Statement): void {
  const { content, report } = draft
  const { line, source } = statement
  const [body = '', ...attributes] = wholeText(statement).split(/\s*;\s*/)
  const [, where = '', className = '', name = ''] = /^(\S+) (\S+) (.+)$/.exec(body) ?? []
  if (name === '') {
    report(line, 'expected a place as in "place 3908 city Minsk"')
    return
  }
  const hex = content.grid.readHex(where)
  if ('problem' in hex) report(line, hex.problem)
  if (!content.placeClasses.includes(className)) {
    const classes = content.placeClasses.slice(1).join(', ')
    report(line, `place ${name}: unknown class "${className}" (${classes === '' ? 'no places are declared' : classes})`)
  }
  const pairs = readAttributes(draft, line, name, attributes)
  if (!isName(draft, line, name) || isDouble(draft, `place ${name}`, line)) return
  if ('value' in hex) content.places.push({ name, hex: hex.value, class: className, attributes: pairs, source })
}

function readAttributes(draft: Draft, line: number, place: string, texts: readonly string[]): Map<string, string> {
  const { report } = draft
  const pairs = new Map<string, string>()
  for (const text of texts) {
    const [, key = '', value = ''] = /^([^=\s]+)=(.+)$/.exec(text) ?? []
    if (value === '') report(line, `place ${place}: "${text}" is not an attribute, as in "also=Mensk"`)
    else if (!isName(draft, line, value)) continue
    else if (pairs.has(key)) report(line, `place ${place}: attribute ${key} is given twice`)
    else pairs.set(key, value)
  }
  return pairs
}

/** `line front: 1301 1402 1502, 1804 1903` */
function readLine(draft: Draft, statement: Statement): void {
  const list = readNamed(draft, statement)
  if (!list) return
  const pieces = readChains(draft, list.items, 1)
  const seen = new Set<Hex>()
  for (const hex of pieces.flat()) {
    if (seen.has(hex))
      draft.report(statement.line, `line ${list.name}: hex ${draft.content.grid.name(hex)} is listed twice`)
    seen.add(hex)
  }
  draft.content.lines.push({ name: list.name, pieces, source: statement.source })
}

/** `area Pripyat: 4820..4828 4919` */
function readArea(draft: Draft, statement: Statement): void {
  const list = readNamed(draft, statement)
  if (list) draft.content.areas.push({ name: list.name, hexes: readSet(draft, list.items), source: statement.source })
}

const COMPASS: readonly Compass[] = ['north', 'east', 'south', 'west']

/** `edge south: 5020..5028` or `edge north: facing north` */
function readEdge(draft: Draft, statement: Statement): void {
  const list = readNamed(draft, statement)
  if (!list) return
  const { name, items } = list
  const { content, report } = draft
  const { source } = statement
  if (items[0]?.text !== 'facing') {
    content.edges.push({ name, hexes: readSet(draft, items), facing: null, source })
    return
  }
  const facing = COMPASS.find((compass) => compass === items[1]?.text)
  if (facing && items.length === 2) content.edges.push({ name, hexes: content.grid.facing(facing), facing, source })
  else report(statement.line, `edge ${name}: expected "facing" and one of ${COMPASS.join(', ')}`)
}

/** `shore Peipus: 12.4/8.15 12.9/8.6 12.2/9` */
function readShore(draft: Draft, statement: Statement): void {
  const list = readNamed(draft, statement)
  if (!list) return
  const rings = chainsOf(list.items).map((ring) => readAll(draft, ring, readPoint))
  if (rings.some((ring) => ring.length < 3))
    draft.report(statement.line, `shore ${list.name}: a shore needs three points or more`)
  draft.content.shores.push({ name: list.name, rings, source: statement.source })
}

function readPoint(text: string): Reading<Point> {
  const [, x = '', y = ''] = /^(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (y === '') return { problem: `"${text}" is not a point, as in "12.4/8.15"` }
  return { value: { x: Number(x), y: Number(y) } }
}

function readNamed(draft: Draft, statement: Statement): { name: string; items: Row[] } | null {
  const { title, hasColon, items } = listOf(statement)
  const { line, word } = statement
  if (!hasColon || title === '') {
    draft.report(line, `expected a name and a colon, as in "${word} ${title === '' ? 'NAME' : title}: ..."`)
    return null
  }
  if (!isName(draft, line, title) || isDouble(draft, `${word} ${title}`, line)) return null
  return { name: title, items }
}

/** `mark river: 2030/2031 ! printed 11.1` */
function readMark(draft: Draft, statement: Statement): void {
  const { content, report } = draft
  const { title, hasColon, items } = listOf(statement)
  const { line, source } = statement
  const kind = title === 'terrain' ? 'hexes' : draft.layers.get(title)?.layer.kind
  if (!kind || !hasColon) {
    report(line, `expected "mark" and terrain or a layer, then a colon${theLayers(draft)}`)
    return
  }
  if (!source) {
    report(line, 'a mark needs a source, as in "! printed 7.5"')
    return
  }
  const marked =
    kind === 'hexes'
      ? readSet(draft, items)
      : readAll(
          draft,
          items.filter(({ text }) => text !== ','),
          (text) => content.grid.readSide(text),
        )
  for (const item of marked) {
    isDouble(draft, `mark ${title} ${item}`, line, `the mark of ${title} on ${itemName(content.grid, kind, item)}`)
  }
  if (marked.length > 0) content.marks.push({ layer: title, items: marked, source })
}

/** Remembers that something stands on this line; reports it where it stood on another already. */
function isDouble({ lines, report }: Draft, key: string, line: number, label = key): boolean {
  const other = lines.get(key)
  if (other === undefined) lines.set(key, line)
  else report(line, `${label} is already on line ${other}`)
  return other !== undefined
}

/** One word, which can stand in a list of classes or before a colon. */
const isWord = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_'./-]*$/u.test(text)

/** The marks of the format itself cannot be part of a name. */
function isName({ report }: Draft, line: number, name: string): boolean {
  const mark = /[:;]/.exec(name)?.[0]
  if (mark) report(line, `the name "${name}" has a "${mark}" in it`)
  return mark === undefined
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : what === 'hex' ? 'es' : 's'}`
