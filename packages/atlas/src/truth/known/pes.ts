import type { Known } from './known.ts'

export const pes: Known = {
  crossings: [],
  banks: [
    {
      town: 'Dvinsk',
      river: 'Dvina',
      reason: 'too coarse: it runs by the south-west of the town, but comes from the east within two hexes',
    },
    {
      town: 'Kalinin',
      river: 'Volga',
      reason:
        'printed hex; the Volga comes from the south-west, bends round the city by the north and leaves to the south-east',
    },
  ],
  chains: [],
  gaps: [{ river: 'Don', upTo: 0.75, reason: 'rises in the corner of the map, at Stalinogorsk' }],
}
