import { list, literal, object, type Shape, type TypeOf, textUpTo, wholeFrom } from '../shape.ts'
import { ENTRY, HEAD, STOOD, TURN } from './record.ts'

const COUNT = wholeFrom(0, 2_000_000)

/**
 * The lines of a journal by their names. A line is only ever added: a way back is a line of its own, and what was taken
 * back over dice counts as struck.
 */
export const LINES = {
  begin: object({ hexfront: literal('journal'), format: literal(2), line: literal('begin'), ...HEAD }),
  choice: withName('choice', ENTRY),
  turn: withName('turn', TURN),
  /** Back to the position after so many choices. */
  back: object({ line: literal('back'), to: COUNT }),
  stand: withName('stand', STOOD),
  /** The standing answer of this number is over. */
  ends: object({ line: literal('ends'), which: COUNT, at: COUNT }),
  /** Who sits where from now on, by side. */
  seats: object({ line: literal('seats'), seats: list(textUpTo(100), 20) }),
}

type LineName = keyof typeof LINES
export type LineOf<N extends LineName> = TypeOf<(typeof LINES)[N]>
export type JournalLine = { [N in LineName]: LineOf<N> }[LineName]

/** The same fields, after the name of the line. */
function withName<const N extends string, T extends object>(name: N, shape: Shape<T>): Shape<{ readonly line: N } & T> {
  return {
    schema: shape.schema,
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null) return undefined
      const { line: _, ...fields } = value as Record<string, unknown>
      const read = shape.check(fields, path, problems)
      return read === undefined ? undefined : { line: name, ...read }
    },
  }
}
