import type { Fact } from '@hexfront/core'
import { riversAlong } from '../../display/spots.ts'
import { capital, counted, listed, signed } from '../../words.ts'
import { inArea, isMarshClosed } from '../area.ts'
import { BEFORE_MOSCOW, GERMAN_STACKING, type Terrain } from '../charts.ts'
import { GERMAN, RUSSIAN } from '../counters.ts'
import { CITY, MAJOR, TOWN } from '../ground.ts'
import { isRailhead } from '../rail.ts'
import { isHeldBy, type State } from '../state.ts'
import { isOnRailNet, isSupplied } from '../supply.ts'
import { hasMobile, influence, inZoc } from '../zones.ts'
import { called, SIDE_NAMES } from './faces.ts'
import { boundsText, isKnown, sumOf, unitsIn } from './knowledge.ts'
import { isSetUp } from './moment.ts'
import { reachOf } from './reach.ts'

const SIDES = [GERMAN, RUSSIAN] as const

export function aboutPlace(s: State, hex: number): Fact[] {
  const { setting } = s
  if (hex === 0 || hex > setting.ground.size) return []
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  for (const { name, class: kind } of setting.board.placesAt(hex))
    say(`${name}, ${kind === 'major' ? 'major city' : kind}`, '')
  const kind = setting.terrain[hex]
  if (!kind) return [...facts, { text: 'Water: nobody enters', rule: 'C3.0' }]
  say(`${capital(kind)}: ${counted(setting.charts.tec[kind].cost, 'point')} to enter`, 'C3.0')
  const defence = defenceLine(s, hex, kind)
  if (defence !== '') say(defence, 'C3.0')
  for (const river of riversAlong(s, hex)) say(`${river}: ${signed(setting.charts.crossing.cost, 1)} to cross`, 'C3.0')
  facts.push(...areaFacts(s, hex))
  if (setting.isRail[hex] === 1) say(railLine(s, hex), 'X4.3.1')
  const control = s.hexes.control[hex]!
  if (control !== 0 && inArea(s, hex)) say(`Under ${SIDE_NAMES[control]} control`, 'C2.9')
  const zones = SIDES.filter((side) => inZoc(s, side, hex))
  if (zones.length > 0) say(`In ${listed(zones.map((side) => SIDE_NAMES[side]))} zones of control`, 'C2.5')
  for (const side of SIDES) if (isHeldBy(s, side, hex)) facts.push(...forceFacts(s, side, hex))
  return facts
}

function defenceLine({ setting }: State, hex: number, kind: Terrain): string {
  const place = setting.placeAt[hex]!
  const { settlement, tec } = setting.charts
  const town =
    place === TOWN ? settlement.town : place === CITY ? settlement.city : place === MAJOR ? settlement.major : null
  const { defence, armored } = tec[kind]
  const added = defence + (town?.defence ?? 0)
  const parts = [
    added === 0 ? '' : `${signed(added, 1)} for defenders`,
    armored[0] === armored[1] ? '' : `armor attacks with ${armored[0]} of ${armored[1]} points`,
  ]
  return capital(parts.filter((part) => part !== '').join(', '))
}

/** X1.3, X5.0, X4.7, X4.9. */
function areaFacts(s: State, hex: number): Fact[] {
  const { setting } = s
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  if (!inArea(s, hex))
    say(
      setting.isOperations[hex] === 1
        ? 'Closed until a German unit is east of the marsh'
        : 'Outside the area of operations: nobody enters',
      'X1.3',
    )
  else if (isMarshClosed(s, GERMAN, hex)) say('Closed to Germans until one of them is east of the marsh', 'X1.3')
  if (hex === setting.moscow) say('Held or cut off at the end, it is a German major victory', 'X5.0')
  if (setting.beforeMoscow.includes(hex))
    say(
      `Beside Moscow: Germans in ${counted(BEFORE_MOSCOW, 'such hex', 'such hexes')} at the end win a minor victory`,
      'X5.0',
    )
  if (hex === setting.smolensk) say('Its fall starts the turns in which German mobile forces are held back', 'X4.7')
  if (setting.isRussianCity[hex] === 1) say('Supplies Russians and lets them come in', 'X4.3.2')
  return facts
}

function railLine(s: State, hex: number): string {
  const gauge = s.hexes.rail[hex] === 0 ? 'Railway of Russian gauge' : 'Railway of German gauge'
  if (isRailhead(s, hex)) return `${gauge}: a railhead`
  const side = SIDES.find((one) => isOnRailNet(s, one, hex))
  return side === undefined ? `${gauge}, which supplies nobody` : `${gauge}, which supplies ${SIDE_NAMES[side]}s`
}

/** C2.4, C2.6: what is known of a force. */
function forceFacts(s: State, side: number, hex: number): Fact[] {
  const units = unitsIn(s, side, hex)
  const strength = boundsText(sumOf(s, units))
  const names = listed(units.map((unit) => called(s, unit)))
  const facts: Fact[] = [
    { rule: 'C2.4', text: `${SIDE_NAMES[side]} force: ${names}, ${strength} strength points` },
    { rule: 'X4.1', text: stackLine(side, units.length) },
  ]
  if (isSetUp(s)) return facts
  if (!isSupplied(s, side, hex)) facts.push({ rule: 'C2.10', text: 'It is out of supply' })
  if (!hasMobile(s, side, hex)) return facts
  const far = isKnown(s, units[0]!)
    ? counted(influence(s, side, hex), 'hex', 'hexes')
    : `${boundsText(reachOf(s, side, hex))} hexes`
  return [...facts, { rule: 'C2.6', text: `Its fresh units may react up to ${far} away` }]
}

const stackLine = (side: number, count: number): string =>
  side === GERMAN ? `${capital(counted(count, 'unit'))} of ${GERMAN_STACKING}` : capital(counted(count, 'unit'))
