/** SHA-256 and HMAC (FIPS 180-4, RFC 2104) by hand: the platform's own are asynchronous in browsers. */

const BLOCK = 64

export function sha256(message: Uint8Array): Uint8Array {
  return digest(Uint32Array.from(START), message, 0)
}

/** HMAC-SHA256 under one key; the two blocks that depend on the key alone are hashed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const inner = afterKey(short, 0x36)
  const outer = afterKey(short, 0x5c)
  return (message) => digest(outer.slice(), digest(inner.slice(), message, BLOCK), BLOCK)
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Lone surrogates become U+FFFD, as everywhere. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text.toWellFormed()) {
    const code = letter.codePointAt(0)!
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return Uint8Array.from(bytes)
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f)
}

function afterKey(key: Uint8Array, pad: number): Uint32Array {
  const block = new Uint8Array(BLOCK).fill(pad)
  for (let i = 0; i < key.length; i++) block[i]! ^= key[i]!
  const state = Uint32Array.from(START)
  compress(state, block, 0)
  return state
}

/** Hashes `message` into `state`, which has already taken in `before` bytes. */
function digest(state: Uint32Array, message: Uint8Array, before: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  const length = new DataView(padded.buffer)
  length.setBigUint64(padded.length - 8, BigInt(before + message.length) * 8n)
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, padded, at)
  const bytes = new Uint8Array(32)
  const words = new DataView(bytes.buffer)
  state.forEach((word, i) => {
    words.setUint32(i * 4, word)
  })
  return bytes
}

const schedule = new Int32Array(64)

function compress(state: Uint32Array, bytes: Uint8Array, at: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) {
    const j = at + i * 4
    w[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }

  let a = state[0]! | 0
  let b = state[1]! | 0
  let c = state[2]! | 0
  let d = state[3]! | 0
  let e = state[4]! | 0
  let f = state[5]! | 0
  let g = state[6]! | 0
  let h = state[7]! | 0
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

/** The first 32 bits of the fractions of the square roots of the first eight primes. */
const START = new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])
