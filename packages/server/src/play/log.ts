import type { FairSeeds, Given, PositionText, StandingAnswer } from '@hexfront/core'
import type { OfferKind, Over } from '@hexfront/wire'
import type { EventRow } from '../store/schema.ts'
import type { Onward } from './course.ts'

/** What events of a game say, by their kind. */
export interface Bodies {
  /** The seeds are fixed, and the deal is thrown. */
  begin: { readonly commitment: string; readonly dice: readonly string[]; readonly hash: string } & Omit<
    FairSeeds,
    'serverSeed'
  >
  choice: { readonly say: string; readonly hash: string; readonly dice?: readonly string[]; readonly by?: Given }
  /** So many choices, none of them settled, were undone. */
  undo: { readonly count: number }
  /** Back to the position after so many choices. */
  strike: { readonly to: number; readonly hash: string }
  /** An answer given beforehand; the one for a step has ended; null takes them all back. */
  stand: Omit<StandingAnswer, 'side'> | { readonly ended: string } | null
  offer: { readonly what: OfferKind; readonly to?: number; readonly counts?: readonly number[] }
  answer: { readonly offer: number; readonly isAccepted: boolean }
  /** The clocks stand still, go on, or have been set; those of one who goes away wait for him. */
  clock: { readonly what: 'pause' | 'resume' | 'time' | 'away' | 'back' }
  seat: { readonly side: number }
  /** From here on other rules hold; where they cannot follow, from a position in words that they can hold. */
  rules: { readonly rules: number; readonly data: string; readonly from?: LeftBy }
  end: Omit<Over, 'serverSeed'>
}

/** Where a game goes on that older rules left. */
export interface LeftBy extends Onward {
  readonly rules: number
  readonly because: string
  readonly turn: number
  readonly position: PositionText
}

export type EventKind = keyof Bodies
type Logged<K extends EventKind> = Omit<EventRow, 'kind' | 'body'> & { readonly kind: K; readonly body: Bodies[K] }
export type AnyLogged = { [K in EventKind]: Logged<K> }[EventKind]

/** An event as the store has it, with its body read: the one place where text that this house has written gets its type. */
export const readEvent = (row: EventRow): AnyLogged => ({ ...row, body: JSON.parse(row.body) }) as AnyLogged
