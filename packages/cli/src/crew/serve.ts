import { parentPort } from 'node:worker_threads'
import type { Report } from './crew.ts'

/** Makes the module that calls it a thread of a crew, which carries out orders like this. */
export function serve<Order, Result>(carryOut: (order: Order) => Result): void {
  const port = parentPort
  if (!port) throw new Error('this file is a thread of hexfront')
  const reportOn = (order: Order): Report<Result> => {
    try {
      return { result: carryOut(order) }
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', (order: Order) => port.postMessage(reportOn(order)))
}
