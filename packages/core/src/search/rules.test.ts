import { describe, expect, it } from 'vitest'
import { type Field, field, NO_LIMIT, UNREACHED } from './field.ts'
import type { Hex } from './ground.ts'
import { startFrom, trace } from './path.ts'
import { rectangle } from './rectangle.ts'
import { BARRED, type Edge, spread } from './spread.ts'

// One row of hexes, 1 to 12 from west to east, unless a test says otherwise.
const row = rectangle(12, 1)

function ranged<C>(from: Hex, limit: number, context: C, edge: Edge<C>): Field {
  const result = field(row)
  result.start(from)
  spread(result, context, edge, limit)
  return result
}

const costs = (result: Field, ...hexes: Hex[]): number[] => hexes.map((hex) => result.cost(hex))

interface Zones {
  readonly start: Hex
  readonly zone: ReadonlySet<Hex>
}

describe('zones of control', () => {
  const halting: Edge<Zones> = ({ start, zone }, from) => (zone.has(from) && from !== start ? BARRED : 1 << 3)

  it('may be entered but not left where a move ends in them', () => {
    const result = ranged(1, 8, { start: 1, zone: new Set([4]) }, halting)
    expect(costs(result, 3, 4, 5)).toEqual([2, 3, UNREACHED])
  })

  it('may be left by a unit that starts in one', () => {
    const result = ranged(4, 2, { start: 4, zone: new Set([4, 5]) }, halting)
    expect(costs(result, 3, 2, 5, 6)).toEqual([1, 2, 1, UNREACHED])
  })

  it('cost two more to enter and two more to leave', () => {
    const zone = new Set([3, 4])
    const tolls: Edge<ReadonlySet<Hex>> = (zone, from, _dir, to) =>
      (1 + (zone.has(to) ? 2 : 0) + (zone.has(from) ? 2 : 0)) << 3
    expect(costs(ranged(1, 20, zone, tolls), 2, 3, 4, 5, 6)).toEqual([1, 4, 9, 12, 13])
  })
})

describe('one-hex guarantee', () => {
  interface Mover {
    readonly start: Hex
    readonly allowance: number
    readonly terrain: readonly number[]
    readonly zone: ReadonlySet<Hex>
  }
  // The step uses up all points; there is none from zone to zone. Layer 1 is "has used it": nothing follows.
  const guaranteed: Edge<Mover> = ({ start, allowance, terrain, zone }, from, _dir, to, layer) => {
    if (layer === 1) return BARRED
    const cost = terrain[to]!
    if (cost <= allowance || from !== start) return cost << 3
    return zone.has(from) && zone.has(to) ? BARRED : (allowance << 3) | 1
  }
  const moved = (mover: Mover): Field => {
    const result = field(row, 2)
    result.start(mover.start)
    spread(result, mover, guaranteed, mover.allowance)
    return result
  }

  it('lets a unit that cannot pay take one step and no other', () => {
    const terrain = [0, 1, 1, 1, 1, 9, 0, 1, 1, 1, 1, 1, 1]
    const result = moved({ start: 4, allowance: 3, terrain, zone: new Set() })
    expect(costs(result, 5, 6)).toEqual([3, UNREACHED])
    expect(costs(result, 3, 2, 1)).toEqual([1, 2, 3])
  })

  it('is the first step only', () => {
    const terrain = [0, 1, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 1]
    expect(moved({ start: 3, allowance: 3, terrain, zone: new Set() }).cost(5)).toBe(UNREACHED)
  })

  it('does not hold from zone to zone', () => {
    const terrain = [0, 1, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 1]
    expect(moved({ start: 4, allowance: 3, terrain, zone: new Set([4, 5]) }).cost(5)).toBe(UNREACHED)
  })
})

describe('roads', () => {
  // Rows 1 2 3 4 and 5 6 7 8; the road runs 1-2-3-4. Off the road a hex costs 4, along it 1.
  const ground = rectangle(4, 2)
  const onRoad = (hex: Hex) => hex <= 4
  // Layer 1: entered at the road's rate. Who then leaves the road owes the rest of what the hex costs.
  const roadRule: Edge<null> = (_context, from, _dir, to, layer) => {
    const along = onRoad(from) && onRoad(to)
    if (along) return (1 << 3) | 1
    return (4 + (layer === 1 ? 3 : 0)) << 3
  }
  const moved = (from: Hex, limit: number) => {
    const result = field(ground, 2)
    result.start(from)
    spread(result, null, roadRule, limit)
    return result
  }

  it('are cheap for a unit that came by road and stays on it or ends there', () => {
    expect(costs(moved(1, 9), 2, 3, 4)).toEqual([1, 2, 3])
  })

  it('charge the full hex to a unit that leaves by the fields', () => {
    // 1 to 2 at the road's rate and on to 6: the hex 2 is then paid in full, 4 + 4.
    expect(moved(1, 9).cost(6)).toBe(8)
    expect(moved(2, 9).cost(6)).toBe(4)
  })

  it('do not make a hex cheap that is entered off the road', () => {
    const result = moved(5, 5)
    // Hex 5 lies below 1 and 2: either is 4 from the fields, and 5 over the other and the road.
    expect([result.costIn(1, 0), result.costIn(1, 1)]).toEqual([4, 5])
    expect([result.costIn(2, 0), result.costIn(2, 1)]).toEqual([4, 5])
    expect(result.cost(3)).toBe(5)
  })
})

describe('rail', () => {
  it('carries a unit thirty hexes along its links and nowhere else', () => {
    const long = rectangle(40, 2)
    // The line runs along the upper row and is cut between 35 and 36.
    const linked: Edge<null> = (_context, from, _dir, to) =>
      from <= 40 && to <= 40 && Math.min(from, to) !== 35 ? 1 << 3 : BARRED
    const result = field(long)
    result.start(3)
    spread(result, null, linked, 30)
    expect(costs(result, 33, 34, 1, 41)).toEqual([30, UNREACHED, 2, UNREACHED])
    result.start(10)
    spread(result, null, linked, 30)
    expect(costs(result, 35, 36)).toEqual([25, UNREACHED])
  })
})

describe('borders', () => {
  it('may be crossed twice and no more: the layer counts', () => {
    const borders = new Set([3, 5, 8])
    const crossing: Edge<ReadonlySet<Hex>> = (borders, from, _dir, to, layer) => {
      const next = layer + (borders.has(Math.min(from, to)) ? 1 : 0)
      return next > 2 ? BARRED : next
    }
    const result = field(row, 3)
    result.start(1)
    spread(result, borders, crossing, NO_LIMIT)
    expect(costs(result, 8, 9)).toEqual([0, UNREACHED])
    expect([3, 4, 6].map((hex) => result.layerOf(result.cheapest(hex)))).toEqual([0, 1, 2])
  })
})

describe('supply', () => {
  // Two rows of 30: the rail runs along the upper row from its source in 1 and is broken between 12 and 13.
  const ground = rectangle(30, 2)
  const onRail = (hex: Hex) => hex <= 30
  const along: Edge<null> = (_context, from, _dir, to) =>
    onRail(from) && onRail(to) && Math.min(from, to) !== 12 ? 0 : BARRED
  const offRail: Edge<null> = () => 1 << 3

  function supplied(): readonly [Field, Field] {
    const rail = field(ground)
    rail.start(1)
    spread(rail, null, along, NO_LIMIT)
    const fields = field(ground)
    startFrom(fields, rail, null, () => 0)
    spread(fields, null, offRail, 10)
    return [rail, fields]
  }

  it('runs any length of rail and then at most ten hexes off it', () => {
    const [rail, fields] = supplied()
    expect(rail.count).toBe(12)
    expect(costs(fields, 12, 42, 22, 23)).toEqual([0, 1, 10, UNREACHED])
  })

  it('never returns to the rail: beyond the break its hexes count like others', () => {
    const [, fields] = supplied()
    expect(costs(fields, 13, 14)).toEqual([1, 2])
  })

  it('is shown as one line from the unit to the source', () => {
    const stages = supplied()
    const line = new Uint16Array(60)
    const length = trace(stages, 14, line)
    expect([...line.subarray(0, length)]).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(trace(stages, 60, line)).toBe(0)
  })

  it('continues a count where a seed says so', () => {
    const rail = field(row)
    rail.start(1)
    spread(rail, null, () => 1 << 3, 3)
    const onward = field(row)
    startFrom(onward, rail, null, (_context, hex, _layer, cost) => (hex === 4 ? cost << 3 : BARRED))
    spread(onward, null, () => 2 << 3, 9)
    expect(costs(onward, 4, 5, 7, 8)).toEqual([3, 5, 9, UNREACHED])
  })
})
