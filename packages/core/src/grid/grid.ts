import { COMPASS_NAMES, cellAt, type Direction, distance, type Hex, type Lattice, latticeOf } from './lattice.ts'
import * as numbering from './numbering.ts'
import { type HexList, lineInto, ringInto, type TieSide, withinInto } from './shapes.ts'
import { type Hexside, type Sides, sidesOf, type Vertex } from './sides.ts'
import { type Frame, frameOf, type GridSpec, lettersOf, type Orientation } from './spec.ts'

/** Builds a grid; a specification that makes no sense throws. */
export function defineGrid(spec: GridSpec): Grid {
  const { keep, ...whole } = spec
  const frame = frameOf(whole)
  const grid = gridOf(frame, numbering.numberHexes(frame))
  return keep === undefined
    ? grid
    : cutGrid(
        grid,
        keep.map((name) => grid.parse(name)),
      )
}

/** The same map with only some of its hexes, numbered anew but called what they were. */
export function cutGrid(grid: Grid, hexes: Iterable<Hex>): Grid {
  const kept = [...new Set(hexes)].sort((a, b) => a - b)
  const { columns, rows } = grid.numbering
  return gridOf(frameOf({ ...grid.spec, keep: kept.map((hex) => grid.name(hex)) }), {
    columns: Int16Array.from([0, ...kept.map((hex) => columns[hex]!)]),
    rows: Int16Array.from([0, ...kept.map((hex) => rows[hex]!)]),
  })
}

function gridOf(frame: Frame, { columns, rows }: Pick<numbering.Numbering, 'columns' | 'rows'>): Grid {
  const lattice = latticeOf(frame, columns, rows)
  return new Grid(numbering.numberingOf(frame, lattice, columns, rows), lattice, sidesOf(lattice))
}

/**
 * The hexes of a map. They are numbered from 1 in reading order: north to south by the row of the whole map, each row
 * from west to east. 0 is off the map.
 */
export class Grid {
  readonly spec: GridSpec
  readonly orientation: Orientation
  readonly size: number
  /** Index hex * 6 + direction; 0 is off the map. */
  readonly neighbours: Uint16Array
  /** Names of the six directions, clockwise. */
  readonly directions: readonly string[]
  /** How many hexsides there are, those on the rim included; sides are numbered from 1. */
  readonly sides: number
  readonly vertices: number
  readonly lattice: Lattice
  readonly sideTable: Sides
  readonly numbering: numbering.Numbering

  constructor(names: numbering.Numbering, lattice: Lattice, sides: Sides) {
    this.spec = names.frame.spec
    this.orientation = lattice.orientation
    this.size = lattice.size
    this.neighbours = lattice.neighbours
    this.directions = COMPASS_NAMES[lattice.orientation]
    this.sides = sides.count
    this.vertices = sides.vertices
    this.lattice = lattice
    this.sideTable = sides
    this.numbering = names
  }

  neighbour(hex: Hex, direction: Direction): Hex {
    return this.neighbours[hex * 6 + direction]!
  }

  /** Hexes from a to b over open ground, as if the map had no edge. */
  distance(a: Hex, b: Hex): number {
    return distance(this.lattice, a, b)
  }

  /** From a hex to its neighbour; -1 where they are not neighbours. */
  directionTo(from: Hex, to: Hex): Direction {
    if (to === 0) return -1
    for (let d = 0; d < 6; d++) if (this.neighbours[from * 6 + d] === to) return d
    return -1
  }

  /**
   * The straightest line, both ends included; a line that runs between two hexes takes always the same, or the other.
   */
  lineBetween(a: Hex, b: Hex, ties: TieSide = 'first'): Hex[] {
    const line: Hex[] = []
    lineInto(this.lattice, a, b, line, ties)
    return line
  }

  lineInto(a: Hex, b: Hex, out: HexList, ties: TieSide = 'first'): number {
    return lineInto(this.lattice, a, b, out, ties)
  }

  /** The hexes exactly n away, clockwise from direction 0. */
  ring(hex: Hex, n: number): Hex[] {
    const ring: Hex[] = []
    ringInto(this.lattice, hex, n, ring)
    return ring
  }

  ringInto(hex: Hex, n: number, out: HexList): number {
    return ringInto(this.lattice, hex, n, out)
  }

  /** The hexes up to n away, ring by ring from the hex itself. */
  within(hex: Hex, n: number): Hex[] {
    const hexes: Hex[] = []
    withinInto(this.lattice, hex, n, hexes)
    return hexes
  }

  withinInto(hex: Hex, n: number, out: HexList): number {
    return withinInto(this.lattice, hex, n, out)
  }

  /** All hexes of the block that has these two in opposite corners. */
  block(a: Hex, b: Hex): Hex[] {
    const { columns, rows } = this.numbering
    const inside = (values: Int16Array, hex: Hex): boolean =>
      values[hex]! >= Math.min(values[a]!, values[b]!) && values[hex]! <= Math.max(values[a]!, values[b]!)
    const hexes: Hex[] = []
    for (let hex = 1; hex <= this.size; hex++) if (inside(columns, hex) && inside(rows, hex)) hexes.push(hex)
    return hexes
  }

  /** The hexes from which nothing more of the map lies straight in that compass direction, in hex order. */
  facing(compass: Compass): Hex[] {
    const hexes: Hex[] = []
    for (let hex = 1; hex <= this.size; hex++) if (isLast(this.lattice, hex, compass)) hexes.push(hex)
    return hexes
  }

  sideOf(hex: Hex, direction: Direction): Hexside {
    return this.sideTable.at[hex * 6 + direction]!
  }

  /** The hexes on both sides of a hexside, the lower first; the second is 0 on the rim of the map. */
  sideHexes(side: Hexside): readonly [Hex, Hex] {
    return [this.sideTable.hexes[side * 2]!, this.sideTable.hexes[side * 2 + 1]!]
  }

  /** The vertices at both ends of a hexside: sides that share one meet there. */
  sideEnds(side: Hexside): readonly [Vertex, Vertex] {
    return [this.sideTable.ends[side * 2]!, this.sideTable.ends[side * 2 + 1]!]
  }

  /** The side between two neighbours; 0 where they are not neighbours. */
  sideBetween(a: Hex, b: Hex): Hexside {
    const direction = this.directionTo(a, b)
    return direction < 0 ? 0 : this.sideOf(a, direction)
  }

  name(hex: Hex): string {
    return this.numbering.names[hex]!
  }

  /** All names of a hex, its own name first. */
  aliases(hex: Hex): string[] {
    return numbering.aliases(this.numbering, hex)
  }

  /** What a sheet calls a hex; nothing where the sheet does not show it. */
  nameOn(hex: Hex, sheet: string): string {
    const index = this.spec.sheets.findIndex((spec) => lettersOf(spec) === sheet.toUpperCase())
    if (index < 0) throw new Error(`there is no sheet ${sheet}`)
    return numbering.nameOn(this.numbering, hex, index)
  }

  /** A hex by any of its names; throws an error for the reader. */
  parse(text: string): Hex {
    return orThrow(this.readHex(text))
  }

  /** A hex by any of its names; 0 where there is none. */
  find(text: string): Hex {
    const reading = this.readHex(text)
    return 'value' in reading ? reading.value : 0
  }

  readHex(text: string): numbering.Reading<Hex> {
    return numbering.readHex(this.numbering, text)
  }

  /** `3908/3909`, or `3908:NE` on the rim. */
  sideName(side: Hexside): string {
    const [a, b] = this.sideHexes(side)
    return `${this.name(a)}${b === 0 ? `:${this.directions[this.sideTable.directions[side]!]}` : `/${this.name(b)}`}`
  }

  parseSide(text: string): Hexside {
    return orThrow(this.readSide(text))
  }

  /** Any side may be written either way, its hexes in either order. */
  readSide(text: string): numbering.Reading<Hexside> {
    const match = /^([^/:]+)([/:])([^/:]+)$/.exec(text.trim())
    if (!match) return { problem: `"${text.trim()}" is not a hexside (write two hexes as in 0101/0102, or 0101:NE)` }
    const [, left = '', mark, right = ''] = match
    const from = this.readHex(left)
    if ('problem' in from) return from
    if (mark === ':') {
      const direction = this.directions.indexOf(right.toUpperCase())
      if (direction < 0) return { problem: `"${right}" is not a direction (${this.directions.join(', ')})` }
      return { value: this.sideOf(from.value, direction) }
    }
    const to = this.readHex(right)
    if ('problem' in to) return to
    const side = this.sideBetween(from.value, to.value)
    return side === 0 ? { problem: `hexes ${left} and ${right} are not neighbours` } : { value: side }
  }
}

export type Compass = 'north' | 'east' | 'south' | 'west'

/** Straight ahead is half a hex to either side, where no line of hexes runs that way. */
function isLast({ orientation, across, along, cells }: Lattice, hex: Hex, compass: Compass): boolean {
  const sign = compass === 'south' || compass === 'east' ? 1 : -1
  const overLines = (orientation === 'pointy') === (compass === 'north' || compass === 'south')
  const line = across[hex]!
  const place = along[hex]!
  if (!overLines) {
    for (let step = 2; step < cells.length; step += 2) if (cellAt(cells, line, place + sign * step) !== 0) return false
    return true
  }
  for (let step = 1; step < cells.lines; step++) {
    const width = step % 2
    if (cellAt(cells, line + sign * step, place - width) !== 0) return false
    if (cellAt(cells, line + sign * step, place + width) !== 0) return false
  }
  return true
}

function orThrow<T>(reading: numbering.Reading<T>): T {
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.value
}
