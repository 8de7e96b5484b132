import {
  type Board,
  flag,
  type Grid,
  idKind,
  names,
  Pieces,
  type Played,
  pieceColumns,
  pieceTables,
  placeKind,
  type Setting,
  table,
  u8,
  u16,
  wordKind,
  writeBoard,
} from '@hexfront/core'
import { crt, RIVER_COST, TERRAIN_COST } from './charts.ts'
import { COUNTERS, STRENGTHS } from './counters.ts'
import { board } from './map.ts'

/** What does not change in a match. */
export interface DrillSetting extends Setting {
  readonly ground: Grid
  readonly board: Board
  /** Cost of each step, by hex and direction. */
  readonly costs: Uint8Array
  readonly river: Uint8Array
}

const UNIT_IDS = ['', ...COUNTERS.map(({ id }) => id)]
export const UNITS = COUNTERS.length
export const TOWNS = board.placesOf('town')
const TOWN_IDS = ['', ...TOWNS.map(({ name }) => name)]
const SIDES = names(['', 'blue', 'red'])

const kinds = { unit: idKind('unit', UNIT_IDS), place: placeKind(board.grid, []), column: wordKind(crt.columns) }

export function setting(scenario: string, options: DrillSetting['options']): DrillSetting {
  const river = board.sideClass('river')
  const data = { counters: COUNTERS, strengths: STRENGTHS, crt: crt.cells, board: writeBoard(board) }
  return { scenario, options, kinds, data, ground: board.grid, board, costs: stepCosts(river), river }
}

export const columns = ({ ground }: DrillSetting) => ({
  mud: flag,
  units: table(UNIT_IDS, {
    ...pieceColumns(kinds.place),
    strength: u8,
    shown: flag,
    moved: flag,
    fought: flag,
    joined: flag.of('assault'),
  }),
  towns: table(TOWN_IDS, { held: u8.as(SIDES) }),
  march: { unit: u16.as(kinds.unit) },
  assault: { target: u16.as(kinds.place), defender: u16.as(kinds.unit) },
  ...pieceTables(ground.size, ground.size, 2),
})

export type State = Played<typeof columns, DrillSetting>

export const sideOf = (unit: number): number => COUNTERS[unit - 1]!.side
export const enemyOf = (side: number): number => 3 - side

/** 4.1: every unit controls the six hexes around it, but not across a river. */
export const pieces = new Pieces<State>({
  sideOf: (_s, unit) => sideOf(unit),
  projects: (s, _unit, from, direction) => s.setting.river[from * 6 + direction] === 0,
})

/** 1.3: a town belongs to whoever was last in it. */
export function place(s: State, unit: number, where: number): void {
  pieces.place(s, unit, where)
  for (let town = 0; town < TOWNS.length; town++) if (TOWNS[town]!.hex === where) s.towns.held[town + 1] = sideOf(unit)
}

function stepCosts(river: Uint8Array): Uint8Array {
  const { neighbours, size } = board.grid
  const costs = new Uint8Array((size + 1) * 6)
  for (let i = 6; i < costs.length; i++) {
    const to = neighbours[i]!
    costs[i] = TERRAIN_COST[board.terrainNames[board.terrain[to]!]!]! + (river[i] === 0 ? 0 : RIVER_COST)
  }
  return costs
}
