import { parseBoard } from '@hexfront/core'

export const board = parseBoard(
  `board drill The river ! reconstructed made for this game
grid pointy RRCC, columns east, rows south, even rows east
hexes columns 01-09, rows 01-07

terrain . clear, w wood
places town
layer sides river

map
  01 . . w . . . . w .
  02  . . . . . w . . .
  03 . w . . w . . . w
  04  . . . . . . . . .
  05 . . w . . . w . .
  06  . . . . w . . w .
  07 . w . . . . . . .

place 0202 town Northwick
place 0602 town Southwick
place 0405 town Midford
place 0208 town Norham
place 0608 town Suttoning

river Drill: 0105/0106 0106/0205 0205/0206 0205/0306 0305/0306 0306/0405 0405/0406 0405/0506 0505/0506 0506/0605
  0605/0606 0605/0706 0705/0706

edge west: facing west
edge east: facing east
`,
  'drill.board',
)
