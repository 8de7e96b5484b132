import {
  type Board,
  dataOfBoard,
  type Grid,
  idKind,
  numberKind,
  type OperandKind,
  type OptionsOf,
  placeKind,
  type ResultTable,
  resultAt,
  type Setting,
  TABLE_BARRED,
  wordKind,
} from '@hexfront/core'
import { marked } from '../hexes.ts'
import type { PesData } from './book.ts'
import {
  AIMS,
  AXES,
  GERMAN_FIRE,
  HIGHEST_MODIFIER,
  LOC_POINTS,
  LOWEST_MODIFIER,
  type Movement,
  SOVIET_FIRE,
  TERRAINS,
  type Terrain,
} from './charts.ts'
import { type Counter, GERMAN, type Kind } from './counters.ts'
import { SEQUENCE } from './phases.ts'

export const SCENARIOS = [
  {
    id: 'campaign',
    name: 'Bialystok to Moscow',
    about: 'Army Group Center from 22 June 1941, and on to Moscow if it does better than history.',
  },
] as const

export const OPTIONS = [
  {
    id: 'endOfJuly',
    name: 'The check at the end of July',
    about: 'Fifty units in pockets and the five western points: you need both of them by then, or one is enough.',
    values: ['both', 'either'],
    words: { both: 'Both are needed', either: 'One is enough' },
    standard: 'both',
    rule: 'P-R03',
  },
  {
    id: 'fzEast',
    name: 'Fortified zones east of the line',
    about:
      'A fortified zone that is drawn for a hex east of the line is out of the game, or goes back to be drawn again.',
    values: ['gone', 'returned'],
    words: { gone: 'Out of the game', returned: 'Back to the cup' },
    standard: 'gone',
    rule: 'P-R10',
  },
  {
    id: 'breakoutPlusOne',
    name: 'Desperate breakouts',
    about: 'Soviet units that break out of a pocket add one to their dice.',
    values: ['on', 'off'],
    standard: 'on',
    rule: 'P-R20',
  },
  {
    id: 'swfRow18',
    name: 'Armies from the southwest',
    about:
      'One that reaches row 18 wins the game for the Soviets only if it fought or took ground on its way, or always.',
    values: ['afterFight', 'literal'],
    words: { afterFight: 'Only after a fight', literal: 'Always' },
    standard: 'afterFight',
    rule: 'P-R25',
  },
  {
    id: 'emFromBreakout',
    name: 'Entrenchments drawn for a breakout',
    about: 'They go back to the cup as soon as the force is drawn, or only when the turn ends.',
    values: ['atOnce', 'endOfTurn'],
    words: { atOnce: 'At once', endOfTurn: 'When the turn ends' },
    standard: 'atOnce',
    rule: 'P-R28',
  },
  {
    id: 'tables',
    name: 'How hard it is',
    about:
      'Movement after the first turn and the results of fire had to be worked out. The harder way slows you sooner, and Soviet fire takes two steps on a 7.',
    values: ['standard', 'harsh'],
    words: { standard: 'As worked out', harsh: 'Harder' },
    standard: 'standard',
    rule: '10.5',
  },
  {
    id: 'crtOneRow',
    name: 'Soviet fire as good as yours',
    about: 'The Soviets hit from a 4, as the Germans do, which makes the game much harder.',
    values: ['off', 'on'],
    standard: 'off',
  },
  {
    id: 'historicalStop',
    name: 'Stop at the end of July',
    about: 'The campaign ends with the check in July and is judged by it.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '1.1',
  },
] as const

/** Boxes off the map, after the hexes. */
const BOXES = [
  'cup',
  'stavka',
  'dead',
  'aside',
  'spent',
  'lost',
  'turn:2',
  'turn:5',
  'turn:6',
  'southwest',
  'breakout',
  'recycle',
  'hand',
] as const

export type BoxName = (typeof BOXES)[number]

export type PesOptions = OptionsOf<typeof OPTIONS>

/** What does not change in a match. Tables are by hex, or by hex * 6 + direction, or by unit. */
export interface PesSetting extends Setting {
  readonly options: PesOptions
  readonly kinds: Readonly<Record<'unit' | 'place' | 'aim' | 'axis' | 'n', OperandKind>>
  readonly board: Board
  readonly ground: Grid
  /** Row 0 is nobody. */
  readonly roster: readonly (Counter | null)[]
  readonly unitIds: readonly string[]
  /** 3.2: units 1 to this are set up by the player. */
  readonly startForce: number
  readonly sideOf: Uint8Array
  /** Combat dice on the full and on the reduced side. */
  readonly fullDice: Uint8Array
  readonly reducedDice: Uint8Array
  readonly isMech: Uint8Array
  readonly isFlak: Uint8Array
  readonly isDivision: Uint8Array
  readonly isSpecialist: Uint8Array
  readonly isZone: Uint8Array
  readonly isEntrenchment: Uint8Array
  readonly isAssault: Uint8Array
  /** Of those in the cup, which are alike in all that rules read. */
  readonly sort: Uint8Array
  readonly terrain: Uint8Array
  readonly isTown: Uint8Array
  readonly isCity: Uint8Array
  readonly isMoscow: Uint8Array
  /** 11.3: Brest-Litovsk and the Moscow hexes, which never break out. */
  readonly isFortress: Uint8Array
  readonly isGreaterGermany: Uint8Array
  readonly isLoc: Uint8Array
  /** 8.8, 9.12: in or west of the line, Greater Germany included. */
  readonly isWest: Uint8Array
  readonly isEastEdge: Uint8Array
  readonly eastEdge: readonly number[]
  readonly inRow18: Uint8Array
  /** Twice the distance to the east of column 00; never above 0 (P-R22). */
  readonly easting: Int16Array
  /** 10.3: river hexsides, those at city hexes left out. */
  readonly river: Uint8Array
  readonly legCosts: Uint8Array
  readonly mechCosts: Uint8Array
  /** 10.3: the same without rivers, for turn 1. */
  readonly legDryCosts: Uint8Array
  readonly mechDryCosts: Uint8Array
  /** 12.4: one a hex, none over lakes and reservoirs. */
  readonly countCosts: Uint8Array
  /** Closed to Germans in the early game. */
  readonly closedEarly: Uint8Array
  readonly open: Uint8Array
  readonly loc: readonly number[]
  readonly moscow: readonly number[]
  readonly greaterGermany: readonly number[]
  readonly tula: number
  readonly kalinin: number
  readonly startFront: readonly number[]
  /** 13.0, in the order of the roster. */
  readonly armies: readonly number[]
  readonly northwest: number
  readonly northeast: number
  readonly charts: Pick<PesData, 'tec' | 'crossing'>
  /** 9.13. */
  readonly movement: Movement
  /** 10.5: steps by face, for the side that fires and its modifier from -3. */
  readonly fire: readonly (readonly Uint8Array[])[]
  readonly box: Readonly<Record<BoxName, number>>
  readonly places: number
}

/** What the rules read of the map and the counters. */
const boardData = (board: Board) => dataOfBoard(board, { places: [...LOC_POINTS, 'Brest-Litovsk', 'Tula', 'Kalinin'] })
const countersData = (counters: readonly Counter[]) => counters.map(({ name: _, ...counter }) => counter)

export function settingOf(scenario: string, options: PesOptions, data: PesData): PesSetting {
  const { board, unit: counters, tec, crossing } = data
  const { grid } = board
  const roster = [null, ...counters]
  const unitIds = roster.map((counter) => counter?.id ?? '')
  const column = (value: (counter: Counter) => number) =>
    Uint8Array.from(roster, (counter) => (counter ? value(counter) : 0))
  const is = (...kinds: Kind[]) => column(({ kind }) => (kinds.includes(kind) ? 1 : 0))
  const { table, movement } = tablesOf(options, data)
  const isMoscow = board.area('moscow')
  const isGreaterGermany = board.area('greater germany')
  const isWest = board.area('west of the line').map((inside, hex) => inside | isGreaterGermany[hex]!)
  const loc = LOC_POINTS.map((name) => board.place(name).hex)
  const isFortress = isMoscow.slice()
  isFortress[board.place('Brest-Litovsk').hex] = 1
  const isMech = is('panzer', 'motorized', 'brigade', 'flak')
  const box = boxes(grid.size)
  return {
    scenario,
    options,
    sequence: SEQUENCE,
    board,
    ground: grid,
    roster,
    unitIds,
    startForce: counters.filter(({ side, turn }) => side === GERMAN && turn === 0).length,
    kinds: {
      unit: idKind('unit', unitIds),
      place: placeKind(grid, BOXES),
      aim: wordKind(AIMS),
      axis: wordKind(AXES),
      n: numberKind(0, 999),
    },
    sideOf: column(({ side }) => side),
    fullDice: column(({ dice }) => dice),
    reducedDice: column(({ reduced }) => reduced),
    isMech,
    isFlak: is('flak'),
    isDivision: column(({ side, kind }) => (side === GERMAN && kind !== 'brigade' && kind !== 'flak' ? 1 : 0)),
    isSpecialist: is('tank', 'mechanized', 'airborne', 'zone'),
    isZone: is('zone'),
    isEntrenchment: is('entrenchment'),
    isAssault: is('group', 'horse', 'army'),
    sort: column(({ kind }) => (kind === 'zone' ? 3 : ['tank', 'mechanized', 'airborne'].includes(kind) ? 2 : 1)),
    terrain: Uint8Array.from(board.terrain, (of) => Math.max(0, TERRAINS.indexOf(terrainNamed(board, of)))),
    isTown: marked(
      board.grid,
      board.placesOf('town').map(({ hex }) => hex),
    ),
    isCity: marked(
      board.grid,
      hexesWhere(board, (hex) => board.terrainNames[board.terrain[hex]!] === 'city'),
    ),
    isMoscow,
    isFortress,
    isGreaterGermany,
    isLoc: marked(board.grid, loc),
    isWest,
    isEastEdge: marked(board.grid, board.edge('east')),
    eastEdge: board.edge('east'),
    inRow18: marked(board.grid, board.line('row 18')),
    easting: eastings(board),
    ...costTables(data),
    charts: { tec, crossing },
    closedEarly: isWest.map((west) => (west === 1 ? 0 : TABLE_BARRED)),
    open: new Uint8Array(grid.size + 1),
    loc,
    moscow: board.areaHexes('moscow'),
    greaterGermany: board.areaHexes('greater germany'),
    tula: board.place('Tula').hex,
    kalinin: board.place('Kalinin').hex,
    startFront: board.line('front'),
    armies: counters.flatMap(({ kind }, at) => (kind === 'army' ? [at + 1] : [])),
    northwest: grid.directions.indexOf('NW'),
    northeast: grid.directions.indexOf('NE'),
    movement,
    fire: [fireClasses(table, GERMAN_FIRE), fireClasses(table, SOVIET_FIRE)],
    box,
    places: grid.size + BOXES.length,
    data() {
      return { board: boardData(board), counters: countersData(counters), crt: table.cells, effects: tec, movement }
    },
  }
}

/** 9.13, 10.5: as chosen. One row for both sides has its own results, harsh or not. */
function tablesOf(options: PesOptions, data: PesData): { table: ResultTable; movement: Movement } {
  const isHarsh = options.tables === 'harsh'
  return {
    table: options.crtOneRow === 'on' ? data.crt.oneRow : isHarsh ? data.crt.harsh : data.crt.standard,
    movement: isHarsh ? data.harshMovement : data.movement,
  }
}

const terrainNamed = (board: Board, of: number): Terrain =>
  TERRAINS.find((name) => name === board.terrainNames[of]) ?? 'clear'

/** 9.11, 10.3: the hex entered and the river crossed; cities cancel rivers; water is closed. */
function costTables({ board, tec, crossing }: PesData) {
  const { grid, terrain } = board
  const { neighbours, size } = grid
  const sides = board.sideClass('river')
  const water = board.sideClass('water')
  const city = board.terrainClass('city')
  const closed = () => new Uint8Array((size + 1) * 6).fill(TABLE_BARRED)
  const [legCosts, mechCosts, legDryCosts, mechDryCosts, countCosts] = [
    closed(),
    closed(),
    closed(),
    closed(),
    closed(),
  ]
  const river = new Uint8Array((size + 1) * 6)
  for (let hex = 1; hex <= size; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const way = hex * 6 + direction
      const to = neighbours[way]!
      if (to === 0 || water[way] !== 0) continue
      const { leg, mech } = tec[terrainNamed(board, terrain[to]!)]
      const isRiver = sides[way] !== 0 && terrain[hex] !== city && terrain[to] !== city
      river[way] = isRiver ? 1 : 0
      legDryCosts[way] = leg
      mechDryCosts[way] = mech
      legCosts[way] = leg + (isRiver ? crossing.leg : 0)
      mechCosts[way] = mech + (isRiver ? crossing.mech : 0)
      countCosts[way] = 1
    }
  return { river, legCosts, mechCosts, legDryCosts, mechDryCosts, countCosts }
}

/** P-R22: an odd row lies half a hex to the west. */
function eastings(board: Board): Int16Array {
  const out = new Int16Array(board.grid.size + 1)
  for (let hex = 1; hex <= board.grid.size; hex++) {
    const name = board.grid.name(hex)
    out[hex] = -2 * Number(name.slice(2)) - (Number(name.slice(0, 2)) % 2)
  }
  return out
}

/** For each modifier the steps that each face costs. */
function fireClasses(table: ResultTable, row: number): Uint8Array[] {
  const classes: Uint8Array[] = []
  for (let modifier = LOWEST_MODIFIER; modifier <= HIGHEST_MODIFIER; modifier++)
    classes.push(Uint8Array.from([1, 2, 3, 4, 5, 6], (face) => resultAt(table, row, face + modifier)))
  return classes
}

function boxes(size: number): Record<BoxName, number> {
  const at = (name: BoxName) => size + 1 + BOXES.indexOf(name)
  return {
    cup: at('cup'),
    stavka: at('stavka'),
    dead: at('dead'),
    aside: at('aside'),
    spent: at('spent'),
    lost: at('lost'),
    'turn:2': at('turn:2'),
    'turn:5': at('turn:5'),
    'turn:6': at('turn:6'),
    southwest: at('southwest'),
    breakout: at('breakout'),
    recycle: at('recycle'),
    hand: at('hand'),
  }
}

function hexesWhere(board: Board, ok: (hex: number) => boolean): number[] {
  return Array.from({ length: board.grid.size }, (_, i) => i + 1).filter(ok)
}
