import { readMigrated, type Shown, turnOf } from '@hexfront/core'
import type { EventRow, SnapshotRow } from '../store/schema.ts'
import type { Bench } from './bench.ts'
import { Course, wordsIn } from './course.ts'
import { History, type Past } from './history.ts'
import type { Bodies, LeftBy } from './log.ts'

/** How a game fares under the rules of today. */
export type Fate =
  /** They lead to the same hashes: it moves on. */
  | { readonly kind: 'same'; readonly bytes: Uint8Array }
  /** They can hold one of its turn starts. */
  | { readonly kind: 'onward'; readonly from: LeftBy; readonly bytes: Uint8Array }
  | { readonly kind: 'none'; readonly because: string }

/** Plays a game through other rules than it was begun with. `starts` are its turn starts, the last one last. */
export function fateOf(bench: Bench, past: Past, starts: readonly Pick<SnapshotRow, 'bytes' | 'rules' | 'n'>[]): Fate {
  try {
    const { course } = new History(bench, past)
    course.settle(new Map())
    return { kind: 'same', bytes: course.write() }
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    for (const start of [...starts].reverse()) {
      const onward = fromStart(bench, past.shown, start, drawnIn(past.events), because)
      if (onward !== null) return onward
    }
    return { kind: 'none', because }
  }
}

function fromStart(
  bench: Bench,
  shown: Shown,
  { bytes, rules }: Pick<SnapshotRow, 'bytes' | 'rules'>,
  drawn: number,
  because: string,
): Fate | null {
  const position = wordsIn(bytes)
  if (position === null) return null
  const { game, scratch } = bench
  try {
    readMigrated(game, scratch, position, rules)
    if (game.decision(scratch).isOver) return null
    // Whoever had something has now something else.
    const { numbers, choices } = Course.head(bytes)
    const from = {
      position,
      rules,
      because,
      turn: turnOf(scratch),
      numbers: numbers.map((n) => n + 1_000),
      choices,
      drawn,
    }
    return { kind: 'onward', from, bytes: Course.onward(bench, shown, from).write(position) }
  } catch {
    return null
  }
}

/** How many draws were made in all. */
function drawnIn(events: readonly EventRow[]): number {
  let drawn = 0
  for (const { kind, body } of events) {
    if (kind !== 'choice' && kind !== 'begin') continue
    const { dice = [] }: Pick<Bodies['choice'], 'dice'> = JSON.parse(body)
    drawn += dice.length
  }
  return drawn
}
