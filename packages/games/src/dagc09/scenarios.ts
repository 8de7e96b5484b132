import {
  type Board,
  dataOfBoard,
  type Grid,
  idKind,
  numberKind,
  type OperandKind,
  type OptionsOf,
  placeKind,
  type RangeTable,
  type Sequence,
  type Setting,
  wordKind,
} from '@hexfront/core'
import type { Dagc09Data } from './book.ts'
import {
  CITY_POINTS,
  type CombatResult,
  DATES,
  PORT_CITY_CAPACITY,
  PORT_TOWN_CAPACITY,
  TOWN_POINTS,
  TURNS,
} from './charts.ts'
import { type Counter, FIRST_SOVIET, type Formation, type Kind, UNIT_IDS, UNKNOWN_ROWS } from './counters.ts'
import { type GroundTables, groundTables } from './ground.ts'
import { type Dagc09Phase, SEQUENCE } from './phases.ts'

export const SCENARIOS = [
  {
    id: 'historical',
    name: 'Historical',
    about: 'The blow falls between Vitebsk and Bobruisk, and every army in reach of it must attack.',
  },
  {
    id: 'bold',
    name: 'Bold Stroke',
    about: 'The main weight is shifted into the Pripyat Marshes, with Koenigsberg as its goal.',
  },
  {
    id: 'dday',
    name: 'D-Day Defeated',
    about: 'The landing has failed, and four panzer corps from the west stand behind the front.',
  },
  {
    id: 'plot',
    name: 'No Bomb Plot',
    about: 'Nobody keeps German replacements at home: two steps every turn.',
  },
  {
    id: 'combined',
    name: 'D-Day Defeated and No Bomb Plot',
    about: 'Four panzer corps more, and three steps of replacements every turn.',
  },
] as const

export type ScenarioId = (typeof SCENARIOS)[number]['id']

const BY_SCENARIO = { scenario: 'As in the scenario' } as const

export const OPTIONS = [
  {
    id: 'boldStroke',
    name: 'The bold stroke',
    about:
      'The marker lies in the Pripyat Marshes, nine Soviet units are redeployed, and both Ukrainian army groups take part.',
    values: ['scenario', 'on', 'off'],
    words: BY_SCENARIO,
    standard: 'scenario',
    rule: '3.10',
  },
  {
    id: 'dDayDefeated',
    name: 'Fifth Panzer Army',
    about: 'Four fast panzer corps start on the map, where the German likes.',
    values: ['scenario', 'on', 'off'],
    words: BY_SCENARIO,
    standard: 'scenario',
    rule: '3.10',
  },
  {
    id: 'germanReplacements',
    name: 'German replacements',
    about: 'Steps for the German by the turn track, or two or three every turn.',
    values: ['scenario', 'track', '2', '3'],
    words: { ...BY_SCENARIO, track: 'By the track', 2: 'Two a turn', 3: 'Three a turn' },
    standard: 'scenario',
    rule: '3.10',
  },
  {
    id: 'mandatoryAttack',
    name: 'All must attack',
    about: 'On turn 1 every activated Soviet unit beside an enemy has to attack before movement.',
    values: ['scenario', 'on', 'off'],
    words: BY_SCENARIO,
    standard: 'scenario',
    rule: '11.1',
  },
  {
    id: 'standFast',
    name: 'Stand fast',
    about: 'German defenders outside cities take a loss instead of a retreat wherever they may.',
    values: ['off', 'on'],
    standard: 'off',
    rule: '11.19',
  },
  {
    id: 'arrivalPhase',
    name: 'When reinforcements come',
    about: 'New units are placed before the first combat, or in the movement phase.',
    values: ['before combat', 'movement'],
    words: { 'before combat': 'Before combat', movement: 'In movement' },
    standard: 'before combat',
    rule: 'R09-02',
  },
  {
    id: 'pripyatLiteral',
    name: 'Western Pripyat to the letter',
    about: 'A Soviet unit on a source hex in the Western Pripyat is out of supply there, too.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'R09-03',
  },
  {
    id: 'flStrictDR',
    name: 'Localities fall to a retreat',
    about: 'A retreat result always removes a fortified locality, even where a unit with it takes a loss instead.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'R09-07',
  },
  {
    id: 'lakeAttack',
    name: 'Attacks across water',
    about: 'Units may attack across lake and sea hexsides, where nobody can advance.',
    values: ['on', 'off'],
    standard: 'on',
    rule: 'R09-61',
  },
] as const

export type Dagc09Options = OptionsOf<typeof OPTIONS>

/** 3.6 to 3.9: what holds in a scenario unless an option says otherwise. */
const RULES: Readonly<
  Record<ScenarioId, { isBold: boolean; hasFifthPanzerArmy: boolean; replacements: 'track' | '2' | '3' }>
> = {
  historical: { isBold: false, hasFifthPanzerArmy: false, replacements: 'track' },
  bold: { isBold: true, hasFifthPanzerArmy: false, replacements: 'track' },
  dday: { isBold: false, hasFifthPanzerArmy: true, replacements: 'track' },
  plot: { isBold: false, hasFifthPanzerArmy: false, replacements: '2' },
  combined: { isBold: false, hasFifthPanzerArmy: true, replacements: '3' },
}

/** 7.9: a port, and how many units it supplies. */
interface Port {
  readonly name: string
  readonly hex: number
  readonly capacity: number
}

/** 4.3: a town or city, and what it is worth. */
export interface Prize {
  readonly name: string
  readonly hex: number
  readonly points: number
}

/** What does not change in a match. Tables are by unit, by hex, or by hex * 6 + direction. */
export interface Dagc09Setting extends Setting, GroundTables {
  readonly options: Dagc09Options
  readonly kinds: Readonly<Record<'unit' | 'place' | 'column' | 'date' | 'side' | 'n', OperandKind>>
  readonly sequence: Sequence<Dagc09Phase>
  readonly id: ScenarioId
  readonly board: Board
  readonly ground: Grid
  /** Row 0 is nobody; after the counters come rows for pieces that a view does not know. */
  readonly roster: readonly (Counter | null)[]
  readonly unitIds: readonly string[]
  /** How many counters there are. */
  readonly units: number
  /** By side, its rows: from the first to before the last; those of unknown pieces among the Soviet ones. */
  readonly firstRow: readonly number[]
  readonly rowsEnd: readonly number[]
  /** 3.1: 0 for those that the scenario sets aside. */
  readonly isUsed: Uint8Array
  readonly sideOf: Uint8Array
  readonly full: Uint8Array
  /** 2.11: 0 for a unit of one step. */
  readonly reduced: Uint8Array
  readonly movement: Uint8Array
  readonly isCavalryMechanized: Uint8Array
  readonly isLocality: Uint8Array
  readonly isShock: Uint8Array
  readonly isKorpsGruppe: Uint8Array
  /** 2.5: units of the 1st Ukrainian Front. */
  readonly isUkrainian: Uint8Array
  readonly isNorthUkraine: Uint8Array
  readonly isFifthPanzerArmy: Uint8Array
  readonly isStarred: Uint8Array
  readonly startHex: Uint16Array
  readonly entryTurn: Uint8Array
  readonly crt: RangeTable<CombatResult>
  readonly charts: Pick<Dagc09Data, 'tec' | 'addition'>
  readonly ports: readonly Port[]
  readonly prizes: readonly Prize[]
  readonly koenigsberg: number
  /** 3.2, 3.6. */
  readonly marker: number
  readonly isBold: boolean
  readonly hasFifthPanzerArmy: boolean
  /** 11.1: every activated unit attacks on turn 1. */
  readonly mustAttack: boolean
  /** 10.2: 1UF acts in its own area only. */
  readonly isUkrainianBound: boolean
  /** By side, then by turn, the first turn at 1. */
  readonly replacements: readonly (readonly number[])[]
  readonly isStandFast: boolean
  readonly arriveInMovement: boolean
  readonly isPripyatLiteral: boolean
  readonly isLocalityStrict: boolean
  readonly mayAttackAcrossWater: boolean
}

const SIDES = ['', 'German', 'Soviet']

/** What the rules read of the map. */
const boardData = (board: Board) => dataOfBoard(board, { places: ['Koenigsberg'], attributes: ['port'] })

export function settingOf(scenario: string, options: Dagc09Options, data: Dagc09Data): Dagc09Setting {
  const { board, crt, unit: counters, tec, addition } = data
  const id = SCENARIOS.find((one) => one.id === scenario)!.id
  const rules = RULES[id]
  const isBold = chosen(options.boldStroke, rules.isBold)
  const hasFifthPanzerArmy = chosen(options.dDayDefeated, rules.hasFifthPanzerArmy)
  const rate = options.germanReplacements === 'scenario' ? rules.replacements : options.germanReplacements
  const roster = UNIT_IDS.map((_, unit) => counters[unit - 1] ?? null)
  const isUsed = ({ formation }: Counter): boolean =>
    (formation !== 'north ukraine' || isBold) && (formation !== 'fifth panzer army' || hasFifthPanzerArmy)
  const column = (value: (counter: Counter) => number) =>
    Uint8Array.from(roster, (counter) => (counter ? value(counter) : 0))
  const ofKind = (kind: Kind) => column((counter) => (counter.kind === kind ? 1 : 0))
  const of = (formation: Formation) => column((counter) => (counter.formation === formation ? 1 : 0))
  const { grid } = board
  const isUnchanged = id === 'historical' && !isBold && !hasFifthPanzerArmy && rate === 'track'
  const replacements = [[], rateOf(rate, data), [0, ...data.replacement.soviet]]
  return {
    scenario,
    options,
    sequence: SEQUENCE,
    id,
    board,
    ground: grid,
    roster,
    unitIds: UNIT_IDS,
    units: counters.length,
    firstRow: [0, 1, FIRST_SOVIET],
    rowsEnd: [0, FIRST_SOVIET, UNIT_IDS.length],
    kinds: {
      unit: { ...idKind('unit', UNIT_IDS), most: counters.length },
      place: placeKind(grid, []),
      column: wordKind(crt.columns),
      date: wordKind(DATES),
      side: wordKind(SIDES),
      n: numberKind(0, 999),
    },
    sideOf: UNKNOWN_ROWS.map((side, unit) => side || (roster[unit]?.side ?? 0)),
    isUsed: column((counter) => (isUsed(counter) ? 1 : 0)),
    full: column(({ full }) => full),
    reduced: column(({ reduced }) => reduced),
    movement: column(({ movement }) => movement),
    isCavalryMechanized: ofKind('cavalry-mechanized group'),
    isLocality: ofKind('fortified locality'),
    isShock: ofKind('shock'),
    isKorpsGruppe: of('korps gruppe'),
    isUkrainian: of('first ukrainian front'),
    isNorthUkraine: of('north ukraine'),
    isFifthPanzerArmy: of('fifth panzer army'),
    isStarred: column(({ isStarred }) => (isStarred ? 1 : 0)),
    startHex: Uint16Array.from(roster, (counter) => (counter && counter.start !== '' ? grid.parse(counter.start) : 0)),
    entryTurn: column(({ turn }) => turn),
    crt,
    charts: { tec, addition },
    ...groundTables(board, tec),
    ports: portsOf(board),
    prizes: prizesOf(board),
    koenigsberg: board.place('Koenigsberg').hex,
    marker: board.areaHexes(isBold ? 'bagration in bold stroke' : 'bagration')[0]!,
    isBold,
    hasFifthPanzerArmy,
    mustAttack: chosen(options.mandatoryAttack, isUnchanged),
    // R09-37
    isUkrainianBound: isUnchanged,
    replacements,
    isStandFast: options.standFast === 'on',
    arriveInMovement: options.arrivalPhase === 'movement',
    isPripyatLiteral: options.pripyatLiteral === 'on',
    isLocalityStrict: options.flStrictDR === 'on',
    mayAttackAcrossWater: options.lakeAttack === 'on',
    data: () => ({
      board: boardData(board),
      roster: counters.map((counter) => ({ ...counter, name: '', strengthFrom: '', entryFrom: '' })),
      crt: crt.cells,
      heads: crt.columns,
      replacements,
    }),
  }
}

/** 3.10: parts of the scenarios can be mixed. */
const chosen = (option: 'scenario' | 'on' | 'off', standard: boolean): boolean =>
  option === 'scenario' ? standard : option === 'on'

/** 3.8, 3.9. */
function rateOf(rate: 'track' | '2' | '3', { replacement }: Dagc09Data): number[] {
  return [0, ...(rate === 'track' ? replacement.german : new Array<number>(TURNS).fill(Number(rate)))]
}

function portsOf(of: Board): Port[] {
  return of.places
    .filter(({ attributes }) => attributes.get('port') === 'yes')
    .map(({ name, hex, class: size }) => ({
      name,
      hex,
      capacity: size === 'city' ? PORT_CITY_CAPACITY : PORT_TOWN_CAPACITY,
    }))
}

/** 4.3: villages are worth nothing. */
function prizesOf(of: Board): Prize[] {
  const worth = (size: 'town' | 'city', points: number): Prize[] =>
    of.placesOf(size).map(({ name, hex }) => ({ name, hex, points }))
  return [...worth('city', CITY_POINTS), ...worth('town', TOWN_POINTS)]
}
