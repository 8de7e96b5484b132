import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sealOfFile, sealWith } from './seal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-seal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a seal', () => {
  it('opens what it has sealed, and seals the same text differently each time', () => {
    const seal = sealWith(new Uint8Array(32).fill(7))
    expect(seal.open(seal.seal('Brückenkopf'))).toBe('Brückenkopf')
    expect(seal.seal('a')).not.toBe(seal.seal('a'))
  })

  it('does not open what another key has sealed, nor what was changed', () => {
    const sealed = sealWith(new Uint8Array(32).fill(7)).seal('secret')
    expect(() => sealWith(new Uint8Array(32).fill(8)).open(sealed)).toThrow()
    const bytes = Buffer.from(sealed, 'base64')
    bytes[bytes.length - 1]! ^= 1
    expect(() => sealWith(new Uint8Array(32).fill(7)).open(bytes.toString('base64'))).toThrow()
  })

  it('tags the same text alike, and another key otherwise', () => {
    const [one, other] = [7, 8].map((fill) => sealWith(new Uint8Array(32).fill(fill)))
    expect(one!.tag('Bock 10.0.0.1')).toBe(one!.tag('Bock 10.0.0.1'))
    expect(one!.tag('Bock 10.0.0.1')).not.toBe(other!.tag('Bock 10.0.0.1'))
  })

  it('is kept in a file that only its owner reads, and found there again', () => {
    const file = join(folder, 'key')
    const sealed = sealOfFile(file).seal('secret')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(sealOfFile(file).open(sealed)).toBe('secret')
  })

  it('says so where the file holds no key', () => {
    const file = join(folder, 'key')
    writeFileSync(file, 'short\n')
    expect(() => sealOfFile(file)).toThrow('a key has 32 bytes')
  })
})
