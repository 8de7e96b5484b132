import { StoreTrouble } from './store.ts'

/** Whether commits go through, and the tries to find out whether they do again. */
export class Trouble {
  readonly #probe: () => Promise<void>
  readonly #pause: number
  readonly #hearers: ((trouble: string | null) => void)[] = []
  #is: string | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  /** `probe` writes something and rejects with a `StoreTrouble` while that does not work. */
  constructor(probe: () => Promise<void>, pause = 1000) {
    this.#probe = probe
    this.#pause = pause
  }

  get is(): string | null {
    return this.#is
  }

  on(hear: (trouble: string | null) => void): void {
    this.#hearers.push(hear)
  }

  /** Nothing is even tried while there is trouble. */
  refuse(): void {
    if (this.#is !== null) throw new StoreTrouble(this.#is)
  }

  begin(why: string): void {
    this.#say(why)
    if (this.#timer === undefined && !this.#isClosed) this.#later()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #later(): void {
    this.#timer = setTimeout(() => void this.#try(), this.#pause)
    this.#timer.unref()
  }

  async #try(): Promise<void> {
    try {
      await this.#probe()
      this.#timer = undefined
      this.#say(null)
    } catch (error) {
      if (this.#isClosed) return
      if (error instanceof Error) this.#say(error.message)
      this.#later()
    }
  }

  #say(trouble: string | null): void {
    if (trouble === this.#is) return
    this.#is = trouble
    for (const hear of this.#hearers) hear(trouble)
  }
}
