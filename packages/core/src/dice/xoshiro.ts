const GOLDEN = 0x9e3779b9

/** xoshiro128** 1.1 of Blackman and Vigna; 32-bit integers only, so every engine gives the same numbers. */
export class Xoshiro128 {
  readonly #s = new Int32Array(4)

  /** The next 32 bits, as a signed integer. */
  next(): number {
    const s = this.#s
    const s1 = s[1]!
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9)
    const s2 = s[2]! ^ s[0]!
    const s3 = s[3]! ^ s1
    s[1] = s1 ^ s2
    s[0] = s[0]! ^ s3
    s[2] = s2 ^ (s1 << 9)
    s[3] = rotate(s3, 11)
    return result
  }

  save(): Uint32Array {
    return Uint32Array.from(this.#s)
  }

  restore(state: ArrayLike<number>): void {
    if (state.length !== 4) throw new RangeError(`a state is four numbers, not ${state.length}`)
    this.#s.set(state)
    if (this.#s.every((word) => word === 0)) throw new RangeError('a state of four zeros gives nothing but zeros')
  }
}

/**
 * Four words of state for a text. Each is a splitmix32 that starts elsewhere and takes in the text letter by letter, so
 * that two texts share their dice only if they meet in all 128 bits.
 */
export function stateFrom(seed: string): Uint32Array {
  const state = new Uint32Array(4)
  for (let lane = 0; lane < 4; lane++) {
    let word = mix(Math.imul(lane + 1, GOLDEN))
    for (let i = 0; i < seed.length; i++) word = mix((word + GOLDEN) ^ seed.charCodeAt(i))
    state[lane] = mix(word + GOLDEN)
  }
  if (state.every((word) => word === 0)) state[0] = GOLDEN
  return state
}

/** The output function of splitmix32: MurmurHash3's finalizer, one to one on 32 bits. */
function mix(z: number): number {
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return z ^ (z >>> 16)
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by))
}
