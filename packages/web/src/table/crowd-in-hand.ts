import type { Hex, Place, Refusal, Unit } from '@hexfront/core'
import { refusalAt } from '../session/answers.ts'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import { carry, commonReach } from './crowd.ts'
import type { Marks } from './question.ts'
import { Trial } from './trial.ts'

/** Units that are taken up together, to be sent to one hex. */
export class Crowd {
  readonly #session: Session
  #units: readonly Unit[] = []
  #version = -1
  #reach: ReadonlyMap<Place, string> | null = null

  constructor(session: Session) {
    this.#session = session
  }

  get units(): readonly Unit[] {
    return this.#units
  }

  /** Where all of them can go. */
  get reach(): ReadonlyMap<Place, string> {
    this.#reach ??= commonReach(this.#session, this.#units)
    return this.#reach
  }

  /** In where one of them is not; out where all of them are. */
  toggle(units: readonly Unit[]): void {
    const isIn = units.every((unit) => this.#units.includes(unit))
    const others = this.#units.filter((unit) => !units.includes(unit))
    this.#hold(isIn ? others : [...others, ...units])
  }

  take(units: readonly Unit[]): void {
    this.#hold(units)
  }

  drop(): void {
    this.#hold([])
  }

  /** What has been played meanwhile may have put them down. */
  follow(): void {
    if (this.#units.length > 0 && this.#session.version !== this.#version) this.#hold([])
  }

  /** Sends all of them; else says who cannot go there and why, and sends nobody. */
  send(hex: Hex): Refusal | null {
    const units = this.#units
    const refusal = this.refusalFor(hex)
    if (refusal) return refusal
    this.drop()
    carry(this.#session, units, hex)
    return null
  }

  /** The map as it is marked for them. */
  marked(marks: Marks): Marks {
    if (this.#units.length === 0) return marks
    const chosen = new Set(this.#units)
    return {
      ...marks,
      chosen,
      couldJoin: new Set([...marks.couldJoin].filter((unit) => !chosen.has(unit))),
      couldTarget: new Set(),
      canGo: new Map([...this.reach].map(([place, label]) => [place, { label, look: 'go' as const }])),
    }
  }

  /** Why they cannot go to a hex: who of them cannot. */
  refusalFor(hex: Hex): Refusal | null {
    const session = this.#session
    if (this.reach.has(hex)) return null
    for (const unit of this.#units) {
      if (commonReach(session, [unit]).has(hex)) continue
      const trial = new Trial(session)
      const pick = trial.answers.find(({ units }) => units.length === 1 && units[0] === unit)
      const because = pick && trial.take(pick.choice) ? trial.refusalAt(hex) : null
      const who = session.name('unit', unit)
      return { rule: because?.rule ?? '', because: TEXT.crowd.cannot(who, because?.because ?? '') }
    }
    return (
      refusalAt(session.table.game, session.match.position, hex, [], session.name) ?? {
        rule: '',
        because: TEXT.crowd.nowhere(session.name('place', hex)),
      }
    )
  }

  #hold(units: readonly Unit[]): void {
    this.#units = units
    this.#reach = null
    this.#version = this.#session.version
  }
}
