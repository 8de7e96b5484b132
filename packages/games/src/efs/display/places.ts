import type { Fact } from '@hexfront/core'
import { numberOf, riversAlong } from '../../display/spots.ts'
import { capital, counted, fraction, listed } from '../../words.ts'
import { hamperedBy } from '../command.ts'
import { NEVER, POINT, type Terrain } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { BELT, CITADEL, CITY, MAJOR_CITY } from '../ground.ts'
import { SPANS } from '../movement/spans.ts'
import { attackOf, BUILDING, defenceOf, inEnemyZone, isMud, pieces, type State, strongpointOf } from '../state.ts'
import { pointsIn } from '../supply/logistics.ts'
import { garrisonOf } from '../victory/occupation.ts'
import { orderText } from './attacks.ts'
import { unitsIn, unitsOver } from './crowds.ts'
import { called, SIDE_NAMES } from './faces.ts'

const SIDES = [AXIS, SOVIET] as const

export function aboutPlace(s: State, hex: number): Fact[] {
  const { setting, hexes } = s
  if (hex === 0 || hex > setting.ground.size) return []
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  for (const { name } of setting.board.placesAt(hex)) say(`${name}${placeKind(s, hex)}`, '')
  const kind = setting.terrain[hex]
  if (!kind) return [...facts, { text: 'Water: nobody enters', rule: '7.2' }]
  facts.push(...groundFacts(s, hex, kind))
  for (const river of riversAlong(s, hex)) say(river, '7.2')
  if (setting.fort[hex] !== 0 && hexes.razed[hex] === 0) say(fortLine(s, hex), '18.2')
  facts.push(...strongpointFacts(s, hex), ...bridgeFacts(s, hex))
  if (setting.objectives.includes(hex) || setting.prize.includes(hex)) say(goalLine(s, hex), goalRule(s))
  facts.push(...campaignFacts(s, hex))
  if (hexes.zoi[hex]! > 0) say(`Zone of interdiction, Level ${hexes.zoi[hex]}`, '14.61')
  if ((s.harried.level[hex] ?? 0) > 0)
    say('Soviet interdiction: no Axis unit here reacts or gets orders, and none reacts to here', '5.42')
  if (hexes.attack[hex] !== 0) say('Is attacked', '12.11')
  if (hexes.order[hex] !== 0) say(`Order: ${orderText(hexes.order[hex]!)}`, '12.5')
  const control = hexes.control[hex]!
  if (control !== 0) say(`In ${SIDE_NAMES[control]} hands`, '24.4')
  const zones = SIDES.filter((side) => inEnemyZone(s, 3 - side, hex))
  if (zones.length > 0) say(`In ${listed(zones.map((side) => SIDE_NAMES[side]))} zones of control`, '3.2')
  const hq = hamperedBy(s, SOVIET, hex)
  if (hq !== 0) say(`${called(s, hq)} is out of order: few Soviets move from here`, '21.26')
  for (const side of SIDES) facts.push(...airFacts(s, side, hex))
  const standing = unitsIn(s, hex)
  if (standing.length > 0) say(stackLine(s, hex), '3.3')
  return facts
}

/** What great scenarios have in a hex: whose trains run there, supply, and the garrison that a victory place takes. */
function campaignFacts(s: State, hex: number): Fact[] {
  const facts: Fact[] = []
  const gauge = s.lines.rail[hex] ?? 0
  if (gauge !== 0) facts.push({ rule: '4.21', text: `Railway: ${SIDE_NAMES[gauge]} trains` })
  for (const side of SIDES) {
    const points = pointsIn(s, side, hex)
    if (points > 0) facts.push({ rule: '6.45', text: `${SIDE_NAMES[side]} supply for ${counted(points, 'attack')}` })
  }
  const place = s.setting.places.find(({ hexes }) => hexes.includes(hex))
  const needed = place ? garrisonOf(s, place) : 0
  if (needed > 0) facts.push({ rule: '3.61', text: `Counts with ${counted(needed, 'Axis step')} in it` })
  return facts
}

const PLACES = ['', ', town', ', city', ', major city'] as const
const placeKind = ({ setting }: State, hex: number): string => PLACES[setting.placeAt[hex]!] ?? ''

/** Off the road, on foot and on wheels, as the weather has it. */
function groundFacts(s: State, hex: number, kind: Terrain): Fact[] {
  const { setting } = s
  if (setting.placeAt[hex]! >= CITY)
    return [
      {
        rule: '7.2',
        text: `${setting.placeAt[hex] === MAJOR_CITY ? 'Major city' : 'City'}: ${fraction(setting.charts.city.quarters, POINT)} point to enter; +1 to the attackers’ die, armor halved`,
      },
    ]
  const kinds = [kind, ...(setting.also[hex] ? [setting.also[hex]] : [])]
  const cost = (mover: 'foot' | 'wheels'): number => {
    const all = kinds.map((one) => (isMud(s) ? setting.charts.tec[one].mud : setting.charts.tec[one].dry)[mover])
    return all.includes(NEVER) ? NEVER : Math.max(...all)
  }
  const text = (points: number): string => (points === NEVER ? 'closed' : fraction(points, POINT))
  return [
    {
      rule: '7.2',
      text: `${capital(listed(kinds))}: ${text(cost('foot'))} on foot, ${text(cost('wheels'))} on wheels off the road`,
    },
  ]
}

const fortLine = ({ setting }: State, hex: number): string =>
  setting.fort[hex] === CITADEL ? 'Citadel' : setting.fort[hex] === BELT ? 'Fortified belt' : 'Fortified line'

function strongpointFacts(s: State, hex: number): Fact[] {
  const built = s.hexes.strongpoint[hex]!
  if (built === 0) return []
  if (built > BUILDING)
    return [{ rule: '18.44', text: `${SIDE_NAMES[built - BUILDING]} strongpoint under construction` }]
  return strongpointOf(s, hex) === 0
    ? [{ rule: '18.4', text: 'A strongpoint that serves nobody' }]
    : [{ rule: '18.4', text: `${SIDE_NAMES[built]} strongpoint: +1 to the attackers’ die, +1 point to enter` }]
}

/** 22.2, 22.4: what leads from here, and what no longer does. */
function bridgeFacts({ spans, crossings, setting }: State, hex: number): Fact[] {
  const name = (place: number): string => setting.ground.name(place)
  const laid = [...spans.place].flatMap((place, span) => {
    if (place !== hex) return []
    const { side, isFerry } = SPANS[span]!
    const state = spans.isBuilding[span] === 1 ? ', not ready' : ''
    return [
      { rule: '22.2', text: `${SIDE_NAMES[side]} ${isFerry ? 'ferry' : 'bridge'} to ${name(spans.to[span]!)}${state}` },
    ]
  })
  const down = setting.bridges.flatMap((ends, bridge) =>
    crossings.damage[bridge] !== 0 && (ends.hex === hex || ends.to === hex)
      ? [{ rule: '22.4', text: `The bridge to ${name(ends.hex === hex ? ends.to : ends.hex)} is down` }]
      : [],
  )
  return [...laid, ...down]
}

const GOAL_RULES = {
  objectives: '10.16',
  points: '10.36',
  salient: '10.66',
  schedule: '24.2',
  drive: '10.56',
} as const
const goalRule = ({ setting }: State): string => GOAL_RULES[setting.card.victory.kind]

function goalLine({ setting }: State, hex: number): string {
  const points = setting.objectivePoints[hex]!
  if (points > 0) return `Worth ${counted(points, 'point')} to the Axis`
  return setting.prize.includes(hex) ? 'A Soviet combat unit here wins the game' : 'Objective'
}

function airFacts(s: State, side: number, hex: number): Fact[] {
  const flying = unitsOver(s, side, hex)
  if (flying.length === 0) return []
  return [{ rule: '14.24', text: `${SIDE_NAMES[side]} in the air: ${listed(flying.map((unit) => called(s, unit)))}` }]
}

function stackLine(s: State, hex: number): string {
  const side = pieces.occupier(s, hex)
  const known = unitsIn(s, hex).every((unit) => s.setting.unknownRows[unit] === 0)
  const sum = (value: (unit: number) => number): number => unitsIn(s, hex).reduce((all, unit) => all + value(unit), 0)
  const points = sum((unit) => s.setting.stacking[unit]!)
  const strength = `${sum((unit) => attackOf(s, unit))} to attack, ${sum((unit) => defenceOf(s, unit))} to defend`
  const count = capital(counted(unitsIn(s, hex).length, `${SIDE_NAMES[side]} unit`))
  return known
    ? `${count}: ${strength}, ${points} of ${s.setting.charts.stacking.most} stacking points`
    : `${count} in ${numberOf(s, hex)}`
}
