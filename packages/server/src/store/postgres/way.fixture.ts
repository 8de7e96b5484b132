import { connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be cut, or cut just after the database has done what it was told. */
export interface Way {
  readonly url: string
  /** Nothing gets through any more. */
  cut(): void
  /** Orders get through, the word that they were carried out does not: then it is cut. */
  swallowAnswers(): void
  heal(): void
  close(): Promise<void>
}

export async function newWay(url: string): Promise<Way> {
  const target = new URL(url)
  const { hostname, port } = target
  const sockets = new Set<Socket>()
  let mode: 'open' | 'cut' | 'swallow' = 'open'
  const cut = (): void => {
    mode = 'cut'
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    if (mode === 'cut') {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    // What comes unasked, such as news of other games, is no answer.
    let isAsked = false
    near.on('data', (bytes) => {
      isAsked = mode === 'swallow'
      far.write(bytes)
    })
    far.on('data', (bytes) => (mode === 'swallow' && isAsked ? cut() : near.write(bytes)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  target.port = String(address.port)
  return {
    url: target.href,
    cut,
    swallowAnswers() {
      mode = 'swallow'
    },
    heal() {
      mode = 'open'
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
