import { once } from '../../once.ts'
import type { EfsSetting } from '../scenarios.ts'

// 4.26c: railways beyond the map, as printed: two hexes and the points of a journey between them.

const LINKS = `
I-7013 I-7023 13 | I-7013 I-7028 18 | I-7013 H7004 31 | I-7013 H7007 33 | I-7013 H7021 48 | I-7013 H7022 48
I-7023 I-7028  7 | I-7023 H7004 20 | I-7023 H7007 22 | I-7023 H7021 37 | I-7023 H7022 37 | I-7023 H7033 55
I-7028 H7004 17 | I-7028 H7007 19 | I-7028 H7021 34 | I-7028 H7022 34 | I-7028 H7033 52
H7004 H7007  8 | H7004 H7021 23 | H7004 H7022 23 | H7004 H7033 41
H7007 H7021 23 | H7007 H7022 23 | H7007 H7033 41
H7021 H7022  2 | H7021 H7033 20 | H7022 H7033 20
H6134 H5134 13`

/** Who comes in by the south edge of sheet H may do so by these hexes instead. */
const SOUTH = 'H6134'
const FROM_SOUTH = 'H7021 18 | H7022 18 | H7004 39 | H7007 39 | I-7028 50 | I-7023 53'

interface Link {
  readonly from: number
  readonly to: number
  readonly points: number
}

const wordsOf = (text: string): string[][] => text.split(/[|\n]/).map((line) => line.trim().split(/\s+/))

/** The links of a map, both ways; none where the option is off. */
export const linksOf = once(({ ground, options }: EfsSetting): readonly Link[] => {
  if (options.railLinks === 'off') return []
  return wordsOf(LINKS).flatMap(([one = '', other = '', points]) => {
    const [from, to] = [ground.find(one), ground.find(other)]
    if (from === 0 || to === 0) return []
    return [
      { from, to, points: Number(points) },
      { from: to, to: from, points: Number(points) },
    ]
  })
})

/** Where a unit with these entry hexes may come in by rail beyond them, and what that takes. */
export function southGates(setting: EfsSetting, entry: readonly number[]): readonly { hex: number; spent: number }[] {
  return entry.includes(setting.ground.find(SOUTH)) ? gatesFromSouth(setting) : []
}

const gatesFromSouth = once(({ ground, options }: EfsSetting) =>
  options.railLinks === 'off'
    ? []
    : wordsOf(FROM_SOUTH)
        .map(([name = '', points]) => ({ hex: ground.find(name), spent: Number(points) }))
        .filter(({ hex }) => hex !== 0),
)
