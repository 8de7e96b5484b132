import { connect } from 'node:net'
import type { WebSocket } from 'ws'
import { badMessage, badRequest, Lots, noise } from './attacks.fixture.ts'
import { ACTORS, type Actor, type Request, type World } from './world.fixture.ts'

export interface Siege {
  readonly requests: number
  readonly frames: number
  readonly connections: number
  /** What was let through, and what made the server stumble; both must stay empty. */
  readonly accepted: readonly string[]
  readonly stumbled: readonly string[]
  /** How often it answered with which status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly isUnchanged: boolean
}

const AT_ONCE = 16

/** Sends so many requests and frames that must all be refused, half of them each, and some noise beside. */
export async function besiege(world: World, count: number, seed: number): Promise<Siege> {
  const lots = new Lots(seed)
  const before = await world.digest()
  const accepted: string[] = []
  const stumbled: string[] = []
  const statuses: Record<string, number> = {}
  const requests = Math.ceil(count / 2)
  await spread(requests, async () => {
    const request = badRequest(world, lots)
    const { status, body } = await world.send(request).catch((error: Error) => ({ status: 0, body: error.message }))
    statuses[status] = (statuses[status] ?? 0) + 1
    if (isAccepted(status, body)) accepted.push(`${status} ${told(request)}`)
    if (status >= 500 || status === 0) stumbled.push(`${status} ${JSON.stringify(body)} ${told(request)}`)
  })
  const frames = count - requests
  for (const actor of ACTORS) accepted.push(...(await shout(world, lots, actor, Math.ceil(frames / ACTORS.length))))
  const connections = Math.ceil(count / 50)
  await spread(connections, () => hiss(world, noise(world, lots)))
  const { status } = await world.ask('', 'GET /healthz')
  if (status !== 200) stumbled.push(`healthz ${status}`)
  const { lawBroken } = world.server.house.hall.figures()
  if (lawBroken > 0) stumbled.push(`laws broken: ${lawBroken}`)
  return { requests, frames, connections, accepted, stumbled, statuses, isUnchanged: (await world.digest()) === before }
}

/** Commands answer 200 with a frame that says no. */
const isAccepted = (status: number, body: unknown): boolean =>
  status >= 200 && status < 400 && !/"t":"(no|stale|gone)"/.test(JSON.stringify(body) ?? '')

const told = ({ method, path, headers, body }: Request): string =>
  `${method} ${path} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 200)}`

async function spread(count: number, act: () => Promise<unknown>): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await act()
    }),
  )
}

/** Frames of one sender, over as many sockets as the server closes on him; gives the answers that were no refusals. */
async function shout(world: World, lots: Lots, actor: Actor, count: number): Promise<string[]> {
  const accepted: string[] = []
  let socket: WebSocket | null = null
  for (let sent = 0; sent < count; sent++) {
    if (socket?.readyState !== 1) {
      socket = await world.socket(world.cookies[actor])
      socket.on('message', (frame) => {
        if (String(frame).startsWith('{"t":"ok"')) accepted.push(`${actor}: ${frame}`)
      })
    }
    socket.send(badMessage(world, lots, actor))
    if (sent % 8 === 7) await answered(socket)
  }
  if (socket) await answered(socket)
  socket?.terminate()
  return accepted
}

/** Until the server has read what was sent before, or has hung up. */
const answered = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => {
    if (socket.readyState !== 1) resolve(null)
    socket.once('pong', resolve).once('close', resolve)
    if (socket.readyState === 1) socket.ping()
  })

/** Opens a connection, makes noise, and leaves; how the server ends it is its own affair. */
const hiss = (world: World, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(world.server.address)
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.on('close', () => resolve())
  })
