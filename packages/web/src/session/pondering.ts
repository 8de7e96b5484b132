import type { Side } from '@hexfront/core'
import { Watchable } from '../watchable.ts'

/** A long thought of a bot, for those who watch it. */
export class Pondering extends Watchable {
  #side: Side = 0
  #progress = 0
  #thoughts = 0

  /** Who thinks; 0 for nobody, or for as short as nobody notices. */
  get side(): Side {
    return this.#side
  }

  /** How much of it is done, from 0 to 1. */
  get progress(): number {
    return this.#progress
  }

  /** Somebody begins to think. What is heard of a thought after the next one has begun is past. */
  begin(side: Side): { readonly reach: (progress: number) => void; readonly end: () => void } {
    const thought = ++this.#thoughts
    const set = (who: Side, progress: number): void => {
      if (thought !== this.#thoughts || (who === 0 && this.#side === 0)) return
      this.#side = who
      this.#progress = progress
      this.changed()
    }
    return { reach: (progress) => set(side, progress), end: () => set(0, 0) }
  }
}
