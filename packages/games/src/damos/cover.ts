import { piece } from '../picture.ts'
import type { BoxCover } from '../registration.ts'

const german = piece(1, 'division', '#2B2B2B')
const soviet = piece(2, 'corps', '#F0B429')

export const cover: BoxCover = {
  id: 'damos',
  title: 'Army Group Center',
  flag: 'Operations',
  years: '1941',
  length: '13 turns of half a month',
  scale: '40 km a hex, divisions and corps',
  players: '2 players, secret plans',
  difficulty: 'Demanding',
  about: 'July to Moscow in half-month bounds: strengths and plans are hidden, and fresh tanks answer out of turn.',
  tags: ['1941', 'Two players', 'Hidden information'],
  sides: [
    { name: 'German', line: 'Reach Moscow before rails and strength run out. Moves first.' },
    { name: 'Russian', line: 'Trade ground for time, and strike when they are spent.' },
  ],
  firstSide: 1,
  colour: '#3F3A52',
  picture: {
    board: 'damos',
    hex: '2710',
    width: 8,
    counters: [
      german('2512', 'armor', '8-8', '7 Pz'),
      german('2912', 'armor', '7-8', '10 Pz'),
      german('2712', 'motorized', '5-8', '20 Mot'),
      german('3012', 'infantry', '6-5', '34'),
      soviet('2609', 'infantry', '?', '16'),
      soviet('2811', 'infantry', '?', '20'),
      soviet('2808', 'infantry', '?', '24'),
      soviet('3009', 'armor', '?', '104'),
    ],
    arrows: [
      { side: 1, hexes: ['2614', '2511', '2509', '2507'] },
      { side: 1, hexes: ['3114', '3111', '3109', '3007'] },
    ],
  },
}
