import { WebSocket } from 'ws'

export interface GalleryWish {
  readonly address: string
  readonly code: string
  readonly many: number
}

/** Spectators of one game in a process of their own. Says `ready`, and then for every frame when each of them had it. */
const { address, code, many } = JSON.parse(process.argv[2]!) as GalleryWish
const url = new URL('ws', address)
const { origin } = url
url.protocol = 'ws:'
const came = new Map<number, number[]>()
const START = Buffer.from('{"t":"ev"')

const sockets = await Promise.all(Array.from({ length: many }, () => open()))
console.log('ready')
process.once('SIGTERM', () => {
  for (const socket of sockets) socket.terminate()
  process.stdout.write(JSON.stringify([...came]), () => process.exit(0))
})

function open(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { origin, perMessageDeflate: false })
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ t: 'watch', game: code })))
    socket.on('message', (data: Buffer) => {
      if (data.subarray(0, START.length).equals(START)) note(data.toString('latin1', 0, 60))
      else resolve(socket)
    })
  })
}

function note(text: string): void {
  const n = Number(/"n":(\d+)/.exec(text)?.[1])
  const times = came.get(n)
  const now = performance.timeOrigin + performance.now()
  if (times) times.push(now)
  else came.set(n, [now])
}
