import { KILOMETRES } from '@hexfront/atlas/scale'
import type { Arm, Display, Face, Fact, TerrainChart, UnitMark } from '@hexfront/core'
import { clockOf } from '../display/clock.ts'
import { NOBODY } from '../display/faces.ts'
import { momentsOf } from '../display/moment.ts'
import { once } from '../once.ts'
import { ADDITIONS, CAVALRY_COST, DATES, PARTISAN_COST, RIVER_COST, SOVIET_NEEDS, TERRAIN, TURNS } from './charts.ts'
import { type Counter, GERMAN, type Kind, SOVIET, UNKNOWN_ROWS } from './counters.ts'
import { dagc09 } from './index.ts'
import { rangeOf } from './movement.ts'
import type { Dagc09Setting } from './scenarios.ts'
import { type State, stepsOf, strengthOf } from './state.ts'
import { sovietPoints } from './victory.ts'

const ARMS: Readonly<Record<Kind, Arm>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  armor: 'armor',
  guards: 'infantry',
  shock: 'infantry',
  'cavalry-mechanized group': 'mechanized',
  'fortified locality': 'fortress',
}

const faces = once(({ roster }: Dagc09Setting): readonly Face[] =>
  roster.map((counter, unit) => (counter === null ? (UNKNOWN_ROWS[unit] === 0 ? NOBODY : UNKNOWN) : faceOf(counter))),
)

const UNKNOWN: Face = {
  side: SOVIET,
  arm: 'unknown',
  size: 'army',
  name: '?',
  label: 'a Soviet unit',
  title: 'A Soviet unit that is not seen',
  formation: '',
  stripe: '',
}

function faceOf({ side, kind, name, id }: Counter): Face {
  return {
    side,
    arm: ARMS[kind],
    size: side === SOVIET && kind !== 'cavalry-mechanized group' ? 'army' : 'corps',
    name,
    label: id.slice(2),
    title: name,
    formation: '',
    stripe: '',
  }
}

const { offered, stepOf } = momentsOf(dagc09)

const PHASES = [
  { id: 'soviet arrivals', side: SOVIET, name: 'New' },
  { id: 'soviet first combat', side: SOVIET, name: 'Combat' },
  { id: 'soviet move', side: SOVIET, name: 'Move' },
  { id: 'soviet second combat', side: SOVIET, name: 'Combat' },
  { id: 'german arrivals', side: GERMAN, name: 'New' },
  { id: 'german first combat', side: GERMAN, name: 'Combat' },
  { id: 'interdiction', side: SOVIET, name: 'Air' },
  { id: 'german move', side: GERMAN, name: 'Move' },
  { id: 'german second combat', side: GERMAN, name: 'Combat' },
] as const

function marks(s: State, unit: number): UnitMark[] {
  if (s.units.place[unit] === 0) return []
  const found: UnitMark[] = []
  if (s.march.unit === unit) found.push({ kind: 'chosen', text: 'in hand', rule: '' })
  if (s.units.moved[unit] === 1) found.push({ kind: 'done', text: 'has moved in this phase', rule: '9.2' })
  if (s.units.reduced[unit] === 1) found.push({ kind: 'reduced', text: 'reduced', rule: '2.11' })
  return found
}

const costOf = (text: string, rule: string): Fact => ({ text, rule })

/** 9.5, 11.9: the terrain effects chart. */
const chart: TerrainChart = {
  columns: ['To enter', 'Cavalry groups', 'Combat addition'],
  rows: [
    ...(
      [
        ['Clear', 'clear', TERRAIN.clear],
        ['Forest', 'forest', TERRAIN.forest],
        ['Marsh', 'marsh', TERRAIN.marsh],
      ] as const
    ).map(([name, on, { cost, addition }]) => ({
      name,
      on: `terrain ${on}`,
      cells: [
        costOf(String(cost), '9.5'),
        costOf(String(CAVALRY_COST), '12.3'),
        costOf(addition === 0 ? '' : `+${addition}`, '11.9'),
      ],
    })),
    {
      name: 'Western Pripyat',
      on: '',
      cells: [
        costOf(String(TERRAIN['western pripyat'].cost), '9.5'),
        costOf(String(CAVALRY_COST), '12.3'),
        costOf('', '11.9'),
      ],
    },
    {
      name: 'River',
      on: 'sides river',
      cells: [
        costOf(`+${RIVER_COST}`, '9.6'),
        costOf(`+${RIVER_COST}`, '9.6'),
        costOf(`+${ADDITIONS.river.addition} if all cross`, '11.9'),
      ],
    },
    {
      name: 'Town',
      on: '',
      cells: [costOf('', '9.10'), costOf('', '9.10'), costOf(`+${ADDITIONS.town.addition}`, '11.9')],
    },
    {
      name: 'City',
      on: '',
      cells: [costOf('', '9.10'), costOf('', '9.10'), costOf(`+${ADDITIONS.city.addition}`, '11.9')],
    },
    {
      name: 'Own entrenchment',
      on: '',
      cells: [costOf('', '9.10'), costOf('', '9.10'), costOf(`+${ADDITIONS.entrenchment.addition}`, '11.10')],
    },
    {
      name: 'Partisans',
      on: '',
      cells: [
        costOf(`German +${PARTISAN_COST}`, '9.9'),
        costOf('', '9.9'),
        costOf('Soviet attack one column right', '11.25'),
      ],
    },
  ],
}

/** What a client shows of this game. */
export const display: Display<State, Dagc09Setting> = {
  sides: [
    { name: 'German', tone: 'dark' },
    { name: 'Soviet', tone: 'light' },
  ],
  primary: {
    deploy: 'done',
    site: 'back',
    arrivals: 'done',
    combat: 'done',
    assault: 'roll',
    ardor: 'roll',
    advance: 'halt',
    interdict: 'done',
    move: 'done',
    march: 'halt',
  },
  finishes: {},
  opening: { deploy: ['done', 'prepared'] },
  overlays: [],
  hasSecrets: true,
  chart,
  guide: [],
  sheet: ({ board }) => ({ board, kilometres: KILOMETRES.dagc09, lines: {} }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
  values: (s, unit) => (UNKNOWN_ROWS[unit] === 0 ? String(strengthOf(s, unit)) : '?'),
  marks,
  aboutUnit: (s, unit) =>
    UNKNOWN_ROWS[unit] === 0
      ? [
          {
            text: `Strength ${strengthOf(s, unit)}, ${stepsOf(s, unit) === 1 ? 'one step' : 'two steps'}`,
            rule: '2.11',
          },
        ]
      : [],
  aboutPlace: () => [],
  clock: clockOf(dagc09, {
    turns: TURNS,
    phases: PHASES,
    date: (s) => `${DATES[s.turn - 1] ?? ''} 1944`,
    due: () => '',
  }),
  score(s) {
    const points = sovietPoints(s)
    return {
      points: [SOVIET_NEEDS - 1 - points, points],
      level: points >= SOVIET_NEEDS ? 'Soviet' : 'German',
      leader: points >= SOVIET_NEEDS ? SOVIET : GERMAN,
      balance: Math.min(1, points / (2 * SOVIET_NEEDS)),
      steps: [{ at: 0.5, name: String(SOVIET_NEEDS) }],
      items: [{ rule: '4.3', text: 'Soviet points', value: points }],
    }
  },
  trays: () => [],
  subject: (s) => s.march.unit || s.entry.unit || s.site.unit,
  hints: (s) =>
    stepOf(s) === 'march'
      ? offered(s, 'to').map((place) => ({ place, label: String(rangeOf(s).land.cost(place)), look: 'go' }))
      : [],
  path(s, place) {
    const way: number[] = []
    if (stepOf(s) === 'march') rangeOf(s).land.pathTo(place, way)
    return way
  },
  matter: () => null,
  outlook: () => null,
  caution: () => '',
  spoken: () => '',
}
