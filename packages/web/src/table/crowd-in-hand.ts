import type { Hex, Place, Refusal, Unit } from '@hexfront/core'
import { refusalAt } from '../session/answers.ts'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import { type Column, columnAlong, NO_COLUMN } from './column.ts'
import { carry, commonReach } from './crowd.ts'
import type { Formation } from './formation.ts'
import type { Marks } from './question.ts'
import { Trial } from './trial.ts'

/** Units that are taken up together, to be sent to one hex. */
export class Crowd {
  readonly #session: Session
  #units: readonly Unit[] = []
  #name = ''
  #version = -1
  #reach: ReadonlyMap<Place, string> | null = null
  #partial: ReadonlyMap<Place, readonly Unit[]> | null = null

  constructor(session: Session) {
    this.#session = session
  }

  get units(): readonly Unit[] {
    return this.#units
  }

  /** What they are called, where they were taken up as a formation: then each goes as far as it can. */
  get name(): string {
    return this.#name
  }

  /** Where some of a formation can go, and who. */
  get partial(): ReadonlyMap<Place, readonly Unit[]> {
    this.#partial ??= this.#name === '' ? new Map() : goersOf(this.#session, this.#units)
    return this.#partial
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

  takeFormation({ name, units }: Formation): void {
    this.#hold(units)
    this.#name = name
  }

  drop(): void {
    this.#hold([])
  }

  /** What has been played meanwhile may have put them down. */
  follow(): void {
    if (this.#units.length > 0 && this.#session.version !== this.#version) this.#hold([])
  }

  /** Sends all of them, of a formation all that can go there and the others after them; else says who cannot and why. */
  send(hex: Hex): Refusal | null {
    const units = this.#units
    const { line } = this.#columnTo(hex)
    const refusal = line.length > 0 ? null : this.refusalFor(hex)
    if (refusal) return refusal
    this.drop()
    if (line.length > 0) this.#session.takeLine(line)
    else carry(this.#session, units, hex)
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
      canGo: this.#marksOfReach(),
    }
  }

  /** Discs with the cost where all can go, and with how many where some can. */
  #marksOfReach(): Marks['canGo'] {
    const marks = new Map<Place, { label: string; look: 'go' | 'barely' }>()
    const all = this.#units.length
    for (const [place, goers] of this.partial)
      marks.set(place, { label: TEXT.crowd.some(goers.length, all), look: 'barely' })
    for (const [place, label] of this.reach) marks.set(place, { label, look: 'go' })
    return marks
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

  /** The formation follows the way of the first who can go there. */
  #columnTo(hex: Hex): Column {
    const [leader] = this.partial.get(hex) ?? []
    if (leader === undefined) return NO_COLUMN
    const trial = new Trial(this.#session)
    return trial.pick(leader) ? columnAlong(this.#session, this.#units, trial.pathTo(hex)) : NO_COLUMN
  }

  #hold(units: readonly Unit[]): void {
    this.#units = units
    this.#name = ''
    this.#partial = null
    this.#reach = null
    this.#version = this.#session.version
  }
}

/** By place, who of these units can go there by himself. */
function goersOf(session: Session, units: readonly Unit[]): Map<Place, Unit[]> {
  const goers = new Map<Place, Unit[]>()
  for (const unit of units) {
    const trial = new Trial(session)
    const from = trial.placeOf(unit)
    for (const place of trial.pick(unit) ? trial.goals : [])
      if (place !== from) goers.set(place, [...(goers.get(place) ?? []), unit])
  }
  return goers
}
