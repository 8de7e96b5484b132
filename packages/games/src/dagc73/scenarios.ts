import {
  type Board,
  dataOfBoard,
  type Grid,
  idKind,
  numberKind,
  type OddsTable,
  type OperandKind,
  type OptionsOf,
  placeKind,
  projectionInto,
  type Rule,
  type Sequence,
  type Setting,
  TABLE_BARRED,
  wordKind,
} from '@hexfront/core'
import { marked, sortedNeighbours } from '../hexes.ts'
import type { Dagc73Data } from './book.ts'
import { CLEAR_COST, type CombatResult, DATES, type LevelFrom, MOVERS, ROUGH_COST } from './charts.ts'
import { type Arrival, AT_START, battlegroupOf, type Counter, type Edge, type Force, KINDS } from './counters.ts'
import { type Dagc73Phase, SEQUENCE } from './phases.ts'

export const SCENARIOS = [
  {
    id: 'historical',
    name: 'Historical',
    about: 'Hitler forbids all withdrawal: fortified cities, frozen garrisons, a slow response.',
  },
  {
    id: 'sane',
    name: 'Sane Historical',
    about: 'A shorter line from Orsha through Mogilev, and hands free to use it.',
  },
  { id: 'limited', name: 'Limited Withdrawal', about: 'Army Group Center stands on the Dvina and the Berezina.' },
  { id: 'maximum', name: 'Maximum Withdrawal', about: 'Far back, with more divisions, against more Russians.' },
] as const

export type ScenarioId = (typeof SCENARIOS)[number]['id']

export const OPTIONS = [
  {
    id: 'ukraine',
    name: 'Reinforcements from the Ukraine',
    about: 'The Germans may call for more units from turn 7 or 8 on; each one that is lost counts double.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '13.0',
  },
  {
    id: 'crt12Swap',
    name: 'Odds of 1-2 put in order',
    about: 'As printed, a 5 does better than a 6 at odds of 1-2; this sets the two right.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'R73-02',
  },
  {
    id: 'reserveSide',
    name: 'Where the reserve stands',
    about:
      'The 25 points of German units that may be placed freely stand behind the front line, before it, or on both sides.',
    values: ['west', 'either', 'east'],
    words: { west: 'West of the line', either: 'On either side', east: 'East of the line' },
    standard: 'west',
    rule: 'R73-07',
  },
  {
    id: 'retreatedBlocksAttack',
    name: 'Retreats protect',
    about: 'A hex that a unit has retreated into cannot be attacked again in the same phase.',
    values: ['on', 'off'],
    standard: 'on',
    rule: 'R73-11',
  },
  {
    id: 'fortCities',
    name: 'Fortified cities everywhere',
    about: 'Vitebsk, Orsha, Mogilev and Bobruisk double their defenders in every scenario.',
    values: ['on', 'off'],
    standard: 'on',
    rule: 'R73-24',
  },
  {
    id: 'reinforcementTrack',
    name: 'The infantry division of turn 7',
    about: 'It is one of the units from the Ukraine, or it comes in any case and counts once when it is lost.',
    values: ['ukraine', 'always'],
    words: { ukraine: 'From the Ukraine', always: 'Comes in any case' },
    standard: 'ukraine',
    rule: 'R73-03',
  },
  {
    id: 'railheadMA',
    name: 'How far railheads move',
    about: 'A railhead moves one hex in a turn, as its counter says, or eleven, as the rules can be read.',
    values: ['1', '11'],
    words: { 1: 'One hex', 11: 'Eleven hexes' },
    standard: '1',
    rule: 'R73-01',
  },
] as const

export type Dagc73Options = OptionsOf<typeof OPTIONS>

/** 14.31: how many units each fortified city must hold in the Historical scenario. */
const FORTIFIED_CITIES: Readonly<Record<string, number>> = { Vitebsk: 3, Orsha: 1, Mogilev: 1, Bobruisk: 1 }
const FULL_GARRISONS = ['Vilna', 'Pinsk', 'Grodno']
const LIMITED_GARRISONS = ['Minsk', 'Dvinsk']

/** 15.x: what holds in a scenario. */
const RULES: Readonly<
  Record<ScenarioId, { force: Force; hasFrozenCities: boolean; hasSlowResponse: boolean; garrisons: readonly string[] }>
> = {
  historical: {
    force: 'historical',
    hasFrozenCities: true,
    hasSlowResponse: true,
    garrisons: [...FULL_GARRISONS, ...LIMITED_GARRISONS],
  },
  sane: {
    force: 'historical',
    hasFrozenCities: false,
    hasSlowResponse: false,
    garrisons: [...FULL_GARRISONS, ...LIMITED_GARRISONS],
  },
  limited: {
    force: 'historical',
    hasFrozenCities: false,
    hasSlowResponse: true,
    garrisons: [...FULL_GARRISONS, ...LIMITED_GARRISONS],
  },
  maximum: { force: 'maximum', hasFrozenCities: false, hasSlowResponse: false, garrisons: FULL_GARRISONS },
}

interface ArrivalOf {
  readonly unit: number
  readonly turn: number
  readonly edge: Edge
}

/** A city that must hold units at set-up. */
export interface Post {
  readonly name: string
  readonly hex: number
  readonly needs: number
  readonly holds: 'garrison' | 'fortified'
  readonly rule: Rule
}

/** What does not change in a match. Tables are by hex, or by hex * 6 + direction. */
export interface Dagc73Setting extends Setting {
  readonly options: Dagc73Options
  readonly kinds: Readonly<Record<'unit' | 'place' | 'column' | 'date' | 'movers' | 'n', OperandKind>>
  readonly sequence: Sequence<Dagc73Phase>
  readonly id: ScenarioId
  readonly board: Board
  readonly ground: Grid
  /** Row 0 is nobody. */
  readonly roster: readonly (Counter | null)[]
  readonly unitIds: readonly string[]
  readonly atStart: number
  readonly sideOf: Uint8Array
  readonly strength: Uint8Array
  readonly movement: Uint8Array
  readonly isMechanized: Uint8Array
  readonly isRailhead: Uint8Array
  readonly isBattlegroup: Uint8Array
  readonly isUkrainian: Uint8Array
  readonly battlegroup: Uint8Array
  readonly arrivals: readonly ArrivalOf[]
  readonly crt: OddsTable<CombatResult>
  /** 15.x: read from the top; the first ratio that is reached counts. */
  readonly victory: readonly LevelFrom[]
  /** Forest or swamp (8.9). */
  readonly rough: Uint8Array
  readonly river: Uint8Array
  readonly rail: Uint8Array
  readonly onRail: Uint8Array
  /** Steps by class of unit: foot, mechanized, railhead. */
  readonly footCosts: Uint8Array
  readonly mechanizedCosts: Uint8Array
  readonly railCosts: Uint8Array
  readonly evenCosts: Uint8Array
  /** Directions that a mechanized unit controls (6.1A). */
  readonly mechanizedZone: Uint8Array
  /** The neighbours of each hex in ascending order, by hex * 6 and on; those off the map first, as 0. */
  readonly around: Uint16Array
  /** The active German line, and whether a hex is on it. */
  readonly line: readonly number[]
  readonly onLine: Uint8Array
  /** R73-06: 1 east of the active line. */
  readonly isEast: Uint8Array
  /** Fortified hexes of each side (8.9, R73-24, R73-30); index by side. */
  readonly forts: readonly Uint8Array[]
  readonly sovietLine: Uint8Array
  readonly sovietHexes: readonly number[]
  /** Map-edge hexes with a railway on each side of the line: where supply comes from (9.1). */
  readonly railEnds: readonly (readonly number[])[]
  readonly posts: readonly Post[]
  readonly hasFrozenCities: boolean
  readonly hasSlowResponse: boolean
  readonly reserveSide: Dagc73Options['reserveSide']
  readonly retreatedBlocksAttack: boolean
}

/** What the rules read of the map. */
const boardData = (board: Board) =>
  dataOfBoard(board, {
    places: [...Object.keys(FORTIFIED_CITIES), ...FULL_GARRISONS, ...LIMITED_GARRISONS],
  })

export function settingOf(scenario: string, options: Dagc73Options, data: Dagc73Data): Dagc73Setting {
  const { board } = data
  const id = SCENARIOS.find((one) => one.id === scenario)!.id
  const { force, hasFrozenCities, hasSlowResponse, garrisons } = RULES[id]
  const { roster, atStart, arrivals } = rosterOf(force, options, data)
  const unitIds = roster.map((counter) => counter?.id ?? '')
  const indexOf = new Map(unitIds.map((one, unit) => [one, unit]))
  const { grid } = board
  const rail = board.link('rail')
  const table = options.crt12Swap === 'on' ? data.crt.swapped : data.crt.standard
  const ground = groundTables(board)
  const line = [...board.line(id)]
  const onLine = marked(board.grid, line)
  const isEast = eastOf(board, onLine)
  const fortified = Object.keys(FORTIFIED_CITIES).map((name) => board.place(name).hex)
  const germanForts = marked(board.grid, [
    ...line,
    ...(options.fortCities === 'off' && !hasFrozenCities ? [] : fortified),
  ])
  const sovietLine = marked(board.grid, board.line('soviet'))
  const column = (value: (counter: Counter) => number) =>
    Uint8Array.from(roster, (counter) => (counter ? value(counter) : 0))
  const posts: Post[] = [
    ...garrisons.map(
      (name): Post => ({
        name,
        hex: board.place(name).hex,
        needs: 1,
        holds: 'garrison',
        rule: LIMITED_GARRISONS.includes(name) ? '14.33' : '14.32',
      }),
    ),
    ...(hasFrozenCities
      ? Object.entries(FORTIFIED_CITIES).map(
          ([name, needs]): Post => ({ name, hex: board.place(name).hex, needs, holds: 'fortified', rule: '14.31' }),
        )
      : []),
  ]
  return {
    scenario,
    options,
    sequence: SEQUENCE,
    id,
    board,
    ground: grid,
    roster,
    unitIds,
    atStart,
    kinds: {
      unit: idKind('unit', unitIds),
      place: placeKind(grid, []),
      column: wordKind(table.columns),
      date: wordKind(DATES),
      movers: wordKind(MOVERS),
      n: numberKind(0, 999),
    },
    sideOf: column(({ side }) => side),
    strength: column(({ strength }) => strength),
    movement: column(({ movement }) => movement),
    isMechanized: column(({ kind }) => (KINDS[kind].isMechanized ? 1 : 0)),
    isRailhead: column(({ kind }) => (kind === 'railhead' ? 1 : 0)),
    isBattlegroup: column(({ kind }) => (kind === 'battlegroup' ? 1 : 0)),
    isUkrainian: column(({ isUkrainian }) => (isUkrainian ? 1 : 0)),
    battlegroup: column(({ battlegroup }) => (battlegroup === null ? 0 : indexOf.get(battlegroup)!)),
    arrivals,
    crt: table,
    victory: data.victory[id],
    rail,
    ...ground,
    line,
    onLine,
    isEast,
    forts: [new Uint8Array(grid.size + 1), germanForts, sovietLine],
    sovietLine,
    sovietHexes: board.line('soviet'),
    railEnds: [[], railEnds(board, isEast, 0), railEnds(board, isEast, 1)],
    posts,
    hasFrozenCities,
    hasSlowResponse,
    reserveSide: options.reserveSide,
    retreatedBlocksAttack: options.retreatedBlocksAttack !== 'off',
    data() {
      const counters = roster.map((counter) => ({ ...counter, name: '' }))
      return { board: boardData(board), roster: counters, arrivals, crt: table.cells }
    },
  }
}

/** Units at the start first, then arrivals, then battlegroups in waiting. */
function rosterOf(
  force: Force,
  options: Dagc73Options,
  data: Dagc73Data,
): { roster: (Counter | null)[]; atStart: number; arrivals: ArrivalOf[] } {
  const known = new Map(data.unit.map((counter) => [counter.id, counter]))
  const ofBook = (counter: Counter): Counter => {
    const { strength, movement } = known.get(counter.id) ?? counter
    return { ...counter, strength, movement }
  }
  const start = AT_START[force].map((counter) => withAllowance(ofBook(counter), options.railheadMA))
  const track = trackOf(options, data.arrival)
  const used = [...start, ...track.map(({ counter }) => ofBook(counter))]
  const groups = used
    .map(battlegroupOf)
    .filter((counter) => counter !== null)
    .map(ofBook)
  const arrivals = track.map(({ turn, edge }, n) => ({ turn, edge, unit: start.length + n + 1 }))
  return { roster: [null, ...used, ...groups], atStart: start.length, arrivals }
}

/** R73-01. */
const withAllowance = (counter: Counter, railheads: Dagc73Options['railheadMA']): Counter =>
  counter.kind === 'railhead' && railheads === '11' ? { ...counter, movement: 11 } : counter

/** 10.2, 13.0, R73-03. */
function trackOf(options: Dagc73Options, track: readonly Arrival[]): Arrival[] {
  const standing = track.filter(({ counter }) => !counter.isUkrainian)
  const ukrainian = track.filter(({ counter }) => counter.isUkrainian)
  const [seventh, ...later] = ukrainian
  const isFree = options.reinforcementTrack === 'always'
  const always = isFree ? [{ ...seventh!, counter: { ...seventh!.counter, isUkrainian: false } }] : []
  const optional = isFree ? later : ukrainian
  return [...standing, ...always, ...(options.ukraine === 'on' ? optional : [])]
}

/** What the map says about moving, hex by hex and hexside by hexside (8.9). */
export function groundTables(board: Board) {
  const { grid, terrain, terrainNames } = board
  const { neighbours, size } = grid
  const river = board.sideClass('river')
  const rail = board.link('rail')
  const sea = board.sideClass('water')
  const rough = new Uint8Array(size + 1)
  const onRail = new Uint8Array(size + 1)
  const ways = (size + 1) * 6
  const footCosts = new Uint8Array(ways).fill(TABLE_BARRED)
  const mechanizedCosts = new Uint8Array(ways).fill(TABLE_BARRED)
  const railCosts = new Uint8Array(ways).fill(TABLE_BARRED)
  const evenCosts = new Uint8Array(ways).fill(TABLE_BARRED)
  const mechanizedZone = new Uint8Array(size + 1)
  for (let hex = 1; hex <= size; hex++) rough[hex] = ['forest', 'swamp'].includes(terrainNames[terrain[hex]!]!) ? 1 : 0
  for (let hex = 1; hex <= size; hex++)
    mechanizedZone[hex] = projectionInto(grid, hex, rough, (of, _from, _direction, to) => of[to] === 0)
  for (let hex = 1; hex <= size; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const way = hex * 6 + direction
      const to = neighbours[way]!
      if (to === 0) continue
      // 5.2E.b: all-sea hexes and hexsides are closed.
      if (sea[way] !== 0 || terrainNames[terrain[to]!] === 'sea') continue
      footCosts[way] = CLEAR_COST
      evenCosts[way] = 1
      mechanizedCosts[way] = rough[to] === 0 ? CLEAR_COST : ROUGH_COST
      if (rail[way] !== 0) {
        railCosts[way] = 1
        onRail[hex] = 1
      }
    }
  return {
    around: sortedNeighbours(grid),
    rough,
    river,
    onRail,
    footCosts,
    mechanizedCosts,
    railCosts,
    evenCosts,
    mechanizedZone,
  }
}

/** R73-06: what stays joined to the east edge when the line is taken away. */
function eastOf(board: Board, onLine: Uint8Array): Uint8Array {
  const { grid } = board
  const isEast = new Uint8Array(grid.size + 1)
  const open = board.edge('east').filter((hex) => onLine[hex] === 0)
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (hex === 0 || isEast[hex] === 1 || onLine[hex] === 1) continue
    isEast[hex] = 1
    for (let direction = 0; direction < 6; direction++) open.push(grid.neighbour(hex, direction))
  }
  return isEast
}

/** Rail hexes of the map edge on one side of the line. */
function railEnds(board: Board, isEast: Uint8Array, east: number): number[] {
  const rim = new Set(['north', 'east', 'south', 'west'].flatMap((edge) => [...board.edge(edge)]))
  const rail = board.link('rail')
  const hasRail = (hex: number) => rail.subarray(hex * 6, hex * 6 + 6).some((link) => link !== 0)
  return [...rim].filter((hex) => isEast[hex] === east && hasRail(hex)).sort((a, b) => a - b)
}
