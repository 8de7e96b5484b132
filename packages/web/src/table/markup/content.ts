import { isObject, literal, type Markup, object, type Shape, type TypeOf, textUpTo, wholeFrom } from '@hexfront/core'
import type { ArrowKind } from '../../map/scene.ts'

export const ARROW_KINDS = ['attack', 'move', 'withdrawal'] as const satisfies readonly ArrowKind[]

export const LONGEST_NOTE = 300
export const LONGEST_NAME = 60
/** Bookmarks have the keys from 1 to this. */
export const MOST_BOOKMARKS = 9

const HEX = textUpTo(40)
const NOTE = object({ hex: HEX, text: textUpTo(LONGEST_NOTE) })
const ARROW = object({ from: HEX, to: HEX, kind: literal(...ARROW_KINDS) })
const PLAN = object({ unit: textUpTo(100), to: HEX })
const BOOKMARK = object({ key: wholeFrom(1, MOST_BOOKMARKS), hex: HEX, name: textUpTo(LONGEST_NAME) })

/** So many at most, that the pads of two sides can be kept. */
const MOST = { notes: 500, arrows: 800, plans: 1000 } as const

/** Hexes and units by name, as in records: they outlive a change of numbers. */
export type Note = TypeOf<typeof NOTE>
export type Arrow = TypeOf<typeof ARROW>
export type Plan = TypeOf<typeof PLAN>
export type Bookmark = TypeOf<typeof BOOKMARK>

/** What one player has put on the map. */
export interface Pad {
  readonly notes: readonly Note[]
  readonly arrows: readonly Arrow[]
  readonly plans: readonly Plan[]
  /** By their keys. */
  readonly bookmarks: readonly Bookmark[]
}

export const EMPTY_PAD: Pad = { notes: [], arrows: [], plans: [], bookmarks: [] }

/** Whether nothing is drawn. */
export const isEmpty = ({ notes, arrows, plans }: Pad): boolean => notes.length + arrows.length + plans.length === 0

/** The pad of an owner, without what cannot be read of it. */
export function padIn(markup: Markup, owner: string): Pad {
  const kept = markup[owner]
  return {
    notes: readable(NOTE, kept, 'notes'),
    arrows: readable(ARROW, kept, 'arrows'),
    plans: readable(PLAN, kept, 'plans'),
    bookmarks: readable(BOOKMARK, kept, 'bookmarks'),
  }
}

export function withPad(markup: Markup, owner: string, pad: Pad): Markup {
  const { [owner]: _, ...others } = markup
  if (isEmpty(pad) && pad.bookmarks.length === 0) return others
  return {
    ...others,
    [owner]: {
      notes: pad.notes.slice(-MOST.notes),
      arrows: pad.arrows.slice(-MOST.arrows),
      plans: pad.plans.slice(-MOST.plans),
      ...(pad.bookmarks.length === 0 ? {} : { bookmarks: pad.bookmarks }),
    },
  }
}

/** One note a hex; no text takes it away. */
export function withNote(pad: Pad, hex: string, text: string): Pad {
  const words = text.trim().slice(0, LONGEST_NOTE)
  const others = pad.notes.filter((note) => note.hex !== hex)
  return { ...pad, notes: words === '' ? others : [...others, { hex, text: words }] }
}

/** One arrow from hex to hex: drawn again it goes, drawn as another kind it becomes that. */
export function withArrow(pad: Pad, arrow: Arrow): Pad {
  const isThere = pad.arrows.some((one) => isSameWay(one, arrow) && one.kind === arrow.kind)
  const others = pad.arrows.filter((one) => !isSameWay(one, arrow))
  return { ...pad, arrows: isThere ? others : [...others, arrow] }
}

/** One plan a unit. */
export const withPlan = (pad: Pad, plan: Plan): Pad => ({
  ...pad,
  plans: [...pad.plans.filter(({ unit }) => unit !== plan.unit), plan],
})

export const withoutPlans = (pad: Pad, gone: readonly Plan[]): Pad => ({
  ...pad,
  plans: pad.plans.filter(({ unit, to }) => !gone.some((plan) => plan.unit === unit && plan.to === to)),
})

/** One bookmark a key; without a name it keeps the one it had. */
export function withBookmark(pad: Pad, { key, hex, name }: Bookmark): Pad {
  const before = pad.bookmarks.find((one) => one.key === key)
  const called = name.trim().slice(0, LONGEST_NAME) || (before?.name ?? hex)
  const others = pad.bookmarks.filter((one) => one.key !== key)
  return { ...pad, bookmarks: [...others, { key, hex, name: called }].sort((a, b) => a.key - b.key) }
}

export const withoutBookmark = (pad: Pad, key: number): Pad => ({
  ...pad,
  bookmarks: pad.bookmarks.filter((one) => one.key !== key),
})

/** Without all that begins or ends at a hex; bookmarks stay. */
export const withoutHex = ({ notes, arrows, plans, bookmarks }: Pad, hex: string): Pad => ({
  bookmarks,
  notes: notes.filter((note) => note.hex !== hex),
  arrows: arrows.filter(({ from, to }) => from !== hex && to !== hex),
  plans: plans.filter(({ to }) => to !== hex),
})

const isSameWay = (a: Arrow, b: Arrow): boolean => a.from === b.from && a.to === b.to

/** Of a list from outside, those that have the shape. */
function readable<T>(shape: Shape<T>, kept: unknown, name: string): T[] {
  const all: unknown = isObject(kept) ? kept[name] : null
  if (!Array.isArray(all)) return []
  return all.flatMap((one: unknown) => {
    const problems: string[] = []
    const read = shape.check(one, name, problems)
    return problems.length > 0 || read === undefined ? [] : [read]
  })
}
