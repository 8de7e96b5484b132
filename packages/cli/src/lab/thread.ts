import { parentPort } from 'node:worker_threads'
import { playGame } from './arm.ts'
import type { Order, Report } from './crew.ts'

/** A thread of `crew.ts`: plays the games it is told to, one at a time. */
const port = parentPort
if (!port) throw new Error('this file is a thread of hexfront')

function played({ arm, task, seed }: Order): Report {
  try {
    return { result: playGame(arm, task, seed) }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return { failed: `${arm.game} ${arm.scenario}, game ${task.n} of seed ${seed}: ${said}` }
  }
}

port.on('message', (order: Order) => port.postMessage(played(order)))
