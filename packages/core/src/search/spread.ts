import type { Field, Node } from './field.ts'
import type { Direction, Hex } from './ground.ts'

/** A step that cannot be taken. */
export const BARRED = -1

/**
 * What a step costs and which layer it leads to, `cost << 3 | layer`, or `BARRED`. It must depend on nothing but its
 * arguments and what stays as it is during the search.
 */
export type Edge<C> = (context: C, from: Hex, dir: Direction, to: Hex, layer: number) => number

// Nodes of one cost are settled in waves, and a wave in two passes: settle its nodes and note what is to be asked, then
// ask. After each call of a function it does not know the engine looks at every array anew, so only the second pass makes
// any. 6 directions and 1024 lists of the queue stand here as numbers since an imported constant is looked up each time; the
// entries of the queue begin behind 1022, two numbers each, so that it is empty when as many were walked.

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
  const { shift, memory, queue, questions } = field
  const { neighbours } = field.ground
  let count = 0
  let walked = 0
  let cost = field.lowest
  for (; cost <= limit && walked < field.lastEntry - 1022; cost++) {
    for (let entry = queue[cost & 1023]!; entry !== 0; entry = queue[cost & 1023]!) {
      queue[cost & 1023] = 0
      if (field.cost(stopAt) === cost) limit = cost
      let asked = 0
      for (; entry !== 0; entry = queue[entry + 1]!) {
        walked += 2
        const node = queue[entry]!
        if (memory[node] !== cost) continue
        memory[count++ * 4 + 3] = node
        if (cost + least > limit) continue
        const from = node >> shift
        for (let way = from * 6, end = way + 6; way < end; way++) {
          const to = neighbours[way]!
          // With one layer it is known before asking where nothing can be gained.
          if (to === 0 || (shift === 2 && memory[to * 4]! < cost + least)) continue
          questions[asked] = (node << 3) | (way - from * 6)
          questions[asked + 1] = (least << 16) | to
          asked += 2
        }
      }
      ask(field, context, edge, asked, cost, limit, field.lastEntry)
    }
  }
  field.end(count, cost, walked === field.lastEntry - 1022)
}

/** The second pass: asks what was noted and enters what is answered. `wave` is the last entry from before the wave. */
function ask<C>(
  field: Field,
  context: C,
  edge: Edge<C>,
  asked: number,
  cost: number,
  limit: number,
  wave: number,
): void {
  const { shift, memory, queue, questions } = field
  const top = field.layers - 1
  const layers = (1 << (shift - 2)) - 1
  let last = field.lastEntry
  for (let i = 0; i < asked; i += 2) {
    const question = questions[i]!
    const node = question >> 3
    const to = questions[i + 1]! & 0xffff
    const answer = edge(context, node >> shift, question & 7, to, (node >> 2) & layers)
    // Unsigned, `BARRED` is beyond every limit.
    const sum = cost + (answer >>> 3)
    if (sum > limit) continue
    const next = (to << shift) | ((answer & layers) << 2)
    const known = memory[next]!
    if (sum < known) {
      const least = questions[i + 1]! >> 16
      if (sum - cost < least || sum - cost >= 1024 || (answer & 7) > top) throw wrongStep(field, node, answer, least)
      memory[next] = sum
      memory[next + 1] = node
      last += 2
      if (sum === cost) memory[next + 2] = last
      queue[last] = next
      queue[last + 1] = queue[sum & 1023]!
      queue[sum & 1023] = last
    } else if (sum === known && node < memory[next + 1]!) {
      if (sum !== cost || foundIn(memory, next, cost, wave)) memory[next + 1] = node
    }
  }
  field.lastEntry = last
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
