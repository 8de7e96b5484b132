import { NO_PAINT, type Overlay, type Paint, type PaintedHex, type PaintedLine } from '@hexfront/core'
import { between, hexesWhere, painted } from '../../display/spots.ts'
import { capital, counted } from '../../words.ts'
import { inArea } from '../area.ts'
import { BEFORE_MOSCOW } from '../charts.ts'
import { GERMAN, RUSSIAN } from '../counters.ts'
import { firstExtension, isRailhead } from '../rail.ts'
import { enemyOf, pieces, type State, sideOf } from '../state.ts'
import { isMoscowOpen, isOnRailNet, isSupplied, lineFrom } from '../supply.ts'
import { germansBeforeMoscow, isMoscowGerman } from '../victory.ts'
import { inZoc } from '../zones.ts'
import { SIDE_NAMES } from './faces.ts'
import { boundsText } from './knowledge.ts'
import { isSetUp, viewer } from './moment.ts'
import { posts, reachOf } from './reach.ts'

const SIDES = [GERMAN, RUSSIAN] as const

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'zones',
    name: 'Zones',
    key: 'Z',
    icon: 'zones',
    about: 'Zones of control: closed to enemy supply and retreats, and to the demoralized (C2.5).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: SIDES.flatMap((side) => hexesWhere(s, (hex) => inZoc(s, side, hex)).map(painted('zone', side))),
      note: s.turn === 1 ? 'Russians have no zones on turn 1.' : '',
    }),
  },
  {
    id: 'supply',
    name: 'Supply',
    key: 'S',
    icon: 'supply',
    about:
      'With a unit picked, its line to the railway; else the railways that supply each side, and who is cut off (X4.3).',
    paint: paintSupply,
  },
  {
    id: 'rail',
    name: 'Rail',
    key: 'R',
    icon: 'line',
    about: 'German gauge, railheads, and the next hexes that can be converted (X4.3.1).',
    paint: paintRail,
  },
  {
    id: 'influence',
    name: 'Influence',
    key: 'K',
    icon: 'range',
    about: 'How far your fresh mobile forces may react: with one picked, its own zone (C2.6).',
    paint: paintInfluence,
  },
  {
    id: 'threats',
    name: 'Reactions',
    key: 'T',
    icon: 'threats',
    about:
      'Where fresh mobile enemies could react, for all that they have shown: heavy where they surely reach (C2.6.1).',
    paint: paintThreats,
  },
  {
    id: 'control',
    name: 'Control',
    key: 'C',
    icon: 'control',
    about: 'Who controls each hex of the area of operations; the line is the limit of the area (C2.9, X1.3).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: SIDES.flatMap((side) =>
        hexesWhere(s, (hex) => inArea(s, hex) && s.hexes.control[hex] === side).map(painted('control', side)),
      ),
      sides: between(s, (hex) => (inArea(s, hex) ? GERMAN : RUSSIAN)),
      note: s.isSouthOpen === 1 ? '' : 'The south opens when a German unit is east of the marsh.',
    }),
  },
  {
    id: 'front',
    name: 'Front',
    key: 'F',
    icon: 'front',
    about: 'The line between the ground that each side controls (C2.9).',
    paint: (s) => ({ ...NO_PAINT, sides: between(s, (hex) => (inArea(s, hex) ? s.hexes.control[hex]! : 0)) }),
  },
  {
    id: 'victory',
    name: 'Moscow',
    key: 'V',
    icon: 'goals',
    about: 'Moscow, the hexes beside it, and Smolensk, whose fall starts the turns of distraction (X5.0, X4.7).',
    paint: paintGoals,
  },
]

function paintSupply(s: State, subject: number): Paint {
  if (isSetUp(s)) return NO_PAINT
  return subject !== 0 && s.units.place[subject] !== 0 ? paintTrace(s, subject) : paintNets(s)
}

/** C2.10: the line of a unit. */
function paintTrace(s: State, unit: number): Paint {
  const side = sideOf(unit)
  const hex = s.units.place[unit]!
  if (!isSupplied(s, side, hex))
    return {
      ...NO_PAINT,
      hexes: [painted('cut', side)(hex)],
      chips: [{ place: hex, text: 'cut off', tone: 'bad' }],
      note: 'No open line to a railway that works is short enough.',
    }
  const way: number[] = []
  lineFrom(s, side, hex, way)
  return {
    ...NO_PAINT,
    hexes: hexesWhere(s, (one) => isOnRailNet(s, side, one)).map(painted('line', side)),
    lines: way.length > 1 ? [{ look: 'supply', places: way }] : [],
    chips: [{ place: hex, text: way.length > 1 ? `${way.length - 1} to rail` : 'on the railway', tone: 'good' }],
  }
}

/** X4.3: the railways that supply a side, and forces without a line. */
function paintNets(s: State): Paint {
  const lines: PaintedLine[] = SIDES.flatMap((side) => railLines(s, (hex) => isOnRailNet(s, side, hex), 'supply', side))
  const cut: PaintedHex[] = SIDES.flatMap((side) => {
    const { hexes, count } = pieces.hexesOf(s, side)
    return Array.from(hexes.subarray(0, count))
      .filter((hex) => !isSupplied(s, side, hex))
      .map(painted('cut', side))
  })
  return {
    ...NO_PAINT,
    lines,
    hexes: cut,
    note:
      cut.length === 0 ? 'Nobody is cut off.' : `${capital(counted(cut.length, 'force is', 'forces are'))} cut off.`,
  }
}

/** Links of the railway between hexes of a kind. */
function railLines(
  { setting: { railHexes, rails } }: State,
  holds: (hex: number) => boolean,
  look: PaintedLine['look'],
  side: number,
): PaintedLine[] {
  const lines: PaintedLine[] = []
  for (const hex of railHexes)
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const next = rails[way]!
      if (next > hex && holds(hex) && holds(next)) lines.push({ look, places: [hex, next], side })
    }
  return lines
}

/** X4.3.1. */
function paintRail(s: State): Paint {
  const { railHexes } = s.setting
  const isConverted = (hex: number): boolean => s.hexes.rail[hex] !== 0
  const heads = railHexes.filter((hex) => isRailhead(s, hex) && inArea(s, hex))
  return {
    ...NO_PAINT,
    lines: railLines(s, isConverted, 'rail', GERMAN),
    hexes: heads.map(painted('open', GERMAN)),
    chips: heads.map((place) => ({ place, text: 'railhead', tone: 'even' })),
    note: firstExtension(s) === 0 ? 'Nothing can be converted as it stands.' : '',
  }
}

/** C2.6: own zones of influence, of the force that is picked or of all. */
function paintInfluence(s: State, subject: number): Paint {
  const side = viewer(s)
  const picked = subject !== 0 && sideOf(subject) === side ? s.units.place[subject]! : 0
  const all = posts(s, side)
  const from = all.includes(picked) ? [picked] : all
  const { ground } = s.setting
  const reaches = from.map((hex) => ({ hex, far: reachOf(s, side, hex).most }))
  return {
    ...NO_PAINT,
    hexes: hexesWhere(
      s,
      (hex) => inArea(s, hex) && reaches.some(({ hex: post, far }) => ground.distance(post, hex) <= far),
    ).map(painted('zone', side)),
    chips: reaches.map(({ hex: place, far }) => ({ place, text: String(far), tone: 'good' })),
    note: from.length === 0 ? 'No fresh force of yours has a zone of influence.' : '',
  }
}

/** C2.6.1: the enemy's, between what he has at least and at most. */
function paintThreats(s: State): Paint {
  const side = viewer(s)
  const enemy = enemyOf(side)
  const { ground } = s.setting
  const from = s.turn === 1 && enemy === RUSSIAN ? [] : posts(s, enemy)
  const reaches = from.map((hex) => ({ hex, ...reachOf(s, enemy, hex) }))
  const weights = new Map<number, number>()
  for (const { hex: post, least, most } of reaches)
    for (const hex of hexesWhere(s, (one) => inArea(s, one) && ground.distance(post, one) <= most)) {
      const weight = ground.distance(post, hex) <= least ? SURE : PERHAPS
      weights.set(hex, Math.max(weight, weights.get(hex) ?? 0))
    }
  return {
    ...NO_PAINT,
    hexes: [...weights].map(([hex, weight]) => painted('threat', enemy, weight)(hex)),
    chips: reaches.map(({ hex: place, least, most }) => ({ place, text: boundsText({ least, most }), tone: 'poor' })),
    note: from.length === 0 ? `No ${SIDE_NAMES[enemy]} force can react now.` : '',
  }
}

const SURE = 0.8
const PERHAPS = 0.35

/** X5.0, X4.7. */
function paintGoals(s: State): Paint {
  const { moscow, smolensk, beforeMoscow } = s.setting
  const before = germansBeforeMoscow(s)
  return {
    ...NO_PAINT,
    hexes: [
      painted('goal', s.hexes.control[moscow]!)(moscow),
      ...beforeMoscow.map((hex) => painted('goal', s.hexes.control[hex]!, 1 / BEFORE_MOSCOW)(hex)),
      ...(s.distractedFrom === 0 ? [painted('line', RUSSIAN)(smolensk)] : []),
    ],
    chips: [
      { place: moscow, text: 'major', tone: isMoscowGerman(s) ? 'good' : 'even' },
      ...(s.distractedFrom === 0 ? [{ place: smolensk, text: 'starts the clock', tone: 'even' as const }] : []),
    ],
    note: `${isMoscowOpen(s) ? 'Moscow has a way to the east edge' : 'Moscow is cut off'}; Germans are in ${counted(before, 'hex', 'hexes')} beside it.`,
  }
}
