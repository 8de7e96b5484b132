import type { Provenance } from '../provenance.ts'
import { nearest } from './near.ts'

/** What a file may put in the place of a value of a game. */
export type Worth = string | number

/** A set of values by name: `{ 'crt.3-1.4': 'Dr', 'unit.g:5Pz.strength': 6 }`. */
export type Changes = Readonly<Record<string, Worth>>

/** What a value may be, in words and as a check. */
export interface Wanted {
  readonly text: string
  fits(value: Worth): boolean
}

/** A value of a game that can be replaced: what it is, what it may be, where it comes from. */
export interface Slot {
  readonly value: Worth
  readonly wants: Wanted
  readonly from: Provenance
}

/** How the values of one part of a game's data are named, read and replaced: a table, the counters, the board. */
export interface Part<T> {
  /** What there is, in order. A name that is not listed may still be one: a hexside that has no river. */
  names(of: T): readonly string[]
  slot(of: T, name: string): Slot | null
  /** The same with other values, each of which has a slot and fits. */
  with(of: T, values: ReadonlyMap<string, Worth>): T
}

export type BookParts<D> = { readonly [K in keyof D]: Part<D[K]> }

/** All data of a game that files may change, by name. */
export interface Book<D = unknown> {
  /** As the house has it. */
  readonly data: D
  names(): readonly string[]
  slot(name: string): Slot | null
  /** Everything that is wrong with a set of changes, for the reader. */
  problems(set: Changes): readonly string[]
  /** The data with these changes; throws where there is a problem. */
  with(set: Changes): D
  /** Those changes that change something, by name. */
  effective(set: Changes): Changes
}

/**
 * The parts are named by the fields of the data, and so are their values: the cell `3-1.4` of the field `crt` is `crt.3-1.4`. Those of
 * `board` are named without it: `terrain.2813`. `laws` says what is impossible about data of which every single value fits.
 */
export function bookOf<D extends object>(
  data: D,
  parts: BookParts<D>,
  laws: (data: D) => readonly string[] = () => [],
): Book<D> {
  const chapters = Object.keys(parts).map((key) => chapterOf(data, parts, key))
  const holding = (name: string): { chapter: Chapter<D>; own: string; slot: Slot } | null => {
    for (const chapter of chapters) {
      if (!name.startsWith(chapter.prefix)) continue
      const own = name.slice(chapter.prefix.length)
      const slot = chapter.slot(own)
      if (slot) return { chapter, own, slot }
    }
    return null
  }
  const effective = (set: Changes): Changes =>
    Object.fromEntries(
      Object.entries(set)
        .filter(([name, value]) => holding(name)?.slot.value !== value)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  const changed = (set: Changes): D => {
    const byChapter = new Map<Chapter<D>, Map<string, Worth>>()
    for (const [name, value] of Object.entries(effective(set))) {
      const held = holding(name)
      if (!held) continue
      const own = byChapter.get(held.chapter) ?? new Map<string, Worth>()
      byChapter.set(held.chapter, own.set(held.own, value))
    }
    return [...byChapter].reduce((made, [chapter, own]) => chapter.with(made, own), data)
  }
  const names = () => chapters.flatMap(({ prefix, names }) => names().map((name) => `${prefix}${name}`))
  const faults = (set: Changes): string[] =>
    Object.entries(set).flatMap(([name, value]) => {
      const held = holding(name)
      if (!held) return [`${name}: there is no such value (${hintFor(name, names())})`]
      const { wants } = held.slot
      return wants.fits(value) ? [] : [`${name}: ${wants.text} was expected, not ${JSON.stringify(value)}`]
    })
  const problems = (set: Changes): readonly string[] => {
    const found = faults(set)
    return found.length > 0 ? found : laws(changed(set))
  }
  return {
    data,
    names,
    slot: (name) => holding(name)?.slot ?? null,
    problems,
    with(set) {
      const found = problems(set)
      if (found.length > 0) throw new Error(found.join('\n'))
      return changed(set)
    },
    effective,
  }
}

/** A part in its place among the data. */
interface Chapter<D> {
  readonly prefix: string
  names(): readonly string[]
  slot(own: string): Slot | null
  with(data: D, values: ReadonlyMap<string, Worth>): D
}

function chapterOf<D extends object, K extends keyof D>(data: D, parts: BookParts<D>, key: string): Chapter<D> {
  const has = (name: string): name is K & string => Object.hasOwn(parts, name)
  if (!has(key)) throw new Error(`there is no part ${key}`)
  const part: Part<D[K]> = parts[key]
  return {
    prefix: key === 'board' ? '' : `${key}.`,
    names: () => part.names(data[key]),
    slot: (own) => part.slot(data[key], own),
    with: (made, values) => ({ ...made, [key]: part.with(made[key], values) }),
  }
}

function hintFor(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  if (near.length > 0) return `near it: ${near.join(', ')}`
  const heads = [...new Set(names.map((each) => each.split('.')[0]!))]
  return `names begin with ${heads.join(', ')}`
}
