import { type Look, lookOf, withExtras } from '@hexfront/atlas/drawing'
import {
  type Board,
  type Fact,
  type Hex,
  type Matter,
  NATURE,
  type Outlook,
  type Place,
  type Refusal,
  type Side,
  type Unit,
} from '@hexfront/core'
import type { MapView } from '../map/map-view.ts'
import type { Highlights, Piece, ShownMarkup, ShownOverlay } from '../map/scene.ts'
import { type Answer, answersAt, primaryOf, spokenAnswers } from '../session/answers.ts'
import { ELSEWHERE, PERSON, type Session, type Wanted } from '../session/session.ts'
import { wordsFor } from '../session/story.ts'
import { Counsel } from '../session/study/counsel.ts'
import { Outlook as Chance } from '../session/study/outlook.ts'
import { Review } from '../session/study/review.ts'
import { scholars } from '../session/study/scholars.ts'
import { turnsOf } from '../session/turn-summary.ts'
import { keepExtras, keptExtras } from '../store/extras.ts'
import { TEXT } from '../text.ts'
import { AgendaKept, type Chapter, chaptersOf, nextOpen } from './agenda.ts'
import { HexOfAnswer } from './beforehand.ts'
import { type Followers, followersOf } from './column.ts'
import { chorusesOf, gathering, inChorus, type Muster, mustersOf, pickOf } from './crowd.ts'
import { Crowd } from './crowd-in-hand.ts'
import { type Faded, faded } from './faint.ts'
import { divisionOf, type Formation } from './formation.ts'
import { Load } from './load.ts'
import { MOST_BOOKMARKS } from './markup/content.ts'
import { Ruler } from './markup/ruler.ts'
import { MarkupShown } from './markup/shown.ts'
import { Sketch } from './markup/sketch.ts'
import type { MapTool } from './markup/tool.ts'
import { phaseUndoOf } from './phase-undo.ts'
import { Playback } from './playback.ts'
import { Pointer } from './pointer.ts'
import { type Meaning, meaningAt, meaningOf } from './presses.ts'
import { Question } from './question.ts'
import { Recent } from './recent.ts'
import { perVersion } from './survey.ts'

/** A card that stays open beside a hex: a stack spread out, or answers to choose between. */
export interface Fan {
  readonly hex: Hex
  readonly units: readonly Unit[]
  readonly answers: readonly Answer[]
  /** The unit for whose sake it was opened. */
  readonly sought?: Unit
}

/** With one unit all answers are about it; with more, its own are given by pressing it. Who stands elsewhere has to be named. */
export const spokenIn = (fan: Fan): Answer[] =>
  fan.answers.filter(({ units }) => fan.units.length === 1 || !units.some((unit) => fan.units.includes(unit)))

interface Notice {
  readonly text: string
  readonly rule: string
  readonly kind: 'refusal' | 'word'
  /** Something was finished by itself, and can be gone on with. */
  readonly isEnough?: true
}

/** At most two overlays are shown in full beside those that are always on; older ones fade. */
const FADED = 0.4
const SHOWN = 2

export type Room =
  | ''
  | 'points'
  | 'rules'
  | 'map'
  | 'keys'
  | 'settings'
  | 'find'
  | 'agenda'
  | 'bookmarks'
  | 'turn'
  | 'verdict'
  | 'menu'
  | 'values'
  | 'talk'
  | 'agree'

/** What lies open on the table, apart from the game itself. */
interface Open {
  fan: Fan | null
  notice: Notice | null
  /** An answer that asks to be confirmed, and the question. */
  caution: { readonly answer: Answer; readonly text: string } | null
  overlays: readonly string[]
  /** What is switched on of the map beside what always shows, and how it looks with that. */
  extras: readonly string[]
  look: Look
  hasProvenance: boolean
  room: Room
  /** The turn that is told in short. */
  turn: number
  /** The rule the rules page is open at. */
  rule: string
  isReplaying: boolean
  hasMinimap: boolean
  /** Counters can be hidden, so that the map can be read. */
  hasCounters: boolean
  /** Places that a log line, a link or the guide points at. */
  pointed: ReadonlySet<Place>
  cursor: Hex
  /** The cursor shows while the keyboard is used. */
  hasCursor: boolean
  /** How often the map has moved under a card that hangs on it. */
  moves: number
}

/** What the player does at a table, and what the table shows of it; no rules, no DOM. */
export class Desk {
  readonly session: Session
  readonly question: Question
  readonly pointer = new Pointer()
  readonly load = new Load()
  /** Units that are taken up together. */
  readonly crowd: Crowd
  /** What is still to be done in this phase. */
  readonly agenda: AgendaKept
  /** When counters that have nothing to do are faint. */
  faint: Faded = 'never'
  /** The hex of an answer that is given beforehand. */
  readonly hexOfAnswer: HexOfAnswer
  /** Notes, arrows and plans of the player. */
  readonly sketch: Sketch
  readonly ruler: Ruler
  readonly recent: Recent
  readonly playback: Playback
  /** How the game stood at each hand-over, how it stands, and what the best player would do. */
  readonly review: Review
  readonly outlook: Chance
  readonly counsel: Counsel
  map: MapView | null = null
  readonly board: Board
  /** The map as it is drawn where nothing is switched on. */
  readonly plainLook: Look
  readonly #listeners = new Set<() => void>()
  readonly #unsubscribe: () => void
  #open: Open
  /** The step that the player wants to finish by hand. */
  #goesOn = ''
  /** What was asked when the fan was opened. */
  #fanStep = ''
  readonly #markup: MarkupShown
  readonly #pieces: () => readonly Piece[]
  readonly #followers: () => Followers | null
  readonly #chapters: () => readonly Chapter[]
  /** The unit of the agenda that was gone to last. */
  #visited: Unit = 0
  #painted: {
    readonly key: string
    readonly trails: readonly ShownOverlay[]
    readonly overlays: readonly ShownOverlay[]
  } | null = null

  constructor(session: Session) {
    this.session = session
    this.question = new Question(session)
    this.crowd = new Crowd(session)
    this.agenda = new AgendaKept(session, this.question)
    this.#pieces = faded(this)
    this.#followers = perVersion(session, () => followersOf(session))
    this.#chapters = perVersion(session, () => this.#listAgenda())
    this.hexOfAnswer = new HexOfAnswer(session)
    this.recent = new Recent(session)
    this.playback = new Playback(session)
    this.review = new Review(session, scholars)
    this.outlook = new Chance(session, scholars)
    this.counsel = new Counsel(session, scholars)
    const { board, lines } = session.table.display.sheet(session.match.setting)
    const standing = this.question.pieces.map(({ place }) => board.grid.name(place))
    this.board = board
    this.plainLook = { ...lookOf(board.id), lines, standing }
    const extras = keptExtras(board.id)
    this.sketch = new Sketch(session, this.question)
    this.ruler = new Ruler(this.pointer, () => this.#open.cursor)
    this.#markup = new MarkupShown(session, this.question, this.sketch, this.ruler)
    this.#open = {
      fan: null,
      notice: null,
      caution: null,
      overlays: session.table.display.overlays.filter(({ isStanding }) => isStanding).map(({ id }) => id),
      extras,
      look: withExtras(this.plainLook, extras),
      hasProvenance: false,
      room: '',
      turn: 0,
      rule: '',
      isReplaying: !session.isLive,
      hasMinimap: true,
      hasCounters: true,
      pointed: new Set(),
      cursor: 0,
      hasCursor: false,
      moves: 0,
    }
    session.refused = (refusal) => this.#showRefusal(refusal)
    this.#unsubscribe = session.subscribe(() => {
      this.crowd.follow()
      this.hexOfAnswer.end()
      if (session.step !== this.#goesOn) this.#goesOn = ''
      this.recent.follow()
      this.outlook.follow()
      this.set({ notice: null, fan: this.#fanNow(), caution: null, pointed: new Set() })
    })
  }

  close(): void {
    this.playback.stop()
    this.review.stop()
    this.counsel.drop()
    this.outlook.isOn = false
    this.#unsubscribe()
    this.sketch.close()
    this.#listeners.clear()
  }

  /** Told of every change of what lies open, and of the game. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What lies open; panels say which parts they show. */
  get open(): Readonly<Open> {
    return this.#open
  }

  set(change: Partial<Open>): void {
    if (change.fan && !this.#open.fan) this.#fanStep = this.session.step
    this.#open = { ...this.#open, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** The map has come or gone. */
  setMap(map: MapView | null): void {
    this.map = map
    this.set({})
  }

  say(text: string, rule = ''): void {
    this.set({ notice: { text, rule, kind: 'word' } })
  }

  openRule(rule: string): void {
    this.set({ room: 'rules', rule })
  }

  get matter(): Matter | null {
    return this.question.matter
  }

  /** Counters on the map, those that have nothing to do faint where that is wanted. */
  get pieces(): readonly Piece[] {
    return this.#pieces()
  }

  /** What is still to be done, by formation and division. */
  get chapters(): readonly Chapter[] {
    return this.#chapters()
  }

  /** The map goes to a hex, and the cursor with it. */
  goTo(hex: Hex): void {
    this.moveCursor(hex)
    this.pointAt([hex])
  }

  /** The same for a unit; where it lies under others, its stack is spread out. */
  goToUnit(unit: Unit): void {
    const hex = this.question.placeOf(unit)
    this.goTo(hex)
    if (this.question.unitsAt(hex)[0] !== unit) this.openFan(hex, unit)
  }

  /** Goes to a bookmark; where there is none of this key, it is set where one looks. */
  bookmark(key: number): void {
    const set = this.sketch.pad.bookmarks.find((one) => one.key === key)
    const hex = set ? this.sketch.hexOf(set.hex) : 0
    if (hex === 0) {
      this.#setBookmark(key)
      return
    }
    this.map?.centre(hex)
    this.set({ cursor: hex, pointed: new Set([hex]) })
  }

  /** Sets the first bookmark that is free where one looks. */
  addBookmark(): void {
    const { bookmarks } = this.sketch.pad
    const free = Array.from({ length: MOST_BOOKMARKS }, (_, n) => n + 1)
    const key = free.find((one) => !bookmarks.some((bookmark) => bookmark.key === one))
    if (key === undefined) this.say(TEXT.marks.full)
    else this.#setBookmark(key)
  }

  #setBookmark(key: number): void {
    const { cursor, hasCursor } = this.#open
    const hex = hasCursor ? cursor : this.map?.middle || this.pointer.over.hex
    if (!hex) return
    const { grid } = this.board
    const [town] = this.board.places.toSorted((a, b) => grid.distance(a.hex, hex) - grid.distance(b.hex, hex))
    const name = !town ? grid.name(hex) : town.hex === hex ? town.name : TEXT.marks.near(town.name)
    this.sketch.keepBookmark({ key, hex: grid.name(hex), name })
    this.say(TEXT.marks.was(key, name))
  }

  /** Tells a turn in short; without a number the last one that is over, or the one that is on. */
  showTurn(turn = 0): void {
    const turns = turnsOf(this.session)
    this.set({ room: 'turn', turn: turn || (turns.at(-2) ?? turns.at(-1) ?? 0) })
  }

  /** The next unit that can still act, or the one before. */
  goToOpen(by: 1 | -1): void {
    const unit = nextOpen(this.chapters, this.#visited, by)
    const [matter] = this.agenda.now.matters
    if (unit !== 0 && this.question.isOnMap(this.question.placeOf(unit))) {
      this.#visited = unit
      this.goToUnit(unit)
    } else if (unit === 0 && matter) this.moveToStop(by)
    else this.say(TEXT.agenda.nothing)
  }

  /** Takes up all of a formation that can go somewhere. */
  takeFormation({ name, units }: Formation): void {
    const ready = units.filter((unit) => pickOf(this.session, unit) !== null)
    if (ready.length === 0) {
      this.say(TEXT.agenda.nobody(name))
      return
    }
    this.crowd.takeFormation({ name, units: ready })
    this.pointAt([...new Set(ready.map((unit) => this.question.placeOf(unit)))])
    this.set({ fan: null, notice: null })
  }

  /** The same for the division of the unit that is meant: the one in hand, under the cursor or under the pointer. */
  takeDivision(): void {
    const { session, question } = this
    const held = session.table.display.subject(session.view)
    const { hasCursor, cursor } = this.#open
    const unit = held || (hasCursor ? question.unitsAt(cursor)[0] : this.pointer.over.unit) || 0
    const division = divisionOf(session, unit)
    if (division.units.length === 0) {
      this.say(TEXT.agenda.noDivision)
      return
    }
    if (held !== 0) this.undo()
    this.takeFormation(division)
  }

  /** The division that a stack belongs to, where more of it stands elsewhere and can go somewhere. */
  divisionIn(units: readonly Unit[]): Formation | null {
    for (const unit of units) {
      const { name, units: all } = divisionOf(this.session, unit)
      const ready = all.filter((one) => pickOf(this.session, one) !== null)
      if (ready.some((one) => !units.includes(one))) return { name, units: ready }
    }
    return null
  }

  /** The rest of a division that could follow those of it that have gone ahead. */
  get followers(): Followers | null {
    return this.crowd.units.length > 0 || this.tool ? null : this.#followers()
  }

  /** Sends them after, as one act. */
  sendFollowers(): void {
    const { followers } = this
    if (followers) this.session.takeLine(followers.column.line)
    else this.say(TEXT.agenda.nobodyFollows)
  }

  /** The unit that things are shown about: the one in hand, else the one under the pointer. */
  get subject(): Unit {
    const { table, view } = this.session
    return table.display.subject(view) || this.pointer.over.unit
  }

  /** What the hand does on the map instead of playing: drawing, measuring, or nothing. */
  get tool(): MapTool | null {
    if (this.hexOfAnswer.offer) return this.hexOfAnswer
    return this.sketch.isOn ? this.sketch : this.ruler.isOn ? this.ruler : null
  }

  toggleDrawing(): void {
    this.ruler.end()
    if (this.sketch.isOn) this.sketch.end()
    else this.sketch.start()
    this.set({ fan: null, notice: null })
  }

  toggleMeasuring(): void {
    this.sketch.end()
    if (this.ruler.isOn) this.ruler.end()
    else this.ruler.start()
    this.set({ fan: null, notice: null })
  }

  /** Does the first deeds that are advised, as one act. */
  followCounsel(count: number): void {
    const line = (this.counsel.deeds ?? []).slice(0, count).flat()
    this.session.takeLine(line.map(({ choice }) => choice))
  }

  /** What a press on the map means is done. */
  press(hex: Hex, unit: Unit): void {
    this.#open = { ...this.#open, cursor: hex }
    if (this.tool) this.tool.press(hex, unit)
    else if (this.crowd.units.length > 0) this.send(hex)
    else this.#do(meaningAt(this.session, hex, unit, this.question.unitsAt(hex)))
  }

  /** A press that adds: all of a hex, or one unit of it, to what is being put together or to what is taken up. */
  pressMore(hex: Hex, unit: Unit): void {
    this.#open = { ...this.#open, cursor: hex }
    if (this.tool) {
      this.tool.press(hex, unit)
      return
    }
    const units = unit === 0 ? this.question.unitsAt(hex) : [unit]
    this.addAll(units.filter((one) => this.question.isOffered(one)))
  }

  /** What can be done with all of these units at once. */
  musters(units: readonly Unit[]): Muster[] {
    return mustersOf(this.session, units)
  }

  /** What can be said of several units and one place at once, out of an open stack. */
  choruses(fan: Fan): (readonly Answer[])[] {
    return chorusesOf(this.session, fan.answers)
  }

  takeAll(chorus: readonly Answer[]): void {
    this.#takeAndFinish(inChorus(chorus), chorus.length)
  }

  /** All of these join what is being put together; where nothing is, they are taken up. */
  addAll(units: readonly Unit[]): void {
    if (units.length === 0) return
    const [muster] = mustersOf(this.session, units)
    if (muster?.isGathering || (units.length === 1 && this.matter !== null)) {
      const verb = muster?.verb ?? this.session.answers.find((one) => one.units.includes(units[0]!))?.verb ?? ''
      this.#takeAndFinish(gathering(verb, units), units.length)
      return
    }
    this.crowd.toggle(units)
    this.set({ fan: null, notice: null })
  }

  /** Picks up what can be moved of a hex, all of it; says whether there was anything. */
  grab(hex: Hex): boolean {
    if (this.tool) {
      this.tool.grab(hex)
      return true
    }
    const units = this.question.unitsAt(hex).filter((unit) => pickOf(this.session, unit) !== null)
    if (units.length === 0 || this.musters(units).some(({ isGathering }) => isGathering)) return false
    this.crowd.take(units)
    this.load.set({ units, from: hex, hex, x: 0, y: 0, refusal: null })
    this.set({ fan: null, notice: null })
    return true
  }

  carry(hex: Hex, x: number, y: number): void {
    this.tool?.carry(hex)
    const { now } = this.load
    if (!now) return
    const isNew = hex !== now.hex
    const refusal = !isNew ? now.refusal : hex === 0 || hex === now.from ? null : this.crowd.refusalFor(hex)
    this.load.set({ ...now, hex, x, y, refusal })
  }

  /** What is carried falls on a hex; on none, or where it was, it is put back. */
  drop(hex: Hex): void {
    this.tool?.drop(hex)
    const { now } = this.load
    if (!now) return
    this.load.set(null)
    if (hex !== 0 && hex !== now.from && this.crowd.reach.has(hex)) {
      this.send(hex)
      return
    }
    const refusal = hex === 0 || hex === now.from ? null : this.crowd.refusalFor(hex)
    this.crowd.drop()
    if (refusal) this.#showRefusal(refusal)
    else this.set({})
  }

  /** Exactly these units take part in what is being put together. */
  compose(units: readonly Unit[]): void {
    const { session, matter } = this
    const members = new Set(matter?.members.map(({ unit }) => unit))
    const wanted = [
      ...[...members].filter((unit) => !units.includes(unit)),
      ...units.filter((unit) => !members.has(unit)),
    ]
    session.takeTogether((answers) => {
      const unit = wanted.shift()
      return answers.find((one) => unit !== undefined && one.units.length === 1 && one.units[0] === unit) ?? null
    })
  }

  /** Sends what is taken up to a hex, or says who cannot go there and why. */
  send(hex: Hex): void {
    const refusal = this.crowd.send(hex)
    if (refusal) this.#showRefusal(refusal)
    else this.set({})
  }

  /** A press on one unit, in a fan or a tray. */
  pressUnit(unit: Unit): void {
    this.#do(meaningOf(this.session, unit, this.question.placeOf(unit)))
  }

  openFan(hex: Hex, sought: Unit = 0): void {
    const units = this.question.unitsAt(hex)
    if (units.length === 0) return
    this.set({ fan: { hex, units, answers: this.#answersAt(hex, units), sought } })
  }

  take(answer: Answer): void {
    const text = this.#questionTo(answer)
    if (text !== '' && this.open.caution === null) this.set({ caution: { answer, text }, fan: null })
    else this.takeNow(answer)
  }

  takeNow(answer: Answer): void {
    this.#open = { ...this.#open, caution: null }
    const { session } = this
    const isAboutOne = answer.units.length === 1 && answer.places.length === 0
    if (this.matter === null || !isAboutOne || this.#goesOn === session.step) {
      const refusal = session.take(answer.choice)
      if (refusal) this.#showRefusal(refusal)
      return
    }
    this.#takeAndFinish(gathering(answer.verb, answer.units), 1)
  }

  /** What was finished by itself is opened again, to be finished by hand. */
  goOn(): void {
    this.session.undo()
    this.#goesOn = this.session.step
  }

  /** The large button: what it says and does, if there is one. */
  get primary(): Answer | null {
    const { session } = this
    return primaryOf(session, this.#spoken())
  }

  /** All other buttons. */
  get others(): Answer[] {
    const { primary } = this
    return this.#spoken().filter(({ choice }) => choice !== primary?.choice)
  }

  /** What an answer about a hex would cost and bring. */
  outlookAt(hex: Hex): Outlook | null {
    const { answers, table, view } = this.session
    return answers.some(({ places }) => places.includes(hex)) ? table.display.outlook(view, hex) : null
  }

  pressPrimary(): void {
    const { caution } = this.open
    if (caution) this.takeNow(caution.answer)
    else if (this.session.asked === 0 && this.session.isStepping) this.session.stepOn()
    else if (this.primary) this.take(this.primary)
  }

  /** The large button, but not one that throws dice. */
  pressEnd(): void {
    if (this.matter === null) this.pressPrimary()
  }

  /** One step back: closes what is open, else drops what is in hand. */
  escape(): void {
    const { caution, fan, notice, room, isReplaying } = this.open
    // The list of what is to be done stands open until it is closed.
    const stays = room === 'agenda' ? room : ''
    if (caution || fan || notice || room !== stays) {
      this.set({ caution: null, fan: null, notice: null, room: stays })
      return
    }
    if (this.tool) {
      this.tool.escape()
      this.set({})
      return
    }
    if (this.crowd.units.length > 0) {
      this.crowd.drop()
      this.set({})
      return
    }
    if (this.recent.look !== 'closed') {
      this.recent.close()
      return
    }
    const { session } = this
    if (isReplaying) this.endReplay()
    else if (session.table.display.subject(session.view) !== 0 || this.matter !== null) this.undo()
    else if (stays !== '') this.set({ room: '' })
  }

  endReplay(): void {
    this.playback.stop()
    this.set({ isReplaying: false })
    this.session.lookAt(Number.POSITIVE_INFINITY)
  }

  undo(): void {
    if (!this.session.undo()) this.say(TEXT.undo.noWay(this.undoBarrier))
  }

  undoPhase(): void {
    const wide = phaseUndoOf(this.session)
    if (!wide || !this.session.undoPhase()) this.undo()
    else this.say(TEXT.undo.phaseUndone(wide.acts, wide.phase))
  }

  /** Why the last choice stands. */
  get undoBarrier(): string {
    const { match } = this.session
    const last = match.entries.at(-1)
    if (!last) return TEXT.undo.start
    if (last.barrier === 'dice') return TEXT.undo.dice
    if (last.barrier === 'reveal') return TEXT.undo.reveal
    if (last.side === NATURE) return TEXT.undo.nature
    if (this.session.seatOf(last.side) === ELSEWHERE) return TEXT.undo.elsewhere
    return this.session.seatOf(last.side) === PERSON ? TEXT.undo.start : TEXT.undo.other
  }

  toggleOverlay(id: string): void {
    const { overlays } = this.open
    this.set({ overlays: overlays.includes(id) ? overlays.filter((one) => one !== id) : [...overlays, id] })
  }

  /** What is on the map stays so, in this game and the next. */
  toggleExtra(id: string): void {
    const { extras: before } = this.open
    const extras = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
    keepExtras(this.board.id, extras)
    this.set({ extras, look: withExtras(this.plainLook, extras) })
  }

  overlaysOff(): void {
    this.set({ overlays: [], hasProvenance: false })
  }

  /** Looks through what has happened since the player's last turn, item by item. */
  showNews(by: 1 | -1): void {
    this.recent.step(by)
    this.pointAt(this.recent.items[this.recent.at]?.places ?? [])
  }

  pointAt(places: readonly Place[]): void {
    const hexes = places.filter((place) => this.question.isOnMap(place))
    if (hexes.length > 0) this.map?.lookRound(hexes)
    this.set({ pointed: new Set(places.filter((place) => place > 0)) })
  }

  /** Where the last thing happened. */
  get lastPlaces(): Hex[] {
    const { session, question } = this
    const last = session.match.entries[session.moment - 1]
    const told = last ? wordsFor(session, last).flat() : []
    const places = told.flatMap(({ kind, value }) =>
      kind === 'place' ? [value] : kind === 'unit' ? [question.placeOf(value)] : [],
    )
    return [...(this.matter?.targets ?? []), ...places].filter((place) => question.isOnMap(place))
  }

  /** The next thing asked about, round and round. */
  moveToStop(by: 1 | -1): void {
    const { stops } = this.question
    const at = this.#stopFrom(by)
    if (stops.length > 0) this.moveCursor(stops[(at + stops.length) % stops.length]!)
  }

  /** The same until there is none left; says whether there was one. */
  stepToStop(by: 1 | -1): boolean {
    const stop = this.question.stops[this.#stopFrom(by)]
    if (stop === undefined) this.set({ hasCursor: false })
    else this.moveCursor(stop)
    return stop !== undefined
  }

  /** The place in the row of stops after the cursor, or before it; the first or last one where there is no cursor yet. */
  #stopFrom(by: 1 | -1): number {
    const { stops } = this.question
    const { cursor, hasCursor } = this.open
    if (!hasCursor) return by === 1 ? 0 : stops.length - 1
    const at = stops.findIndex((stop) => stop >= cursor)
    if (at < 0) return by === 1 ? stops.length : stops.length - 1
    return stops[at] === cursor ? at + by : by === 1 ? at : at - 1
  }

  moveCursor(hex: Hex): void {
    if (hex === 0) return
    this.pointer.move(hex, this.question.unitsAt(hex)[0] ?? 0)
    this.map?.lookAt([hex])
    this.set({ cursor: hex, hasCursor: true })
  }

  highlights(): Highlights {
    const { hasCursor, cursor, pointed } = this.open
    const path = this.question.pathTo(this.pointer.over.hex)
    return { ...this.crowd.marked(this.question.marks), path, cursor: hasCursor ? cursor : 0, pointed }
  }

  /** The same until something changes in it. */
  shownMarkup(): ShownMarkup {
    return this.#markup.now
  }

  /** The same ones until something changes that they show. */
  shownOverlays(): readonly ShownOverlay[] {
    const { session, subject } = this
    const { overlays: ids } = this.open
    const { display } = session.table
    const trails = this.recent.overlays()
    const matter = this.matter?.paint
    const key = [session.version, subject, ...ids].join(' ')
    if (this.#painted?.key === key && this.#painted.trails === trails) return this.#painted.overlays
    const chosen = ids.filter((id) => !display.overlays.some((one) => one.id === id && one.isStanding))
    const games = ids.flatMap((id) => {
      const overlay = display.overlays.find((one) => one.id === id)
      if (!overlay) return []
      const strength = !overlay.isStanding && chosen.indexOf(id) < chosen.length - SHOWN ? FADED : 1
      return [{ id, paint: overlay.paint(session.view, subject), strength }]
    })
    const overlays = [...games, ...trails, ...(matter ? [{ id: 'matter', paint: matter, strength: 1 }] : [])]
    this.#painted = { key, trails, overlays }
    return overlays
  }

  /** What hovering over a hex or counter shows. */
  facts(hex: Hex, unit: Unit): { title: string; facts: readonly Fact[] } {
    const { table, view, match } = this.session
    const about = table.display.aboutPlace(view, hex)
    if (unit === 0) return { title: match.game.naming(match.setting)('place', hex), facts: about }
    const face = table.display.faces(match.setting)[unit]!
    return { title: face.title, facts: [...table.display.aboutUnit(view, unit), ...about] }
  }

  sideName(side: Side): string {
    return this.session.sideName(side)
  }

  #listAgenda(): Chapter[] {
    const { session, question } = this
    const hexOf = (unit: Unit): Place => (question.isOnMap(question.placeOf(unit)) ? question.placeOf(unit) : 0)
    const faces = session.table.display.faces(session.match.setting)
    return chaptersOf(this.agenda.now, faces, hexOf, ({ arm }) => TEXT.units.arms[arm])
  }

  /** Takes answers and, where that was enough, the one that ends the step. */
  #takeAndFinish(wanted: Wanted, count: number): void {
    const { session } = this
    const taken = session.takeTogether(finishing(wanted, session))
    if (taken > count) this.set({ notice: { text: TEXT.panel.enough, rule: '', kind: 'word', isEnough: true } })
  }

  /** A fan stays open while units are picked from it, and closes when something else is asked. */
  #fanNow(): Fan | null {
    const { fan } = this.#open
    const { session } = this
    if (!fan || session.step !== this.#fanStep || !session.isPersonAsked) return null
    const units = fan.units.filter((unit) => this.question.placeOf(unit) === fan.hex)
    const answers = this.#answersAt(fan.hex, units)
    return answers.length === 0 ? null : { hex: fan.hex, units, answers }
  }

  /** To the question and besides. */
  #answersAt(hex: Hex, units: readonly Unit[]): Answer[] {
    const { answers, besides } = this.session
    return answersAt([...answers, ...besides], hex, units)
  }

  /** Answers without counter or hex, as they are called at this moment. */
  #spoken(): Answer[] {
    const { answers, table, view, step } = this.session
    return spokenAnswers(answers, table.display.aloud?.[step]).map((one) => {
      const text = table.display.spoken(view, one.verb)
      return text === '' ? one : { ...one, text }
    })
  }

  /** What is to be asked back before an answer is taken: of one about a hex, if its outlook has not been before his eyes. */
  #questionTo({ verb, units, places }: Answer): string {
    const { display } = this.session.table
    const [place = 0] = places
    if (units.length + places.length === 0) return display.caution(this.session.view, verb)
    return place === 0 || this.pointer.over.hex === place ? '' : (this.outlookAt(place)?.ask ?? '')
  }

  #do(meaning: Meaning): void {
    switch (meaning.kind) {
      case 'take':
        this.take(meaning.answer)
        return
      case 'spread': {
        const { hex, units, answers } = meaning
        this.set({ fan: { hex, units, answers }, notice: null })
        return
      }
      case 'instead':
        this.session.undo()
        if (meaning.answer) this.takeNow(meaning.answer)
        else if (meaning.hex > 0) this.openFan(meaning.hex)
        return
      case 'refuse':
        this.#showRefusal(meaning.refusal)
        return
      case 'say':
        if (meaning.text !== '') this.say(meaning.text)
    }
  }

  #showRefusal({ rule, because }: Refusal): void {
    this.set({ fan: null, notice: { text: sentence(because), rule, kind: 'refusal' } })
  }
}

/**
 * Answers, and after them the one that ends the step: as soon as it can be given where the game says so, and where there is nothing
 * else left to answer.
 */
function finishing(first: Wanted, { table, step }: Session): Wanted {
  return (answers, now) => {
    const answer = first(answers, now)
    if (answer || now !== step) return answer
    const { finishes } = table.display
    const enough = finishes[step]
    if (enough !== undefined) return answers.find(({ verb }) => verb === enough) ?? null
    return answers.length === 1 ? primaryOf({ table, step: now }, answers) : null
  }
}

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
