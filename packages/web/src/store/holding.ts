import { type Lock, lockOf } from './lock.ts'

/** What a window does about a game that one window at a time plays. */
export interface Holder {
  /** The game is this window's now. */
  held(): void
  /** Another window has taken it. */
  lost(): void
  /** The window that holds it has kept something. */
  news(): void
  /** Another window wants it: writes what is waiting, and says why it cannot let go, or nothing. */
  release(): Promise<string>
  /** The window that holds it cannot let go. */
  refused(because: string): void
}

type Message = { readonly says: 'news' | 'give' | 'free' } | { readonly says: 'stays'; readonly because: string }

/** A reload frees the game a moment after it asks for it again. */
const RELOADED = 400
/** A window that does not answer for so long is asleep or gone. */
const PATIENCE = 1500

/** One window plays a game; the others look on, and may ask for it. One that is closed or killed frees it. */
export class Holding {
  /** Done once the game is this window's, or another's as it seems. */
  readonly known: Promise<void>
  readonly #holder: Holder
  readonly #lock: Lock
  readonly #channel: BroadcastChannel | null
  #isHeld = false
  #seizing = 0

  constructor(id: string, holder: Holder) {
    this.#holder = holder
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`hexfront ${id}`)
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.known = promise
    setTimeout(resolve, RELOADED)
    this.#lock = lockOf(`hexfront ${id}`, {
      granted: () => {
        this.#isHeld = true
        resolve()
        holder.held()
      },
      taken: () => this.#lose(),
    })
    this.#lock.wait()
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Tells those who look on that something was kept. */
  tell(): void {
    this.#say({ says: 'news' })
  }

  /** Asks the window that plays to let go; where none answers, the game is taken. */
  takeOver(): void {
    clearTimeout(this.#seizing)
    this.#seizing = window.setTimeout(() => this.#lock.seize(), PATIENCE)
    this.#say({ says: 'give' })
  }

  close(): void {
    this.#isHeld = false
    clearTimeout(this.#seizing)
    this.#lock.drop()
    this.#channel?.close()
  }

  async #hear(message: Message): Promise<void> {
    switch (message.says) {
      case 'news':
        if (!this.#isHeld) this.#holder.news()
        return
      case 'give': {
        if (!this.#isHeld) return
        const because = await this.#holder.release()
        if (because === '') this.#lose()
        this.#say(because === '' ? { says: 'free' } : { says: 'stays', because })
        return
      }
      case 'free':
        if (this.#seizing === 0) return
        this.#endWait()
        this.#lock.seize()
        return
      case 'stays':
        if (this.#seizing === 0) return
        this.#endWait()
        this.#holder.refused(message.because)
    }
  }

  #endWait(): void {
    clearTimeout(this.#seizing)
    this.#seizing = 0
  }

  #lose(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#holder.lost()
  }

  #say(message: Message): void {
    this.#channel?.postMessage(message)
  }
}
