import type { Look } from '../look.ts'

export const dagc09: Look = {
  lines: { german: 'fortified', soviet: 'enemy fortified' },
  sides: {},
  areas: { partisan: 'hatch', 'western pripyat': 'outline', '1uf': 'dots' },
  marks: [
    { sign: 'anchor', title: 'Port (7.9)', on: { attribute: 'port', value: 'yes' } },
    { sign: 'star', title: 'Soviet victory at once (4.2)', on: { attribute: 'victory' }, of: 'second' },
    { sign: 'fortress', title: 'Fortified locality (12.5)', on: { attribute: 'locality' }, of: 'first' },
    {
      sign: 'arrow in',
      title: 'German supply (7.7)',
      on: { edge: 'german supply' },
      of: 'first',
      text: 'German supply',
    },
    {
      sign: 'arrow in',
      title: 'Soviet supply (7.10)',
      on: { edge: 'soviet supply' },
      of: 'second',
      text: 'Soviet supply',
    },
  ],
  extras: [
    {
      id: 'bagration',
      title: 'Centre of gravity (3.2, 3.6)',
      marks: [
        { sign: 'disc', title: 'Bagration (3.2)', on: { area: 'bagration' }, of: 'second' },
        { sign: 'disc', title: 'Bold Stroke (3.6)', on: { area: 'bagration in bold stroke' }, of: 'second', text: 'B' },
      ],
    },
    {
      id: 'set-up',
      title: 'Printed set-up (2.4, 10.3)',
      marks: [
        { sign: 'ring', title: 'A German corps starts here (2.4, 10.3)', on: { area: 'printed set-up' }, of: 'first' },
      ],
    },
    {
      id: 'exposed',
      title: 'Soviet supply in reach of the Germans (7.10)',
      marks: [
        {
          sign: 'ring',
          title: 'Supply a German zone can stop (7.10)',
          on: { edge: 'exposed soviet supply' },
          of: 'second',
        },
      ],
    },
    { id: 'control', title: 'Control at start (3.3)', areas: { 'soviet control': 'enemy tint' } },
    {
      id: 'coast',
      title: 'Victory coast (4.3)',
      marks: [{ sign: 'star', title: 'Victory coast (4.3)', on: { area: 'baltic coast' }, of: 'second' }],
    },
    {
      id: 'entry',
      title: 'Entry of 1st Ukrainian Front and North Ukraine (3.6, 10.2)',
      marks: [
        { sign: 'arrow in', title: '1UF enters (10.2)', on: { edge: '1uf entry' }, of: 'second', text: '1UF enters' },
        { sign: 'arrow in', title: 'NU enters (3.6)', on: { edge: 'nu entry' }, of: 'first', text: 'NU enters' },
      ],
    },
    {
      id: 'dvina',
      title: 'North and south of the Dvina (10.4)',
      areas: { 'north of the dvina': 'tint', 'south of the dvina': 'enemy tint' },
    },
    {
      id: 'all coast',
      title: 'Coast hexes (7.9)',
      marks: [{ sign: 'ring', title: 'Coast hex (7.9)', on: { area: 'coast' } }],
    },
  ],
  titles: {
    'line german': 'German entrenchments (2.4)',
    'line soviet': 'Soviet entrenchments (9.12)',
    'area partisan': 'Partisans (9.9)',
    'area western pripyat': 'Western Pripyat (7.11)',
    'area 1uf': '1st Ukrainian Front (4.3)',
    'area soviet control': 'Soviet at the start (3.3)',
    'area north of the dvina': 'North of the Dvina (10.4)',
    'area south of the dvina': 'South of the Dvina (10.4)',
  },
  regions: [
    { name: 'Poland', from: '4028', to: '4122' },
    { name: 'Russia', from: '2904', to: '2900' },
    { name: 'Estonia', from: '1309', to: '1405' },
    { name: 'Latvia', from: '2311', to: '2406' },
    { name: 'Livonia', from: '2011', to: '2106' },
    { name: 'Courland', from: '2019', to: '2115' },
    { name: 'Lithuania', from: '2720', to: '2912' },
    { name: 'East Prussia', from: '3126', to: '3221' },
    { name: 'Masuria', from: '3426', to: '3422' },
    { name: 'Podlasia', from: '4022', to: '4019' },
    { name: 'White Russia', from: '4015', to: '4102' },
    { name: 'Pripyat Marshes', from: '4616', to: '4807' },
    { name: 'Volhynia', from: '4921', to: '5018' },
  ],
  waters: [
    { name: 'Baltic Sea', from: '2028', to: '2022' },
    { name: 'Gulf of Riga', from: '1714', to: '1912' },
    { name: 'Gulf of Finland', from: '1005', to: '1000' },
    { name: 'Lake Peipus', from: '1503', to: '1703' },
  ],
  beyond: [],
  unmarked: {
    'edge east': 'all of the rim (1.3)',
    'edge north': 'all of the rim (1.3)',
    'edge south': 'all of the rim (1.3)',
    'edge west': 'all of the rim (1.3)',
  },
}
