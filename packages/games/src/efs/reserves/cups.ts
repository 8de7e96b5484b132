import type { Deployment } from '../data/oob/deployment.ts'

type Draw = Deployment['draws'][number]

/** 5.32: the sixteen reserve air units. */
const RESERVE_AIR =
  '168IAP 425IAP 180IAP 236IAP 10IAP 239IAP 188IAP 29IAP 170IAP 217ShAP 232ShAP 237ShAP 38BAP 55BAP 173BAP 140BAP'

/** 10.83: the twenty militia brigades; 3.41: the eleven divisions of Moscow. */
export const MILITIA =
  '1Vitebsk 2Vitebsk 3Vitebsk 1Mogilev 2Mogilev 3Mogilev 4Mogilev 1Smolensk 2Smolensk 3Smolensk 4Smolensk ' +
  '1Gomel 2Gomel 3Gomel 4Gomel 5Gomel 1Bobruysk 1Borisov 1Minsk 1Orsha'
export const MDNO = '1 2 5 6 7 8 9 13 17 18 21'

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** 8.4: the counter that lies on the map until somebody fights the unit. That of the first Vitebsk brigade is older than the rest. */
const untriedOf = (id: string): string => (id === 's:1VitebskMil' ? 's:VitebskMil' : id.replace('s:', 's:U'))

/** 8.4: what a draw picks from. Machine guns have hexes of their own. */
export function cupOf({ pool, of }: Draw): readonly string[] {
  switch (pool) {
    case 'militia':
      return (of === 'all' ? words(MILITIA).map((name) => `s:${name}Mil`) : words(of)).map(untriedOf)
    case 'mdno':
      return words(MDNO).map((number) => untriedOf(`s:${number}MDNO`))
    case 'reserveAir':
      return words(RESERVE_AIR).map((name) => `s:air:${name}`)
    default:
      return []
  }
}

/** Brigades that the card has a hex for. */
export const placedMilitia = ({ draws }: Deployment): { readonly hex: string; readonly units: string }[] =>
  draws
    .filter(({ pool }) => pool === 'militia')
    .flatMap((draw) => draw.hexes.map((hex, i) => ({ hex, units: cupOf(draw)[i]! })))
