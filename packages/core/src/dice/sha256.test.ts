import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

describe('SHA-256', () => {
  it('gives the digests of FIPS 180-4', () => {
    expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    expect(hex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    )
  })

  it('agrees with another implementation', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      }),
      { numRuns: 2000 },
    )
  })

  it('agrees at every length around the edge of a block', () => {
    for (let length = 0; length <= 200; length++) {
      const message = new Uint8Array(length).fill(length)
      expect(hex(sha256(message)), `${length}`).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })
})

describe('HMAC-SHA256', () => {
  it('gives the codes of RFC 4231', () => {
    expect(hex(hmacSha256(new Uint8Array(20).fill(0x0b))(utf8('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(hex(hmacSha256(utf8('Jefe'))(utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it('agrees with another implementation, call after call under one key', () => {
    fc.assert(
      fc.property(bytes, bytes, bytes, (key, first, second) => {
        const hmac = hmacSha256(key)
        expect(hex(hmac(first))).toBe(createHmac('sha256', key).update(first).digest('hex'))
        expect(hex(hmac(second))).toBe(createHmac('sha256', key).update(second).digest('hex'))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('UTF-8', () => {
  it('agrees with another implementation, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0xd800, max: 0xdfff }), (text, lone) => {
        const broken = text + String.fromCharCode(lone) + text
        expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
        expect(hex(utf8(broken))).toBe(Buffer.from(broken, 'utf8').toString('hex'))
      }),
      { numRuns: 1000 },
    )
  })
})
