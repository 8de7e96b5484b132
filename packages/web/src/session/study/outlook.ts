import { NO_TALLY, type Tally, together, usualCare } from '@hexfront/bots'
import { Watchable } from '../../watchable.ts'
import { hallOf } from '../hall.ts'
import type { Session } from '../session.ts'
import { studyBar } from './permission.ts'
import type { Scholars } from './scholars.ts'

/** Games that are played on at a time. */
const FEW = 4

/** How a game that is on stands for the one who plays it, from what he sees: worked out anew in each phase and after each throw. */
export class Outlook extends Watchable {
  readonly #session: Session
  readonly #scholars: Scholars
  #about = ''
  #tally: Tally = NO_TALLY
  #errand = 0
  #isOn = false

  constructor(session: Session, scholars: Scholars) {
    super()
    this.#session = session
    this.#scholars = scholars
  }

  /** Whether there may be one at this table: never against a person, and not when all is over. */
  get isAllowed(): boolean {
    const { decision, viewer } = this.#session
    return !decision.isOver && viewer > 0 && studyBar(this.#session) === null
  }

  /** How it ended where it was played on, so far; nothing counted until then. */
  get tally(): Tally {
    return this.#tally
  }

  set isOn(isOn: boolean) {
    if (isOn === this.#isOn) return
    this.#isOn = isOn
    this.#about = ''
    this.follow()
  }

  /** The game may have gone on. */
  follow(): void {
    const { isPersonAsked, isLive, falling } = this.#session
    if (!this.#isOn || !this.isAllowed) {
      this.#errand++
      return
    }
    if (!isPersonAsked || !isLive || falling >= 0 || this.#about === this.#aboutNow) return
    this.#about = this.#aboutNow
    this.#work(++this.#errand)
  }

  async #work(errand: number): Promise<void> {
    const { table, match, viewer } = this.#session
    const seen = table.game.blank(match.setting)
    table.game.view(match.position, viewer, seen)
    const outset = { bytes: seen.bytes.slice(), eyes: viewer, lines: [] }
    const seed = `now ${match.entries.length}`
    const most = table.plans === null ? 0 : usualCare(table.plans, seen).playouts
    let tally = NO_TALLY
    for (let from = 0; from < most && errand === this.#errand; ) {
      const runs = Array.from({ length: this.#scholars.hands }, (_, hand) => {
        const start = from + hand * FEW
        return this.#scholars.run(hallOf(this.#session.match), { outset, seed, from: start, to: start + FEW }, hand)
      })
      from += runs.length * FEW
      for (const more of await Promise.all(runs)) tally = together(tally, more)
      if (errand !== this.#errand) return
      this.#tally = tally
      this.changed()
    }
  }

  get #aboutNow(): string {
    const { match, viewer } = this.#session
    const thrown = match.entries.filter(({ draws }) => draws.length > 0).length
    const { id } = match.game.phase(match.position)
    return `${viewer} ${match.entries.at(-1)?.turn ?? 0} ${id} ${thrown}`
  }
}
