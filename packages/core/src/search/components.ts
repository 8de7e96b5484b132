import type { Member } from './fill.ts'
import { DIRECTIONS, type Ground, type Hex } from './ground.ts'

/** The members of a set of hexes, parted into those that hang together. Parts are numbered from 1 by lowest hex. */
export class Parts {
  /** By hex, the number of its part; 0 if it is no member. */
  readonly labels: Uint16Array
  count = 0
  /** Part `n` is `hexes[starts[n]]` to before `hexes[starts[n + 1]]`, its lowest hex first. */
  readonly hexes: Uint16Array
  readonly starts: Uint16Array

  constructor(ground: Ground) {
    this.labels = new Uint16Array(ground.size + 1)
    this.hexes = new Uint16Array(ground.size + 1)
    this.starts = new Uint16Array(ground.size + 2)
  }

  /** How many hexes a part has. */
  size(part: number): number {
    return this.starts[part + 1]! - this.starts[part]!
  }

  joined(a: Hex, b: Hex): boolean {
    return this.labels[a] !== 0 && this.labels[a] === this.labels[b]
  }
}

export const parts = (ground: Ground): Parts => new Parts(ground)

/** Parts the members; into `out`, whose former content is lost. */
export function components<C>(ground: Ground, context: C, ok: Member<C>, out: Parts = parts(ground)): Parts {
  const { labels, hexes, starts } = out
  labels.fill(0)
  out.count = 0
  let end = 0
  for (let first = 1; first <= ground.size; first++) {
    if (labels[first] !== 0 || !ok(context, first)) continue
    const part = ++out.count
    starts[part] = end
    labels[first] = part
    hexes[end++] = first
    for (let i = starts[part]!; i < end; i++) {
      for (let dir = 0; dir < DIRECTIONS; dir++) {
        const to = ground.neighbours[hexes[i]! * DIRECTIONS + dir]!
        if (to === 0 || labels[to] !== 0 || !ok(context, to)) continue
        labels[to] = part
        hexes[end++] = to
      }
    }
  }
  starts[out.count + 1] = end
  return out
}
