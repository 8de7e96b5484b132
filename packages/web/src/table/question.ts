import type { Hex, Matter, Place, Unit } from '@hexfront/core'
import type { Highlights, Piece } from '../map/scene.ts'
import type { Session } from '../session/session.ts'
import { byLayer, perVersion, type Survey, surveyOf } from './survey.ts'

/** What the open question makes of the map, wherever the pointer is. */
export type Marks = Omit<Highlights, 'path' | 'cursor' | 'pointed'>

/** How far things may lie apart to be looked at together at the start. */
const SCENE = 5

/** Where so large a part of the map is offered, it is not marked hex by hex. */
const NEARLY_ALL = 0.7

const NO_WAY: readonly Place[] = []

/** What stands where and what is asked, made once for each change of the game. */
export class Question {
  readonly #session: Session
  readonly #survey: () => Survey
  readonly #matter: () => Matter | null
  readonly #pieces: () => readonly Piece[]
  readonly #stops: () => readonly Place[]
  readonly #offered: () => ReadonlySet<Unit>
  readonly #marks: () => Marks
  #way: { readonly marks: Marks; readonly hex: Hex; readonly path: readonly Place[] } | null = null

  constructor(session: Session) {
    this.#session = session
    this.#survey = perVersion(session, () => surveyOf(session.table.display, session.view, session.unitCount))
    this.#matter = perVersion(session, () => session.table.display.matter(session.view))
    this.#pieces = perVersion(session, () => this.#makePieces())
    this.#stops = perVersion(session, () => this.#findStops())
    this.#offered = perVersion(session, () => new Set(session.answers.flatMap(({ units }) => units)))
    this.#marks = perVersion(session, () => this.#makeMarks())
  }

  /** What is in hand that dice will decide. */
  get matter(): Matter | null {
    return this.#matter()
  }

  /** Counters on the map. */
  get pieces(): readonly Piece[] {
    return this.#pieces()
  }

  /** Things asked about, in order. */
  get stops(): readonly Place[] {
    return this.#stops()
  }

  get marks(): Marks {
    return this.#marks()
  }

  unitsAt(place: Place): readonly Unit[] {
    return this.#survey().unitsAt.get(place) ?? []
  }

  placeOf(unit: Unit): Place {
    return this.#survey().places[unit] ?? 0
  }

  /** Whether there is an answer about this unit. */
  isOffered(unit: Unit): boolean {
    return this.#offered().has(unit)
  }

  isOnMap(place: Place): boolean {
    return place > 0 && place <= this.#session.hexes
  }

  /** The way to a hex that can be gone to. */
  pathTo(hex: Hex): readonly Place[] {
    const { marks } = this
    if (!marks.canGo.has(hex)) return NO_WAY
    const { table, view } = this.#session
    if (this.#way?.marks !== marks || this.#way.hex !== hex)
      this.#way = { marks, hex, path: table.display.path(view, hex) }
    return this.#way.path
  }

  /** The thickest cluster of things that are asked about, or of counters. */
  get scene(): Hex[] {
    const { table, match } = this.#session
    const stops = this.stops.length > 0 ? this.stops : [...new Set(this.pieces.map(({ place }) => place))]
    const { grid } = table.display.sheet(match.setting).board
    let best: Hex[] = []
    for (const middle of stops) {
      const near = stops.filter((hex) => grid.distance(middle, hex) <= SCENE)
      if (near.length > best.length) best = near
    }
    return best
  }

  #findStops(): Place[] {
    const places = this.#session.answers.flatMap(({ units, places }) => [
      ...places,
      ...units.map((unit) => this.placeOf(unit)),
    ])
    return [...new Set(places)].filter((place) => this.isOnMap(place)).sort((a, b) => a - b)
  }

  #makePieces(): Piece[] {
    const { table, view, match } = this.#session
    const { display } = table
    const faces = display.faces(match.setting)
    const pieces: Piece[] = []
    this.#survey().places.forEach((place, unit) => {
      if (!this.isOnMap(place)) return
      const marks = display.marks(view, unit).map(({ kind, chip = '' }) => ({ kind, chip }))
      pieces.push({ unit, place, face: faces[unit]!, values: display.values(view, unit), marks })
    })
    const order = byLayer(display, view)
    return display.layerOf ? pieces.sort((a, b) => order(a.unit, b.unit)) : pieces
  }

  #makeMarks(): Marks {
    const { matter } = this
    const { table, view, answers } = this.#session
    const { display } = table
    const subject = display.subject(view)
    const chosen = new Set<Unit>(matter?.members.map(({ unit }) => unit))
    if (subject !== 0) chosen.add(subject)
    const target = new Set(matter?.targets)
    const couldTarget = new Set<Place>()
    const canGo = new Map<Place, { label: string; look: 'go' | 'barely' }>()
    const couldJoin = new Set<Unit>()
    for (const { units, places } of answers) {
      for (const unit of units) if (!chosen.has(unit)) couldJoin.add(unit)
      for (const place of places) {
        if (this.#isEnemyIn(place)) couldTarget.add(place)
        else canGo.set(place, { label: '', look: 'go' })
      }
    }
    if (canGo.size > this.#session.hexes * NEARLY_ALL) canGo.clear()
    const chips: { place: Place; text: string; tone: 'target' }[] = []
    for (const { place, label, look } of answers.length > 0 ? display.hints(view) : []) {
      if (canGo.has(place)) canGo.set(place, { label, look })
      else if (label !== '' && this.#isEnemyIn(place)) chips.push({ place, text: label, tone: 'target' })
    }
    const arrows = (matter?.members ?? []).flatMap(({ unit }) => {
      const from = this.placeOf(unit)
      return (matter?.targets ?? []).map((to) => ({ from, to }))
    })
    const first = matter?.targets[0] ?? 0
    if (matter && first !== 0 && matter.headline !== '')
      chips.push({ place: first, text: matter.headline, tone: 'target' })
    return { chosen, target, couldTarget, couldJoin, canGo, arrows, chips }
  }

  #isEnemyIn(place: Place): boolean {
    const { table, match, asked } = this.#session
    const faces = table.display.faces(match.setting)
    return this.unitsAt(place).some((unit) => faces[unit]!.side !== asked)
  }
}
