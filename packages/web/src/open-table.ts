import type { Bots } from './session/bots.ts'
import type { Session } from './session/session.ts'
import { Holding } from './store/holding.ts'
import { pictureOf } from './store/picture.ts'
import { newId, newSeed, openKept } from './store/save.ts'
import { reason, type Saves } from './store/saves.ts'
import { summaryOf } from './store/summary.ts'
import { TEXT } from './text.ts'
import { whenIdle } from './when-idle.ts'

/** In milliseconds: how long the home page of another window may show the map as it was. */
const PICTURE_EVERY = 30_000
const FIRST_PICTURE = 2500

/** What a table tells the page it is on. */
interface Page {
  /** Another session is shown now: the game as it was kept by the window that played it. */
  show(session: Session): void
  /** The game goes on as one of its own, since another window has written it. */
  leaveFor(session: Session): void
}

/**
 * A game in this window, which plays it or looks on while another one does. What is played is kept after every choice; what
 * another window has written is never written over.
 */
export class OpenTable {
  readonly #saves: Saves
  readonly #bots: Bots
  readonly #page: Page
  #session: Session | null = null
  #holding: Holding | null = null
  #last: Promise<void> = Promise.resolve()
  #isClosed = false
  readonly #ending = new AbortController()
  #painting = 0
  #hasPicture = false

  private constructor(saves: Saves, bots: Bots, page: Page) {
    this.#saves = saves
    this.#bots = bots
    this.#page = page
  }

  /** `made` is the game where it has just been made here and is not kept yet. */
  static async open(id: string, made: Session | null, saves: Saves, bots: Bots, page: Page): Promise<OpenTable> {
    const table = new OpenTable(saves, bots, page)
    const holding = new Holding(id, {
      held: () => table.#takeUp(),
      lost: () => table.#letGo(),
      news: () => table.#follow(),
      release: () => table.#settle(),
      refused: (because) => table.session?.report(TEXT.elsewhere.stays(because)),
    })
    table.#holding = holding
    document.addEventListener('visibilitychange', () => table.#paintNow(), { signal: table.#ending.signal })
    try {
      const session = made ?? (await resumeHeld(id, holding, saves, bots))
      // What was made here is nobody else's, even before the lock has come.
      table.#adopt(session)
      if (!made && !holding.isHeld) session.lookOn('found')
    } catch (error) {
      holding.close()
      throw error
    }
    return table
  }

  get session(): Session | null {
    return this.#session
  }

  /** Plays on here what another window plays. */
  takeOver(): void {
    this.#holding?.takeOver()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#ending.abort()
    clearTimeout(this.#painting)
    this.#painting = 0
    this.#session?.close()
    await this.#last
    this.#holding?.close()
    this.#holding = null
  }

  #adopt(session: Session): void {
    this.#session = session
    session.keep = () => {
      if (session.isHere && this.#holding) this.#last = this.#keep(session)
    }
  }

  async #keep(session: Session): Promise<void> {
    const kept = await this.#saves.put(session.ledger, () => summaryOf(session))
    switch (kept.outcome) {
      case 'kept':
        if (session.problem !== '') session.report('')
        this.#holding?.tell()
        this.#paintLater(session)
        return
      case 'failed':
        if (session.problem !== kept.because) session.report(kept.because)
        return
      case 'elsewhere':
        this.#goOwnWay(session)
    }
  }

  /** The picture for the home page, when nothing else is to be done and not too often; at once when the window is left. */
  #paintLater(session: Session): void {
    if (this.#painting !== 0) return
    const wait = this.#isClosed ? 0 : this.#hasPicture ? PICTURE_EVERY : FIRST_PICTURE
    this.#painting = window.setTimeout(() => whenIdle(() => this.#paint(session)), wait)
  }

  #paintNow(): void {
    if (this.#painting !== 0 && document.hidden && this.#session) this.#paint(this.#session)
  }

  #paint(session: Session): void {
    clearTimeout(this.#painting)
    this.#painting = 0
    this.#hasPicture = true
    this.#saves.picture(session.id, pictureOf(session)).catch(() => {})
  }

  /** Writes what is waiting, and says what stands against letting go. */
  async #settle(): Promise<string> {
    const session = this.#session
    if (!session) return ''
    await this.#keep(session)
    return session.ledger.waiting.length === 0 ? '' : session.problem
  }

  /** Another window plays now. What could not be written goes on as a game of its own. */
  #letGo(): void {
    if (this.#isClosed || !this.#session) return
    if (this.#session.ledger.waiting.length > 0) this.#goOwnWay(this.#session)
    else this.#session.lookOn('taken')
  }

  #takeUp(): void {
    if (this.#session && !this.#session.isHere) this.#reopen(this.#session)
  }

  async #follow(): Promise<void> {
    const session = this.#session
    if (!session) return
    try {
      const { written } = session.ledger
      const lines = await this.#saves.since(session.id, written)
      if (session !== this.#session || session.isHere) return
      // Of two that read at once the first has followed.
      if (session.ledger.written !== written) return this.#follow()
      if (!lines) throw new Error('the game was written anew')
      if (lines.length > 0) session.follow(lines)
    } catch {
      await this.#reopen(session)
    }
  }

  /** As it is kept, whoever has played it. */
  async #reopen(shown: Session): Promise<void> {
    try {
      const session = await resume(shown.id, this.#saves, this.#bots)
      if (this.#isClosed) return
      this.#adopt(session)
      if (!this.#holding?.isHeld) session.lookOn('found')
      this.#page.show(session)
    } catch (error) {
      shown.report(reason(error))
    }
  }

  #goOwnWay(session: Session): void {
    if (this.#isClosed) return
    const { id, seats, markup, match } = session
    const at = match.entries.length
    const origin = { id, at }
    const own = session.branch(at, { id: newId(), seed: newSeed(), seats, opening: 'by hand', origin, markup })
    own.notice = { text: TEXT.elsewhere.ownWay, turn: null, unplayed: 0 }
    session.lookOn('taken')
    this.#page.leaveFor(own)
  }
}

/** A kept game, once it is known whose it is. */
async function resumeHeld(id: string, holding: Holding, saves: Saves, bots: Bots): Promise<Session> {
  await holding.known
  const { isHeld } = holding
  const session = await resume(id, saves, bots)
  // Another window may have let go meanwhile, and written before that.
  return isHeld === holding.isHeld ? session : resume(id, saves, bots)
}

/** A kept game. One that cannot be read is marked and stays where it is. */
async function resume(id: string, saves: Saves, bots: Bots): Promise<Session> {
  const kept = await saves.load(id)
  if (kept === undefined) throw new Error(TEXT.store.noSuch)
  try {
    return await openKept(id, kept, bots)
  } catch (error) {
    await saves.mark(id, reason(error))
    throw new Error(TEXT.store.broken(reason(error)), { cause: error })
  }
}
