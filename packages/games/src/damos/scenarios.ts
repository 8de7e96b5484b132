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
  type ResultTable,
  type Sequence,
  type Setting,
  wordKind,
} from '@hexfront/core'
import type { DamosData } from './book.ts'
import { DATES, EXPLOIT_RATING, LOSSES, type Loss, PLANS, POSTURES } from './charts.ts'
import { type Counter, GERMAN, type Kind, UNIT_IDS } from './counters.ts'
import { type GroundTables, groundTables } from './ground.ts'
import { type DamosPhase, SEQUENCE } from './phases.ts'

export const SCENARIOS = [
  {
    id: 'campaign',
    name: 'The drive on Moscow',
    about: 'From the border in July to the gates of Moscow in winter; both sides set up as they like.',
  },
] as const

export const OPTIONS = [
  {
    id: 'lastTurn',
    name: 'Last turn',
    about: 'The game ends with the first half of January, or with December.',
    values: ['13', '12'],
    words: { 13: 'Thirteenth, in January', 12: 'Twelfth, in December' },
    standard: '13',
    rule: 'D-R01',
  },
  {
    id: 'concentratedThrust',
    name: 'Concentrated thrust',
    about: 'Only one railhead is moved on in a turn, but a hex further; the Russian gets a replacement point more.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'X4.3.1',
  },
  {
    id: 'operationalPause',
    name: 'Operational pause',
    about:
      'With the concentrated thrust: German mobile units stand still in turn 4, a railhead leaps ahead in turn 5, and Russian replacements are doubled in turns 5 and 6.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'X4.3.1',
  },
  {
    id: 'friendlyNegatesZocInRetreat',
    name: 'Friends cover retreats',
    about: 'A friendly force cancels enemy zones of control in its hex for retreats, too.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'D-R05',
  },
  {
    id: 'rout',
    name: 'A rout in a major city',
    about: 'The unit that is routed to hold a major city is eliminated, or retreats alone.',
    values: ['eliminate', 'retreatAlone'],
    words: { eliminate: 'Eliminated', retreatAlone: 'Retreats alone' },
    standard: 'eliminate',
    rule: 'D-R32',
  },
  {
    id: 'airShiftKeepsDice',
    name: 'Air shift and dice',
    about: 'A column shift by air leaves the number of dice as it was.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'D-R45',
  },
  {
    id: 'unpreparedTurns',
    name: 'Twelve to one',
    about: 'Odds of twelve to one eliminate a defender in the whole game, or on the first turn only.',
    values: ['all', '1'],
    words: { all: 'The whole game', 1: 'The first turn' },
    standard: 'all',
    rule: 'D-R49',
  },
  {
    id: 'crtRows13to15',
    name: 'Damaged rows of the combat table',
    about: 'Rows 13 to 15 follow the diagonal of the others, or are read from the left.',
    values: ['diagonal', 'left'],
    words: { diagonal: 'By the diagonal', left: 'From the left' },
    standard: 'diagonal',
    rule: 'C8.6',
  },
  {
    id: 'mechCounterattack',
    name: 'Mechanized infantry counterattacks',
    about: 'Counterattack is open to forces with mechanized units or armor, or with armor only, as in the example.',
    values: ['on', 'off'],
    standard: 'on',
    rule: 'D-R40',
  },
  {
    id: 'solitaire',
    name: 'One player for both sides',
    about: 'Nothing is hidden; the order of questions stays.',
    values: ['off', 'on'],
    standard: 'off',
    rule: 'C12.0',
  },
] as const

export type DamosOptions = OptionsOf<typeof OPTIONS>

/** What does not change in a match. Tables are by unit, by hex, or by hex * 6 + direction. */
export interface DamosSetting extends Setting, GroundTables {
  readonly options: DamosOptions
  readonly kinds: Readonly<
    Record<'unit' | 'place' | 'plan' | 'posture' | 'loss' | 'column' | 'ratio' | 'date' | 'side' | 'n', OperandKind>
  >
  readonly sequence: Sequence<DamosPhase>
  readonly board: Board
  readonly ground: Grid
  /** Row 0 is nobody. */
  readonly roster: readonly (Counter | null)[]
  readonly unitIds: readonly string[]
  /** How many units there are. */
  readonly units: number
  readonly sideOf: Uint8Array
  /** C2.4: printed strength. */
  readonly strength: Uint8Array
  readonly movement: Uint8Array
  /** X3.1, X3.2: units that project a zone of influence. */
  readonly isMobile: Uint8Array
  /** C2.6.1: armored, mechanized and motorized units. */
  readonly isMotorized: Uint8Array
  /** X2.1: armored and mechanized ones. */
  readonly isArmored: Uint8Array
  /** X4.1. */
  readonly isDivision: Uint8Array
  readonly isFree: Uint8Array
  readonly exploitRating: Uint8Array
  readonly entryTurn: Uint8Array
  readonly crt: RangeTable<Loss>
  readonly attrition: RangeTable
  readonly counterattacks: ResultTable
  readonly charts: Pick<DamosData, 'matrix' | 'tec' | 'settlement' | 'crossing' | 'railCost'>
  readonly lastTurn: number
  readonly hasThrust: boolean
  readonly hasPause: boolean
  readonly isOpen: boolean
}

const SIDES = ['', 'German', 'Russian']

const MOTORIZED: ReadonlySet<Kind> = new Set(['motorized', 'armor', 'mechanized corps'])
const ARMORED: ReadonlySet<Kind> = new Set(['armor', 'mechanized corps'])

/** X3.1: all Germans but those on foot; X3.2: Russian armor and mechanized units. */
const projects = ({ side, kind }: Counter): boolean => (side === GERMAN ? kind !== 'infantry' : ARMORED.has(kind))

const boardData = (board: Board) => dataOfBoard(board, { places: ['Moscow', 'Smolensk'], attributes: ['supply'] })

export function settingOf(scenario: string, options: DamosOptions, data: DamosData): DamosSetting {
  const { board, unit: counters, attrition, counterattack, matrix, tec, settlement, crossing, railCost } = data
  const roster = UNIT_IDS.map((_, unit) => counters[unit - 1] ?? null)
  const column = (value: (counter: Counter) => number) =>
    Uint8Array.from(roster, (counter) => (counter ? value(counter) : 0))
  const flags = (holds: (counter: Counter) => boolean) => column((counter) => (holds(counter) ? 1 : 0))
  const { grid } = board
  const table = options.crtRows13to15 === 'left' ? data.crt.left : data.crt.diagonal
  return {
    scenario,
    options,
    sequence: SEQUENCE,
    board,
    ground: grid,
    roster,
    unitIds: UNIT_IDS,
    units: counters.length,
    kinds: {
      unit: idKind('unit', UNIT_IDS),
      place: placeKind(grid, []),
      plan: { ...wordKind(PLANS), least: 1 },
      posture: { ...wordKind(POSTURES), least: 1 },
      loss: wordKind(LOSSES),
      column: wordKind(table.columns),
      ratio: wordKind(counterattack.columns),
      date: wordKind(DATES),
      side: { ...wordKind(SIDES), least: 1 },
      n: numberKind(0, 999),
    },
    sideOf: column(({ side }) => side),
    strength: column(({ strength }) => strength),
    movement: column(({ movement }) => movement),
    isMobile: flags(projects),
    isMotorized: flags(({ kind }) => MOTORIZED.has(kind)),
    isArmored: flags(({ kind }) => ARMORED.has(kind)),
    isDivision: flags(({ size }) => size === 'division' || size === 'brigade'),
    isFree: flags(({ kind }) => kind === 'nkvd'),
    exploitRating: column(({ kind }) => EXPLOIT_RATING[kind]),
    entryTurn: column(({ turn }) => turn),
    crt: table,
    attrition,
    counterattacks: counterattack,
    charts: { matrix, tec, settlement, crossing, railCost },
    ...groundTables(data),
    lastTurn: Number(options.lastTurn),
    hasThrust: options.concentratedThrust === 'on',
    hasPause: options.concentratedThrust === 'on' && options.operationalPause === 'on',
    isOpen: options.solitaire === 'on',
    data: () => ({
      board: boardData(board),
      roster: counters.map((counter) => ({ ...counter, name: '', formation: '', strengthFrom: '', entryFrom: '' })),
      crt: table.cells,
      attrition: attrition.cells,
      counterattacks: counterattack.cells,
      matrix,
      terrain: [tec, settlement, crossing, railCost],
    }),
  }
}
