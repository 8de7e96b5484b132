import type { Errand, Tally } from '@hexfront/bots'
import type { Choice, Side } from '@hexfront/core'
import type { Hall } from '../hall.ts'

/** What a player would do for a side that sees this. */
export interface AdviceWanted {
  readonly player: string
  readonly seed: string
  readonly side: Side
  readonly bytes: Uint8Array
}

/** An answer that is advised, in words. */
export interface Said {
  readonly choice: Choice
  readonly text: string
  readonly units: readonly number[]
  readonly places: readonly number[]
  /** How many questions are open when it is given. */
  readonly depth: number
}

export type Order =
  | { readonly ticket: number; readonly hall: Hall; readonly errand: Errand }
  | { readonly ticket: number; readonly hall: Hall; readonly advice: AdviceWanted }
  | { readonly stop: number }

export type Finding =
  | { readonly ticket: number; readonly tally: Tally }
  | { readonly ticket: number; readonly line: readonly Said[] }
  | { readonly ticket: number; readonly progress: number }
  | { readonly ticket: number; readonly problem: string }

interface Waiting {
  hear(finding: Finding): void
  fail(error: Error): void
}

/** Advice that is being thought about. */
export interface Consultation {
  readonly line: Promise<readonly Said[]>
  /** It says what seems best by now. */
  hurry(): void
}

/** Those who study games beside the page: some play positions on, another thinks about advice. */
export class Scholars {
  readonly #desks = new Map<string, Worker>()
  readonly #waiting = new Map<number, Waiting>()
  #tickets = 0

  /** How many can play on at once; one thread is left to the page and its bots. */
  readonly hands = Math.max(1, Math.min(3, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1))

  run(hall: Hall, errand: Errand, hand: number): Promise<Tally> {
    return new Promise((resolve, fail) => {
      const ticket = this.#wait({ hear: (finding) => 'tally' in finding && resolve(finding.tally), fail })
      this.#post(`hand ${hand % this.hands}`, { ticket, hall, errand })
    })
  }

  advise(hall: Hall, advice: AdviceWanted, think: (progress: number) => void): Consultation {
    let ticket = 0
    const line = new Promise<readonly Said[]>((resolve, fail) => {
      const hear = (finding: Finding): void => {
        if ('progress' in finding) think(finding.progress)
        else if ('line' in finding) resolve(finding.line)
      }
      ticket = this.#wait({ hear, fail })
      this.#post('adviser', { ticket, hall, advice })
    })
    return { line, hurry: () => this.#post('adviser', { stop: ticket }) }
  }

  #wait(waiting: Waiting): number {
    const ticket = ++this.#tickets
    this.#waiting.set(ticket, waiting)
    return ticket
  }

  #post(desk: string, order: Order): void {
    const worker = this.#desks.get(desk) ?? this.#open(desk)
    worker.postMessage(order)
  }

  #open(desk: string): Worker {
    const worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => this.#hear(data))
    worker.addEventListener('error', ({ message }) => this.#failAll(message))
    this.#desks.set(desk, worker)
    return worker
  }

  #hear(finding: Finding): void {
    const waiting = this.#waiting.get(finding.ticket)
    if (!('progress' in finding)) this.#waiting.delete(finding.ticket)
    if ('problem' in finding) waiting?.fail(new Error(finding.problem))
    else waiting?.hear(finding)
  }

  /** What broke is not asked again; the next question opens it anew. */
  #failAll(message: string): void {
    for (const worker of this.#desks.values()) worker.terminate()
    this.#desks.clear()
    for (const { fail } of this.#waiting.values()) fail(new Error(message))
    this.#waiting.clear()
  }
}

/** Nobody is called before there is something to study. */
export const scholars = new Scholars()
