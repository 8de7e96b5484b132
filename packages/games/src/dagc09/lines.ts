import { memo, memoBySide, PIECES } from '@hexfront/core'
import { BOLD_STROKE_PRIPYAT, MOST_CROSSINGS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { enemyOf, pieces, type State } from './state.ts'

/** 7.11, 7.12: Western Pripyat closes Soviet lines, in Bold Stroke from turn 2 on, and no longer once all are out of supply. */
const isPripyatClosed = (s: State): boolean => !s.setting.isBold || s.turn >= BOLD_STROKE_PRIPYAT

/** 7.10, 7.11, 12.4, R09-03: a working source, or a hex with a line that may go where the kind of unit may. */
export function isSovietHexTraced(s: State, hex: number, isCavalry: boolean): boolean {
  if (isCavalry || !isPripyatClosed(s)) return sovietLines(s).reached[hex] === 1
  return dryLines(s).reached[hex] === 1
}

/** 4.3, R09-04: a hex that a Soviet line would reach, Western Pripyat and 7.12 aside. */
export const isSovietHexSupplied = (s: State, hex: number): boolean => sovietLines(s).reached[hex] === 1

/** 10.1: a German line over land reaches a hex, whoever stands there. */
export const isGermanHexSupplied = (s: State, hex: number): boolean => germanCrossings(s, hex) <= MOST_CROSSINGS

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
    const walls = s.setting.entrenched[SOVIET]!
    for (let hex = 1; hex < closed.length; hex++) if (walls[hex] === 1) closed[hex] = 1
  },
  () => PIECES,
)

/** 7.7, 7.10, R09-51: a source works under its own side's control, in an enemy zone only with a friend in it. */
export const isWorkingSource = (s: State, side: number, hex: number): boolean =>
  s.hexes.control[hex] === side && closedTo(s, side)[hex] === 0

export const sourcesOf = (s: State, side: number): readonly number[] =>
  side === GERMAN ? s.setting.germanSources : s.setting.sovietSources

interface GermanLines {
  /** By hex: the fewest border hexsides that a line from the map edge crosses; `CUT_OFF` where there is none. */
  readonly crossings: Uint8Array
  readonly queues: readonly Uint16Array[]
}

export const CUT_OFF = 255

/** 7.7, 7.8: lines over land, by how many borders they cross. */
const germanLines = memo<State, GermanLines>(
  ({ setting: { ground } }) => ({
    crossings: new Uint8Array(ground.size + 1),
    queues: Array.from({ length: MOST_CROSSINGS + 2 }, () => new Uint16Array(ground.size + 1)),
  }),
  (s, { crossings, queues }) => {
    const { germanSources, supplyLinks, border } = s.setting
    const closed = closedTo(s, GERMAN)
    crossings.fill(CUT_OFF)
    const lengths = [0, 0, 0, 0]
    for (let i = 0; i < germanSources.length; i++) {
      const hex = germanSources[i]!
      if (!isWorkingSource(s, GERMAN, hex)) continue
      crossings[hex] = 0
      queues[0]![lengths[0]!++] = hex
    }
    for (let level = 0; level <= MOST_CROSSINGS; level++) {
      const queue = queues[level]!
      const beyond = queues[level + 1]!
      let further = lengths[level + 1]!
      let length = lengths[level]!
      for (let at = 0; at < length; at++) {
        const hex = queue[at]!
        if (crossings[hex] !== level) continue
        for (let way = hex * 6, end = way + 6; way < end; way++) {
          const to = supplyLinks[way]!
          if (to === 0 || closed[to] !== 0) continue
          if (border[way] === 0) {
            if (crossings[to]! <= level) continue
            crossings[to] = level
            queue[length++] = to
          } else if (crossings[to]! > level + 1) {
            crossings[to] = level + 1
            beyond[further++] = to
          }
        }
      }
      lengths[level + 1] = further
    }
  },
  PIECES,
)

interface SovietLines {
  /** By hex, 1 where a line of supply reaches. */
  readonly reached: Uint8Array
  readonly queue: Uint16Array
}

const newLines = ({ setting: { ground } }: State): SovietLines => ({
  reached: new Uint8Array(ground.size + 1),
  queue: new Uint16Array(ground.size + 1),
})

/** 7.10, 12.4: lines that may run through Western Pripyat. */
const sovietLines = memo<State, SovietLines>(newLines, (s, lines) => traceSoviet(s, lines, NOWHERE), PIECES)

/** 7.11: lines that may not; R09-03: a unit on a source there is in supply, but nothing leads on from it. */
const dryLines = memo<State, SovietLines>(newLines, (s, lines) => traceSoviet(s, lines, s.setting.isPripyat), PIECES)

/** 7.8: the fewest border hexsides that a German line to a hex crosses; `CUT_OFF` where there is none. */
export const germanCrossings = (s: State, hex: number): number => germanLines(s).crossings[hex]!

const NOWHERE = new Uint8Array(0)

function traceSoviet(s: State, { reached, queue }: SovietLines, avoided: Uint8Array): void {
  const { sovietSources, supplyLinks, narrowsWays, isPripyatLiteral, ground } = s.setting
  const closed = closedTo(s, SOVIET)
  reached.fill(0)
  let length = 0
  for (let i = 0; i < sovietSources.length; i++) {
    const hex = sovietSources[i]!
    if (!isWorkingSource(s, SOVIET, hex)) continue
    if (avoided[hex] !== 1) queue[length++] = hex
    else if (isPripyatLiteral) continue
    reached[hex] = 1
  }
  const isBridged = areNarrowsHeld(s)
  for (let at = 0; at < length; at++) {
    const hex = queue[at]!
    for (let way = hex * 6, end = way + 6; way < end; way++) {
      const to = supplyLinks[way]! || (isBridged && narrowsWays.includes(way) ? ground.neighbours[way]! : 0)
      if (to === 0 || reached[to] === 1 || closed[to] !== 0 || avoided[to] === 1) continue
      reached[to] = 1
      queue[length++] = to
    }
  }
}

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
