import type { Fact } from '@hexfront/core'
import { riversAlong } from '../../display/spots.ts'
import { capital, counted, listed, signed } from '../../words.ts'
import { CITY_POINTS, STACKING, TOWN_POINTS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { isWorkingSource } from '../lines.ts'
import { isWorkingPort, portLoads } from '../ports.ts'
import { pieces, type State } from '../state.ts'
import { called, SIDE_NAMES } from './faces.ts'

const SIDES = [GERMAN, SOVIET]

export function aboutPlace(s: State, hex: number): Fact[] {
  const { setting } = s
  if (hex === 0 || hex > setting.ground.size) return []
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  for (const { name, class: kind } of setting.board.placesAt(hex))
    say(placeLine(s, hex, name, kind), isPrize(s, hex) ? '4.3' : '')
  if (setting.isLand[hex] === 0) {
    say('Water: nobody enters', '9.7')
    return facts
  }
  say(terrainLine(s, hex), '9.5')
  for (const side of SIDES) if (setting.entrenched[side]![hex] === 1) facts.push(wallFact(s, side))
  for (const river of riversAlong(s, hex)) say(`${river}: 1 more to cross`, '9.6')
  facts.push(...areaFacts(s, hex))
  const control = s.hexes.control[hex]!
  if (control !== 0) say(`Under ${SIDE_NAMES[control]} control`, '3.3')
  facts.push(...supplyFacts(s, hex))
  const zones = SIDES.filter((side) => pieces.inZone(s, side, hex))
  if (zones.length > 0) say(zoneLine(zones), '8.3')
  if (pieces.first(s, hex) !== 0) facts.push(stackFact(s, hex))
  return facts
}

const isPrize = ({ setting: { isTown, isCity } }: State, hex: number): boolean => isTown[hex] === 1 || isCity[hex] === 1

function placeLine({ setting }: State, hex: number, name: string, kind: string): string {
  if (hex === setting.koenigsberg) return `${name}, ${kind}: the Soviet wins at once by taking it`
  if (setting.isCity[hex] === 1) return `${name}, city: ${CITY_POINTS} points, and nobody retreats from it`
  return setting.isTown[hex] === 1 ? `${name}, town: ${counted(TOWN_POINTS, 'point')}` : `${name}, ${kind}`
}

function terrainLine({ setting: { terrain, isTown, isCity, charts } }: State, hex: number): string {
  const kind = terrain[hex] ?? 'clear'
  const { cost, addition } = charts.tec[kind]
  const added =
    addition +
    (isTown[hex] === 1 ? charts.addition.town.addition : 0) +
    (isCity[hex] === 1 ? charts.addition.city.addition : 0)
  const defence = added === 0 ? '' : `, ${signed(added, 1)} in defence`
  return `${capital(kind === 'western pripyat' ? 'Western Pripyat' : kind)}: ${counted(cost, 'point')} to enter${defence}`
}

const wallFact = ({ setting }: State, side: number): Fact =>
  side === GERMAN
    ? {
        rule: '11.10',
        text: `German entrenchment: ${signed(setting.charts.addition.entrenchment.addition, 1)} for Germans; no Soviet steps in from zone to zone`,
      }
    : { rule: '9.12', text: 'Soviet entrenchment: closed to Germans, their attacks and their supply' }

function areaFacts({ setting }: State, hex: number): Fact[] {
  const facts: Fact[] = []
  if (setting.isPartisan[hex] === 1)
    facts.push({ rule: '9.9', text: 'Partisans: 1 more for Germans to enter, Soviet attacks a column up' })
  if (setting.isPripyat[hex] === 1)
    facts.push({ rule: '7.11', text: 'Closed to Soviet supply but that of cavalry-mechanized groups' })
  if (setting.isUkrainianArea[hex] === 1)
    facts.push({
      rule: '10.2',
      text: 'Area of the 1st Ukrainian Front: a point if the Soviet holds all of it at the end',
    })
  if (setting.balticCoast.includes(hex))
    facts.push({ rule: '4.3', text: 'Baltic coast: 10 points if the Soviet holds some of it in supply at the end' })
  return facts
}

/** 7.7, 7.9, 7.10. */
function supplyFacts(s: State, hex: number): Fact[] {
  const facts: Fact[] = []
  const { setting } = s
  for (const side of SIDES) {
    const isSource = (side === GERMAN ? setting.isGermanSource : setting.isSovietSource)[hex] === 1
    if (!isSource) continue
    const state = isWorkingSource(s, side, hex) ? 'works' : 'stopped'
    facts.push({ rule: side === GERMAN ? '7.7' : '7.10', text: `${SIDE_NAMES[side]} source of supply: ${state}` })
  }
  const port = setting.ports.findIndex((one) => one.hex === hex)
  if (port >= 0) facts.push({ rule: '7.9', text: portLine(s, port) })
  return facts
}

function portLine(s: State, port: number): string {
  const { capacity } = s.setting.ports[port]!
  if (s.ports.lost[port + 1] === 1) return 'Port: taken once, it never works again'
  if (!isWorkingPort(s, port)) return 'Port: sends nothing out while a Soviet unit is beside it'
  const fed = portLoads(s)[port]!.map((unit) => called(s, unit))
  return `Port: supplies ${fed.length} of ${capacity} units${fed.length === 0 ? '' : `, ${listed(fed)}`}`
}

const zoneLine = (sides: readonly number[]): string =>
  sides.length === 2
    ? 'In the zones of both sides: 1 more to enter, 1 to leave'
    : `In a ${SIDE_NAMES[sides[0]!]} zone: 1 more for the enemy to enter, 1 to leave`

/** 6.1, 6.8. */
function stackFact(s: State, hex: number): Fact {
  const count = pieces.count(s, hex)
  const line = `${capital(counted(count, 'unit'))} of ${STACKING}`
  if (pieces.occupier(s, hex) !== SOVIET || count === 1) return { rule: '6.1', text: line }
  return {
    rule: '6.8',
    text: `${line}; the German sees ${called(s, pieces.first(s, hex))}, and that there is one below`,
  }
}
