import { piece } from '../picture.ts'
import type { BoxCover } from '../registration.ts'

const german = piece(1, 'division', '#2B2B2B')
const soviet = piece(2, 'division')
const group = piece(2, 'corps', '#F0B429')

export const cover: BoxCover = {
  id: 'pes',
  title: 'Panzers East Solitaire',
  flag: 'Solitaire',
  years: '1941',
  length: '7 turns of ten days',
  scale: '26 km a hex, divisions',
  players: '1 player against the rules',
  difficulty: 'Moderate',
  about: 'Drive on Moscow while the rules raise armies against you; pockets pay, and one hole in the line loses all.',
  tags: ['1941', 'Solo'],
  sides: [{ name: 'German', line: 'Close pockets and keep the line whole.' }],
  firstSide: 1,
  colour: '#586638',
  picture: {
    board: 'pes',
    hex: '1917',
    width: 8,
    counters: [
      german('1719', 'armor', '5', '7 Pz'),
      german('1820', 'motorized', '4', '20 Mot'),
      german('2019', 'motorized', '4', '29 Mot'),
      german('2119', 'armor', '5', '10 Pz'),
      soviet('1817', 'infantry', '1', '129'),
      soviet('1916', 'infantry', '1', '152'),
      group('1915', 'group', '5', 'Rok'),
      group('2115', 'group', '5', 'Kas'),
    ],
    arrows: [
      { side: 1, hexes: ['1720', '1718', '1716', '1814'] },
      { side: 1, hexes: ['2120', '2118', '2116', '2014'] },
    ],
  },
}
