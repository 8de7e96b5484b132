import { setTimeout as pause } from 'node:timers/promises'
import { Unplayable } from '../crew/crew.ts'
import type { Voice } from '../voice.ts'
import { printOf } from './arm.ts'
import { byArm, type Experiment, nameOf, tasksLeft } from './experiment.ts'
import { GAMES, type Result } from './games.ts'
import { Office } from './office.ts'
import { Progress } from './progress.ts'

/** How often we look at how far it is, in milliseconds; and after how many looks without news we see to the queue. */
const LOOK = 300
const STILL = 30

/** Has an experiment played by all workers of a database. It may be stopped and begun again at any time. */
export async function spreadExperiment(experiment: Experiment, url: string, voice: Voice): Promise<Result[][]> {
  const office = await Office.open(url, (text) => voice.err(text))
  try {
    const name = nameOf(GAMES, experiment)
    await office.keepExperiment(name, { experiment, prints: experiment.arms.map(printOf) })
    await office.forgetFailures(name)
    const enqueueRest = async (): Promise<number> => {
      const left = tasksLeft(experiment, await office.results(name))
      await office.enqueue(name, left)
      return left.length
    }
    const all = experiment.games * experiment.arms.length
    const progress = new Progress(all, await enqueueRest(), GAMES.unit, voice)
    let before = -1
    for (let still = 1; ; still++) {
      const { played, failed } = await office.count(name, experiment.games)
      if (failed !== null) throw new Unplayable(failed)
      if (played !== before) still = 0
      before = played
      progress.at(played)
      if (played >= all) break
      // A queue that lost something, by whatever accident, gets it back.
      if (still >= STILL) {
        await enqueueRest()
        still = 0
      }
      await pause(LOOK)
    }
    progress.end()
    return byArm(experiment, await office.results(name))
  } finally {
    await office.close()
  }
}
