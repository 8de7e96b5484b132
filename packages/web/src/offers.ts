import type { Choice, Description, Hex, Unit } from '@hexfront/core'
import { drill } from '@hexfront/games'
import { nameOf, PLACE_QUESTIONS } from './look.ts'
import { explain } from './reasons.ts'
import type { Table } from './table.ts'

export interface Offer extends Description {
  readonly choice: Choice
  /** What picking its place costs, where that is asked. */
  readonly cost: number | null
}

/** What can be chosen now, in the order of the rules. */
export function offersOf(table: Table): Offer[] {
  const { view, step } = table
  const question = PLACE_QUESTIONS[step]
  return table.offers().map((choice) => {
    const description = drill.describe(view, choice)
    const [place] = description.places
    const cost = question && place ? explain(view, `${question} ${nameOf(view, 'place', place)}`).total : null
    return { ...description, choice, cost }
  })
}

/** Answers that name nothing on the map: end the phase, roll the die. */
export const isPlain = ({ units, places }: Offer): boolean => units.length + places.length === 0

export const withUnit = (offers: readonly Offer[], unit: Unit): Offer[] =>
  offers.filter(({ units }) => units.includes(unit))

export const withPlace = (offers: readonly Offer[], place: Hex): Offer[] =>
  offers.filter(({ places }) => places.includes(place))
