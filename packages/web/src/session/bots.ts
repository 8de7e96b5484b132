import type { Choice } from '@hexfront/core'
import type { Hall } from './hall.ts'

export interface BotQuestion {
  readonly ticket: number
  /** One mind for each game and side. */
  readonly seat: string
  readonly player: string
  readonly seed: string
  readonly hall: Hall
  /** The position as the bot's side sees it. */
  readonly bytes: Uint8Array
}

/** What a bot says: how far it has thought, or its answer. */
export type BotAnswer =
  | { readonly ticket: number; readonly progress: number }
  | { readonly ticket: number; readonly choice: Choice; readonly problem: string }

interface Waiting {
  answer(choice: Choice): void
  fail(error: Error): void
  think(progress: number): void
}

/** Bots think beside the page, so that it never stands still. */
export class Bots {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #tickets = 0

  /** `think` hears how much of a long thought is done, from 0 to 1. */
  ask(question: Omit<BotQuestion, 'ticket'>, think: (progress: number) => void = () => {}): Promise<Choice> {
    const ticket = ++this.#tickets
    return new Promise((answer, fail) => {
      this.#waiting.set(ticket, { answer, fail, think })
      this.#started().postMessage({ ...question, ticket })
    })
  }

  /** Whoever is thinking answers with what he knows by now. */
  hurry(): void {
    for (const hurry of this.#waiting.keys()) this.#worker?.postMessage({ hurry })
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#hear(data))
    worker.addEventListener('error', ({ message }) => this.#failAll(message))
    this.#worker = worker
    return worker
  }

  #hear(said: BotAnswer): void {
    const waiting = this.#waiting.get(said.ticket)
    if ('progress' in said) {
      waiting?.think(said.progress)
      return
    }
    this.#waiting.delete(said.ticket)
    if (said.problem === '') waiting?.answer(said.choice)
    else waiting?.fail(new Error(said.problem))
  }

  /** A worker that broke is not asked again; the next question starts another. */
  #failAll(message: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { fail } of this.#waiting.values()) fail(new Error(message))
    this.#waiting.clear()
  }
}
