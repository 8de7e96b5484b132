import { piece } from '../picture.ts'
import type { BoxCover } from '../registration.ts'

const german = piece(1, 'corps', '#2B2B2B')
const soviet = piece(2, 'army', '#F0B429')

export const cover: BoxCover = {
  id: 'dagc09',
  title: 'Destruction of Army Group Center',
  flag: 'The redesign',
  years: '1944',
  length: '9 turns of a week',
  scale: '26 km a hex, armies and corps',
  players: '2 players, fog for the German',
  difficulty: 'Moderate',
  about: 'The whole summer from the Baltic to the Pripyat: fight, move and fight again, as far as Koenigsberg.',
  tags: ['1944', 'Two players', 'Hidden information'],
  sides: [
    { name: 'German', line: 'Give ground at the right time, and hold the ports.' },
    { name: 'Soviet', line: 'Choose where the first blow falls. Moves first.' },
  ],
  firstSide: 2,
  colour: '#2F4A57',
  picture: {
    board: 'dagc09',
    hex: '3808',
    width: 8,
    counters: [
      german('3709', 'armor', '5/3', '39 Pz'),
      german('4010', 'infantry', '3/2', '12'),
      german('3809', 'infantry', '3/2', '27'),
      soviet('3505', 'armor', '7/4', '5 Gds'),
      soviet('3606', 'infantry', '4/2', '11 Gds'),
      soviet('4105', 'infantry', '3/2', '49'),
      soviet('4206', 'cavalry', '4/2', 'Pliyev'),
    ],
    arrows: [
      { side: 2, hexes: ['3503', '3506', '3608', '3611'] },
      { side: 2, hexes: ['4304', '4306', '4208', '4111'] },
    ],
  },
}
