import {
  ALL_ROUND,
  applyDifference,
  type Columns,
  copyInto,
  defineGrid,
  defineState,
  difference,
  hash,
  Pieces,
  pieceColumns,
  pieceTables,
  seededDice,
  table,
  u8,
  u16,
} from '@hexfront/core'
import type { Bench } from './harness.ts'

/** So many in one run that the clock is not what is measured. */
const COPIES = 64

export function state(bench: Bench): void {
  copies(bench, synthetic(1400, 150, 1, 2))
  const campaign = synthetic(10_000, 1400, 4, 4)
  copies(bench, campaign)
  againstObjects(bench, campaign)
  pieces(bench)
}

type Synthetic = ReturnType<typeof synthetic>

/** Positions of a made-up game: so many byte columns on hexes, kept and derived, and eight columns on units. */
function synthetic(hexes: number, units: number, kept: number, derived: number) {
  const layout = defineState(null, {
    hexes: table(ids(hexes), { ...columns('kept', kept, u8), ...columns('derived', derived, u8.derived) }),
    units: table(ids(units), { ...columns('wide', 4, u16), ...columns('narrow', 4, u8) }),
  })
  const position = layout.blank()
  const chance = seededDice('cells')
  for (let i = 0; i < position.bytes.length; i++) position.bytes[i] = chance.pick(4, 'a cell')
  return { name: `${Math.round(layout.byteLength / 1000)} KB`, layout, position }
}

const ids = (rows: number): string[] => Array.from({ length: rows + 1 }, (_, row) => String(row))

const columns = (name: string, count: number, column: Columns[string]): Columns =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, column]))

function copies(bench: Bench, { name, layout, position }: Synthetic): void {
  const kept = layout.blank()
  const bytes = position.bytes.slice()
  const keptBytes = new Uint8Array(bytes.length)
  bench.compare({
    name: `copy ${name}: bare bytes`,
    unit: 'ns',
    each: COPIES,
    ours: () => {
      let sum = 0
      for (let i = 0; i < COPIES; i++) {
        copyInto(kept, position)
        sum += kept.bytes[i]!
      }
      return sum
    },
    reference: () => {
      let sum = 0
      for (let i = 0; i < COPIES; i++) {
        keptBytes.set(bytes)
        sum += keptBytes[i]!
      }
      return sum
    },
    floor: 0.5,
  })
}

/** The same position as a program of plain objects would keep it, without what is derived. */
function againstObjects(bench: Bench, { name, layout, position }: Synthetic): void {
  const objects = plainObjects(position)
  const text = JSON.stringify(objects)
  const stamp = hash(position)
  const kept = layout.blank()
  const per = { unit: 'µs', each: 1 } as const
  bench.compare({
    ...per,
    name: `copy ${name}: structuredClone`,
    ours: () => {
      copyInto(kept, position)
      return kept.bytes.length === position.bytes.length ? 1 : 0
    },
    reference: () => (structuredClone(objects).units.length === objects.units.length ? 1 : 0),
  })
  bench.compare({
    ...per,
    name: `hash ${name}: JSON.stringify`,
    ours: () => (hash(position) === stamp ? 1 : 0),
    reference: () => (JSON.stringify(objects).length === text.length ? 1 : 0),
  })
  const after = layout.blank()
  copyInto(after, position)
  const chance = seededDice('changes')
  // A choice touches tens of bytes.
  for (let i = 0; i < 20; i++) after.bytes[chance.pick(4 * layout.coreWords, 'a byte')]! ^= 1
  copyInto(kept, position)
  bench.compare({
    ...per,
    name: `undo ${name}: structuredClone`,
    ours: () => {
      applyDifference(kept, difference(position, after))
      return kept.words.length === position.words.length ? 1 : 0
    },
    reference: () => (structuredClone(objects).hexes.length === objects.hexes.length ? 1 : 0),
  })
}

type Row = Record<string, number>

function plainObjects({ layout, hexes, units }: Synthetic['position']): { hexes: Row[]; units: Row[] } {
  const derived = new Set(layout.cells.filter(({ column }) => column.isDerived).map(({ name }) => name))
  return { hexes: rowsOf(hexes, derived), units: rowsOf(units, derived) }
}

function rowsOf(cells: Readonly<Record<string, ArrayLike<number>>>, without: ReadonlySet<string>): Row[] {
  const kept = Object.entries(cells).filter(([name]) => !without.has(name))
  const rows = kept[0]![1].length
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(kept.map(([name, values]) => [name, values[row]!])),
  )
}

/** 1,400 pieces of two sides on a map of campaign size. */
function pieces(bench: Bench): void {
  const units = 1400
  const moves = 1024
  const ground = defineGrid({
    orientation: 'pointy',
    digits: 'RRCCC',
    columns: 'east',
    rows: 'south',
    shifted: 'even rows east',
    sheets: [{ prefix: '', hexes: [{ columns: [1, 140], rows: [1, 70] }] }],
  })
  const layout = defineState(
    { ground },
    { units: table(ids(units), pieceColumns(u16.text)), ...pieceTables(ground.size, ground.size, 2) },
  )
  const s = layout.blank()
  const rules = new Pieces<typeof s>({ sideOf: (_s, unit) => 1 + (unit & 1), zone: () => ALL_ROUND })
  const chance = seededDice('pieces')
  const hexes = Array.from({ length: moves }, () => 1 + chance.pick(ground.size, 'a hex'))
  for (let unit = 1; unit <= units; unit++) s.units.place[unit] = 1 + chance.pick(ground.size, 'a hex')
  rules.rebuild(s)
  bench.measure({
    name: 'rebuild 1,400 pieces on 140x70',
    unit: 'µs',
    each: 1,
    ours: () => {
      rules.rebuild(s)
      return s.stacks.count[s.units.place[1]!]!
    },
  })
  let next = 0
  bench.measure({
    name: 'place one of 1,400 pieces',
    unit: 'ns',
    each: moves,
    ours: () => {
      for (let i = 0; i < moves; i++) {
        next = (next % units) + 1
        rules.place(s, next, hexes[i]!)
      }
      return s.stacks.count[hexes[0]!]!
    },
  })
}
