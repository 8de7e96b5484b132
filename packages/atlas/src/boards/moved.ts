import { type BoardId, boardOf, readBoardId } from './index.ts'

/** A place, or units of a set-up, that stood elsewhere on the ground of the first edition of the maps. */
export interface Moved {
  readonly board: BoardId
  readonly place: string
  readonly from: string
  readonly to: string
  readonly reason: string
  /** Whom the row moves, by their names in the set-up; all who stood there, where it names nobody. */
  readonly units: readonly string[]
}

/** board | place | from | to | reason | units, where only they move */
const TABLE = `
dagc09 | Jakobstadt | 2509 | 2510 | on the southern bank of the Dvina
dagc09 | Pultusk | 3926 | 3826 | on the western bank of the Narew
dagc09 | Berezino | 4005 | 4006 | on the western bank of the Berezina
dagc73 | Slonim | 1323 | 1423 | on the eastern bank of the Shchara
dagc73 | Borisov | 2916 | 3015 | the old town, on the eastern bank of the Berezina
dagc73 | Chechersk | 4024 | 4124 | on the eastern bank of the Sozh
damos | Lomza | 2628 | 2729 | on the southern bank of the Narew
damos | Bykhov | 3115 | 3116 | on the western bank of the Dnepr
damos | Bryansk | 3309 | 3409 | on the western bank of the Desna
damos | Mozyr | 3518 | 3519 | on the southern bank of the Pripyat
damos | Novgorod-Seversky | 3711 | 3712 | on the western bank of the Desna
efs | Dvinsk | C6007 | C5906 | a picture of sheet C shows it there
efs | Ushachi | I-1915 | I-1816 | where it lies on the ground
efs | Glubokoye | C7016 | C7017 | where it lies on the ground
efs | Kamen | I-2116 | I-2118 | where it lies on the ground
efs | Krulevshchizna | I-1117 | I-1118 | where it lies on the ground
efs | Lepel | I-2018 | I-1919 | a picture of sheet I shows it there
efs | Parafyanovo | C6919 | C6920 | where it lies on the ground
efs | Dokshitsy | I-1119 | I-1120 | where it lies on the ground
efs | Chashniki | I-2419 | I-2420 | where it lies on the ground
efs | Senno | I-2919 | I-2920 | where it lies on the ground
efs | Budslav | C6821 | C6822 | where it lies on the ground
efs | Begoml | I-1421 | I-1422 | where it lies on the ground
efs | Lukoml | I-2421 | I-2423 | where it lies on the ground
efs | Chereya | I-2622 | I-2623 | where it lies on the ground
efs | Molodechno | C6327 | C6328 | where it lies on the ground
efs | Radoshkovichi | C6729 | C6630 | where it lies on the ground
efs | Zaslavl | C6731 | C6732 | where it lies on the ground
efs | Krichev | H4701 | H4601 | north-west of the Sozh, which runs between it and H4701
efs | Naliboki | D5702 | D5703 | where it lies on the ground
efs | Dzerzhinsk | D6403 | D6404 | where it lies on the ground
efs | Cherven | H1604 | H1603 | where it lies on the ground
efs | Brodets | H2004 | H2003 | where it lies on the ground
efs | Rudensk | H1105 | D7005 | where it lies on the ground
efs | Yakshitsy | H2105 | H2104 | where it lies on the ground
efs | Uzda | D6506 | D6407 | where it lies on the ground
efs | Pukhovichi | H1506 | H1406 | where it lies on the ground
efs | Klichev | H2506 | H2406 | where it lies on the ground
efs | Maryina Gorka | H1407 | H1305 | where it lies on the ground
efs | Lapichi | H1707 | H1706 | where it lies on the ground
efs | Svisloch on the Berezina | H2107 | H2106 | where it lies on the ground
efs | Minsk Mazowiecki | D1024 | D1023 | a picture of sheet D shows it there
efs | Petrikov | H1825 | H1724 | north of the Pripyat
efs | Garwolin | D1127 | D1027 | a picture of sheet D shows it there
efs | Lukow | D1828 | D1827 | a picture of sheet D shows it there
efs | Korop | H6230 | H6229 | a picture of sheet H shows it there
efs | Disna bridgehead | I-1510 | I-1509 | the bridgehead lay north of the Dvina | 74/19, LVII Eng
efs | east of Senno | I-3019 | I-3020 | keeps beside Senno, which moved a hex south | 35/18, 36/18, 18/18 mot
efs | Tolochin | I-2924 | I-2926 | a picture of sheet I shows the town there | 18/18, 52/18, 53 Nebelwerfer
efs | east of Tolochin | I-3024 | I-3026 | keeps beside Tolochin | 101/18, 413 Eng
efs | west of Tolochin | I-2824 | I-2826 | keeps beside Tolochin | 88/18, 817 Art
efs | west of Kokhanovo | I-3223 | I-3225 | keeps in reach of Tolochin | 33/17, 34/17, 17/17 mot
efs | Kokhanovo | I-3224 | I-3225 | a picture of sheet I shows the town there | 115/57 Tk, 12/1 Tk
efs | Krupki | I-2426 | I-2327 | a picture of sheet I shows the town there | 15/29M, 71/29M
efs | Orsha | I-3624 | I-3524 | a picture of sheet I shows the town there | 73 RD, 57 HvArt
efs | south of Drohiczyn | D2121 | D2222 | Drohiczyn was Soviet | g:252ID, g:XLIIIArt
efs | Ostrow | D1416 | D1415 | the town was German | g:268ID
efs | east of Ostrow | D1414 | D1513 | the ground round Ostrow was German | s:119/13
`

export const MOVED: readonly Moved[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [board = '', place = '', from = '', to = '', reason = '', units = ''] = row.split(' | ')
    return { board: readBoardId(board), place, from, to, reason, units: units === '' ? [] : units.split(', ') }
  })

/** Where a hex that a set-up names on the old ground lies on the present board; for one unit, if the set-up says which. */
export function carriedOver(board: BoardId, hex: string, unit = ''): string {
  const { grid } = boardOf(board)
  const at = grid.parse(hex)
  const rows = MOVED.filter((row) => row.board === board && grid.parse(row.from) === at)
  const row = rows.find(({ units }) => units.includes(unit)) ?? rows.find(({ units }) => units.length === 0)
  return grid.name(row ? grid.parse(row.to) : at)
}
