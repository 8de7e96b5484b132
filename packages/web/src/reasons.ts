import {
  type Choice,
  choice,
  distributionOf,
  expectedOutcomes,
  type LineItem,
  MAX_VERB,
  outcomes,
  Reasons,
  type Refusal,
  samePosition,
  seededDice,
} from '@hexfront/core'
import { drill } from '@hexfront/games'
import { resultOf, type State } from './look.ts'
import type { Table } from './table.ts'

export interface Explained {
  readonly total: number
  readonly items: readonly LineItem[]
}

export function explain(view: State, question: string): Explained {
  const why = new Reasons(drill.naming(view.setting))
  return { total: drill.explain(view, question, why), items: why.items }
}

/** Why nothing can be done with a unit or a place now; null where no question is about such things. */
export function refusalOf(view: State, kind: 'units' | 'places', value: number): Refusal | null {
  // Verbs are numbered without gaps, and all numbers beyond the last are refused in the same words.
  const unknown = barredBy(view, choice(MAX_VERB, value))
  for (let verb = 0; verb < MAX_VERB; verb++) {
    const picked = choice(verb, value)
    const refusal = barredBy(view, picked)
    if (refusal?.because === unknown?.because) return null
    const { units, places } = drill.describe(view, picked)
    const named = kind === 'units' ? units : places
    if (refusal && named[0] === value && units.length + places.length === 1) return refusal
  }
  return null
}

/** How a choice may turn out, by what is told first, likely results first; one entry where chance has no part in it. */
export function prospects({ view, viewer, match, seed }: Table, picked: Choice): [result: string, chance: number][] {
  const { setting } = match
  const all = samePosition(view, match.position)
    ? outcomes(drill, view, setting, picked)
    : expectedOutcomes(drill, view, setting, viewer, picked, seededDice(seed), WORLDS)
  const sums = distributionOf(all, ({ told }) => (told[0] ? resultOf(view, told[0]) : ''))
  return [...sums].sort((a, b) => b[1] - a[1])
}

/** How many positions that fit the view stand for all of them. */
const WORLDS = 24

function barredBy(view: State, picked: Choice): Refusal | null {
  const why = new Reasons(drill.naming(view.setting))
  const rule = drill.bars(view, picked, why)
  return rule === '' ? null : (why.refusal ?? { rule, because: 'that is not allowed' })
}
