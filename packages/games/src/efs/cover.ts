import { piece } from '../picture.ts'
import type { BoxCover } from '../registration.ts'

const german = piece(1, 'regiment', '#2B2B2B')
const soviet = piece(2, 'division', '#F0B429')

export const cover: BoxCover = {
  id: 'efs',
  title: 'Barbarossa: Army Group Center',
  flag: '960 counters',
  years: '1941',
  length: '8 scenarios, 3 to 50 turns of two days',
  scale: '8 km a hex, regiments and divisions',
  players: '2 players, orders face down',
  difficulty: 'Expert',
  about:
    'Bug to Desna at full detail: air, artillery, headquarters and supply columns, from one bridge to the whole campaign.',
  tags: ['1941', 'Two players', 'Hidden information'],
  sides: [
    { name: 'Axis', line: 'Ring after ring, with supply a day behind.' },
    { name: 'Soviet', line: 'Counterattack as ordered, and keep something alive.' },
  ],
  firstSide: 1,
  colour: '#211E1A',
  picture: {
    board: 'efs',
    hex: 'I-4820',
    width: 12,
    counters: [
      german('I-4414', 'armor', '9-7-7', '25'),
      german('I-4516', 'motorized', '3-3-7', '6'),
      german('I-4426', 'armor', '8-7-7', '39'),
      soviet('I-4720', 'infantry', '3-4-4', '129'),
      soviet('I-4922', 'infantry', '2-4-4', '152'),
      soviet('I-5117', 'infantry', '3-4-4', '46'),
      soviet('I-4524', 'armor', '5-3-5', '57'),
    ],
    arrows: [
      { side: 1, hexes: ['I-4217', 'I-4513', 'I-4813', 'I-5116'] },
      { side: 1, hexes: ['I-4223', 'I-4526', 'I-4827', 'I-5123'] },
    ],
  },
}
