import { memo, memoBySide, PIECES, piecesOf, type Steps, steps } from '@hexfront/core'
import { once } from '../once.ts'
import { inArea } from './area.ts'
import { GERMAN_LINE, GERMAN_WINTER_LINE, RUSSIAN_LINE, WINTER } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { enemyOf, firstIn, firstOf, isHeldBy, lastOf, nextIn, pieces, type State } from './state.ts'

/** What the enemy closes to the lines of a side, before its own forces cancel zones. */
interface Closed {
  /** By hex. */
  readonly closed: Uint8Array
  readonly held: Uint8Array
  /** How often it was laid. */
  version: number
}

/** Lines of a side: along the railway from its sources, off it, and of any length (C10.0). */
interface Lines {
  readonly rail: Steps
  readonly off: Steps
  readonly any: Steps
  /** By hex: no line runs through it; it may end there, where both sides stand. */
  readonly closed: Uint8Array
  readonly ends: Uint8Array
  readonly railClosed: Uint8Array
  /** Hexes that own forces open, as they were when the lines were traced last: while they stay so, nothing has changed. */
  readonly opened: Uint16Array
  count: number
  version: number
}

/** C2.10: enemy units and their zones close a hex. Control and gauge come in with it, since to change them touches all. */
const closedOf = memoBySide<State, Closed>(
  ({ setting: { ground } }) => ({
    closed: new Uint8Array(ground.size + 1),
    held: new Uint8Array(ground.size + 1),
    version: 0,
  }),
  (s, kept, side) => {
    const { closed, held } = kept
    const enemy = enemyOf(side)
    const zone = pieces.zoneOf(s, enemy)
    const off = offLimits(s, side)
    for (let hex = 1; hex < closed.length; hex++) closed[hex] = off[hex]! | (zone[hex] === 0 ? 0 : 1)
    held.fill(0)
    const { hexes, count } = pieces.hexesOf(s, enemy)
    for (let i = 0; i < count; i++) {
      closed[hexes[i]!] = 1
      held[hexes[i]!] = 1
    }
    kept.version++
  },
  (side) => piecesOf(enemyOf(side)),
)

const linesOf = memoBySide<State, Lines>(
  ({ setting: { ground }, units }) => ({
    rail: steps(ground),
    off: steps(ground),
    any: steps(ground),
    closed: new Uint8Array(ground.size + 1),
    ends: new Uint8Array(ground.size + 1),
    railClosed: new Uint8Array(ground.size + 1),
    opened: new Uint16Array(units.place.length),
    count: 0,
    version: 0,
  }),
  (s, lines, side) => {
    const base = closedOf(s, side)
    if (!areOpenedAnew(s, lines, base, side)) return
    const { closed, ends, opened, count } = lines
    closed.set(base.closed)
    ends.fill(0)
    // A friendly force cancels zones; where enemies are, too, a line may end and goes no further.
    for (let i = 0; i < count; i++) {
      const hex = opened[i]!
      closed[hex] = 0
      ends[hex] = base.held[hex]!
      if (base.held[hex] === 1) ignoreZoneOf(s, enemyOf(side), hex, closed)
    }
    for (const hex of s.setting.railHexes) lines.railClosed[hex] = closed[hex] === 1 || !isOurRail(s, side, hex) ? 1 : 0
    trace(s, lines, side)
  },
  () => PIECES,
)

/** D-R65: those who fight in a hex do not cut each other off by the zones that they have around it. */
function ignoreZoneOf(s: State, enemy: number, hex: number, closed: Uint8Array): void {
  const zone = pieces.zoneOf(s, enemy)
  const off = offLimits(s, enemyOf(enemy))
  let count = 0
  for (let unit = firstIn(s, enemy, hex); unit !== 0; unit = nextIn(s, unit))
    if (s.units.demoralized[unit] === 0) count++
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = neighbours[way]!
    if (next !== 0 && off[next] === 0 && zone[next] === count && !isHeldBy(s, enemy, next)) closed[next] = 0
  }
}

/** Lists the closed hexes in which own forces stand; says whether anything is other than it was. */
function areOpenedAnew(s: State, lines: Lines, base: Closed, side: number): boolean {
  const { opened } = lines
  const { place } = s.units
  const last = lastOf(s, side)
  let isNew = lines.version !== base.version
  let count = 0
  for (let unit = firstOf(side); unit <= last; unit++) {
    const hex = place[unit]!
    if (hex === 0 || base.closed[hex] === 0) continue
    if (opened[count] !== hex) {
      opened[count] = hex
      isNew = true
    }
    count++
  }
  if (count !== lines.count) isNew = true
  lines.count = count
  lines.version = base.version
  return isNew
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

/** D-R69: lines keep to the area, those of the Germans also to Germany. */
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

/** C2.10: whether a line of so many hexes leads from a hex to the railway of a side. */
export const hasLine = (s: State, side: number, hex: number, length: number): boolean =>
  linesOf(s, side).off.isWithin(hex, length)

/** C10.0: whether a line of any length leads to a source. */
export const hasAnyLine = (s: State, side: number, hex: number): boolean => linesOf(s, side).any.has(hex)

/** X4.3: whether a hex is on the railway that supplies a side; and the way that a line takes to a hex. */
export const isOnRailNet = (s: State, side: number, hex: number): boolean => linesOf(s, side).rail.has(hex)
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
