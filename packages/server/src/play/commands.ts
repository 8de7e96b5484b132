import { type Side, undoPhasePointIn, undoPointIn } from '@hexfront/core'
import type { Command, CommandOf, NoFrame, OkFrame, StaleFrame } from '@hexfront/wire'
import { LawBroken, playOn, readAnswers, takeAll } from './answers.ts'
import { Draft, type Table } from './table.ts'

export type Reply = OkFrame | NoFrame | StaleFrame

/** What came of a command: an answer to the sender, and what is to be stored before he gets it. */
export interface Done {
  readonly reply: Reply
  readonly draft: Draft | null
  /** The side that it was done for. */
  readonly side: Side | null
}

/** Who sends a command, and how long it was on its way. */
export interface Sender {
  readonly account: number | null
  readonly lag: number
  /** Whether a player of a live game has been away for so long that the others need not wait. */
  isGone(account: number): boolean
}

/** Commands that are carried out on the spot. Chat is no part of a game, and a take-back needs its history. */
export type Immediate = Exclude<Command, CommandOf<'chat'>>

/** Carries a command out, ahead of the disk. What is refused leaves everything as it was. */
export function carryOutCommand(table: Table, sender: Sender, command: Immediate, now: number): Done {
  const sides = table.sidesOf(sender.account)
  const asked = table.asked
  const side = sides.includes(asked) ? asked : sides[0]
  if (side === undefined) return refused(command, 'You have no seat at this table.')
  for (const own of sides) {
    const n = table.seenAs(own, command.key)
    if (n !== undefined) return { reply: ok(command, n), draft: null, side: own }
  }
  const n = table.course.streams.numberOf(table.viewerOf(sender.account))
  if ('at' in command && command.at !== n)
    return { reply: { t: 'stale', game: command.game, key: command.key, n }, draft: null, side }
  if (table.over) return refused(command, 'The game is over.')
  const draft = new Draft(now, command.key, sender.lag)
  const because = perform(table, draft, side, sender, command)
  if (because !== null) return refused(command, because.because, because.rule)
  return { reply: ok(command, table.course.streams.numberOf(table.viewerOf(sender.account))), draft, side }
}

interface Because {
  readonly rule: string
  readonly because: string
}

const house = (because: string): Because => ({ rule: '', because })

/** Null where it was done. */
function perform(table: Table, draft: Draft, side: Side, sender: Sender, command: Immediate): Because | null {
  switch (command.t) {
    case 'do':
      return isTurn(table, side) ?? answer(table, draft, side, command.say)
    case 'undo':
      return isTurn(table, side) ?? undo(table, draft, side, command.what)
    default:
      return house(`This is not done here yet: ${command.t}.${sender.account === null ? '' : ''}`)
  }
}

function isTurn(table: Table, side: Side): Because | null {
  if (table.row.status === 'paused') return house('The game is paused.')
  return table.asked === side ? null : house('It is not your turn.')
}

function answer(table: Table, draft: Draft, side: Side, say: readonly string[]): Because | null {
  const choices = readAnswers(table, side, say)
  if ('because' in choices) return choices
  takeAll(table, draft, choices)
  playOn(table, draft)
  return null
}

function undo(table: Table, draft: Draft, side: Side, what: 'choice' | 'phase'): Because | null {
  const { open } = table.course
  const to = what === 'choice' ? undoPointIn(open, open.length, table.together) : undoPhasePointIn(open, table.together)
  if (to < 0) return house('Nothing can be undone.')
  const count = open.length - to
  table.course.back(count, side, draft.parcels)
  draft.add('undo', side, { count })
  return null
}

const ok = ({ game, key }: Immediate, n: number): OkFrame => ({ t: 'ok', game, key, n })

const refused = ({ game, key }: Immediate, because: string, rule = ''): Done => ({
  reply: { t: 'no', game, key, rule, because },
  draft: null,
  side: null,
})

/** What is said where the rules have let us down: nothing of the truth. */
export const lawBroken = (command: Immediate): Done => refused(command, 'That cannot be done now.')
export { LawBroken }
