import { oddsTable, printed } from '@hexfront/core'

export const RESULTS = ['Ae', 'Ar', 'Br', 'Dr', 'Ex', 'hEx', 'De'] as const
export type CombatResult = (typeof RESULTS)[number]

const COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'] as const

const ROWS = {
  0: 'Ae   Ae   Ae   Ae   Ar   Ar   Br   Br   Br   Dr   Dr',
  1: 'Ae   Ae   Ae   Ae   Ar   Ar   Br   Br   Ex   Ex   hEx',
  2: 'Ae   Ae   Ae   Ar   Ar   Br   Dr   Ex   Ex   hEx  hEx',
  3: 'Ae   Ae   Ar   Ar   Br   Dr   Ex   Ex   hEx  hEx  De',
  4: 'Ae   Ae   Ar   Br   Br   Dr   Ex   hEx  hEx  De   De',
  5: 'Ae   Dr   Br   Br   Dr   Ex   hEx  hEx  De   De   De',
  6: 'Ae   Ar   Br   Dr   Dr   Ex   hEx  De   De   De   De',
} as const

const card = {
  rule: '8.8',
  provenance: printed('8.8'),
  results: RESULTS,
  dice: 'd6',
  columns: COLUMNS,
  rounding: 'defender',
} as const

/** 8.8: the combat results table. A 6 in column 1-2 is worse than a 5 in every copy of the rules (R73-02). */
export const crt = oddsTable({ ...card, name: 'dagc73 CRT', rows: ROWS })

/** R73-02, option: the odd pair of column 1-2 swapped. */
export const swappedCrt = oddsTable({
  ...card,
  name: 'dagc73 CRT, 1-2 swapped',
  rows: {
    ...ROWS,
    5: 'Ae   Ar   Br   Br   Dr   Ex   hEx  hEx  De   De   De',
    6: 'Ae   Dr   Br   Dr   Dr   Ex   hEx  De   De   De   De',
  },
})

/** 8.9: movement points. */
export const CLEAR_COST = 1
export const ROUGH_COST = 2
export const FORT_COST = 2
export const ZONE_COST = 2
/** 8.9: combat. */
export const ROUGH_DIE = -1
export const RIVER_FACTOR = 1 / 2
export const FORT_FACTOR = 2

export const STACKING = 3
export const SUPPLY_RANGE = 10
export const RAIL_MOVE = 30
export const GARRISON_RANGE = 6
export const RESERVE_POINTS = 25
export const TURNS = 10

/** 3.5a, 10.2: two days a turn, in 1944. */
/** Who moves in the first and in the second movement phase of a side. */
export const MOVERS = ['any of your units', 'your mechanized units'] as const

export const DATES = [
  '22-23 June',
  '24-25 June',
  '26-27 June',
  '28-29 June',
  '30 June-1 July',
  '2-3 July',
  '4-5 July',
  '6-7 July',
  '8-9 July',
  '10-11 July',
] as const

/** 14.31: German Player-Turn in which the units of fortified cities may move. */
export const CITIES_RELEASED = 4

/** 12.1: victory points for a strength point. */
export const POINTS = { foot: 1, mechanized: 3, battlegroup: 5 } as const
export const UKRAINE_FACTOR = 2

export const LEVELS = ['German decisive', 'German marginal', 'draw', 'Russian marginal', 'Russian decisive'] as const
export type Level = (typeof LEVELS)[number]

export interface LevelFrom {
  readonly level: Level
  /** German to Russian points, at least. */
  readonly german: number
  readonly russian: number
}

const from = (level: Level, german: number, russian: number): LevelFrom => ({ level, german, russian })

/** 15.x: read from the top; the first ratio that is reached counts. */
export const VICTORY = {
  historical: [
    from('German decisive', 1, 1),
    from('German marginal', 1, 2),
    from('Russian marginal', 1, 5),
    from('Russian decisive', 0, 1),
  ],
  sane: [
    from('German decisive', 3, 2),
    from('German marginal', 1, 1),
    from('Russian marginal', 1, 2),
    from('Russian decisive', 0, 1),
  ],
  limited: [
    from('German decisive', 2, 1),
    from('German marginal', 3, 2),
    from('draw', 1, 1),
    from('Russian marginal', 1, 2),
    from('Russian decisive', 0, 1),
  ],
  maximum: [
    from('German decisive', 3, 1),
    from('German marginal', 2, 1),
    from('Russian marginal', 1, 1),
    from('Russian decisive', 0, 1),
  ],
} as const satisfies Record<string, readonly LevelFrom[]>
