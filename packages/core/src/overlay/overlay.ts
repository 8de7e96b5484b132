import type { Provenance } from '../provenance.ts'
import {
  dictionary,
  either,
  literal,
  maybe,
  object,
  readJson,
  readShape,
  type Shape,
  ShapeError,
  type TypeOf,
  textUpTo,
} from '../shape.ts'
import type { Book, Changes, Worth } from './book.ts'

/** So long a name of an overlay or of a value may be. */
const LONGEST = 100
/** More values than the greatest map has. */
const MOST_VALUES = 100_000

const FIGURE: Shape<number> = {
  schema: { type: 'number' },
  check(value, path, problems) {
    if (typeof value === 'number' && Number.isFinite(value)) return value
    problems.push(`${path}: a number was expected`)
    return undefined
  },
}

const SET = dictionary(either('a text or a number', textUpTo(LONGEST), FIGURE), MOST_VALUES)

/** What an overlay is called, what its maker says of it, and what it puts in the place of what. */
const CONTENT = { name: textUpTo(LONGEST), about: maybe(textUpTo(2000)), set: SET }

/** What a record keeps of an overlay. */
export const OVERLAY_KEPT = object(CONTENT)

/** The file: what it is, the game it is for, and its content. */
export const OVERLAY_FILE = object({ hexfront: literal('overlay'), game: textUpTo(LONGEST), ...CONTENT })

/** Values of a game replaced by others: those of its owner's printed copy, or what a designer wants to try. */
export type DataOverlay = TypeOf<typeof OVERLAY_KEPT>

/** One value that an overlay replaces. */
export interface Replaced {
  readonly name: string
  readonly was: Worth
  readonly is: Worth
  /** Where the value comes from that it replaces. */
  readonly from: Provenance
}

interface Altered {
  readonly id: string
  readonly book: Book | null
}

/** An overlay from a file for a game. Throws a `ShapeError` that names everything that is wrong. */
export function readOverlay(text: string, game: Altered, file = 'overlay'): DataOverlay {
  const { hexfront: _, game: id, ...overlay } = readShape(OVERLAY_FILE, readJson(text, file), file)
  if (id !== game.id) throw new ShapeError(file, [`game: an overlay for ${id}, not for ${game.id}`])
  return checkOverlay(overlay, game, file)
}

/** The same overlay, if it fits the game. Throws a `ShapeError` that names everything that is wrong. */
export function checkOverlay(overlay: DataOverlay, { id, book }: Altered, file = 'overlay'): DataOverlay {
  if (!book) throw new ShapeError(file, [`${id} has no values that can be replaced`])
  const problems = book.problems(overlay.set)
  if (problems.length > 0) throw new ShapeError(file, problems)
  return overlay
}

/** The file of an overlay, a value a line. */
export function writeOverlay(game: string, { name, about = '', set }: DataOverlay): string {
  const lines = Object.entries(set).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const head = [`"hexfront": "overlay"`, `"game": ${JSON.stringify(game)}`, `"name": ${JSON.stringify(name)}`]
  if (about !== '') head.push(`"about": ${JSON.stringify(about)}`)
  const body = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`
  return `{\n${head.map((line) => `  ${line},\n`).join('')}  "set": ${body}\n}\n`
}

/** As much of an overlay as makes the same data: what stays as it is, is left out. */
export const effectiveIn = ({ book }: Altered, { name, set }: DataOverlay): DataOverlay => ({
  name,
  set: book?.effective(set) ?? {},
})

/** What an overlay changes, value by value; those that stay as they are, are left out. */
export function describeOverlay({ book }: Altered, { set }: DataOverlay): readonly Replaced[] {
  if (!book) return []
  return Object.entries(book.effective(set)).map(([name, is]) => {
    const { value: was, from } = book.slot(name)!
    return { name, was, is, from }
  })
}

/** All values of a game that are not printed in its rules, as they are: a file ready to be filled in. */
export function overlayTemplate({ book }: Altered): Changes {
  if (!book) return {}
  return Object.fromEntries(
    book.names().flatMap((name) => {
      const slot = book.slot(name)!
      return slot.from.kind === 'printed' ? [] : [[name, slot.value]]
    }),
  )
}
