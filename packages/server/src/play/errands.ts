import type { MatchRecord, Viewer } from '@hexfront/core'
import type { EventFrame } from '@hexfront/wire'
import { Crew } from '../crew/crew.ts'
import type { Benches } from './bench.ts'
import { type Fate, fateOf } from './fate.ts'
import { framesOf, type Past, recordOf, type Way, wayBack } from './history.ts'
import { type Imported, importOf } from './imports.ts'

/** What takes a game from its beginning to its end, by name: too long for the loop that serves everybody. */
export interface Orders {
  frames: { readonly past: Past; readonly viewer: Viewer }
  way: { readonly past: Past; readonly goal: Parameters<typeof wayBack>[2] }
  record: { readonly past: Past; readonly fair: MatchRecord['fair']; readonly seats: readonly string[] }
  read: { readonly text: string }
  fate: { readonly past: Past; readonly starts: Parameters<typeof fateOf>[2] }
}

export interface Answers {
  frames: EventFrame[]
  way: Way | null
  record: MatchRecord
  read: Imported
  fate: Fate
}

export type OrderName = keyof Orders
export type Order = { [N in OrderName]: { readonly name: N; readonly order: Orders[N] } }[OrderName]

/** Runs errands, in threads or on the spot. */
export interface Errands {
  run<N extends OrderName>(name: N, order: Orders[N]): Promise<Answers[N]>
  close(): Promise<void>
}

/** How each is done. */
export const ERRANDS: { [N in OrderName]: (benches: Benches, order: Orders[N]) => Promise<Answers[N]> } = {
  frames: async (benches, { past, viewer }) => framesOf(await benches.of(past.row), past, viewer),
  way: async (benches, { past, goal }) => wayBack(await benches.of(past.row), past, goal),
  record: async (benches, { past, fair, seats }) => recordOf(await benches.of(past.row), past, fair, seats),
  read: (benches, { text }) => importOf(benches, text),
  fate: async (benches, { past, starts }) => fateOf(await benches.of(past.row), past, starts),
}

/** So long an errand may take: a campaign of 50,000 choices is played through in a quarter of this. */
const PATIENCE = 60_000

export function errandsInThreads(): Errands {
  const crew = new Crew<Order, Answers[OrderName]>(new URL('./errand-thread.ts', import.meta.url), 1)
  return {
    run: <N extends OrderName>(name: N, order: Orders[N]) =>
      crew.ask({ name, order } as Order, PATIENCE) as Promise<Answers[N]>,
    close: () => crew.close(),
  }
}

/** For tests with games that threads do not know. */
export function errandsOnTheSpot(benches: Benches): Errands {
  return { run: (name, order) => ERRANDS[name](benches, order), close: async () => {} }
}
