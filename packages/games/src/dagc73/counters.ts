/** The counters (3.2, 14.6). Values and counts are printed; designations are those of the published counter sheet. */
export const GERMAN = 1
export const SOVIET = 2

export const KINDS = {
  infantry: { isMechanized: false },
  ski: { isMechanized: false },
  cavalry: { isMechanized: true },
  // 3.22b: cavalry is mechanized for the Russian only.
  'cavalry brigade': { isMechanized: false },
  armor: { isMechanized: true },
  'mechanized infantry': { isMechanized: true },
  battlegroup: { isMechanized: true },
  railhead: { isMechanized: false },
} as const

type Kind = keyof typeof KINDS

type Size = 'corps' | 'division' | 'brigade' | 'battlegroup' | 'railhead'

export interface Counter {
  /** Unique in the game. */
  readonly id: string
  /** As on the counter. */
  readonly name: string
  readonly side: number
  readonly kind: Kind
  readonly size: Size
  readonly strength: number
  readonly movement: number
  /** 13.0: it comes from the Ukraine and counts double. */
  readonly isUkrainian: boolean
  /** The counter that takes its place when it is eliminated (8.7). */
  readonly battlegroup: string | null
}

/** Which counters are used: on the map at the start, as reinforcements, or as battlegroups in waiting. */
export type Force = 'historical' | 'maximum'

const FIRST_INFANTRY =
  '6 7 12 14 26 31 35 36 45 57 78St 95 102 110 129 131 134 197 206 211 246 252 253 256 260 267 292 296 299 337 342 383 707 KaD KaE 5JG'
const MORE_INFANTRY = '11 21 23 30 61 69 81 83 87 121 132 205 212 218 225 227 290 329 389'
const SECURITY = '52S 201S 203S 221S 286S 391S 207S 281S 1 5 12Lt'
const MORE_SECURITY = '19 23R'
const RIFLE_CORPS =
  'Pol 1 19 29 31 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 X 60 61 62 63 64 65 66 67 68 69 70 71 72 73'
const MORE_RIFLE_CORPS = '74 75 76 80 81 82 83 84 89 92 94 101 105'
const GUARDS_CORPS = '2 5 8 13 16 22 27 35 36'

type Shape = Pick<Counter, 'kind' | 'size' | 'strength' | 'movement'>

const INFANTRY: Shape = { kind: 'infantry', size: 'division', strength: 2, movement: 5 }
const WEAK: Shape = { kind: 'infantry', size: 'division', strength: 1, movement: 4 }
const LIGHT: Shape = { kind: 'infantry', size: 'division', strength: 1, movement: 5 }
const ARMOR: Shape = { kind: 'armor', size: 'division', strength: 5, movement: 8 }
const GRENADIERS: Shape = { kind: 'mechanized infantry', size: 'division', strength: 4, movement: 8 }
const BATTLEGROUP: Shape = { kind: 'battlegroup', size: 'battlegroup', strength: 1, movement: 8 }
const RIFLES: Shape = { kind: 'infantry', size: 'corps', strength: 3, movement: 4 }
const GUARDS: Shape = { kind: 'infantry', size: 'corps', strength: 4, movement: 5 }
const TANKS: Shape = { kind: 'armor', size: 'corps', strength: 5, movement: 6 }
const MECHANIZED: Shape = { kind: 'mechanized infantry', size: 'corps', strength: 6, movement: 6 }
const CAVALRY: Shape = { kind: 'cavalry', size: 'corps', strength: 3, movement: 5 }
/** R73-01. */
const RAILHEAD: Shape = { kind: 'railhead', size: 'railhead', strength: 1, movement: 1 }

/** 14.6: what each side has on the map at the start. */
export const AT_START: Readonly<Record<Force, readonly Counter[]>> = {
  historical: [
    ...german(FIRST_INFANTRY, '', INFANTRY),
    ...german('4', '/1-5', LIGHT),
    ...german('6', '/1-5', LIGHT),
    ...german('1Ski', '', { ...LIGHT, kind: 'ski', size: 'brigade' }),
    ...german('4Cav', '', { ...LIGHT, kind: 'cavalry brigade', size: 'brigade' }),
    ...german(SECURITY, '', WEAK),
    ...german('5 12 20', 'Pz', ARMOR),
    ...german('18 25 FH', 'PG', GRENADIERS),
    ...soviet(RIFLE_CORPS, '', RIFLES),
    ...sovietMobile(),
  ],
  maximum: [
    ...german(`${FIRST_INFANTRY} ${MORE_INFANTRY}`, '', INFANTRY),
    ...german('4', '/1-5', LIGHT),
    ...german('6', '/1-5', LIGHT),
    ...german('12', '/1-5', LIGHT),
    ...german('1Ski', '', { ...LIGHT, kind: 'ski', size: 'brigade' }),
    ...german('4Cav', '', { ...LIGHT, kind: 'cavalry brigade', size: 'brigade' }),
    ...german(`${SECURITY} ${MORE_SECURITY}`, '', WEAK),
    ...german('5 12 20 7', 'Pz', ARMOR),
    ...german('18 25 FH', 'PG', GRENADIERS),
    ...soviet(`${RIFLE_CORPS} ${MORE_RIFLE_CORPS}`, '', RIFLES),
    ...sovietMobile(),
  ],
}

export type Edge = 'north' | 'west' | 'south'

export interface Arrival {
  readonly turn: number
  readonly edge: Edge
  readonly counter: Counter
}

/** 10.2: the reinforcement track; rows 7 to 10 as in R73-03. */
export const ARRIVALS: readonly Arrival[] = [
  ...arriving(2, 'west', german('4', 'Pz', ARMOR)),
  ...arriving(3, 'west', german('50', '', INFANTRY)),
  ...arriving(4, 'west', german('71 97', '', INFANTRY)),
  ...arriving(5, 'north', german('122', '', INFANTRY)),
  ...arriving(6, 'west', german('11SS', 'PG', GRENADIERS)),
  ...arriving(8, 'north', german('169 170', '', INFANTRY)),
  ...arriving(9, 'north', german('257', '', INFANTRY)),
]

/** 10.21b, 13.0: those in parentheses, which come only if the German takes them. */
export const UKRAINIAN_ARRIVALS: readonly Arrival[] = [
  ...arriving(7, 'south', ukrainian('131', '', INFANTRY)),
  ...arriving(8, 'south', ukrainian('24', 'Pz', ARMOR)),
  ...arriving(9, 'south', [...ukrainian('367', '', INFANTRY), ...ukrainian('1', 'Pz', ARMOR)]),
  ...arriving(10, 'south', [...ukrainian('20', 'PG', GRENADIERS), ...ukrainian('1', '', INFANTRY)]),
]

/** 8.7M: the battlegroup of a mechanized division. */
export const battlegroupOf = ({ name, isUkrainian, battlegroup }: Counter): Counter | null =>
  battlegroup === null ? null : { id: battlegroup, name, side: GERMAN, ...BATTLEGROUP, isUkrainian, battlegroup: null }

function german(names: string, suffix: string, shape: Shape): Counter[] {
  return named(names, (name) => ({
    id: `g:${name}${suffix}`,
    name,
    side: GERMAN,
    ...shape,
    isUkrainian: false,
    battlegroup: hasBattlegroup(shape) ? `g:KG${name}` : null,
  }))
}

function ukrainian(names: string, suffix: string, shape: Shape): Counter[] {
  return german(names, suffix, shape).map((counter) => ({
    ...counter,
    id: `${counter.id}U`,
    isUkrainian: true,
    battlegroup: counter.battlegroup === null ? null : `${counter.battlegroup}U`,
  }))
}

function soviet(names: string, suffix: string, shape: Shape): Counter[] {
  return named(names, (name) => ({
    id: `r:${name}${suffix}`,
    name,
    side: SOVIET,
    ...shape,
    isUkrainian: false,
    battlegroup: null,
  }))
}

function sovietMobile(): Counter[] {
  return [
    ...soviet(GUARDS_CORPS, 'Gd', GUARDS),
    ...soviet('1Gd 2Gd 3Gd 1 9 11 29', 'T', TANKS),
    ...soviet('3Gd 5', 'M', MECHANIZED),
    ...soviet('2Gd 7Gd 3', 'C', CAVALRY),
    ...soviet('RH1 RH2 RH3', '', RAILHEAD),
  ]
}

/** 8.7M.a, b: German 5-8s and 4-8s, and no other units. */
function hasBattlegroup({ kind }: Shape): boolean {
  return kind === 'armor' || kind === 'mechanized infantry'
}

function arriving(turn: number, edge: Edge, counters: readonly Counter[]): Arrival[] {
  return counters.map((counter) => ({ turn, edge, counter }))
}

function named(names: string, make: (name: string) => Counter): Counter[] {
  return names.split(' ').map(make)
}
