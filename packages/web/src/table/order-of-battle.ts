import type { Face, Place, Tray, Unit } from '@hexfront/core'

/** A unit in the order of battle. */
export interface Entry {
  readonly unit: Unit
  readonly title: string
  /** The division or other part of the formation that it belongs to; empty for none. */
  readonly group: string
  /** Where it is on the map; 0 for beside it. */
  readonly hex: Place
  /** The tray it lies in, with what is noted there: `Reinforcements: turn 3, west`. */
  readonly beside: string
}

export interface Formation {
  readonly name: string
  readonly stripe: string
  readonly entries: readonly Entry[]
  readonly onMap: number
}

export interface Force {
  readonly side: number
  readonly formations: readonly Formation[]
  readonly count: number
  readonly onMap: number
}

/** What the order of battle is made of; faces by unit, that of nobody first. */
export interface Muster {
  readonly faces: readonly Face[]
  readonly hexOf: (unit: Unit) => Place
  readonly trays: readonly Tray[]
  /** What units of no formation are listed under. */
  readonly nameOf: (face: Face) => string
}

/** All units that are anywhere, side by side and formation by formation, as their faces come. */
export function orderOfBattle({ faces, hexOf, trays, nameOf }: Muster): Force[] {
  const lying = new Map(
    trays.flatMap(({ title, units }) =>
      units.map(({ unit, note }) => [unit, note === '' ? title : `${title}: ${note}`]),
    ),
  )
  const forces = new Map<number, Map<string, { stripe: string; entries: Entry[] }>>()
  faces.forEach((face, unit) => {
    const [hex, beside] = unit === 0 ? [0, ''] : [hexOf(unit), lying.get(unit) ?? '']
    if (hex === 0 && beside === '') return
    const formations = entryOf(forces, face.side, () => new Map())
    const name = face.formation === '' ? nameOf(face) : face.formation
    const { entries } = entryOf(formations, name, () => ({ stripe: face.stripe, entries: [] }))
    entries.push({ unit, title: face.title, group: face.group ?? '', hex, beside: hex === 0 ? beside : '' })
  })
  return [...forces]
    .sort(([a], [b]) => a - b)
    .map(([side, formations]) =>
      forceOf(
        side,
        [...formations].map(([name, { stripe, entries }]) => formationOf(name, stripe, grouped(entries))),
      ),
    )
}

/** What belongs to no part of the formation first, then part by part, in the order in which they come. */
function grouped(entries: readonly Entry[]): Entry[] {
  const groups = Map.groupBy(entries, ({ group }) => group)
  const alone = groups.get('') ?? []
  groups.delete('')
  return [...alone, ...[...groups.values()].flat()]
}

/** Only what has the words in it: `4 panzer` finds the 4th Panzer Division, `guards` all of them. */
export function found(forces: readonly Force[], faces: readonly Face[], query: string): Force[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...forces]
  const fits = ({ unit }: Entry, formation: string): boolean => {
    const { title, label, name, group = '' } = faces[unit]!
    const text = ` ${title} ${label} ${name} ${group} ${formation}`.toLowerCase()
    return words.every((word) => (/^\d/.test(word) ? hasNumber(text, word) : text.includes(word)))
  }
  return forces.flatMap(({ side, formations }) => {
    const left = formations.flatMap(({ name, stripe, entries }) => {
      const fitting = entries.filter((entry) => fits(entry, name))
      return fitting.length === 0 ? [] : [formationOf(name, stripe, fitting)]
    })
    return left.length === 0 ? [] : [forceOf(side, left)]
  })
}

/** Numbers count whole: `4` and `4th` find the 4th, not the 14th or the 40th; `39/17` not the 139th of the 17th. */
function hasNumber(text: string, word: string): boolean {
  const sought = /^\d+(st|nd|rd|th)$/.test(word) ? /^\d+/.exec(word)![0] : word
  const escaped = sought.replaceAll(/[^\p{L}\d]/gu, '\\$&')
  return new RegExp(`(?<!\\d)${escaped}${/\d$/.test(sought) ? '(?!\\d)' : ''}`).test(text)
}

const formationOf = (name: string, stripe: string, entries: readonly Entry[]): Formation => ({
  name,
  stripe,
  entries,
  onMap: entries.filter(({ hex }) => hex !== 0).length,
})

const forceOf = (side: number, formations: readonly Formation[]): Force => ({
  side,
  formations,
  count: sum(formations.map(({ entries }) => entries.length)),
  onMap: sum(formations.map(({ onMap }) => onMap)),
})

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
