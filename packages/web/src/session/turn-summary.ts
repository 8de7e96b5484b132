import { copyInto, type Loss, type Place, type PositionCore, type Side, type Unit } from '@hexfront/core'
import { hasDice, type Session } from './session.ts'
import { heardIn } from './story.ts'

/** A place that another side held at the end of a turn than at its start. */
interface Taken {
  readonly place: Place
  readonly name: string
  readonly to: Side
}

/** Units of a side of which the same bad thing holds: out of supply, out of order. */
export interface Plight {
  readonly text: string
  readonly side: Side
  readonly before: number
  readonly units: readonly Unit[]
  /** Those of them that were not so at the start. */
  readonly newly: readonly Unit[]
}

/** A turn as the viewer saw it. */
export interface TurnSummary {
  readonly turn: number
  readonly isOver: boolean
  /** Choices before it, and with it. */
  readonly from: number
  readonly to: number
  /** By side, the first one first. */
  readonly points: readonly { readonly before: number; readonly after: number }[]
  readonly losses: readonly { readonly worth: number; readonly units: readonly Unit[] }[]
  /** Choices for which dice were thrown. */
  readonly throws: number
  readonly taken: readonly Taken[]
  readonly plights: readonly Plight[]
}

/** Turns of which something can be told, the first one first. */
export const turnsOf = ({ match, told }: Session): number[] => [
  ...new Set(match.starts.filter(({ at }) => at === 0 || at <= told).map(({ turn }) => turn)),
]

/** What a turn brought, up to now where it is not over; null where it is not known. */
export function summaryOf(session: Session, turn: number): TurnSummary | null {
  const { match, table, told } = session
  const { display } = table
  const which = match.starts.findIndex((start) => start.turn === turn)
  const from = match.starts[which]?.at
  if (from === undefined) return null
  const next = match.starts[which + 1]?.at
  const to = Math.min(next ?? told, told)
  const [first, last] = [seenAt(session, from), seenAt(session, to)]
  const [before, after] = [display.score(first).points, display.score(last).points]
  const { losses, throws } = toll(session, from, to)
  const faces = display.faces(match.setting)
  return {
    turn,
    isOver: next !== undefined && next <= told,
    from,
    to,
    points: after.map((points, at) => ({ before: before[at] ?? 0, after: points })),
    losses: display.sides.map((_, at) => {
      const own = losses.filter(({ unit }) => faces[unit]?.side === at + 1)
      return { worth: own.reduce((sum, { worth }) => sum + worth, 0), units: [...new Set(own.map(({ unit }) => unit))] }
    }),
    throws,
    taken: takenBetween(session, first, last),
    plights: plightsBetween(session, first, last),
  }
}

/** What whoever looks saw at a moment. */
function seenAt(session: Session, moment: number): PositionCore {
  const { match, table } = session
  const position = table.game.blank(match.setting)
  const seen = table.game.blank(match.setting)
  match.positionAt(moment, position)
  see(session, position, seen)
  return seen
}

function see({ table, isOpen, viewer }: Session, position: PositionCore, into: PositionCore): void {
  if (isOpen) copyInto(into, position)
  else table.game.view(position, viewer, into)
}

/** Losses as they were told, and how often dice were thrown. */
function toll(session: Session, from: number, to: number): { losses: Loss[]; throws: number } {
  const { match, table } = session
  const { account } = table.display
  const seen = table.game.blank(match.setting)
  const losses: Loss[] = []
  let throws = 0
  match.retrace(from, to, (position, choices) => {
    const entry = match.entries[choices]
    if (!entry || choices === to) return
    const heard = heardIn(session, entry)
    if (hasDice(heard)) throws++
    if (!account || heard.told.length === 0) return
    see(session, position, seen)
    heard.told.forEach((told, at, all) => {
      const loss = account.loss(seen, told, all.slice(0, at))
      if (loss) losses.push(loss)
    })
  })
  return { losses, throws }
}

/** Named places, each once, whoever holds them otherwise than before. */
function takenBetween({ table, match }: Session, first: PositionCore, last: PositionCore): Taken[] {
  const { display } = table
  const { holder } = display
  if (!holder) return []
  const names = new Map(display.sheet(match.setting).board.places.map(({ hex, name }) => [hex, name]))
  return [...names].flatMap(([place, name]) => {
    const [before, to] = [holder(first, place), holder(last, place)]
    return before === to || to === 0 ? [] : [{ place, name, to }]
  })
}

function plightsBetween(session: Session, first: PositionCore, last: PositionCore): Plight[] {
  const [before, after] = [plightsIn(session, first), plightsIn(session, last)]
  const faces = session.table.display.faces(session.match.setting)
  return session.table.display.sides.flatMap((_, at) =>
    [...new Set([...before.keys(), ...after.keys()])].flatMap((text): Plight[] => {
      const own = (units: ReadonlySet<Unit> | undefined): Unit[] =>
        [...(units ?? [])].filter((unit) => faces[unit]?.side === at + 1)
      const [was, units] = [own(before.get(text)), own(after.get(text))]
      const newly = units.filter((unit) => !was.includes(unit))
      return was.length + units.length === 0 ? [] : [{ text, side: at + 1, before: was.length, units, newly }]
    }),
  )
}

/** Units on the map by what their marks say is wrong with them. */
function plightsIn({ table, unitCount, hexes }: Session, s: PositionCore): Map<string, Set<Unit>> {
  const { display } = table
  const found = new Map<string, Set<Unit>>()
  for (let unit = 1; unit < unitCount; unit++) {
    const place = display.placeOf(s, unit)
    if (place === 0 || place > hexes) continue
    for (const { kind, text } of display.marks(s, unit)) {
      if (kind !== 'cut') continue
      const units = found.get(text) ?? new Set()
      found.set(text, units.add(unit))
    }
  }
  return found
}
