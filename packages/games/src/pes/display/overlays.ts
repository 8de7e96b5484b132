import { NO_PAINT, type Overlay, type Paint, type PaintedHex } from '@hexfront/core'
import { hexesWhere, painted } from '../../display/spots.ts'
import { counted } from '../../words.ts'
import { POINTS_NEEDED } from '../charts.ts'
import { frontGaps, IS_GERMAN, IS_SOVIET, inGermanZone, isSupplied } from '../control.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import type { State } from '../state.ts'
import { closingHexes } from './cut-off.ts'
import { threats } from './threats.ts'

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'front',
    name: 'Front',
    key: 'F',
    icon: 'front',
    about:
      'The line between the sides, and the Soviet hexes with a front line marker: entering one calls up a garrison (3.4).',
    isStanding: true,
    paint: paintFront,
  },
  {
    id: 'integrity',
    name: 'Integrity',
    key: 'K',
    icon: 'gaps',
    about:
      'Your hexes along the front; those ringed have no unit and no zone, and lose the game if the phase ends so (4.10).',
    paint: paintIntegrity,
  },
  {
    id: 'supply',
    name: 'Pockets',
    key: 'S',
    icon: 'pockets',
    about: 'Soviet hexes out of supply; the numbers are hexes that taking this one would cut off (11.2).',
    paint: paintPockets,
  },
  {
    id: 'threats',
    name: 'Threats',
    key: 'T',
    icon: 'threats',
    about: 'Where the next group of Stavka would strike, and how likely; redder chips are stacks it would beat (12.3).',
    paint: threats,
  },
  {
    id: 'goals',
    name: 'Goals',
    key: 'V',
    icon: 'goals',
    about: 'LOC points with the turn they are needed by (4.3), Moscow (4.6), Tula and Kalinin (4.7).',
    paint: paintGoals,
  },
  {
    id: 'control',
    name: 'Control',
    key: 'C',
    icon: 'control',
    about: 'Hexes that each side holds (3.5).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: [
        ...hexesWhere(s, (hex) => s.hexes.control[hex] === IS_GERMAN).map(painted('control', GERMAN)),
        ...hexesWhere(s, (hex) => s.hexes.control[hex] === IS_SOVIET).map(painted('control', SOVIET)),
      ],
    }),
  },
  {
    id: 'zones',
    name: 'Zones',
    key: 'Z',
    icon: 'zones',
    about: 'Zones of control of German units: their hex and the six round it. The Soviet side has none (4.10).',
    paint: (s) => ({ ...NO_PAINT, hexes: hexesWhere(s, (hex) => inGermanZone(s, hex)).map(painted('zone', GERMAN)) }),
  },
  {
    id: 'check line',
    name: 'July line',
    key: 'R',
    icon: 'line',
    about: 'The End of July Check Line, also the Stalin Line: closed to the Germans before turn 5 (9.12).',
    paint: paintLine,
  },
]

/** Hexsides between a hex that is in and one that is not, the inner hex first. */
function borders(s: State, isIn: (hex: number) => boolean, isOut: (hex: number) => boolean): Paint['sides'] {
  const { ground } = s.setting
  return hexesWhere(s, isIn).flatMap((hex) =>
    ground
      .ring(hex, 1)
      .filter((next) => next !== 0 && isOut(next))
      .map((next) => [hex, next] as const),
  )
}

function paintFront(s: State): Paint {
  const { control, front } = s.hexes
  return {
    ...NO_PAINT,
    hexes: hexesWhere(s, (hex) => front[hex] === 1).map(painted('line', SOVIET)),
    sides: borders(
      s,
      (hex) => front[hex] === 1,
      (hex) => control[hex] === IS_GERMAN,
    ),
  }
}

function paintIntegrity(s: State): Paint {
  const { front, control } = s.hexes
  const gaps = Array.from(frontGaps(s).hexes.subarray(0, frontGaps(s).count))
  const isGap = new Set(gaps)
  const along = hexesWhere(
    s,
    (hex) =>
      control[hex] === IS_GERMAN &&
      !isGap.has(hex) &&
      s.setting.ground.ring(hex, 1).some((next) => next !== 0 && front[next] === 1),
  )
  return {
    ...NO_PAINT,
    hexes: [...along.map(painted('line', GERMAN)), ...gaps.map(painted('cut', GERMAN))],
    chips:
      gaps.length === 0 ? [] : [{ place: gaps[0]!, text: counted(gaps.length, 'open hex', 'open hexes'), tone: 'bad' }],
    note: gaps.length === 0 ? 'The front is whole.' : '',
  }
}

/** A pocket of this many hexes is painted in full. */
const LARGE = 24

function paintPockets(s: State): Paint {
  const closing = closingHexes(s)
  const cut = hexesWhere(s, (hex) => s.hexes.control[hex] === IS_SOVIET && !isSupplied(s, hex))
  return {
    ...NO_PAINT,
    hexes: [
      ...cut.map(painted('open', SOVIET)),
      ...[...closing].map(([hex, count]) => painted('threat', GERMAN, Math.min(1, count / LARGE))(hex)),
    ],
    chips: [...closing].map(([place, count]) => ({ place, text: String(count), tone: 'good' })),
    note: cut.length + closing.size === 0 ? 'Nothing is cut off, and no single hex would cut anything off.' : '',
  }
}

function paintGoals(s: State): Paint {
  const { loc, moscow, tula, kalinin } = s.setting
  const holder = (hex: number): number => (s.hexes.control[hex] === IS_GERMAN ? GERMAN : SOVIET)
  const goals = [...loc, ...moscow, tula, kalinin]
  const neededBy = (n: number): string =>
    Object.keys(POINTS_NEEDED).find((turn) => POINTS_NEEDED[Number(turn)]!.points > n) ?? ''
  return {
    ...NO_PAINT,
    hexes: goals.map((hex): PaintedHex => painted('goal', holder(hex))(hex)),
    chips: [
      ...loc.map((place, n) => ({
        place,
        text: s.hexes.control[place] === IS_GERMAN ? `T${neededBy(n)} held` : `by T${neededBy(n)}`,
        tone: s.hexes.control[place] === IS_GERMAN ? ('good' as const) : ('even' as const),
      })),
      ...[tula, kalinin].map((place) => ({ place, text: '−1', tone: 'fair' as const })),
    ],
  }
}

function paintLine(s: State): Paint {
  return {
    ...NO_PAINT,
    sides: borders(
      s,
      (hex) => s.setting.isWest[hex] === 1,
      (hex) => s.setting.isWest[hex] === 0,
    ),
  }
}
