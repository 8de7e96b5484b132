import type { Side } from '@hexfront/core'
import type { OfferKind } from '@hexfront/wire'
import { playOn } from './answers.ts'
import type { Way } from './history.ts'
import type { Draft, Table } from './table.ts'

/** Null where it was done, else why not. */
type Because = string | null

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Makes an offer. Where nobody else is to be asked, it is as good as accepted. */
export function makeOffer(table: Table, draft: Draft, side: Side, what: OfferKind, way: Way | null): Because {
  const { course, row } = table
  if (course.offers.some((one) => one.side === side && one.what === what)) return 'You have offered this already.'
  if (what === 'resume' ? row.status !== 'paused' : row.status !== 'running') return 'This cannot be offered now.'
  if (what === 'takeBack' && way === null) return 'It does not go back that far.'
  if (what === 'time' && table.pacing === null) return 'There is no clock.'
  if (what === 'newRules') return 'There are no new rules.'
  const others = table.seats.filter((seat) => seat.account !== table.seatOf(side)?.account)
  if (others.every(({ level }) => level !== null)) {
    if (what === 'draw' && others.length > 0) return 'Bots play on.'
    agree(table, draft, side, what, way)
    return null
  }
  const to = way === null ? {} : { to: way.to, counts: shownCounts(table, way) }
  course.offer({ side, what, ...to })
  draft.add('offer', side, { what, ...to })
  draft.isStateChanged = true
  return null
}

/** How many glimpses the way back takes from each viewer, of those that he has. */
const shownCounts = ({ course }: Table, { counts }: Way): number[] =>
  counts.map((count, at) => count - course.streams.held[at]!)

export function answerOffer(
  table: Table,
  draft: Draft,
  sides: readonly Side[],
  number: number,
  answer: 'accept' | 'decline',
  way: Way | null,
): Because {
  const offer = table.course.offers.find((one) => one.offer === number)
  if (!offer) return 'This offer does not stand any more.'
  if (offer.what === 'newRules') return agreeToRules(table, draft, sides, number, answer)
  const isOwn = sides.includes(offer.side)
  if (answer === 'accept' && isOwn) return 'Somebody else has to accept this.'
  if (answer === 'accept' && offer.what === 'takeBack' && way === null) return 'It does not go back that far.'
  table.course.answered(number)
  draft.add('answer', sides[0]!, { offer: number, isAccepted: answer === 'accept' })
  draft.isStateChanged = true
  if (answer === 'accept') agree(table, draft, offer.side, offer.what, way)
  return null
}

/** All who play have to agree to go on under new rules; where one does not, the game is closed. */
function agreeToRules(
  table: Table,
  draft: Draft,
  sides: readonly Side[],
  offer: number,
  answer: 'accept' | 'decline',
): Because {
  const isAccepted = answer === 'accept'
  draft.add('answer', sides[0]!, { offer, isAccepted })
  draft.isStateChanged = true
  if (!isAccepted) {
    table.end(draft, sides[0]!, { winner: null, how: 'newRules' })
    return null
  }
  const agreed = table.course.agreed(offer, sides[0]!).map((side) => table.seatOf(side)?.account)
  if (table.seats.every(({ account, level }) => level !== null || agreed.includes(account)))
    resume(table, draft, sides[0]!)
  return null
}

function resume(table: Table, draft: Draft, side: Side): void {
  draft.add('clock', side, { what: 'resume' })
  table.row.status = 'running'
  table.course.resumed()
  table.startClocks(draft.at)
}

function agree(table: Table, draft: Draft, side: Side, what: OfferKind, way: Way | null): void {
  draft.isStateChanged = true
  switch (what) {
    case 'draw':
      table.end(draft, side, { winner: null, how: 'agreed' })
      return
    case 'unrated':
      table.end(draft, side, { winner: null, how: 'unrated' })
      return
    case 'pause':
      draft.add('clock', side, { what: 'pause' })
      table.row.status = 'paused'
      table.stopClocks(draft.at)
      return
    case 'resume':
      resume(table, draft, side)
      return
    case 'time':
      draft.add('clock', side, { what: 'time' })
      table.giveTime(table.row.pace === 'live' ? 15 * MINUTE : DAY)
      return
    case 'takeBack':
      table.strike(draft, side, way!)
      // Where it leads to a question of nature's, the host answers it anew.
      playOn(table, draft)
      return
    case 'newRules':
      return
  }
}
