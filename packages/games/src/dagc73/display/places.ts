import type { Fact } from '@hexfront/core'
import { riversAlong } from '../../display/spots.ts'
import { capital, listed, spelled } from '../../words.ts'
import { CITIES_RELEASED, STACKING } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { enemyOf, isRailhead, pieces, type State, stackedIn } from '../state.ts'
import { isOnOpenRail } from '../supply.ts'
import { SIDE_NAMES } from './faces.ts'

const SIDES = [GERMAN, SOVIET]

export function aboutPlace(s: State, hex: number): Fact[] {
  const { setting } = s
  if (hex === 0 || hex > setting.ground.size) return []
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  for (const { name, class: kind } of setting.board.placesAt(hex)) say(`${name}, ${kind}`, '')
  say(terrainLine(s, hex), '8.9')
  for (const side of SIDES)
    if (setting.forts[side]![hex] === 1)
      say(`Fortified for the ${SIDE_NAMES[side]}: doubled in defence, others pay 2 more to enter`, '8.9')
  for (const river of riversAlong(s, hex)) say(`${river}: attacks across it are halved`, '8.9')
  if (setting.onRail[hex] === 1) say(railLine(s, hex), '9.1')
  const zones = SIDES.filter((side) => pieces.inZone(s, side, hex))
  if (zones.length > 0) say(zoneLine(zones), '6.2')
  for (const { hex: city, needs, holds, rule } of setting.posts)
    if (city === hex && (holds === 'garrison' || s.turn < CITIES_RELEASED)) say(postLine(needs, holds), rule)
  if (pieces.first(s, hex) !== 0) say(stackLine(s, hex), '7.0')
  return facts
}

function terrainLine({ setting: { board, rough } }: State, hex: number): string {
  const terrain = capital(board.terrainNames[board.terrain[hex]!]!)
  return rough[hex] === 1 ? `${terrain}: mechanized units pay 2, and one is taken off the die against it` : terrain
}

function railLine(s: State, hex: number): string {
  const open = SIDES.filter((side) => isOnOpenRail(s, side, hex)).map((side) => SIDE_NAMES[side]!)
  return open.length === 0 ? 'Railway, open to nobody' : `Railway, open to the ${listed(open)}`
}

const zoneLine = (sides: readonly number[]): string =>
  sides.length === 2
    ? 'In the zones of both sides'
    : `In a ${SIDE_NAMES[sides[0]!]} zone: 2 more to enter and to leave for the ${SIDE_NAMES[enemyOf(sides[0]!)]}`

const postLine = (needs: number, holds: string): string =>
  holds === 'garrison'
    ? 'Garrison city'
    : `Fortified city: ${spelled(needs)} ${needs === 1 ? 'unit stays' : 'units stay'} until turn ${CITIES_RELEASED}`

function stackLine(s: State, hex: number): string {
  const count = stackedIn(s, hex)
  const line = `${capital(spelled(count))} of ${spelled(STACKING)} units`
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (isRailhead(s, unit)) return `${line}, and a railhead`
  return line
}
