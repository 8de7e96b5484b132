import { momentBeside, nextTold, type Stride } from '../session/moments.ts'
import type { Session } from '../session/session.ts'

/** Milliseconds between two moments. */
const PAUSES = { slow: 1500, normal: 650, fast: 180 }
export type Speed = keyof typeof PAUSES
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast']

/** A replay: whether it runs, how fast, and in what steps. */
export class Playback {
  readonly #session: Session
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #speed: Speed = 'normal'
  #stride: Stride = 'choice'

  constructor(session: Session) {
    this.#session = session
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    if (this.isPlaying) this.#wait()
    this.#tell()
  }

  get stride(): Stride {
    return this.#stride
  }

  set stride(stride: Stride) {
    this.#stride = stride
    this.#tell()
  }

  /** One speed up or down. */
  faster(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.#speed) + by
    this.speed = SPEEDS[Math.max(0, Math.min(at, SPEEDS.length - 1))]!
  }

  /** Plays, from the start where it is at the end; or stops. */
  toggle(): void {
    if (this.isPlaying) {
      this.stop()
      return
    }
    const { moment, match } = this.#session
    if (moment === match.entries.length) this.#session.lookAt(0)
    this.#wait()
    this.#tell()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#tell()
  }

  step(by: 1 | -1, stride = this.#stride): void {
    const session = this.#session
    session.lookAt(momentBeside(session, session.moment, stride, by))
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const session = this.#session
      const { moment } = session
      const isLast = moment >= session.match.entries.length
      if (!isLast)
        session.lookAt(
          this.#stride === 'choice' ? nextTold(session, moment) : momentBeside(session, moment, this.#stride, 1),
        )
      if (isLast || session.isLive) this.stop()
      else this.#wait()
    }, PAUSES[this.#speed])
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
