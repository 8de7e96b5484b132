import { type Hex, type Refusal, SPECTATOR, type Unit } from '@hexfront/core'
import type { ArrowKind } from '../../map/scene.ts'
import type { Session } from '../../session/session.ts'
import { Watchable } from '../../watchable.ts'
import type { Question } from '../question.ts'
import {
  type Arrow,
  type Bookmark,
  EMPTY_PAD,
  type Note,
  type Pad,
  type Plan,
  padIn,
  withArrow,
  withBookmark,
  withNote,
  withoutBookmark,
  withoutHex,
  withoutPlans,
  withPad,
  withPlan,
} from './content.ts'
import { carryOut, type PlannedMove } from './plans.ts'
import type { MapTool } from './tool.ts'

/** Where nothing is secret, all at the screen share one pad. */
const SHARED = 'all'
const WATCHING = 'watching'

interface History {
  readonly past: Pad[]
  readonly future: Pad[]
}

/** A plan that has been carried out, in the pad of its owner, after so many choices. */
interface Done {
  readonly owner: string
  readonly plan: Plan
  readonly at: number
}

/** What is in the hand while drawing. */
interface Hand {
  /** The unit that a move is planned for, 0 for none. */
  readonly unit: Unit
  /** An arrow that is being drawn; without an end as yet. */
  readonly arrow: { readonly from: Hex; readonly to: Hex } | null
  /** The hex whose note is being written, 0 for none. */
  readonly note: Hex
}

const EMPTY_HAND: Hand = { unit: 0, arrow: null, note: 0 }

/** Notes, arrows and planned moves: what the player puts on the map himself. */
export class Sketch extends Watchable implements MapTool {
  readonly #session: Session
  readonly #question: Question
  readonly #histories = new Map<string, History>()
  readonly #unsubscribe: () => void
  #isOn = false
  #isListed = false
  #isShown = true
  #kind: ArrowKind = 'attack'
  #hand: Hand = EMPTY_HAND
  #done: readonly Done[] = []
  #followed: number
  #read: { readonly markup: unknown; readonly owner: string; readonly pad: Pad } | null = null

  constructor(session: Session, question: Question) {
    super()
    this.#session = session
    this.#question = question
    this.#followed = session.version
    this.#unsubscribe = session.subscribe(() => this.#follow())
  }

  close(): void {
    this.#unsubscribe()
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /** Whether the list of all there is lies open. */
  get isListed(): boolean {
    return this.#isListed
  }

  /** Whether the map shows it; it does while drawing. */
  get isShown(): boolean {
    return this.#isShown || this.#isOn
  }

  /** What the next arrow means. */
  get kind(): ArrowKind {
    return this.#kind
  }

  get hand(): Hand {
    return this.#hand
  }

  /** Where a side may hide things from the other, each has its own. */
  get #owner(): string {
    const { table, match, viewer } = this.#session
    if (!table.display.hasSecrets) return SHARED
    return viewer === SPECTATOR ? WATCHING : match.sideName(viewer)
  }

  get pad(): Pad {
    const { markup } = this.#session
    const owner = this.#owner
    if (this.#read?.markup !== markup || this.#read.owner !== owner)
      this.#read = { markup, owner, pad: padIn(markup, owner) }
    return this.#read.pad
  }

  /** The plans that can still be seen on the map: of known units that are not there yet. */
  get plans(): PlannedMove[] {
    return this.pad.plans.flatMap((plan) => {
      const [unit, to] = [this.#unitOf(plan.unit), this.hexOf(plan.to)]
      const from = this.#question.placeOf(unit)
      return unit === 0 || to === 0 || from === to ? [] : [{ unit, from, to }]
    })
  }

  noteAt(hex: Hex): string {
    const name = this.#nameOf(hex)
    return this.pad.notes.find((note) => note.hex === name)?.text ?? ''
  }

  start(): void {
    this.#isOn = true
    this.#set(EMPTY_HAND)
  }

  end(): void {
    if (!this.#isOn) return
    this.#isOn = false
    this.#set(EMPTY_HAND)
  }

  toggleList(): void {
    this.#isListed = !this.#isListed
    this.changed()
  }

  toggleShown(): void {
    this.#isShown = !this.#isShown
    this.changed()
  }

  pickKind(kind: ArrowKind): void {
    this.#kind = kind
    this.changed()
  }

  /** A counter is picked for a plan, and again for the next one under it; then a hex is its goal. On bare ground a note is written. */
  press(hex: Hex, unit: Unit): void {
    const { unit: held, arrow } = this.#hand
    const stack = this.#question.unitsAt(hex)
    if (arrow) this.endArrow(hex)
    else if (held !== 0 && !stack.includes(held)) this.#plan(held, hex)
    else if (held !== 0) this.#set({ ...EMPTY_HAND, unit: stack[stack.indexOf(held) + 1] ?? 0 })
    else if (unit !== 0) this.#set({ ...EMPTY_HAND, unit })
    else this.writeNote(hex)
  }

  /** Opens the note of a hex. */
  writeNote(hex: Hex): void {
    this.#set({ ...EMPTY_HAND, note: hex })
  }

  keepNote(hex: Hex, text: string): void {
    this.#hand = EMPTY_HAND
    this.#edit((pad) => withNote(pad, this.#nameOf(hex), text))
  }

  pickUnit(unit: Unit): void {
    this.#set({ ...EMPTY_HAND, unit })
  }

  beginArrow(from: Hex): void {
    this.#set({ ...EMPTY_HAND, arrow: { from, to: from } })
  }

  /** The arrow ends here; where it begun there is none. */
  endArrow(to: Hex): void {
    const { arrow } = this.#hand
    this.#hand = EMPTY_HAND
    if (!arrow || to === 0 || to === arrow.from) {
      this.changed()
      return
    }
    const [from, end] = [this.#nameOf(arrow.from), this.#nameOf(to)]
    this.#edit((pad) => withArrow(pad, { from, to: end, kind: this.#kind }))
  }

  grab(hex: Hex): void {
    this.beginArrow(hex)
  }

  carry(hex: Hex): void {
    const { arrow } = this.#hand
    if (arrow && hex !== 0 && hex !== arrow.to) this.#set({ ...EMPTY_HAND, arrow: { from: arrow.from, to: hex } })
  }

  drop(hex: Hex): void {
    if (this.#hand.arrow) this.endArrow(hex)
  }

  escape(): void {
    if (this.#hand === EMPTY_HAND) this.end()
    else this.#set(EMPTY_HAND)
  }

  /** All that begins or ends at a hex goes. */
  wipe(hex: Hex): void {
    this.#hand = EMPTY_HAND
    this.#edit((pad) => withoutHex(pad, this.#nameOf(hex)))
  }

  removeNote({ hex }: Note): void {
    this.#edit((pad) => withNote(pad, hex, ''))
  }

  removeArrow(arrow: Arrow): void {
    this.#edit((pad) => withArrow(pad, arrow))
  }

  removePlan({ unit, to }: PlannedMove): void {
    this.#edit((pad) => withoutPlans(pad, [{ unit: this.#idOf(unit), to: this.#nameOf(to) }]))
  }

  clear(): void {
    this.#hand = EMPTY_HAND
    this.#edit(({ bookmarks }) => ({ ...EMPTY_PAD, bookmarks }))
  }

  /** Bookmarks are set and renamed beside what is drawn: undoing a stroke brings none back. */
  keepBookmark(bookmark: Bookmark): void {
    this.#write(withBookmark(this.pad, bookmark))
  }

  dropBookmark(key: number): void {
    this.#write(withoutBookmark(this.pad, key))
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0
  }

  undo(): void {
    const { past, future } = this.#history
    const before = past.pop()
    if (!before) return
    future.push(this.pad)
    this.#write({ ...before, bookmarks: this.pad.bookmarks })
  }

  redo(): void {
    const { past, future } = this.#history
    const after = future.pop()
    if (!after) return
    past.push(this.pad)
    this.#write({ ...after, bookmarks: this.pad.bookmarks })
  }

  /** A plan is carried out as the ordinary act. */
  carryOut(plan: PlannedMove): Refusal | null {
    return carryOut(this.#session, plan)
  }

  /** Each that can be, one act after the other; says how many were. */
  carryOutAll(): number {
    return this.plans.filter((plan) => this.carryOut(plan) === null).length
  }

  /** 0 for a name that this map does not have. */
  hexOf(name: string): Hex {
    const { table, match } = this.#session
    try {
      return table.display.sheet(match.setting).board.grid.parse(name)
    } catch {
      return 0
    }
  }

  #plan(unit: Unit, hex: Hex): void {
    this.#hand = EMPTY_HAND
    this.#edit((pad) => withPlan(pad, { unit: this.#idOf(unit), to: this.#nameOf(hex) }))
  }

  get #history(): History {
    const owner = this.#owner
    const history = this.#histories.get(owner) ?? { past: [], future: [] }
    this.#histories.set(owner, history)
    return history
  }

  #edit(change: (pad: Pad) => Pad): void {
    const { past, future } = this.#history
    past.push(this.pad)
    future.length = 0
    this.#write(change(this.pad))
  }

  #write(pad: Pad): void {
    this.#session.mark(withPad(this.#session.markup, this.#owner, pad))
    this.changed()
  }

  #set(hand: Hand): void {
    this.#hand = hand
    this.changed()
  }

  /** Plans whose units have arrived go; where that is undone they come back. */
  #follow(): void {
    const { version, isLive, match } = this.#session
    if (version === this.#followed) return
    this.#followed = version
    if (this.#hand !== EMPTY_HAND && this.#isOn) this.#set(EMPTY_HAND)
    if (!isLive) return
    const at = match.entries.length
    const owner = this.#owner
    const back = this.#done.filter((done) => done.owner === owner && done.at > at)
    const arrived = this.pad.plans.filter((plan) => this.#isThere(plan))
    if (back.length + arrived.length === 0) return
    this.#done = [...this.#done.filter((done) => !back.includes(done)), ...arrived.map((plan) => ({ owner, plan, at }))]
    const pad = withoutPlans(this.pad, arrived)
    this.#write(back.reduce((all, { plan }) => (this.#isThere(plan) ? all : withPlan(all, plan)), pad))
  }

  #isThere({ unit, to }: Plan): boolean {
    const hex = this.hexOf(to)
    return hex !== 0 && this.#question.placeOf(this.#unitOf(unit)) === hex
  }

  #unitOf(id: string): Unit {
    try {
      return this.#session.match.setting.kinds['unit']?.read(id) ?? 0
    } catch {
      return 0
    }
  }

  #idOf(unit: Unit): string {
    return String(this.#session.match.setting.kinds['unit']?.write(unit) ?? '')
  }

  #nameOf(hex: Hex): string {
    return this.#session.table.display.sheet(this.#session.match.setting).board.grid.name(hex)
  }
}
