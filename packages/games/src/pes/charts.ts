import { namedTable, type Provenance, printed, reconstructed, repaired } from '@hexfront/core'

export const TURNS = 7
/** 1.2, 4.2, 4.4: a third of a month each. */
export const DATES = ['III June', 'I July', 'II July', 'III July', 'I August', 'II August', 'III August'] as const
/** 1.6: turns 1 to 4. */
export const LAST_EARLY_TURN = 4

const RESULTS = ['-', '1', '2'] as const

const CARD = {
  rule: '10.5',
  provenance: reconstructed('10.5 prints that dice miss or cost one or two steps; chosen by simulation'),
  results: RESULTS,
  dice: 'd6',
  columns: ['German', 'Soviet'],
} as const

/** 10.5: steps lost by the modified die, for the side that fires. */
export const crt = namedTable({
  ...CARD,
  name: 'pes CRT',
  rows: {
    '<=3': '-  -',
    '4': '   1  -',
    '5': '   1  1',
    '6': '   1  1',
    '7+': '  2  1',
  },
})

/** Option: Soviet fire may cost two steps as well. */
export const harshCrt = namedTable({
  ...CARD,
  name: 'pes CRT, harsh',
  rows: {
    '<=3': '-  -',
    '4': '   1  -',
    '5': '   1  1',
    '6': '   1  1',
    '7+': '  2  2',
  },
})

/** Option: one row for both sides. */
export const oneRowCrt = namedTable({
  ...CARD,
  name: 'pes CRT, one row',
  rows: {
    '<=3': '-  -',
    '4': '   1  1',
    '5': '   1  1',
    '6': '   1  1',
    '7+': '  2  2',
  },
})

export const GERMAN_FIRE = 0
export const SOVIET_FIRE = 1

export const TERRAINS = ['clear', 'forest', 'marsh', 'hill', 'city'] as const
export type Terrain = (typeof TERRAINS)[number]

interface Effects {
  readonly leg: number
  readonly mech: number
  readonly legFire: number
  readonly mechFire: number
  readonly source: Provenance
}

const OURS = reconstructed('in step with what 9.11 and 10.2 print')

/** 9.11, 10.2: movement points to enter, and what German fire into the hex gains or loses. A town stands in clear ground. */
export const TERRAIN_EFFECTS: Readonly<Record<Terrain, Effects>> = {
  clear: { leg: 1, mech: 1, legFire: 0, mechFire: 2, source: OURS },
  hill: {
    leg: 2,
    mech: 2,
    legFire: 0,
    mechFire: -1,
    source: reconstructed('9.11 prints leg 2 and 10.2 panzers -1; the rest is ours'),
  },
  forest: { leg: 2, mech: 2, legFire: 0, mechFire: -1, source: OURS },
  marsh: { leg: 2, mech: 3, legFire: -1, mechFire: -2, source: OURS },
  city: { leg: 1, mech: 1, legFire: 0, mechFire: -1, source: OURS },
}

/** 9.11: the example gives leg +1, so +2 is the mechanized cost. */
export const RIVER_COST = { leg: 1, mech: 2, source: repaired('9.11') } as const
/** 10.3. */
export const RIVER_FIRE = 1
/** 10.10. */
export const ENTRENCHED_FIRE = 1
/** 12.6. */
export const ASSAULT_FIRE = 1

/** 9.13: movement points by turn. */
export interface Movement {
  readonly mech: readonly number[]
  readonly leg: readonly number[]
  readonly source: Provenance
}

const FIRST_TURN_PRINTED = reconstructed('chosen by simulation; 9.13 prints 16 and 10 for turn 1')

export const MOVEMENT: Movement = {
  mech: [16, 15, 14, 13, 11, 9, 8],
  leg: [10, 10, 9, 9, 8, 7, 6],
  source: FIRST_TURN_PRINTED,
}

/** Option: points that fall faster. */
export const HARSH_MOVEMENT: Movement = {
  mech: [16, 14, 12, 10, 9, 8, 7],
  leg: [10, 9, 8, 7, 6, 6, 5],
  source: FIRST_TURN_PRINTED,
}

/** 6.2, 6.3: counted in halves of a division. */
export const STACKING = 12
export const MOST_FLAK = 2

/** 8.2: taken off the die, early and late; 8.3 gives the late figure. */
export const OPEN_GARRISON = { early: -3, late: -2 } as const
export const TOWN_GARRISON = 1

/** 11.3. */
export const HEXES_A_DIE = 6

/** 4.6: the die that wins at most, by Moscow hexes held; seven win without a roll. */
export const MOSCOW = [0, 1, 1, 2, 3, 4, 5] as const
export const MOSCOW_HEXES = 7
/** 4.2, 4.8. */
export const TALLY_STEP = 50
export const JULY_TALLY = 50

/** 12.3: what a group is sent at, by the die, and by who holds Tula and Kalinin. */
export const AIMS = ['', 'east', 'LOC', 'Tula', 'Kalinin', 'Moscow', 'home'] as const
export const AT_EAST = 1
export const AT_LOC = 2
export const AT_TULA = 3
export const AT_KALININ = 4
export const AT_MOSCOW = 5
export const AT_HOME = 6

export const TARGETS = {
  neither: [AT_EAST, AT_EAST, AT_EAST, AT_LOC, AT_LOC, AT_LOC],
  tula: [AT_EAST, AT_EAST, AT_LOC, AT_LOC, AT_TULA, AT_TULA],
  kalinin: [AT_EAST, AT_EAST, AT_LOC, AT_LOC, AT_KALININ, AT_KALININ],
  both: [AT_EAST, AT_EAST, AT_LOC, AT_LOC, AT_KALININ, AT_TULA],
  source: printed('12.3'),
} as const

/** 13.2. */
export const NORTHWEST = 1
export const NORTHEAST = 2
export const AXES = ['', 'northwest', 'northeast'] as const

/** 4.3: from west to east; the first five lie west of the End of July Check Line. */
export const LOC_POINTS = ['Bialystok', 'Baranowicze', 'Minsk', 'Orsha', 'Smolensk', 'Vyazma', 'Mozhaisk'] as const

/** 4.2, 4.4, 4.5: how many of them must be German at the end of a turn. */
export const POINTS_NEEDED: Readonly<Record<number, { readonly points: number; readonly rule: string }>> = {
  4: { points: 5, rule: '4.2' },
  5: { points: 6, rule: '4.4' },
  6: { points: 7, rule: '4.5' },
}

/** 10.2, 10.3, 10.10, 12.6: what may be added to a die at the least and at the most. */
export const LOWEST_MODIFIER = -3
export const HIGHEST_MODIFIER = 3
