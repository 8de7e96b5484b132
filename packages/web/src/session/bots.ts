import type { Choice, Options } from '@hexfront/core'

export interface BotQuestion {
  readonly ticket: number
  /** One mind for each game and side. */
  readonly seat: string
  readonly player: string
  readonly seed: string
  readonly game: string
  readonly scenario: string
  readonly options: Options
  /** The position as the bot's side sees it. */
  readonly bytes: Uint8Array
}

export interface BotAnswer {
  readonly ticket: number
  readonly choice: Choice
  readonly problem: string
}

/** Bots think beside the page, so that it never stands still. */
export class Bots {
  readonly #waiting = new Map<number, { answer: (choice: Choice) => void; fail: (error: Error) => void }>()
  #worker: Worker | null = null
  #tickets = 0

  ask(question: Omit<BotQuestion, 'ticket'>): Promise<Choice> {
    const ticket = ++this.#tickets
    return new Promise((answer, fail) => {
      this.#waiting.set(ticket, { answer, fail })
      this.#started().postMessage({ ...question, ticket })
    })
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#hear(data))
    worker.addEventListener('error', ({ message }) => this.#failAll(message))
    this.#worker = worker
    return worker
  }

  #hear({ ticket, choice, problem }: BotAnswer): void {
    const waiting = this.#waiting.get(ticket)
    this.#waiting.delete(ticket)
    if (problem === '') waiting?.answer(choice)
    else waiting?.fail(new Error(problem))
  }

  /** A worker that broke is not asked again; the next question starts another. */
  #failAll(message: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { fail } of this.#waiting.values()) fail(new Error(message))
    this.#waiting.clear()
  }
}
