import type { Face, Place, Unit } from '@hexfront/core'
import type { Piece } from '../map/scene.ts'
import type { Answer } from '../session/answers.ts'
import type { Session } from '../session/session.ts'
import { orderOfBattle } from './order-of-battle.ts'
import type { Question } from './question.ts'

/** Whether a unit can still act in this phase, has acted, or has nothing to do in it. */
export type Duty = 'open' | 'done' | 'idle'

/** What there is to do in a phase for the side that is asked. */
export interface Agenda {
  /** By unit of that side on the map. */
  readonly duties: ReadonlyMap<Unit, Duty>
  /** Answers about places, one a place: attacks to be made or fought. */
  readonly matters: readonly Answer[]
  readonly counts: Readonly<Record<Duty, number>>
}

const NOTHING: Agenda = { duties: new Map(), matters: [], counts: { open: 0, done: 0, idle: 0 } }

/** Where more places are offered than that, any will do: they are no list of things to be done. */
const MOST_MATTERS = 40

/**
 * What is still to be done. It is read off the question of the phase itself; while one thing is in hand, what was to be done
 * before that still stands.
 */
export class AgendaKept {
  readonly #session: Session
  readonly #question: Question
  #made: { readonly version: number; readonly phase: string; readonly agenda: Agenda } | null = null

  constructor(session: Session, question: Question) {
    this.#session = session
    this.#question = question
  }

  get now(): Agenda {
    const session = this.#session
    const { match, version, asked, isLive, isPersonAsked } = session
    if (!isLive || !isPersonAsked) return NOTHING
    if (this.#made?.version === version) return this.#made.agenda
    const { game } = session.table
    const phase = `${match.starts.at(-1)?.turn} ${game.phase(match.position).id} ${asked}`
    const isHome = game.stepsOpen(match.position).length === 1
    const before = this.#made?.phase === phase ? this.#made.agenda : NOTHING
    const agenda = isHome ? agendaOf(session, this.#question.pieces) : before
    this.#made = { version, phase, agenda }
    return agenda
  }
}

/** Read off the question that is open, and the counters on the map. */
function agendaOf({ table, answers, step, asked }: Session, pieces: readonly Piece[]): Agenda {
  const verbs = table.display.duties?.[step]
  const waiting = answers.filter(({ verb, units, places }) => {
    const isAboutOne = units.length + places.length === 1
    return isAboutOne && (verbs === undefined || verbs.includes(verb))
  })
  const duties = new Map<Unit, Duty>(waiting.flatMap(({ units }) => units.map((unit) => [unit, 'open'])))
  for (const { unit, face, marks } of pieces)
    if (face.side === asked && !duties.has(unit)) duties.set(unit, hasActed(marks) ? 'done' : 'idle')
  const counts = { open: 0, done: 0, idle: 0 }
  for (const duty of duties.values()) counts[duty]++
  const matters = waiting.filter(({ places }) => places.length === 1)
  return { duties, matters: matters.length > MOST_MATTERS ? [] : matters, counts }
}

const hasActed = (marks: Piece['marks']): boolean => marks.some(({ kind }) => kind === 'done')

/** Units of a division that wait, have acted or cannot, in the order of their faces. */
export interface Section {
  /** The division; empty for those of no division. */
  readonly name: string
  readonly units: readonly { readonly unit: Unit; readonly hex: Place; readonly duty: Duty }[]
  readonly open: readonly Unit[]
}

export interface Chapter {
  readonly name: string
  readonly stripe: string
  readonly sections: readonly Section[]
  readonly counts: Readonly<Record<Duty, number>>
}

/** The agenda by formation and division; those that have something to do first. */
export function chaptersOf(
  { duties }: Agenda,
  faces: readonly Face[],
  hexOf: (unit: Unit) => Place,
  nameOf: (face: Face) => string,
): Chapter[] {
  const own = faces.map((face, unit) => (duties.has(unit) ? face : { ...face, side: 0 }))
  // Whoever waits beside the map is asked about, too.
  const beside = [...duties].flatMap(([unit, duty]) =>
    duty === 'open' && hexOf(unit) === 0 ? [{ unit, note: '' }] : [],
  )
  const trays = [{ id: '', title: ' ', note: '', place: 0, units: beside, rows: [] }]
  const forces = orderOfBattle({ faces: own, hexOf, trays, nameOf }).filter(({ side }) => side !== 0)
  const chapters = forces.flatMap(({ formations }) =>
    formations.map(({ name, stripe, entries }): Chapter => {
      const units = entries.map(({ unit, hex, group }) => ({ unit, hex, group, duty: duties.get(unit) ?? 'idle' }))
      const sections = [...Map.groupBy(units, ({ group }) => group)].map(
        ([group, members]): Section => ({
          name: group,
          units: members,
          open: members.filter(({ duty }) => duty === 'open').map(({ unit }) => unit),
        }),
      )
      const count = (duty: Duty): number => units.filter((one) => one.duty === duty).length
      return { name, stripe, sections, counts: { open: count('open'), done: count('done'), idle: count('idle') } }
    }),
  )
  return [...chapters.filter(({ counts }) => counts.open > 0), ...chapters.filter(({ counts }) => counts.open === 0)]
}

/** The next unit that can still act after one of them, round and round; 0 where there is none. */
export function nextOpen(chapters: readonly Chapter[], from: Unit, by: 1 | -1): Unit {
  const all = chapters.flatMap(({ sections }) => sections.flatMap(({ units }) => units))
  const open = all.filter(({ duty }) => duty === 'open').map(({ unit }) => unit)
  if (open.length === 0) return 0
  const at = all.findIndex(({ unit }) => unit === from)
  if (at < 0) return by === 1 ? open[0]! : open.at(-1)!
  const order = all.map(({ unit, duty }) => ({ unit, duty }))
  for (let n = 1; n <= order.length; n++) {
    const next = order[(((at + by * n) % order.length) + order.length) % order.length]!
    if (next.duty === 'open') return next.unit
  }
  return 0
}
