import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nobody's business but this machine's, this house's or the router's. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')

/** What routers of the world carry; the rest of IPv6 is somebody's own, or stands for an IPv4 address. */
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')
const PRIVATE_6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_6.addSubnet(net, bits, 'ipv6')

/** Whether an address is one that anybody on the net may be sent to. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return PUBLIC_6.check(address, 'ipv6') && !PRIVATE_6.check(address, 'ipv6')
}

/** What is wrong with an address that somebody wants news to be sent to, as far as its text tells; or the empty string. */
export function barAddress(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return 'An address that begins with https:// was expected.'
  if (url.username !== '' || url.password !== '') return 'The address must not hold a name or a password.'
  if (url.port !== '') return 'Only the usual port of HTTPS is used.'
  // Numbers in whatever form (decimal, octal, short) are made plain by the parser.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublic(host) ? '' : NOT_PUBLIC
  return /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(host) &&
    !/\.(local|localhost|internal|lan|home|arpa)$/.test(host)
    ? ''
    : NOT_PUBLIC
}

const NOT_PUBLIC = 'This address does not lead to the public net.'

/** Addresses of a host by its name. */
export type Resolve = (host: string) => Promise<readonly string[]>

const byDns: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * The one address that is then spoken to, whatever the name says a moment later. All that a name stands for must be
 * public, so that nobody gets through by luck.
 */
export async function pinned(text: string, resolve: Resolve = byDns): Promise<string> {
  const because = barAddress(text)
  if (because) throw new Error(because)
  const host = new URL(text).hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) === 0 ? await resolve(host) : [host]
  if (found.length === 0 || !found.every(isPublic)) throw new Error(NOT_PUBLIC)
  return found[0]!
}
