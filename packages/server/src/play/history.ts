import {
  type Act,
  type Difference,
  EVERYTHING,
  type Glimpse,
  hash,
  Match,
  type MatchRecord,
  NATURE,
  type Parcels,
  parseDraw,
  readMigrated,
  replayDice,
  type Shown,
  SPECTATOR,
  type Viewer,
} from '@hexfront/core'
import type { EventFrame } from '@hexfront/wire'
import type { EventRow, GameRow } from '../store/schema.ts'
import { type Bench, overlayIn } from './bench.ts'
import type { Course } from './course.ts'
import { eventFrame } from './frames.ts'
import { type AnyLogged, type Bodies, readEvent } from './log.ts'
import { dealAgain, goOnward, repeatEvent } from './replay.ts'

/** All that is stored of a game. */
export interface Past {
  readonly row: GameRow
  readonly shown: Shown
  readonly events: readonly EventRow[]
}

/** A game played again from its first event to its last, with the way back over all of it. */
export class History {
  readonly course: Course
  readonly acts: Act[] = []
  /** For each choice that stands, how many glimpses it made, in the order of the streams. */
  readonly #made: number[][] = []
  /** Choices that were made before what is known here. */
  readonly #before: number

  /** `hear` gets what each event gave to viewers. */
  constructor(bench: Bench, { shown, events }: Past, hear: (parcels: Parcels) => void = () => {}) {
    const { first, others } = sinceLeft(events)
    this.course =
      first.kind === 'begin' ? dealAgain(bench, shown, first.body) : goOnward(bench, shown, first.body.from!)
    this.#before = this.course.choices
    for (const event of others) {
      const parcels: Parcels = new Map()
      this.#repeat(event, parcels)
      if (event.key !== null) this.course.note(event.seat, event.key)
      hear(parcels)
    }
  }

  /** How many choices stand where it begins. */
  get first(): number {
    return this.#before
  }

  #repeat(event: AnyLogged, into: Parcels): void {
    const { course } = this
    if (event.kind === 'strike') {
      this.#strike(event.body, event.seat, into)
      return
    }
    const act = repeatEvent(course, event, into)
    if (act !== null) {
      this.acts.push(act)
      this.#made.push(course.streams.made)
    }
    if (event.kind === 'undo') {
      this.acts.length -= event.body.count
      this.#made.length -= event.body.count
    }
  }

  #strike({ to, hash: wanted }: Bodies['strike'], side: number, into: Parcels): void {
    const { changes, counts } = this.way(to)
    this.course.strike(changes, counts, side, into)
    this.acts.length = to - this.#before
    this.#made.length = to - this.#before
    if (hash(this.course.position) !== wanted) throw new Error('the way back leads elsewhere')
  }

  /** The way back to where so many choices stood, and how many glimpses it takes from each viewer. */
  way(to: number): Way {
    const kept = to - this.#before
    const gone = this.#made.slice(kept)
    const counts = this.course.streams.numbers.map((_, at) => gone.reduce((sum, made) => sum + made[at]!, 0))
    return { to, counts, changes: this.acts.slice(kept).map(({ change }) => change) }
  }

  /** How many choices stand before the last so many glimpses of a viewer; null where he has not had as many. */
  before(viewerAt: number, glimpses: number): number | null {
    let left = glimpses + this.course.streams.held[viewerAt]!
    for (let at = this.#made.length - 1; at >= 0; at--) {
      left -= this.#made[at]![viewerAt]!
      if (left <= 0) return at + this.#before
    }
    return null
  }
}

type First = Extract<AnyLogged, { kind: 'begin' | 'rules' }>

/** Where a game begins as far as the rules of today know it, and what came after. */
function sinceLeft(rows: readonly EventRow[]): { first: First; others: readonly AnyLogged[] } {
  const events = rows.map(readEvent)
  const at = events.findLastIndex((event) => event.kind === 'rules' && event.body.from !== undefined)
  const first = events[Math.max(0, at)]
  if (first?.kind !== 'begin' && first?.kind !== 'rules') throw new Error('a game begins with its deal')
  return { first, others: events.slice(Math.max(0, at) + 1) }
}

export interface Way {
  readonly to: number
  readonly counts: readonly number[]
  readonly changes: readonly Difference[]
}

/** All frames that a viewer has got. */
export function framesOf(bench: Bench, past: Past, viewer: Viewer): EventFrame[] {
  const glimpses: Glimpse[] = []
  new History(bench, past, (parcels) => {
    glimpses.push(...(parcels.get(viewer) ?? []))
  })
  return glimpses.map((glimpse) => eventFrame(past.row.code, bench.game, glimpse))
}

/** The way back that a viewer asks for, or to a number of choices. */
export function wayBack(
  bench: Bench,
  past: Past,
  goal: { readonly viewerAt: number; readonly back: number } | { readonly to: number },
): Way | null {
  const history = new History(bench, past)
  const to = 'to' in goal ? goal.to : history.before(goal.viewerAt, goal.back)
  return to === null || to < history.first || to > history.course.choices ? null : history.way(to)
}

/** The record of a game, with all that proves its dice. */
export function recordOf(
  bench: Bench,
  { row, events }: Past,
  fair: MatchRecord['fair'],
  seats: readonly string[],
): MatchRecord {
  const { first, others } = sinceLeft(events)
  const [begun] = events.map(readEvent)
  if (begun?.kind !== 'begin') throw new Error('a game begins with its deal')
  const match = matchFrom(bench, row, begun.body, first)
  for (const event of others) {
    if (event.kind === 'choice') repeatChoice(match, event.body)
    if (event.kind === 'undo') match.takeBack(match.entries.length - event.body.count)
    if (event.kind === 'strike') match.takeBack(event.body.to - (first.kind === 'rules' ? first.body.from!.choices : 0))
  }
  match.fair = fair
  const opening = row.opening === 'by hand' ? { opening: row.opening } : {}
  const record = { ...match.record(), table: { seats: [...seats], ...opening } }
  if (first.kind === 'begin' || !record.from) return record
  return { ...record, from: { ...record.from, story: storyOf(bench, events, first.n) } }
}

function matchFrom({ game, setting, scratch }: Bench, row: GameRow, deal: Bodies['begin'], first: First): Match {
  const draws = deal.dice.map(parseDraw)
  const dealt = replayDice(draws)
  if (first.kind === 'begin')
    return Match.begin(game, row.scenario, setting.options, dealt, dealt, overlayIn(row.overlay))
  const { position, rules, because } = first.body.from!
  readMigrated(game, scratch, position, rules)
  const heard = [SPECTATOR, ...game.sides].map(() => ({ said: null, draws: [], told: [] }))
  return Match.onward(game, scratch, { draws, told: [], hash: deal.hash, heard }, { rules, because, story: [] }, dealt)
}

/** What was chosen under older rules, in its order, with its dice: words for it are lost with the rules. */
function storyOf({ game }: Bench, rows: readonly EventRow[], until: number): NonNullable<MatchRecord['from']>['story'] {
  return rows.map(readEvent).flatMap((event) => {
    if (event.kind !== 'choice' || event.n >= until) return []
    const { say, hash: after, dice } = event.body
    const side = event.seat === NATURE ? 'nature' : game.sides[event.seat - 1]!
    return [{ side, say, hash: after, ...(dice ? { dice: [...dice] } : {}) }]
  })
}

function repeatChoice(match: Match, { say, dice = [], by, hash: wanted }: Bodies['choice']): void {
  const { choice } = match.game.read(match.position, say)
  const act = match.repeat(choice, replayDice(dice.map(parseDraw)), by)
  if (act.hash !== wanted) throw new Error(`"${say}" leads elsewhere`)
}

/** The place of a viewer in the order of the streams. */
export const placeOf = (viewer: Viewer): number => (viewer === EVERYTHING ? 0 : viewer < 0 ? 1 : viewer + 1)
