import { oddsTable, reconstructed } from '@hexfront/core'

export const RESULTS = ['Al', 'Ex', 'Dr'] as const
export type CombatResult = (typeof RESULTS)[number]

/** 5.4: the attacker loses a unit, both sides lose one, the defender retreats. */
export const crt = oddsTable({
  name: 'drill CRT',
  rule: '5.4',
  provenance: reconstructed('made for this game'),
  results: RESULTS,
  dice: 'd6',
  rounding: 'defender',
  columns: ['1-2', '1-1', '2-1', '3-1'],
  rows: {
    0: 'Al  Al  Al  Ex',
    1: 'Al  Al  Ex  Ex',
    2: 'Al  Al  Ex  Dr',
    3: 'Al  Ex  Dr  Dr',
    4: 'Al  Ex  Dr  Dr',
    5: 'Ex  Dr  Dr  Dr',
    6: 'Dr  Dr  Dr  Dr',
  },
})

export const TERRAIN_COST: Readonly<Record<string, number>> = { clear: 1, wood: 2 }
export const RIVER_COST = 1
/** 5.3. */
export const WOOD_DIE = -1
export const MUD_COST = 1
export const TURNS = 6
