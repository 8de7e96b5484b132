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
  let cost = field.lowest
  for (; cost <= field.highest && cost <= limit; cost++) {
    while (field.queue[cost & 1023] !== 0) {
      const wave = field.lastEntry
      if (field.cost(stopAt) === cost) limit = cost
      settle(field, cost, limit, least)
      ask(field, context, edge, cost, limit, least, wave)
    }
  }
  field.end(cost)
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
  let cost = field.lowest
  for (; cost <= field.highest && cost <= limit; cost++) {
    while (field.queue[cost & 1023] !== 0) {
      const wave = field.lastEntry
      if (field.cost(stopAt) === cost) limit = cost
      settleByTable(field, table, asked, cost, limit, least)
      if (field.asked !== 0) ask(field, context, edge, cost, limit, least, wave)
    }
  }
  field.end(cost)
}

/** `spread` over a field of one layer by a table of costs alone, by `hex * 6 + dir`. */
export function spreadTable(field: Field, table: Uint8Array, limit: number, stopAt: Hex = 0, least = 0): void {
  spreadAsking(field, table, field.nobody, null, neverAsked, limit, stopAt, least)
}

const neverAsked: Edge<null> = () => BARRED

// A wave is worked off in two passes: settle its nodes and note what is to be asked, then ask. After each call of a
// function it does not know the engine looks at every array anew, so only the second pass makes any. For the same reason
// 6 directions and 1024 lists of the queue stand here as numbers: an imported constant is looked up each time.

/** Settles a wave and notes the steps out of it. */
function settle(field: Field, cost: number, limit: number, least: number): void {
  const { shift, memory, queue, questions } = field
  const { neighbours } = field.ground
  let { count } = field
  let asked = 0
  let entry = queue[cost & 1023]!
  queue[cost & 1023] = 0
  for (; entry !== 0; entry = queue[entry + 1]!) {
    const node = queue[entry]!
    if (memory[node] !== cost) continue
    memory[count++ * 4 + 3] = node
    const from = node >> shift
    if (cost + least > limit) continue
    for (let dir = 0; dir < 6; dir++) {
      const to = neighbours[from * 6 + dir]!
      // With one layer it is known before asking where nothing can be gained.
      if (to === 0 || (shift === 2 && memory[to * 4]! < cost + least)) continue
      questions[asked] = (node << 3) | dir
      questions[asked + 1] = to
      asked += 2
    }
  }
  field.count = count
  field.asked = asked
}

/** The same by a table: enters at once what need not be asked about. */
function settleByTable(
  field: Field,
  table: Uint8Array,
  marked: Uint8Array,
  cost: number,
  limit: number,
  least: number,
): void {
  const { memory, queue, questions, lastEntry: wave } = field
  const { neighbours } = field.ground
  let { count, lastEntry: last, highest } = field
  let asked = 0
  let entry = queue[cost & 1023]!
  queue[cost & 1023] = 0
  for (; entry !== 0; entry = queue[entry + 1]!) {
    const node = queue[entry]!
    if (memory[node] !== cost) continue
    memory[count++ * 4 + 3] = node
    const from = node >> 2
    if (cost + least > limit) continue
    const here = marked[from]!
    for (let dir = 0; dir < 6; dir++) {
      const fixed = table[from * 6 + dir]!
      const sum = cost + fixed
      if (sum > limit || fixed === 255) continue
      const to = neighbours[from * 6 + dir]!
      if (to === 0) continue
      const next = to * 4
      const known = memory[next]!
      if (sum > known) continue
      if ((here | marked[to]!) !== 0) {
        questions[asked] = (node << 3) | dir
        questions[asked + 1] = to
        asked += 2
      } else if (sum < known) {
        memory[next] = sum
        memory[next + 1] = node
        last += 2
        if (sum === cost) memory[next + 2] = last
        queue[last] = next
        queue[last + 1] = queue[sum & 1023]!
        queue[sum & 1023] = last
        if (sum > highest) highest = sum
      } else if (sum === known && node < memory[next + 1]!) {
        if (sum !== cost || foundIn(memory, next, cost, wave)) memory[next + 1] = node
      }
    }
  }
  field.count = count
  field.lastEntry = last
  field.highest = highest
  field.asked = asked
}

/** Asks what was noted and enters what is answered. */
function ask<C>(
  field: Field,
  context: C,
  edge: Edge<C>,
  cost: number,
  limit: number,
  least: number,
  wave: number,
): void {
  const { shift, memory, queue, questions, asked } = field
  const top = field.layers - 1
  const layers = (1 << (shift - 2)) - 1
  let { lastEntry: last, highest } = field
  for (let i = 0; i < asked; i += 2) {
    const question = questions[i]!
    const node = question >> 3
    const to = questions[i + 1]!
    const answer = edge(context, node >> shift, question & 7, to, (node >> 2) & layers)
    // Unsigned, `BARRED` is beyond every limit.
    const sum = cost + (answer >>> 3)
    if (sum > limit) continue
    const next = (to << shift) | ((answer & layers) << 2)
    const known = memory[next]!
    if (sum < known) {
      if (sum - cost < least || sum - cost >= 1024 || (answer & 7) > top) throw wrongStep(field, node, answer, least)
      memory[next] = sum
      memory[next + 1] = node
      last += 2
      if (sum === cost) memory[next + 2] = last
      queue[last] = next
      queue[last + 1] = queue[sum & 1023]!
      queue[sum & 1023] = last
      if (sum > highest) highest = sum
    } else if (sum === known && node < memory[next + 1]!) {
      if (sum !== cost || foundIn(memory, next, cost, wave)) memory[next + 1] = node
    }
  }
  field.lastEntry = last
  field.highest = highest
}

/** Whether a node of this cost was first found by a free step of the present wave. */
const foundIn = (memory: Int32Array, node: Node, cost: number, wave: number): boolean =>
  memory[memory[node + 1]!] === cost && memory[node + 2]! > wave

function wrongStep(field: Field, node: Node, answer: number, least: number): RangeError {
  return new RangeError(
    `a step from hex ${field.hexOf(node)} costs ${answer >> 3} and leads to layer ${answer & 7}: ` +
      `costs are ${least} to 1023, layers 0 to ${field.layers - 1}`,
  )
}
