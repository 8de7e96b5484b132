import { Worker } from 'node:worker_threads'
import { StoreTrouble } from '../store.ts'
import type { Done, FromWriter, Statement, ToWriter } from './statement.ts'

export interface Committed {
  readonly done: readonly Done[]
  readonly milliseconds: number
}

/** The writer at work in a thread of its own, so that the loop never waits for the disk. It gets one group at a time. */
export class WriterThread {
  readonly #file: string
  #worker: Worker | undefined
  #waiting: { resolve(committed: Committed): void; reject(error: unknown): void } | undefined

  constructor(file: string) {
    this.#file = file
  }

  commit(units: readonly (readonly Statement[])[]): Promise<Committed> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#post({ units })
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    this.#post({ close: true })
    await gone
  }

  #post(word: ToWriter): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage(word)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { file: this.#file },
    })
    worker.on('message', (word: FromWriter) => {
      const waiting = this.#waiting
      this.#waiting = undefined
      if ('trouble' in word) waiting?.reject(new StoreTrouble(word.trouble))
      else waiting?.resolve(word)
    })
    // The next group starts another.
    const gone = (why: string): void => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#waiting?.reject(new StoreTrouble(`the thread that writes has ended: ${why}`))
      this.#waiting = undefined
    }
    worker.once('error', (error) => gone(error instanceof Error ? error.message : String(error)))
    worker.once('exit', (code) => gone(`with code ${code}`))
    return worker
  }
}
