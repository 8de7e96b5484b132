import { NO_REASONS, type Why } from '../explain.ts'
import { parseRanges } from './heads.ts'
import { type Card, namedTable, type ResultTable } from './table.ts'

/** Columns are runs of one number: a differential (`<=-3`, `-2,-1`, `0`, `1-2`, `10+`) or strength points. */
export interface RangeTable<R extends string = string> extends ResultTable<R> {
  /** The highest value of each column but the last, which takes the rest. */
  readonly highs: Int32Array
}

export function rangeTable<const R extends string>(card: Card<R>): RangeTable<R> {
  const ranges = parseRanges(card.columns, `${card.name}: column`)
  return { ...namedTable(card), highs: Int32Array.from(ranges.slice(0, -1), ({ high }) => high) }
}

/** Values beyond the table read its end columns. */
export function rangeColumn(table: RangeTable, value: number, why: Why = NO_REASONS): number {
  const column = columnOf(table, value)
  why.item(table.rule, 'column {column}', column, column)
  return column
}

export function differentialColumn(table: RangeTable, attack: number, defence: number, why: Why = NO_REASONS): number {
  const column = columnOf(table, attack - defence)
  why.item(table.rule, 'differential {n}: {column}', column, attack - defence, column)
  return column
}

function columnOf({ highs }: RangeTable, value: number): number {
  let column = 0
  while (column < highs.length && value > highs[column]!) column++
  return column
}
