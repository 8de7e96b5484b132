import type { Factors, PairResult } from '@hexfront/bots'
import { type Estimate, mean } from '../lab/interval.ts'
import { type Standing, standingOf } from '../lab/standings.ts'
import type { Contender, PairOrder } from './trial.ts'

/** Where pairs are played, and by whom. */
export interface Bouts {
  readonly tables: readonly PairOrder['table'][]
  readonly seed: string
  /** Plays pairs; `what` they are is shown to somebody who watches. */
  play(orders: readonly PairOrder[], what: string): Promise<readonly PairResult[]>
}

/** How tuned weights did. */
export interface Evidence {
  /** Against the plain ones, with seeds that they were tuned on: flattering. */
  readonly training: Standing | null
  /** Against the plain ones with seeds of their own: by scenario, and in all. */
  readonly judged: readonly Standing[]
  readonly overall: Standing
  /** Tuned and plain against somebody else with the same seeds of their own, and by how much the tuned lead more. */
  readonly others: { readonly standings: readonly Standing[]; readonly gain: Estimate } | null
  /** The whole interval of the pairs won lies above a half. */
  readonly isBetter: boolean
}

const [TUNED, PLAIN] = ['tuned', 'plain']

/** Judges weights by pairs that they were not tuned on; `trained` pairs of each scenario they were. */
export async function judge(
  bouts: Bouts,
  factors: Factors,
  against: string | undefined,
  pairs: number,
  trained: number,
): Promise<Evidence> {
  const seen = Math.min(trained, pairs)
  const training = seen === 0 ? null : await meet(bouts, [factors, {}], 'train', seen)
  const own = await meet(bouts, [factors, {}], 'judge', pairs)
  const overall = standing(bouts, [TUNED, PLAIN], own.flat())
  return {
    training: training && standing(bouts, [TUNED, PLAIN], training.flat()),
    judged: own.map((results, at) => standingIn(bouts.tables[at]!, bouts, [TUNED, PLAIN], results)),
    overall,
    others: against === undefined ? null : await othersOf(bouts, factors, against, pairs),
    isBetter: overall.low > 0.5,
  }
}

async function othersOf(bouts: Bouts, factors: Factors, against: string, pairs: number): Promise<Evidence['others']> {
  const tuned = (await meet(bouts, [factors, against], 'judge', pairs)).flat()
  const plain = (await meet(bouts, [{}, against], 'judge', pairs)).flat()
  return {
    standings: [standing(bouts, [TUNED, against], tuned), standing(bouts, [PLAIN, against], plain)],
    gain: mean(tuned.map(({ lead }, at) => lead - plain[at]!.lead)),
  }
}

/** So many pairs of each scenario. Seeds of the judge have another name than those of training, so that none is both. */
async function meet(
  { tables, seed, play }: Bouts,
  [first, second]: readonly [Contender, Contender],
  name: 'train' | 'judge',
  pairs: number,
): Promise<readonly (readonly PairResult[])[]> {
  const orders = tables.flatMap((table) =>
    Array.from(
      { length: pairs },
      (_, n): PairOrder => ({ table, first, second, seed: `${seed}/${name}/${table.scenario}/${n}` }),
    ),
  )
  const results = await play(orders, 'judging')
  return tables.map((_, at) => results.slice(at * pairs, (at + 1) * pairs))
}

const standing = (bouts: Bouts, players: readonly string[], results: readonly PairResult[]): Standing =>
  bouts.tables.length === 1
    ? standingIn(bouts.tables[0]!, bouts, players, results)
    : standingIn({ ...bouts.tables[0]!, scenario: 'all scenarios' }, bouts, players, results)

const standingIn = (
  table: PairOrder['table'],
  { seed }: Bouts,
  players: readonly string[],
  results: readonly PairResult[],
): Standing => standingOf({ ...table, players }, seed, results)
