import { type Ground, projectionInto } from '@hexfront/core'
import { AXIS, SOVIET } from './data/counters.ts'
import { BELT, CITADEL, type GroundTables, MAJOR_CITY, TOWN } from './ground.ts'

/** 3.2: where in the list of tables a side's is; that for wheels in Mud follows it. */
export const projectionIndex = (side: number): number => 2 * side - 2

/** 3.2: the directions in which units of a side control their neighbours, by hex: for each side those of all, and of wheels in Mud. */
export const projectionTables = (grid: Ground, ground: GroundTables): readonly Uint8Array[] =>
  [AXIS, SOVIET].flatMap((side) => [
    tableOf(grid, (from, way, to) => isOpen(ground, side, from, way, to)),
    tableOf(grid, (from, way, to) => isOpen(ground, side, from, way, to) && isFirm(ground, from, way)),
  ])

/**
 * 4.12: behind those tables the same two of the Soviets, as long as their zones do not cross the border into Germany and West
 * Poland.
 */
export const juneProjections = (grid: Ground, ground: GroundTables, isAxisLand: Uint8Array): readonly Uint8Array[] => {
  const isKept = (from: number, to: number): boolean => isAxisLand[to] === 0 || isAxisLand[from] === 1
  const open = (from: number, way: number, to: number): boolean =>
    isKept(from, to) && isOpen(ground, SOVIET, from, way, to)
  return [
    ...projectionTables(grid, ground),
    tableOf(grid, open),
    tableOf(grid, (from, way, to) => open(from, way, to) && isFirm(ground, from, way)),
  ]
}

/** Where those are. */
export const JUNE_PROJECTIONS = 4

function tableOf(grid: Ground, into: (from: number, way: number, to: number) => boolean): Uint8Array {
  const table = new Uint8Array(grid.size + 1)
  for (let hex = 1; hex <= grid.size; hex++)
    table[hex] = projectionInto(grid, hex, null, (_, from, dir, to) => into(from, from * 6 + dir, to))
  return table
}

/** Not across lakes and sea, not into a major city, neither into nor out of a citadel; the Axis not into belts. */
const isOpen = ({ water, placeAt, fort }: GroundTables, side: number, from: number, way: number, to: number): boolean =>
  water[way] === 0 &&
  placeAt[to] !== MAJOR_CITY &&
  fort[to] !== CITADEL &&
  fort[from] !== CITADEL &&
  (side === SOVIET || fort[to] !== BELT)

/** 3.24: in Mud wheels control along roads and railways, and out of towns and cities. */
const isFirm = ({ placeAt, road, rails }: GroundTables, from: number, way: number): boolean =>
  placeAt[from]! >= TOWN || road[way] !== 0 || rails[way] !== 0
