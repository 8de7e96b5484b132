import { LEGAL, memo, PIECES, type Rule, type Why } from '@hexfront/core'
import { STACKING } from './charts.ts'
import { type Edge, GERMAN } from './counters.ts'
import { canClear, crowds } from './crowds.ts'
import { germanSide } from './line.ts'
import type { Dagc73Setting } from './scenarios.ts'
import { FREE, type State, stackedIn } from './state.ts'
import { isInSupply } from './supply.ts'

/** 10.0a, 13.0b: units due this turn or held up before, that have not come in. */
export const isDue = (s: State, unit: number): boolean =>
  s.units.place[unit] === 0 &&
  s.units.dead[unit] === 0 &&
  s.setting.arrivals.some(
    (one) => one.unit === unit && one.turn <= s.turn && (s.setting.isUkrainian[unit] === 0 || s.ukraine === 1),
  )

export const hasDue = (s: State): boolean =>
  s.setting.arrivals.some(({ unit }) => isDue(s, unit) && entryHexes(s, unit).length > 0)

/** 10.1A, R73-28: on its edge, behind the German front, supplied, with room to be had (7.0b); else on the western edge. */
export function entryHexes(s: State, unit: number): readonly number[] {
  const { edge } = s.setting.arrivals.find((one) => one.unit === unit)!
  const open = openEdges(s)
  return open[edge].length > 0 ? open[edge] : open.west
}

/** 13.0a: the German is asked once, in the first turn in which such a unit may come; 0 where none may. */
export const ukraineTurn = ({ arrivals, isUkrainian }: Dagc73Setting): number =>
  arrivals.reduce(
    (first, { unit, turn }) => (isUkrainian[unit] === 1 && (first === 0 || turn < first) ? turn : first),
    0,
  )

type OpenEdges = Record<Edge, number[]>

const openEdges = memo<State, OpenEdges>(
  () => ({ north: [], west: [], south: [] }),
  (s, open) => {
    const german = germanSide(s)
    const isOpen = (hex: number) => german.has(hex) && isInSupply(s, GERMAN, hex) && hasRoom(s, hex)
    for (const edge of EDGES)
      open[edge] = s.setting.board
        .edge(edge)
        .filter(isOpen)
        .sort((a, b) => a - b)
  },
  PIECES,
)

/** 7.0b: a full hex can be entered if it can be cleared in the movement phase that follows. */
const hasRoom = (s: State, hex: number): boolean =>
  (stackedIn(s, hex) < STACKING && crowds(s).length === 0) || canClear(s, 0, hex, BY_ONE_STEP)

/** 14.3, 14.5: who will be free to move, by the one step that is always open at least. */
const BY_ONE_STEP = {
  mayLeave: (s: State, unit: number): boolean => s.units.freeze[unit] === FREE && s.units.slow[unit] === 0,
  exits: (): readonly number[] => [],
}

const EDGES = ['north', 'west', 'south'] as const

export function entryBarred(s: State, unit: number, hex: number, why: Why): Rule {
  return entryHexes(s, unit).includes(hex) ? LEGAL : why.no('10.1A', '{unit} cannot come in at {place}', unit, hex)
}
