import { parentPort, workerData } from 'node:worker_threads'
import { type Errand, Future } from '@hexfront/bots'
import { findRegistration } from '@hexfront/games'
import type { Report, Table } from './crew.ts'

/** A thread of `crew.ts`: plays the games on that it is told to. */
const port = parentPort
if (!port) throw new Error('this file is a thread of hexfront')

const { game, scenario, options, overlay }: Table = workerData
const { rules, plans } = findRegistration(game)
if (!plans) throw new Error(`${game} has no plans`)
const future = new Future(rules, plans, rules.setting(scenario, options, overlay))

function played(errand: Errand): Report {
  try {
    return { tally: future.run(errand) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (errand: Errand) => port.postMessage(played(errand)))
