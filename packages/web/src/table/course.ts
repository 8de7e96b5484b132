import { useEffect, useState } from 'preact/hooks'
import type { Chronicle, Deed } from '../session/chronicle.ts'
import type { Session } from '../session/session.ts'

/** A figure of each side after every choice, the first value before the first choice. */
export interface Series {
  /** By side, then by moment. */
  readonly values: readonly (readonly number[])[]
  readonly most: number
}

/** A game in figures: points and losses by side, and where turns begin. */
export interface Course {
  readonly deeds: readonly Deed[]
  readonly points: Series
  readonly losses: Series
  readonly turns: readonly { readonly at: number; readonly turn: number }[]
}

export function courseOf(session: Session, start: readonly number[], deeds: readonly Deed[]): Course {
  const { table, match } = session
  const faces = table.display.faces(match.setting)
  const points = start.map((value, side) => [value, ...deeds.map((deed) => deed.points[side] ?? 0)])
  const losses = table.game.sides.map((_, side) => {
    let sum = 0
    return [
      0,
      ...deeds.map((deed) => {
        for (const { unit, worth } of deed.losses) if (faces[unit]?.side === side + 1) sum += worth
        return sum
      }),
    ]
  })
  const turns = match.entries
    .map(({ turn }, at) => ({ at, turn }))
    .filter(({ turn, at }) => at === 0 || match.entries[at - 1]!.turn !== turn)
  return { deeds, points: seriesOf(points), losses: seriesOf(losses), turns }
}

const LEAST = 10

const seriesOf = (values: readonly (readonly number[])[]): Series => ({
  values,
  most: values.flat().reduce((most, value) => Math.max(most, value), LEAST),
})

/** So many choices are worked out before the page may breathe. */
const SLICE = 120

/** The course of a whole game; null until it is worked out, bit by bit. */
export function useCourse(session: Session, chronicle: Chronicle): Course | null {
  const count = session.match.entries.length
  const { isOver } = session.decision
  const { viewer } = session
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const work = (from: number): void => {
      chronicle.deeds(from, Math.min(from + SLICE, count))
      if (from + SLICE < count) timer = setTimeout(work, 0, from + SLICE)
      else setCourse(courseOf(session, chronicle.start, chronicle.deeds(0, count)))
    }
    timer = setTimeout(work, 0, 0)
    return () => clearTimeout(timer)
  }, [session, chronicle, count, isOver, viewer])
  return course
}
