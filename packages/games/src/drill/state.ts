import {
  type Board,
  dataOfBoard,
  flag,
  type Grid,
  idKind,
  memory,
  names,
  type OddsTable,
  type Options,
  Pieces,
  type Played,
  type Play as PlayOf,
  pieceColumns,
  pieceTables,
  placeKind,
  projectionInto,
  type Setting,
  type Step as StepOf,
  TABLE_BARRED,
  table,
  u8,
  u16,
  wordKind,
} from '@hexfront/core'
import type { DrillData } from './book.ts'
import { type CombatResult, crt, RIVER_COST, TERRAIN_COST } from './charts.ts'
import { COUNTERS, STRENGTHS } from './counters.ts'
import type { EVENTS } from './events.ts'
import { board } from './map.ts'
import { SEQUENCE } from './phases.ts'

/** What does not change in a match. */
export interface DrillSetting extends Setting {
  readonly ground: Grid
  readonly board: Board
  readonly crt: OddsTable<CombatResult>
  /** Cost of each step, by hex and direction. */
  readonly costs: Uint8Array
  /** By hex, the directions that a unit there controls. */
  readonly zones: Uint8Array
  /** By side, 1 in each hex of its home edge. */
  readonly homes: readonly Uint8Array[]
}

const UNIT_IDS = ['', ...COUNTERS.map(({ id }) => id)]
export const UNITS = COUNTERS.length
export const TOWNS = board.placesOf('town')
const TOWN_IDS = ['', ...TOWNS.map(({ name }) => name)]
const SIDES = names(['', 'blue', 'red'])

const kinds = { unit: idKind('unit', UNIT_IDS), place: placeKind(board.grid, []), column: wordKind(crt.columns) }

/** The words of the game. */
export interface Words {
  readonly step: 'weather' | 'move' | 'march' | 'combat' | 'assault' | 'losses' | 'retreat'
  readonly event: keyof typeof EVENTS
  readonly kind: keyof typeof kinds
}

export type Step = StepOf<State, Words>
export type Play = PlayOf<Words>

/** From the data of the game, or what an overlay has made of them. */
export const settingOf = (scenario: string, options: Options, data: DrillData): DrillSetting => ({
  scenario,
  options,
  kinds,
  sequence: SEQUENCE,
  data: () => ({
    counters: COUNTERS,
    strengths: STRENGTHS,
    crt: data.crt.cells,
    board: dataOfBoard(data.board, { places: TOWNS.map(({ name }) => name) }),
  }),
  ground: data.board.grid,
  board: data.board,
  crt: data.crt,
  costs: stepCosts(data.board),
  zones: zonesOf(data.board),
  homes: [new Uint8Array(board.grid.size + 1), home('west'), home('east')],
})

export const columns = ({ ground }: DrillSetting) => ({
  mud: flag,
  /** The side that has no units left. */
  beaten: u8.as(SIDES),
  units: table(UNIT_IDS, {
    ...pieceColumns(kinds.place),
    strength: u8,
    shown: flag,
    moved: flag,
    fought: flag,
    joined: flag.of('assault'),
  }),
  towns: table(TOWN_IDS, { held: u8.as(SIDES) }),
  march: memory('march', { unit: u16.as(kinds.unit) }),
  assault: memory('assault', { target: u16.as(kinds.place), defender: u16.as(kinds.unit) }),
  ...pieceTables(ground.size, ground.size, 2),
})

export type State = Played<typeof columns, DrillSetting>

const SIDE_OF = Uint8Array.from([0, ...COUNTERS.map(({ side }) => side)])

export const sideOf = (unit: number): number => SIDE_OF[unit]!
export const enemyOf = (side: number): number => 3 - side

/** 4.1: every unit controls the six hexes around it, but not across a river. */
export const pieces = new Pieces<State>({
  sideOf: (_s, unit) => sideOf(unit),
  zone: (s, _unit, from) => s.setting.zones[from]!,
})

/** 1.3: a town belongs to whoever was last in it. */
export function place(s: State, unit: number, where: number): void {
  pieces.place(s, unit, where)
  const town = TOWN_AT[where]!
  if (town !== 0) s.towns.held[town] = sideOf(unit)
}

const TOWN_AT = new Uint8Array(board.grid.size + 1)
TOWNS.forEach(({ hex }, n) => {
  TOWN_AT[hex] = n + 1
})

function home(edge: string): Uint8Array {
  const hexes = new Uint8Array(board.grid.size + 1)
  for (const hex of board.edge(edge)) hexes[hex] = 1
  return hexes
}

function zonesOf(board: Board): Uint8Array {
  const river = board.sideClass('river')
  const zones = new Uint8Array(board.grid.size + 1)
  for (let hex = 1; hex < zones.length; hex++)
    zones[hex] = projectionInto(board.grid, hex, river, (of, from, direction) => of[from * 6 + direction] === 0)
  return zones
}

function stepCosts(board: Board): Uint8Array {
  const river = board.sideClass('river')
  const { neighbours, size } = board.grid
  const costs = new Uint8Array((size + 1) * 6)
  for (let i = 6; i < costs.length; i++) {
    const to = neighbours[i]!
    const terrain = TERRAIN_COST[board.terrainNames[board.terrain[to]!]!] ?? TABLE_BARRED
    costs[i] = to === 0 ? TABLE_BARRED : terrain + (river[i] === 0 ? 0 : RIVER_COST)
  }
  return costs
}
