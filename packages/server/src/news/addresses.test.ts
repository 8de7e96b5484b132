import { describe, expect, it } from 'vitest'
import { barAddress, isPublic, pinned } from './addresses.ts'

describe('an address of the public net', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false))

  it.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::200e'])(
    'is %s',
    (address) => expect(isPublic(address)).toBe(true),
  )
})

describe('an address to send news to', () => {
  it.each([
    'http://example.org/hook',
    'ftp://example.org/',
    'https://user:secret@example.org/',
    'https://example.org:8443/',
    'https://localhost/',
    'https://router/',
    'https://printer.local/',
    'https://db.internal/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://127.0.0.1.:443/',
    'https://①②⑦.0.0.1/',
    'javascript:alert(1)',
    'nonsense',
  ])('is not %s', (address) => expect(barAddress(address)).not.toBe(''))

  it.each(['https://example.org/hook?x=1', 'https://discord.com/api/webhooks/1/x', 'https://1.1.1.1/'])(
    'is %s',
    (address) => expect(barAddress(address)).toBe(''),
  )
})

describe('a name', () => {
  it('is settled once, on an address that was looked at', async () => {
    expect(await pinned('https://example.org/', async () => ['93.184.216.34', '1.1.1.1'])).toBe('93.184.216.34')
  })

  it('that leads home is refused, even where only one of its addresses does', async () => {
    await expect(pinned('https://example.org/', async () => ['10.0.0.1'])).rejects.toThrow('does not lead')
    await expect(pinned('https://example.org/', async () => ['1.1.1.1', '::1'])).rejects.toThrow('does not lead')
    await expect(pinned('https://example.org/', async () => [])).rejects.toThrow('does not lead')
  })
})
