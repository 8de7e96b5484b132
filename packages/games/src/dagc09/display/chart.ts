import type { Fact, TerrainChart } from '@hexfront/core'
import { signed } from '../../words.ts'
import { CAVALRY_COST, PARTISAN_COST, RIVER_COST, STACK_COST, ZONE_COST } from '../charts.ts'
import type { Dagc09Setting } from '../scenarios.ts'

const says = (text: string, rule: string): Fact => ({ text, rule })
const NOTHING = says('', '9.5')
const added = (addition: number): Fact => (addition === 0 ? NOTHING : says(`defence ${signed(addition, 1)}`, '11.9'))

const ground = (name: string, on: string, { cost, addition }: { cost: number; addition: number }) => ({
  name,
  on,
  cells: [says(String(cost), '9.5'), says(String(Math.min(cost, CAVALRY_COST)), '12.3'), added(addition), NOTHING],
})

const both = (text: string, rule: string): Fact[] => [says(text, rule), says(text, rule)]
const inAndOut = (cost: number): string => `${signed(cost, 1)} in, ${signed(cost, 1)} out`

/** 9.5, 11.9: the terrain effects chart, with what zones and stacks cost. */
export const chart = ({ charts: { tec, addition } }: Dagc09Setting): TerrainChart => ({
  columns: ['Most units', 'Cav-mech', 'Combat', 'Else'],
  rows: [
    ground('Clear', 'terrain clear', tec.clear),
    ground('Forest', 'terrain forest', tec.forest),
    ground('Marsh', 'terrain marsh', tec.marsh),
    {
      ...ground('Western Pripyat', 'area western pripyat', tec['western pripyat']),
      cells: [
        ...ground('', '', tec['western pripyat']).cells.slice(0, 3),
        says('closed to Soviet lines but those of cav-mech', '7.11'),
      ],
    },
    {
      name: 'River',
      on: 'sides river',
      cells: [
        ...both(signed(RIVER_COST, 1), '9.6'),
        says(`defence ${signed(addition.river.addition, 1)} if all attack across`, '11.9'),
        NOTHING,
      ],
    },
    {
      name: 'Lake, sea',
      on: 'sides water sea',
      cells: [...both('closed', '9.7'), says('as a river, no advance', '11.9'), says('closed to lines', '7.2')],
    },
    {
      name: 'Narrows',
      on: 'sides water narrows',
      cells: [
        ...both('Soviet, once', '9.8'),
        says('as a river, no advance', '11.9'),
        says('open to Soviet lines', '7.2'),
      ],
    },
    {
      name: 'Town',
      on: 'place town',
      cells: [NOTHING, NOTHING, added(addition.town.addition), says('1 point', '4.3')],
    },
    {
      name: 'City',
      on: 'place city',
      cells: [
        NOTHING,
        NOTHING,
        says(`defence ${signed(addition.city.addition, 1)}, nobody retreats`, '11.18'),
        says('4 points', '4.3'),
      ],
    },
    {
      name: 'German trenches',
      on: 'line german',
      cells: [
        ...both('Soviets not from zone to zone', '8.3'),
        says(`Germans ${signed(addition.entrenchment.addition, 1)}`, '11.10'),
        NOTHING,
      ],
    },
    {
      name: 'Soviet trenches',
      on: 'line soviet',
      cells: [
        ...both('closed to Germans', '9.12'),
        says('Germans do not attack', '11.10'),
        says('closed to German lines', '7.14'),
      ],
    },
    {
      name: 'Partisans',
      on: 'area partisan',
      cells: [
        ...both(`Germans ${signed(PARTISAN_COST, 1)}`, '9.9'),
        says('Soviet attack a column up', '11.25'),
        NOTHING,
      ],
    },
    {
      name: 'Border',
      on: 'sides border',
      cells: [NOTHING, NOTHING, NOTHING, says('German lines cross two at most', '7.8')],
    },
    {
      name: 'Enemy zone',
      on: '',
      cells: [...both(inAndOut(ZONE_COST), '8.3'), NOTHING, says('closed to lines', '7.2')],
    },
    {
      name: 'Stack',
      on: '',
      cells: [...both(inAndOut(STACK_COST), '6.4'), NOTHING, says('two units a hex', '6.1')],
    },
  ],
})
