import { printed, rangeTable, reconstructed } from '@hexfront/core'

export const RESULTS = ['AS', 'AE', 'DR', 'DE', 'BB'] as const
export type CombatResult = (typeof RESULTS)[number]

/** 11.8, 11.23: the combat results table. The heads of the three lowest columns and the kinds of result are printed. */
export const crt = rangeTable({
  name: 'dagc09 CRT',
  rule: '11.8',
  provenance: reconstructed(
    'columns beyond 0 and all cells are ours; 11.23 gives three heads and wants AS under each; retreats are what most rules are about',
  ),
  results: RESULTS,
  dice: 'd6',
  columns: ['<=-3', '-2,-1', '0', '1-2', '3-5', '6-9', '10-14', '15+'],
  rows: {
    1: 'AE  AE  AE  AE  AE  AE  AS  AS',
    2: 'AE  AS  AS  AS  AS  AS  BB  BB',
    3: 'AS  AS  AS  AS  BB  BB  BB  DR',
    4: 'AS  AS  AS  BB  BB  DR  DR  DR',
    5: 'AS  AS  BB  DR  DR  DR  DR  DE',
    6: 'BB  BB  DR  DR  DR  DE  DE  DE',
  },
})

/** 11.23: on so many of the lowest columns an attack may be committed to the end. */
export const ARDOR_COLUMNS = 3

/** The terrain effects chart: movement points and combat additions, each with where it comes from. */
export const TERRAIN = {
  clear: { cost: 1, addition: 0, provenance: printed('9.5') },
  forest: { cost: 2, addition: 1, provenance: printed('9.6, 11.9') },
  marsh: { cost: 3, addition: 0, provenance: reconstructed('dearer than forest by 9.5; 11.9 lists no addition') },
  'western pripyat': { cost: 4, addition: 0, provenance: reconstructed('dearer than other marsh; no addition') },
} as const

/** 12.3: what cavalry-mechanized groups pay for forest, marsh and Western Pripyat. */
export const CAVALRY_COST = 1
/** 9.6, 9.9, 8.3, 6.4. */
export const RIVER_COST = 1
export const PARTISAN_COST = 1
export const ZONE_COST = 1
export const STACK_COST = 1

/** 11.9: combat additions beside the terrain of the hex. */
export const ADDITIONS = {
  town: { addition: 1, provenance: printed('11.9') },
  city: { addition: 4, provenance: reconstructed('11.9 wants one; what holds up an army for a week') },
  entrenchment: { addition: 3, provenance: reconstructed('11.10 wants one') },
  river: { addition: 3, provenance: printed('11.9') },
} as const

/** 12.6: the die from which on armor concentration does not come, up to turn 5 and later. */
export const ARMOR_FAILS = { early: 5, late: 6 } as const

/** 6.1. */
export const STACKING = 2
/** 5.1. */
export const TURNS = 9
/** 5.4: hexes from the marker. */
export const ACTIVATION_RANGE = 9
/** 2.10: activated units on turn 1. */
export const ACTIVATED_MOVEMENT = 8
/** 7.8. */
export const MOST_CROSSINGS = 2
/** 7.9: hexes from a port, and units that a town and a city supply. */
export const PORT_RANGE = 6
export const PORT_TOWN_CAPACITY = 5
export const PORT_CITY_CAPACITY = 10
/** 7.12, 13.4, 12.7: from this turn on the Soviets are spent. */
export const EXHAUSTION = 6
/** 3.6: the Western Pripyat rule begins a turn later in Bold Stroke. */
export const BOLD_STROKE_PRIPYAT = 2
/** 13.1, 13.2, 13.4: air armies at first, and those that leave with the exhaustion. */
export const MAIN_AIR = 8
export const UKRAINIAN_AIR = 2
export const MAIN_AIR_LEAVING = 4
export const UKRAINIAN_AIR_LEAVING = 1
/** 4.3. */
export const TOWN_POINTS = 1
export const CITY_POINTS = 4
export const COAST_POINTS = 10
export const AREA_POINTS = 1
export const SOVIET_NEEDS = 31

/** 10.6: replacement steps by turn, the first turn first. */
export const REPLACEMENTS = {
  provenance: reconstructed(
    '3.8 says that the German rate is lower than two a turn and rises after the plot of 20 July; the Soviet one is ours, for balance',
  ),
  german: [0, 1, 1, 1, 1, 1, 1, 1, 1],
  soviet: [1, 0, 1, 0, 1, 0, 1, 0, 1],
} as const

/** 1.2: a week a turn, in 1944. */
export const DATES = [
  '22 June',
  '29 June',
  '6 July',
  '13 July',
  '20 July',
  '27 July',
  '3 August',
  '10 August',
  '17 August',
] as const
