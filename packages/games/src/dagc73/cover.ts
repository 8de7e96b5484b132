import { piece } from '../picture.ts'
import type { BoxCover } from '../registration.ts'

const german = piece(1, 'division', '#2B2B2B')
const soviet = piece(2, 'corps', '#F0B429')

export const cover: BoxCover = {
  id: 'dagc73',
  title: 'Destruction of Army Group Center',
  flag: '1973',
  years: '1944',
  length: '10 turns of two days',
  scale: '16 km a hex, corps and divisions',
  players: '2 players, nothing hidden',
  difficulty: 'Easy to learn',
  about: 'Sixty Soviet corps strike a long, thin German line; whoever loses less than the other can bear wins.',
  tags: ['1944', 'Two players', 'Against a bot'],
  sides: [
    { name: 'German', line: 'Hold cities and rivers, and lose slowly.' },
    { name: 'Soviet', line: 'Break the line and cut it off. Moves first.' },
  ],
  firstSide: 2,
  colour: '#8C3A24',
  picture: {
    board: 'dagc73',
    hex: '3613',
    width: 8,
    counters: [
      german('3709', 'infantry', '2-5', '206'),
      german('3813', 'security', '1-4', '286 S'),
      german('3413', 'mechanized', '4-8', 'FH'),
      german('3515', 'infantry', '2-5', '14'),
      soviet('3908', 'infantry', '3-4', '1'),
      soviet('3911', 'mechanized', '6-6', '3 Gds'),
      soviet('3912', 'armor', '5-6', '2 Gds'),
      soviet('3916', 'infantry', '3-4', '71'),
    ],
    arrows: [
      { side: 2, hexes: ['4011', '3812', '3712', '3514'] },
      { side: 2, hexes: ['3707', '3508', '3409', '3411'] },
    ],
  },
}
