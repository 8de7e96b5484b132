import type { Fact, TerrainChart, TerrainRow } from '@hexfront/core'
import { signed } from '../../words.ts'
import { ENTRENCHED_FIRE, RIVER_FIRE, type Terrain } from '../charts.ts'
import type { PesSetting } from '../scenarios.ts'

const NAMES: Readonly<Record<Terrain, string>> = {
  clear: 'Clear, town',
  forest: 'Forest',
  marsh: 'Marsh',
  hill: 'Hill',
  city: 'City',
}

const cost = (text: string): Fact => ({ text, rule: '9.11' })
const fire = (n: number): Fact => ({ text: n === 0 ? '' : `die ${signed(n, 1)}`, rule: '10.2' })

function ground({ tec }: PesSetting['charts'], terrain: Terrain): TerrainRow {
  const { leg, mech, legFire, mechFire } = tec[terrain]
  return {
    name: NAMES[terrain],
    on: `terrain ${terrain}`,
    cells: [cost(String(leg)), cost(String(mech)), fire(legFire), fire(mechFire), { text: '', rule: '10.3' }],
  }
}

/** 9.11, 10.2: movement points to enter, and what fire gains or loses. */
export const chart = ({ charts }: PesSetting): TerrainChart => ({
  columns: ['On foot', 'Mechanized', 'Fire on foot', 'Mechanized fire', 'Soviet fire'],
  rows: [
    ...(['clear', 'forest', 'marsh', 'hill', 'city'] as const).map((terrain) => ground(charts, terrain)),
    {
      name: 'River, from turn 2',
      on: 'sides river',
      cells: [
        cost(signed(charts.crossing.leg, 1)),
        cost(signed(charts.crossing.mech, 1)),
        fire(0),
        fire(0),
        { text: `die ${signed(RIVER_FIRE, 1)}, first round`, rule: '10.3' },
      ],
    },
    {
      name: 'Entrenched',
      on: '',
      cells: [cost(''), cost(''), fire(0), fire(0), { text: `die ${signed(ENTRENCHED_FIRE, 1)}`, rule: '10.10' }],
    },
  ],
})
