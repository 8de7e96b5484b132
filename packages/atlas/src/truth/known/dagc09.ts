import { crossings, type Known } from './known.ts'

export const dagc09: Known = {
  crossings: crossings(``),
  banks: [
    {
      town: 'Dvinsk',
      river: 'Dvina',
      reason: 'too coarse: it passes the south-west of the town, but comes from the east and leaves to the north',
    },
    {
      town: 'Vitebsk',
      river: 'Dvina',
      reason: 'too coarse: it passes the north of the town, but within two hexes it has turned south-west',
    },
    {
      town: 'Grodno',
      river: 'Neman',
      reason: 'too coarse: it passes the south-west of the town, but comes from the east and leaves to the north',
    },
    {
      town: 'Lomza',
      river: 'Narew',
      reason: 'too coarse: it passes the north of the town, but both ways it bends back to the south',
    },
    {
      town: 'Ostrolenka',
      river: 'Narew',
      reason: 'too coarse: it passes the north-west of the town, but comes from the east and leaves to the south',
    },
    {
      town: 'Elbing',
      river: 'Vistula',
      reason: 'its mouth, west of the town, lies beyond the west edge; on the map is only its middle course',
    },
    {
      town: 'Narva',
      river: 'Narva',
      reason: 'printed hex; it passes the east of the town, but comes from the lake in the south-west',
    },
  ],
  chains: [],
  gaps: [
    { river: 'Lovat', upTo: 2.5, reason: 'springs at the east edge, behind the Soviet line, before it leaves the map' },
    { river: 'Shchara', upTo: 2, reason: 'its springs about Baranovichi are brooks at this scale' },
    {
      river: 'Velikaya',
      upTo: 2.5,
      reason: 'its springs above Opochka are brooks among lakes, behind the Soviet line',
    },
  ],
}
