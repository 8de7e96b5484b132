import { fairDice, hash, NATURE, NOBODY_LISTENS, recordingDice, writeDraw } from '@hexfront/core'
import type { GameRow } from '../store/schema.ts'
import type { Append } from '../store/store.ts'
import { playOn } from './answers.ts'
import type { Benches } from './bench.ts'
import { Course } from './course.ts'
import { isClosed } from './dice.ts'
import { Draft, type Sitter, shownAt, Table } from './table.ts'
import type { Tables } from './tables.ts'

/** Whether everybody is there, with seeds that can be read. */
export const isComplete = (seats: readonly Sitter[]): boolean =>
  seats.every(({ account, level, seed }) => level !== null || (account !== null && seed !== null && !isClosed(seed)))

export interface Begun {
  readonly table: Table
  readonly draft: Draft
  readonly append: Append
}

/** Fixes the seeds, throws the deal and plays on to the first question that somebody has to answer. */
export async function begin(
  tables: Tables,
  benches: Benches,
  row: GameRow,
  seats: readonly Sitter[],
  now: number,
): Promise<Begun> {
  const bench = await benches.of(row)
  const seeds = await tables.seedsOf(row, seats)
  const dice = recordingDice(fairDice(seeds))
  bench.scratch.words.fill(0)
  bench.game.start(bench.setting, dice, NOBODY_LISTENS, bench.scratch)
  const dealt = hash(bench.scratch)
  const course = Course.begin(bench, shownAt(row, seats), dice.count)
  const { rules } = bench.game
  const { data } = bench
  const table = new Table(bench, { ...row, rules, data }, seats, course, seeds, row.head)
  const draft = new Draft(now)
  const { playerSeeds, nonce } = seeds
  draft.add('begin', NATURE, {
    commitment: row.commitment,
    playerSeeds,
    nonce,
    dice: dice.draws.map(writeDraw),
    hash: dealt,
  })
  playOn(table, draft)
  table.begin(draft)
  const append = table.close(draft, null)
  return { table, draft, append: { ...append, row: { ...append.row, rules, data } } }
}
