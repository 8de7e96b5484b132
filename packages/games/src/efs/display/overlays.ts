import { NO_PAINT, type Overlay, type Paint, type PaintedHex, type PaintedLine, type Tone } from '@hexfront/core'
import { between, hexesWhere, painted } from '../../display/spots.ts'
import { capital, counted } from '../../words.ts'
import { commandOf, pointsLeft } from '../command.ts'
import { COMMAND_RANGE } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { SPANS } from '../movement/spans.ts'
import { FACE_DOWN } from '../scenarios.ts'
import { inEnemyZone, isOnMap, OUT_OF_SUPPLY, type State, strongpointOf } from '../state.ts'
import { pointsIn } from '../supply/logistics.ts'
import { supplyNet } from '../supply/supply.ts'
import { objectivesHeld, scoreOf } from '../victory/victory.ts'
import { worthNow } from '../victory/victory-plan.ts'
import { columnName, declaredAttacks, orderText } from './attacks.ts'
import { unitsOver } from './crowds.ts'
import { called } from './faces.ts'
import { askedSide, stepOf } from './moment.ts'

const SIDES = [AXIS, SOVIET] as const

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'markers',
    name: 'Markers',
    key: 'T',
    icon: 'forts',
    about:
      'What lies on the map beside units: strongpoints, interdiction, declared attacks with their odds, air units over hexes (18.4, 14.61, 12.11).',
    isStanding: true,
    paint: paintMarkers,
  },
  {
    id: 'zones',
    name: 'Zones',
    key: 'Z',
    icon: 'zones',
    about: 'Zones of control: a point more to enter, then stop (3.2, 10.3).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: SIDES.flatMap((side) => hexesWhere(s, (hex) => inEnemyZone(s, 3 - side, hex)).map(painted('zone', side))),
    }),
  },
  {
    id: 'command',
    name: 'Command',
    key: 'K',
    icon: 'range',
    about: 'How far headquarters command, with the points they have left; with one picked, its own range (21.1).',
    paint: paintCommand,
  },
  {
    id: 'fire',
    name: 'Guns',
    key: 'F',
    icon: 'threats',
    about: 'How far guns reach that have not fired; with one picked, its own range (13.1).',
    paint: paintGuns,
  },
  {
    id: 'air',
    name: 'Air',
    key: 'R',
    icon: 'air',
    about: 'Zones of interdiction, and air units over hexes (14.61, 14.24).',
    paint: paintAir,
  },
  {
    id: 'control',
    name: 'Control',
    key: 'C',
    icon: 'control',
    about: 'Who holds each hex, and the line between (24.4).',
    paint: (s) => ({
      ...NO_PAINT,
      hexes: SIDES.flatMap((side) =>
        hexesWhere(s, (hex) => s.hexes.control[hex] === side).map(painted('control', side)),
      ),
      sides: between(s, (hex) => s.hexes.control[hex]!),
    }),
  },
  {
    id: 'supply',
    name: 'Supply',
    key: 'S',
    icon: 'supply',
    about:
      'Who is out of supply where it is traced, how far supply of the side that is asked reaches, and what holds points (6.1, 6.3, 6.45).',
    paint: paintSupply,
  },
  {
    id: 'goals',
    name: 'Goals',
    key: 'V',
    icon: 'goals',
    about: 'What the scenario is about, and who holds it (10.16, 10.36, 10.66, 24.2).',
    paint: paintGoals,
  },
]

/** 18.4, 14.61, 12.11, 14.24. */
function paintMarkers(s: State): Paint {
  const { hexes, setting } = s
  const forts: PaintedHex[] = []
  const chips: { place: number; text: string; tone: Tone }[] = []
  for (let hex = 1; hex <= setting.ground.size; hex++) {
    if (hexes.strongpoint[hex] !== 0) {
      const owner = strongpointOf(s, hex)
      forts.push(painted('fort', owner)(hex))
      if (owner === 0) chips.push({ place: hex, text: 'works', tone: 'even' })
    }
    if (hexes.order[hex] !== 0) chips.push({ place: hex, text: orderChip(hexes.order[hex]!), tone: 'even' })
    if (hexes.interdiction[hex]! > 0) chips.push({ place: hex, text: `I${hexes.interdiction[hex]}`, tone: 'poor' })
    if ((s.harried.level[hex] ?? 0) > 0) chips.push({ place: hex, text: `I${s.harried.level[hex]}`, tone: 'fair' })
  }
  const { lines, chips: said } = attackPaint(s)
  return {
    ...NO_PAINT,
    hexes: forts,
    lines,
    chips: [...chips, ...storeChips(s), ...bridgeChips(s), ...said, ...airChips(s)],
  }
}

/** 6.45: MSUs and Dumps, by the points they hold. */
function storeChips(s: State): { place: number; text: string; tone: Tone }[] {
  const hexes = [...new Set(s.supplies.place)].filter((hex) => hex !== 0)
  return hexes.flatMap((place) =>
    SIDES.flatMap((side) => {
      const points = pointsIn(s, side, place)
      return points === 0
        ? []
        : [{ place, text: `${points} supply`, tone: side === AXIS ? ('even' as const) : ('poor' as const) }]
    }),
  )
}

/** 22.2, 22.4: crossings that were laid, and bridges that are down. */
function bridgeChips({ spans, crossings, setting }: State): Paint['chips'] {
  const laid = [...spans.place].flatMap((place, span) =>
    place === 0
      ? []
      : [
          {
            place,
            text: spans.isBuilding[span] === 1 ? 'works' : SPANS[span]!.isFerry ? 'ferry' : 'bridge',
            tone: 'fair' as const,
          },
        ],
  )
  const down = setting.bridges.flatMap(({ hex }, bridge) =>
    crossings.damage[bridge] === 0 ? [] : [{ place: hex, text: 'bridge down', tone: 'poor' as const }],
  )
  return [...laid, ...down]
}

/** 12.5: his own its owner reads. */
const orderChip = (order: number): string => (order === FACE_DOWN ? 'order' : orderText(order))

/** 12.11: who attacks what, at which odds, and 12.1: what must still be attacked. */
function attackPaint(s: State): Pick<Paint, 'lines' | 'chips'> {
  // The one in hand has arrows of its own.
  const now = s.assault.attack || s.battle.attack
  const lines: PaintedLine[] = []
  const chips: { place: number; text: string; tone: Tone }[] = []
  for (const { attack, targets, from, owes } of declaredAttacks(s)) {
    if (attack === now) continue
    for (const target of targets)
      for (const hex of from)
        if (s.setting.ground.directionTo(hex, target) >= 0)
          lines.push({ look: 'attack', places: [hex, target], side: s.setting.sideOf[s.units.attack.indexOf(attack)]! })
    const isMandated = s.attacks.mandated[attack] === 1
    chips.push({
      place: targets[0]!,
      text: `${columnName(s, attack)}${isMandated ? ' M' : ''}`,
      tone: owes.length > 0 ? 'poor' : 'fair',
    })
    if (owes.length > 0 && stepOf(s) !== 'declaration')
      for (const place of owes) chips.push({ place, text: 'owed', tone: 'poor' })
  }
  return { lines, chips }
}

function airChips(s: State): { place: number; text: string; tone: Tone }[] {
  const over = [...new Set(s.units.over)].filter((hex) => hex !== 0)
  return over.flatMap((place) =>
    SIDES.flatMap((side) => {
      const count = unitsOver(s, side, place).length
      return count === 0
        ? []
        : [{ place, text: `${count} air`, tone: side === AXIS ? ('even' as const) : ('poor' as const) }]
    }),
  )
}

/** 21.1. */
function paintCommand(s: State, subject: number): Paint {
  const { setting, units } = s
  const all = setting.hqs.filter((hq) => isOnMap(s, hq))
  const picked = all.includes(subject) ? [subject] : all
  const { ground } = setting
  return {
    ...NO_PAINT,
    hexes: hexesWhere(s, (hex) => picked.some((hq) => ground.distance(units.place[hq]!, hex) <= COMMAND_RANGE)).map(
      painted('zone', SOVIET),
    ),
    chips: picked.map((hq) => ({
      place: units.place[hq]!,
      text: units.nonOp[hq] === 1 ? 'out of order' : `${pointsLeft(s, hq)} of ${commandOf(s, hq)}`,
      tone: units.nonOp[hq] === 1 ? 'bad' : pointsLeft(s, hq) > 0 ? 'good' : 'even',
    })),
    note: picked.length === 0 ? 'No headquarters are on the map.' : 'Axis units need no headquarters.',
  }
}

/** 13.1. */
function paintGuns(s: State, subject: number): Paint {
  const { setting, units } = s
  const asked = askedSide(s)
  const isReady = (unit: number): boolean =>
    setting.isArtillery[unit] === 1 && isOnMap(s, unit) && units.fired[unit] === 0 && units.overrun[unit] === 0
  const all = setting.unitIds
    .map((_, unit) => unit)
    .filter((unit) => isReady(unit) && (asked === 0 || setting.sideOf[unit] === asked))
  const guns = subject !== 0 && isReady(subject) ? [subject] : all
  const reach = (gun: number): number =>
    inEnemyZone(s, setting.sideOf[gun]!, units.place[gun]!) ? 1 : setting.range[gun]!
  return {
    ...NO_PAINT,
    hexes: SIDES.flatMap((side) =>
      hexesWhere(s, (hex) =>
        guns.some(
          (gun) => setting.sideOf[gun] === side && setting.ground.distance(units.place[gun]!, hex) <= reach(gun),
        ),
      ).map(painted('zone', side)),
    ),
    chips: guns.map((gun) => ({
      place: units.place[gun]!,
      text: `${called(s, gun)}: ${setting.support[gun]}`,
      tone: 'even',
    })),
    note: guns.length === 0 ? 'No gun that could fire is there.' : '',
  }
}

/** 14.61. */
function paintAir(s: State): Paint {
  const zone = hexesWhere(s, (hex) => s.hexes.zoi[hex]! > 0)
  const harried = hexesWhere(s, (hex) => (s.harried.level[hex] ?? 0) > 0)
  const flying = airChips(s)
  return {
    ...NO_PAINT,
    hexes: [
      ...zone.map((hex) => painted('threat', AXIS, s.hexes.zoi[hex]! / 2)(hex)),
      ...harried.map((hex) => painted('threat', SOVIET, s.harried.level[hex]! / 2)(hex)),
    ],
    chips: flying,
    note: zone.length + harried.length + flying.length === 0 ? 'Nothing is interdicted, and nobody is in the air.' : '',
  }
}

/** 6.3. */
function paintSupply(s: State): Paint {
  if (!s.setting.switches.generalSupply)
    return { ...NO_PAINT, note: `Everybody is in supply in this scenario${attackSupplyNote(s)}.` }
  const cut = s.setting.unitIds.map((_, unit) => unit).filter((unit) => isOnMap(s, unit) && s.units.supply[unit] !== 0)
  const lost = cut.filter((unit) => s.units.supply[unit] === OUT_OF_SUPPLY)
  const asked = askedSide(s) || AXIS
  const { reached, rail } = supplyNet(s, asked)
  return {
    ...NO_PAINT,
    hexes: [
      ...hexesWhere(s, (hex) => reached[hex] === 1).map((hex) =>
        painted('zone', asked, rail[hex] === 1 ? 1 : 0.5)(hex),
      ),
      ...cut.map((unit) => painted('cut', s.setting.sideOf[unit]!)(s.units.place[unit]!)),
    ],
    chips: storeChips(s),
    note:
      cut.length === 0
        ? 'Everybody is in General Supply.'
        : `${capital(counted(lost.length, 'unit is', 'units are'))} out of supply, ${cut.length - lost.length} live on what they have.`,
  }
}

/** 15.2. */
const attackSupplyNote = (s: State): string =>
  s.setting.switches.attackSupply === 'limited'
    ? `; ${counted(s.suppliedAttacks, 'Soviet attack')} of this turn can still be supplied`
    : ''

/** 10.16, 10.36, 10.66. */
function paintGoals(s: State): Paint {
  const { setting, hexes } = s
  if (setting.places.length > 0) return paintPlaces(s)
  const goals = [...setting.objectives, ...setting.prize]
  return {
    ...NO_PAINT,
    hexes: goals.map((hex) => painted('goal', hexes.control[hex]!)(hex)),
    chips: goals.map((place) => ({
      place,
      text:
        setting.objectivePoints[place]! > 0
          ? counted(setting.objectivePoints[place]!, 'point')
          : hexes.control[place] === AXIS
            ? 'Axis'
            : 'Soviet',
      tone: hexes.control[place] === AXIS ? 'fair' : 'even',
    })),
    note: `The Axis holds ${objectivesHeld(s, AXIS)} of ${setting.objectives.length}.`,
  }
}

/** 24.2: a place of several hexes says once what it is worth now, and whether it scores. */
function paintPlaces(s: State): Paint {
  const { places } = s.setting
  const scored = places.filter((place) => scoreOf(s, place) > 0)
  return {
    ...NO_PAINT,
    hexes: places.flatMap((place) => place.hexes.map((hex) => painted('goal', s.hexes.control[hex]!)(hex))),
    chips: places.map((place) => ({
      place: place.hexes[0]!,
      text: counted(worthNow(s, place), 'point'),
      tone: scored.includes(place) ? 'fair' : 'even',
    })),
    note: `The Axis scores ${scored.length} of ${places.length} places.`,
  }
}
