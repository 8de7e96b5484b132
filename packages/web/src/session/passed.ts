import { orderOf, type Sequence } from '@hexfront/core'
import type { Session } from './session.ts'

interface Moment {
  readonly turn: number
  readonly phase: string
}

/** Phases with a question that came between two moments and asked nobody. */
export function passedBetween(sequence: Sequence, from: Moment, to: Moment, absent: ReadonlySet<string>): string[] {
  const passed: string[] = []
  for (let turn = from.turn; turn <= to.turn; turn++) {
    const ids = orderOf(sequence, turn).map((number) => sequence.phases[number]!)
    const start = turn === from.turn ? ids.findIndex(({ id }) => id === from.phase) + 1 : 0
    const end = turn === to.turn ? ids.findIndex(({ id }) => id === to.phase) : ids.length
    passed.push(
      ...ids
        .slice(start, Math.max(start, end))
        .filter(({ id, step }) => step !== undefined && !absent.has(id))
        .map(({ id }) => id),
    )
  }
  return passed
}

/** The same between the last choice and the question that is open. */
export function passedNow({ match, table, isLive, falling, told }: Session): string[] {
  const last = match.entries[told - 1]
  const { game } = table
  if (!last || !isLive || falling >= 0 || game.decision(match.position).isOver) return []
  const now = { turn: table.display.clock(match.position).turn, phase: game.phase(match.position).id }
  return passedBetween(match.setting.sequence, last, now, absentIn(table, match.setting))
}

/** Phases that the scenario does not have. */
export const absentIn = ({ display }: Session['table'], setting: Session['match']['setting']): ReadonlySet<string> =>
  new Set(display.absent?.(setting) ?? [])
