import type { Fact, TerrainChart } from '@hexfront/core'
import { fraction, signed } from '../../words.ts'
import type { DamosSetting } from '../scenarios.ts'

const says = (text: string, rule: string): Fact => ({ text, rule })
const NOTHING = says('', 'C3.0')
const added = (value: number, rule: string): Fact => (value === 0 ? NOTHING : says(signed(value, 1), rule))

type Charts = DamosSetting['charts']

const ground = ({ tec }: Charts, kind: keyof Charts['tec']) => {
  const { cost, stops, defence, armored, reaction, attrition } = tec[kind]
  const [part, of] = armored
  return {
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    on: `terrain ${kind}`,
    cells: [
      says(`${cost}${stops ? ', vehicles stop' : ''}`, 'C3.0'),
      part === of ? NOTHING : says(`armor counts ${part}/${of}`, 'C8.2'),
      added(defence, 'C3.0'),
      added(reaction, 'C2.6.1'),
      added(attrition, 'C9.0'),
    ],
  }
}

const place = ({ settlement }: Charts, name: string, kind: keyof Charts['settlement']) => ({
  name,
  on: `place ${kind}`,
  cells: [
    NOTHING,
    NOTHING,
    added(settlement[kind].defence, 'C3.0'),
    NOTHING,
    added(settlement[kind].attrition, 'C9.0'),
  ],
})

/** C3.0: the terrain effects chart; what changes dice stands beside strength points. */
export const chart = ({ charts }: DamosSetting): TerrainChart => ({
  columns: ['To enter', 'Attack', 'Defence', 'Reaction', 'Attrition'],
  rows: [
    ground(charts, 'clear'),
    ground(charts, 'woods'),
    ground(charts, 'marsh'),
    {
      name: 'River',
      on: 'sides river',
      cells: [
        says(signed(charts.crossing.cost, 1), 'C3.0'),
        says(`${signed(charts.crossing.attack, 1)} if all cross`, 'C8.2'),
        NOTHING,
        added(charts.crossing.reaction, 'C2.6.1'),
        NOTHING,
      ],
    },
    place(charts, 'Town', 'town'),
    place(charts, 'City', 'city'),
    place(charts, 'Major city', 'major'),
    {
      name: 'Railway',
      on: 'links rail',
      cells: [
        says(`${fraction(charts.railCost.halves, 2)} in strategic movement`, 'C6.0'),
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
      ],
    },
    {
      name: 'Border of the area',
      on: 'sides limit',
      cells: [says('closed', 'X1.3'), NOTHING, NOTHING, NOTHING, NOTHING],
    },
    {
      name: 'Opens later',
      on: '',
      cells: [says('closed until Germans are east of the marsh', 'X1.3'), NOTHING, NOTHING, NOTHING, NOTHING],
    },
    {
      name: 'Enemy zone of control',
      on: '',
      cells: [says('closed to the demoralized', 'C2.8'), NOTHING, NOTHING, NOTHING, says('closed to supply', 'C2.10')],
    },
  ],
})
