import { NO_PAINT, type Overlay, type Paint, type PaintedHex, type PaintedLine } from '@hexfront/core'
import { between, hexesWhere, painted } from '../../display/spots.ts'
import { capital, counted } from '../../words.ts'
import { airReady } from '../air.ts'
import { ACTIVATION_RANGE, CITY_POINTS, COAST_POINTS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { isWorkingSource, sourcesOf } from '../lines.ts'
import { isWorkingPort } from '../ports.ts'
import { MAIN_AIR_ARMY, NO_AIR, pieces, type State, sideOf, UKRAINIAN_AIR_ARMY, unitCount } from '../state.ts'
import { isExhausted, isSupplied } from '../supply.ts'
import { holdsCoast } from '../victory.ts'
import { isSetUp, stepOf } from './moment.ts'
import { portChip, traceOf } from './supply.ts'
import { threats } from './threats.ts'

const SIDES = [GERMAN, SOVIET]

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'zones',
    name: 'Zones',
    key: 'Z',
    icon: 'zones',
    about: 'All hexes beside units: 1 more to enter and to leave, and closed to enemy supply (8.3, 7.2).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: SIDES.flatMap((side) => hexesWhere(s, (hex) => pieces.inZone(s, side, hex)).map(painted('zone', side))),
    }),
  },
  {
    id: 'supply',
    name: 'Supply',
    key: 'S',
    icon: 'supply',
    about:
      'With a unit picked, its line; else sources that work, ports with units fed of those they can, and who is cut off (7.0).',
    paint: paintSupply,
  },
  {
    id: 'control',
    name: 'Control',
    key: 'C',
    icon: 'control',
    about: 'Who controls each hex: whoever was the last to enter it (3.3).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: SIDES.flatMap((side) =>
        hexesWhere(s, (hex) => s.hexes.control[hex] === side).map(painted('control', side)),
      ),
    }),
  },
  {
    id: 'front',
    name: 'Front',
    key: 'F',
    icon: 'front',
    about: 'The line between the ground that each side controls (3.3).',
    paint: (s) => ({ ...NO_PAINT, sides: between(s, (hex) => s.hexes.control[hex]!) }),
  },
  {
    id: 'threats',
    name: 'Threats',
    key: 'T',
    icon: 'threats',
    about:
      'The best column the enemy could bring on each of your stacks, without air or armor: every unit moves as if it were alone.',
    paint: threats,
  },
  {
    id: 'victory',
    name: 'Points',
    key: 'V',
    icon: 'goals',
    about: 'Towns count 1, cities 4, a supplied hex of the Baltic coast 10 at the end; Koenigsberg wins at once (4.0).',
    paint: paintPoints,
  },
  {
    id: 'activation',
    name: 'First blow',
    key: 'K',
    icon: 'range',
    about:
      'Within nine hexes of the centre of gravity: who stands here as turn 1 begins may move and attack in it (5.4).',
    paint: paintActivation,
  },
  {
    id: 'air',
    name: 'Air',
    key: 'R',
    icon: 'air',
    about: 'German units under interdiction: a die decides how far they go (13.3).',
    paint: paintAir,
  },
]

function paintSupply(s: State, subject: number): Paint {
  if (isSetUp(s)) return NO_PAINT
  if (subject !== 0 && s.units.place[subject] !== 0 && !pieces.isUnknown(s, subject)) return paintTraces(s, [subject])
  const step = stepOf(s)
  return step === 'assault' || step === 'avoid' ? paintTraces(s, fighters(s)) : paintSources(s)
}

/** 7.1: those who fight. */
function fighters(s: State): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 1 || (s.units.place[unit] !== 0 && s.units.place[unit] === s.assault.target))
      units.push(unit)
  return units
}

function paintTraces(s: State, units: readonly number[]): Paint {
  const hexes: PaintedHex[] = []
  const lines: PaintedLine[] = []
  const chips = new Map<number, Paint['chips'][number]>()
  for (const unit of units) {
    const { isSupplied: isFed, way, short } = traceOf(s, unit)
    const hex = s.units.place[unit]!
    if (!isFed) hexes.push(painted('cut', sideOf(s, unit))(hex))
    if (way.length > 1) lines.push({ look: isFed ? 'supply' : 'cut', places: way })
    const place = isFed ? (way.at(-1) ?? hex) : hex
    chips.set(place, { place, text: short, tone: isFed ? 'good' : 'bad' })
  }
  return {
    ...NO_PAINT,
    hexes,
    lines,
    chips: [...chips.values()],
    note: hexes.length === 0 && units.length > 1 ? 'All who fight here are in supply.' : '',
  }
}

/** 7.7, 7.9, 7.10: sources that work, ports, and units without supply. */
function paintSources(s: State): Paint {
  const cut = new Map<number, number>()
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && !isSupplied(s, unit)) cut.set(s.units.place[unit]!, sideOf(s, unit))
  // 7.12: what holds of all of them needs no ring.
  const rings = [...cut].filter(([, side]) => side === GERMAN || !isExhausted(s))
  return {
    ...NO_PAINT,
    hexes: [
      ...SIDES.flatMap((side) =>
        Array.from(sourcesOf(s, side), (hex) => painted(isWorkingSource(s, side, hex) ? 'line' : 'open', side)(hex)),
      ),
      ...rings.map(([hex, side]) => painted('cut', side)(hex)),
    ],
    chips: s.setting.ports.map(({ hex }, port) => ({
      place: hex,
      text: portChip(s, port),
      tone: isWorkingPort(s, port) ? 'good' : 'bad',
    })),
    note: cutNote(rings.length, isExhausted(s)),
  }
}

function cutNote(cut: number, exhausted: boolean): string {
  const soviets = exhausted ? ' All Soviet units are out of supply from turn 6 on.' : ''
  if (cut === 0) return `${exhausted ? 'No German is cut off.' : 'Nobody is cut off.'}${soviets}`
  return `${capital(counted(cut, 'hex', 'hexes'))} cut off.${soviets}`
}

/** 4.2, 4.3. */
function paintPoints(s: State): Paint {
  const { prizes, koenigsberg, balticCoast } = s.setting
  const isCoastHeld = holdsCoast(s)
  const coast = balticCoast.filter((hex) => s.hexes.control[hex] === SOVIET)
  return {
    ...NO_PAINT,
    hexes: [
      ...prizes.map(({ hex, points }) => painted('goal', s.hexes.control[hex]!, points / CITY_POINTS)(hex)),
      ...coast.map(painted('line', SOVIET)),
    ],
    chips: prizes.map(({ hex, points }) => ({
      place: hex,
      text: hex === koenigsberg ? 'wins' : String(points),
      tone: s.hexes.control[hex] === SOVIET ? 'bad' : 'even',
    })),
    note: isCoastHeld
      ? `The Baltic coast counts ${COAST_POINTS} as it stands.`
      : 'No supplied hex of the Baltic coast is Soviet.',
  }
}

/** 5.4, 3.2. */
function paintActivation(s: State): Paint {
  const { ground, marker } = s.setting
  const isOver = s.turn > 1
  return {
    ...NO_PAINT,
    hexes: [painted('goal', SOVIET)(marker)],
    sides: between(s, (hex) => (ground.distance(marker, hex) <= ACTIVATION_RANGE ? SOVIET : GERMAN)),
    chips: [{ place: marker, text: s.setting.isBold ? 'Bold Stroke' : 'Bagration', tone: 'even' }],
    note: isOver ? 'It counted in turn 1 only.' : '',
  }
}

/** 13.3. */
function paintAir(s: State): Paint {
  const struck = new Map<number, number>()
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (s.units.interdicted[unit] === NO_AIR || s.units.place[unit] === 0) continue
    const hex = s.units.place[unit]!
    struck.set(hex, (struck.get(hex) ?? 0) + 1)
  }
  const ready = airReady(s, MAIN_AIR_ARMY) + airReady(s, UKRAINIAN_AIR_ARMY)
  return {
    ...NO_PAINT,
    hexes: [...struck.keys()].map(painted('threat', SOVIET)),
    chips: [...struck].map(([place, count]) => ({ place, text: count === 1 ? 'air' : `air ${count}`, tone: 'poor' })),
    note: `${capital(counted(ready, 'air army', 'air armies'))} at base${struck.size === 0 ? '; nobody is interdicted.' : '.'}`,
  }
}
