import { namedTable, oddsTable, type Provenance, printed, rangeTable, reconstructed } from '@hexfront/core'
import type { Box } from './counter.ts'

/** Movement points are counted in quarters, so that halves of halves stay whole. */
export const POINT = 4

const EXAMPLE = printed('11.1')
const BY_DIGEST = reconstructed('a public digest of the standard rules by players')
const PROPOSED = reconstructed('our own proposal, since no source has it')

// 7.1 Movement Phase Chart

/** What part of its allowance a class of units has in a movement phase; `activated` only with an HQ (10.13), `rail` once a turn. */
export const SHARES = ['none', 'half', 'full', 'activated', 'rail'] as const
export type Share = (typeof SHARES)[number]

/** Movement phases by their codes in the sequence. */
export const MOVES = ['B1', 'B5', 'C1', 'C5'] as const
export type MovementPhase = (typeof MOVES)[number]
export type MoverClass = 'motorized' | 'cavalry' | 'foot' | 'orange' | 'green' | 'rail'

export const MOVEMENT_PHASES: {
  readonly provenance: Provenance
  /** Of cavalry, and of the guns that move on roads only. */
  readonly otherFrom: Provenance
  readonly shares: Readonly<Record<MoverClass, Readonly<Record<MovementPhase, Share>>>>
} = {
  provenance: EXAMPLE,
  otherFrom: BY_DIGEST,
  shares: {
    motorized: { B1: 'full', B5: 'half', C1: 'full', C5: 'half' },
    cavalry: { B1: 'full', B5: 'half', C1: 'half', C5: 'full' },
    foot: { B1: 'full', B5: 'none', C1: 'activated', C5: 'full' },
    orange: { B1: 'full', B5: 'none', C1: 'activated', C5: 'full' },
    green: { B1: 'full', B5: 'none', C1: 'none', C5: 'full' },
    rail: { B1: 'rail', B5: 'rail', C1: 'rail', C5: 'rail' },
  },
}

export const CLASS_OF_BOX: Readonly<Record<Box, MoverClass>> = {
  red: 'motorized',
  orange: 'orange',
  yellow: 'foot',
  white: 'foot',
  green: 'green',
  gray: 'rail',
}

// 7.2 Terrain Effects Chart

/** Weather on the ground. `drying`: woods stay muddy for one Dry turn after Mud (5.21). */
export const WEATHERS = ['dry', 'mud', 'drying'] as const

export const DRY = 0
export const MUD = 1
export const DRYING = 2

export const TERRAINS = ['clear', 'woods', 'marsh', 'swamp', 'hill'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Who pays what off the road: on foot or horse, on wheels, and Soviet armor. */
export const MOVERS = ['foot', 'wheels', 'soviet armor'] as const
export type Mover = (typeof MOVERS)[number]

/** No way at all. */
export const NEVER = -1

interface TerrainCost {
  readonly dry: Readonly<Record<Mover, number>>
  readonly mud: Readonly<Record<Mover, number>>
  /** 7.6: what it adds to an overrun. */
  readonly overrun: number
  readonly provenance: Provenance
  /** Of those on foot in Dry weather, where the example shows wheels only. */
  readonly footFrom?: Provenance
  readonly mudFrom: Provenance
}

const points = (foot: number, wheels: number, armor: number): Readonly<Record<Mover, number>> => ({
  foot: foot < 0 ? NEVER : foot * POINT,
  wheels: wheels < 0 ? NEVER : wheels * POINT,
  'soviet armor': armor < 0 ? NEVER : armor * POINT,
})

/** Off the road, in quarters of a point. Of two terrains in a hex the dearer is paid. */
export const TERRAIN: Readonly<Record<Terrain, TerrainCost>> = {
  clear: { dry: points(1, 1, 1), mud: points(2, 3, 3), overrun: 0, provenance: EXAMPLE, mudFrom: PROPOSED },
  woods: {
    dry: points(2, 3, 3),
    mud: points(3, 5, 5),
    overrun: 2,
    provenance: printed('11.3'),
    footFrom: PROPOSED,
    mudFrom: PROPOSED,
  },
  marsh: { dry: points(2, 4, 3), mud: points(4, -1, -1), overrun: 2, provenance: PROPOSED, mudFrom: PROPOSED },
  swamp: { dry: points(3, -1, -1), mud: points(3, -1, -1), overrun: 2, provenance: BY_DIGEST, mudFrom: BY_DIGEST },
  hill: { dry: points(2, 2, 2), mud: points(3, 5, 5), overrun: 2, provenance: PROPOSED, mudFrom: PROPOSED },
}

/** Classes of the road layers, the best first. */
export const MOTORWAY = 1
export const MAIN = 2
export const MINOR = 3

interface RoadCost {
  /** Into a clear hex, and into any other; 0: as off the road, the charge of woods waived. */
  readonly clear: number
  readonly other: number
}

export const ROADS: {
  readonly provenance: Provenance
  readonly mudFrom: Provenance
  readonly dry: readonly RoadCost[]
  readonly mud: readonly RoadCost[]
} = {
  provenance: EXAMPLE,
  mudFrom: BY_DIGEST,
  dry: [
    { clear: 0, other: 0 },
    { clear: POINT / 2, other: POINT / 2 },
    { clear: POINT / 2, other: POINT / 2 },
    { clear: POINT / 2, other: POINT },
  ],
  mud: [
    { clear: 0, other: 0 },
    { clear: POINT / 2, other: POINT / 2 },
    { clear: POINT, other: POINT },
    { clear: 2 * POINT, other: 0 },
  ],
}

/** City hexes, whatever the way in. */
export const CITY_COST = { quarters: POINT / 2, provenance: BY_DIGEST } as const
/** Across a river without road, railway or bridge, by weather. */
export const RIVER_COST = { dry: POINT, mud: 2 * POINT, provenance: PROPOSED } as const
/** 18.4: into a hex that the enemy has fortified. */
export const FORT_COST = { quarters: POINT, provenance: printed('11.3') } as const
/** 10.3. */
export const ZONE_COST = { quarters: POINT, provenance: EXAMPLE } as const
/** 21.32: a train on its rails. */
export const RAIL_COST = { quarters: POINT, provenance: EXAMPLE } as const
/** 11.6: off the map from its edge. */
export const EXIT_COST = { quarters: POINT, provenance: PROPOSED } as const

/** 11.4: whole allowance; the least that a motorized unit must have. */
export const INFILTRATION = { leastMovement: 7, provenance: EXAMPLE } as const
/** 11.2. */
export const STRATEGIC = { times: 2, clearOf: 2, provenance: PROPOSED, axisFootFrom: 9 } as const

/** 3.3. */
export const STACKING = { most: 12, provenance: PROPOSED } as const

/** 21.1: how far an HQ commands; 12.4: how far a unit reacts. */
export const COMMAND_RANGE = 4
export const REACTION_RANGE = 3
/** 8.15: how far a blocked entry may be moved along the edge. */
export const ENTRY_DETOUR = 5
/** 21.74. */
export const MILITIA_LEASH = 5
/** 5.54, 12.35. */
export const DOUBLING_FROM = 11

// 6.1 Supply

/** 6.14: hexes of a line of communication; 6.15: of a road net. In Mud, and of a line through marsh or wet woods, fewer. */
export const LINE_OF_SUPPLY = { most: 7, mostInMud: 5, provenance: BY_DIGEST } as const
export const ROAD_NET = { most: 21, mostInMud: 15, provenance: printed('10.25'), mudFrom: BY_DIGEST } as const

/** 6.26: hexes that a point feeds; 6.36: how near a friend keeps a strongpoint; 6.5, 6.31: a die so low and there is no fuel, from a turn on. */
export const TEMPORARY_SOURCE = { hexes: 5, provenance: BY_DIGEST } as const
export const STRONGPOINT_KEEPERS = { hexes: 1, provenance: BY_DIGEST } as const
export const FUEL = { short: 5, from: 10, provenance: PROPOSED, fromPrinted: printed('6.31') } as const

// 4.25 Railways

/** Hexes that the Axis converts in a turn: on the first sheets (C, from turn 13 on C and D), on the others, besides inside East Poland and Lithuania, and to make one line longer. */
export const RAIL_POINTS = [
  { until: 12, first: 4, others: 6, inside: 4, beyond: 2, provenance: printed('4.25') },
  { until: 50, first: 6, others: 8, inside: 6, beyond: 0, provenance: printed('4.25') },
] as const

/** 11.1: points of a journey, what an interdicted hex takes of them, how far from enemies one boards; 4.13: the Axis from a turn on; 22.33: a ferry. */
export const RAILWAY = {
  points: 60,
  interdicted: 12,
  clearOf: 3,
  axisFrom: 4,
  ferry: 30,
  provenance: BY_DIGEST,
} as const

/** 14.7: hexes that a transport flies, and how many fly together at most. */
export const AIRLIFT = { range: 60, together: 2, provenance: BY_DIGEST } as const

// 20.0 Surrender

/** By the modified die: so low and all surrender, so low and a step is lost. */
export const SURRENDER = {
  surrender: 4,
  attrition: 6,
  drms: { hq: 1, zealous: 1, city: 2, fort: 1, emergency: -1, outOfSupply: -2, militia: -1 },
  provenance: PROPOSED,
} as const

// 7.3 Combat Results Table

/** Attacker before the stroke, defender behind it: steps lost, `R` a retreat of two hexes, `*` the asterisk, `e` all removed. */
export const RESULTS = [
  '-/e',
  '-/4R',
  '-/3R',
  '-/2R',
  '1*/2',
  '1/1',
  '-/1R',
  '*/1R',
  '1*/R',
  '-/R',
  'R/-',
  '1R/-',
  '1*R/-',
  '2R/-',
  '2*R/-',
  '3R/-',
  '3*R/-',
  'e/-',
] as const
export type Result = (typeof RESULTS)[number]

const COLUMNS = [
  '1-4',
  '1-3',
  '1-2',
  '3-4',
  '1-1',
  '3-2',
  '2-1',
  '3-1',
  '4-1',
  '5-1',
  '6-1',
  '7-1',
  '8-1',
  '9-1',
  '10-1',
]

/** 15.6: by the modified die. Seven cells are printed, and one ladder runs through them all. */
export const crt = oddsTable({
  name: 'efs CRT',
  rule: '15.6',
  provenance: reconstructed(
    'a ladder through the seven results of the worked examples: a column is worth one on the die',
  ),
  rounding: 'defender',
  results: RESULTS,
  dice: 'd10',
  columns: COLUMNS,
  rows: {
    '-2': '-/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R  -/3R  -/4R  -/e   -/e   -/e   -/e',
    '-1': '*/1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R  -/3R  -/4R  -/e   -/e   -/e',
    '0': ' 1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R  -/3R  -/4R  -/e   -/e',
    '1': ' -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R  -/3R  -/4R  -/e',
    '2': ' R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R  -/3R  -/4R',
    '3': ' 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R  -/3R',
    '4': ' 1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R  -/3R',
    '5': ' 2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R  -/3R',
    '6': ' 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R  -/2R',
    '7': ' 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R  -/2R',
    '8': ' 2*R/- 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R  -/2R',
    '9': ' 3R/-  2*R/- 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2  -/2R',
    '10': '3*R/- 3R/-  2*R/- 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1   1*/2',
    '11': 'e/-   3*R/- 3R/-  2*R/- 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R  1/1',
    '12': 'e/-   e/-   3*R/- 3R/-  2*R/- 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R  -/1R',
    '13': 'e/-   e/-   e/-   3*R/- 3R/-  2*R/- 2*R/- 2R/-  2R/-  1*R/- 1R/-  R/-   -/R   1*/R  */1R',
  },
  except: [
    { provenance: EXAMPLE, cells: ['1 2-1', '2 2-1', '7 2-1', '4 3-1', '5 3-2', '3 4-1'] },
    { provenance: printed('11.4'), cells: ['6 2-1'] },
  ],
})

/** 15.5: after everything was added up. */
export const MOST_DRM = 3

/** What adds to the die of an attack; low is good for the attacker. */
export const DRMS = {
  strongpoint: { drm: 1, provenance: EXAMPLE },
  fortified: { drm: 1, provenance: BY_DIGEST },
  river: { drm: 1, provenance: EXAMPLE },
  city: { drm: 1, provenance: BY_DIGEST },
  muddyTown: { drm: 1, provenance: BY_DIGEST },
  noRetreat: { drm: 1, provenance: EXAMPLE },
  engineers: { drm: -1, provenance: EXAMPLE },
  integrity: { drm: -1, provenance: EXAMPLE },
  combinedArms: { drm: -1, provenance: BY_DIGEST },
  outOfSupply: { drm: -1, provenance: BY_DIGEST },
  overrunMarker: { drm: -1, provenance: BY_DIGEST },
  unsupplied: { drm: 2, provenance: BY_DIGEST },
  belowTable: { drm: 2, provenance: BY_DIGEST },
} as const

/** 13.2: guns in one combat: of the Axis; of the Soviets under one HQ, one without; rockets beside them. */
export const ARTILLERY = { mostAxis: 4, mostUnderHq: 2, mostRockets: 2, provenance: BY_DIGEST } as const

/** 16.4: hexes of a retreat, and of one by an order; 13.32: of rockets that have fired. */
export const RETREAT = { plain: 2, ordered: 3, rockets: 2, provenance: EXAMPLE, orderedFrom: BY_DIGEST } as const

// 7.4 AA Fire Table

/** 14.4: by the modified die; high is good for the guns. */
export const aaFire = namedTable({
  name: 'efs AA fire',
  rule: '14.4',
  provenance: EXAMPLE,
  results: ['-', 'Ab', 'Dm', 'De'],
  dice: 'd10',
  columns: ['AA'],
  rows: { '<=7': '-', '8-10': 'Ab', '11': 'Dm', '12+': 'De' },
  except: [{ provenance: PROPOSED, cells: ['12+ AA'] }],
})

export const AA_DRMS = { hq: 1, unit: 1, mostSoviet: 2, provenance: EXAMPLE, mostFrom: BY_DIGEST } as const

// 7.5 Air tables

/** 14.31: who has the initiative; `+` with local tactical advantage. */
export const airInitiative = namedTable({
  name: 'efs air initiative',
  rule: '14.31',
  provenance: PROPOSED,
  results: ['Axis+', 'Axis', 'none', 'Soviet', 'Soviet+'],
  dice: 'd10',
  columns: ['initiative'],
  rows: { '1-2': 'Axis+', '3-5': 'Axis', '6-7': 'none', '8-9': 'Soviet', '10': 'Soviet+' },
  except: [{ provenance: printed('11.2'), cells: ['1-2 initiative', '6-7 initiative'] }],
})

/** 14.32: by the rating of who fires less that of the target. `Ab` to Flown, `Dm` Damaged, `De` Destroyed. */
export const airCombat = rangeTable({
  name: 'efs air combat',
  rule: '14.32',
  provenance: PROPOSED,
  results: ['-', 'Ab', 'Dm', 'De'],
  dice: 'd10',
  columns: ['<=-3', '-2', '-1', '0', '1', '2', '3+'],
  rows: {
    1: '    Ab Dm Dm De De De De',
    2: '    Ab Ab Dm Dm De De De',
    3: '    -  Ab Ab Dm Dm De De',
    4: '    -  -  Ab Ab Dm Dm De',
    5: '    -  -  -  Ab Ab Dm Dm',
    6: '    -  -  -  -  Ab Ab Dm',
    7: '    -  -  -  -  -  Ab Ab',
    8: '    -  -  -  -  -  -  Ab',
    '9-10': '-  -  -  -  -  -  -',
  },
  except: [
    { provenance: printed('11.2'), cells: ['6 -1', '4 -2', '5 2', '3 2'] },
    { provenance: BY_DIGEST, cells: ['4 3+', '5 1', '1 <=-3'] },
  ],
})

/** 14.21b: air units over one hex, of the side whose segment it is and of the other. */
export const MOST_FLIGHTS = { active: 3, other: 2, provenance: printed('14.21b') } as const
/** 14.61: the highest level of interdiction. */
export const MOST_LEVEL = 2

/** 9.2: the highest die that makes an air unit ready, or brings it out of the Damaged box. */
export const READINESS = {
  flown: { axis: 7, soviet: 5 },
  damaged: { axis: 4, soviet: 4 },
  /** What a storm adds to Soviet dice. */
  sovietStorm: 2,
  provenance: EXAMPLE,
  otherFrom: BY_DIGEST,
} as const

// 7.6 Overrun

/** 11.3: by the modified die. */
export const overruns = namedTable({
  name: 'efs overrun',
  rule: '11.3',
  provenance: printed('11.3'),
  results: ['success+1', 'success', 'failure', 'failure+1'],
  dice: 'd10',
  columns: ['overrun'],
  rows: { '<=2': 'success+1', '3-7': 'success', '8-10': 'failure', '11+': 'failure+1' },
  except: [{ provenance: PROPOSED, cells: ['8-10 overrun'] }],
})

/** 11.3: the odds that an overrun needs, and what they add to the die, from the best. */
export const OVERRUN = {
  least: 5,
  leastAgainstStrongpoint: 12,
  drms: [
    { odds: 14, drm: -3 },
    { odds: 10, drm: -2 },
    { odds: 7, drm: -1 },
    { odds: 6, drm: 0 },
    { odds: 5, drm: 2 },
  ],
  strongpoint: 4,
  river: 2,
  marker: -1,
  cost: POINT,
  provenance: printed('11.3'),
  sevenToNineFrom: PROPOSED,
  /** Of rivers and Overrun markers, and of what the ground adds. */
  otherFrom: BY_DIGEST,
  groundFrom: {
    clear: printed('11.3'),
    woods: printed('11.3'),
    hill: printed('11.3'),
    marsh: BY_DIGEST,
    swamp: BY_DIGEST,
  },
} as const

/** 13.46: by the modified die: the fort is destroyed, of no use in this combat, or unhurt. */
export const superHeavy = namedTable({
  name: 'efs super-heavy guns',
  rule: '13.46',
  provenance: PROPOSED,
  results: ['destroyed', 'void', '-'],
  dice: 'd10',
  columns: ['super-heavy'],
  rows: { '<=2': 'destroyed', '3-5': 'void', '6+': '-' },
})

// 7.7 Replacements

/** 7.3, 7.6: what a turn brings; Replacements Tables A and B come with the scenarios that roll on them. */
export const MOST_REPLACEMENTS = { points: 20, provenance: PROPOSED } as const
/** 7.71: steps that a unit gains under a Receiving Replacements marker, by side. */
export const RECEIVED = { axis: 2, soviet: 1, provenance: BY_DIGEST } as const

// 7.9 Weather

/** 5.1: Dry climate, before and from turn 40 on. */
export const weatherTable = namedTable({
  name: 'efs weather',
  rule: '5.1',
  provenance: PROPOSED,
  results: ['Dry', 'Dry+', 'Mud', 'Mud+'],
  dice: 'd10',
  columns: ['GT1-39', 'GT40-50'],
  rows: { '1-7': 'Dry  Dry', '8': 'Dry+ Mud', '9': 'Mud  Mud', '10': 'Mud+ Mud+' },
})
export const LATE_WEATHER_FROM = 40
/** 5.33: after so many Dry turns running the next is Mud. */
export const MOST_DRY = 5

/** 2.24: turns of Mud in the historical weather. */
export const HISTORICAL_MUD: { readonly turns: readonly number[]; readonly provenance: Provenance } = {
  turns: [30, 33, 38, 41, 45],
  provenance: PROPOSED,
}

// 21.2 Headquarters

/** 21.29. */
export const DISBANDING_VP = { vp: 2, provenance: BY_DIGEST } as const
export const HQ_LOST_VP = { vp: 1, provenance: PROPOSED } as const

// 12.33 Mandated Attacks

/** Initial odds and steps that make an attack count, one of the lines; scenarios may add others. */
export const MANDATED = { odds: '3-2', steps: 6, provenance: printed('12.33') } as const

/** Where the figures come from that stand here by themselves. */
export const FIGURES = [
  { name: 'command range', figure: COMMAND_RANGE, provenance: EXAMPLE },
  { name: 'reaction range', figure: REACTION_RANGE, provenance: EXAMPLE },
  { name: 'detour of a blocked entry', figure: ENTRY_DETOUR, provenance: BY_DIGEST },
  { name: 'militia from its town', figure: MILITIA_LEASH, provenance: BY_DIGEST },
  { name: 'command doubled from turn', figure: DOUBLING_FROM, provenance: printed('5.54') },
  { name: 'most modifiers', figure: MOST_DRM, provenance: EXAMPLE },
  { name: 'most interdiction', figure: MOST_LEVEL, provenance: printed('11.2') },
  { name: 'late weather from turn', figure: LATE_WEATHER_FROM, provenance: PROPOSED },
  { name: 'most Dry turns running', figure: MOST_DRY, provenance: BY_DIGEST },
] as const

// 23 Regiment substitutes

/** 23.2: steps that a division must have to give one away. */
export const SUBSTITUTES = { leastSteps: 3, provenance: PROPOSED } as const

// 22.2 Bridges

/** 22.2, 22.3: markers of the sides. */
export const BRIDGING = { axisBridges: 6, axisFerries: 2, sovietBridges: 2, provenance: PROPOSED } as const

/** 4.52, 22.4: from which turn on, how near the Axis must be, and what a bridge that is down takes to be repaired. */
export const DEMOLITION = {
  from: 10,
  near: 7,
  damage: 2,
  provenance: printed('4.52'),
  nearFrom: reconstructed('a report of players'),
  damageFrom: PROPOSED,
} as const

/** 22.44: what a repair does, less one for each step of engineers beyond the first. */
export const bridgeRepair = namedTable({
  name: 'efs bridge repair',
  rule: '22.44',
  provenance: PROPOSED,
  results: ['none', 'half', 'all'],
  dice: 'd10',
  columns: ['repair'],
  rows: { '<=5': 'all', '6-8': 'half', '9+': 'none' },
})
