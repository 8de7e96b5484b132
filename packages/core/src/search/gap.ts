import { type Field, NO_LIMIT, UNREACHED } from './field.ts'
import type { Hex } from './ground.ts'
import { pathTo } from './path.ts'
import { BARRED, type Edge, spread } from './spread.ts'

/** What a hex adds to a gap: 1 where the line is open, 0 where it is held, `BARRED` where no line may run. */
export type Open = (hex: Hex) => number

/**
 * The least number of open hexes on any line of hexes from one set to another, both ends counted, or `UNREACHED`. The
 * line goes to `out` (see `pathTo`), its length to `length`. It ends in the lowest of the best hexes of `to`.
 */
export function gap(
  field: Field,
  from: ArrayLike<Hex>,
  to: ArrayLike<Hex>,
  open: Open,
  out: number[] | Uint16Array,
): Gap {
  field.clear()
  for (let i = 0; i < from.length; i++) {
    const cost = open(from[i]!)
    if (cost !== BARRED) field.start(from[i]!, 0, cost)
  }
  spread(field, open, entering, NO_LIMIT)
  let end = 0
  for (let i = 0; i < to.length; i++) {
    const hex = to[i]!
    const best = end === 0 ? UNREACHED : field.cost(end)
    if (field.cost(hex) < best || (end !== 0 && field.cost(hex) === best && hex < end)) end = hex
  }
  return end === 0 ? NO_LINE : { open: field.cost(end), length: pathTo(field, end, out) }
}

export interface Gap {
  readonly open: number
  readonly length: number
}

const NO_LINE: Gap = { open: UNREACHED, length: 0 }

const entering: Edge<Open> = (open, _from, _dir, to) => {
  const cost = open(to)
  return cost === BARRED ? BARRED : cost << 3
}
