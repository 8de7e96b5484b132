import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Field, field, NO_LIMIT, UNREACHED } from './field.ts'
import { DIRECTIONS, type Ground } from './ground.ts'
import { pathTo } from './path.ts'
import { rectangle } from './rectangle.ts'
import { BARRED, type Edge, spread } from './spread.ts'

const RUNS = { numRuns: 1500 }

/** A graph in which any hex may lead to any other, and each step of each layer has an answer of its own. */
interface Graph {
  readonly ground: Ground
  readonly layers: number
  readonly answers: readonly number[]
}

interface Source {
  readonly hex: number
  readonly layer: number
  readonly cost: number
}

interface Search extends Graph {
  readonly sources: readonly Source[]
  readonly limit: number
  readonly stopAt: number
}

function searches(layerCounts: readonly number[], leastCost: number): fc.Arbitrary<Search> {
  return fc
    .record({
      size: fc.integer({ min: 1, max: 14 }),
      layers: fc.constantFrom(...layerCounts),
      limit: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(NO_LIMIT)),
    })
    .chain(({ size, layers, limit }) => {
      const ways = size * DIRECTIONS
      const answer = fc.oneof(
        { weight: 1, arbitrary: fc.constant(BARRED) },
        {
          weight: 4,
          arbitrary: fc
            .tuple(fc.integer({ min: leastCost, max: 4 }), fc.integer({ min: 0, max: layers - 1 }))
            .map(([cost, layer]) => (cost << 3) | layer),
        },
      )
      return fc.record({
        ground: fc
          .array(fc.integer({ min: 0, max: size }), { minLength: ways, maxLength: ways })
          .map((ends): Ground => ({ size, neighbours: Uint16Array.from([0, 0, 0, 0, 0, 0, ...ends]) })),
        layers: fc.constant(layers),
        answers: fc.array(answer, { minLength: ways * layers, maxLength: ways * layers }),
        sources: fc.array(
          fc.record({
            hex: fc.integer({ min: 1, max: size }),
            layer: fc.integer({ min: 0, max: layers - 1 }),
            cost: fc.integer({ min: 0, max: 6 }),
          }),
          { maxLength: 4 },
        ),
        limit: fc.constant(limit),
        stopAt: fc.constant(0),
      })
    })
}

const anySearch = searches([1, 2, 3, 8], 0)
const flatSearch = searches([1], 0)

const answerOf: Edge<Graph> = (graph, from, dir, _to, layer) =>
  graph.answers[((from - 1) * DIRECTIONS + dir) * graph.layers + layer]!

interface Label {
  readonly cost: number
  readonly parent: string
}

const named = (hex: number, layer: number): string => `${hex}/${layer}`

/** Plain as can be: relaxes until nothing changes, then picks parents by the letter of the rule. */
function reference({ ground, layers, answers, sources, limit }: Search): Map<string, Label> {
  const steps: { from: string; to: string; cost: number; order: number }[] = []
  for (let hex = 1; hex <= ground.size; hex++) {
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      for (let layer = 0; layer < layers; layer++) {
        const to = ground.neighbours[hex * DIRECTIONS + dir]!
        const answer = answers[((hex - 1) * DIRECTIONS + dir) * layers + layer]!
        if (to === 0 || answer === BARRED) continue
        steps.push({ from: named(hex, layer), to: named(to, answer % 8), cost: answer >> 3, order: hex * 8 + layer })
      }
    }
  }
  const starts = new Map<string, number>()
  for (const { hex, layer, cost } of sources) {
    const name = named(hex, layer)
    if (cost <= limit) starts.set(name, Math.min(cost, starts.get(name) ?? cost))
  }
  const costs = new Map(starts)
  for (let changed = true; changed; ) {
    changed = false
    for (const { from, to, cost } of steps) {
      const sum = (costs.get(from) ?? Infinity) + cost
      if (sum <= limit && sum < (costs.get(to) ?? Infinity)) {
        costs.set(to, sum)
        changed = true
      }
    }
  }
  const tight = steps
    .filter(({ from, to, cost }) => costs.has(from) && costs.get(from)! + cost === costs.get(to))
    .sort((a, b) => a.order - b.order)
  const labels = new Map<string, Label>()
  for (const [name, cost] of costs) {
    const into = tight.find((step) => step.to === name && step.cost > 0)
    if (starts.get(name) === cost) labels.set(name, { cost, parent: '' })
    else if (into) labels.set(name, { cost, parent: into.from })
  }
  while (labels.size < costs.size) {
    const wave = tight.filter((step) => step.cost === 0 && labels.has(step.from) && !labels.has(step.to))
    const found = new Map<string, string>()
    for (const { from, to } of wave) if (!found.has(to)) found.set(to, from)
    for (const [name, parent] of found) labels.set(name, { cost: costs.get(name)!, parent })
  }
  return labels
}

function labelsOf(field: Field): Map<string, Label> {
  const labels = new Map<string, Label>()
  for (let hex = 1; hex <= field.ground.size; hex++) {
    for (let layer = 0; layer < field.layers; layer++) {
      const node = field.node(hex, layer)
      const cost = field.costIn(hex, layer)
      if (cost === UNREACHED) continue
      const parent = field.parentOf(node)
      labels.set(named(hex, layer), {
        cost,
        parent: parent === 0 ? '' : named(field.hexOf(parent), field.layerOf(parent)),
      })
    }
  }
  return labels
}

function start(field: Field, sources: readonly Source[]): Field {
  for (const { hex, layer, cost } of sources) field.start(hex, layer, cost)
  return field
}

function run(search: Search): Field {
  const result = start(field(search.ground, search.layers), search.sources)
  spread(result, search, answerOf, search.limit, search.stopAt)
  return result
}

const reachedBy = (result: Field) => Array.from({ length: result.count }, (_, i) => result.reached(i))

const sorted = (labels: Map<string, Label>) => [...labels].sort(([a], [b]) => (a < b ? -1 : 1))

describe('spread', () => {
  it('finds the costs and parents of the reference on any graph, with free steps and layers', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(sorted(labelsOf(run(search)))).toEqual(sorted(reference(search)))
      }),
      RUNS,
    )
  })

  it('finds the same when told that no step is free', () => {
    fc.assert(
      fc.property(searches([1, 2, 5], 1), (search) => {
        const result = start(field(search.ground, search.layers), search.sources)
        spread(result, search, answerOf, search.limit, 0, 1)
        expect(sorted(labelsOf(result))).toEqual(sorted(reference(search)))
      }),
      RUNS,
    )
  })

  it('keeps the same paths whatever the order of sources and directions', () => {
    fc.assert(
      fc.property(anySearch, fc.integer({ min: 1, max: 5 }), (search, turn) => {
        const turned = (dir: number) => (dir + turn) % DIRECTIONS
        const neighbours = search.ground.neighbours.map((_, way) => {
          const dir = way % DIRECTIONS
          return search.ground.neighbours[way - dir + turned(dir)]!
        })
        const edge: Edge<Graph> = (graph, from, dir, to, layer) => answerOf(graph, from, turned(dir), to, layer)
        const other = field({ size: search.ground.size, neighbours }, search.layers)
        start(other, search.sources.toReversed())
        spread(other, search, edge, search.limit)
        expect(sorted(labelsOf(other))).toEqual(sorted(labelsOf(run(search))))
      }),
      RUNS,
    )
  })

  it('lists each node it reached once, cheapest first', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const result = run(search)
        const reached = reachedBy(result)
        const costs = reached.map((node) => result.costOf(node))
        expect(new Set(reached).size).toBe(labelsOf(result).size)
        expect(reached.length).toBe(labelsOf(result).size)
        expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      }),
      RUNS,
    )
  })

  it('stops at a hex with exactly what costs no more than it', () => {
    fc.assert(
      fc.property(anySearch, fc.integer({ min: 1, max: 14 }), (search, hex) => {
        const stopAt = 1 + (hex % search.ground.size)
        const whole = reference(search)
        const target = Math.min(...[...whole].filter(([name]) => name.startsWith(`${stopAt}/`)).map(([, l]) => l.cost))
        const expected = sorted(whole).filter(([, { cost }]) => cost <= target)
        expect(sorted(labelsOf(run({ ...search, stopAt })))).toEqual(expected)
      }),
      RUNS,
    )
  })

  it('leaves nothing behind for the next search of the same field', () => {
    fc.assert(
      fc.property(anySearch, anySearch, fc.integer({ min: 0, max: 14 }), (search, next, stopAt) => {
        const kept = field(search.ground, search.layers)
        start(kept, search.sources)
        spread(kept, search, answerOf, search.limit, stopAt)
        const again = { ...search, limit: next.limit, sources: search.sources.slice(1) }
        start(kept, again.sources)
        spread(kept, again, answerOf, again.limit)
        expect(sorted(labelsOf(kept))).toEqual(sorted(reference(again)))
      }),
      RUNS,
    )
  })

  it('reaches nothing without sources, also after a search', () => {
    const search: Search = { ground: rectangle(3, 3), layers: 1, answers: [], sources: [], limit: 9, stopAt: 0 }
    const result = field(search.ground)
    result.start(5)
    spread(result, null, () => 1 << 3, 9)
    expect(result.count).toBe(9)
    spread(result, null, () => 1 << 3, 9)
    expect(result.count).toBe(0)
    expect(result.cost(5)).toBe(UNREACHED)
  })

  it('forgets sources that were cleared before a search', () => {
    const result = field(rectangle(3, 3))
    result.start(1)
    result.clear()
    result.start(9)
    spread(result, null, () => 1 << 3, 0)
    expect(reachedBy(result).map((node) => result.hexOf(node))).toEqual([9])
  })

  it('serves again after a search that threw', () => {
    const result = field(rectangle(5, 5))
    result.start(1)
    const broken: Edge<null> = (_c, from) => {
      if (from === 8) throw new Error('broken')
      return 1 << 3
    }
    expect(() => spread(result, null, broken, 9)).toThrow('broken')
    result.start(25)
    spread(result, null, () => 1 << 3, 1)
    expect(
      reachedBy(result)
        .map((node) => result.hexOf(node))
        .toSorted((a, b) => a - b),
    ).toEqual([19, 20, 24, 25])
    expect(result.cost(1)).toBe(UNREACHED)
  })

  it('refuses a layer that the field has not, a cost beyond its queue and a cost under the promised least', () => {
    const from5 = (layers: number) => {
      const result = field(rectangle(3, 3), layers)
      result.start(5)
      return result
    }
    expect(() => spread(from5(1), null, () => (1 << 3) | 1, 9)).toThrow('leads to layer 1')
    expect(() => spread(from5(3), null, () => (1 << 3) | 3, 9)).toThrow('leads to layer 3')
    expect(() => spread(from5(1), null, () => 1024 << 3, NO_LIMIT)).toThrow('costs 1024')
    expect(() => spread(from5(1), null, () => 0, 9, 0, 1)).toThrow('costs 0')
  })

  it('refuses sources off the map, of no layer, below nothing or too far apart', () => {
    const result = field(rectangle(3, 3), 2)
    expect(() => result.start(0)).toThrow('hex 0')
    expect(() => result.start(10)).toThrow('hex 10')
    expect(() => result.start(1, 2)).toThrow('layer 2')
    expect(() => result.start(1, 0, -1)).toThrow('cost of -1')
    result.start(1, 0, 3)
    result.start(2, 0, 1027)
    expect(() => spread(result, null, () => 1 << 3, NO_LIMIT)).toThrow('3 and 1027')
    expect(() => field(rectangle(3, 3), 9)).toThrow('1 to 8 layers')
  })

  it('handles paths that cost more than the queue is long', () => {
    const line = rectangle(40, 1)
    const result = field(line)
    result.start(1, 0, 5000)
    spread(result, null, () => 1000 << 3, NO_LIMIT)
    expect(result.cost(40)).toBe(5000 + 39 * 1000)
  })
})

describe('pathTo', () => {
  it('writes steps that exist and that add up to the cost of the hex', () => {
    fc.assert(
      fc.property(flatSearch, (search) => {
        const result = run(search)
        const path: number[] = []
        for (let hex = 1; hex <= search.ground.size; hex++) {
          const length = pathTo(result, hex, path)
          if (result.cost(hex) === UNREACHED) {
            expect(length).toBe(0)
            continue
          }
          expect(path[length - 1]).toBe(hex)
          let sum = Math.min(...search.sources.filter((s) => s.hex === path[0]).map((s) => s.cost))
          for (let i = 1; i < length; i++) sum += cheapestStep(search, path[i - 1]!, path[i]!)
          expect(sum).toBe(result.cost(hex))
        }
      }),
      RUNS,
    )
  })

  it('takes the lowest hex of several ways, in arrays of either kind', () => {
    const result = field(rectangle(3, 3))
    result.start(1)
    spread(result, null, () => 1 << 3, 9)
    const path = new Uint16Array(9)
    // Rows 1 2 3, 4 5 6 (shoved east), 7 8 9: 1-2-5-9, 1-4-5-9 and 1-4-8-9 are equally short.
    expect(pathTo(result, 9, path)).toBe(4)
    expect([...path.subarray(0, 4)]).toEqual([1, 2, 5, 9])
    const list: number[] = []
    expect(pathTo(result, 9, list)).toBe(4)
    expect(list).toEqual([...path.subarray(0, 4)])
    expect(() => pathTo(result, 9, new Uint16Array(3))).toThrow('no room')
  })

  it('ends in the cheapest layer', () => {
    const result = field(rectangle(3, 1), 2)
    result.start(1, 0, 4)
    result.start(1, 1, 0)
    spread(result, null, (_c, _from, _dir, _to, layer) => (1 << 3) | layer, 9)
    expect(result.cost(3)).toBe(2)
    expect(result.layerOf(result.cheapest(3))).toBe(1)
    expect(result.costIn(3, 0)).toBe(6)
  })
})

function cheapestStep({ ground, answers }: Search, from: number, to: number): number {
  let best = Infinity
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const answer = answers[(from - 1) * DIRECTIONS + dir]!
    if (ground.neighbours[from * DIRECTIONS + dir] === to && answer !== BARRED) best = Math.min(best, answer >> 3)
  }
  return best
}
