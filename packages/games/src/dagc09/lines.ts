import { memo, memoBySide, PIECES } from '@hexfront/core'
import { BOLD_STROKE_PRIPYAT, MOST_CROSSINGS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { CUT_OFF, type HexBytes, hexBytes, SupplyNet } from './net.ts'
import { enemyOf, pieces, type State } from './state.ts'

/** 7.11, 7.12: Western Pripyat closes Soviet lines, in Bold Stroke from turn 2 on, and no longer once all are out of supply. */
export const isPripyatClosed = (s: State): boolean => !s.setting.isBold || s.turn >= BOLD_STROKE_PRIPYAT

/** 7.10, 7.11, 12.4, R09-03: a working source, or a hex with a line that may go where the kind of unit may. */
export function isSovietHexTraced(s: State, hex: number, isCavalry: boolean): boolean {
  if (isCavalry || !isPripyatClosed(s)) return sovietLines(s).has(hex)
  return dryLines(s).has(hex) || isDrySource(s, hex)
}

/** 4.3, R09-04: a hex that a Soviet line would reach, Western Pripyat and 7.12 aside. */
export const isSovietHexSupplied = (s: State, hex: number): boolean => sovietLines(s).has(hex)

/** 10.1: a German line over land reaches a hex, whoever stands there. */
export const isGermanHexSupplied = (s: State, hex: number): boolean => germanLines(s).has(hex)

/** 7.8: the fewest border hexsides that a German line to a hex crosses; `CUT_OFF` where there is none. */
export const germanCrossings = (s: State, hex: number): number => germanLines(s).crossings[hex]!

/** 7.2, 7.14, by hex: 0 where lines of supply of a side may run. */
export const closedTo = (s: State, side: number): Uint8Array => closedHexes(s, side).bytes

const closedHexes = memoBySide<State, HexBytes>(
  ({ setting: { ground } }) => hexBytes(ground),
  (s, { bytes }, side) => {
    bytes.set(pieces.zoneOf(s, enemyOf(side)))
    const { place } = s.units
    const { sideOf, sovietWalls } = s.setting
    // 7.2, 8.4: a friend keeps the hex open.
    for (let unit = 1; unit < place.length; unit++) {
      const hex = place[unit]!
      if (hex !== 0) bytes[hex] = sideOf[unit] === side ? 0 : 1
    }
    if (side === SOVIET) return
    for (let i = 0; i < sovietWalls.length; i++) bytes[sovietWalls[i]!] = 1
  },
  () => PIECES,
)

/** 7.7, 7.10, R09-51: a source works under its own side's control, in an enemy zone only with a friend in it. */
export const isWorkingSource = (s: State, side: number, hex: number): boolean =>
  s.hexes.control[hex] === side && closedTo(s, side)[hex] === 0

export const sourcesOf = (s: State, side: number): Uint16Array =>
  side === GERMAN ? s.setting.germanSources : s.setting.sovietSources

/** 7.7, 7.8: lines over land, by how many borders they cross. */
const germanLines = memo<State, SupplyNet>(
  ({ setting: { ground } }) => new SupplyNet(ground, MOST_CROSSINGS),
  (s, net) => {
    const { supplyLinks, border, germanSources } = s.setting
    const { control } = s.hexes
    net.trace({
      closed: closedHexes(s, GERMAN),
      links: supplyLinks,
      crossed: border,
      sources: germanSources,
      control,
      side: GERMAN,
    })
  },
  PIECES,
)

/** 7.10, 12.4: Soviet lines that may run through Western Pripyat. */
const sovietLines = memo<State, SupplyNet>(
  ({ setting: { ground } }) => new SupplyNet(ground, 0),
  (s, net) => {
    const { supplyLinks, bridgedLinks, sovietSources } = s.setting
    traceSoviet(s, net, areNarrowsHeld(s) ? bridgedLinks : supplyLinks, sovietSources)
  },
  PIECES,
)

/** 7.11: lines that may not. */
const dryLines = memo<State, SupplyNet>(
  ({ setting: { ground } }) => new SupplyNet(ground, 0),
  (s, net) => {
    const { dryLinks, bridgedDryLinks, drySources } = s.setting
    traceSoviet(s, net, areNarrowsHeld(s) ? bridgedDryLinks : dryLinks, drySources)
  },
  PIECES,
)

function traceSoviet(s: State, net: SupplyNet, links: Uint16Array, sources: Uint16Array): void {
  const { control } = s.hexes
  net.trace({ closed: closedHexes(s, SOVIET), links, crossed: s.setting.noBorder, sources, control, side: SOVIET })
}

/** R09-03: a unit on a source in Western Pripyat is in supply, though nothing leads on from it; not so to the letter. */
const isDrySource = (s: State, hex: number): boolean =>
  !s.setting.isPripyatLiteral &&
  s.setting.isSovietSource[hex] === 1 &&
  s.setting.isPripyat[hex] === 1 &&
  isWorkingSource(s, SOVIET, hex)

/** 7.2, 9.8: both sides of the narrows are under Soviet control. */
export const areNarrowsHeld = ({ setting: { narrowsHexes }, hexes: { control } }: State): boolean =>
  control[narrowsHexes[0]!] === SOVIET && control[narrowsHexes[1]!] === SOVIET

/** 11.17, R09-08: hexes to the nearest working source, as the crow flies; `CUT_OFF` where none works. */
export function distanceToSource(s: State, side: number, hex: number): number {
  const { ground } = s.setting
  let best = CUT_OFF
  for (const source of sourcesOf(s, side))
    if (isWorkingSource(s, side, source)) best = Math.min(best, ground.distance(hex, source))
  return best
}
