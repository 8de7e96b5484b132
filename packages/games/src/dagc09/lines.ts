import { memo, memoBySide, PIECES } from '@hexfront/core'
import { once } from '../once.ts'
import { BOLD_STROKE_PRIPYAT, MOST_CROSSINGS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { CUT_OFF, OPEN, SHUT, SOURCE, SupplyNet } from './net.ts'
import type { Dagc09Setting } from './scenarios.ts'
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
export const closedTo = memoBySide<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array(ground.size + 1),
  (s, closed, side) => {
    const enemy = enemyOf(side)
    closed.set(pieces.zoneOf(s, enemy))
    // 7.2, 8.4: a friend keeps the hex open.
    pieces.markUnits(s, side, 0, closed)
    pieces.markUnits(s, enemy, 1, closed)
    if (side === SOVIET) return
    const { sovietWalls } = bars(s.setting)
    for (let i = 0; i < sovietWalls.length; i++) closed[sovietWalls[i]!] = 1
  },
  () => PIECES,
)

/** 7.7, 7.10, R09-51: a source works under its own side's control, in an enemy zone only with a friend in it. */
export const isWorkingSource = (s: State, side: number, hex: number): boolean =>
  s.hexes.control[hex] === side && closedTo(s, side)[hex] === 0

export const sourcesOf = (s: State, side: number): readonly number[] =>
  side === GERMAN ? s.setting.germanSources : s.setting.sovietSources

/** 7.7, 7.8: lines over land, by how many borders they cross. */
const germanLines = memo<State, SupplyNet>(
  ({ setting: { ground } }) => new SupplyNet(ground, MOST_CROSSINGS),
  (s, net) => {
    layState(s, GERMAN, net.state)
    net.trace(s.setting.supplyLinks, s.setting.border)
  },
  PIECES,
)

/** 7.10, 12.4: Soviet lines that may run through Western Pripyat. */
const sovietLines = memo<State, SupplyNet>(
  ({ setting: { ground } }) => new SupplyNet(ground, 0),
  (s, net) => {
    layState(s, SOVIET, net.state)
    traceSoviet(s, net)
  },
  PIECES,
)

/** 7.11: lines that may not. */
const dryLines = memo<State, SupplyNet>(
  ({ setting: { ground } }) => new SupplyNet(ground, 0),
  (s, net) => {
    layState(s, SOVIET, net.state)
    const { pripyat } = bars(s.setting)
    for (let i = 0; i < pripyat.length; i++) net.state[pripyat[i]!] = SHUT
    traceSoviet(s, net)
  },
  PIECES,
)

/** R09-03: a unit on a source in Western Pripyat is in supply, though nothing leads on from it; not so to the letter. */
const isDrySource = (s: State, hex: number): boolean =>
  !s.setting.isPripyatLiteral &&
  s.setting.isSovietSource[hex] === 1 &&
  s.setting.isPripyat[hex] === 1 &&
  isWorkingSource(s, SOVIET, hex)

function layState(s: State, side: number, state: Uint8Array): void {
  const closed = closedTo(s, side)
  for (let hex = 1; hex < closed.length; hex++) state[hex] = closed[hex] === 0 ? OPEN : SHUT
  const sources = sourcesOf(s, side)
  const { control } = s.hexes
  for (let i = 0; i < sources.length; i++) {
    const hex = sources[i]!
    if (control[hex] === side && closed[hex] === 0) state[hex] = SOURCE
  }
}

function traceSoviet(s: State, net: SupplyNet): void {
  const { bridged, nothing } = bars(s.setting)
  net.trace(areNarrowsHeld(s) ? bridged : s.setting.supplyLinks, nothing)
}

/** 7.2, 9.8: both sides of the narrows are under Soviet control. */
export const areNarrowsHeld = ({ setting: { narrowsHexes }, hexes: { control } }: State): boolean =>
  control[narrowsHexes[0]!] === SOVIET && control[narrowsHexes[1]!] === SOVIET

/** What the lines of a side are kept out of, and the links with the narrows open. */
interface Bars {
  readonly sovietWalls: readonly number[]
  readonly pripyat: readonly number[]
  readonly bridged: Uint16Array
  readonly nothing: Uint8Array
}

const bars = once(({ entrenched, isPripyat, supplyLinks, narrowsWays, ground }: Dagc09Setting): Bars => {
  const bridged = supplyLinks.slice()
  for (const way of narrowsWays) bridged[way] = ground.neighbours[way]!
  const hexesOf = (set: Uint8Array): number[] => Array.from(set.keys()).filter((hex) => set[hex] === 1)
  return {
    sovietWalls: hexesOf(entrenched[SOVIET]!),
    pripyat: hexesOf(isPripyat),
    bridged,
    nothing: new Uint8Array(supplyLinks.length),
  }
})

/** 11.17, R09-08: hexes to the nearest working source, as the crow flies; `CUT_OFF` where none works. */
export function distanceToSource(s: State, side: number, hex: number): number {
  const { ground } = s.setting
  let best = CUT_OFF
  for (const source of sourcesOf(s, side))
    if (isWorkingSource(s, side, source)) best = Math.min(best, ground.distance(hex, source))
  return best
}
