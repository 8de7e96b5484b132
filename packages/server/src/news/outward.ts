import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { barAddress, pinned } from './addresses.ts'

/** Where news may be sent to. Tests put stand-ins on this machine in its place. */
export interface Reach {
  /** What is wrong with an address, or the empty string. */
  bar(address: string): string
  /** The address of a machine, settled once for the connection that follows. */
  pin(address: string): Promise<string>
}

export const PUBLIC_NET: Reach = { bar: barAddress, pin: pinned }

export interface Errand {
  readonly address: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

const PATIENCE = 5000

/** Sends something out and gives the status of the answer. No redirects, nothing read, five seconds for all of it. */
export async function sendOut(reach: Reach, { address, headers, body }: Errand): Promise<number> {
  const because = reach.bar(address)
  if (because) throw new Error(because)
  const machine = await reach.pin(address)
  const url = new URL(address)
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: always(machine),
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Whatever name is asked for, this machine is the answer. */
function always(address: string): LookupFunction {
  const family = address.includes(':') ? 6 : 4
  return (_, options, answer) => {
    if (options.all) answer(null, [{ address, family }])
    else answer(null, address, family)
  }
}
