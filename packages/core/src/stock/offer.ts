import type { Choices } from '../choice.ts'
import type { HexList, PiecePosition, Place } from '../pieces.ts'

/** The members of a set of units, 1 for a member. */
export function offerMembers(members: Uint8Array, out: Choices): void {
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) out.add(unit)
}

/** The hexes of a list: `offerHexes(pieces.hexesOf(s, side), out)`. */
export function offerHexes({ hexes, count }: HexList, out: Choices): void {
  for (let i = 0; i < count; i++) out.add(hexes[i]!)
}

/** As many units as ever stand round a hex. */
const beside = new Uint16Array(256)

/** Units in the six hexes round one, in ascending order. */
export function offerBeside({ setting: { ground }, units, stacks }: PiecePosition, hex: Place, out: Choices): void {
  let count = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = ground.neighbours[way]!
    if (next === 0) continue
    for (let unit = stacks.first[next]!; unit !== 0; unit = units.next[unit]!) {
      let at = count++
      for (; at > 0 && beside[at - 1]! > unit; at--) beside[at] = beside[at - 1]!
      beside[at] = unit
    }
  }
  for (let i = 0; i < count; i++) out.add(beside[i]!)
}

/** The hexes around one, in ascending order, out of a list that has them sorted: six a hex, those off the map first as 0. */
export function offerAround(around: Uint16Array, hex: Place, out: Choices): void {
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (around[way] !== 0) out.add(around[way]!)
}
