import {
  type Board,
  cutBoard,
  dataOfBoard,
  type Grid,
  idKind,
  numberKind,
  type OddsTable,
  type OperandKind,
  type OptionsOf,
  placeKind,
  type RangeTable,
  type ResultTable,
  type Sequence,
  type Setting,
  withUnknowns,
  wordKind,
} from '@hexfront/core'
import { marked } from '../hexes.ts'
import { once } from '../once.ts'
import { BOOK, cardIn, type EfsData } from './book.ts'
import type { Arrival, Campaign, Card } from './data/card.ts'
import { CARDS } from './data/cards.ts'
import {
  CLASS_OF_BOX,
  DRMS,
  MOVEMENT_PHASES,
  MOVES,
  type MoverClass,
  OVERRUN,
  POINT,
  READINESS,
  RESULTS,
  type Result,
  ROADS,
  SHARES,
  TERRAIN,
  WEATHERS,
} from './data/charts.ts'
import type { Counter } from './data/counter.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { unitsNamed } from './data/names.ts'
import { GROUPS } from './data/oob/deployment.ts'
import { type GroundTables, groundTables, OFF_MOTORWAY, ON_FOOT, ON_WHEELS, SOVIET_ARMOR } from './ground.ts'
import { type MarkedBridge, markedBridges, SPANS } from './movement/spans.ts'
import { type EfsPhase, type Switches, sequenceOf } from './phases.ts'
import { juneProjections, projectionTables } from './projections.ts'
import { cupOf } from './reserves/cups.ts'

export const SCENARIOS = CARDS.map(({ id, name, about }) => ({ id, name, about }))

export const OPTIONS = [
  {
    id: 'limitedInformation',
    name: 'Limited information',
    about: 'Of a stack that no unit of yours is next to you see its top unit and its HQs.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '4.7',
  },
  {
    id: 'retreats',
    name: 'Retreats towards supply',
    about: 'A retreat may not lead further away from a friendly source where it can be avoided.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '4.6',
  },
  {
    id: 'historicalWeather',
    name: 'Historical weather',
    about: 'The weather of 1941 instead of dice.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '2.24',
  },
  {
    id: 'ferryRail',
    name: 'Trains that wait for ferries',
    about: 'Points of a journey by rail that do not suffice for a ferry are there on the next turn.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '4.26a',
  },
  {
    id: 'railLinks',
    name: 'Railways beyond the map',
    about: 'Soviet trains go from one hex of the edge to another on railways that are not on the map.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '4.26c',
  },
  {
    id: 'sovietInterdiction',
    name: 'Soviet interdiction',
    about: 'From turn 14 on Soviet air units interdict towns, crossings and troops of the Axis.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '5.4',
  },
] as const

export type EfsOptions = OptionsOf<typeof OPTIONS>

/** As a game usually begins. */
export const USUAL_OPTIONS: EfsOptions = {
  limitedInformation: 'off',
  retreats: 'off',
  historicalWeather: 'off',
  ferryRail: 'off',
  railLinks: 'off',
  sovietInterdiction: 'off',
}

/** Places off the map, numbered after the hexes. */
const OFF_MAP = [
  'ready',
  'flown',
  'damaged',
  'destroyed',
  'mission',
  'arriving',
  'active',
  'cadre',
  'eliminated',
  'removed',
  'exited',
] as const
type OffMap = (typeof OFF_MAP)[number]

/** 12.5: orders; the last is what the enemy sees of one. */
export const ORDERS = ['', 'no retreat', 'additional retreat', 'face down'] as const
export const NO_RETREAT = 1
export const ADDITIONAL_RETREAT = 2
export const FACE_DOWN = 3

/** How units move. */
export const WAYS = ['', 'march', 'infiltration', 'one hex', 'strategic', 'rail', 'reaction', 'entry'] as const

/** What does not change in a match. Tables are by unit, by hex, or by hex * 6 + direction. */
export interface EfsSetting extends Setting, GroundTables {
  readonly options: EfsOptions
  readonly kinds: Readonly<
    Record<
      'unit' | 'place' | 'side' | 'n' | 'points' | 'order' | 'weather' | 'column' | 'result' | 'drm' | 'turn',
      OperandKind
    >
  >
  readonly sequence: Sequence<EfsPhase>
  readonly card: Card
  readonly switches: Switches
  readonly board: Board
  readonly ground: Grid
  /** Row 0 is nobody, and rows behind the last true unit stand for pieces that a view does not know. */
  readonly roster: readonly (Counter | null)[]
  readonly unitIds: readonly string[]
  readonly unknownRows: Uint8Array
  /** How many true units there are. */
  readonly units: number
  readonly sideOf: Uint8Array
  /** By side: its first unit, its last unit on the ground, and its last. */
  readonly first: readonly number[]
  readonly lastGround: readonly number[]
  readonly last: readonly number[]
  readonly isAir: Uint8Array
  readonly isHq: Uint8Array
  readonly isTrain: Uint8Array
  readonly isArtillery: Uint8Array
  readonly isRocket: Uint8Array
  readonly isEngineer: Uint8Array
  readonly isCavalry: Uint8Array
  readonly isAntiaircraft: Uint8Array
  readonly isDivision: Uint8Array
  readonly isGuards: Uint8Array
  readonly isNkvd: Uint8Array
  readonly isMilitia: Uint8Array
  /** 10.12: a red box. */
  readonly isMotorized: Uint8Array
  /** A red attack number. */
  readonly isArmor: Uint8Array
  /** 8.4: which counter it is shows when it fights. */
  readonly isUntried: Uint8Array
  /** The pool of an Untried unit and of those that may be behind it, by number; 0 for none. */
  readonly pool: Uint8Array
  /** What a unit projects: `NO_ZONE`, `ZONE` or `ZONE_ON_WHEELS`. */
  readonly zone: Uint8Array
  readonly classOf: readonly (MoverClass | null)[]
  /** 7.1: by unit * 4 + movement phase, an index into `SHARES`. */
  readonly share: Uint8Array
  /** Terrain and road costs: a `MoverMask`. */
  readonly mover: Uint8Array
  readonly stacking: Uint8Array
  readonly steps: Uint8Array
  /** By unit * 4 + face. */
  readonly attack: Uint8Array
  readonly defence: Uint8Array
  readonly movement: Uint8Array
  readonly support: Uint8Array
  readonly range: Uint8Array
  readonly command: Uint8Array
  readonly recovery: Uint8Array
  /** 14.x, of air units. */
  readonly rating: Uint8Array
  readonly cas: Uint8Array
  readonly interdiction: Uint8Array
  /** The headquarters, in order. */
  readonly hqs: readonly number[]
  /** 15.58: divisions whose units count together, by number; 0 for none. */
  readonly division: Uint8Array
  /** 21.74: the hex that a militia unit stays near. */
  readonly home: Uint16Array
  /** 10.83: where a brigade of Vitebsk may be at home instead; 0 where it is not on the map. */
  readonly polotsk: number
  /** 8.1: entry hexes and the class of road into them, by unit. */
  readonly entry: readonly (readonly number[])[]
  readonly entryRoad: Uint8Array
  /** 3.12: the same with Rzhev, for those who may also come in there. */
  readonly entryByRzhev: readonly (readonly number[])[]
  readonly rzhev: number
  readonly dueTurn: Uint8Array
  /** 10.16, 10.36, 10.66. */
  readonly objectives: readonly number[]
  readonly prize: readonly number[]
  /** 4.3: by hex: the edge that one may leave by, by number; 0 for none. */
  readonly exits: Uint8Array
  /** 10.56: what those edges are called where each counts by itself; row 0 is none. */
  readonly exitIds: readonly string[]
  readonly objectivePoints: Uint8Array
  /** Places off the map. */
  readonly boxes: Readonly<Record<OffMap, number>>
  /** 3.2: see `projectionTables`. */
  readonly projections: readonly Uint8Array[]
  /** 15.6, 14.4, 14.31, 14.32, 11.3, 5.1. */
  readonly crt: OddsTable<Result>
  readonly aaFire: ResultTable
  readonly airInitiative: ResultTable
  readonly airCombat: RangeTable
  readonly overruns: ResultTable
  readonly weatherTable: ResultTable
  readonly charts: EfsData['chart']
  readonly lastTurn: number
  readonly isLimited: boolean
  /** What only great scenarios have; their tables have no rows in the others. */
  readonly campaign: Campaign | null
  /** 6.45: MSUs and Dumps, by number; row 0 is none. */
  readonly supplyIds: readonly string[]
  /** 22.2: markers of bridges and ferries; 22.41: bridges that are marked on the map, by number; row 0 is none. */
  readonly spanIds: readonly string[]
  readonly bridgeIds: readonly string[]
  readonly bridges: readonly MarkedBridge[]
  /** 22.33: ways on which a ferry takes trains across. */
  readonly ferries?: ReadonlySet<number>
  /** 6.2: Bases by number, and the unit that each is; row 0 is none. */
  readonly baseIds: readonly string[]
  readonly baseUnits: readonly number[]
  /** 4.12, 10.21: by hex: Germany and West Poland, where the Axis is at home. */
  readonly isAxisLand: Uint8Array
  /** 4.42: by hex: whether ground beyond the boundary of the army group is next to it. */
  readonly isAtBoundary: Uint8Array
  /** 11.6: by hex: whether the south edge is here. */
  readonly isSouth: Uint8Array
  /** Entries of the journal of victory points. */
  readonly journalIds: readonly string[]
  /** 24.2: the hexes of each victory place. */
  readonly places: readonly VictoryPlace[]
}

/** A place of the victory schedule. */
export interface VictoryPlace {
  readonly name: string
  readonly hexes: readonly number[]
  /** 7.11: under the OKH Plan, and under Hitler's. */
  readonly points: number
  readonly hitler: number
  /** 3.62: whether it is a city of East Poland, Minsk or Vilnius, which take more troops. */
  readonly isHeavy: boolean
}

const SIDES = ['', 'Axis', 'Soviet']
const ROAD_CLASSES = ['', 'motorway', 'main', 'minor']

/** Quarters of a point as people say them: `3.5`. */
const pointsKind: OperandKind = {
  least: 0,
  most: 255,
  write: (value) => value / POINT,
  read: (text) => Math.round(Number(text) * POINT),
}

/** Modifiers are kept as they are counted, from -20 on. */
const drmKind: OperandKind = {
  least: 0,
  most: 40,
  write: (value) => (value > 20 ? `+${value - 20}` : String(value - 20)),
  read: (text) => Number(text) + 20,
}
export const drmOperand = (drm: number): number => drm + 20

/** By area, the part of a board that is played on. */
const cutsOf = once((_board: Board) => new Map<string, Board>())

function boardOf(whole: Board, { area, campaign }: Card): Board {
  if (area === '' && campaign === undefined) return whole
  const cuts = cutsOf(whole)
  const key = campaign?.sheets.join(' ') ?? area
  const cut = cuts.get(key) ?? cutBoard(whole, campaign ? hexesOn(whole, campaign.sheets) : whole.areaHexes(area))
  cuts.set(key, cut)
  return cut
}

/** 2.11, 4.4: what the sheets show of the ground of the army group. */
const hexesOn = (whole: Board, sheets: readonly string[]): number[] =>
  whole.areaHexes('army group center').filter((hex) => sheets.some((sheet) => whole.grid.nameOn(hex, sheet) !== ''))

const groundOf = once(groundTables)
const projectionsOf = once((board: Board) => projectionTables(board.grid, groundOf(board)))
const juneProjectionsOf = once((board: Board) => juneProjections(board.grid, groundOf(board), axisLandOf(board)))

const NOWHERE = new Uint8Array(0)

const axisLandOf = once((board: Board) =>
  marked(board.grid, [...board.areaHexes('germany'), ...board.areaHexes('west poland')]),
)

/** Hexes next to land of the whole board that is not the army group's. */
function boundaryOf(board: Board, whole: Board): Uint8Array {
  const inside = new Set(whole.areaHexes('army group center'))
  const water = ['sea', 'lake'].map((name) => whole.terrainClass(name))
  const isBeyond = (hex: number): boolean => hex !== 0 && !inside.has(hex) && !water.includes(whole.terrain[hex]!)
  const beside: number[] = []
  for (let hex = 1; hex <= board.grid.size; hex++) {
    const at = whole.grid.parse(board.grid.name(hex))
    if (whole.grid.neighbours.subarray(at * 6, at * 6 + 6).some(isBeyond)) beside.push(hex)
  }
  return marked(board.grid, beside)
}

/** 22.41: by number, none first. */
const bridgesOf = once((board: Board): readonly MarkedBridge[] => [{ hex: 0, to: 0 }, ...markedBridges(board)])

/** More entries than fifty turns make. */
const MOST_ENTRIES = 400

/** More than will ever be on the map at once where points come in turn by turn. */
const MOST_SUPPLIES = 60

function supplyIdsOf(campaign: Campaign | undefined): readonly string[] {
  if (campaign === undefined) return []
  const { supply, attackSupply } = campaign.deployment
  const count = attackSupply.length > 0 ? MOST_SUPPLIES : supply.reduce((sum, one) => sum + one.count, 0)
  return ['', ...Array.from({ length: count }, (_, i) => `supply ${i + 1}`)]
}

/** 6.2: none first. */
function basesOf({ campaign }: Card, roster: readonly (Counter | null)[]): Pick<EfsSetting, 'baseIds' | 'baseUnits'> {
  if (campaign === undefined) return { baseIds: [], baseUnits: [] }
  const baseUnits = [0, ...roster.flatMap((counter, unit) => (counter?.type === 'base' ? [unit] : []))]
  return baseUnits.length === 1
    ? { baseIds: [], baseUnits: [] }
    : { baseIds: baseUnits.map((unit) => roster[unit]?.id ?? ''), baseUnits }
}

/** 3.62: cities of East Poland, with Minsk and Vilnius. */
const HEAVY = ['Minsk', 'Vilnius']

function placesOf({ victory, campaign }: Card, board: Board): readonly VictoryPlace[] {
  if (victory.kind !== 'schedule' || campaign === undefined) return []
  const east = new Set(board.areaHexes('east poland'))
  const cities = new Set([...board.placesOf('city'), ...board.placesOf('major-city')].map(({ hex }) => hex))
  return campaign.deployment.places
    .filter(({ name }) => victory.places[name] !== undefined)
    .map(({ name, hexes, hitler }) => {
      const own = hexes.map((hex) => board.grid.parse(hex))
      return {
        name,
        hexes: own,
        points: victory.places[name]!,
        hitler,
        isHeavy: HEAVY.includes(name) || own.some((hex) => east.has(hex) && cities.has(hex)),
      }
    })
}

/** The counters of a card in the order of all counters, those behind an Untried one among them. */
function rosterOf(card: Card, counters: readonly Counter[]): Counter[] {
  const named = new Set(
    [
      ...card.stacks.map(({ units }) => units),
      card.ready,
      card.flown,
      ...card.arrivals.map(({ unit }) => unit),
      ...namedBeside(card.campaign),
    ].flatMap((text) => unitsNamed(text).map(({ id }) => id)),
  )
  const known = new Set(counters.map(({ id }) => id))
  const unknown = [...named].find((name) => !known.has(name))
  if (unknown !== undefined) throw new Error(`efs: no counter is called ${unknown}`)
  const pools = new Set(counters.filter(({ id, traits }) => named.has(id) && traits.includes('untried')).map(poolOf))
  return counters.filter(
    (counter) => named.has(counter.id) || (pools.has(poolOf(counter)) && !counter.traits.includes('untried')),
  )
}

/** Those that the other parts of a great card bring: out of the boxes, the pools, and the air. */
function namedBeside(campaign: Campaign | undefined): readonly string[] {
  if (campaign === undefined) return []
  const { air, arrivals, pools, draws } = campaign.deployment
  const { mg: _, ...open } = pools
  const groups = GROUPS.filter(({ number }) => campaign.groups?.includes(number))
  return [
    ...Object.values(air),
    ...Object.values(open),
    ...arrivals.map(({ units }) => units),
    ...draws.flatMap(cupOf),
    ...groups.map(({ units }) => units),
  ]
}

/** 8.4: Untried units and those that may be behind them. */
function poolOf({ home, type, size }: Counter): string {
  if (type === 'mg') return 'mg'
  if (type === 'militia' && size === 'division') return 'mdno'
  return home === '' ? '' : `${home} ${type}`
}

export function settingOf(scenario: string, options: EfsOptions, data: EfsData): EfsSetting {
  const card = cardIn(data, scenario)
  if (!card) throw new Error(`efs has no scenario ${scenario}`)
  return settingOfCard(card, rosterOf(card, data.unit), options, data)
}

/** The setting of any card with these counters, which are in the order of all counters. */
export function settingOfCard(
  card: Card,
  counters: readonly Counter[],
  options: EfsOptions,
  data: EfsData = BOOK.data,
): EfsSetting {
  const board = boardOf(data.board, card)
  const { crt, aaFire, airInitiative, airCombat, overruns, weather: weatherTable, chart: charts } = data
  const { grid } = board
  const count = counters.length
  const isLimited = options.limitedInformation === 'on'
  const hidden = (side: number): number =>
    counters.filter((counter) => counter.side === side && (isLimited || counter.air !== null)).length
  const { ids: unitIds, rows: unknownRows } = withUnknowns(
    ['', ...counters.map(({ id }) => id)],
    [
      { name: 'g', most: hidden(AXIS) },
      { name: 's', most: hidden(SOVIET) },
    ],
  )
  const roster = unitIds.map((_, unit) => counters[unit - 1] ?? null)
  const column = (value: (counter: Counter) => number) =>
    Uint8Array.from(roster, (counter) => (counter ? value(counter) : 0))
  const flags = (holds: (counter: Counter) => boolean) => column((counter) => (holds(counter) ? 1 : 0))
  const faces = (value: (counter: Counter, face: number) => number) => {
    const table = new Uint8Array(unitIds.length * 4)
    counters.forEach((counter, i) => {
      for (let face = 0; face < counter.faces.length; face++) table[(i + 1) * 4 + face] = value(counter, face)
    })
    return table
  }
  const firstOf = (holds: (counter: Counter) => boolean): number => counters.findIndex(holds) + 1
  const lastOf = (holds: (counter: Counter) => boolean): number => counters.findLastIndex(holds) + 1
  const bounds = (find: typeof firstOf, more: (counter: Counter) => boolean): number[] => [
    0,
    ...[AXIS, SOVIET].map((side) => find((counter) => counter.side === side && more(counter))),
  ]
  const any = (): boolean => true
  const arrivalOf = (id: string) => card.arrivals.find(({ unit }) => unit === id)
  const divisions = [
    '',
    ...new Set(counters.map(({ division, side }) => (division === '' ? '' : `${side}${division}`))),
  ]
  const sequence = sequenceOf({ ...card, hasSovietInterdiction: options.sovietInterdiction === 'on' })
  const boxes = boxNumbers(grid.size)
  const { victory } = card
  const bridges = card.campaign ? bridgesOf(board) : []
  return {
    scenario: card.id,
    options,
    sequence,
    card,
    switches: card.switches,
    board,
    ground: grid,
    roster,
    unitIds,
    unknownRows,
    units: count,
    kinds: {
      unit: idKind('unit', unitIds),
      place: placeKind(grid, OFF_MAP),
      side: { ...wordKind(SIDES), least: 1 },
      n: numberKind(0, 999),
      points: pointsKind,
      order: { ...wordKind(ORDERS), least: 1, most: ADDITIONAL_RETREAT },
      weather: wordKind(WEATHERS),
      column: wordKind(crt.columns),
      result: wordKind(RESULTS),
      drm: drmKind,
      turn: numberKind(0, 50),
    },
    sideOf: Uint8Array.from(roster, (counter, unit) => counter?.side ?? unknownRows[unit]!),
    first: bounds(firstOf, any),
    lastGround: bounds(lastOf, ({ air }) => air === null),
    last: bounds(lastOf, any),
    isAir: flags(({ air }) => air !== null),
    isHq: flags(({ type }) => type === 'hq'),
    isTrain: flags(({ box }) => box === 'gray'),
    isArtillery: flags(({ support }) => support > 0),
    isRocket: flags(({ type }) => type === 'rocket'),
    isEngineer: flags(({ type }) => type === 'engineer'),
    isCavalry: flags(({ type }) => type === 'cavalry'),
    isAntiaircraft: flags(({ type }) => type === 'antiaircraft' || type === 'flak'),
    isDivision: flags(({ size }) => size === 'division'),
    isGuards: flags(({ traits }) => traits.includes('guards')),
    isNkvd: flags(({ traits }) => traits.includes('nkvd')),
    isMilitia: flags(({ type }) => type === 'militia'),
    isMotorized: flags(({ box, air }) => box === 'red' && air === null),
    isArmor: flags(({ type }) => type === 'armor'),
    isUntried: flags(({ traits }) => traits.includes('untried')),
    pool: poolsOf(roster),
    zone: column(zoneOf),
    classOf: roster.map((counter) => (counter && counter.air === null ? classOf(counter) : null)),
    share: Uint8Array.from(roster.flatMap(sharesOf)),
    mover: column(moverOf),
    stacking: column(({ sp }) => sp),
    steps: column(({ faces: own }) => own.length),
    attack: faces((counter, face) => counter.faces[face]!.attack),
    defence: faces((counter, face) => counter.faces[face]!.defence),
    movement: faces((counter, face) => counter.faces[face]!.movement),
    support: column(({ support }) => support),
    range: column(({ range }) => range),
    command: column(({ command }) => command),
    recovery: column(({ recovery }) => recovery),
    rating: column(({ air }) => air?.rating ?? 0),
    cas: column(({ air }) => air?.cas ?? 0),
    interdiction: column(({ air }) => air?.interdiction ?? 0),
    hqs: roster.flatMap((counter, unit) => (counter?.type === 'hq' ? [unit] : [])),
    division: column(({ division, side }) => (division === '' ? 0 : divisions.indexOf(`${side}${division}`))),
    home: Uint16Array.from(roster, (counter) =>
      counter && counter.home !== '' ? (board.findPlace(counter.home)?.hex ?? 0) : 0,
    ),
    polotsk: card.campaign ? (board.findPlace('Polotsk')?.hex ?? 0) : 0,
    entry: roster.map((counter) => (counter ? entryOf(arrivalOf(counter.id), board) : [])),
    entryByRzhev: roster.map((counter) => (counter ? entryByRzhev(arrivalOf(counter.id), board) : [])),
    rzhev: rzhevOn(board),
    entryRoad: column(({ id }) => ROAD_CLASSES.indexOf(arrivalOf(id)?.road ?? '')),
    dueTurn: column(({ id }) => arrivalOf(id)?.turn ?? 0),
    objectives: objectivesOf(card, board),
    prize: victory.kind === 'salient' ? board.areaHexes(victory.prize) : [],
    exits: exitsOf(card, board),
    exitIds:
      victory.kind === 'drive' ? ['', ...victory.exits.map(({ edge }) => edge.slice(edge.lastIndexOf(' ') + 1))] : [],
    objectivePoints: objectivePointsOf(card, board),
    boxes,
    crt,
    aaFire,
    airInitiative,
    airCombat,
    overruns,
    weatherTable,
    charts,
    ...groundOf(board),
    projections: card.campaign?.isJune ? juneProjectionsOf(board) : projectionsOf(board),
    lastTurn: card.lastTurn,
    isLimited,
    campaign: card.campaign ?? null,
    supplyIds: supplyIdsOf(card.campaign),
    spanIds: card.campaign ? SPANS.map(({ id }) => id) : [],
    bridgeIds: bridges.map(({ hex, to }) => (hex === 0 ? '' : `${grid.name(hex)}/${grid.name(to)}`)),
    bridges,
    ...basesOf(card, roster),
    isAxisLand: card.campaign ? axisLandOf(board) : NOWHERE,
    isAtBoundary: card.campaign ? boundaryOf(board, data.board) : NOWHERE,
    isSouth: marked(grid, card.switches.plans ? board.edge('s5 exit south') : []),
    journalIds:
      victory.kind === 'schedule' ? Array.from({ length: MOST_ENTRIES }, (_, i) => (i === 0 ? '' : `entry ${i}`)) : [],
    places: placesOf(card, board),
    data: () => ({
      board: boardDataOf(board, card),
      card: { ...card, name: '', about: '', provenance: '' },
      roster: counters.map(({ label: _, title: __, ...counter }) => ({
        ...counter,
        name: '',
        formation: '',
        provenance: '',
      })),
      tables: [crt, aaFire, airInitiative, airCombat, overruns, weatherTable].map(({ cells }) => cells),
      charts: [TERRAIN, ROADS, MOVEMENT_PHASES, OVERRUN, READINESS, DRMS],
    }),
  }
}

/** 8.1: where a unit may come in; hexes of the areas serve as well. */
function entryOf(arrival: Arrival | undefined, board: Board): readonly number[] {
  if (arrival === undefined) return []
  const hexes = [
    ...arrival.entry.map((name) => board.grid.parse(name)),
    ...(arrival.areas ?? []).flatMap((area) => board.areaHexes(area)),
  ]
  return [...new Set(hexes)].sort((a, b) => a - b)
}

const rzhevOn = (board: Board): number => board.findPlace('Rzhev')?.hex ?? 0

function entryByRzhev(arrival: Arrival | undefined, board: Board): readonly number[] {
  if (!arrival?.byRzhev || rzhevOn(board) === 0) return []
  return [...new Set([...entryOf(arrival, board), rzhevOn(board)])]
}

const boardDataOf = (board: Board, card: Card) =>
  dataOfBoard(board, { places: card.victory.kind === 'points' ? Object.keys(card.victory.places) : [] })

/** 8.4: pools from which an Untried counter of the roster is drawn, numbered from 1. */
function poolsOf(roster: readonly (Counter | null)[]): Uint8Array {
  const names = [
    ...new Set(roster.flatMap((counter) => (counter?.traits.includes('untried') ? [poolOf(counter)] : []))),
  ]
  return Uint8Array.from(roster, (counter) => (counter ? names.indexOf(poolOf(counter)) + 1 : 0))
}

/** 3.2, 3.24. */
export const NO_ZONE = 0
const ZONE = 1
export const ZONE_ON_WHEELS = 2

function zoneOf(counter: Counter): number {
  if (counter.isBanded || counter.air !== null) return NO_ZONE
  return counter.box === 'white' || counter.box === 'yellow' ? ZONE : ZONE_ON_WHEELS
}

/** Cavalry moves by its own line of the chart, whatever its box. */
const classOf = ({ type, box }: Counter): MoverClass => (type === 'cavalry' ? 'cavalry' : CLASS_OF_BOX[box])

/** 7.1. */
const sharesOf = (counter: Counter | null): number[] =>
  MOVES.map((phase) =>
    counter && counter.air === null ? SHARES.indexOf(MOVEMENT_PHASES.shares[classOf(counter)][phase]) : 0,
  )

/** 7.2, 10.4. */
function moverOf({ side, type, box, air }: Counter): number {
  if (air !== null || box === 'gray') return 0
  if (box === 'white' || box === 'yellow') return side === AXIS ? ON_FOOT | OFF_MOTORWAY : ON_FOOT
  return side === SOVIET && type === 'armor' ? SOVIET_ARMOR : ON_WHEELS
}

function boxNumbers(hexes: number): Readonly<Record<OffMap, number>> {
  const number = (box: OffMap): number => hexes + 1 + OFF_MAP.indexOf(box)
  return {
    ready: number('ready'),
    flown: number('flown'),
    damaged: number('damaged'),
    destroyed: number('destroyed'),
    mission: number('mission'),
    arriving: number('arriving'),
    active: number('active'),
    cadre: number('cadre'),
    eliminated: number('eliminated'),
    removed: number('removed'),
    exited: number('exited'),
  }
}

function objectivesOf(card: Card, board: Board): readonly number[] {
  const { victory } = card
  if (victory.kind === 'schedule')
    return placesOf(card, board)
      .flatMap(({ hexes }) => hexes)
      .sort((a, b) => a - b)
  if (victory.kind === 'drive') return []
  if (victory.kind !== 'points') return board.areaHexes(victory.area)
  return Object.keys(victory.places)
    .map((name) => board.place(name).hex)
    .sort((a, b) => a - b)
}

function objectivePointsOf(card: Card, board: Board): Uint8Array {
  const { victory } = card
  const points = new Uint8Array(board.grid.size + 1)
  for (const place of placesOf(card, board)) for (const hex of place.hexes) points[hex] = place.points
  if (victory.kind === 'points')
    for (const [name, value] of Object.entries(victory.places)) points[board.place(name).hex] = value
  return points
}

function exitsOf(card: Card, board: Board): Uint8Array {
  const exits = new Uint8Array(board.grid.size + 1)
  edgesOf(card).forEach((edge, i) => {
    for (const hex of board.edge(edge)) exits[hex] = i + 1
  })
  return exits
}

/** 4.3: edges by which the Axis may leave. */
function edgesOf({ victory }: Card): readonly string[] {
  if (victory.kind === 'drive') return victory.exits.map(({ edge }) => edge)
  return (victory.kind === 'points' || victory.kind === 'schedule') && victory.exit ? [victory.exit.edge] : []
}
