import type { Choice, Place, PositionCore, Unit } from '@hexfront/core'
import type { Session } from '../session/session.ts'
import { divisionOf } from './formation.ts'
import { Trial } from './trial.ts'

/** Units that go together, and where they come to. */
interface Party {
  readonly units: readonly Unit[]
  readonly to: Place
}

/** What is to be answered so that units follow a way, and how far each comes. */
export interface Column {
  readonly line: readonly Choice[]
  readonly parties: readonly Party[]
}

export const NO_COLUMN: Column = { line: [], parties: [] }

/**
 * These units follow a way, its start first, each as far as it can: the foremost first, so that they make room; a stack as one where
 * all of it comes to the end, else unit by unit. Tried on a copy, one after the other, so that whoever comes late finds the hex full.
 */
export function columnAlong(session: Session, units: readonly Unit[], way: readonly Place[], from?: Trial): Column {
  const end = way.at(-1)
  if (end === undefined) return NO_COLUMN
  const { grid } = session.table.display.sheet(session.match.setting).board
  let trial = from ?? new Trial(session)
  const home = trial.step
  const parties: Party[] = []
  const send = (party: readonly Unit[], goals: readonly Place[]): boolean => {
    const done = marched(trial, party, goals, home)
    if (!done) return false
    trial = done.trial
    parties.push(done.party)
    return true
  }
  const stacks = [...Map.groupBy(units, (unit) => trial.placeOf(unit))]
    .filter(([place]) => place !== end && place > 0 && place <= session.hexes)
    .sort(([a], [b]) => grid.distance(a, end) - grid.distance(b, end) || a - b)
  for (const [place, stack] of stacks) {
    const goals = goalsFrom(way, place, (a, b) => grid.distance(a, b))
    if (stack.length > 1 && send(stack, [end])) continue
    for (const unit of stack) send([unit], goals)
  }
  return { line: trial.line, parties }
}

/** The hexes of a way that bring whoever stands somewhere nearer to its end, the best first. */
function goalsFrom(way: readonly Place[], place: Place, distance: (a: Place, b: Place) => number): Place[] {
  const end = way.at(-1)!
  const at = way.indexOf(place)
  const ahead = at < 0 ? way.filter((hex) => distance(hex, end) < distance(place, end)) : way.slice(at + 1)
  return ahead.toReversed()
}

function marched(
  from: Trial,
  units: readonly Unit[],
  goals: readonly Place[],
  home: string,
): { readonly trial: Trial; readonly party: Party } | null {
  const lifted = from.fork()
  for (const unit of units) if (!lifted.pick(unit) || lifted.step === home) return null
  const open = new Set(lifted.goals)
  for (const to of goals) {
    if (!open.has(to)) continue
    const trial = lifted.fork()
    if (trial.go(to) && isBack(trial, home) && units.every((unit) => trial.placeOf(unit) === to))
      return { trial, party: { units, to } }
  }
  return null
}

/** Whoever could go on is told to stay there. */
function isBack(trial: Trial, home: string): boolean {
  if (trial.step !== home) trial.finish()
  return trial.step === home
}

/** The units that have just gone somewhere, and by which way. */
interface Lead {
  readonly units: readonly Unit[]
  readonly way: readonly Place[]
}

/** A march is looked for in so many of the last choices. */
const LOOKED_AT = 24

/** What the player has moved last in this phase, from its question on; null where that is not the last thing he did. */
function lastLead({ table, match, viewer, hexes }: Session): Lead | null {
  const { game, display } = table
  const { entries } = match
  const last = entries.at(-1)
  if (!last || last.side !== viewer) return null
  const first = Math.max(0, entries.length - LOOKED_AT)
  const depths: number[] = []
  match.retrace(first, entries.length, (position) => depths.push(game.stepsOpen(position).length))
  const home = depths.at(-1) === 1 ? depths.slice(0, -1).lastIndexOf(1) : depths.lastIndexOf(1)
  const from = first + home
  if (home < 0 || entries[from]?.phase !== last.phase || entries[from]?.turn !== last.turn) return null
  // Whoever answers in another's phase leads nobody, and may not know what the other said.
  if (entries.slice(from).some(({ side }) => side !== viewer)) return null
  const way: Place[] = []
  const seen = game.blank(match.setting)
  let before: Place[] = []
  const placesIn = (s: PositionCore): Place[] =>
    Array.from(display.faces(match.setting), (_, unit) => (unit === 0 ? 0 : display.placeOf(s, unit)))
  let units: Unit[] = []
  match.retrace(from, entries.length, (position, choices) => {
    game.view(position, viewer, seen)
    if (choices === from) before = placesIn(seen)
    const entry = entries[choices]
    if (!entry) {
      const after = placesIn(seen)
      units = after.flatMap((place, unit) => (place !== before[unit] && place > 0 && place <= hexes ? [unit] : []))
      return
    }
    const { places } = game.describe(position, game.read(position, entry.text).choice)
    if (places.length === 1) way.push(...display.path(seen, places[0]!).slice(way.length === 0 ? 0 : 1))
  })
  return units.length === 0 || way.length < 2 ? null : { units, way }
}

/** The rest of a division that could follow those of it that have just marched. */
export interface Followers {
  /** What the division is called. */
  readonly name: string
  readonly column: Column
  readonly units: readonly Unit[]
  readonly to: Place
}

/** Who could follow the last march of the player; null where nobody could. */
export function followersOf(session: Session): Followers | null {
  if (!session.isLive || !session.isPersonAsked || session.answers.length === 0) return null
  const lead = lastLead(session)
  if (!lead) return null
  const trial = new Trial(session)
  const open = session.table.game.stepsOpen(session.match.position)
  if (open.length > 1 && !(trial.finish() && trial.step === open[0])) return null
  for (const unit of lead.units) {
    const { name, units } = divisionOf(session, unit)
    const rest = units.filter((one) => !lead.units.includes(one))
    const column = rest.length === 0 ? NO_COLUMN : columnAlong(session, rest, lead.way, trial)
    if (column.parties.length > 0)
      return { name, column, units: column.parties.flatMap((party) => party.units), to: lead.way.at(-1)! }
  }
  return null
}
