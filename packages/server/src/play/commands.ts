import { type Side, undoPhasePointIn, undoPointIn } from '@hexfront/core'
import type { Command, CommandOf, NoFrame, OkFrame, StaleFrame } from '@hexfront/wire'
import { LawBroken, playOn, readAnswers, takeAll } from './answers.ts'
import { placeOf, type Way } from './history.ts'
import { answerOffer, makeOffer } from './offers.ts'
import { Draft, type Table } from './table.ts'

type Reply = OkFrame | NoFrame | StaleFrame

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

/** Carries a command out, ahead of the disk. What is refused leaves everything as it was. `way` is the way back that it is about. */
export function carryOutCommand(
  table: Table,
  sender: Sender,
  command: Immediate,
  now: number,
  way: Way | null = null,
): Done {
  const sides = table.sidesOf(sender.account)
  const asked = table.asked
  const side = sides.includes(asked) ? asked : sides[0]
  if (side === undefined) return refused(command, 'You have no seat at this table.')
  for (const own of sides) {
    const n = table.seenAs(own, command.key)
    if (n !== undefined) return { reply: ok(command, n), draft: null, side: own }
  }
  const viewer = table.viewerOf(sender.account)
  const n = table.course.streams.numberOf(viewer)
  if ('at' in command && command.at !== n)
    return { reply: { t: 'stale', game: command.game, key: command.key, n }, draft: null, side }
  if (table.over) return refused(command, 'The game is over.')
  const draft = new Draft(now, command.key, sender.lag)
  const because = perform({ table, draft, side, sides, sender, way }, command)
  if (because !== null) return refused(command, because.because, because.rule)
  return { reply: ok(command, table.course.streams.numberOf(viewer)), draft, side }
}

/** The way back that has to be looked for before a command can be carried out; null where none has. */
export function wayWanted(
  table: Table,
  account: number | null,
  command: Immediate,
): { viewerAt: number; back: number } | { to: number } | null {
  if (command.t === 'offer' && command.what === 'takeBack' && table.sidesOf(account).length > 0)
    return { viewerAt: placeOf(table.viewerOf(account)), back: command.back ?? 1 }
  const offer = command.t === 'accept' ? table.course.offers.find((one) => one.offer === command.offer) : undefined
  return offer?.to === undefined ? null : { to: offer.to }
}

/** What a command is carried out with. */
interface Deed {
  readonly table: Table
  readonly draft: Draft
  /** The side that is asked, where it is one of the sender's. */
  readonly side: Side
  readonly sides: readonly Side[]
  readonly sender: Sender
  readonly way: Way | null
}

interface Because {
  readonly rule: string
  readonly because: string
}

const house = (because: string | null): Because | null => (because === null ? null : { rule: '', because })

/** Null where it was done. */
function perform(deed: Deed, command: Immediate): Because | null {
  const { table, draft, side, sides, way } = deed
  switch (command.t) {
    case 'do':
      return notNow(deed) ?? answer(deed, command.say)
    case 'undo':
      return notNow(deed) ?? undo(deed, command.what)
    case 'stand':
      return notNow(deed) ?? stand(deed, command)
    case 'withdraw':
      return withdraw(deed)
    case 'offer':
      return house(makeOffer(table, draft, side, command.what, way))
    case 'accept':
    case 'decline':
      return house(answerOffer(table, draft, sides, command.offer, command.t, way))
    case 'resign':
      table.end(draft, side, { winner: otherThan(table, side), how: 'resigned' })
      return null
    case 'claim':
      return claim(deed, command.what)
  }
}

function notNow({ table, side }: Deed): Because | null {
  if (table.row.status === 'paused') return house('The game is paused.')
  return table.asked === side ? null : house('It is not your turn.')
}

function answer({ table, draft, side }: Deed, say: readonly string[]): Because | null {
  const choices = readAnswers(table, side, say)
  if ('because' in choices) return choices
  takeAll(table, draft, choices)
  playOn(table, draft)
  return null
}

function undo({ table, draft, side }: Deed, what: 'choice' | 'phase'): Because | null {
  const { open } = table.course
  const to = what === 'choice' ? undoPointIn(open, open.length, table.together) : undoPhasePointIn(open, table.together)
  if (to < 0) return house('Nothing can be undone.')
  const count = open.length - to
  table.course.back(count, side, draft.parcels)
  draft.add('undo', side, { count })
  return null
}

/** So many answers given beforehand are enough. */
const MOST_STANDING = 20

function stand({ table, draft, side }: Deed, command: CommandOf<'stand'>): Because | null {
  const { step, say, until, endsAbout, asksFor } = command
  const { stepVerbs } = table.bench.game
  const isKnown = Object.hasOwn(stepVerbs, step) && (typeof until === 'string' || Object.hasOwn(stepVerbs, until.left))
  if (!isKnown) return house('There is no such question.')
  if (table.course.standingOf(side).length >= MOST_STANDING) return house('Enough is said beforehand.')
  const exceptions = { ...(endsAbout ? { endsAbout } : {}), ...(asksFor ? { asksFor } : {}) }
  const said = { step, say, until, ...exceptions }
  table.course.stand({ ...said, side })
  draft.add('stand', side, said)
  playOn(table, draft)
  return null
}

function withdraw({ table, draft, sides }: Deed): Because | null {
  for (const side of sides) {
    table.course.withdraw(side)
    draft.add('stand', side, null)
  }
  return null
}

/** The win or the end, where the one who is asked has no time left or has gone from a live game. */
function claim({ table, draft, side, sides, sender }: Deed, what: 'win' | 'unrated'): Because | null {
  const { asked } = table
  if (sides.includes(asked) || table.row.status !== 'running') return house('There is nothing to claim.')
  const isOut = table.isOutOfTime(asked, draft.at)
  const account = table.seatOf(asked)?.account ?? null
  const isGone = table.row.pace === 'live' && account !== null && sender.isGone(account)
  if (!isOut && !isGone) return house('The other side still has time.')
  if (what === 'unrated') table.end(draft, side, { winner: null, how: 'unrated' })
  else table.end(draft, side, { winner: table.bench.game.sides[side - 1]!, how: isOut ? 'time' : 'left' })
  return null
}

/** The winner where a side gives up, if it has but one adversary. */
export function otherThan({ bench }: Table, side: Side): string | null {
  const others = bench.game.sides.filter((_, at) => at + 1 !== side)
  return others.length === 1 ? others[0]! : null
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
