import type { Choices } from '../choice.ts'
import type { Grid } from '../grid/grid.ts'
import type { HexList, Place } from '../pieces.ts'

/** The members of a set of units, 1 for a member. */
export function offerMembers(members: Uint8Array, out: Choices): void {
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) out.add(unit)
}

/** The hexes of a list: `offerHexes(pieces.hexesOf(s, side), out)`. */
export function offerHexes({ hexes, count }: HexList, out: Choices): void {
  for (let i = 0; i < count; i++) out.add(hexes[i]!)
}

/** Units in the six hexes round one. */
export function offerBeside(ground: Grid, place: Uint16Array, hex: Place, out: Choices): void {
  for (let unit = 1; unit < place.length; unit++) {
    const from = place[unit]!
    if (from !== 0 && from <= ground.size && ground.distance(from, hex) === 1) out.add(unit)
  }
}

/** The hexes around one, in ascending order, out of a list that has them sorted: six a hex, those off the map first as 0. */
export function offerAround(around: Uint16Array, hex: Place, out: Choices): void {
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (around[way] !== 0) out.add(around[way]!)
}
