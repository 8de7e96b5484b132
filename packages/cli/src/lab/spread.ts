import { setTimeout as pause } from 'node:timers/promises'
import { Unplayable } from '../crew/crew.ts'
import type { Voice } from '../voice.ts'
import { printOf, type Task } from './arm.ts'
import { byArm, type Experiment, nameOf, tasksLeft } from './experiment.ts'
import { Office } from './office.ts'
import { Progress } from './progress.ts'
import type { Sort } from './sort.ts'

/** How often we look at how far it is, in milliseconds; and after how many looks without news we see to the queue. */
const LOOK = 300
const STILL = 30

/** Has an experiment played by all workers of a database. It may be stopped and begun again at any time. */
export async function spreadExperiment<R extends Task>(
  sort: Sort<R>,
  experiment: Experiment,
  url: string,
  voice: Voice,
): Promise<R[][]> {
  const office = await Office.open(url, (text) => voice.err(text))
  try {
    const name = nameOf(sort, experiment)
    await office.keepExperiment(name, { unit: sort.unit, experiment, prints: experiment.arms.map(printOf) })
    await office.forgetFailures(name)
    const enqueueRest = async (): Promise<number> => {
      const left = tasksLeft(experiment, await office.results(name, sort.shape))
      await office.enqueue(name, left)
      return left.length
    }
    const all = experiment.games * experiment.arms.length
    const progress = new Progress(all, await enqueueRest(), sort.unit, voice)
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
    return byArm(experiment, await office.results(name, sort.shape))
  } finally {
    await office.close()
  }
}
