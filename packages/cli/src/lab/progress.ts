import type { Voice } from '../voice.ts'

/** How far it is, for somebody who watches. */
export class Progress {
  readonly #voice: Voice
  readonly #all: number
  readonly #unit: string
  /** What was played before we began. */
  readonly #before: number
  readonly #since = performance.now()

  constructor(all: number, left: number, unit: string, voice: Voice) {
    this.#voice = voice
    this.#all = all
    this.#unit = unit
    this.#before = all - left
    this.at(this.#before)
  }

  at(played: number): void {
    const seconds = (performance.now() - this.#since) / 1000
    const rate = (played - this.#before) / Math.max(seconds, 0.001)
    const rest = rate === 0 ? '' : `, ${rate.toFixed(1)} a second, ${timeText((this.#all - played) / rate)} left`
    this.#voice.progress?.(`${played} of ${this.#all} ${this.#unit}${rest}`)
  }

  end(): void {
    this.#voice.progress?.('')
  }
}

const timeText = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`
