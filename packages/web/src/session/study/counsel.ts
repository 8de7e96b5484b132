import type { Side } from '@hexfront/core'
import { Watchable } from '../../watchable.ts'
import { hallOf } from '../hall.ts'
import type { Session } from '../session.ts'
import { studyBar } from './permission.ts'
import type { Consultation, Said, Scholars } from './scholars.ts'

/** One thing that is advised: an answer, with those that go on with it. */
export type Deed = readonly Said[]

/** What the best player of a game would do at a moment, as the side that is asked then sees it. */
export class Counsel extends Watchable {
  readonly #session: Session
  readonly #scholars: Scholars
  #asked: Consultation | null = null
  #about = ''
  #progress = 0
  #line: readonly Said[] | null = null
  #problem = ''
  #client: { readonly version: number; readonly side: Side } | null = null

  constructor(session: Session, scholars: Scholars) {
    super()
    this.#session = session
    this.#scholars = scholars
  }

  /** For whom it can be had at the moment that is shown; 0 for nobody. */
  get side(): Side {
    const { version } = this.#session
    if (this.#client?.version !== version) this.#client = { version, side: this.#askedNow() }
    return this.#client.side
  }

  #askedNow(): Side {
    const session = this.#session
    const { table, match, isOpen, viewer, moment } = session
    if (studyBar(session) !== null || session.falling >= 0) return 0
    const at = table.game.blank(match.setting)
    match.positionAt(moment, at)
    const asked = table.game.decision(at)
    if (asked.isOver || asked.side === 0) return 0
    // While a game is on, nobody is told what another side sees.
    return isOpen || !table.display.hasSecrets || asked.side === viewer ? asked.side : 0
  }

  /** Who is asked for it. */
  get player(): string {
    return this.#session.table.players[0]?.id ?? ''
  }

  get isThinking(): boolean {
    return this.#asked !== null && this.#about === this.#aboutNow
  }

  get progress(): number {
    return this.#progress
  }

  get problem(): string {
    return this.#about === this.#aboutNow ? this.#problem : ''
  }

  /** What is advised at the moment that is shown, deed by deed; null where nobody was asked. */
  get deeds(): readonly Deed[] | null {
    return this.#line !== null && this.#about === this.#aboutNow ? deedsIn(this.#line) : null
  }

  async ask(): Promise<void> {
    const { side } = this
    if (side === 0 || this.isThinking) return
    this.drop()
    const session = this.#session
    const { table, match, moment } = session
    const position = table.game.blank(match.setting)
    const seen = table.game.blank(match.setting)
    match.positionAt(moment, position)
    table.game.view(position, side, seen)
    const wanted = { player: this.player, seed: `advice ${moment}`, side, bytes: seen.bytes.slice() }
    const asked = this.#scholars.advise(hallOf(session.match), wanted, (progress) => {
      if (asked !== this.#asked) return
      this.#progress = progress
      this.changed()
    })
    this.#asked = asked
    this.#about = this.#aboutNow
    this.changed()
    try {
      const line = await asked.line
      if (asked !== this.#asked) return
      this.#line = line
    } catch (error) {
      if (asked !== this.#asked) return
      this.#problem = error instanceof Error ? error.message : String(error)
    }
    this.#asked = null
    this.changed()
  }

  /** It says what seems best by now. */
  hurry(): void {
    this.#asked?.hurry()
  }

  /** Nobody wants to know any more. */
  drop(): void {
    this.#asked?.hurry()
    this.#asked = null
    this.#line = null
    this.#problem = ''
    this.#progress = 0
    this.changed()
  }

  get #aboutNow(): string {
    const { moment, match } = this.#session
    return `${moment} ${match.entries[moment - 1]?.hash ?? ''}`
  }
}

/** A deed begins with an answer to the question that was open at first, or to one that is as near to it as that. */
export function deedsIn(line: readonly Said[]): Deed[] {
  const base = Math.min(...line.map(({ depth }) => depth))
  const deeds: Said[][] = []
  for (const said of line) {
    const last = deeds.at(-1)
    if (!last || said.depth === base) deeds.push([said])
    else last.push(said)
  }
  return deeds
}
