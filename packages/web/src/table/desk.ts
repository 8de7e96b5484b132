import { type Look, lookOf, withExtras } from '@hexfront/atlas/drawing'
import {
  type Board,
  type Fact,
  type Hex,
  type Matter,
  NATURE,
  type Place,
  type Refusal,
  type Side,
  type Unit,
} from '@hexfront/core'
import type { MapView } from '../map/map-view.ts'
import type { Highlights, Piece, ShownOverlay } from '../map/scene.ts'
import { type Answer, answersAt, answersTo, refusalAt, spokenAnswers } from '../session/answers.ts'
import { PERSON, type Session } from '../session/session.ts'
import { wordsFor } from '../session/story.ts'
import { keepExtras, keptExtras } from '../store/extras.ts'
import { TEXT } from '../text.ts'
import { Pointer } from './pointer.ts'
import { perVersion, type Survey, surveyOf } from './survey.ts'

/** A card that stays open beside a hex: a stack spread out, or answers to choose between. */
export interface Fan {
  readonly hex: Hex
  readonly units: readonly Unit[]
  readonly answers: readonly Answer[]
}

export interface Notice {
  readonly text: string
  readonly rule: string
  readonly kind: 'refusal' | 'word'
}

/** At most two overlays are shown in full; older ones fade. */
const FADED = 0.4

/** How far things may lie apart to be looked at together at the start. */
const SCENE = 5
const SHOWN = 2

/** What the open question makes of the map, wherever the pointer is. */
type Marks = Omit<Highlights, 'path' | 'cursor' | 'pointed'>

const NO_WAY: readonly Place[] = []

export type Room = '' | 'points' | 'rules' | 'map' | 'keys' | 'settings' | 'find' | 'verdict' | 'menu'

/** What the player does at a table, and what the table shows of it; no rules, no DOM. */
export class Desk {
  readonly session: Session
  readonly pointer = new Pointer()
  map: MapView | null = null
  cursor: Hex = 0
  /** The cursor shows while the keyboard is used. */
  hasCursor = false
  fan: Fan | null = null
  notice: Notice | null = null
  /** An answer that asks to be confirmed, and the question. */
  caution: { readonly answer: Answer; readonly text: string } | null = null
  overlays: readonly string[] = []
  /** The board as it is drawn where nothing is switched on. */
  readonly board: Board
  readonly plainLook: Look
  /** What is switched on of it. */
  extras: readonly string[]
  look: Look
  hasProvenance = false
  room: Room = ''
  /** The rule the rules page is open at. */
  rule = ''
  isReplaying = false
  hasMinimap = true
  /** Places that a log line, a link or the guide points at. */
  pointed: ReadonlySet<Place> = new Set()
  readonly #listeners = new Set<() => void>()
  #version = 0
  readonly #unsubscribe: () => void
  readonly #survey: () => Survey
  readonly #matter: () => Matter | null
  readonly #pieces: () => readonly Piece[]
  readonly #stops: () => readonly Place[]
  readonly #offered: () => ReadonlySet<Unit>
  readonly #marks: () => Marks
  #way: { readonly marks: Marks; readonly hex: Hex; readonly path: readonly Place[] } | null = null
  #painted: { readonly key: string; readonly overlays: readonly ShownOverlay[] } | null = null

  constructor(session: Session) {
    this.session = session
    this.#survey = perVersion(session, () => surveyOf(session.table.display, session.view, session.unitCount))
    this.#matter = perVersion(session, () => session.table.display.matter(session.view))
    this.#pieces = perVersion(session, () => this.#makePieces())
    this.#stops = perVersion(session, () => this.#findStops())
    this.#offered = perVersion(session, () => new Set(session.answers.flatMap(({ units }) => units)))
    this.#marks = perVersion(session, () => this.#makeMarks())
    this.overlays = session.table.display.overlays.filter(({ isStanding }) => isStanding).map(({ id }) => id)
    const { board, lines } = session.table.display.sheet(session.match.setting)
    this.board = board
    this.plainLook = { ...lookOf(board.id), lines, standing: this.pieces().map(({ place }) => board.grid.name(place)) }
    this.extras = keptExtras(board.id)
    this.look = withExtras(this.plainLook, this.extras)
    this.#unsubscribe = session.subscribe(() => this.#sessionChanged())
  }

  close(): void {
    this.#unsubscribe()
    this.#listeners.clear()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get version(): number {
    return this.#version
  }

  /** Something is to be shown anew. */
  touch(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }

  set(
    change: Partial<
      Pick<Desk, 'room' | 'rule' | 'isReplaying' | 'hasMinimap' | 'fan' | 'notice' | 'caution' | 'hasProvenance'>
    >,
  ): void {
    Object.assign(this, change)
    this.touch()
  }

  say(text: string, rule = ''): void {
    this.set({ notice: { text, rule, kind: 'word' } })
  }

  openRule(rule: string): void {
    this.set({ room: 'rules', rule })
  }

  get matter(): Matter | null {
    return this.#matter()
  }

  unitsAt(hex: Place): readonly Unit[] {
    return this.#survey().unitsAt.get(hex) ?? []
  }

  placeOf(unit: Unit): Place {
    return this.#survey().places[unit] ?? 0
  }

  /** Whether the open question has an answer about this unit. */
  isOffered(unit: Unit): boolean {
    return this.#offered().has(unit)
  }

  get hovered(): { readonly hex: Hex; readonly unit: Unit } {
    return this.pointer.over
  }

  /** The unit that things are shown about: the one in hand, else the one under the pointer. */
  get subject(): Unit {
    const { table, view } = this.session
    return table.display.subject(view) || this.hovered.unit
  }

  hover(hex: Hex, unit: Unit): void {
    this.pointer.move(hex, unit)
  }

  /** What a press on the map means: the one answer that fits, a choice between several, or a reason why not. */
  press(hex: Hex, unit: Unit): void {
    this.cursor = hex
    const { session } = this
    const standing = this.unitsAt(hex)
    if (session.answers.length === 0) {
      if (standing.length > 0) this.openFan(hex)
      else this.#refuseWhole()
      return
    }
    const fitting = answersAt(session.answers, hex, standing)
    const exact = fitting.filter(({ units }) => unit !== 0 && units.includes(unit))
    if (fitting.length === 1) this.take(fitting[0]!)
    else if (fitting.length > 1 && exact.length === 1 && standing.length === 1) this.take(exact[0]!)
    else if (fitting.length > 1) this.set({ fan: { hex, units: standing, answers: fitting }, notice: null })
    else if (!this.#pickInstead(hex, standing)) this.#refuse(hex, standing)
  }

  openFan(hex: Hex): void {
    const units = this.unitsAt(hex)
    if (units.length === 0) return
    const answers = answersAt(this.session.answers, hex, units)
    this.set({ fan: { hex, units, answers } })
  }

  /** A press on one unit, in a fan or a tray. */
  pressUnit(unit: Unit): void {
    const fitting = this.session.answers.filter(({ units }) => units.includes(unit))
    const place = this.placeOf(unit)
    if (fitting.length === 1) this.take(fitting[0]!)
    else if (fitting.length > 1) this.set({ fan: { hex: place, units: [unit], answers: fitting } })
    else if (!this.#pickInstead(-1, [unit])) this.#refuse(place, [unit])
  }

  take(answer: Answer): void {
    const { session } = this
    const text = session.table.display.caution(session.view, answer.verb)
    if (text !== '' && this.caution === null && answer.units.length + answer.places.length === 0)
      this.set({ caution: { answer, text }, fan: null })
    else this.takeNow(answer)
  }

  takeNow(answer: Answer): void {
    this.caution = null
    this.fan = null
    const refusal = this.session.take(answer.choice)
    if (refusal) this.#showRefusal(refusal)
  }

  /** The large button: what it says and does, if there is one. */
  get primary(): Answer | null {
    const { session } = this
    const verb = session.table.display.primary[session.step]
    return spokenAnswers(session.answers).find((one) => one.verb === verb) ?? null
  }

  get others(): Answer[] {
    const { primary } = this
    return spokenAnswers(this.session.answers).filter((one) => one !== primary)
  }

  pressPrimary(): void {
    if (this.caution) this.takeNow(this.caution.answer)
    else if (this.session.asked === 0 && this.session.isStepping) this.session.stepOn()
    else if (this.primary) this.take(this.primary)
  }

  /** The large button, but not one that throws dice. */
  pressEnd(): void {
    if (this.matter === null) this.pressPrimary()
  }

  /** One step back: closes what is open, else drops what is in hand. */
  escape(): void {
    if (this.caution || this.fan || this.notice || this.room !== '') {
      this.caution = null
      this.fan = null
      this.notice = null
      this.room = ''
      this.touch()
      return
    }
    if (this.isReplaying) {
      this.isReplaying = false
      this.session.lookAt(Number.POSITIVE_INFINITY)
      return
    }
    const { session } = this
    if (session.table.display.subject(session.view) !== 0 || this.matter !== null) this.undo()
  }

  undo(): void {
    const { session } = this
    if (session.undo()) return
    this.say(this.undoBarrier)
  }

  /** Why the last choice stands. */
  get undoBarrier(): string {
    const { match } = this.session
    const last = match.entries.at(-1)
    if (!last) return TEXT.undo.start
    if (last.barrier === 'dice') return TEXT.undo.dice
    if (last.barrier === 'reveal') return TEXT.undo.reveal
    if (last.side === NATURE) return TEXT.undo.nature
    return this.session.seatOf(last.side) === PERSON ? TEXT.undo.start : TEXT.undo.other
  }

  toggleOverlay(id: string): void {
    this.overlays = this.overlays.includes(id) ? this.overlays.filter((one) => one !== id) : [...this.overlays, id]
    this.touch()
  }

  /** What is on the map stays so, in this game and the next. */
  toggleExtra(id: string): void {
    this.extras = this.extras.includes(id) ? this.extras.filter((one) => one !== id) : [...this.extras, id]
    this.look = withExtras(this.plainLook, this.extras)
    keepExtras(this.board.id, this.extras)
    this.touch()
  }

  overlaysOff(): void {
    this.overlays = []
    this.set({ hasProvenance: false })
  }

  pointAt(places: readonly Place[]): void {
    this.pointed = new Set(places.filter((place) => place > 0))
    const hexes = places.filter((place) => place > 0 && place <= this.#size)
    if (hexes.length > 0) this.map?.lookAt(hexes)
    this.touch()
  }

  /** Things asked about, in order, for Tab and N. */
  get stops(): readonly Place[] {
    return this.#stops()
  }

  /** Where the last thing happened. */
  get lastPlaces(): Hex[] {
    const { session } = this
    const last = session.match.entries[session.moment - 1]
    const told = last ? wordsFor(session, last).flat() : []
    const places = told.flatMap(({ kind, value }) =>
      kind === 'place' ? [value] : kind === 'unit' ? [this.placeOf(value)] : [],
    )
    const about = [...(this.matter?.targets ?? []), ...places]
    return about.filter((place) => place > 0 && place <= this.#size)
  }

  /** The thickest cluster of things that are asked about, or of counters. */
  get scene(): Hex[] {
    const stops = this.stops.length > 0 ? this.stops : [...new Set(this.pieces().map(({ place }) => place))]
    const { grid } = this.session.table.display.sheet(this.session.match.setting).board
    let best: Hex[] = []
    for (const middle of stops) {
      const near = stops.filter((hex) => grid.distance(middle, hex) <= SCENE)
      if (near.length > best.length) best = near
    }
    return best
  }

  moveToStop(by: 1 | -1): void {
    const { stops } = this
    if (stops.length === 0) return
    const at = stops.findIndex((stop) => stop >= this.cursor)
    const here = stops[at] === this.cursor ? at : by === 1 ? at - 1 : at
    this.moveCursor(stops[(here + by + stops.length) % stops.length]!)
  }

  moveCursor(hex: Hex): void {
    if (hex === 0) return
    this.cursor = hex
    this.hasCursor = true
    this.hover(hex, this.unitsAt(hex)[0] ?? 0)
    this.map?.lookAt([hex])
    this.touch()
  }

  /** Counters on the map. */
  pieces(): readonly Piece[] {
    return this.#pieces()
  }

  highlights(): Highlights {
    return {
      ...this.#marks(),
      path: this.#pathTo(this.hovered.hex),
      cursor: this.hasCursor ? this.cursor : 0,
      pointed: this.pointed,
    }
  }

  /** The same ones until something changes that they show. */
  shownOverlays(): readonly ShownOverlay[] {
    const { session, subject } = this
    const { display } = session.table
    const key = [session.version, subject, ...this.overlays].join(' ')
    if (this.#painted?.key === key) return this.#painted.overlays
    const overlays = this.overlays.flatMap((id, at) => {
      const overlay = display.overlays.find((one) => one.id === id)
      if (!overlay) return []
      const strength = at < this.overlays.length - SHOWN ? FADED : 1
      return [{ id, paint: overlay.paint(session.view, subject), strength }]
    })
    this.#painted = { key, overlays }
    return overlays
  }

  /** What hovering over a hex or counter shows. */
  facts(hex: Hex, unit: Unit): { title: string; facts: readonly Fact[] } {
    const { table, view, match } = this.session
    const name = match.game.naming(match.setting)('place', hex)
    if (unit !== 0) {
      const face = table.display.faces(match.setting)[unit]!
      return {
        title: face.title,
        facts: [...table.display.aboutUnit(view, unit), ...table.display.aboutPlace(view, hex)],
      }
    }
    return { title: name, facts: table.display.aboutPlace(view, hex) }
  }

  sideName(side: Side): string {
    return this.session.match.game.sides[side - 1] ?? ''
  }

  get #size(): number {
    return this.session.hexes
  }

  #findStops(): Place[] {
    const places = this.session.answers.flatMap(({ units, places }) => [
      ...places,
      ...units.map((unit) => this.placeOf(unit)),
    ])
    return [...new Set(places)].filter((place) => place > 0 && place <= this.#size).sort((a, b) => a - b)
  }

  #makePieces(): Piece[] {
    const { table, view, match } = this.session
    const { display } = table
    const faces = display.faces(match.setting)
    const pieces: Piece[] = []
    this.#survey().places.forEach((place, unit) => {
      if (place === 0 || place > this.#size) return
      const marks = display.marks(view, unit).map(({ kind, chip = '' }) => ({ kind, chip }))
      pieces.push({ unit, place, face: faces[unit]!, values: display.values(view, unit), marks })
    })
    return pieces
  }

  #makeMarks(): Marks {
    const { session, matter } = this
    const { display } = session.table
    const { view, answers } = session
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
    const chips: { place: Place; text: string; tone: 'target' }[] = []
    for (const { place, label, look } of answers.length > 0 ? display.hints(view) : []) {
      if (canGo.has(place)) canGo.set(place, { label, look })
      else if (couldTarget.has(place) && label !== '') chips.push({ place, text: label, tone: 'target' })
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

  /** The way to a hex that can be gone to. */
  #pathTo(hex: Hex): readonly Place[] {
    const marks = this.#marks()
    if (!marks.canGo.has(hex)) return NO_WAY
    const { session } = this
    if (this.#way?.marks !== marks || this.#way.hex !== hex)
      this.#way = { marks, hex, path: session.table.display.path(session.view, hex) }
    return this.#way.path
  }

  #isEnemyIn(place: Place): boolean {
    const faces = this.session.table.display.faces(this.session.match.setting)
    return this.unitsAt(place).some((unit) => faces[unit]!.side !== this.session.asked)
  }

  /** With something in hand, a press on another thing that could have been taken up instead takes that. */
  #pickInstead(hex: Hex, units: readonly Unit[]): boolean {
    const { session } = this
    const last = session.undoable
    if (!last || last.barrier !== null) return false
    const { game } = session.table
    const before = game.blank(session.match.setting)
    session.match.positionAt(session.undoPoint, before)
    const asked = game.decision(before)
    if (asked.isOver || asked.step === session.step || asked.side !== session.asked) return false
    const { choice: held } = game.read(before, last.text)
    const described = game.describe(before, held)
    if (described.units.length + described.places.length === 0) return false
    const choices = session.choicesOf(before)
    const fitting = answersAt(answersTo(game, before, choices, session.name), hex, units)
    const isSame = fitting.some(({ choice }) => choice === held)
    if (isSame) {
      session.undo()
      return true
    }
    const one = fitting.length === 1 ? fitting[0]! : null
    if (!one) {
      if (fitting.length === 0) return false
      session.undo()
      this.openFan(hex)
      return true
    }
    session.undo()
    this.takeNow(one)
    return true
  }

  #refuse(hex: Hex, units: readonly Unit[]): void {
    const { session } = this
    const refusal = refusalAt(session.table.game, session.match.position, hex, units, session.name)
    if (refusal) this.#showRefusal(refusal)
    else if (units.length > 0) this.openFan(hex)
    else this.say(TEXT.refusal.nothing(session.name('place', hex)))
  }

  #showRefusal({ rule, because }: Refusal): void {
    this.fan = null
    this.set({ notice: { text: sentence(because), rule, kind: 'refusal' } })
  }

  #refuseWhole(): void {
    const { session } = this
    if (!session.isLive) this.say(TEXT.refusal.past)
    else if (session.decision.isOver) this.say(TEXT.refusal.over)
    else if (session.asked > 0) this.say(TEXT.refusal.notYou(this.sideName(session.asked)))
  }

  #sessionChanged(): void {
    this.notice = null
    this.fan = null
    this.caution = null
    this.pointed = new Set()
    this.touch()
  }
}

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
