import type { Hex } from './ground.ts'

/**
 * Writes hexes in ascending order, each once, and returns how many there are. It marks them in `bits`, a bit each, and reads the
 * marks from the lowest to the highest, so it never walks the whole of a large map; `bits` is left empty.
 */
export function sortHexes(hexes: ArrayLike<Hex>, count: number, out: Uint16Array, bits: Int32Array): number {
  let lowest = bits.length
  let highest = -1
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    const word = hex >> 5
    bits[word] = bits[word]! | (1 << (hex & 31))
    if (word < lowest) lowest = word
    if (word > highest) highest = word
  }
  let end = 0
  for (let word = lowest; word <= highest; word++) {
    for (let left = bits[word]!; left !== 0; left &= left - 1)
      out[end++] = (word << 5) | (31 - Math.clz32(left & -left))
    bits[word] = 0
  }
  return end
}
