import { NO_REASONS, type Rule, type Why } from '../explain.ts'
import type { ResultTable } from './table.ts'

/**
 * The column after shifts: `items` is their sum, each told to `why` by whoever added it. The ends of the table bound the
 * result once, so that shifts beyond an end still cancel others.
 */
export function shift(table: ResultTable, base: number, items: number, why: Why = NO_REASONS): number {
  const column = clamp(base + items, 0, table.columns.length - 1)
  why.item(table.rule, 'end of the table', column - base - items)
  return column
}

/** A sum of modifiers that counts up to `cap` either way. */
export function net(items: number, cap: number, rule: Rule, why: Why = NO_REASONS): number {
  const capped = clamp(items, -cap, cap)
  why.item(rule, 'at most {n} in all', capped - items, cap)
  return capped
}

/** The attacker may use any lower column; offering a higher one is a bug. */
export function lower(column: number, to: number, rule: Rule, why: Why = NO_REASONS): number {
  if (!Number.isInteger(to) || to < 0 || to > column) throw new RangeError(`column ${to} is not at or below ${column}`)
  why.item(rule, 'lower column by choice', to - column)
  return to
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
