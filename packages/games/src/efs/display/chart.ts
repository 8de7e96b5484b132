import type { Fact, TerrainChart, TerrainRow } from '@hexfront/core'
import { capital, fraction, signed } from '../../words.ts'
import { NEVER, POINT, type Terrain } from '../data/charts.ts'
import type { EfsSetting } from '../scenarios.ts'

type Charts = EfsSetting['charts']

const says = (text: string, rule: string): Fact => ({ text, rule })
const NOTHING = says('', '7.2')
const points = (quarters: number): string => (quarters === NEVER ? 'no' : fraction(quarters, POINT))
const added = (value: number, rule: string): Fact => (value === 0 ? NOTHING : says(signed(value, 1), rule))
const plus = (quarters: number): string => `+${fraction(quarters, POINT)}`

function ground({ tec }: Charts, kind: Terrain, attack: Fact = NOTHING): TerrainRow {
  const { dry, mud, overrun } = tec[kind]
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

function road(charts: Charts, name: string, on: string, kind: number): TerrainRow {
  const rate = (weather: 'dry' | 'mud'): Fact => {
    const { clear, other } = charts.road[weather][kind]!
    if (other === 0) return says(`${points(clear)}; other ground as clear`, '10.41')
    return says(clear === other ? points(clear) : `${points(clear)}, other ground ${points(other)}`, '10.41')
  }
  return { name, on, cells: [rate('dry'), rate('dry'), rate('mud'), rate('mud'), NOTHING, NOTHING] }
}

const everywhere = (text: string, rule: string): Fact[] => [0, 1, 2, 3].map(() => says(text, rule))

/** 7.2: movement points by mover and weather, and what ground does in combat. */
export const chart = ({ charts }: EfsSetting): TerrainChart => ({
  columns: ['Foot, dry', 'Wheels, dry', 'Foot, mud', 'Wheels, mud', 'Attack', 'Overrun'],
  rows: [
    ground(charts, 'clear'),
    ground(charts, 'woods'),
    ground(charts, 'marsh'),
    ground(charts, 'swamp', says('halved out of it; guns into it', '7.2')),
    ground(charts, 'hill'),
    {
      name: 'City',
      on: 'place city',
      cells: [
        ...everywhere(points(charts.city.quarters), '7.2'),
        says(`${signed(charts.drm.city.drm, 1)}, armor halved`, '7.2'),
        says('no', '11.3'),
      ],
    },
    {
      name: 'Town',
      on: 'place town',
      cells: [
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
        says(`${signed(charts.drm.muddyTown.drm, 1)} in mud`, '7.2'),
        NOTHING,
      ],
    },
    road(charts, 'Motorway', 'links road motorway', 1),
    road(charts, 'Main road', 'links road main', 2),
    road(charts, 'Minor road', 'links road minor', 3),
    {
      name: 'River',
      on: 'sides river minor',
      cells: [
        says(plus(charts.crossing.dry), '7.2'),
        says(plus(charts.crossing.dry), '7.2'),
        says(plus(charts.crossing.mud), '7.2'),
        says(plus(charts.crossing.mud), '7.2'),
        says(`${signed(charts.drm.river.drm, 1)} if all cross`, '7.2'),
        added(charts.overrun.river, '11.3'),
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
        ...everywhere(plus(charts.fort.quarters), '18.4'),
        says(signed(charts.drm.strongpoint.drm, 1), '18.4'),
        says(`${signed(charts.overrun.strongpoint, 1)}, 12 to 1`, '18.15'),
      ],
    },
    {
      name: 'Enemy zone',
      on: '',
      cells: [
        ...everywhere(`${plus(charts.zone.quarters)}, stop`, '10.3'),
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
})
