import type { Fact, TerrainChart } from '@hexfront/core'
import { fraction, signed } from '../../words.ts'
import { CLEAR_COST, FORT_COST, FORT_FACTOR, RIVER_FACTOR, ROUGH_COST, ROUGH_DIE, ZONE_COST } from '../charts.ts'

const says = (text: string, rule = '8.9'): Fact => ({ text, rule })
const times = (factor: number): string => `×${fraction(factor * 4, 4)}`
const NOTHING = says('', '8.9')

const rough = {
  cells: [
    says(String(CLEAR_COST)),
    says(String(ROUGH_COST)),
    says(`die ${signed(ROUGH_DIE, 1)}`),
    says('of units on foot', '6.1A'),
  ],
}

/** 8.9: the terrain effects chart, with what zones cost. */
const CHART: TerrainChart = {
  columns: ['On foot', 'Mechanized', 'Combat', 'Zones'],
  rows: [
    {
      name: 'Clear, town, city',
      on: 'terrain clear',
      cells: [says(String(CLEAR_COST)), says(String(CLEAR_COST)), NOTHING, says('all six hexes', '6.0')],
    },
    { name: 'Forest', on: 'terrain forest', ...rough },
    { name: 'Swamp', on: 'terrain swamp', ...rough },
    {
      name: 'River',
      on: 'sides river',
      cells: [NOTHING, NOTHING, says(`attacker ${times(RIVER_FACTOR)}`), says('reach across', '6.0')],
    },
    {
      name: 'Fortified hex',
      on: 'attribute fortified',
      cells: [
        says(`enemy ${signed(FORT_COST, 1)}`),
        says(`enemy ${signed(FORT_COST, 1)}`),
        says(`defence ${times(FORT_FACTOR)}`),
        NOTHING,
      ],
    },
    {
      name: 'Enemy zone',
      on: '',
      cells: [
        says(`${signed(ZONE_COST, 1)} in, ${signed(ZONE_COST, 1)} out`, '6.2B'),
        says(`${signed(ZONE_COST, 1)} in, ${signed(ZONE_COST, 1)} out`, '6.2B'),
        NOTHING,
        NOTHING,
      ],
    },
  ],
}

export const chart = (): TerrainChart => CHART
