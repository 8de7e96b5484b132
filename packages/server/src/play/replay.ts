import { hash, NOBODY_LISTENS, type Parcels, parseDraw, replayDice, type Shown } from '@hexfront/core'
import type { EventRow } from '../store/schema.ts'
import type { Bench } from './bench.ts'
import { Course } from './course.ts'
import { type AnyLogged, type Bodies, readEvent } from './log.ts'

/** The deal of a game once more, from the dice that were thrown. */
export function dealAgain(bench: Bench, shown: Shown, { dice, hash: wanted }: Bodies['begin']): Course {
  const { game, setting, scratch } = bench
  scratch.words.fill(0)
  game.start(setting, replayDice(dice.map(parseDraw)), NOBODY_LISTENS, scratch)
  if (hash(scratch) !== wanted) throw new Error('the deal leads elsewhere')
  return Course.begin(bench, shown, dice.length)
}

/** A whole game once more. */
export function replay(bench: Bench, shown: Shown, rows: readonly EventRow[]): Course {
  const [first, ...events] = rows.map(readEvent)
  if (first?.kind !== 'begin') throw new Error('a game begins with its deal')
  const course = dealAgain(bench, shown, first.body)
  const parcels: Parcels = new Map()
  for (const event of events) repeatEvent(course, event, parcels)
  return course
}

/** What an event does to how a game stands. */
export function repeatEvent(course: Course, event: AnyLogged, into: Parcels): void {
  switch (event.kind) {
    case 'choice': {
      const { say, dice = [], by = 'hand', hash: wanted } = event.body
      const { choice } = course.bench.game.read(course.position, say)
      const act = course.take(choice, replayDice(dice.map(parseDraw)), by, into)
      if (act.hash !== wanted) throw new Error(`event ${event.n} leads elsewhere`)
      return
    }
    case 'undo':
      course.back(event.body.count, event.seat, into)
      return
    case 'stand':
      if (event.body === null) course.withdraw(event.seat)
      else if ('ended' in event.body) course.endStanding(event.seat, event.body.ended)
      else course.stand({ ...event.body, side: event.seat })
      return
    case 'offer':
      course.offer({ side: event.seat, ...event.body })
      return
    case 'answer':
      course.answered(event.body.offer)
      return
    case 'end':
      course.settle(into)
      return
    default:
      return
  }
}
