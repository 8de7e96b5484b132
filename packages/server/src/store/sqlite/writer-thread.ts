import { parentPort, workerData } from 'node:worker_threads'
import type { FromWriter, ToWriter } from './statement.ts'
import { troubleOf, Writer } from './writer.ts'

const port = parentPort!
const writer = new Writer(workerData.file)
const say = (word: FromWriter): void => port.postMessage(word)

port.on('message', (word: ToWriter) => {
  if ('close' in word) {
    writer.close()
    port.close()
    return
  }
  const started = performance.now()
  try {
    const done = writer.commit(word.units)
    say({ done, milliseconds: performance.now() - started })
  } catch (error) {
    say({ trouble: troubleOf(error) })
  }
})
