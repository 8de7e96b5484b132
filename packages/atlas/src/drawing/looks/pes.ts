import type { Look } from '../look.ts'

/** 13.3: what two dice give. */
const SWF = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [String(2620 - n), `SWF${n + 2}`]))

export const pes: Look = {
  lines: { stalin: 'enemy fortified', front: 'front' },
  sides: { checkline: 'boundary' },
  areas: { moscow: 'outline' },
  marks: [
    { sign: 'star', title: 'LOC point (4.3)', on: { area: 'loc points' }, of: 'first' },
    { sign: 'arrow in', title: 'Soviet supply (11.1)', on: { edge: 'east' }, of: 'second', text: 'Soviet supply' },
  ],
  extras: [
    { id: 'germany', title: 'Greater Germany (3.1)', areas: { 'greater germany': 'tint' } },
    {
      id: 'southwest',
      title: 'Southwest Front (13.3)',
      lines: { 'row 18': 'limit' },
      marks: [
        { sign: 'disc', title: 'Southwest Front, by two dice (13.3)', on: { line: 'swf' }, of: 'second', texts: SWF },
      ],
    },
  ],
  titles: {
    'line stalin': 'Stalin Line (10.9)',
    'line front': 'Front at the start (3.1)',
    'line row 18': 'Row 18 (13.5)',
    'sides checkline': 'End of July check line (4.2)',
    'area moscow': 'Moscow (4.1)',
    'area greater germany': 'Greater Germany (3.1)',
  },
  regions: [
    { name: 'East Prussia', from: '1543', to: '1538' },
    { name: 'Pripyat Marshes', from: '2635', to: '2624' },
    { name: 'Severia', from: '2616', to: '2611' },
    { name: 'Lithuania', from: '1336', to: '1331' },
    { name: 'Poland', from: '2244', to: '2341' },
    { name: 'Podlasia', from: '2040', to: '2137' },
    { name: 'White Russia', from: '2133', to: '2222' },
    { name: 'Valdai Hills', from: '1014', to: '1010' },
    { name: 'Smolensk Heights', from: '1717', to: '1811' },
    { name: 'Russia', from: '1223', to: '1216' },
  ],
  waters: [],
  beyond: [],
  unmarked: {
    'line end of july': 'the hexes west of the check line, which is drawn',
    'area west of the line': 'bounded by the check line, which is drawn',
    'edge north': 'closes pockets (11.2): all of the rim',
    'edge south': 'closes pockets (11.2): all of the rim',
    'edge west': 'closes pockets (11.2): all of the rim',
  },
}
