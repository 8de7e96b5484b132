import { NO_REASONS, type Why } from '../explain.ts'
import { type Card, namedTable, type ResultTable } from './table.ts'

/** A ratio between two columns goes to the lower, to the upper, or to the nearer one (half way: to the lower). */
export type Rounding = 'defender' | 'attacker' | 'nearest'

/** Columns are odds, attack to defence, from the worst up: `1-3`, `3-4`, `1-1`, `3-2`, `9-1`. */
export interface OddsTable<R extends string = string> extends ResultTable<R> {
  readonly rounding: Rounding
  /** Attack and defence of each column in turn. */
  readonly ratios: Int32Array
}

export function oddsTable<const R extends string>(card: Card<R> & { readonly rounding: Rounding }): OddsTable<R> {
  const ratios = Int32Array.from(card.columns.flatMap((column) => parseOdds(column, card.name)))
  for (let c = 1; c < card.columns.length; c++) {
    if (ratios[c * 2]! * ratios[c * 2 - 1]! <= ratios[c * 2 - 2]! * ratios[c * 2 + 1]!)
      throw new Error(`${card.name}: column ${card.columns[c]} is not better than ${card.columns[c - 1]}`)
  }
  return { ...namedTable(card), rounding: card.rounding, ratios }
}

/**
 * The column for two strengths, integers in the game's scale, by whole-number comparison. Odds beyond the table read its
 * end columns; no attack at all reads the first, no defence the last.
 */
export function oddsColumn(table: OddsTable, attack: number, defence: number, why: Why = NO_REASONS): number {
  checkStrengths(attack, defence)
  const column = attack === 0 ? 0 : round(table, attack, defence, below(table, attack, defence))
  why.item(table.rule, 'odds {column}', column, column)
  return column
}

/** Whether the odds are those of a column or better, so `!reachesOdds(crt, 0, a, d)` says they are below the table. */
export function reachesOdds(table: OddsTable, column: number, attack: number, defence: number): boolean {
  return attack * table.ratios[column * 2 + 1]! >= table.ratios[column * 2]! * defence
}

/** The least attack that reads a column against a defence. */
export function strengthFor(table: OddsTable, column: number, defence: number): number {
  let attack = Math.max(1, Math.ceil((table.ratios[column * 2]! * defence) / table.ratios[column * 2 + 1]!))
  while (attack > 1 && oddsColumn(table, attack - 1, defence) >= column) attack--
  return attack
}

/** The best column that the odds reach; the first if they reach none. */
function below(table: OddsTable, attack: number, defence: number): number {
  let column = table.columns.length - 1
  while (column > 0 && !reachesOdds(table, column, attack, defence)) column--
  return column
}

function round({ ratios, rounding, columns }: OddsTable, attack: number, defence: number, column: number): number {
  if (rounding === 'defender' || column === columns.length - 1) return column
  const a = ratios[column * 2]!
  const d = ratios[column * 2 + 1]!
  if (attack * d <= a * defence) return column
  if (rounding === 'attacker') return column + 1
  const a2 = ratios[column * 2 + 2]!
  const d2 = ratios[column * 2 + 3]!
  return 2 * attack * d * d2 > defence * (a * d2 + a2 * d) ? column + 1 : column
}

function checkStrengths(attack: number, defence: number): void {
  if (!Number.isSafeInteger(attack) || attack < 0 || !Number.isSafeInteger(defence) || defence < 0)
    throw new RangeError(`${attack} to ${defence} are not odds (whole numbers from 0)`)
}

function parseOdds(column: string, name: string): [number, number] {
  const [, attack, defence] = /^(\d+)[-:](\d+)$/.exec(column) ?? []
  if (Number(attack) > 0 && Number(defence) > 0) return [Number(attack), Number(defence)]
  throw new Error(`${name}: column "${column}" is not odds (expected 1-2, 3-2 or 9-1)`)
}
