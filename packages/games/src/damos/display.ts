import { KILOMETRES } from '@hexfront/atlas/scale'
import type { Arm, Display, Face, TerrainChart, UnitMark } from '@hexfront/core'
import { clockOf } from '../display/clock.ts'
import { NOBODY } from '../display/faces.ts'
import { momentsOf } from '../display/moment.ts'
import { once } from '../once.ts'
import { BEFORE_MOSCOW, DATES, RIVER, TERRAIN } from './charts.ts'
import { type Counter, GERMAN, type Kind, RUSSIAN } from './counters.ts'
import { damos } from './index.ts'
import { rangeOf } from './movement.ts'
import type { DamosSetting } from './scenarios.ts'
import type { State } from './state.ts'
import { germansBeforeMoscow, outcome } from './victory.ts'

const ARMS: Readonly<Record<Kind, Arm>> = {
  infantry: 'infantry',
  airborne: 'infantry',
  nkvd: 'infantry',
  cavalry: 'cavalry',
  motorized: 'motorized',
  armor: 'armor',
  'mechanized corps': 'mechanized',
}

const faces = once(({ roster }: DamosSetting): readonly Face[] =>
  roster.map((counter) => (counter === null ? NOBODY : faceOf(counter))),
)

const faceOf = ({ side, kind, size, name, id, formation }: Counter): Face => ({
  side,
  arm: ARMS[kind],
  size,
  name,
  label: id.slice(2),
  title: name,
  formation,
  stripe: '',
})

const { offered, stepOf } = momentsOf(damos)

const PHASES = [
  { id: 'german reinforcement', side: GERMAN, name: 'New' },
  { id: 'rail', side: GERMAN, name: 'Rail' },
  { id: 'german strategic movement', side: GERMAN, name: 'Strategic' },
  { id: 'german operations', side: GERMAN, name: 'Operations' },
  { id: 'russian reinforcement', side: RUSSIAN, name: 'New' },
  { id: 'russian strategic movement', side: RUSSIAN, name: 'Strategic' },
  { id: 'russian operations', side: RUSSIAN, name: 'Operations' },
] as const

function marks({ units }: State, unit: number): UnitMark[] {
  if (units.place[unit] === 0) return []
  const found: UnitMark[] = []
  if (units.inHand[unit] === 1 || units.travels[unit] === 1) found.push({ kind: 'chosen', text: 'in hand', rule: '' })
  if (units.spent[unit] === 1) found.push({ kind: 'done', text: 'spent', rule: 'C2.1' })
  if (units.demoralized[unit] === 1) found.push({ kind: 'reduced', text: 'demoralized', rule: 'C2.8' })
  return found
}

/** C3.0: the terrain effects chart. */
const chart: TerrainChart = {
  columns: ['To enter', 'Defender', 'Reaction'],
  rows: [
    ...(['clear', 'woods', 'marsh'] as const).map((kind) => ({
      name: kind[0]!.toUpperCase() + kind.slice(1),
      on: `terrain ${kind}`,
      cells: [
        { text: String(TERRAIN[kind].cost), rule: 'C3.0' },
        { text: TERRAIN[kind].defence === 0 ? '' : `+${TERRAIN[kind].defence}`, rule: 'C3.0' },
        { text: TERRAIN[kind].reaction === 0 ? '' : String(TERRAIN[kind].reaction), rule: 'C2.6.1' },
      ],
    })),
    {
      name: 'River',
      on: 'sides river',
      cells: [
        { text: `+${RIVER.cost}`, rule: 'C3.0' },
        { text: '', rule: 'C3.0' },
        { text: String(RIVER.reaction), rule: 'C2.6.1' },
      ],
    },
  ],
}

/** What a client shows of this game. */
export const display: Display<State, DamosSetting> = {
  sides: [
    { name: 'German', tone: 'dark' },
    { name: 'Russian', tone: 'light' },
  ],
  primary: {
    deploy: 'done',
    site: 'back',
    arrivals: 'done',
    rail: 'all',
    strategic: 'done',
    journey: 'back',
    operations: 'done',
    march: 'stop',
    window: 'pass',
    reaction: 'roll',
    fallback: 'stop',
    battle: 'roll',
    support: 'hold',
    reroll: 'keep',
    relief: 'endure',
    stand: 'retreat',
  },
  finishes: {},
  opening: { deploy: ['done', 'prepared'] },
  overlays: [],
  hasSecrets: true,
  chart,
  guide: [],
  sheet: ({ board }) => ({ board, kilometres: KILOMETRES.damos, lines: {} }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
  values: ({ units, setting }, unit) => `${units.strength[unit] || '?'}-${setting.movement[unit]}`,
  marks,
  aboutUnit: ({ units, setting }, unit) => [
    { text: `Strength ${units.strength[unit] || '?'} of ${setting.strength[unit]}`, rule: 'C2.4' },
  ],
  aboutPlace: () => [],
  clock: clockOf(damos, {
    turns: DATES.length,
    phases: PHASES,
    date: (s) => `${DATES[s.turn - 1] ?? ''} ${s.turn > 12 ? 1942 : 1941}`,
    due: () => '',
  }),
  score(s) {
    const { winner, level, because } = outcome(s)
    const before = germansBeforeMoscow(s)
    return {
      points: [before, BEFORE_MOSCOW],
      level,
      leader: winner,
      balance: winner === RUSSIAN ? 0.8 : level === 'minor' ? 0.4 : 0.1,
      steps: [{ at: 0.5, name: String(BEFORE_MOSCOW) }],
      items: [...because],
    }
  },
  trays: () => [],
  subject: (s) => (s.units.inHand.indexOf(1) > 0 ? s.units.inHand.indexOf(1) : s.entry.unit || s.site.unit),
  hints: (s) =>
    stepOf(s) === 'march'
      ? offered(s, 'to').map((place) => ({ place, label: String(rangeOf(s).reach.cost(place)), look: 'go' }))
      : [],
  path(s, place) {
    const way: number[] = []
    if (stepOf(s) === 'march') rangeOf(s).reach.pathTo(place, way)
    return way
  },
  matter: () => null,
  outlook: () => null,
  caution: () => '',
  spoken: () => '',
}
