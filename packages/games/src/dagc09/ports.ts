import { memo, PIECES, touch } from '@hexfront/core'
import { MOST_CROSSINGS, PORT_RANGE, PORT_TOWN_CAPACITY } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { closedTo, isGermanHexSupplied } from './lines.ts'
import { pieces, type State, unitCount } from './state.ts'

/** 7.9: a German unit that gets supply from a port: in Koenigsberg always, elsewhere as long as the ports can feed it. */
export function hasPortSupply(s: State, unit: number): boolean {
  const hex = s.units.place[unit]!
  if (hex === s.setting.koenigsberg) return true
  return s.units.cut[unit] === 0 && portsAt(s, hex) !== 0
}

/** 10.8: supplied from Koenigsberg, which rebuilds units as lines over land do. */
export function isFedByKoenigsberg(s: State, unit: number): boolean {
  const { koenigsberg, ports } = s.setting
  if (s.units.place[unit] === koenigsberg) return true
  const port = ports.findIndex(({ hex }) => hex === koenigsberg)
  if (s.units.cut[unit] === 1 || (portsAt(s, s.units.place[unit]!) & (1 << port)) === 0) return false
  return feeds(s, logistics(s).customers, unit, 1 << port)
}

/** 7.9: more units hang on the ports than these can feed, those left out that were picked to go without. */
export const isOverstretched = (s: State): boolean => logistics(s).isOverstretched

/** 7.9: whoever can be picked to go without. */
export const hangsOnPorts = (s: State, unit: number): boolean => logistics(s).customers.includes(unit)

/** 7.9: the German picks a unit that goes without for the rest of the turn. */
export function cutOff(s: State, unit: number): void {
  s.units.cut[unit] = 1
  touch(s)
}

interface Logistics {
  readonly customers: number[]
  isOverstretched: boolean
}

const logistics = memo<State, Logistics>(
  () => ({ customers: [], isOverstretched: false }),
  (s, found) => {
    const { customers } = found
    customers.length = 0
    // One port feeds five at the least.
    if (countNearPorts(s) > PORT_TOWN_CAPACITY) findCustomers(s, customers)
    found.isOverstretched = customers.length > PORT_TOWN_CAPACITY && !feeds(s, customers, 0, 0)
  },
  PIECES,
)

function countNearPorts(s: State): number {
  let count = 0
  for (let unit = 1; unit <= unitCount(s); unit++) if (mayBeCustomer(s, unit)) count++
  return count
}

/** R09-15: mobile units without a line over land, in reach of a port, that were not picked to go without. */
function findCustomers(s: State, found: number[]): void {
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (!mayBeCustomer(s, unit)) continue
    const hex = s.units.place[unit]!
    if (!isGermanHexSupplied(s, hex) && portsAt(s, hex) !== 0) found.push(unit)
  }
}

/** R09-62: those in Koenigsberg need nothing. */
const mayBeCustomer = ({ setting, units }: State, unit: number): boolean =>
  setting.isNearPort[units.place[unit]!] === 1 &&
  setting.sideOf[unit] === GERMAN &&
  units.cut[unit] === 0 &&
  setting.isLocality[unit] === 0 &&
  units.place[unit] !== setting.koenigsberg

/** 7.9, R09-15: whether every unit can be given to a port that reaches it; one of them to `only` certain ports, where it is named. */
const feeds = (s: State, customers: readonly number[], unit: number, only: number): boolean =>
  seated(s, customers, unit, only).isEverybodyFed

/** 7.9: by port in the order of the setting, whom it feeds as far as its capacity goes. */
export const portLoads = (s: State): readonly (readonly number[])[] => seated(s, logistics(s).customers, 0, 0).fed

interface Seated {
  readonly fed: readonly (readonly number[])[]
  readonly isEverybodyFed: boolean
}

function seated(s: State, customers: readonly number[], unit: number, only: number): Seated {
  const { ports } = s.setting
  const fed: number[][] = ports.map(() => [])
  const reach = (one: number): number => (one === unit ? only : portsAt(s, s.units.place[one]!))
  const seat = (one: number, tried: Set<number>): boolean => {
    for (let port = 0; port < ports.length; port++) {
      if ((reach(one) & (1 << port)) === 0 || tried.has(port)) continue
      tried.add(port)
      const guests = fed[port]!
      if (guests.length < ports[port]!.capacity) {
        guests.push(one)
        return true
      }
      for (let at = 0; at < guests.length; at++)
        if (seat(guests[at]!, tried)) {
          guests[at] = one
          return true
        }
    }
    return false
  }
  let isEverybodyFed = true
  for (const one of customers) if (!seat(one, new Set())) isEverybodyFed = false
  return { fed, isEverybodyFed }
}

/** 7.9: the ports that send supply to a hex, a bit each in the order of the setting. */
export const portsAt = (s: State, hex: number): number =>
  s.setting.isNearPort[hex] === 0 ? 0 : portLines(s).ports[hex]!

interface PortLines {
  readonly ports: Uint8Array
  /** By hex and borders crossed, 1 where the line of the port in hand has been. */
  readonly seen: Uint8Array
  readonly queue: Uint16Array
}

const LAYERS = MOST_CROSSINGS + 1

const portLines = memo<State, PortLines>(
  ({ setting: { ground } }) => ({
    ports: new Uint8Array(ground.size + 1),
    seen: new Uint8Array((ground.size + 1) * LAYERS),
    queue: new Uint16Array((ground.size + 1) * LAYERS),
  }),
  (s, lines) => {
    lines.ports.fill(0)
    for (let port = 0; port < s.setting.ports.length; port++) if (isWorkingPort(s, port)) traceFrom(s, port, lines)
  },
  PIECES,
)

/** 7.9: never taken, and with no Soviet unit beside it, Koenigsberg like all others. */
export function isWorkingPort(s: State, port: number): boolean {
  const { hex } = s.setting.ports[port]!
  return s.ports.lost[port + 1] === 0 && s.hexes.control[hex] === GERMAN && !pieces.inZone(s, SOVIET, hex)
}

/** 7.9, R09-34: at most six hexes from the port, under the limits of any line. */
function traceFrom(s: State, port: number, { ports, seen, queue }: PortLines): void {
  const { supplyLinks, border, ports: all } = s.setting
  const closed = closedTo(s, GERMAN)
  const start = all[port]!.hex
  seen[start * LAYERS] = 1
  ports[start] = ports[start]! | (1 << port)
  queue[0] = start * LAYERS
  let from = 0
  let length = 1
  for (let step = 1; step <= PORT_RANGE; step++)
    for (const end = length; from < end; from++) {
      const node = queue[from]!
      const hex = Math.floor(node / LAYERS)
      const crossed = node - hex * LAYERS
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const to = supplyLinks[way]!
        const layer = border[way] === 0 ? crossed : crossed + 1
        if (to === 0 || layer >= LAYERS || closed[to] !== 0 || seen[to * LAYERS + layer] === 1) continue
        seen[to * LAYERS + layer] = 1
        ports[to] = ports[to]! | (1 << port)
        queue[length++] = to * LAYERS + layer
      }
    }
  for (let i = 0; i < length; i++) seen[queue[i]!] = 0
}
