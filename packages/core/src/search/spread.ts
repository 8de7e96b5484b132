import type { Field, Node } from './field.ts'
import type { Direction, Hex } from './ground.ts'

/** A step that cannot be taken. */
export const BARRED = -1

/** In a table: a step that cannot be taken. */
export const TABLE_BARRED = 255

/**
 * What a step costs and which layer it leads to, `cost << 3 | layer`, or `BARRED`. It must depend on nothing but its
 * arguments and what stays as it is during the search.
 */
export type Edge<C> = (context: C, from: Hex, dir: Direction, to: Hex, layer: number) => number

/** The same for all six ways out of a hex at once: `steps[dir] = cost << 3 | layer`, or `BARRED`. */
export type Ways<C> = (context: C, from: Hex, layer: number, steps: Int32Array) => void

// The three searches are one loop written out three times: what differs is in its heart, and a function in between
// costs a third of the speed. For the same reason 6 directions and 1024 costs of the queue stand there as numbers,
// which an imported constant is not.

/**
 * Finds the cheapest way from the sources of a field to all that costs no more than `limit`. With `stopAt` the search
 * ends once that hex is settled in some layer, and has then reached exactly what costs no more than it. `least` promises
 * that no step costs less: with 1 far fewer steps are asked about.
 *
 * Which of several cheapest paths is kept follows from the graph, the costs and the sources alone, not from the order
 * in which sources were added or directions tried. A node is entered from the lowest node that gives it its cost.
 * Where steps are free, nodes of one cost are settled in waves: first the sources of that cost and what a step that is
 * not free leads to, then what lies one free step further, and so on; a node is entered from the lowest node of the wave
 * before its own (in the first wave: from the lowest node of lower cost). A source that no path undercuts stays a source.
 */
export function spread<C>(field: Field, context: C, edge: Edge<C>, limit: number, stopAt: Hex = 0, least = 0): void {
  field.begin()
  const { shift, memory, queue } = field
  const { neighbours } = field.ground
  const top = field.layers - 1
  const layers = (1 << (shift - 2)) - 1
  const floor = least << 3
  let { lastEntry: last, highest, lowest: cost } = field
  let count = 0
  for (; cost <= highest && cost <= limit; cost++) {
    for (let entry = queue[cost & 1023]!; entry !== 0; entry = queue[cost & 1023]!) {
      queue[cost & 1023] = 0
      const wave = last
      for (; entry !== 0; entry = queue[entry + 1]!) {
        const node = queue[entry]!
        if (memory[node] !== cost) continue
        memory[count++ * 4 + 3] = node
        const from = node >> shift
        if (from === stopAt) limit = cost
        if (cost + least > limit) continue
        const layer = (node >> 2) & layers
        for (let dir = 0; dir < 6; dir++) {
          const to = neighbours[from * 6 + dir]!
          // With one layer it is known before asking where nothing can be gained.
          if (to === 0 || (shift === 2 && memory[to * 4]! < cost + least)) continue
          const answer = edge(context, from, dir, to, layer)
          // Unsigned, `BARRED` is beyond every limit.
          const sum = cost + (answer >>> 3)
          if (sum > limit) continue
          const next = (to << shift) | ((answer & layers) << 2)
          const known = memory[next]!
          if (sum < known) {
            if (!(answer >= floor && answer < 8192 && (answer & 7) <= top)) throw wrongStep(field, node, answer, least)
            memory[next] = sum
            memory[next + 1] = node
            last += 2
            if (least === 0) memory[next + 2] = last
            queue[last] = next
            queue[last + 1] = queue[sum & 1023]!
            queue[sum & 1023] = last
            if (sum > highest) highest = sum
          } else if (sum === known && node < memory[next + 1]!) {
            if (sum !== cost || memory[next + 2]! > wave) memory[next + 1] = node
          }
        }
      }
    }
  }
  field.end(count, cost, highest)
}

/** `spread` with one question a hex in place of six. */
export function spreadByHex<C>(
  field: Field,
  context: C,
  ways: Ways<C>,
  limit: number,
  stopAt: Hex = 0,
  least = 0,
): void {
  field.begin()
  const { shift, memory, queue, steps } = field
  const { neighbours } = field.ground
  const top = field.layers - 1
  const layers = (1 << (shift - 2)) - 1
  const floor = least << 3
  let { lastEntry: last, highest, lowest: cost } = field
  let count = 0
  for (; cost <= highest && cost <= limit; cost++) {
    for (let entry = queue[cost & 1023]!; entry !== 0; entry = queue[cost & 1023]!) {
      queue[cost & 1023] = 0
      const wave = last
      for (; entry !== 0; entry = queue[entry + 1]!) {
        const node = queue[entry]!
        if (memory[node] !== cost) continue
        memory[count++ * 4 + 3] = node
        const from = node >> shift
        if (from === stopAt) limit = cost
        if (cost + least > limit) continue
        ways(context, from, (node >> 2) & layers, steps)
        for (let dir = 0; dir < 6; dir++) {
          const answer = steps[dir]!
          const sum = cost + (answer >>> 3)
          if (sum > limit) continue
          const to = neighbours[from * 6 + dir]!
          if (to === 0) continue
          const next = (to << shift) | ((answer & layers) << 2)
          const known = memory[next]!
          if (sum < known) {
            if (!(answer >= floor && answer < 8192 && (answer & 7) <= top)) throw wrongStep(field, node, answer, least)
            memory[next] = sum
            memory[next + 1] = node
            last += 2
            if (least === 0) memory[next + 2] = last
            queue[last] = next
            queue[last + 1] = queue[sum & 1023]!
            queue[sum & 1023] = last
            if (sum > highest) highest = sum
          } else if (sum === known && node < memory[next + 1]!) {
            if (sum !== cost || memory[next + 2]! > wave) memory[next + 1] = node
          }
        }
      }
    }
  }
  field.end(count, cost, highest)
}

/**
 * `spread` over a field of one layer where most of what a step costs never changes. `table` holds that part by
 * `hex * 6 + dir`. A step is asked about only where `asked` marks one of its two hexes; `edge` then gives its whole
 * cost, which is not less than the table's, and is not called where the table alone shows that nothing can be gained.
 */
export function spreadAsking<C>(
  field: Field,
  table: Uint8Array,
  asked: Uint8Array,
  context: C,
  edge: Edge<C>,
  limit: number,
  stopAt: Hex = 0,
  least = 0,
): void {
  if (field.layers !== 1) throw new RangeError(`a table serves one layer, and the field has ${field.layers}`)
  field.begin()
  const { memory, queue } = field
  const { neighbours } = field.ground
  let { lastEntry: last, highest, lowest: cost } = field
  let count = 0
  for (; cost <= highest && cost <= limit; cost++) {
    for (let entry = queue[cost & 1023]!; entry !== 0; entry = queue[cost & 1023]!) {
      queue[cost & 1023] = 0
      const wave = last
      for (; entry !== 0; entry = queue[entry + 1]!) {
        const node = queue[entry]!
        if (memory[node] !== cost) continue
        memory[count++ * 4 + 3] = node
        const from = node >> 2
        if (from === stopAt) limit = cost
        if (cost + least > limit) continue
        const here = asked[from]!
        for (let dir = 0; dir < 6; dir++) {
          const fixed = table[from * 6 + dir]!
          let sum = cost + fixed
          if (sum > limit || fixed === 255) continue
          const to = neighbours[from * 6 + dir]!
          if (to === 0) continue
          const next = to * 4
          const known = memory[next]!
          if (sum > known) continue
          if ((here | asked[to]!) !== 0) {
            const step = edge(context, from, dir, to, 0) >>> 3
            sum = cost + step
            if (sum > limit) continue
            if (step < fixed || step >= 1024) throw wrongStep(field, node, step << 3, fixed)
          }
          if (sum < known) {
            memory[next] = sum
            memory[next + 1] = node
            last += 2
            if (least === 0) memory[next + 2] = last
            queue[last] = next
            queue[last + 1] = queue[sum & 1023]!
            queue[sum & 1023] = last
            if (sum > highest) highest = sum
          } else if (sum === known && node < memory[next + 1]!) {
            if (sum !== cost || memory[next + 2]! > wave) memory[next + 1] = node
          }
        }
      }
    }
  }
  field.end(count, cost, highest)
}

/** `spread` over a field of one layer by a table of costs alone, by `hex * 6 + dir`. */
export function spreadTable(field: Field, table: Uint8Array, limit: number, stopAt: Hex = 0, least = 0): void {
  spreadAsking(field, table, field.nobody, null, neverAsked, limit, stopAt, least)
}

const neverAsked: Edge<null> = () => BARRED

function wrongStep(field: Field, node: Node, answer: number, least: number): RangeError {
  return new RangeError(
    `a step from hex ${field.hexOf(node)} costs ${answer >> 3} and leads to layer ${answer & 7}: ` +
      `costs are ${least} to 1023, layers 0 to ${field.layers - 1}`,
  )
}
