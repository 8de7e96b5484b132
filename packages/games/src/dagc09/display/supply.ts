import { spot } from '../../display/spots.ts'
import { counted } from '../../words.ts'
import { MOST_CROSSINGS, PORT_RANGE } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { areNarrowsHeld, closedTo, isPripyatClosed, isWorkingSource, sourcesOf } from '../lines.ts'
import { hasPortSupply, isWorkingPort, portLoads, portsAt } from '../ports.ts'
import { isCavalryMechanized, type State, sideOf } from '../state.ts'
import { isExhausted, isOverland, isSupplied } from '../supply.ts'

/** How a unit is supplied, as the map stands. */
interface Trace {
  readonly isSupplied: boolean
  /** From the unit to its source or port, both included; empty where no way is open. */
  readonly way: readonly number[]
  /** `map edge`, `Riga 3/10`, `no line`. */
  readonly short: string
  readonly text: string
  readonly rule: string
}

export function traceOf(s: State, unit: number): Trace {
  const hex = s.units.place[unit]!
  const side = sideOf(s, unit)
  const land = isOverland(s, unit) ? wayOverLand(s, unit) : []
  if (side === SOVIET && isExhausted(s))
    return { isSupplied: false, way: land, short: 'turn 6', text: EXHAUSTED, rule: '7.12' }
  const source = land.at(-1)
  if (source !== undefined) {
    const text =
      land.length === 1 ? 'In supply: on a source' : `In supply: a line to the map edge at ${spot(s, source)}`
    return { isSupplied: true, way: land, short: 'map edge', text, rule: '7.2' }
  }
  if (side === GERMAN && hasPortSupply(s, unit)) return portTrace(s, unit, hex)
  const short = s.units.cut[unit] === 1 ? 'goes without' : 'no line'
  return { isSupplied: isSupplied(s, unit), way: [], short, text: `Out of supply: ${whyNot(s, unit)}`, rule: '7.2' }
}

const EXHAUSTED = 'Out of supply: from turn 6 on all Soviet units are'

function whyNot(s: State, unit: number): string {
  if (s.units.cut[unit] === 1) return 'picked to go without this turn'
  const side = sideOf(s, unit)
  if (!sourcesOf(s, side).some((hex) => isWorkingSource(s, side, hex))) return 'no source works'
  return side === GERMAN ? 'no line to the map edge or a port' : 'no line to the map edge'
}

function portTrace(s: State, unit: number, hex: number): Trace {
  const { koenigsberg } = s.setting
  if (hex === koenigsberg)
    return { isSupplied: true, way: [hex], short: 'Koenigsberg', text: 'In supply: in Koenigsberg always', rule: '7.9' }
  const port = portOf(s, unit)
  const way = wayTo(s, hex, (to) => to === s.setting.ports[port]!.hex, { side: GERMAN, isDry: false, most: PORT_RANGE })
  const text = `In supply: by sea through ${s.setting.ports[port]!.name}, ${counted(way.length - 1, 'hex', 'hexes')} away`
  return { isSupplied: true, way, short: portChip(s, port), text, rule: '7.9' }
}

/** The port that feeds a unit, or the first that could. */
function portOf(s: State, unit: number): number {
  const fed = portLoads(s).findIndex((units) => units.includes(unit))
  return fed >= 0 ? fed : s.setting.ports.findIndex((_, port) => (portsAt(s, s.units.place[unit]!) & (1 << port)) !== 0)
}

/** `Riga 3/10`, or why it feeds nobody. */
export function portChip(s: State, port: number): string {
  const { name, capacity } = s.setting.ports[port]!
  if (s.ports.lost[port + 1] === 1) return `${name} lost`
  if (!isWorkingPort(s, port)) return `${name} shut`
  return `${name} ${portLoads(s)[port]!.length}/${capacity}`
}

function wayOverLand(s: State, unit: number): number[] {
  const side = sideOf(s, unit)
  const isDry = side === SOVIET && isPripyatClosed(s) && !isCavalryMechanized(s, unit)
  const from = s.units.place[unit]!
  return wayTo(s, from, (hex) => isWorkingSource(s, side, hex) && isSource(s, side, hex), { side, isDry, most: 999 })
}

const isSource = ({ setting }: State, side: number, hex: number): boolean =>
  (side === GERMAN ? setting.isGermanSource : setting.isSovietSource)[hex] === 1

interface Lane {
  readonly side: number
  /** 7.11: kept out of Western Pripyat. */
  readonly isDry: boolean
  readonly most: number
}

/** The shortest open line from a hex, with the borders it crosses counted (7.8). */
function wayTo(s: State, from: number, isEnd: (hex: number) => boolean, { side, isDry, most }: Lane): number[] {
  if (isEnd(from)) return [from]
  const { border, isPripyat } = s.setting
  const closed = closedTo(s, side)
  const layers = side === GERMAN ? MOST_CROSSINGS + 1 : 1
  const before = new Map<number, number>([[from * layers, -1]])
  let wave = [from * layers]
  for (let length = 1; length <= most && wave.length > 0; length++) {
    const next: number[] = []
    for (const node of wave) {
      const hex = Math.floor(node / layers)
      for (let direction = 0; direction < 6; direction++) {
        const to = linkFrom(s, side, hex * 6 + direction)
        const layer = (node % layers) + (side === GERMAN && border[hex * 6 + direction] !== 0 ? 1 : 0)
        if (to === 0 || closed[to] !== 0 || layer >= layers || (isDry && isPripyat[to] === 1)) continue
        const there = to * layers + layer
        if (before.has(there)) continue
        before.set(there, node)
        if (isEnd(to)) return backFrom(there, before, layers)
        next.push(there)
      }
    }
    wave = next
  }
  return []
}

/** 7.2, 9.8: the narrows let Soviet lines through where both sides are held. */
function linkFrom(s: State, side: number, way: number): number {
  const { supplyLinks, narrowsWays, ground } = s.setting
  if (side === SOVIET && narrowsWays.includes(way) && areNarrowsHeld(s)) return ground.neighbours[way]!
  return supplyLinks[way]!
}

function backFrom(end: number, before: ReadonlyMap<number, number>, layers: number): number[] {
  const way: number[] = []
  for (let node = end; node >= 0; node = before.get(node) ?? -1) way.push(Math.floor(node / layers))
  return way.reverse()
}
