import { NATURE, type Phase, type Sequence, type Side, sequence } from '@hexfront/core'
import type { MovementPhase } from './data/charts.ts'
import { AXIS, SOVIET } from './data/counters.ts'

/** 2.6: what scenarios switch on and off. */
export interface Switches {
  /** 6.1: supply is traced; without it everybody is in General Supply. */
  readonly generalSupply: boolean
  /** 15.2: attacks are supplied free of charge, by points, or so many Soviet ones a turn. */
  readonly attackSupply: 'free' | 'points' | 'limited'
  readonly replacements: boolean
  readonly rail: boolean
  readonly strategic: boolean
  readonly exit: boolean
  readonly surrender: boolean
  readonly occupation: boolean
  readonly plans: boolean
  readonly demolition: boolean
}

type Segment = 'set-up' | 'A' | 'B' | 'C' | 'D'

/** A step of the Expanded Sequence of Play. */
export interface EfsPhase extends Phase {
  /** As the sequence numbers it: `B3.a`. */
  readonly code: string
  readonly segment: Segment
  /** Whose segment it is: the attacker of B and C; nobody in A and D. */
  readonly active: Side
  /** 7.1: the column of the Movement Phase Chart. */
  readonly movement?: MovementPhase
  /** 14.24: who sends air units first, where it is neither the side of the segment nor the Axis. */
  readonly flies?: Side
  /** Where it is left out. */
  readonly needs?: (on: Switches) => boolean
}

const common = (
  segment: 'A' | 'D',
  code: string,
  id: string,
  rule: string,
  more: Partial<EfsPhase> = {},
): EfsPhase => ({
  id,
  side: NATURE,
  rule,
  code,
  segment,
  active: NATURE,
  ...more,
})

/** 2.1, without naval readiness (2.33). Steps that no scenario of today reaches have no question yet. */
const STRATEGIC: readonly EfsPhase[] = [
  common('A', 'A1', 'weather', '5.1'),
  common('A', 'A2.a', 'replacements', '7.3', { needs: (on) => on.replacements }),
  common('A', 'A2.c', 'soviet replacements', '7.71', {
    side: SOVIET,
    step: 'receiving',
    needs: (on) => on.replacements,
  }),
  common('A', 'A2.c', 'axis replacements', '7.71', { side: AXIS, step: 'receiving', needs: (on) => on.replacements }),
  common('A', 'A3.a', 'reinforcements', '8.1'),
  common('A', 'A3.c', 'attack supply', '6.45', { needs: (on) => on.attackSupply === 'points' }),
  common('A', 'A3.h', 'victory plan', '7.2', { needs: (on) => on.plans }),
  common('A', 'A4.a', 'readiness', '9.2'),
  common('A', 'A4.b', 'axis interdiction', '14.61', { side: AXIS, step: 'missions' }),
  common('A', 'A4.b', 'soviet interception', '14.24', { side: SOVIET, step: 'missions' }),
  common('A', 'A4.b', 'interdiction', '14.61'),
  common('A', 'A4.c', 'moscow bombardment', '5.11', { needs: (on) => on.plans }),
  common('A', 'A4.d', 'headquarters', '14.66b'),
  common('A', 'A6', 'supply', '6.3', { needs: (on) => on.generalSupply }),
]

const ADMINISTRATIVE: readonly EfsPhase[] = [
  common('D', 'D1', 'surrender', '20.0', { needs: (on) => on.surrender && on.generalSupply }),
  common('D', 'D2.a', 'recovery', '21.28', { side: SOVIET, step: 'recovery' }),
  common('D', 'D2.b', 'administration', '14.67'),
  common('D', 'D3', 'victory', '24.4'),
]

interface SegmentPhase {
  readonly code: string
  readonly id: string
  readonly side: Side
  readonly rule: string
  readonly step?: string
  readonly movement?: MovementPhase
}

/** 2.2, 2.3: the segments of the two sides mirror each other but for when they move. */
function segment(letter: 'B' | 'C', again: string): readonly EfsPhase[] {
  const active = letter === 'B' ? AXIS : SOVIET
  const other = letter === 'B' ? SOVIET : AXIS
  const us = letter === 'B' ? 'axis' : 'soviet'
  const them = letter === 'B' ? 'soviet' : 'axis'
  const moves = { code: '1', id: `${us} movement`, side: active, rule: '10.1', step: 'movement' } as const
  const drives = { code: '5', id: `${us} motorized movement`, side: active, rule: '10.12', step: 'movement' } as const
  const first: SegmentPhase = letter === 'B' ? { ...moves, movement: 'B1' } : { ...drives, code: '1', movement: 'C1' }
  const second: SegmentPhase = letter === 'B' ? { ...drives, movement: 'B5' } : { ...moves, code: '5', movement: 'C5' }
  const phases: SegmentPhase[] = [
    first,
    { code: '2', id: `${us} declaration`, side: active, rule: '12.1', step: 'declaration' },
    { code: '3.a', id: `${them} reaction`, side: other, rule: '12.4', step: 'reaction' },
    { code: '3.b', id: `${them} artillery`, side: other, rule: '13.1', step: 'artillery' },
    { code: '3.c', id: `${them} orders`, side: other, rule: '12.5', step: 'orders' },
    { code: '4.c', id: `${us} close support`, side: active, rule: '14.24', step: 'missions' },
    { code: '4.c', id: `${them} counter-support`, side: other, rule: '14.24', step: 'missions' },
    { code: '4.d', id: `${us} air battle`, side: NATURE, rule: '14.25' },
    { code: '4.e', id: `${us} combat`, side: active, rule: '15.0', step: 'combat' },
    second,
    { code: '6.a', id: `${us} works`, side: NATURE, rule: '18.44' },
    { code: '6.c', id: `${us} engineering`, side: active, rule: '18.4', step: 'engineering' },
    { code: '6.i', id: `${us} markers`, side: NATURE, rule: '13.12' },
  ]
  return phases.map((phase) => ({
    ...phase,
    id: `${again}${phase.id}`,
    code: `${letter}${phase.code}`,
    segment: letter,
    active,
  }))
}

const AXIS_SEGMENT = segment('B', '')
const SOVIET_SEGMENT = segment('C', '')

/** 10.33: markers that the Axis player places before the first Soviet phase. */
const SET_UP: readonly EfsPhase[] = [
  { id: 'axis set-up', side: AXIS, rule: '10.33', step: 'marking', code: '-', segment: 'set-up', active: NATURE },
]

/** What the phases of the first June segments are called. */
export const FIRST = 'first '

/**
 * 4.11, ledger 2.5: the first turn of June. Of the first two Engineering Phases only the removal of markers and forts is left, and
 * nothing of the first Administrative Segment.
 */
const JUNE: readonly EfsPhase[] = [
  ...STRATEGIC.filter(({ code }) => code === 'A3.c'),
  ...segment('B', FIRST).filter(({ code }) => code !== 'B6.a'),
  ...segment('C', FIRST).filter(({ code }) => !code.startsWith('C6')),
  common('A', 'E', 'axis air returns', '4.11'),
  ...AXIS_SEGMENT,
  ...SOVIET_SEGMENT,
  ...ADMINISTRATIVE,
]

export const JUNE_IDS: readonly string[] = JUNE.map(({ id }) => id)

const USUAL: readonly EfsPhase[] = [...STRATEGIC, ...AXIS_SEGMENT, ...SOVIET_SEGMENT, ...ADMINISTRATIVE]
const FROM_SOVIET_SEGMENT: readonly EfsPhase[] = [...SET_UP, ...SOVIET_SEGMENT, ...ADMINISTRATIVE]

/** Steps that only some cards have, each behind another one. */
type Inserted = readonly { readonly after: string; readonly phases: readonly EfsPhase[] }[]

/** 8.4: militia that is drawn. */
const OF_DRAWS: Inserted = [
  { after: 'reinforcements', phases: [common('A', 'A3.a', 'soviet levies', '8.4', { side: SOVIET, step: 'levies' })] },
]

/** A6.d to f: steps of cards with supply. */
const OF_SUPPLY: Inserted = [
  {
    after: 'supply',
    phases: [
      common('A', 'A6.d', 'axis stores', '6.26', { side: AXIS, step: 'stores' }),
      common('A', 'A6.d', 'soviet stores', '6.26', { side: SOVIET, step: 'stores' }),
      common('A', 'A6.f', 'shortages', '6.5'),
    ],
  },
]

/** 5.53, 7.43d: what makes units stronger where there are no tables. */
const OF_FILLERS: Inserted = [
  {
    after: 'soviet works',
    phases: [
      {
        id: 'soviet rebuilding',
        side: SOVIET,
        rule: '7.31',
        step: 'rebuilding',
        code: 'C6.a',
        segment: 'C',
        active: SOVIET,
      },
    ],
  },
]

/** 5.1, 6.1, 7.2: steps of the campaigns with their Plans. */
const OF_PLANS: Inserted = [
  {
    after: 'victory plan',
    phases: [
      common('A', 'A3.h', 'axis high command', '7.2', { side: AXIS, step: 'highCommand' }),
      common('A', 'A3.g', 'soviet high command', '3.5', { side: SOVIET, step: 'stavka' }),
    ],
  },
  {
    after: 'moscow bombardment',
    phases: [
      common('A', 'A4.c', 'axis raids', '5.14', { side: AXIS, step: 'raid' }),
      common('A', 'A4.c', 'moscow fighters', '5.14', { side: SOVIET, step: 'scramble' }),
      common('A', 'A4.c', 'raids', '5.14'),
    ],
  },
  { after: 'supply', phases: [common('A', 'A6', 'axis pause', '6.11', { side: AXIS, step: 'pause' })] },
]

/** 7.52, 7.53: steps of cards with Replacements Tables. */
const OF_TABLES: Inserted = [
  {
    after: 'replacements',
    phases: [common('A', 'A2.a', 'soviet reserves', '7.52', { side: SOVIET, step: 'reserves' })],
  },
  { after: 'supply', phases: [common('A', 'A6.c', 'soviet relief', '7.53', { side: SOVIET, step: 'relief' })] },
]

/** 7.31, 7.61, 8.31: steps of cards on which units come back. */
const OF_BOXES: Inserted = [
  {
    after: 'reinforcements',
    phases: [
      common('A', 'A3.d', 'axis postings', '8.31', { side: AXIS, step: 'posting' }),
      common('A', 'A3.d', 'soviet postings', '8.31', { side: SOVIET, step: 'posting' }),
    ],
  },
  {
    after: 'axis works',
    phases: [
      { id: 'axis rebuilding', side: AXIS, rule: '7.31', step: 'rebuilding', code: 'B6.a', segment: 'B', active: AXIS },
    ],
  },
  ...OF_FILLERS,
]

/** 10.54: a choice of strongpoints and points. */
const OF_ALLOTMENTS: Inserted = [
  {
    after: 'replacements',
    phases: [common('A', 'A2.a', 'soviet allotment', '10.54', { side: SOVIET, step: 'allotment' })],
  },
]

/** 5.42, E-R74: Soviet interdiction, when that of the Axis is flown. */
const OF_RAIDERS: Inserted = [
  {
    after: 'interdiction',
    phases: [
      common('A', 'A4.b', 'soviet interdiction', '5.42', { side: SOVIET, step: 'missions', flies: SOVIET }),
      common('A', 'A4.b', 'axis interception', '14.24', { side: AXIS, step: 'missions', flies: SOVIET }),
      common('A', 'A4.b', 'soviet zones', '5.43', { flies: SOVIET }),
    ],
  },
]

const inserted = (...lists: readonly Inserted[]): readonly EfsPhase[] =>
  USUAL.flatMap((phase) => [
    phase,
    ...lists.flatMap((list) => list.find(({ after }) => after === phase.id)?.phases ?? []),
  ])

/** All steps that there are. */
const EVERYTHING = inserted(OF_DRAWS, OF_TABLES, OF_BOXES, OF_PLANS, OF_SUPPLY, OF_RAIDERS, OF_ALLOTMENTS)

function usualOf({ campaign, switches, hasSovietInterdiction }: Schedule): readonly EfsPhase[] {
  const raiders = hasSovietInterdiction ? [OF_RAIDERS] : []
  if (campaign === undefined) return inserted(...raiders)
  const { tables, deployment, allotment } = campaign
  const hasMilitia = deployment?.draws.some(({ within }) => within > 0)
  return inserted(
    ...(hasMilitia ? [OF_DRAWS] : []),
    ...(tables ? [OF_TABLES] : []),
    ...(tables || allotment ? [OF_BOXES] : [OF_FILLERS]),
    ...(allotment ? [OF_ALLOTMENTS] : []),
    ...(switches?.plans ? [OF_PLANS] : []),
    OF_SUPPLY,
    ...raiders,
  )
}

/** What of the sequence a scenario says. */
export interface Schedule {
  readonly campaign?: {
    readonly tables?: readonly unknown[]
    readonly allotment?: unknown
    readonly deployment?: { readonly draws: readonly { readonly within: number }[] }
  }
  readonly switches?: Switches
  readonly firstTurn: number
  /** The first segment of the first turn. */
  readonly start: 'A' | 'C'
  /** 5.4. */
  readonly hasSovietInterdiction?: boolean
}

/** 4.21: the sequence of a scenario. Steps that it switches off pass silently, so that all scenarios have the same ones. */
export function sequenceOf(schedule: Schedule): Sequence<EfsPhase> {
  const { firstTurn, start } = schedule
  const usual = usualOf(schedule)
  const order = firstTurn === 1 ? JUNE : start === 'A' ? usual : FROM_SOVIET_SEGMENT
  return sequence(usual, {
    turns: {
      1: JUNE,
      [start === 'C' ? firstTurn : NEVER]: FROM_SOVIET_SEGMENT,
      [NEVER + 1]: EVERYTHING,
    },
    start: { turn: firstTurn, phase: order[0]!.id },
  })
}

/** A turn that does not come: the phases of another start are named all the same. */
const NEVER = 99
