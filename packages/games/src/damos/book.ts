import { board } from '@hexfront/atlas/boards/damos'
import {
  type AnyFigures,
  attribute,
  type Board,
  bookOf,
  cells,
  entries,
  figures,
  ground,
  type Part,
  printed,
  type RangeTable,
  type ResultTable,
  type Slot,
  versions,
  type Worth,
  whole,
} from '@hexfront/core'
import {
  attrition,
  counterattacks,
  crt,
  crtLeft,
  DATES,
  type Effect,
  type Loss,
  MATRIX,
  PLACES,
  PLANS,
  POSTURES,
  RAIL_COST,
  RIVER,
  TERRAIN,
} from './charts.ts'
import { COUNTERS, type Counter } from './counters.ts'

/** What overlays may change. */
export interface DamosData {
  readonly board: Board
  /** C8.6, as the option on its damaged rows wants it. */
  readonly crt: { readonly diagonal: RangeTable<Loss>; readonly left: RangeTable<Loss> }
  readonly attrition: RangeTable
  /** C8.9. */
  readonly counterattack: ResultTable
  /** C8.4. */
  readonly matrix: (typeof MATRIX)['cells']
  readonly unit: readonly Counter[]
  /** C3.0: the terrain effects chart, towns and cities, rivers; C6.0: railways. */
  readonly tec: AnyFigures<typeof TERRAIN>
  readonly settlement: AnyFigures<typeof PLACES>
  readonly crossing: AnyFigures<typeof RIVER>
  readonly railCost: AnyFigures<typeof RAIL_COST>
}

const EFFECTS = ['attackerDrm', 'defenderDrm', 'attackerLosses', 'defenderLosses'] as const
const SHIFT = whole(-6, 6)

/** C8.4: `delay.grand.defenderLosses`; what a cell does not name is 0. */
const matrix: Part<DamosData['matrix']> = {
  names: () =>
    POSTURES.slice(1).flatMap((posture) =>
      PLANS.slice(1).flatMap((plan) => EFFECTS.map((effect) => `${posture}.${plan}.${effect}`)),
    ),
  slot(of, name): Slot | null {
    const { posture, plan, effect } = pairNamed(name)
    if (!posture || !plan || !effect) return null
    const cell = of[posture][plan]
    return { value: cell[effect] ?? 0, wants: SHIFT, from: cell.provenance ?? MATRIX.provenance }
  },
  with: (of, values) => [...values].reduce((made, [name, value]) => withEffect(made, name, value), of),
}

function pairNamed(name: string) {
  const [first, second, third] = name.split('.')
  const posture = POSTURES.find((each) => each === first)
  const plan = PLANS.find((each) => each === second)
  const effect = EFFECTS.find((each) => each === third)
  return { posture, plan, effect }
}

function withEffect(of: DamosData['matrix'], name: string, value: Worth): DamosData['matrix'] {
  const { posture, plan, effect } = pairNamed(name)
  if (!posture || !plan || !effect) return of
  const cell: Effect = { ...of[posture][plan], [effect]: Number(value) }
  return { ...of, [posture]: { ...of[posture], [plan]: cell } }
}

const strength = ({ strengthFrom }: Counter) => strengthFrom

export const BOOK = bookOf<DamosData>(
  {
    board,
    crt: { diagonal: crt, left: crtLeft },
    attrition,
    counterattack: counterattacks,
    matrix: MATRIX.cells,
    unit: COUNTERS,
    tec: TERRAIN,
    settlement: PLACES,
    crossing: RIVER,
    railCost: RAIL_COST,
  },
  {
    board: ground,
    crt: versions(),
    attrition: cells(),
    counterattack: cells(),
    matrix,
    unit: entries(
      ({ id }) => id,
      [
        attribute('strength', whole(1, 30), strength),
        attribute('movement', whole(0, 30), strength),
        attribute(
          'turn',
          whole(1, DATES.length),
          ({ entryFrom }) => entryFrom,
          ({ turn }) => turn > 0,
        ),
      ],
    ),
    tec: figures(whole(-9, 9), printed('C3.0')),
    settlement: figures(whole(-9, 9), printed('C3.0')),
    crossing: figures(whole(-9, 9), printed('C3.0')),
    railCost: figures(whole(1, 9), printed('C6.0')),
  },
  laws,
)

/** C3.0: no ground is entered for nothing, and armor counts for a part of itself; C6.0: railways are the lowest rate. */
function laws({ tec, crossing, railCost }: DamosData): string[] {
  const least = Math.min(...Object.values(tec).map(({ cost }) => cost))
  return [
    ...Object.entries(tec).flatMap(([kind, { cost, armored }]) => [
      ...(cost < 1 ? [`tec.${kind}.cost: no ground is entered for nothing`] : []),
      ...(armored[0] < 0 || armored[1] < 1 || armored[0] > armored[1]
        ? [`tec.${kind}.armored: ${armored[0]} of ${armored[1]} is no part of the strength`]
        : []),
    ]),
    ...(crossing.cost < 0 ? ['crossing.cost: nobody gains points by a river'] : []),
    ...(least >= 1 && railCost.halves >= 2 * least ? ['railCost.halves: a railway is faster than any ground'] : []),
  ]
}
