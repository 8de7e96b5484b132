import {
  type Act,
  hash,
  NOBODY_LISTENS,
  type Parcels,
  parseDraw,
  readMigrated,
  replayDice,
  type Shown,
} from '@hexfront/core'
import type { Bench } from './bench.ts'
import { Course } from './course.ts'
import type { AnyLogged, Bodies, LeftBy } from './log.ts'

/** The deal of a game once more, from the dice that were thrown. */
export function dealAgain(bench: Bench, shown: Shown, { dice, hash: wanted }: Bodies['begin']): Course {
  const { game, setting, scratch } = bench
  scratch.words.fill(0)
  game.start(setting, replayDice(dice.map(parseDraw)), NOBODY_LISTENS, scratch)
  if (hash(scratch) !== wanted) throw new Error('the deal leads elsewhere')
  return Course.begin(bench, shown, dice.length)
}

/** A game once more that goes on from where older rules left it. */
export function goOnward(bench: Bench, shown: Shown, from: LeftBy): Course {
  readMigrated(bench.game, bench.scratch, from.position, from.rules)
  return Course.onward(bench, shown, from)
}

/** What an event does to how a game stands; the choice, if it is one. The way back over what was settled is not known here. */
export function repeatEvent(course: Course, event: AnyLogged, into: Parcels): Act | null {
  switch (event.kind) {
    case 'choice': {
      const { say, dice = [], by = 'hand', hash: wanted } = event.body
      const { choice } = course.bench.game.read(course.position, say)
      const act = course.take(choice, replayDice(dice.map(parseDraw)), by, into)
      if (act.hash !== wanted) throw new Error(`event ${event.n} leads elsewhere`)
      return act
    }
    case 'undo':
      course.back(event.body.count, event.seat, into)
      return null
    case 'stand':
      if (event.body === null) course.withdraw(event.seat)
      else if ('ended' in event.body) course.endStanding(event.seat, event.body.ended)
      else course.stand({ ...event.body, side: event.seat })
      return null
    case 'offer':
      course.offer({ side: event.seat, ...event.body })
      return null
    case 'answer':
      if (event.body.isAccepted && course.isForAll(event.body.offer)) course.agreed(event.body.offer, event.seat)
      else course.answered(event.body.offer)
      return null
    case 'clock':
      if (event.body.what === 'resume') course.resumed()
      return null
    case 'rules':
      course.settle(into)
      return null
    case 'strike':
      throw new Error('what was struck is read from a later snapshot')
    case 'end':
      course.settle(into)
      return null
    default:
      return null
  }
}
