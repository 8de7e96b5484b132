import { copyInto, type Entry, type Loss, type Place, type PositionCore, type Side, type Unit } from '@hexfront/core'
import type { Session } from './session.ts'
import { heardIn } from './story.ts'

export interface Move {
  readonly unit: Unit
  readonly from: Place
  readonly to: Place
}

/** What a choice did, as the viewer saw it. */
export interface Deed {
  readonly moves: readonly Move[]
  readonly losses: readonly Loss[]
  /** Points after it, by side. */
  readonly points: readonly number[]
  /** How many questions lay open after it; one is that of the phase itself. */
  readonly depth: number
}

/** What happened, choice by choice: worked out when it is asked for, by comparing what the viewer saw before and after. */
export class Chronicle {
  readonly #session: Session
  readonly #before: PositionCore
  readonly #after: PositionCore
  #made: { readonly entry: Entry; readonly deed: Deed }[] = []
  #eyes: Side | 'all' = 'all'

  constructor(session: Session) {
    const { game } = session.table
    this.#session = session
    this.#before = game.blank(session.match.setting)
    this.#after = game.blank(session.match.setting)
  }

  /** What the choices from one number on did, up to another; 0 is the first choice. */
  deeds(from: number, to: number): Deed[] {
    this.#open()
    const { entries } = this.#session.match
    let first = from
    while (first < to && this.#made[first]?.entry === entries[first]) first++
    let last = to
    while (last > first && this.#made[last - 1]?.entry === entries[last - 1]) last--
    if (first < last) this.#make(first, last)
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => this.#made[from + at]!.deed)
  }

  /** Points before the first choice. */
  get start(): readonly number[] {
    const { match, table } = this.#session
    const first = table.game.blank(match.setting)
    match.positionAt(0, first)
    this.#see(first, this.#before)
    return table.display.score(this.#before).points
  }

  /** Who looks may have changed, and when all is over there is nothing left to hide. */
  #open(): void {
    const { isOpen, viewer } = this.#session
    const eyes = isOpen ? 'all' : viewer
    if (eyes !== this.#eyes) this.#made = []
    this.#eyes = eyes
  }

  #make(from: number, to: number): void {
    const { match, table, unitCount } = this.#session
    const { display, game } = table
    let places = new Uint16Array(unitCount)
    let next = new Uint16Array(unitCount)
    match.retrace(from, to, (position, choices) => {
      this.#see(position, this.#after)
      for (let unit = 1; unit < unitCount; unit++) next[unit] = display.placeOf(this.#after, unit)
      if (choices > from) {
        const entry = match.entries[choices - 1]!
        const deed: Deed = {
          moves: this.#movesBetween(places, next),
          losses: this.#lossesIn(entry),
          points: display.score(this.#after).points,
          depth: game.stepsOpen(position).length,
        }
        this.#made[choices - 1] = { entry, deed }
      }
      ;[places, next] = [next, places]
      copyInto(this.#before, this.#after)
    })
  }

  /**
   * Pieces of which nobody knows more than that they are there go by numbers that say nothing. Who is made known where such a
   * piece lay has not come in, and who is covered again has not left.
   */
  #movesBetween(before: Uint16Array, after: Uint16Array): Move[] {
    const laws = this.#session.table.game.pieces
    const moves: Move[] = []
    const unveiled = new Map<Place, number>()
    const count = (place: Place, by: number): void => {
      unveiled.set(place, (unveiled.get(place) ?? 0) + by)
    }
    for (let unit = 1; unit < after.length; unit++)
      if (laws?.isUnknown(this.#after, unit)) {
        count(before[unit]!, 1)
        count(after[unit]!, -1)
      }
    for (let unit = 1; unit < after.length; unit++) {
      const [from, to] = [before[unit]!, after[unit]!]
      if (from === to || laws?.isUnknown(this.#after, unit)) continue
      if (from === 0 && (unveiled.get(to) ?? 0) > 0) count(to, -1)
      else if (to === 0 && (unveiled.get(from) ?? 0) < 0) count(from, 1)
      else moves.push({ unit, from, to })
    }
    return moves
  }

  #lossesIn(entry: Entry): Loss[] {
    const { account } = this.#session.table.display
    if (!account) return []
    return heardIn(this.#session, entry).told.flatMap(
      (told, at, all) => account.loss(this.#before, told, all.slice(0, at)) ?? [],
    )
  }

  #see(position: PositionCore, into: PositionCore): void {
    if (this.#eyes === 'all') copyInto(into, position)
    else this.#session.table.game.view(position, this.#eyes, into)
  }
}
