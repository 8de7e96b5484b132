import { NO_PAINT, type Overlay, type Paint, type PaintedHex, type PaintedLine } from '@hexfront/core'
import { hexesWhere, painted } from '../../display/spots.ts'
import { counted } from '../../words.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { worth } from '../elimination.ts'
import { isCovered, lineHexes } from '../line.ts'
import { enemyOf, HOLDS_CITY, pieces, type State, sideOf, unitCount } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { isSetUp, stepOf } from './moment.ts'
import { traceOf } from './supply.ts'
import { threats } from './threats.ts'

const SIDES = [GERMAN, SOVIET]

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'zones',
    name: 'Zones',
    key: 'Z',
    icon: 'zones',
    about: 'Hexes that each side controls: 2 more to enter and to leave (6.2).',
    paint: paintZones,
  },
  {
    id: 'supply',
    name: 'Supply',
    key: 'S',
    icon: 'supply',
    about: 'With a unit picked, its line to a source and on by rail; else all units that have none (9.0).',
    paint: paintSupply,
  },
  {
    id: 'control',
    name: 'Control',
    key: 'C',
    icon: 'control',
    about: 'Hexes that a side holds, and fainter those that it alone controls.',
    paint: (s) => ({ ...NO_PAINT, hexes: controlled(s) }),
  },
  {
    id: 'front',
    name: 'Front',
    key: 'F',
    icon: 'front',
    about: 'The line between the sides; ground that neither controls goes to the nearer one.',
    paint: (s) => ({ ...NO_PAINT, sides: front(s) }),
  },
  {
    id: 'threats',
    name: 'Threats',
    key: 'T',
    icon: 'threats',
    about: 'The best column the enemy could bring on each of your stacks: every unit moves as if it were alone.',
    paint: threats,
  },
  {
    id: 'victory',
    name: 'Points',
    key: 'V',
    icon: 'goals',
    about: 'What scores: stacks worth five points or more when lost (12.1), open hexes of the Soviet line (11.0).',
    paint: paintPoints,
  },
  {
    id: 'line',
    name: 'Line',
    key: 'K',
    icon: 'line',
    about: 'The continuous Soviet line from edge to edge; each open hex gives the German a point (11.0).',
    paint: paintLine,
  },
  {
    id: 'forts',
    name: 'Forts',
    key: 'R',
    icon: 'forts',
    about: 'Fortified hexes double their owner in defence and cost the enemy 2 more (8.9).',
    paint: paintForts,
  },
]

function paintZones(s: State): Paint {
  const hexes = SIDES.flatMap((side) => hexesWhere(s, (hex) => pieces.inZone(s, side, hex)).map(painted('zone', side)))
  return { ...NO_PAINT, hexes }
}

function paintSupply(s: State, subject: number): Paint {
  if (isSetUp(s)) return NO_PAINT
  if (subject !== 0 && s.units.place[subject] !== 0) return paintTrace(s, subject)
  return stepOf(s) === 'assault' ? paintFight(s) : paintCut(s)
}

/** 9.3: the lines of all who fight, and who of them has none. */
function paintFight(s: State): Paint {
  const { joined, place } = s.units
  const traces: Paint[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (joined[unit] === 1 || (place[unit] !== 0 && s.hexes.target[place[unit]!] === 1))
      traces.push(paintTrace(s, unit))
  return {
    hexes: traces.flatMap(({ hexes }) => hexes),
    lines: traces.flatMap(({ lines }) => lines),
    sides: [],
    // Where lines meet, one chip is enough.
    chips: [...new Map(traces.flatMap(({ chips }) => chips).map((chip) => [chip.place, chip])).values()],
    note: traces.some(({ hexes }) => hexes.length > 0) ? '' : 'All who fight here are in supply.',
  }
}

function paintTrace(s: State, unit: number): Paint {
  const { isSupplied: isFed, offRail, onRail, short } = traceOf(s, unit)
  const hex = s.units.place[unit]!
  const lines: PaintedLine[] = [
    { look: isFed ? 'supply' : 'cut', places: offRail },
    { look: 'rail', places: onRail },
  ]
  return {
    ...NO_PAINT,
    hexes: isFed ? [] : [painted('cut', sideOf(s, unit))(hex)],
    lines: lines.filter(({ places }) => places.length > 1),
    chips: [{ place: offRail.at(-1) ?? hex, text: short, tone: isFed ? 'good' : 'bad' }],
  }
}

/** 9.3: every stack with a unit at half strength. */
function paintCut(s: State): Paint {
  const cut = new Map<number, number>()
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && !isSupplied(s, unit)) cut.set(s.units.place[unit]!, sideOf(s, unit))
  return {
    ...NO_PAINT,
    hexes: [...cut].map(([hex, side]) => painted('cut', side)(hex)),
    chips: [...cut.keys()].map((place) => ({ place, text: '½', tone: 'bad' })),
    note:
      cut.size === 0 ? 'Nobody is cut off: all units are in supply.' : `${counted(cut.size, 'hex', 'hexes')} cut off.`,
  }
}

const FAINT = 0.5

/** The side that holds a hex, or alone controls it; 0 where neither or both do. */
function controller(s: State, hex: number): number {
  const holder = pieces.occupier(s, hex)
  if (holder !== 0) return holder
  const [first, second] = SIDES.map((side) => pieces.inZone(s, side, hex))
  return first === second ? 0 : first ? GERMAN : SOVIET
}

const controlled = (s: State): PaintedHex[] =>
  SIDES.flatMap((side) =>
    hexesWhere(s, (hex) => controller(s, hex) === side).map((hex) =>
      painted('control', side, pieces.first(s, hex) === 0 ? FAINT : 1)(hex),
    ),
  )

/** Each hex belongs to the side that controls it, or else to the one that controls the nearest hex. */
function front(s: State): (readonly [number, number])[] {
  const { ground } = s.setting
  const owner = new Uint8Array(ground.size + 1)
  let wave = hexesWhere(s, (hex) => controller(s, hex) !== 0)
  for (const hex of wave) owner[hex] = controller(s, hex)
  while (wave.length > 0) {
    const next: number[] = []
    for (const hex of wave)
      for (const other of ground.ring(hex, 1))
        if (other !== 0 && owner[other] === 0) {
          owner[other] = owner[hex]!
          next.push(other)
        }
    wave = next
  }
  const sides: (readonly [number, number])[] = []
  for (let hex = 1; hex <= ground.size; hex++)
    for (const other of ground.ring(hex, 1))
      if (other > hex && owner[hex] !== 0 && owner[other] === enemyOf(owner[hex]!)) sides.push([hex, other])
  return sides
}

const WORTHY = 5
const RICH = 40

function paintPoints(s: State): Paint {
  const stacks = new Map<number, { side: number; points: number; holdsCity: boolean }>()
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0) continue
    const { points, holdsCity } = stacks.get(hex) ?? { points: 0, holdsCity: false }
    stacks.set(hex, {
      side: sideOf(s, unit),
      points: points + worth(s, unit),
      holdsCity: holdsCity || s.units.freeze[unit] === HOLDS_CITY,
    })
  }
  const goals = [...stacks].filter(([, { points, holdsCity }]) => points >= WORTHY || holdsCity)
  const open = isSetUp(s) ? [] : openHexes(s)
  return {
    ...NO_PAINT,
    hexes: [
      ...goals.map(([hex, { side, points }]) => painted('goal', side, Math.min(1, points / RICH))(hex)),
      ...open.map(painted('open', GERMAN)),
    ],
    chips: goals.map(([place, { points }]) => ({ place, text: String(points), tone: 'even' })),
  }
}

const openHexes = (s: State): number[] => lineHexes(s).filter((hex) => !isCovered(s, hex))

function paintLine(s: State): Paint {
  const path = lineHexes(s)
  const open = new Set(openHexes(s))
  return {
    ...NO_PAINT,
    hexes: path.map((hex) => painted(open.has(hex) ? 'open' : 'line', SOVIET)(hex)),
    lines: stretches(path, open),
    chips:
      open.size === 0
        ? []
        : [{ place: [...open][0]!, text: counted(open.size, 'open hex', 'open hexes'), tone: 'bad' }],
  }
}

/** The path cut where it goes from held to open ground; each piece begins where the last one ended. */
function stretches(path: readonly number[], open: ReadonlySet<number>): PaintedLine[] {
  const lines: { look: 'line' | 'gap'; places: number[] }[] = []
  for (let i = 1; i < path.length; i++) {
    const look = open.has(path[i - 1]!) || open.has(path[i]!) ? 'gap' : 'line'
    const last = lines.at(-1)
    if (last?.look === look) last.places.push(path[i]!)
    else lines.push({ look, places: [path[i - 1]!, path[i]!] })
  }
  return lines
}

function paintForts(s: State): Paint {
  const { forts } = s.setting
  const hexes = SIDES.flatMap((side) => hexesWhere(s, (hex) => forts[side]![hex] === 1).map(painted('fort', side)))
  return { ...NO_PAINT, hexes }
}
