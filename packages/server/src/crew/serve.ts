import { parentPort } from 'node:worker_threads'
import type { Said } from './crew.ts'

/** Carries out orders in a thread, one after the other. */
export function serve<O, A>(carryOut: (order: O) => A | Promise<A>): void {
  const port = parentPort
  if (!port) throw new Error('this is to be run in a thread')
  const say = (said: Said<A>): void => port.postMessage(said)
  port.on('message', (order: O) => {
    Promise.resolve()
      .then(() => carryOut(order))
      .then(
        (answer) => say({ answer }),
        (error: unknown) => say({ problem: error instanceof Error ? error.message : String(error) }),
      )
  })
}
