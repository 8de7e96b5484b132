import type { Face, LineItem, Outcome, Side } from '@hexfront/core'
import { type Fight, fightsOf } from '../session/happenings.ts'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import type { Course } from './course.ts'
import { sentence } from './desk.ts'

export const winnerOf = ({ match }: Session, { winner }: Outcome): string =>
  winner === 0 ? TEXT.verdict.draw : TEXT.verdict.wins(match.sideName(winner))

/** How well it was won; the side is named by then. */
export function levelOf({ match }: Session, { winner, level }: Outcome): string {
  const name = winner === 0 ? '' : `${match.sideName(winner)} `
  return sentence(level.startsWith(name) ? level.slice(name.length) : level)
}

/** What decided it. */
export const becauseOf = ({ because }: Outcome): LineItem[] =>
  because.map((item) => ({ ...item, text: item.text.charAt(0).toUpperCase() + item.text.slice(1) }))

/** What the points were for. */
export const pointsOf = ({ table, match }: Session): readonly LineItem[] => table.display.score(match.position).items

/** What one side has lost of one kind of troops. */
export interface KindOfLoss {
  readonly arm: Face['arm']
  readonly units: number
  readonly worth: number
}

/** By side, the dearest kind first. A unit that lost several steps counts once. */
export function lossesByKind({ table, match }: Session, { deeds }: Course): KindOfLoss[][] {
  const faces = table.display.faces(match.setting)
  const all = deeds.flatMap(({ losses }) => losses)
  return table.game.sides.map((_, side) => {
    const own = all.filter(({ unit }) => faces[unit]?.side === side + 1)
    const kinds = Map.groupBy(own, ({ unit }) => faces[unit]!.arm)
    return [...kinds]
      .map(([arm, losses]) => ({
        arm,
        units: new Set(losses.map(({ unit }) => unit)).size,
        worth: losses.reduce((sum, { worth }) => sum + worth, 0),
      }))
      .sort((a, b) => b.worth - a.worth)
  })
}

/** A fight and how much it moved the game towards the first side. */
export interface Decisive {
  readonly fight: Fight
  readonly turn: number
  readonly swing: number
  /** Whom it helped. */
  readonly side: Side
}

const MOST_DECISIVE = 5

/** The fights that moved the points most; where points are not for losses, those that cost most. */
export function decisiveFights(session: Session, { deeds, points }: Course): Decisive[] {
  const start = points.values.map((values) => values[0]!)
  const fights = fightsOf(session, deeds, 0, start)
  const hasGains = fights.some(({ gains }) => gains.some((gain) => gain !== 0))
  const swingOf = (fight: Fight): number => (hasGains ? gainOf(fight) : costOf(session, fight))
  return fights
    .map((fight) => ({ fight, turn: session.match.entries[fight.from]!.turn, swing: swingOf(fight) }))
    .filter(({ swing }) => swing !== 0)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.fight.from - b.fight.from)
    .slice(0, MOST_DECISIVE)
    .map((one) => ({ ...one, side: one.swing > 0 ? 1 : 2 }))
}

const gainOf = ({ gains: [first = 0, second = 0] }: Fight): number => first - second

function costOf({ table, match }: Session, { losses }: Fight): number {
  const faces = table.display.faces(match.setting)
  return losses.reduce((sum, { unit, worth }) => sum + (faces[unit]?.side === 1 ? -worth : worth), 0)
}
