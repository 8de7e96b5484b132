import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Column, flag, i16, i32, memory, names, type Schema, table, u8, u16 } from './columns.ts'
import { defineState, type PositionCore } from './layout.ts'
import { applyDifference, copyInto, difference, hash, memo, samePosition, touch } from './position.ts'
import { readPosition, TextError, writePosition } from './text.ts'

const UNITS = ['', 'g:18/18', 'LVI-Pz', 'r:3']

const sample = () =>
  defineState(
    { map: 'none' },
    {
      turn: u8,
      weather: u8.as(names(['clear', 'mud', 'snow'])),
      lead: i16,
      total: i32,
      isOver: flag,
      retreat: memory('retreat', { unit: u16, by: u8 }),
      units: table(UNITS, { place: u16, steps: u8, moved: flag, next: u16.derived, joined: flag.of('attack') }),
      tally: u16.derived,
    },
  )

describe('a position', () => {
  it('is typed columns over one buffer', () => {
    const s = sample().blank()
    s.turn = 3
    s.lead = -7
    s.total = -70_000
    s.retreat.unit = 513
    s.units.place[2] = 40_000
    expect([s.turn, s.lead, s.total, s.retreat.unit, s.units.place[2]]).toEqual([3, -7, -70_000, 513, 40_000])
    expect(s.units.place.buffer).toBe(s.words.buffer)
    expect(s.setting).toEqual({ map: 'none' })
  })

  it('writes zeros nowhere and a row with its first column alone as a bare value', () => {
    const s = sample().blank()
    s.weather = 1
    s.isOver = 1
    s.units.place[1] = 7
    s.units.place[2] = 8
    s.units.steps[2] = 2
    s.units.next[2] = 9
    expect(writePosition(s)).toEqual({
      weather: 'mud',
      isOver: true,
      units: { 'g:18/18': 7, 'LVI-Pz': { place: 8, steps: 2 } },
    })
  })

  it('writes and reads the one row of a table that has no other', () => {
    const haul = defineState({ map: 'none' }, { turn: u8, haul: table([''], { unit: u16, hex: u16 }) })
    const [s, again] = [haul.blank(), haul.blank()]
    s.haul.unit[0] = 5
    s.haul.hex[0] = 7
    readPosition(again, JSON.parse(JSON.stringify(writePosition(s))))
    expect(samePosition(s, again)).toBe(true)
  })

  it('forgets what a step remembered, and nothing else', () => {
    const s = sample().blank()
    s.retreat.unit = 5
    s.units.joined.fill(1)
    s.units.moved.fill(1)
    s.layout.forget(s, 'retreat')
    expect([s.retreat.unit, s.units.joined[1]]).toEqual([0, 1])
    s.layout.forget(s, 'attack')
    expect([s.units.joined[1], s.units.moved[1]]).toEqual([0, 1])
  })

  it('hashes what is not derived', () => {
    const layout = sample()
    const a = layout.blank()
    const b = layout.blank()
    b.tally = 9
    b.units.next[1] = 3
    expect(hash(a)).toBe(hash(b))
    expect(samePosition(a, b)).toBe(true)
    b.turn = 1
    expect(hash(a)).not.toBe(hash(b))
    expect(samePosition(a, b)).toBe(false)
  })

  it('says everything that is wrong with a text, by path, and stays as it was', () => {
    const s = sample().blank()
    s.turn = 4
    const before = hash(s)
    const text = {
      turn: 5,
      wether: 1,
      weather: 'fog',
      lead: 1e9,
      retreat: { unti: 1 },
      units: { 'g:18/81': 3, 'r:3': { steps: -1 } },
    }
    const read = () => readPosition(s, text)
    expect(read).toThrow(TextError)
    expect(read).toThrow('wether: no such column (there are turn, weather, lead')
    expect(read).toThrow('weather: "fog" is none of clear, mud, snow')
    expect(read).toThrow('lead: 1000000000 is not a whole number from -32768 to 32767')
    expect(read).toThrow('retreat.unti: no such column')
    expect(read).toThrow('units.g:18/81: no such row')
    expect(read).toThrow('units.r:3.steps: -1 is not a whole number from 0 to 255')
    expect(hash(s)).toBe(before)
  })

  it('remembers a computation until it changes', () => {
    const s = sample().blank()
    let runs = 0
    const doubled = memo<typeof s, { value: number }>(
      () => ({ value: 0 }),
      (at, kept) => {
        runs++
        kept.value = 2 * at.turn
      },
    )
    expect([doubled(s).value, doubled(s).value, runs]).toEqual([0, 0, 1])
    s.turn = 4
    touch(s)
    expect([doubled(s).value, runs]).toEqual([8, 2])
    const other = s.layout === sample().blank().layout ? s : sample().blank()
    copyInto(s, other)
    expect([doubled(s).value, runs]).toEqual([0, 3])
  })
})

const column = fc.constantFrom<Column>(u8, u16, i16, i32, flag, u8.derived, u16.derived, i32.derived)
const columns = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), column, { minKeys: 1, maxKeys: 5 })
const rows = fc.integer({ min: 1, max: 9 })

/** Any plan of columns, and a seed for what stands in them. */
const schema: fc.Arbitrary<Schema> = fc
  .record({ scalars: columns, group: columns, table: fc.tuple(rows, columns) })
  .map(({ scalars, group, table: [count, cells] }) => ({
    ...Object.fromEntries(Object.entries(scalars).map(([name, one]) => [`s${name}`, one])),
    group,
    rows: table(
      Array.from({ length: count + 1 }, (_, row) => `row${row}`),
      cells,
    ),
  }))

const RANGE = {
  u8: [0, 255],
  u16: [0, 65_535],
  i16: [-32_768, 32_767],
  i32: [-2_147_483_648, 2_147_483_647],
  flag: [0, 1],
} as const

/** Fills every cell with a value of its kind; row 0 stays nobody's. */
function scramble(s: PositionCore, seed: number): void {
  let state = seed | 1
  const value = (kind: keyof typeof RANGE): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const [least, most] = RANGE[kind]
    return (state >>> 8) % 3 === 0 ? 0 : least + ((state >>> 4) % (Math.min(most - least, 1e6) + 1))
  }
  for (const { group, name, column: one } of s.layout.scalars)
    Reflect.set(group === null ? s : Reflect.get(s, group), name, value(one.kind))
  for (const { table: of, name, column: one, rows: count } of s.layout.cells) {
    const cells = Reflect.get(Reflect.get(s, of), name)
    for (let row = 1; row < count; row++) cells[row] = value(one.kind)
  }
}

const anyState = fc.tuple(schema, fc.nat(), fc.nat())

describe('any plan of columns', () => {
  it('copies to an equal position with an equal hash', () => {
    fc.assert(
      fc.property(anyState, ([plan, seed]) => {
        const layout = defineState({}, plan)
        const a = layout.blank()
        const b = layout.blank()
        scramble(a, seed)
        copyInto(b, a)
        expect(samePosition(a, b)).toBe(true)
        expect(hash(a)).toBe(hash(b))
        expect([...b.bytes]).toEqual([...a.bytes])
      }),
      { numRuns: 1000 },
    )
  })

  it('reads back from its text through JSON', () => {
    fc.assert(
      fc.property(anyState, ([plan, seed]) => {
        const layout = defineState({}, plan)
        const a = layout.blank()
        const b = layout.blank()
        scramble(a, seed)
        readPosition(b, JSON.parse(JSON.stringify(writePosition(a))))
        expect(samePosition(a, b)).toBe(true)
        expect(hash(b)).toBe(hash(a))
      }),
      { numRuns: 1000 },
    )
  })

  it('goes there and back by one difference', () => {
    fc.assert(
      fc.property(anyState, ([plan, one, two]) => {
        const layout = defineState({}, plan)
        const a = layout.blank()
        const b = layout.blank()
        const c = layout.blank()
        scramble(a, one)
        scramble(b, two)
        const pairs = difference(a, b)
        copyInto(c, a)
        applyDifference(c, pairs)
        expect(samePosition(c, b)).toBe(true)
        applyDifference(c, pairs)
        expect(samePosition(c, a)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('has another hash when one cell differs', () => {
    fc.assert(
      fc.property(schema, fc.nat(), fc.nat(), (plan, seed, where) => {
        const layout = defineState({}, plan)
        const a = layout.blank()
        const b = layout.blank()
        fc.pre(layout.coreWords > 0)
        scramble(a, seed)
        copyInto(b, a)
        const word = where % layout.coreWords
        b.words[word] = b.words[word]! ^ (1 << (where % 32))
        expect(samePosition(a, b)).toBe(false)
        expect(hash(a)).not.toBe(hash(b))
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps every cell apart from every other', () => {
    fc.assert(
      fc.property(schema, fc.nat(), (plan, seed) => {
        const a = defineState({}, plan).blank()
        scramble(a, seed)
        const b = defineState({}, plan).blank()
        scramble(b, seed)
        const { scalars, cells } = a.layout
        for (const { group, name } of scalars) {
          const of = (s: PositionCore) => Reflect.get(group === null ? s : Reflect.get(s, group), name)
          expect(of(a)).toBe(of(b))
        }
        const bytes = [...scalars, ...cells].reduce((sum, slot) => sum + slot.rows, 0)
        expect(a.bytes.length).toBeGreaterThanOrEqual(bytes)
      }),
      { numRuns: 1000 },
    )
  })
})
