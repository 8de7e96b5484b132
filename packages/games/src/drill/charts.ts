import { oddsTable, reconstructed } from '@hexfront/core'

export const RESULTS = ['Ar', 'Ex', 'Dr', 'De'] as const

/** 5.4: attackers retreat, both lose a unit, defenders retreat, defenders are lost. */
export const crt = oddsTable({
  name: 'drill CRT',
  rule: '5.4',
  provenance: reconstructed('made for this game'),
  results: RESULTS,
  dice: 'd6',
  rounding: 'defender',
  columns: ['1-2', '1-1', '2-1', '3-1'],
  rows: {
    0: 'Ar  Ar  Ar  Ex',
    1: 'Ar  Ar  Ex  Ex',
    2: 'Ar  Ar  Ex  Dr',
    3: 'Ar  Ex  Dr  Dr',
    4: 'Ar  Ex  Dr  De',
    5: 'Ex  Dr  Dr  De',
    6: 'Ex  Dr  De  De',
  },
})

export const TERRAIN_COST: Readonly<Record<string, number>> = { clear: 1, wood: 2 }
export const RIVER_COST = 1
export const MUD_COST = 1
export const STACKING = 2
export const TURNS = 6
