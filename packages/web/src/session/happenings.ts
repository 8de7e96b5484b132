import { type Draw, type Loss, type Place, type Side, SPECTATOR, type Unit } from '@hexfront/core'
import type { Chronicle, Deed } from './chronicle.ts'
import type { Word } from './naming.ts'
import { hasDice, type Session } from './session.ts'
import { heardIn, wordsFor } from './story.ts'

/** Where a unit has gone, stop by stop; one that came onto the map begins where it came in. */
export interface Trail {
  readonly unit: Unit
  readonly side: Side
  readonly places: readonly Place[]
  /** The number of the choice that moved it last. */
  readonly last: number
}

/** Dice that were thrown about one place, with all that came of them. */
export interface Fight {
  /** Choices before it, and with it. */
  readonly from: number
  readonly to: number
  readonly place: Place
  readonly words: readonly (readonly Word[])[]
  readonly draws: readonly Draw[]
  readonly losses: readonly Loss[]
  /** Points that it brought, by side. */
  readonly gains: readonly number[]
}

/** What happened between two moments, as the viewer saw it. */
export interface Happenings {
  readonly from: number
  readonly to: number
  readonly trails: readonly Trail[]
  readonly fights: readonly Fight[]
  readonly losses: readonly Loss[]
  /** Points that it brought, by side. */
  readonly gains: readonly number[]
}

export function happenings(session: Session, chronicle: Chronicle, from: number, to: number): Happenings {
  const before = from === 0 ? chronicle.start : chronicle.deeds(from - 1, from)[0]!.points
  const deeds = chronicle.deeds(from, to)
  return {
    from,
    to,
    trails: trailsOf(session, deeds, from),
    fights: fightsOf(session, deeds, from, before),
    losses: deeds.flatMap(({ losses }) => losses),
    gains: gained(before, deeds.at(-1)?.points ?? before),
  }
}

/** The choices that the viewer has not seen yet, or has answered by now. */
export interface News {
  readonly from: number
  readonly to: number
  /** Whether he has not chosen anything since. */
  readonly isFresh: boolean
}

/** What others did in phases of their own, after the viewer's last choice in one of his; null where he heard nothing of it. */
export function lastNews(session: Session): News | null {
  const { match, viewer, told } = session
  const { entries } = match
  if (viewer === SPECTATOR) return null
  const isOwn = (at: number): boolean => ownerOf(match.setting, entries[at]!.phase) === viewer
  let to = told
  while (to > 0 && isOwn(to - 1)) to--
  let from = to
  while (from > 0 && !(isOwn(from - 1) && entries[from - 1]!.side === viewer)) from--
  const isHeard = entries.slice(from, to).some((entry) => {
    const heard = heardIn(session, entry)
    return heard.told.length + heard.draws.length > 0
  })
  return isHeard ? { from, to, isFresh: entries.slice(to, told).every(({ side }) => side !== viewer) } : null
}

/** Whether the viewer is in a phase of his own, and not merely asked something in another's. */
export const isOwnPhase = ({ match, viewer }: Session): boolean => match.game.phase(match.position).side === viewer

/** Whose phase it is; 0 for nobody's. */
const ownerOf = ({ sequence }: Session['match']['setting'], phase: string): Side =>
  sequence.phases.find(({ id }) => id === phase)?.side ?? 0

/** One trail a unit; who came back to where he was has left none. `from` is the number of the first deed. */
export function trailsOf(session: Session, deeds: readonly Deed[], from: number): Trail[] {
  const faces = session.table.display.faces(session.match.setting)
  const isOnMap = (place: Place): boolean => place > 0 && place <= session.hexes
  const ways = new Map<Unit, { places: Place[]; last: number }>()
  deeds.forEach(({ moves }, at) => {
    for (const move of moves) {
      if (!isOnMap(move.to)) continue
      const way = ways.get(move.unit)
      const last = from + at
      if (way && way.places.at(-1) === move.from) {
        way.places.push(move.to)
        way.last = last
      } else ways.set(move.unit, { places: isOnMap(move.from) ? [move.from, move.to] : [move.to], last })
    }
  })
  return [...ways]
    .filter(([, { places }]) => places.length === 1 || places[0] !== places.at(-1))
    .map(([unit, { places, last }]) => ({ unit, side: faces[unit]!.side, places, last }))
}

interface OpenFight {
  from: number
  to: number
  place: Place
  words: Word[][]
  draws: Draw[]
  losses: Loss[]
  before: readonly number[]
  after: readonly number[]
}

/**
 * A fight begins with a throw about a place and ends when the question that led to it is closed, or when dice are thrown about
 * another place. Throws that name no place belong to the fight that is on.
 */
export function fightsOf(session: Session, deeds: readonly Deed[], from: number, start: readonly number[]): Fight[] {
  const fights: OpenFight[] = []
  let open: OpenFight | null = null
  let points = start
  deeds.forEach((deed, n) => {
    const at = from + n
    const entry = session.match.entries[at]!
    const heard = heardIn(session, entry)
    const words = wordsFor(session, entry)
    if (hasDice(heard)) {
      const place = placeIn(session, words)
      if (!open || (place !== 0 && place !== open.place)) {
        open = { from: at, to: at, place, words: [], draws: [], losses: [], before: points, after: points }
        fights.push(open)
      }
      open.draws.push(...heard.draws.filter(({ kind }) => kind !== 'pick'))
    }
    if (open) {
      open.to = at + 1
      open.words.push(...words)
      open.losses.push(...deed.losses)
      open.after = deed.points
    }
    if (deed.depth <= 1) open = null
    points = deed.points
  })
  return fights.map(({ before, after, ...fight }) => ({ ...fight, gains: gained(before, after) }))
}

/** The first place on the map that is named. */
function placeIn({ hexes }: Session, words: readonly (readonly Word[])[]): Place {
  const named = words.flat().find(({ kind, value }) => kind === 'place' && value > 0 && value <= hexes)
  return named?.value ?? 0
}

const gained = (before: readonly number[], after: readonly number[]): number[] =>
  after.map((points, side) => points - (before[side] ?? 0))

/** How far moves may end apart to be looked at together. */
const NEAR = 4

/** Trails by where they lead, the largest crowd first. */
export function crowdsOf({ table, match }: Session, trails: readonly Trail[]): Trail[][] {
  const { grid } = table.display.sheet(match.setting).board
  const left = new Set(trails)
  const crowds: Trail[][] = []
  for (const trail of trails) {
    if (!left.has(trail)) continue
    const end = trail.places.at(-1)!
    const crowd = [...left].filter((one) => one.side === trail.side && grid.distance(one.places.at(-1)!, end) <= NEAR)
    for (const one of crowd) left.delete(one)
    crowds.push(crowd)
  }
  return crowds.sort((a, b) => b.length - a.length)
}
