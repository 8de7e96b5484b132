import { piece } from '../picture.ts'
import type { BoxCover } from '../registration.ts'

const blue = piece(1, 'regiment')
const red = piece(2, 'regiment')

export const cover: BoxCover = {
  id: 'drill',
  title: 'Drill',
  flag: 'Learn',
  years: '',
  length: '6 turns, a quarter of an hour',
  scale: 'Two small armies',
  players: '2 players, strengths face down',
  difficulty: 'First steps',
  about: 'Twelve units, five towns and a river: everything the table can do, in a quarter of an hour.',
  tags: ['Short', 'Two players', 'Hidden information', 'Against a bot'],
  sides: [
    { name: 'Blue', line: 'Comes from the west. Moves first.' },
    { name: 'Red', line: 'Comes from the east.' },
  ],
  firstSide: 1,
  colour: '#1D5B63',
  picture: {
    board: 'drill',
    hex: '0405',
    width: 7,
    counters: [
      blue('0303', 'infantry', '3-3', '2'),
      blue('0404', 'armor', '4-5', '5'),
      blue('0503', 'infantry', '2-3', '3'),
      red('0306', 'infantry', '?-3', '2'),
      red('0406', 'armor', '?-5', '5'),
      red('0507', 'infantry', '?-3', '3'),
    ],
    arrows: [
      { side: 1, hexes: ['0303', '0304', '0305', '0306'] },
      { side: 2, hexes: ['0608', '0607', '0506', '0405'] },
    ],
  },
}
