import { board } from '@hexfront/atlas/boards/efs'
import {
  type AnyFigures,
  type Attribute,
  attribute,
  type Board,
  bookOf,
  cells,
  entries,
  figures,
  ground,
  type OddsTable,
  printed,
  type RangeTable,
  type ResultTable,
  whole,
} from '@hexfront/core'
import type { Card } from './data/card.ts'
import { CARDS } from './data/cards.ts'
import {
  AA_DRMS,
  ARTILLERY,
  aaFire,
  airCombat,
  airInitiative,
  CITY_COST,
  crt,
  DISBANDING_VP,
  DRMS,
  EXIT_COST,
  FORT_COST,
  HISTORICAL_MUD,
  HQ_LOST_VP,
  INFILTRATION,
  MOST_REPLACEMENTS,
  NEVER,
  OVERRUN,
  overruns,
  RAIL_COST,
  READINESS,
  RECEIVED,
  RETREAT,
  type Result,
  RIVER_COST,
  ROADS,
  STACKING,
  STRATEGIC,
  TERRAIN,
  weatherTable,
  ZONE_COST,
} from './data/charts.ts'
import type { Counter } from './data/counter.ts'
import { COUNTERS } from './data/counters.ts'
import { BY_GROUP } from './reserves/groups.ts'

/** All charts but the tables; movement points are counted in quarters. */
const CHARTS = {
  /** 7.2. */
  tec: TERRAIN,
  road: ROADS,
  city: CITY_COST,
  crossing: RIVER_COST,
  fort: FORT_COST,
  zone: ZONE_COST,
  railCost: RAIL_COST,
  exit: EXIT_COST,
  infiltration: INFILTRATION,
  strategic: STRATEGIC,
  stacking: STACKING,
  drm: DRMS,
  artillery: ARTILLERY,
  retreat: RETREAT,
  aa: { ...AA_DRMS, mostSovietFrom: AA_DRMS.mostFrom },
  readiness: {
    ...READINESS,
    flown: { ...READINESS.flown, sovietFrom: READINESS.otherFrom },
    damagedFrom: READINESS.otherFrom,
    sovietStormFrom: READINESS.otherFrom,
  },
  overrun: {
    ...OVERRUN,
    drms: OVERRUN.drms.map((line) => (line.odds === 7 ? { ...line, provenance: OVERRUN.sevenToNineFrom } : line)),
  },
  mostReplacements: MOST_REPLACEMENTS,
  received: RECEIVED,
  mud: HISTORICAL_MUD,
  disbanding: DISBANDING_VP,
  hqLost: HQ_LOST_VP,
} as const

type Arrival = Card['arrivals'][number]

/** A unit that comes in on a card. */
interface Due extends Omit<Arrival, 'unit'> {
  readonly id: string
  readonly card: string
  readonly unit: string
}

/** The terms of a card, as far as they are figures. */
type Terms = Pick<Card, 'newStrongpoints' | 'replacements' | 'suppliedAttacks' | 'mandated' | 'victory'>

/** What overlays may change. */
export interface EfsData {
  readonly board: Board
  readonly crt: OddsTable<Result>
  readonly aaFire: ResultTable
  readonly airInitiative: ResultTable
  readonly airCombat: RangeTable
  readonly overruns: ResultTable
  readonly weather: ResultTable
  readonly chart: AnyFigures<typeof CHARTS>
  readonly unit: readonly Counter[]
  readonly arrival: readonly Due[]
  readonly card: Readonly<Record<string, Terms>>
}

const source = ({ provenance }: Counter) => provenance

/** 2.23: faces count from 1, the strongest first: `2.attack`. */
const faces = [1, 2, 3, 4].flatMap((face) =>
  (['attack', 'defence', 'movement'] as const).map(
    (name): Attribute<Counter> => ({
      name: `${face}.${name}`,
      wants: whole(0, 60),
      from: source,
      read: (counter) => (counter.air === null ? counter.faces[face - 1]?.[name] : undefined),
      write: (counter, value) => ({
        ...counter,
        faces: counter.faces.map((one, at) => (at === face - 1 ? { ...one, [name]: value } : one)),
      }),
    }),
  ),
)

/** 14.1: what is printed on counters of aircraft. */
const flying = (['rating', 'cas', 'interdiction'] as const).map(
  (name): Attribute<Counter> => ({
    name,
    wants: whole(0, 20),
    from: source,
    read: (counter) => counter.air?.[name],
    write: (counter, value) => (counter.air ? { ...counter, air: { ...counter.air, [name]: value } } : counter),
  }),
)

const onGround = ({ air }: Counter): boolean => air === null

const fromCard = ({ card }: Due) => CARDS.find(({ id }) => id === card)!.provenance.setUp

const termsOf = ({ newStrongpoints, replacements, suppliedAttacks, mandated, victory, provenance }: Card) => ({
  newStrongpoints,
  replacements,
  suppliedAttacks,
  mandated,
  victory,
  provenance: provenance.card,
})

export const BOOK = bookOf<EfsData>(
  {
    board,
    crt,
    aaFire,
    airInitiative,
    airCombat,
    overruns,
    weather: weatherTable,
    chart: CHARTS,
    unit: COUNTERS,
    arrival: CARDS.flatMap(({ id, arrivals }) =>
      arrivals.map((arrival) => ({ ...arrival, id: `${id}.${arrival.unit}`, card: id })),
    ),
    card: Object.fromEntries(CARDS.map((card) => [card.id, termsOf(card)])),
  },
  {
    board: ground,
    crt: cells(),
    aaFire: cells(),
    airInitiative: cells(),
    airCombat: cells(),
    overruns: cells(),
    weather: cells(),
    chart: figures(whole(NEVER * 20, 99), printed('7.2')),
    unit: entries(
      ({ id }) => id,
      [
        ...faces,
        ...flying,
        attribute('sp', whole(0, 12), source, onGround),
        attribute('support', whole(0, 60), source, ({ support }) => support > 0),
        attribute('range', whole(0, 20), source, ({ support }) => support > 0),
        attribute('command', whole(0, 20), source, ({ type }) => type === 'hq'),
        attribute('recovery', whole(0, 20), source, ({ type }) => type === 'hq'),
      ],
    ),
    arrival: entries(({ id }) => id, [attribute('turn', whole(1, 50), fromCard, ({ turn }) => turn !== BY_GROUP)]),
    card: figures(whole(-99, 999), printed('10.1')),
  },
  laws,
)

/** 7.2: no ground is entered for nothing; 3.3: every unit has room in an empty hex; 2.6: who comes in, comes while the game lasts. */
function laws({ chart, unit, arrival }: EfsData): string[] {
  const costs = Object.entries(chart.tec).flatMap(([kind, { dry, mud }]) =>
    [...Object.values(dry), ...Object.values(mud)].map((cost) => ({ kind, cost })),
  )
  const nothing = new Set(costs.filter(({ cost }) => cost === 0 || cost < NEVER).map(({ kind }) => kind))
  return [
    ...[...nothing].map(
      (kind) => `chart.tec.${kind}: a step costs from 1 quarter up, or ${NEVER} where there is no way`,
    ),
    ...unit
      .filter(({ sp }) => sp > chart.stacking.most)
      .map(({ id, sp }) => `unit.${id}.sp: ${sp} is more than a hex holds (${chart.stacking.most})`),
    ...arrival
      .filter(({ card, turn }) => turn !== BY_GROUP && turn > CARDS.find(({ id }) => id === card)!.lastTurn)
      .map(({ id, turn }) => `arrival.${id}.turn: the game is over before turn ${turn}`),
  ]
}

/** A card as the book has it. */
export function cardIn(data: EfsData, scenario: string): Card | undefined {
  const card = CARDS.find(({ id }) => id === scenario)
  if (!card) return undefined
  const { newStrongpoints, replacements, suppliedAttacks, mandated, victory } = data.card[scenario]!
  const arrivals = data.arrival
    .filter((due) => due.card === scenario)
    .map(({ id: _, card: __, ...arrival }): Arrival => arrival)
  return { ...card, newStrongpoints, replacements, suppliedAttacks, mandated, victory, arrivals }
}
