import { parentPort, workerData } from 'node:worker_threads'
import { playGame, type Task } from './arm.ts'
import type { Order, Report } from './crew.ts'
import type { Experiment } from './experiment.ts'

/** A thread of `crew.ts`: plays the games it is told to, one at a time. */
const port = parentPort
if (!port) throw new Error('this file is a thread of hexfront simulate')
const experiment: Experiment = workerData

const say = (report: Report): void => port.postMessage(report)

function played(task: Task): Report {
  const arm = experiment.arms[task.arm]!
  try {
    return { result: playGame(arm, task, experiment.seed) }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return { failed: `${arm.game} ${arm.scenario}, game ${task.n} of seed ${experiment.seed}: ${said}`, task }
  }
}

port.on('message', (order: Order) => {
  if (order === 'done') port.close()
  else say(played(order))
})
say({ ready: true })
