import { resultAt } from '@hexfront/core'
import { once } from '../../once.ts'
import { RESULTS } from '../charts.ts'
import type { Dagc09Setting } from '../scenarios.ts'

/** The chances of each result on a column. */
export interface Chances {
  readonly AS: number
  readonly AE: number
  readonly DR: number
  readonly DE: number
  readonly BB: number
}

/** By column. */
export const chancesOf = once(({ crt }: Dagc09Setting): readonly Chances[] =>
  crt.columns.map((_, column) => {
    const chances = { AS: 0, AE: 0, DR: 0, DE: 0, BB: 0 }
    for (let die = 1; die <= 6; die++) chances[RESULTS[resultAt(crt, column, die)]!] += 1 / 6
    return chances
  }),
)

/** 11.23: the same for an attack to the end. */
export function ardently({ AS, AE, DR, DE, BB }: Chances): Chances {
  const rest = 1 - AS
  return { AS: 0, AE: AE / rest, DR: DR / rest, DE: DE / rest, BB: BB / rest }
}

/** Differentials in the middle of each column: what is not sure is read between them. */
const MIDDLES = [-4, -1.5, 0, 1.5, 4, 7.5, 12, 17]

/** The chance that a stack loses a step each, and that it is driven back, under an attack that may come. */
export interface Risk {
  readonly loss: number
  readonly back: number
}

export function riskOf(setting: Dagc09Setting, differential: number, shift: number): Risk {
  const chances = chancesOf(setting)
  const at = Math.max(0, Math.min(chances.length - 1, columnAt(differential) + shift))
  const low = chances[Math.floor(at)]!
  const high = chances[Math.ceil(at)]!
  const share = at - Math.floor(at)
  return {
    loss: (low.DE + low.BB) * (1 - share) + (high.DE + high.BB) * share,
    back: low.DR * (1 - share) + high.DR * share,
  }
}

function columnAt(differential: number): number {
  let column = 0
  while (column < MIDDLES.length - 1 && differential >= MIDDLES[column + 1]!) column++
  if (column === MIDDLES.length - 1) return column
  const low = MIDDLES[column]!
  return column + Math.max(0, (differential - low) / (MIDDLES[column + 1]! - low))
}
