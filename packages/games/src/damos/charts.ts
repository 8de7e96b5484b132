import { namedTable, type Provenance, printed, rangeTable, reconstructed, repaired } from '@hexfront/core'

/** C8.7: losses from the lowest to the highest: up to the last row of the table, its adjustment and a counterattack. */
export const LOSSES = [
  '0',
  '0♥',
  '0♦',
  '1',
  '1♥',
  '1♦',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const
export type Loss = (typeof LOSSES)[number]

const DICE = ['d6', 'd6', 'd6', 'd6', '2d6', '2d6', '2d6', '2d6', '3d6', '3d6', '3d6', '3d6'] as const

const crtRows = {
  '<=0': '0   0   0   0   0   0♥  0♦  1   1   1♥  1♦  2',
  1: '    0   0   0   0   0♥  0♦  1   1   1♥  1♦  2   2',
  2: '    0   0   0   0♥  0♦  1   1   1♥  1♦  2   2   2',
  3: '    0   0   0♥  0♦  1   1   1♥  1♦  2   2   2   2',
  4: '    0   0♥  0♦  1   1   1♥  1♦  2   2   2   2   3',
  5: '    0♥  0♦  1   1   1♥  1♦  2   2   2   2   3   3',
  6: '    0♦  1   1   1♥  1♦  2   2   2   2   3   3   3',
  7: '    1   1   1♥  1♦  2   2   2   2   3   3   3   3',
  8: '    1   1♥  1♦  2   2   2   2   3   3   3   3   4',
  9: '    1♥  1♦  2   2   2   2   3   3   3   3   4   4',
  10: '   .   .   .   .   2   3   3   3   3   4   4   4',
  11: '   .   .   .   .   3   3   3   3   4   4   4   4',
  12: '   .   .   .   .   3   3   3   4   4   4   4   5',
  13: '   .   .   .   .   3   3   4   4   4   4   5   5',
  14: '   .   .   .   .   3   4   4   4   4   5   5   5',
  15: '   .   .   .   .   4   4   4   4   5   5   5   5',
  16: '   .   .   .   .   .   .   .   .   5   5   5   6',
  17: '   .   .   .   .   .   .   .   .   5   5   6   6',
  18: '   .   .   .   .   .   .   .   .   5   6   6   6',
  19: '   .   .   .   .   .   .   .   .   6   6   6   6',
  '20+': '. .   .   .   .   .   .   .   6   6   6   7',
} as const

/** C8.6: loss points inflicted; rows 10 to 15 carry too many cells in the text. */
export const crt = rangeTable({
  name: 'damos CRT',
  rule: 'C8.6',
  provenance: printed('C8.6'),
  results: LOSSES,
  dice: DICE,
  columns: ['1', '2', '3-4', '5-6', '7', '8', '9-10', '11-12', '13-15', '16-18', '19-23', '24+'],
  rows: crtRows,
  except: [
    {
      provenance: repaired('each value moves a column left as the row rises by one, as in every undamaged row'),
      cells: ['10 24+', '11 24+', '12 24+', '13 19-23', '14 16-18', '14 19-23', '15 13-15', '15 16-18', '15 19-23'],
    },
  ],
})

/** The same with the damaged rows 13 to 15 read strictly from the left. */
export const crtLeft = rangeTable({
  name: 'damos CRT, damaged rows from the left',
  rule: 'C8.6',
  provenance: printed('C8.6'),
  results: LOSSES,
  dice: DICE,
  columns: crt.columns,
  rows: {
    ...crtRows,
    13: '. .  .   .   3   3   4   4   4   4   4   5',
    14: '. .  .   .   3   4   4   4   4   4   4   5',
    15: '. .  .   .   4   4   4   4   4   4   4   5',
  },
  except: [
    { provenance: repaired('the overflow of the row is dropped'), cells: ['10 24+', '11 24+', '12 24+'] },
    {
      provenance: repaired('the first eight values of the row'),
      cells: ['13 19-23', '14 16-18', '14 19-23', '15 13-15', '15 16-18', '15 19-23'],
    },
  ],
})

/** C2.6, C8.6: dice, and the range of a zone of influence, by strength points. */
export const diceFor = (strength: number): number => (strength <= 6 ? 1 : strength <= 12 ? 2 : 3)

/** C9.0: loss points by modified dice and strength of the force; a force of one point loses nothing. */
export const attrition = rangeTable({
  name: 'damos attrition',
  rule: 'C9.0',
  provenance: printed('C9.0'),
  results: ['-', '1', '2', '3', '4', '5', '6'],
  dice: '2d6',
  columns: ['2-3', '4-5', '6-8', '9-11', '12-15', '16-19', '20+'],
  rows: {
    2: '    1  2  2  3  4  5  6',
    3: '    1  1  2  2  3  4  5',
    '4-5': '-  1  1  2  2  3  4',
    '6-8': '-  -  1  1  2  2  3',
    '9-10': '- -  -  1  1  2  2',
    11: '   -  -  -  -  1  1  2',
    12: '   -  -  -  -  -  1  1',
  },
})

/** C8.3: attack plans. */
export const PLANS = ['', 'meeting', 'standard', 'grand', 'penetration'] as const
export type Plan = Exclude<(typeof PLANS)[number], ''>
export const MEETING = 1
export const STANDARD = 2
export const GRAND = 3
export const PENETRATION = 4

/** C8.3: movement points, by plan; a Penetration takes all there are. */
export const PLAN_COST = [0, 0, 1, 2, 0] as const
/** C8.3: what the attacker adds to his dice, by plan. */
export const PLAN_DRM = [0, -1, 0, 1, 2] as const

/** C8.4: postures; two of their names are printed. */
export const POSTURES = ['', 'steadfast', 'counterattack', 'elastic', 'delay'] as const
export type Posture = Exclude<(typeof POSTURES)[number], ''>
export const STEADFAST = 1
export const COUNTERATTACK = 2
export const ELASTIC = 3
export const DELAY = 4

/** C8.4: what a pair of plan and posture does to the dice of a side, and to the losses that it incurs. */
export interface Effect {
  readonly attackerDrm?: number
  readonly defenderDrm?: number
  readonly attackerLosses?: number
  readonly defenderLosses?: number
  readonly provenance?: Provenance
}

/** C8.4, X2.0: the Combat Matrix. One cell is printed (8.13). */
export const MATRIX: {
  readonly provenance: Provenance
  readonly cells: Readonly<Record<Posture, Readonly<Record<Plan, Effect>>>>
} = {
  provenance: reconstructed('no plan and no posture dominates another; simulated cell by cell'),
  cells: {
    steadfast: {
      meeting: { defenderDrm: 1 },
      standard: {},
      grand: { attackerDrm: 1 },
      penetration: { defenderDrm: 1 },
    },
    counterattack: {
      meeting: { attackerLosses: 1 },
      standard: { attackerDrm: -1 },
      grand: { defenderDrm: -1 },
      penetration: { attackerLosses: 1, defenderDrm: -1, provenance: printed('C8.13') },
    },
    elastic: {
      meeting: {},
      standard: { attackerDrm: -1 },
      grand: { attackerDrm: -1, defenderLosses: -1 },
      penetration: { attackerDrm: -1, defenderDrm: 1 },
    },
    delay: {
      meeting: { defenderLosses: -1, defenderDrm: -2 },
      standard: { defenderLosses: -1, defenderDrm: -2 },
      grand: { defenderLosses: -1, defenderDrm: -1 },
      penetration: { defenderLosses: 1, defenderDrm: -1 },
    },
  },
}

/** C8.9: loss points of the counterattacker and of the attacker, by ratio and die. */
export const counterattacks = namedTable({
  name: 'damos CAT',
  rule: 'C8.9',
  provenance: reconstructed('rising in both directions; the text calls a 6 lucky on 1:3'),
  results: ['0/3', '0/4', '1/1', '1/2', '1/3', '2/0', '2/1', '3/0'],
  dice: 'd6',
  columns: ['1:4-', '1:3', '1:2', '1:1', '2:1', '3:1+'],
  rows: {
    1: '3/0  3/0  2/0  2/1  2/1  1/2',
    2: '3/0  2/0  2/1  2/1  1/2  1/2',
    3: '2/0  2/1  2/1  1/2  1/2  1/3',
    4: '2/1  2/1  1/2  1/2  1/3  0/3',
    5: '1/1  1/2  1/2  1/3  0/3  0/4',
    6: '1/2  1/3  1/3  0/3  0/4  0/4',
  },
  except: [{ provenance: printed('C8.13'), cells: ['6 1:3'] }],
})

/** What ground does. `defence` and `attack` are strength points, `armored` the share that armored attackers count. */
interface Ground {
  readonly cost: number
  readonly stops: boolean
  readonly defence: number
  readonly armored: readonly [number, number]
  readonly reaction: number
  readonly attrition: number
  readonly provenance: Provenance
}

/** C3.0: the Terrain Effects Chart, by terrain. */
export const TERRAIN: Readonly<Record<'clear' | 'woods' | 'marsh', Ground>> = {
  clear: {
    cost: 1,
    stops: false,
    defence: 0,
    armored: [1, 1],
    reaction: 0,
    attrition: 0,
    provenance: reconstructed('no effect in combat by 8.13'),
  },
  woods: {
    cost: 2,
    stops: false,
    defence: 1,
    armored: [3, 4],
    reaction: -1,
    attrition: 0,
    provenance: reconstructed('the reaction modifier is printed by 8.13'),
  },
  marsh: {
    cost: 3,
    stops: true,
    defence: 2,
    armored: [1, 2],
    reaction: -2,
    attrition: -1,
    provenance: reconstructed('dearer than woods'),
  },
}
export type Terrain = keyof typeof TERRAIN

/** C3.0, C9.0: what towns and cities do beside their ground. */
export const PLACES = {
  town: { defence: 1, attrition: 1, provenance: reconstructed('the attrition modifier is printed in 9.0') },
  city: { defence: 2, attrition: 1, provenance: reconstructed('the attrition modifier is printed in 9.0') },
  major: { defence: 3, attrition: 1, provenance: reconstructed('the attrition modifier is printed in 9.0') },
} as const

/** C3.0, X4.6.5: what a river hexside adds to a step, to the attacker's strength and to a reaction. */
export const RIVER = { cost: 1, attack: -2, reaction: -1, provenance: reconstructed('of use by X4.6.5') } as const

/** C6.0: what a step along a railway costs, in halves of a point; lower than any other step. */
export const RAIL_COST = { halves: 1, provenance: reconstructed('lower by 6.0') } as const

/** C2.6.1: what a reaction needs on two dice, and what always does. */
export const REACTION = { needs: 9, always: 12, moreMobile: 1, farAway: -1, far: 3, againstFoot: 1 } as const
/** C9.0: what changes the dice of attrition beside the ground. */
export const ATTRITION_DRM = { alone: 1, demoralized: -1, full: -1 } as const
/** C2.8, C7.0. */
export const RALLY_COST = 2
export const PICK_UP_COST = 1
/** C8.11. */
export const DEFENDER_RETREAT = { least: 2, most: 3 } as const
export const ATTACKER_RETREAT = 1
/** C8.12.1. */
export const EXPLOIT_RATING = {
  infantry: 0,
  airborne: 0,
  nkvd: 0,
  cavalry: 0,
  motorized: 1,
  'mechanized corps': 2,
  armor: 2,
} as const
/** X4.1. */
export const GERMAN_STACKING = 4
export const RUSSIAN_STACKING = 2
/** X4.3: hexes off the railway, and from which turn on the German has fewer. */
export const GERMAN_LINE = 3
export const GERMAN_WINTER_LINE = 2
export const WINTER = 9
export const RUSSIAN_LINE = 5
/** X4.3.1: from this turn on railways are converted more slowly. */
export const FROST = 11
/** X4.4. */
export const AIR_RANGE = 5
export const AIR_CHECK = 2
/** X4.5. */
export const GERMAN_POINTS = 2
export const GERMAN_POINTS_FROM = 3
export const RUSSIAN_POINTS = 5
export const POINTS_IN_COMBAT = 2
/** X4.6. */
export const UNPREPARED = 12
export const OBLIGED_TURN = 2
export const PENALTY_FROM = 4
export const UNDYING_UNTIL = 2
export const UNDYING_DIE = 5
/** X4.7: the clock starts after this turn at the latest, and runs for so long. */
export const DISTRACTED_AFTER = 4
export const DISTRACTED_TURNS = 2
/** X4.8. */
export const COSSACKS_FROM = 10
/** X4.3.1, super-option. */
export const PAUSE_TURN = 4
export const LEAP_TURN = 5
/** X5.0. */
export const BEFORE_MOSCOW = 2

/** Half a month a turn from July 1941 on; the fourth and the fifth are printed in X4.3.1. */
export const DATES = [
  '1st July',
  '2nd July',
  '1st August',
  '2nd August',
  '1st September',
  '2nd September',
  '1st October',
  '2nd October',
  '1st November',
  '2nd November',
  '1st December',
  '2nd December',
  '1st January',
] as const
