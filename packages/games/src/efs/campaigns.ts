import { printed, reconstructed } from '@hexfront/core'
import { type Arrival, type Card, OFF, OUR_CARD } from './card.ts'
import { AXIS, SOVIET } from './counters.ts'
import { unitsNamed } from './names.ts'
import { DEPLOYMENTS, type Deployment } from './oob/deployment.ts'

/** The last turn of all. */
const END = 50

/** Arrivals as the cards of small scenarios have them: unit by unit. Air units go to their boxes and are not among them. */
const arrivalsOf = ({ arrivals }: Deployment): Arrival[] =>
  arrivals
    .filter(({ box }) => box === '')
    .flatMap(({ turn, units, entry, areas }) =>
      unitsNamed(units).map(({ id }) => ({ unit: id, turn, entry, ...(areas.length === 0 ? {} : { areas }) })),
    )

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

const minsk: Card = {
  id: 'minsk',
  name: 'Minsk Pocket',
  about:
    '22 June 1941: two panzer groups go round the Western Front and meet at Minsk. Five turns, the first of them twice.',
  area: '',
  firstTurn: 1,
  lastTurn: 5,
  start: 'A',
  switches: {
    ...OFF,
    generalSupply: true,
    attackSupply: 'points',
    replacements: true,
    rail: true,
    strategic: true,
    exit: true,
    surrender: true,
    occupation: true,
  },
  dryUntil: 5,
  readinessFrom: 2,
  stacks: [...DEPLOYMENTS.minsk.stacks, ...untriedGuns(DEPLOYMENTS.minsk)],
  ready: DEPLOYMENTS.minsk.air['ready'] ?? '',
  flown: DEPLOYMENTS.minsk.air['flown'] ?? '',
  nonOp: '',
  strongpoints: { axis: '', soviet: '' },
  interdicted: '',
  marks: { count: 0, prepared: '' },
  arrivals: arrivalsOf(DEPLOYMENTS.minsk),
  newStrongpoints: { axis: 0, soviet: 0 },
  replacements: replacementsOf(DEPLOYMENTS.minsk),
  suppliedAttacks: { first: 0, later: 0 },
  mandated: {},
  mandatedToo: null,
  victory: {
    kind: 'schedule',
    places: placesOf(DEPLOYMENTS.minsk),
    sovietSteps: 8,
    axisSteps: 5,
    unmade: 1,
    exit: { edge: 's2 exit', sp: 3 },
    levels: { decisive: 30, marginal: 24, draw: 18, soviet: 12 },
    provenance: reconstructed('10.26 says what scores; places, figures and levels are scaled to the course of history'),
  },
  campaign: {
    sheets: ['C', 'D'],
    deployment: DEPLOYMENTS.minsk,
    sources: [
      { side: AXIS, area: 's2 axis sources', from: 1, to: END, count: 0 },
      { side: AXIS, area: 's2 axis sources gt4', from: 4, to: END, count: 5 },
      { side: SOVIET, area: 's2 soviet sources', from: 1, to: END, count: 0 },
      { side: SOVIET, area: 's2 soviet sources gt1-2', from: 1, to: 2, count: 0 },
    ],
    isJune: true,
    railCapacity: { axis: 12, soviet: 19 },
  },
  provenance: { card: printed('10.2'), setUp: OUR_CARD },
}

/** Cards that can be played and tested, and are not on the shelf yet. */
export const DRAFTS: readonly Card[] = [minsk]
