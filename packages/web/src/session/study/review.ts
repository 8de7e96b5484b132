import {
  analysisIn,
  type Care,
  Inquiry,
  type Job,
  type Judged,
  stagesOf,
  usualCare,
  withAnalysis,
} from '@hexfront/bots'
import { Watchable } from '../../watchable.ts'
import { hallOf } from '../hall.ts'
import type { Session } from '../session.ts'
import { studyBar, studyEyes } from './permission.ts'
import type { Scholars } from './scholars.ts'

/** Every game is looked at with the same dice, so that it comes to the same again. */
const SEED = '1'

/** Twice as sure takes four times as long. */
const closer = ({ playouts, within, splits }: Care): Care => ({ playouts: 4 * playouts, within: within / 2, splits })

/** How a game stood at each hand-over, worked out beside the page while somebody watches, and kept once the game is over. */
export class Review extends Watchable {
  readonly #session: Session
  readonly #scholars: Scholars
  /** What is known of this game, by whose eyes and after which choices. */
  readonly #known = new Map<string, Judged>()
  #judged: readonly Judged[] | null = null
  /** What it was worked out for. */
  #about = ''
  #progress = 0
  #errand = 0
  #isOn = false
  #isCloser = false
  #problem = ''

  constructor(session: Session, scholars: Scholars) {
    super()
    this.#session = session
    this.#scholars = scholars
  }

  /** Empty until something is known. */
  get judged(): readonly Judged[] {
    if (this.#about === this.#aboutNow && this.#judged) return this.#judged
    const session = this.#session
    const kept = session.decision.isOver ? analysisIn(session.markup, session.match) : null
    this.#about = this.#aboutNow
    this.#isCloser = false
    this.#judged = kept?.judged ?? []
    for (const one of this.#judged) this.#known.set(this.#keyOf(one.at), one)
    return this.#judged
  }

  get isOn(): boolean {
    return this.#isOn
  }

  get progress(): number {
    return this.#progress
  }

  get problem(): string {
    return this.#problem
  }

  /** Whether it could be known better. */
  get canRefine(): boolean {
    return !this.#isOn && this.judged.length > 0 && !this.#isCloser
  }

  /** Works it out, or what is known better. */
  async begin(): Promise<void> {
    const session = this.#session
    const { plans } = session.table
    if (this.#isOn || !plans || studyBar(session) !== null) return
    const stages = stagesOf(session.match, plans, studyEyes(session))
    if (stages.length < 2) return
    const known = stages.flatMap(({ at }) => this.#known.get(this.#keyOf(at)) ?? [])
    const care = usualCare(plans, session.match.position)
    const usual = new Inquiry(stages, care, SEED, known)
    const isCloser = usual.round().length === 0
    const inquiry = isCloser ? new Inquiry(stages, closer(care), SEED, known) : usual
    const errand = ++this.#errand
    this.#isOn = true
    this.#problem = ''
    this.#progress = inquiry.progress
    this.changed()
    try {
      await this.#work(inquiry, errand)
      if (errand === this.#errand) this.#isCloser = isCloser
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error)
    }
    if (errand === this.#errand) this.stop()
  }

  /** Leaves it at what is known; that is kept. */
  stop(): void {
    this.#errand++
    if (!this.#isOn) return
    this.#isOn = false
    const session = this.#session
    const { judged } = this
    if (session.decision.isOver && judged.some(({ tally }) => tally.count > 0))
      session.mark(withAnalysis(session.markup, session.match, SEED, judged))
    this.changed()
  }

  async #work(inquiry: Inquiry, errand: number): Promise<void> {
    const hall = hallOf(this.#session.match)
    for (let jobs = inquiry.round(); jobs.length > 0 && errand === this.#errand; jobs = inquiry.round()) {
      const queue = jobs[Symbol.iterator]()
      const hands = Array.from({ length: this.#scholars.hands }, async (_, hand) => {
        for (let next = queue.next(); !next.done && errand === this.#errand; next = queue.next()) {
          const job: Job = next.value
          const tally = await this.#scholars.run(hall, job.errand, hand)
          if (errand !== this.#errand) return
          inquiry.note(job, tally)
          this.#learn(inquiry)
        }
      })
      await Promise.all(hands)
    }
  }

  #learn(inquiry: Inquiry): void {
    this.#judged = inquiry.judged
    this.#about = this.#aboutNow
    this.#progress = inquiry.progress
    for (const one of this.#judged) if (one.tally.count > 0) this.#known.set(this.#keyOf(one.at), one)
    this.changed()
  }

  get #aboutNow(): string {
    return this.#keyOf(this.#session.match.entries.length)
  }

  #keyOf(at: number): string {
    const { match } = this.#session
    return `${studyEyes(this.#session) ?? 'all'} ${at} ${match.entries[at - 1]?.hash ?? ''}`
  }
}
