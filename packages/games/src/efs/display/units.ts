import type { Fact, UnitMark } from '@hexfront/core'
import { numberOf } from '../../display/spots.ts'
import { capital, counted, fraction, spelled } from '../../words.ts'
import { nextToRetreat } from '../combat/withdrawal.ts'
import { commandOf, pointsLeft } from '../command.ts'
import { COMMAND_RANGE, MILITIA_LEASH, POINT } from '../data/charts.ts'
import type { Box, Counter } from '../data/counter.ts'
import { allowanceOf, shareOf } from '../movement/allowance.ts'
import { ticketOf } from '../rail/tickets.ts'
import { attackOf, defenceOf, FIRING, isOnMap, movementOf, OUT_OF_SUPPLY, type State, stepsOf } from '../state.ts'
import { dateOf } from './clock.ts'
import { faces } from './faces.ts'
import { groupLine } from './groups.ts'
import { phaseOf } from './moment.ts'

/** Ranges are set high behind the support: `3²-1-5`. */
const RAISED = ['⁰', '¹', '²', '³', '⁴'] as const
const NON_OP_MOVEMENT = 3

/** Attack, defence and movement as on the counter; support and range of guns, command of HQs, ratings of air units. */
export function values(s: State, unit: number): string {
  const { setting, units } = s
  const counter = setting.roster[unit]
  if (!counter) return '?'
  if (counter.air !== null) return `${counter.air.rating} ${counter.air.cas}/${counter.air.interdiction}`
  if (counter.traits.includes('untried')) return `?-?-${movementOf(s, unit)}`
  if (counter.faces.length === 0) return '0-0-0'
  const [defence, movement] = [defenceOf(s, unit), movementOf(s, unit)]
  if (counter.type === 'hq')
    return units.nonOp[unit] === 1 ? `[–]-${defence}-${NON_OP_MOVEMENT}` : `[${counter.command}]-${defence}-${movement}`
  if (counter.support > 0) {
    const only = counter.traits.includes('attack only') ? 'A' : ''
    return `${counter.support}${only}${RAISED[counter.range] ?? ''}-${defence}-${movement}`
  }
  return `${attackOf(s, unit)}-${defence}-${movement}`
}

/** What has become of a unit, the most pressing last, so that it lies outermost. */
export function marks(s: State, unit: number): UnitMark[] {
  const { units, setting } = s
  if (units.place[unit] === 0) return []
  const found: UnitMark[] = []
  const mark = (kind: UnitMark['kind'], text: string, rule: string, chip = '') => {
    found.push(chip === '' ? { kind, text, rule } : { kind, text, rule, chip })
  }
  if (setting.unknownRows[unit] !== 0) mark('hidden', 'not seen', '4.7')
  if (isInHand(s, unit)) mark('chosen', 'in hand', '')
  if (!isOnMap(s, unit)) {
    if (units.over[unit] !== 0) mark('fresh', `over ${numberOf(s, units.over[unit]!)}${roleText(s, unit)}`, '14.24')
    return found
  }
  if (units.moved[unit] === 1 && isMoving(s)) mark('done', 'has moved in this phase', '10.1')
  if (units.face[unit]! > 0)
    mark(
      'reduced',
      `${spelled(stepsOf(s, unit))} of ${counted(setting.steps[unit]!, 'step')} left`,
      '2.23',
      String(stepsOf(s, unit)),
    )
  if (units.activated[unit] === 1) mark('held', 'activated: moves in C1 only', '10.13', 'A')
  if (units.doubled[unit] === 1) mark('fresh', 'its command counts twice', '12.35', '×2')
  if (units.attack[unit] !== 0) mark('fresh', attackText(s, unit), '12.11', '»')
  if (units.supports[unit] !== 0)
    mark('fresh', `supports the defence of ${numberOf(s, units.supports[unit]!)}`, '13.1', '»')
  if (units.fired[unit] === 1) mark('held', 'has fired', '13.12', 'F')
  if (units.receiving[unit] === 1) mark('held', 'receives replacements', '7.71', '+')
  if (units.idle[unit]! > 0)
    mark('held', `does not move for ${counted(units.idle[unit]!, 'turn')}`, '3.44', String(units.idle[unit]))
  if (units.garrison[unit] === 1) mark('held', 'garrison', '21.8', 'G')
  if (units.overrun[unit] === 1) mark('cut', 'overrun: no zone, support or reaction', '11.38', 'O')
  if (units.nonOp[unit] === 1) mark('cut', 'out of order', '21.26', '×')
  if (units.fuelShort[unit] === 1) mark('cut', 'short of fuel', '6.5', 'f')
  if (units.supply[unit] !== 0)
    mark(
      'cut',
      units.supply[unit] === OUT_OF_SUPPLY ? 'out of supply' : 'in emergency supply',
      '6.3',
      units.supply[unit] === OUT_OF_SUPPLY ? '½' : 'E',
    )
  return found
}

const isMoving = (s: State): boolean => phaseOf(s).endsWith('movement')

function isInHand({ units, flight }: State, unit: number): boolean {
  const { inHand, joined, retreating, pushed } = units
  return (
    inHand[unit] === 1 || joined[unit] === 1 || retreating[unit] === 1 || pushed[unit] === 1 || flight.unit === unit
  )
}

const roleText = ({ units }: State, unit: number): string => (units.role[unit] === FIRING ? ', to fire' : '')

function attackText(s: State, unit: number): string {
  const target = numberOf(s, s.hexes.attack.indexOf(s.units.attack[unit]!))
  return s.setting.isArtillery[unit] === 1 ? `supports the attack on ${target}` : `attacks ${target}`
}

/** The unit that the open question is about. */
export function subject(s: State): number {
  const { units, flight } = s
  const moving = units.inHand.indexOf(1)
  if (moving > 0) return moving
  const pushed = units.pushed.indexOf(1)
  if (pushed > 0 && s.push.due === 0) return pushed
  const back = nextToRetreat(s)
  return back > 0 ? back : flight.unit
}

export function aboutUnit(s: State, unit: number): Fact[] {
  const { units, setting } = s
  const counter = setting.roster[unit]
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  if (!counter) return [{ text: 'Which unit it is is not seen', rule: '4.7' }]
  const { formation, group = '' } = faces(setting)[unit]!
  say(group === '' ? formation : `${group}, ${formation}`, '')
  facts.push(...(counter.air === null ? groundFacts(s, unit, counter) : airFacts(counter)))
  if (isOnMap(s, unit)) say(movesLine(s, unit), '7.1')
  else facts.push(restLine(s, unit))
  for (const { kind, text, rule } of marks(s, unit))
    if (kind !== 'chosen' && kind !== 'hidden') say(capital(text), rule)
  say(sourceLine(counter), '')
  return facts.filter(({ text }) => text !== '' || units.place[unit] === 0)
}

/** The counter as it stands, and what its signs mean. */
function groundFacts(s: State, unit: number, counter: Counter): Fact[] {
  const { setting } = s
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  if (counter.faces.length > 0) {
    const steps = counter.faces.map(({ attack, defence, movement }) => `${attack}-${defence}-${movement}`)
    say(`${capital(counted(steps.length, 'step'))}: ${steps.join(', ')}`, '2.23')
  }
  if (counter.support > 0)
    say(
      `Supports ${counter.traits.includes('attack only') ? 'attacks' : 'attack or defence'} with ${counter.support} up to ${counted(counter.range, 'hex', 'hexes')} away`,
      '13.1',
    )
  if (counter.type === 'hq') {
    say(
      `${capital(counted(pointsLeft(s, unit), 'command point'))} left of ${commandOf(s, unit)}, within ${COMMAND_RANGE} hexes`,
      '21.1',
    )
    say(`Recovers on ${counter.recovery} or less`, '21.28')
  }
  if (counter.type === 'armor') say('Armor', '15.57')
  if (counter.traits.includes('bunker buster')) say('Counts twice against a fort or city', '15.44')
  if (counter.traits.includes('guards')) say('Guards: each step is a point', '24.2')
  if (counter.traits.includes('untried')) say('Untried: what it is shows when it fights', '8.4')
  if (counter.home !== '') say(`Stays within ${MILITIA_LEASH} hexes of ${counter.home}`, '21.74')
  if (ticketOf(s, unit) > 0) say(`${ticketOf(s, unit)} points more by rail in this turn`, '4.26a')
  say(`${BOXES[counter.box]}${counter.isBanded ? '; no zone of control' : ''}`, counter.isBanded ? '3.2' : '10.12')
  say(`${capital(counted(setting.stacking[unit]!, 'stacking point'))}`, '3.3')
  return facts
}

const BOXES: Readonly<Record<Box, string>> = {
  red: 'Red box: motorized, moves in both phases and reacts',
  orange: 'Orange box: motorized, in the Movement Phase only',
  yellow: 'Yellow box: on foot, may infiltrate',
  white: 'White box: on foot',
  green: 'Green box: on roads only',
  gray: 'Gray box: on rails only',
}

const KINDS = {
  bomber: 'Bomber: flies the mission',
  fighter: 'Fighter: fires at aircraft',
  dual: 'Fighter-bomber: flies the mission, or fires',
  transport: 'Transport: takes a unit or an MSU from town to town',
  dummy: 'Dummy: flies for show',
} as const

function airFacts({ air }: Counter): Fact[] {
  if (air === null) return []
  const facts = [
    { rule: '14.12', text: KINDS[air.kind] },
    { rule: '14.32', text: `Air combat ${air.rating}` },
    { rule: '15.55', text: `Close support ${air.cas}, interdiction ${air.interdiction}` },
  ]
  return air.aa === 0
    ? facts
    : [...facts, { rule: '14.4', text: `AA fire at it ${air.aa < 0 ? '−' : '+'}${Math.abs(air.aa)}` }]
}

/** 7.1: what it may do in this phase. */
function movesLine(s: State, unit: number): string {
  if (!isMoving(s) || s.setting.unknownRows[unit] !== 0) return ''
  switch (shareOf(s, unit)) {
    case 'none':
      return 'Does not move in this phase'
    case 'activated':
      return s.units.activated[unit] === 1
        ? `${pointsText(s, unit)} in this phase`
        : 'Moves in this phase if an HQ activates it'
    case 'rail':
      return s.units.ran[unit] === 1 ? 'Has run in this turn' : `${pointsText(s, unit)}, on rails, once a turn`
    default:
      return `${pointsText(s, unit)} in this phase`
  }
}

function pointsText(s: State, unit: number): string {
  const points = allowanceOf(s, unit)
  return `${fraction(points, POINT)} movement point${points === POINT ? '' : 's'}`
}

/** Off the map: where it is, and when it may come. */
function restLine(s: State, unit: number): Fact {
  const { units, setting, turn } = s
  const { boxes } = setting
  switch (units.place[unit]) {
    case boxes.ready:
      return { rule: '14.24', text: 'Ready' }
    case boxes.flown:
      return { rule: '9.2', text: 'Has flown: throws for readiness' }
    case boxes.damaged:
      return { rule: '9.22', text: 'Damaged' }
    case boxes.destroyed:
      return { rule: '14.32', text: 'Destroyed' }
    case boxes.arriving:
      if (units.due[unit] !== 0) return { rule: '8.1', text: 'May come in' }
      return groupLine(s, unit) === ''
        ? {
            rule: '8.1',
            text: `Comes on turn ${Math.max(turn, setting.dueTurn[unit]!)}, ${dateOf(Math.max(turn, setting.dueTurn[unit]!))}, at the earliest`,
          }
        : { rule: '8.2', text: `Comes with ${groupLine(s, unit)}` }
    case boxes.cadre:
      return { rule: '16.1', text: 'In the Cadre box' }
    case boxes.exited:
      return { rule: '11.6', text: 'Has left the map' }
    case 0:
      return setting.pool[unit] === 0 || setting.isUntried[unit] === 1
        ? { rule: '8.1', text: 'Not in play' }
        : { rule: '8.4', text: 'May be behind an Untried unit' }
    default:
      return { rule: '16.1', text: 'Out of the game' }
  }
}

/** Where its values come from. */
const sourceLine = ({ provenance }: Counter): string =>
  provenance.kind === 'printed' ? `Values as printed (${provenance.note})` : `Values reconstructed: ${provenance.note}`
