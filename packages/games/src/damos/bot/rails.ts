import { GERMAN, RUSSIAN } from '../counters.ts'
import { isHeldBy, type State } from '../state.ts'
import { inZoc } from '../zones.ts'
import type { Lands } from './lands.ts'

/** X4.3.1: a line that could be converted further toward Moscow: the hexes to come, the nearest first. */
export interface Line {
  readonly hexes: readonly number[]
  /** 1 for the line that is nearest to Moscow, less for others. */
  readonly weight: number
}

/** How many hexes of a line are looked at: as many as a turn may convert. */
const STRETCH = 3
/** What is lost in the mean where the first, second or third hex to come is closed. */
export const DELAYS = [2, 1, 1 / 3] as const

export function linesOf(s: State, lands: Lands): Line[] {
  const { rails, railHexes, isGermany } = s.setting
  const { railWay } = lands
  const heads: number[] = []
  for (const hex of railHexes) {
    if (s.hexes.rail[hex] !== 0 || isGermany[hex] === 1 || railWay[hex] === 255) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const from = rails[way]!
      if (from !== 0 && s.hexes.rail[from] !== 0) {
        heads.push(hex)
        break
      }
    }
  }
  let best = 255
  for (const hex of heads) best = Math.min(best, railWay[hex]!)
  return heads.map((head) => ({
    hexes: stretch(s, lands, head),
    weight: Math.exp((best - railWay[head]!) / SPREAD),
  }))
}

const SPREAD = 2.5

function stretch(s: State, { railWay }: Lands, head: number): number[] {
  const { rails } = s.setting
  const hexes = [head]
  for (let at = head; hexes.length < STRETCH; ) {
    let next = 0
    for (let way = at * 6; way < at * 6 + 6; way++) {
      const hex = rails[way]!
      if (hex !== 0 && railWay[hex]! < railWay[at]! && s.hexes.rail[hex] === 0) next = hex
    }
    if (next === 0) break
    hexes.push(next)
    at = next
  }
  return hexes
}

/** X4.3.1: whether a hex of the line is closed to conversion as things stand. */
export const isClosed = (s: State, hex: number): boolean =>
  s.hexes.control[hex] !== GERMAN || isHeldBy(s, RUSSIAN, hex) || (inZoc(s, RUSSIAN, hex) && !isHeldBy(s, GERMAN, hex))

/** X4.3.1: hexes of German gauge behind the line that is nearest to Moscow, not far from its end. */
export function railBehind(s: State, { railWay }: Lands, lines: readonly Line[]): number[] {
  const main = lines.find(({ weight }) => weight === 1)
  if (main === undefined) return []
  const end = railWay[main.hexes[0]!]!
  return s.setting.railHexes.filter(
    (hex) =>
      s.hexes.rail[hex] !== 0 &&
      s.hexes.control[hex] === GERMAN &&
      s.setting.isGermany[hex] === 0 &&
      railWay[hex]! > end &&
      railWay[hex]! <= end + DEPTH,
  )
}

const DEPTH = 8
