import { memo, memoBySide, PIECES, type Steps, steps } from '@hexfront/core'
import { once } from '../once.ts'
import { inArea } from './area.ts'
import { GERMAN_LINE, GERMAN_WINTER_LINE, RUSSIAN_LINE, WINTER } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { enemyOf, firstIn, firstOf, isHeldBy, lastOf, nextIn, pieces, type State } from './state.ts'

/** Lines of a side: along the railway from its sources, off it, and of any length (C10.0). */
interface Lines {
  readonly rail: Steps
  readonly off: Steps
  readonly any: Steps
  /** By hex: no line runs through it; it may end there, where both sides stand. */
  readonly closed: Uint8Array
  readonly ends: Uint8Array
  readonly railClosed: Uint8Array
  /** As they were when the lines were traced last: while they stay so, nothing has changed. */
  readonly traced: { readonly closed: Uint8Array; readonly ends: Uint8Array; readonly railClosed: Uint8Array }
}

const linesOf = memoBySide<State, Lines>(
  ({ setting: { ground } }) => {
    const byHex = () => new Uint8Array((ground.size + 4) & ~3)
    return {
      rail: steps(ground),
      off: steps(ground),
      any: steps(ground),
      closed: byHex(),
      ends: byHex(),
      railClosed: byHex(),
      // Not like anything that will be laid, so that the first time counts.
      traced: { closed: byHex().fill(2), ends: byHex(), railClosed: byHex() },
    }
  },
  (s, lines, side) => {
    const { closed, ends, railClosed, traced } = lines
    layClosed(s, side, closed, ends)
    layRailClosed(s, side, closed, railClosed)
    if (isSame(closed, traced.closed) && isSame(railClosed, traced.railClosed) && isSame(ends, traced.ends)) return
    traced.closed.set(closed)
    traced.ends.set(ends)
    traced.railClosed.set(railClosed)
    trace(s, lines, side)
  },
  () => PIECES,
)

/** Word by word: their lengths are multiples of four. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  const left = wordsOf(a)
  const right = wordsOf(b)
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false
  return true
}

const wordsOf = once((bytes: Uint8Array) => new Uint32Array(bytes.buffer))

/** A city that is not Russian is no source, which shows in its railway: all of them have one. */
function layRailClosed(s: State, side: number, closed: Uint8Array, railClosed: Uint8Array): void {
  for (const hex of s.setting.railHexes) railClosed[hex] = closed[hex] === 1 || !isOurRail(s, side, hex) ? 1 : 0
}

function trace(s: State, lines: Lines, side: number): void {
  const { setting } = s
  const { rail, off, any, closed, ends, railClosed } = lines
  rail.begin(setting.rails, railClosed, ends)
  if (side === GERMAN) {
    for (const hex of setting.westRails) if (railClosed[hex] === 0) rail.start(hex)
  } else eachRussianSource(s, closed, (hex) => rail.start(hex))
  rail.all()
  off.begin(null, closed, ends)
  any.begin(null, closed, ends)
  for (let i = 0; i < rail.count; i++) {
    off.start(rail.hexes[i]!)
    any.start(rail.hexes[i]!)
  }
  // D-R37
  if (side === GERMAN) for (const hex of setting.westEdge) if (closed[hex] === 0) any.start(hex)
}

/** X4.3.2, D-R15: Russian cities in the area, and the east edge. */
function eachRussianSource(s: State, closed: Uint8Array, visit: (hex: number) => void): void {
  const { russianCities, russianEntry } = s.setting
  for (const hex of russianCities)
    if (closed[hex] === 0 && s.hexes.control[hex] !== GERMAN && inArea(s, hex)) visit(hex)
  for (const hex of russianEntry) if (closed[hex] === 0) visit(hex)
}

/** X4.3.1, X4.3.2: Germans use what is converted, Russians what is not. */
export const isOurRail = ({ hexes }: State, side: number, hex: number): boolean =>
  hexes.control[hex] === side && (hexes.rail[hex] !== 0) === (side === GERMAN)

/** C2.10: enemy units and their zones close a hex; a friendly force cancels the zones. */
function layClosed(s: State, side: number, closed: Uint8Array, ends: Uint8Array): void {
  const { setting, units } = s
  const { size } = setting.ground
  const enemy = enemyOf(side)
  const zone = pieces.zoneOf(s, enemy)
  const off = offLimits(s, side)
  for (let hex = 1; hex <= size; hex++) closed[hex] = off[hex]! | (zone[hex] === 0 ? 0 : 1)
  ends.fill(0)
  const { place } = units
  const last = lastOf(s, enemy)
  for (let unit = firstOf(enemy); unit <= last; unit++) {
    closed[place[unit]!] = 1
    ends[place[unit]!] = 1
  }
  ends[0] = 0
  const lastFriend = lastOf(s, side)
  for (let unit = firstOf(side); unit <= lastFriend; unit++) closed[place[unit]!] = 0
  // Where a line may end, and nothing goes on: both sides are there.
  let contested = 0
  for (let unit = firstOf(enemy); unit <= last; unit++) {
    const hex = place[unit]!
    if (closed[hex] === 1) ends[hex] = 0
    else if (hex !== 0) contested = hex
  }
  if (contested !== 0) ignoreZoneOf(s, enemy, contested, zone, off, closed)
}

/** D-R65: those who fight in a hex do not cut each other off by the zones that they have around it. */
function ignoreZoneOf(
  s: State,
  enemy: number,
  hex: number,
  zone: Uint8Array,
  off: Uint8Array,
  closed: Uint8Array,
): void {
  let count = 0
  for (let unit = firstIn(s, enemy, hex); unit !== 0; unit = nextIn(s, unit))
    if (s.units.demoralized[unit] === 0) count++
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = neighbours[way]!
    if (next !== 0 && off[next] === 0 && zone[next] === count && !isHeldBy(s, enemy, next)) closed[next] = 0
  }
}

/** Lines keep to the area, those of the Germans also to Germany. */
const offLimits = ({ setting, isSouthOpen }: State, side: number): Uint8Array =>
  limits(setting)[(side - 1) * 2 + isSouthOpen]!

const limits = once(({ ground, isSea, isOperations, isSouthern, isGermany }: State['setting']) =>
  [GERMAN, RUSSIAN].flatMap((side) =>
    [0, 1].map((isOpen) =>
      Uint8Array.from({ length: ground.size + 1 }, (_, hex) => {
        const isInside = isOperations[hex] === 1 && (isOpen === 1 || isSouthern[hex] === 0)
        return isSea[hex] === 0 && (isInside || (side === GERMAN && isGermany[hex] === 1)) ? 0 : 1
      }),
    ),
  ),
)

/** X4.3: how many hexes off the railway a line may run. */
export const lineLimit = (s: State, side: number): number =>
  side === GERMAN ? (s.turn >= WINTER ? GERMAN_WINTER_LINE : GERMAN_LINE) : RUSSIAN_LINE

/** C2.10: whether units of a side in a hex have a line of supply. */
export const isSupplied = (s: State, side: number, hex: number): boolean =>
  linesOf(s, side).off.isWithin(hex, lineLimit(s, side))

/** C10.0: whether a line of any length leads to a source. */
export const hasAnyLine = (s: State, side: number, hex: number): boolean => linesOf(s, side).any.has(hex)

/** X4.3.1: whether a hex is on the railway that supplies a side. */
export const isOnRailNet = (s: State, side: number, hex: number): boolean => linesOf(s, side).rail.has(hex)

/** Hexes from a source along the lines, for retreats toward it; the way that a line takes, for those who ask. */
export const distanceToSupply = (s: State, side: number, hex: number): number => linesOf(s, side).off.cost(hex)
export const lineFrom = (s: State, side: number, hex: number, out: number[]): number =>
  linesOf(s, side).off.pathTo(hex, out)

/** X5.0: whether Moscow has a line of any length to the east edge. */
export const isMoscowOpen = (s: State): boolean => {
  const { around, moscow } = s.setting
  const east = eastern(s)
  if (east.has(moscow)) return true
  for (let way = moscow * 6; way < moscow * 6 + 6; way++) if (around[way] !== 0 && east.has(around[way]!)) return true
  return false
}

const eastern = memo<State, Steps>(
  ({ setting: { ground } }) => steps(ground),
  (s, east) => {
    const { closed, ends } = linesOf(s, RUSSIAN)
    east.begin(null, closed, ends)
    for (const hex of s.setting.russianEntry) if (closed[hex] === 0) east.start(hex)
  },
  PIECES,
)

/** C10.0: whether an enemy next to a hex is in supply and not demoralized. */
export function isPressed(s: State, side: number, hex: number): boolean {
  const { around } = s.setting
  const enemy = enemyOf(side)
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = around[way]!
    if (next === 0) continue
    for (let unit = firstIn(s, enemy, next); unit !== 0; unit = nextIn(s, unit))
      if (s.units.demoralized[unit] === 0 && isSupplied(s, enemy, next)) return true
  }
  return false
}
