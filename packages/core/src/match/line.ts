import { list, literal, object, type TypeOf, textUpTo, wholeFrom } from '../shape.ts'
import { ENTRY_FIELDS, HEAD_FIELDS, STOOD_FIELDS, TURN_FIELDS } from './record.ts'

const COUNT = wholeFrom(0, 2_000_000)

/**
 * The lines of a journal by their names. A line is only ever added: a way back is a line of its own, and what was taken
 * back over dice counts as struck.
 */
export const LINES = {
  begin: object({ hexfront: literal('journal'), format: literal(2), line: literal('begin'), ...HEAD_FIELDS }),
  choice: object({ line: literal('choice'), ...ENTRY_FIELDS }),
  turn: object({ line: literal('turn'), ...TURN_FIELDS }),
  /** Back to the position after so many choices. */
  back: object({ line: literal('back'), to: COUNT }),
  stand: object({ line: literal('stand'), ...STOOD_FIELDS }),
  /** The standing answer of this number is over. */
  ends: object({ line: literal('ends'), which: COUNT, at: COUNT }),
  /** Who sits where from now on, by side. */
  seats: object({ line: literal('seats'), seats: list(textUpTo(100), 20) }),
}

type LineName = keyof typeof LINES
export type LineOf<N extends LineName> = TypeOf<(typeof LINES)[N]>
export type JournalLine = { [N in LineName]: LineOf<N> }[LineName]
