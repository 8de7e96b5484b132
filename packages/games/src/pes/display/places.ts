import { chancesOf, type Fact } from '@hexfront/core'
import { spreadFrom } from '../../chances.ts'
import { bandName, bandsOf, percent } from '../../display/bands.ts'
import { riversAlong } from '../../display/spots.ts'
import { capital, counted, fraction, listed, spelled } from '../../words.ts'
import { MOST_FLAK, POINTS_NEEDED, STACKING, TERRAINS } from '../charts.ts'
import { IS_GERMAN, inGermanZone, isSupplied } from '../control.ts'
import { garrisonNumber, mostInGarrison } from '../garrison.ts'
import { loadOf } from '../stacking.ts'
import { defendersIn, hasGermans, isLate, type State } from '../state.ts'
import { groupChance, likely } from './forecast.ts'
import { isSetUp } from './moment.ts'
import { germansIn } from './stacks.ts'

export function aboutPlace(s: State, hex: number): Fact[] {
  const { setting } = s
  if (hex === 0 || hex > setting.ground.size) return []
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  for (const { name, class: kind } of setting.board.placesAt(hex)) say(`${name}, ${kind}`, '')
  for (const goal of goalLines(s, hex)) facts.push(goal)
  say(terrainLine(s, hex), '9.11')
  for (const river of riversAlong(s, hex)) say(`${river}: ${riverEffect(s)}`, '10.3')
  const isGerman = s.hexes.control[hex] === IS_GERMAN
  say(holderLine(s, hex), '3.5')
  if (!isGerman && hex !== s.battle.hex) {
    if (!isSupplied(s, hex)) say('Out of supply', '11.1')
    say(garrisonLine(s, hex), '8.1')
  }
  if (!isLate(s) && setting.isWest[hex] === 0) say('Closed to the Germans until turn 5', '9.12')
  if (isGerman && isOpen(s, hex)) say('Front hex without a unit or zone: the front is open here', '4.10')
  if (hasGermans(s, hex)) {
    say(stackLine(s, hex), '6.2')
    if (!isSetUp(s) && isGerman) say(`A fresh group would beat this stack: ${likely(groupChance(s, hex))}`, '12.5')
  }
  return facts
}

/** What a hex means for the checks, for Moscow and for reinforcements. */
function goalLines(s: State, hex: number): Fact[] {
  const { loc, isMoscow, tula, kalinin, isGreaterGermany } = s.setting
  const facts: Fact[] = []
  const n = loc.indexOf(hex)
  if (n >= 0) {
    const turn = Object.keys(POINTS_NEEDED).find((one) => POINTS_NEEDED[Number(one)]!.points > n)
    facts.push({ text: `LOC point: must be German when turn ${turn} ends`, rule: '4.3' })
  }
  if (isMoscow[hex] === 1) facts.push({ text: 'One of the seven hexes of Moscow', rule: '4.6' })
  if (hex === tula || hex === kalinin)
    facts.push({ text: 'Tula and Kalinin together take one off the die for Moscow', rule: '4.7' })
  if (isGreaterGermany[hex] === 1) facts.push({ text: 'Greater Germany: a group that reaches it wins', rule: '12.8' })
  return facts
}

function terrainLine(s: State, hex: number): string {
  const terrain = TERRAINS[s.setting.terrain[hex]!]!
  const { leg, mech, legFire, mechFire } = s.setting.charts.tec[terrain]
  const cost = leg === mech ? `costs ${leg}` : `costs ${leg} on foot, ${mech} mechanized`
  const fire = [
    ...(mechFire === 0 ? [] : [`${sign(mechFire)} for mechanized fire`]),
    ...(legFire === 0 ? [] : [`${sign(legFire)} for fire on foot`]),
  ]
  return [`${capital(terrain)}: ${cost}`, ...fire].join(', ')
}

const sign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const riverEffect = ({ turn, setting: { charts } }: State): string =>
  turn === 1
    ? 'does not count on turn 1'
    : `${charts.crossing.leg} more on foot, ${charts.crossing.mech} mechanized; +1 for those attacked over it`

function holderLine(s: State, hex: number): string {
  if (s.hexes.control[hex] === IS_GERMAN) return inGermanZone(s, hex) ? 'German, in a zone of control' : 'German'
  const zone = inGermanZone(s, hex) ? ', in a German zone of control' : ''
  return s.hexes.front[hex] === 1 ? `Soviet, a front line marker${zone}` : `Soviet${zone}`
}

/** Who is there, or how many the dice may call up. */
function garrisonLine(s: State, hex: number): string {
  const there = defendersIn(s, hex)
  if (there > 0) return `Garrison: ${counted(there, 'unit')}, and nobody else is called up`
  const rows = bandsOf(spreadFrom(chancesOf((dice) => garrisonNumber(s, hex, dice)))).map(
    (band) => `${bandName(band, 'unit')} ${percent(band.chance)}`,
  )
  return mostInGarrison(s, hex) > 6 ? 'Garrison: two dice' : `Garrison: ${listed(rows).toLowerCase()}`
}

const isOpen = (s: State, hex: number): boolean =>
  !inGermanZone(s, hex) && s.setting.ground.ring(hex, 1).some((next) => next !== 0 && s.hexes.front[next] === 1)

function stackLine(s: State, hex: number): string {
  const units = germansIn(s, hex)
  const load = units.reduce((sum, unit) => sum + loadOf(s, unit), 0)
  const flak = units.filter((unit) => s.setting.isFlak[unit] === 1).length
  const line = `${fraction(load, 2)} of ${spelled(STACKING / 2)} divisions`
  return flak === 0 ? line : `${line}, ${spelled(flak)} of ${spelled(MOST_FLAK)} flak groups`
}
