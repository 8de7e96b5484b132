import type { Fact, UnitMark } from '@hexfront/core'
import { spot } from '../../display/spots.ts'
import { capital, counted } from '../../words.ts'
import { isDue } from '../arrivals.ts'
import { TURNS } from '../charts.ts'
import { allowance } from '../movement.ts'
import { diceOf, hasTwoSteps, isGermanUnit, type State } from '../state.ts'
import { faces } from './faces.ts'
import { phaseOf } from './moment.ts'

/** 2.6: combat dice; an entrenchment has none and adds to those of others. */
export const values = (s: State, unit: number): string =>
  s.setting.isEntrenchment[unit] === 1 ? '+1' : String(diceOf(s, unit))

export function marks(s: State, unit: number): UnitMark[] {
  const { units } = s
  const at = units.place[unit]!
  if (at === 0) return []
  const found: UnitMark[] = []
  if (units.force[unit] === 1) found.push({ kind: 'chosen', text: 'in the force that moves', rule: '9.2' })
  else if (subject(s) === unit) found.push({ kind: 'chosen', text: 'in hand', rule: '' })
  if (isOnMap(s, at) && units.done[unit] === 1 && phaseOf(s) === 'operations')
    found.push({ kind: 'done', text: 'has ended its activities in this phase', rule: '9.9' })
  if (units.reduced[unit] === 1)
    found.push(
      isGermanUnit(s, unit)
        ? { kind: 'reduced', text: 'Kampfgruppe: its second side, one die', rule: '2.5', chip: 'KG' }
        : { kind: 'reduced', text: 'reduced: its second side, one die', rule: '12.7' },
    )
  if (phaseOf(s) === 'reinforcements' && isDue(s, unit))
    found.push({ kind: 'fresh', text: 'comes in now', rule: '7.3' })
  return found
}

const isOnMap = (s: State, place: number): boolean => place !== 0 && place <= s.setting.ground.size

/** The unit that the open question is about: the first of a force, a newcomer, a group that strikes. */
export function subject(s: State): number {
  const leader = s.march.at === 0 ? 0 : Math.max(0, s.units.force.indexOf(1))
  return leader || s.entry.unit || s.site.unit || s.clash.unit || s.stavka.unit || s.southwest.unit
}

export function aboutUnit(s: State, unit: number): Fact[] {
  const { setting } = s
  const { formation } = faces(setting)[unit]!
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  if (formation !== '') say(formation, '')
  if (setting.isEntrenchment[unit] === 1)
    say('Adds one to every Soviet die in its hex while that is in supply; takes no hits', '10.10')
  else say(diceLine(s, unit), '2.6')
  if (isGermanUnit(s, unit)) {
    say(classLine(s, unit), '9.13')
    say(setting.isDivision[unit] === 1 ? 'Counts as a division in its stack' : 'Counts as half a division', '6.2')
    if (setting.isFlak[unit] === 1) say('Fires first, at specialists only; never at groups and armies', '10.1')
  } else if (setting.isAssault[unit] === 0 && setting.isEntrenchment[unit] === 0)
    say(setting.isSpecialist[unit] === 1 ? 'Specialist: fires before the Germans' : 'Regular: fires last', '10.1')
  for (const { kind, text, rule } of marks(s, unit)) if (kind !== 'chosen') say(capital(text), rule)
  const where = whereabouts(s, unit)
  if (where) facts.push(where)
  if (unit === s.stavka.unit && s.stavka.target !== 0) say(`Sent against ${spot(s, s.stavka.target)}`, '12.3')
  return facts
}

function diceLine(s: State, unit: number): string {
  const dice = counted(diceOf(s, unit), 'die', 'dice')
  if (!hasTwoSteps(s, unit)) return `Throws ${dice}; one step`
  return `Throws ${dice}; two steps, then ${counted(s.setting.reducedDice[unit]!, 'die', 'dice')}`
}

function classLine(s: State, unit: number): string {
  const mech = s.setting.isMech[unit]!
  const points = s.turn >= 1 && s.turn <= TURNS ? `, ${allowance(s, mech)} points in this turn` : ''
  return `${mech === 1 ? 'Mechanized' : 'On foot'}${points}`
}

/** What its box means. */
function whereabouts(s: State, unit: number): Fact | null {
  const { box, roster } = s.setting
  switch (s.units.place[unit]) {
    case box.cup:
      return { text: 'In the cup: may be drawn for any garrison or pocket', rule: '8.1' }
    case box.stavka:
      return { text: 'In the cup of Stavka: strikes once', rule: '12.2' }
    case box.dead:
      return { text: 'Lost; dice may call it back when a turn ends', rule: '7.4' }
    case box.aside:
      return { text: 'Set aside for good', rule: '8.8' }
    case box.spent:
      return { text: 'Out for good', rule: '12.2' }
    case box.lost:
      return { text: 'Lost; comes back when the next turn begins', rule: '10.7' }
    case box['turn:2']:
    case box['turn:5']:
    case box['turn:6']:
      return { text: `Comes on turn ${roster[unit]!.turn}`, rule: '2.10' }
    case box.southwest:
      return { text: 'Strikes from the south edge on turn 6 or 7', rule: '13.2' }
    case box.breakout:
      return { text: 'Tries to break out of the pocket', rule: '11.3' }
    case box.recycle:
      return { text: 'Goes back to the cup when the turn ends', rule: '8.9' }
    default:
      return null
  }
}
