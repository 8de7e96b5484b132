import { memoBySide, PIECES, type Steps, steps } from '@hexfront/core'
import { inArea } from './area.ts'
import { GERMAN_LINE, GERMAN_WINTER_LINE, RUSSIAN_LINE, WINTER } from './charts.ts'
import { GERMAN, LAST_GERMAN } from './counters.ts'
import { enemyOf, pieces, type State } from './state.ts'
import { inZoc } from './zones.ts'

/** Lines of a side: along the railway from its sources, off it, and of any length (C10.0). */
interface Lines {
  readonly rail: Steps
  readonly off: Steps
  readonly any: Steps
  /** By hex: no line runs through it; it may end there, where both sides stand. */
  readonly closed: Uint8Array
  readonly ends: Uint8Array
  readonly railClosed: Uint8Array
}

const linesOf = memoBySide<State, Lines>(
  ({ setting: { ground } }) => ({
    rail: steps(ground),
    off: steps(ground),
    any: steps(ground),
    closed: new Uint8Array(ground.size + 1),
    ends: new Uint8Array(ground.size + 1),
    railClosed: new Uint8Array(ground.size + 1),
  }),
  trace,
  () => PIECES,
)

function trace(s: State, lines: Lines, side: number): void {
  const { setting } = s
  const { rail, off, any, closed, ends, railClosed } = lines
  layClosed(s, side, closed, ends)
  railClosed.fill(1)
  for (const hex of setting.railHexes) railClosed[hex] = closed[hex] === 1 || !isOurRail(s, side, hex) ? 1 : 0
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
  if (side === GERMAN)
    for (let hex = 1; hex <= setting.ground.size; hex++)
      if (setting.isWestEdge[hex] === 1 && closed[hex] === 0) any.start(hex)
}

/** X4.3.2, D-R15: Russian cities in the area, and the east edge. */
function eachRussianSource(s: State, closed: Uint8Array, visit: (hex: number) => void): void {
  const { russianCities, russianEntry } = s.setting
  for (const hex of russianCities)
    if (closed[hex] === 0 && s.hexes.control[hex] !== GERMAN && inArea(s, hex)) visit(hex)
  for (const hex of russianEntry) if (closed[hex] === 0) visit(hex)
}

/** X4.3.1, X4.3.2: Germans use what is converted, Russians what is not. */
const isOurRail = ({ hexes }: State, side: number, hex: number): boolean =>
  hexes.control[hex] === side && (hexes.rail[hex] !== 0) === (side === GERMAN)

/** C2.10: enemy units and their zones close a hex; a friendly force cancels the zones. */
function layClosed(s: State, side: number, closed: Uint8Array, ends: Uint8Array): void {
  const { setting, units } = s
  const { size } = setting.ground
  const enemy = enemyOf(side)
  for (let hex = 1; hex <= size; hex++) closed[hex] = isOffLimits(s, side, hex) || inZoc(s, enemy, hex) ? 1 : 0
  ends.fill(0)
  const { place } = units
  for (let unit = 1; unit <= setting.units; unit++) {
    const hex = place[unit]!
    if (hex === 0) continue
    const isGerman = unit <= LAST_GERMAN
    if (isGerman === (side === GERMAN)) {
      ends[hex] = ends[hex]! | 1
      closed[hex] = 0
    } else {
      ends[hex] = ends[hex]! | 2
    }
  }
  for (let unit = 1; unit <= setting.units; unit++) {
    const hex = place[unit]!
    if (hex === 0) continue
    if (ends[hex] === 2) closed[hex] = 1
  }
  for (let hex = 1; hex <= size; hex++) ends[hex] = ends[hex] === 3 ? 1 : 0
}

/** Lines keep to the area, those of the Germans also to Germany. */
const isOffLimits = (s: State, side: number, hex: number): boolean =>
  s.setting.isSea[hex] === 1 || !(inArea(s, hex) || (side === GERMAN && s.setting.isGermany[hex] === 1))

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
export function isMoscowOpen(s: State): boolean {
  const { setting } = s
  const { around, moscow, russianEntry } = setting
  const east = eastern(s)
  const { closed, ends } = linesOf(s, enemyOf(GERMAN))
  east.begin(null, closed, ends)
  for (const hex of russianEntry) if (closed[hex] === 0) east.start(hex)
  if (east.has(moscow)) return true
  for (let way = moscow * 6; way < moscow * 6 + 6; way++) if (around[way] !== 0 && east.has(around[way]!)) return true
  return false
}

const easts = new WeakMap<object, Steps>()

function eastern({ setting: { ground } }: State): Steps {
  const known = easts.get(ground) ?? steps(ground)
  easts.set(ground, known)
  return known
}

/** C10.0: whether an enemy next to a hex is in supply and not demoralized. */
export function isPressed(s: State, side: number, hex: number): boolean {
  const { around } = s.setting
  const enemy = enemyOf(side)
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = around[way]!
    if (next === 0) continue
    for (let unit = pieces.first(s, next); unit !== 0; unit = pieces.next(s, unit))
      if ((unit <= LAST_GERMAN ? GERMAN : enemyOf(GERMAN)) === enemy && s.units.demoralized[unit] === 0)
        if (isSupplied(s, enemy, next)) return true
  }
  return false
}
