/** Something that one window at a time has. */
export interface Lock {
  /** Waits until it is free. */
  wait(): void
  /** Takes it from whoever has it. */
  seize(): void
  /** Lets go of it, and waits no longer. */
  drop(): void
}

interface Owner {
  granted(): void
  /** Another window has seized it; this one waits for it again. */
  taken(): void
}

/** The browser's own locks; where a page may not use them, windows ask one another. */
export function lockOf(name: string, owner: Owner): Lock {
  if ('locks' in navigator) return new BrowserLock(name, owner)
  if (typeof BroadcastChannel !== 'undefined') return new SpokenLock(name, owner)
  return { wait: () => owner.granted(), seize: () => owner.granted(), drop: () => {} }
}

class BrowserLock implements Lock {
  readonly #name: string
  readonly #owner: Owner
  #waiting = new AbortController()
  #free: () => void = () => {}
  #isDropped = false

  constructor(name: string, owner: Owner) {
    this.#name = name
    this.#owner = owner
  }

  wait(): void {
    this.#waiting = new AbortController()
    this.#ask({ signal: this.#waiting.signal })
  }

  seize(): void {
    this.#waiting.abort()
    this.#ask({ steal: true })
  }

  drop(): void {
    this.#isDropped = true
    this.#waiting.abort()
    this.#free()
  }

  #ask(options: LockOptions): void {
    let isGranted = false
    const hold = (): Promise<void> => {
      isGranted = true
      return new Promise((free) => {
        this.#free = free
        this.#owner.granted()
      })
    }
    navigator.locks.request(this.#name, options, hold).catch(() => {
      if (this.#isDropped || options.signal?.aborted) return
      // A page that may not use locks plays without.
      if (!isGranted) return this.#owner.granted()
      this.#owner.taken()
      this.wait()
    })
  }
}

type Word = 'whose' | 'mine' | 'seized' | 'free'

/** So long somebody has time to say that it is his. */
const ANSWER_TIME = 150

/** Windows that ask one another. One that was killed says nothing, so that the next one to ask has it. */
class SpokenLock implements Lock {
  readonly #owner: Owner
  readonly #channel: BroadcastChannel
  readonly #ending = new AbortController()
  #isMine = false
  #asking = 0

  constructor(name: string, owner: Owner) {
    this.#owner = owner
    this.#channel = new BroadcastChannel(`${name} lock`)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.#hear(data))
    addEventListener('pagehide', () => this.drop(), { signal: this.#ending.signal })
  }

  wait(): void {
    clearTimeout(this.#asking)
    this.#say('whose')
    // Of several that ask at once, the first to be done says that it is his.
    this.#asking = window.setTimeout(() => this.#take('mine'), ANSWER_TIME * (1 + Math.random()))
  }

  seize(): void {
    this.#take('seized')
  }

  drop(): void {
    clearTimeout(this.#asking)
    if (this.#isMine) this.#say('free')
    this.#isMine = false
    this.#ending.abort()
    this.#channel.close()
  }

  #take(word: Word): void {
    clearTimeout(this.#asking)
    this.#isMine = true
    this.#say(word)
    this.#owner.granted()
  }

  #hear(word: Word): void {
    if (word === 'whose' && this.#isMine) this.#say('mine')
    if (word === 'mine') clearTimeout(this.#asking)
    if (word === 'free' && !this.#isMine) this.wait()
    if (word === 'seized' && this.#isMine) {
      this.#isMine = false
      this.#owner.taken()
    }
  }

  #say(word: Word): void {
    this.#channel.postMessage(word)
  }
}
