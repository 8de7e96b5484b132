import type { Fact, TerrainChart, TerrainRow } from '@hexfront/core'
import { capital, fraction, signed } from '../../words.ts'
import {
  CITY_COST,
  DRMS,
  FORT_COST,
  NEVER,
  OVERRUN,
  POINT,
  RIVER_COST,
  ROADS,
  TERRAIN,
  type Terrain,
  ZONE_COST,
} from '../charts.ts'

const says = (text: string, rule: string): Fact => ({ text, rule })
const NOTHING = says('', '7.2')
const points = (quarters: number): string => (quarters === NEVER ? 'no' : fraction(quarters, POINT))
const added = (value: number, rule: string): Fact => (value === 0 ? NOTHING : says(signed(value, 1), rule))
const plus = (quarters: number): string => `+${fraction(quarters, POINT)}`

function ground(kind: Terrain, attack: Fact = NOTHING): TerrainRow {
  const { dry, mud, overrun } = TERRAIN[kind]
  const wheels =
    dry.wheels === dry['soviet armor']
      ? points(dry.wheels)
      : `${points(dry.wheels)}, Soviet armor ${points(dry['soviet armor'])}`
  return {
    name: capital(kind),
    on: `terrain ${kind}`,
    cells: [
      says(points(dry.foot), '7.2'),
      says(wheels, '7.2'),
      says(points(mud.foot), '7.2'),
      says(points(mud.wheels), '7.2'),
      attack,
      added(overrun, '11.3'),
    ],
  }
}

function road(name: string, on: string, kind: number): TerrainRow {
  const rate = (weather: 'dry' | 'mud'): Fact => {
    const { clear, other } = ROADS[weather][kind]!
    if (other === 0) return says(`${points(clear)}; other ground as clear`, '10.41')
    return says(clear === other ? points(clear) : `${points(clear)}, other ground ${points(other)}`, '10.41')
  }
  return { name, on, cells: [rate('dry'), rate('dry'), rate('mud'), rate('mud'), NOTHING, NOTHING] }
}

const everywhere = (text: string, rule: string): Fact[] => [0, 1, 2, 3].map(() => says(text, rule))

/** 7.2: movement points by mover and weather, and what ground does in combat. */
export const chart: TerrainChart = {
  columns: ['Foot, dry', 'Wheels, dry', 'Foot, mud', 'Wheels, mud', 'Attack', 'Overrun'],
  rows: [
    ground('clear'),
    ground('woods'),
    ground('marsh'),
    ground('swamp', says('halved out of it; guns into it', '7.2')),
    ground('hill'),
    {
      name: 'City',
      on: 'place city',
      cells: [
        ...everywhere(points(CITY_COST.quarters), '7.2'),
        says(`${signed(DRMS.city.drm, 1)}, armor halved`, '7.2'),
        says('no', '11.3'),
      ],
    },
    {
      name: 'Town',
      on: 'place town',
      cells: [NOTHING, NOTHING, NOTHING, NOTHING, says(`${signed(DRMS.muddyTown.drm, 1)} in mud`, '7.2'), NOTHING],
    },
    road('Motorway', 'links road motorway', 1),
    road('Main road', 'links road main', 2),
    road('Minor road', 'links road minor', 3),
    {
      name: 'River',
      on: 'sides river minor',
      cells: [
        says(plus(RIVER_COST.dry), '7.2'),
        says(plus(RIVER_COST.dry), '7.2'),
        says(plus(RIVER_COST.mud), '7.2'),
        says(plus(RIVER_COST.mud), '7.2'),
        says(`${signed(DRMS.river.drm, 1)} if all cross`, '7.2'),
        added(OVERRUN.river, '11.3'),
      ],
    },
    {
      name: 'Major river',
      on: 'sides river',
      cells: [...everywhere('bridge, or one hex', '11.5'), says('halved across it', '7.2'), says('no', '11.3')],
    },
    {
      name: 'Strongpoint, fort',
      on: '',
      cells: [
        ...everywhere(plus(FORT_COST.quarters), '18.4'),
        says(signed(DRMS.strongpoint.drm, 1), '18.4'),
        says(`${signed(OVERRUN.strongpoint, 1)}, 12 to 1`, '18.15'),
      ],
    },
    {
      name: 'Enemy zone',
      on: '',
      cells: [
        ...everywhere(`${plus(ZONE_COST.quarters)}, stop`, '10.3'),
        says('must attack', '12.1'),
        says('no other over the stack', '11.3'),
      ],
    },
    {
      name: 'Zone of interdiction',
      on: '',
      cells: [...everywhere('no road rate but in woods', '14.65'), NOTHING, NOTHING],
    },
  ],
}
