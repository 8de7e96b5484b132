import { printed, reconstructed } from '@hexfront/core'
import type { Switches } from '../phases.ts'
import { placedMilitia } from '../reserves/cups.ts'
import { BY_GROUP, FREE_MDNO, MOSCOW_MILITIA } from '../reserves/groups.ts'
import { type Arrival, type Campaign, type Card, OFF, OUR_CARD, type SupplyEntry } from './card.ts'
import { AXIS, SOVIET } from './counters.ts'
import { unitsNamed } from './names.ts'
import { DEPLOYMENTS, type Deployment, GROUPS } from './oob/deployment.ts'

/** The last turn of all. */
const END = 50

/** Arrivals as the cards of small scenarios have them: unit by unit. Air units go to their boxes and are not among them. */
const arrivalsOf = ({ arrivals }: Deployment): Arrival[] =>
  arrivals
    .filter(({ box }) => box === '')
    .flatMap(({ turn, units, entry, areas, isByRzhev }) =>
      unitsNamed(units).map(({ id }) => ({
        unit: id,
        turn,
        entry,
        ...(areas.length === 0 ? {} : { areas }),
        ...(isByRzhev ? { byRzhev: true as const } : {}),
      })),
    )

/** 8.2: units of Special Groups come in when theirs is taken; 3.41: of the militia of Moscow the last is free to move. */
const groupArrivals = (scenario: string, numbers: readonly number[]): Arrival[] =>
  GROUPS.filter(({ number }) => numbers.includes(number)).flatMap(({ number, units, entry }) =>
    (number === MOSCOW_MILITIA ? [FREE_MDNO] : unitsNamed(units).map(({ id }) => id))
      .map((unit) => ({ unit, turn: BY_GROUP, entry: number === MOSCOW_MILITIA ? AT_VYAZMA : entry[scenario]! }))
      .filter((arrival) => arrival.entry.length > 0),
  )

const AT_VYAZMA: readonly string[] = ['I-7012', 'I-7013', 'I-7023', 'I-7028']

const replacementsOf = ({ replacements }: Deployment): Card['replacements'] =>
  replacements.map(({ side, from, to, every, figures }) => ({
    side: side === 'axis' ? AXIS : SOVIET,
    from,
    to,
    every,
    armor: figures['A'] ?? 0,
    infantry: figures['I'] ?? 0,
  }))

/** 8.4, 10.23: one Untried MG unit in each of the hexes. */
const untriedGuns = ({ draws }: Deployment): Card['stacks'] =>
  draws
    .filter(({ pool }) => pool === 'mg')
    .flatMap(({ hexes }) => hexes)
    .map((hex, i) => ({ hex, units: `s:UMG${String(i + 1).padStart(2, '0')}` }))

const placesOf = ({ places }: Deployment): Readonly<Record<string, number>> =>
  Object.fromEntries(places.map(({ name, okh }) => [name, okh]))

/** 6.1: a source from a turn on. */
const source = (side: number, area: string, from = 1, count = 0, to = END): Campaign['sources'][number] => ({
  side,
  area,
  from,
  to,
  count,
})

/** Strongpoints of a side at the start, as the cards of small scenarios have them. */
const strongpointsOf = ({ strongpoints }: Deployment, side: string): string =>
  strongpoints.flatMap((one) => (one.side === side ? [one.hex] : [])).join(' ')

/** What the cards of all great scenarios have in common with their deployment. */
const dealt = (deployment: Deployment) => ({
  area: '',
  start: 'A' as const,
  stacks: [...deployment.stacks, ...untriedGuns(deployment), ...placedMilitia(deployment)],
  ready: deployment.air['ready'] ?? '',
  flown: deployment.air['flown'] ?? '',
  nonOp: '',
  strongpoints: { axis: strongpointsOf(deployment, 'axis'), soviet: strongpointsOf(deployment, 'soviet') },
  interdicted: '',
  marks: { count: 0, prepared: '' },
  arrivals: arrivalsOf(deployment),
  replacements: replacementsOf(deployment),
  suppliedAttacks: { first: 0, later: 0 },
  mandatedToo: null,
})

/** 2.6: what all great scenarios have. */
const GREAT: Switches = {
  ...OFF,
  generalSupply: true,
  attackSupply: 'points',
  replacements: true,
  rail: true,
  strategic: true,
  surrender: true,
  occupation: true,
}

/** 6.45, 4.24: supply that comes in along a main road or a railway pays its first hex. */
const openEntry = (at: string): SupplyEntry => ({
  at,
  rail: 1,
  road: { dry: 0.5, mud: 1 },
  strategic: { dry: 0.5, mud: 1 },
})

/** 10.45d: the long ways of supply from the west. */
const LONG_WAYS: readonly SupplyEntry[] = [
  { at: 'C7017', rail: null, road: { dry: null, mud: null }, strategic: { dry: 9.5, mud: null } },
  { at: 'C7020', rail: 13, road: { dry: null, mud: null }, strategic: { dry: null, mud: null } },
  { at: 'D6801', rail: 5, road: { dry: 2.5, mud: null }, strategic: { dry: 2.5, mud: 10 } },
]

/** 3.14: the Groups of the campaigns. */
const SUMMER_GROUPS: readonly number[] = GROUPS.map(({ number }) => number)

export const minsk: Card = {
  id: 'minsk',
  name: 'Minsk Pocket',
  about:
    '22 June 1941: two panzer groups go round the Western Front and meet at Minsk. Five turns, the first of them twice.',
  ...dealt(DEPLOYMENTS.minsk),
  firstTurn: 1,
  lastTurn: 5,
  switches: { ...GREAT, exit: true },
  dryUntil: 5,
  readinessFrom: 2,
  newStrongpoints: { axis: 0, soviet: 0 },
  mandated: {},
  victory: {
    kind: 'schedule',
    places: placesOf(DEPLOYMENTS.minsk),
    sovietSteps: 8,
    axisSteps: 5,
    unmade: 1,
    exit: { edge: 's2 exit', sp: 3 },
    levels: { decisive: 26, marginal: 20, draw: 14, soviet: 8 },
    provenance: reconstructed('10.26 says what scores; places, figures and levels are scaled to the course of history'),
  },
  campaign: {
    sheets: ['C', 'D'],
    deployment: DEPLOYMENTS.minsk,
    sources: [
      source(AXIS, 's2 axis sources'),
      source(AXIS, 's2 axis sources gt4', 4, 5),
      source(SOVIET, 's2 soviet sources'),
      source(SOVIET, 's2 soviet sources gt1-2', 1, 0, 2),
    ],
    isJune: true,
    railCapacity: { axis: 12, soviet: 19 },
  },
  provenance: { card: printed('10.2'), setUp: OUR_CARD },
}

export const smolensk: Card = {
  id: 'smolensk',
  name: 'Smolensk Pocket',
  about: '12 July 1941: over the Dnepr and round Smolensk, while one Soviet army after the other comes up. Ten turns.',
  ...dealt(DEPLOYMENTS.smolensk),
  arrivals: [...arrivalsOf(DEPLOYMENTS.smolensk), ...groupArrivals('4', [7, 8, 9])],
  firstTurn: 11,
  lastTurn: 20,
  switches: { ...GREAT, demolition: true },
  dryUntil: 12,
  readinessFrom: 12,
  newStrongpoints: { axis: 0, soviet: 0 },
  mandated: { 11: DEPLOYMENTS.smolensk.mandated },
  victory: {
    kind: 'schedule',
    places: placesOf(DEPLOYMENTS.smolensk),
    sovietSteps: 8,
    axisSteps: 5,
    unmade: 1,
    exit: null,
    levels: { decisive: 28, marginal: 22, draw: 16, soviet: 10 },
    provenance: reconstructed('10.46 says what scores; places, figures and levels are scaled to the course of history'),
  },
  campaign: {
    sheets: ['I', 'WA'],
    deployment: DEPLOYMENTS.smolensk,
    sources: [
      source(AXIS, 's4 axis sources'),
      source(AXIS, 's4 axis sources gt13', 13),
      { ...source(AXIS, 's4 axis sources gt15', 15), counts: { 'I-2334': 14, 'I-2702': 4 } },
      source(SOVIET, 's4 soviet sources'),
    ],
    isJune: false,
    tables: [{ from: 12, to: 20, table: 'A' }],
    assumed: 5,
    isReduced: true,
    groups: [7, 8, 9],
    railCapacity: { axis: 6, soviet: 10 },
    conversion: [
      { until: 12, hexes: 6 },
      { until: END, hexes: 8 },
    ],
    railheads: [
      { hex: 'D6801', from: 11 },
      { hex: 'I-1208', from: 11 },
      { hex: 'C7020', from: 13 },
      { hex: 'WA3026', from: 15 },
    ],
    supplyEntries: LONG_WAYS,
    isSupplyLate: true,
  },
  provenance: { card: printed('10.4'), setUp: OUR_CARD },
}

export const guderian: Card = {
  id: 'guderian',
  name: 'Guderian Drives South',
  about: '13 August 1941: Guderian turns away from Moscow, and has to get enough troops off the map. Fourteen turns.',
  ...dealt(DEPLOYMENTS.guderian),
  firstTurn: 27,
  lastTurn: 40,
  switches: { ...GREAT, exit: true, demolition: true },
  dryUntil: 29,
  readinessFrom: 28,
  newStrongpoints: { axis: 1, soviet: 4 },
  mandated: {},
  victory: {
    kind: 'drive',
    exits: [
      { edge: 's5 exit south', sp: 16 },
      { edge: 's5 exit east', sp: 21 },
    ],
    provenance: printed('10.56'),
  },
  campaign: {
    sheets: ['H'],
    deployment: DEPLOYMENTS.guderian,
    allotment: { strongpoints: 2, infantry: 2 },
    sources: [
      source(AXIS, 's5 axis sources'),
      source(AXIS, 's5 axis sources gt33', 33),
      source(SOVIET, 's5 soviet sources'),
    ],
    isJune: false,
    railCapacity: { axis: 6, soviet: 9 },
    conversion: [{ until: END, hexes: 8 }],
    railheads: [
      { hex: 'D7005', from: 27 },
      { hex: 'H3001', from: 27 },
      { hex: 'H4801', from: 27 },
      { hex: 'H2134', from: 33 },
    ],
    supplyEntries: [openEntry('D6801'), openEntry('D7005'), openEntry('D7012'), openEntry('H4801')],
    isSupplyLate: true,
  },
  provenance: { card: printed('10.5'), setUp: OUR_CARD },
}

export const dnepr: Card = {
  id: 'dnepr',
  name: 'Thunder on the Dnepr',
  about: '12 July 1941: from the Dnepr to the end of September, on three sheets. Forty turns.',
  ...dealt(DEPLOYMENTS.dnepr),
  arrivals: [...arrivalsOf(DEPLOYMENTS.dnepr), ...groupArrivals('7', SUMMER_GROUPS)],
  firstTurn: 11,
  lastTurn: END,
  switches: { ...GREAT, exit: true, demolition: true, plans: true },
  dryUntil: 12,
  readinessFrom: 12,
  newStrongpoints: { axis: 0, soviet: 0 },
  mandated: { 11: DEPLOYMENTS.dnepr.mandated },
  victory: {
    kind: 'schedule',
    places: placesOf(DEPLOYMENTS.dnepr),
    sovietSteps: 8,
    axisSteps: 5,
    unmade: 1,
    exit: { edge: 's7 exit', sp: 3 },
    levels: { decisive: 70, marginal: 60, draw: 50, soviet: 40 },
    provenance: reconstructed('10.76 says what scores; places, figures and levels are scaled to the course of history'),
  },
  campaign: {
    sheets: ['H', 'I', 'WA'],
    deployment: DEPLOYMENTS.dnepr,
    sources: [
      { ...source(AXIS, 's7 axis sources'), counts: { H1012: 15 } },
      source(AXIS, 's7 axis sources gt12', 12),
      source(AXIS, 's7 axis sources gt13', 13),
      { ...source(AXIS, 's7 axis sources gt15', 15), counts: { 'I-2702': 4 } },
      source(AXIS, 's7 axis sources gt33', 33),
      source(AXIS, 's7 axis sources gt36', 36),
      source(SOVIET, 's7 soviet sources'),
    ],
    isJune: false,
    tables: [{ from: 12, to: END, table: 'A' }],
    assumed: 5,
    groups: SUMMER_GROUPS,
    railCapacity: { axis: 12, soviet: 19 },
    railheads: [
      { hex: 'D6801', from: 11 },
      { hex: 'I-1208', from: 11 },
      { hex: 'D7005', from: 12 },
      { hex: 'C7020', from: 13 },
      { hex: 'WA3026', from: 15 },
      { hex: 'H2134', from: 33 },
      { hex: 'WA3125', from: 36 },
    ],
    supplyEntries: LONG_WAYS,
    isSupplyLate: true,
  },
  provenance: { card: printed('10.7'), setUp: OUR_CARD },
}

export const campaign: Card = {
  id: 'campaign',
  name: 'Campaign',
  about: '22 June to 29 September 1941: the whole of it on five sheets, a thousand units, fifty turns.',
  ...dealt(DEPLOYMENTS.campaign),
  arrivals: [...arrivalsOf(DEPLOYMENTS.campaign), ...groupArrivals('8', SUMMER_GROUPS)],
  firstTurn: 1,
  lastTurn: END,
  switches: { ...GREAT, exit: true, demolition: true, plans: true },
  dryUntil: 5,
  readinessFrom: 2,
  newStrongpoints: { axis: 0, soviet: 0 },
  mandated: { 1: DEPLOYMENTS.campaign.mandated },
  victory: {
    kind: 'schedule',
    places: placesOf(DEPLOYMENTS.campaign),
    sovietSteps: 8,
    axisSteps: 5,
    unmade: 1,
    exit: { edge: 's8 exit', sp: 3 },
    levels: { decisive: 86, marginal: 73, draw: 61, soviet: 49 },
    provenance: reconstructed('10.86 says what scores; places, figures and levels are scaled to the course of history'),
  },
  campaign: {
    sheets: ['C', 'D', 'H', 'I', 'WA'],
    deployment: DEPLOYMENTS.campaign,
    sources: [
      source(AXIS, 's8 axis sources'),
      source(AXIS, 's8 axis sources gt4', 4, 5),
      source(AXIS, 's8 axis sources gt9', 9),
      { ...source(AXIS, 's8 axis sources gt15', 15), counts: { 'I-2702': 4 } },
      source(AXIS, 's8 axis sources gt33', 33),
      source(AXIS, 's8 axis sources gt36', 36),
      source(SOVIET, 's8 soviet sources'),
      source(SOVIET, 's8 soviet sources gt1-2', 1, 0, 2),
    ],
    isJune: true,
    tables: [
      { from: 6, to: 25, table: 'A' },
      { from: 26, to: END, table: 'B' },
    ],
    groups: SUMMER_GROUPS,
    railCapacity: { axis: 12, soviet: 19 },
    railheads: [
      { hex: 'I-1107', from: 9 },
      { hex: 'WA3026', from: 15 },
      { hex: 'H2134', from: 33 },
      { hex: 'WA3125', from: 36 },
    ],
    supplyEntries: [openEntry('s8 axis sources')],
  },
  provenance: { card: printed('10.8'), setUp: OUR_CARD },
}
